"""A rule set: a choice for every option, and what follows from it about the pack and the bids."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from napoleon.cards import CARD_COUNT, CARDS, JO, JOKERS, RANKS, mask, members, rank_of
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
DEFAULT_HAND_SIZE = {4: 12, 5: 10, 6: 8, 7: 7}


@dataclass(frozen=True)
class RuleSet:
    """One choice for every option, by family. Made by `napoleon.rules.parse`; making it directly checks nothing."""

    table: Table = field(default_factory=Table)
    auction: Auction = field(default_factory=Auction)
    adjutant: Adjutant = field(default_factory=Adjutant)
    exchange: Exchange = field(default_factory=Exchange)
    play: Play = field(default_factory=Play)
    joker: Joker = field(default_factory=Joker)
    same_two: SameTwo = field(default_factory=SameTwo)
    killers: Killers = field(default_factory=Killers)
    calls: Calls = field(default_factory=Calls)
    betrayal: Betrayal = field(default_factory=Betrayal)
    win: Win = field(default_factory=Win)
    score: Score = field(default_factory=Score)
    mode: Mode = field(default_factory=Mode)

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
        gone = {CARDS[item] for item in self.table.removed if len(item) == 2}
        ranks = {RANKS.index(item) for item in self.table.removed if len(item) == 1}
        last = JO + self.table.jokers
        return mask(c for c in range(CARD_COUNT) if c < last and c not in gone and (c >= JO or rank_of(c) not in ranks))

    @cached_property
    def honours(self) -> int:
        """The honours of the pack, as a mask (T5)."""
        return mask(c for c in members(self.pack) if c < JO and RANKS[rank_of(c)] in self.table.honours)

    @cached_property
    def jokers(self) -> int:
        """The jokers of the pack, as a mask."""
        return self.pack & mask(JOKERS)

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
