"""A rule set: a choice for every option, and what follows from it about the pack and the bids."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from napoleon.cards import CARDS, JO, JOKER_MASK, RANK_MASKS, RANKS
from napoleon.rules.families.adjutant import Adjutant
from napoleon.rules.families.auction import Auction
from napoleon.rules.families.betrayal import Betrayal
from napoleon.rules.families.calls import Calls
from napoleon.rules.families.exchange import Exchange
from napoleon.rules.families.joker import Joker
from napoleon.rules.families.killers import Killers
from napoleon.rules.families.mode import Mode
from napoleon.rules.families.play import Play
from napoleon.rules.families.same_two import SameTwo
from napoleon.rules.families.score import Score
from napoleon.rules.families.table import Table
from napoleon.rules.families.win import Win
from napoleon.rules.option import Option, declared

FAMILIES: dict[str, type] = {
    "table": Table,
    "auction": Auction,
    "adjutant": Adjutant,
    "exchange": Exchange,
    "play": Play,
    "joker": Joker,
    "same_two": SameTwo,
    "killers": Killers,
    "calls": Calls,
    "betrayal": Betrayal,
    "win": Win,
    "score": Score,
    "mode": Mode,
}

# option name → where it is kept: (family, field, declaration), in the order of RULES.md
PLACES: dict[str, tuple[str, str, Option]] = {
    item.name: (family, field_name, item) for family, cls in FAMILIES.items() for field_name, item in declared(cls).items()
}
OPTIONS: dict[str, Option] = {name: place[2] for name, place in PLACES.items()}
# the cards that a card or a rank names, as masks
NAMED_CARDS: dict[str, int] = {**dict(zip(RANKS, RANK_MASKS, strict=True)), **{code: 1 << card for code, card in CARDS.items()}}
DEFAULT_HAND_SIZE = {4: 12, 5: 10, 6: 8, 7: 7}


@dataclass(frozen=True)
class RuleSet:
    """One choice for every option, by family. Made by `napoleon.rules.parse`; making it directly checks nothing."""

    table: Table = Table()
    auction: Auction = Auction()
    adjutant: Adjutant = Adjutant()
    exchange: Exchange = Exchange()
    play: Play = Play()
    joker: Joker = Joker()
    same_two: SameTwo = SameTwo()
    killers: Killers = Killers()
    calls: Calls = Calls()
    betrayal: Betrayal = Betrayal()
    win: Win = Win()
    score: Score = Score()
    mode: Mode = Mode()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Computed once: every look at a trick asks the cache of compiled tables with it."""
        return hash(tuple(self.values().values()))

    def __getstate__(self) -> dict[str, Any]:
        """Without the hash: another process hashes strings differently."""
        return {name: value for name, value in self.__dict__.items() if name != "_hash"}

    @staticmethod
    def of(values: Mapping[str, Any]) -> "RuleSet":
        """The rule set with these parsed values by option name, the defaults elsewhere."""
        chosen: dict[str, dict[str, Any]] = {}
        for name, value in values.items():
            family, field_name, _ = PLACES[name]
            chosen.setdefault(family, {})[field_name] = value
        return RuleSet(**{family: FAMILIES[family](**items) for family, items in chosen.items()})

    def value(self, name: str) -> Any:
        """The value of the option with this name, as the program holds it."""
        family, field_name, _ = PLACES[name]
        return getattr(getattr(self, family), field_name)

    def values(self) -> dict[str, Any]:
        """Every option's value by name, in the order of RULES.md."""
        return {name: self.value(name) for name in PLACES}

    @cached_property
    def pack(self) -> int:
        """The cards in play, as a mask (T2, T3)."""
        cards = (1 << (JO + self.table.jokers)) - 1
        for item in self.table.removed:
            cards &= ~NAMED_CARDS[item]
        return cards

    @cached_property
    def honours(self) -> int:
        """The honours of the pack, as a mask (T5)."""
        return self.pack & sum(NAMED_CARDS[rank] for rank in self.table.honours)

    @cached_property
    def jokers(self) -> int:
        """The jokers of the pack, as a mask."""
        return self.pack & JOKER_MASK

    @property
    def honour_count(self) -> int:
        """How many honours the pack has."""
        return self.honours.bit_count()

    @property
    def players(self) -> int:
        """The number of seats (T1)."""
        return self.table.players

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player, which is also the number of tricks (T4)."""
        return self.table.hand_size or DEFAULT_HAND_SIZE[self.table.players]

    @property
    def widow_size(self) -> int:
        """Cards left over from the deal (T4)."""
        return self.pack.bit_count() - self.players * self.hand_size

    @property
    def largest_number(self) -> int:
        """The largest number that may be bid: every honour, or one less where taking all loses (W1)."""
        return self.honour_count - (self.win.all_honours == "loses")

    @property
    def strains(self) -> tuple[int | None, ...]:
        """The strains that may be bid, strong to weak, None for no trump (A4, A5)."""
        suits: tuple[int | None, ...] = self.auction.suit_order
        return {"off": suits, "high": (None, *suits), "low": (*suits, None)}[self.auction.no_trump]

    @property
    def sides(self) -> bool:
        """Whether there is a Napoleon at all (V)."""
        return self.mode.mode == "sides"
