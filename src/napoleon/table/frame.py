"""What a view needs besides the deal itself: the players, the match so far, the table, and in which language to speak."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from napoleon.cards import CODES, SUITS
from napoleon.deal.events import Viewer
from napoleon.deal.state import State
from napoleon.rules import Bid
from napoleon.words import say
from napoleon.words.catalogue import card_text, list_text, strain_text


@dataclass(frozen=True)
class Voice:
    """Speaks to one viewer: a language, and the players' names with the viewer's own said as “you”."""

    language: str
    names: tuple[str, ...]

    def __call__(self, key: str, **details: object) -> str:
        """The sentence of a key."""
        if not details:
            return say(self.language, key)
        seat = details.get("seat")
        if isinstance(seat, int):
            details["seat"] = self.names[seat]  # the same sentence is kept once for all tables and seats of that name
        frozen = tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in details.items())
        return _said(self.language, key, frozen)

    def card(self, card: int) -> str:
        """A card as people write it: ♠A."""
        return card_text(CODES[card])

    def suit(self, suit: int | None) -> str:
        """A suit's sign, or the word for no trump."""
        return strain_text(self.language, letter(suit))

    def listing(self, items: Sequence[str]) -> str:
        """Several things in one breath."""
        return list_text(self.language, items)

    def signed(self, points: int) -> str:
        """Points with their sign: +6, −4, ±0."""
        return "±0" if points == 0 else f"{points:+d}".replace("-", "−")


@lru_cache(maxsize=8192)
def _said(language: str, key: str, details: tuple[tuple[str, object], ...]) -> str:
    """The sentence; kept, because a view says much that the one before it said, and a sentence takes 50 µs to make."""
    return say(language, key, None, **dict(details))


@dataclass(frozen=True, slots=True)
class PastDeal:
    """One row of the sheet: a deal that is over."""

    deal: int
    changes: tuple[int, ...]
    bid: Bid | None = None
    napoleon: int | None = None
    won: bool | None = None
    redeal: bool = False

    @staticmethod
    def of(state: State, deal: int) -> "PastDeal":
        """The row of a deal that is over; `deal` is its number."""
        if state.result is None:
            return PastDeal(deal, (0,) * state.players, redeal=True)
        return PastDeal(deal, state.result.scores, state.contract, state.napoleon, state.result.won)


@dataclass(frozen=True)
class Frame:
    """The table around a deal. Everything here is known to everybody, but for the log, which is the viewer's own."""

    names: tuple[str, ...]
    bots: tuple[bool, ...]
    totals: tuple[int, ...]
    """points by seat before this deal; the view adds this deal's own once it is scored"""
    language: str = "ja"
    deal: int = 1
    deals: int = 10
    past: tuple[PastDeal, ...] = ()
    """the deals of the match before this one; the view adds this deal once it is over"""
    table: str = ""
    rules_title: str = ""
    rules_code: str = ""
    rules_url: str = ""
    differences: tuple[str, ...] = ()
    """how the rules differ from the standard, as sentences"""
    log: Sequence[Mapping[str, object]] = ()
    """the rows of this deal so far, as `lines.log_row` makes them"""
    ready: frozenset[int] = frozenset()
    """who has already asked for the next deal"""
    match_over: bool = False
    commitment: str | None = None
    """to the seed of this deal's shuffle"""
    opened: str | None = None
    """the seed itself (hexadecimal), once the deal is over"""

    @staticmethod
    def of(names: Sequence[str], language: str = "ja") -> "Frame":
        """A frame for players alone: the first deal of a match, nobody a bot."""
        return Frame(tuple(names), (False,) * len(names), (0,) * len(names), language)

    def voice(self, viewer: Viewer) -> Voice:
        """Speaks to this viewer."""
        names = self.names
        if viewer is not None:
            names = (*names[:viewer], say(self.language, "table-you"), *names[viewer + 1 :])
        return Voice(self.language, names)

    def with_log(self, log: Sequence[Mapping[str, object]]) -> "Frame":
        """The same with these rows of the log."""
        return replace(self, log=log)


def letter(suit: int | None) -> str:
    """A suit's letter, N for no trump."""
    return "N" if suit is None else SUITS[suit]


def finished(state: State) -> bool:
    """Whether the deal has its result, or came to nothing."""
    return state.result is not None or state.redeal is not None or state.over
