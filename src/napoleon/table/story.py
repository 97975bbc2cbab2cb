"""A table as its log tells it: nothing here is kept anywhere else, and everything is made again from the rows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from napoleon.deal import State, evolve
from napoleon.deal.events import Event, Viewer
from napoleon.deal.match import Match
from napoleon.rules import RuleSet, find_option
from napoleon.table.events import CLASSES, DealBegun, MatchBegun, MatchEnded, SatDown, Seat, TableOpened, read_row
from napoleon.table.frame import PastDeal
from napoleon.words import Problem


@dataclass(frozen=True, slots=True)
class Happening:
    """An event of the deal that runs, with its number at the table, and what each viewer knew before and after it."""

    seq: int
    event: Event
    before: dict[Viewer, State]
    after: dict[Viewer, State]


@dataclass(frozen=True, slots=True)
class DoneDeal:
    """A deal that is over, scored or come to nothing: its events lie open, unmasked, and so does the seed of its shuffle."""

    events: list[Event]
    seed: bytes


class Story:
    """The table so far. `apply` takes the next event; the rest is to be read."""

    def __init__(self) -> None:
        self.version = 0
        self.rules = RuleSet()
        self.seats: tuple[Seat, ...] = ()
        self.holders: dict[int, str] = {}
        self.match: Match | None = None
        self.number = 0
        """which deal of the match runs"""
        self.deal: State | None = None
        """the whole truth; only `decide` and the record of a deal that is over may look"""
        self.views: dict[Viewer, State] = {}
        """what each seat, and a spectator (None), was told of the deal"""
        self.happened: list[Happening] = []
        """the events of the deal that runs, unmasked"""
        self.totals: tuple[int, ...] = ()
        """the scores of the match before the deal that runs"""
        self.past: tuple[PastDeal, ...] = ()
        """the deals of the match before the one that runs, those that came to nothing too"""
        self.seed = b""
        """what the deal that runs was shuffled from; nobody is told before it is over"""
        self.done: list[DoneDeal] = []
        """every deal of the table that is over"""

    @staticmethod
    def read(rows: Sequence[str]) -> "Story":
        """The story of these rows; Problem when one of them cannot be read."""
        story = Story()
        story.apply_all(read_row(row) for row in rows)
        if not story.seats:
            raise Problem("unreadable_event", got="")
        return story

    def apply_all(self, events: Iterable[Event]) -> None:
        """Take the next events."""
        for event in events:
            self.apply(event)

    def apply(self, event: Event) -> None:
        """Take the next event."""
        self.version += 1
        if isinstance(event, CLASSES):
            self._at_the_table(event)
            return
        if self.deal is None or self.match is None:
            raise Problem("unreadable_event", got=type(event).__name__)
        self.deal = evolve(self.deal, event)
        before = self.views
        self.views = {viewer: evolve(state, event.masked(viewer)) for viewer, state in before.items()}
        self.happened.append(Happening(self.version, event, before, self.views))
        if self.deal.over:
            self.match = self.match.after(self.deal)
            self.done.append(DoneDeal([happening.event for happening in self.happened], self.seed))

    def _at_the_table(self, event: Event) -> None:
        if isinstance(event, TableOpened):
            values = {name: find_option(name).parse(value) for name, value in event.rules.items()}
            self.rules, self.seats = RuleSet.of(values), event.seats
        elif isinstance(event, SatDown):
            self.holders[event.seat] = event.holder
        elif isinstance(event, MatchBegun):
            self.match, self.deal, self.past = Match(self.rules, event.dealer), None, ()
        elif isinstance(event, DealBegun):
            if self.match is None:
                raise Problem("unreadable_event", got=type(event).__name__)
            if self.deal is not None:
                self.past = (*self.past, PastDeal.of(self.deal, self.number))
            self.number, self.totals, self.seed = event.number, self.match.totals, _seed(event)
            self.deal = State(self.rules)
            self.views = {viewer: State(self.rules) for viewer in (None, *range(self.rules.players))}
            self.happened = []
        elif isinstance(event, MatchEnded):
            self.happened.append(Happening(self.version, event, self.views, self.views))

    def seat_of(self, holder: str) -> int | None:
        """The seat that this session holds, None for a spectator."""
        return next((seat for seat, held in self.holders.items() if held == holder), None)

    def is_bot(self, seat: int) -> bool:
        """Whether a bot sits there."""
        return self.seats[seat].bot is not None

    @property
    def between(self) -> bool:
        """Whether a deal is over and the next has not begun."""
        return self.deal is None or self.deal.over


def _seed(event: DealBegun) -> bytes:
    try:
        return bytes.fromhex(event.seed)
    except ValueError:
        raise Problem("unreadable_event", got=event.seed[:60]) from None
