"""What happened: the events of a deal, facts that need no rule to be read again.

Each class says what a viewer (a seat, or None for a spectator) may see of it: `masked`. A class that does not say is an
error, not a leak. A masked event keeps its place in the sequence.
"""

from dataclasses import dataclass, replace

from napoleon.cards import codes
from napoleon.play.trick import Played
from napoleon.rules import Bid

UNKNOWN = -1
Viewer = int | None


class Event:
    """Something that happened in a deal."""

    def masked(self, viewer: Viewer) -> "Event":
        """The event as this viewer may see it."""
        raise NotImplementedError(f"{type(self).__name__} does not say what may be seen of it")


class Public(Event):
    """An event that everybody sees whole."""

    def masked(self, viewer: Viewer) -> Event:
        """The event itself."""
        return self


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards lie: the hands by seat and the widow in order. Masked: the own hand only; the counts are public."""

    dealer: int
    hands: tuple[tuple[int, ...], ...]
    widow: tuple[int, ...]
    counts: tuple[int, ...]
    widow_count: int
    previous: tuple[int, int | None] | None
    """Napoleon and adjutant of the deal before, as far as there was one"""

    def masked(self, viewer: Viewer) -> Event:
        """Only the viewer's own hand."""
        hands = tuple(hand if seat == viewer else () for seat, hand in enumerate(self.hands))
        return replace(self, hands=hands, widow=())


@dataclass(frozen=True, slots=True)
class Turn(Public):
    """Who may act now, and in which phase: auction, naming, exchange, perfect, play or over."""

    phase: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TrumpDrawn(Public):
    """The trump suit of a game without sides (V)."""

    suit: int


@dataclass(frozen=True, slots=True)
class BidMade(Public):
    """A bid."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """A pass."""

    seat: int


@dataclass(frozen=True, slots=True)
class WidowExposed(Public):
    """Nobody bid: the widow lies face up and the auction begins again (A10 expose_widow)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WidowTurned(Public):
    """Nobody bid: a widow card is turned; `seat` holds the jack of its suit, or nobody does (A10 widow_jack)."""

    card: int
    seat: int | None


@dataclass(frozen=True, slots=True)
class BidDemanded(Public):
    """Nobody bid: the Napoleon or adjutant of the deal before must make one bid (A10 previous_…)."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class Redealt(Public):
    """The deal came to nothing; `reason` is the value of A10 that led here."""

    reason: str


@dataclass(frozen=True, slots=True)
class ContractMade(Public):
    """Napoleon and the contract; `forced` is the value of A10 where nobody bid of free will."""

    seat: int
    bid: Bid
    forced: str | None = None


@dataclass(frozen=True, slots=True)
class AdjutantNamed(Event):
    """The adjutant card is named. `holder` (None: Napoleon is alone) is masked for everybody."""

    seat: int
    card: int
    holder: int | None

    def masked(self, viewer: Viewer) -> Event:
        """Without the holder: who holds the card sees it in the own hand."""
        return replace(self, holder=UNKNOWN)


@dataclass(frozen=True, slots=True)
class WidowShown(Public):
    """The widow is shown to all before it is taken (X2)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WidowTaken(Event):
    """Napoleon takes the widow. Masked: how many cards."""

    seat: int
    cards: tuple[int, ...]
    count: int

    def masked(self, viewer: Viewer) -> Event:
        """The cards for Napoleon only."""
        return self if viewer == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The discards. Masked: the face-up ones `shown` (X3); with none shown, nor is the receiver of a gift."""

    seat: int
    cards: tuple[int, ...]
    shown: tuple[int, ...]
    count: int
    receiver: int | None
    secret: bool
    """the discards are not shown at all, so that a receiver would tell of honours among them"""

    def masked(self, viewer: Viewer) -> Event:
        """All for Napoleon; for the others what lies face up."""
        if viewer == self.seat:
            return self
        return replace(self, cards=self.shown, receiver=None if self.secret else self.receiver)


@dataclass(frozen=True, slots=True)
class PerfectAnswered(Public):
    """Napoleon declared a perfect, or did not (W2)."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Betrayed(Public):
    """The adjutant (B1) or Napoleon (B2, showing `cards`) goes over to the allies."""

    seat: int
    who: str
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class CardPlayed(Public):
    """A card played to the trick."""

    seat: int
    play: Played


@dataclass(frozen=True, slots=True)
class AdjutantRevealed(Public):
    """The named card was played: its player is the adjutant, or is Napoleon and alone."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrickWon(Public):
    """A full trick: its winner, the winning card, its honours, and the reason in one word."""

    seat: int
    card: int
    honours: int
    reason: str


@dataclass(frozen=True, slots=True)
class DealScored(Public):
    """The deal is over: everything is open. All by seat where it says so."""

    napoleon: int | None
    adjutant: int | None
    side: tuple[int, ...]
    honours: tuple[int, ...]
    """by seat, from tricks"""
    discarded_honours: int
    side_honours: int
    won: bool | None
    scores: tuple[int, ...]
    row: str
    """which row of the scores applied: won, won_solo, all, lost, swept, …"""
    doubled: bool
    hands: tuple[tuple[int, ...], ...]
    """as dealt"""
    widow: tuple[int, ...]
    discards: tuple[int, ...]


def describe(event: Event) -> str:
    """The event on one line, for golden records and differences."""
    parts = []
    for name in event.__dataclass_fields__:  # type: ignore[attr-defined]
        value = getattr(event, name)
        if name in ("cards", "shown", "widow", "discards"):
            value = " ".join(codes(value))
        elif name == "hands":
            value = " | ".join(" ".join(codes(hand)) for hand in value)
        elif name == "card":
            value = codes([value])[0]
        elif name in ("bid", "play"):
            value = str(value)
        parts.append(f"{name}={value}")
    return f"{type(event).__name__} " + ", ".join(parts)
