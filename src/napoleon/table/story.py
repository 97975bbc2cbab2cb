"""A table as its log tells it: nothing here is kept anywhere else, and everything is made again from the rows."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from napoleon.deal import State, evolve
from napoleon.deal.events import Event, Viewer
from napoleon.deal.match import Match
from napoleon.rules import RuleSet
from napoleon.store import Row
from napoleon.table.company import Company
from napoleon.table.events import CLASSES, DealBegun, MatchBegun, MatchEnded, Seat, read_row, seed_bytes
from napoleon.table.frame import PastDeal
from napoleon.table.past import DECIDES, begins_deal, is_passed_by
from napoleon.table.scene import MOVES, Scene
from napoleon.words import Problem

MOST_NOTES = 100


@dataclass(frozen=True, slots=True)
class Happening:
    """An event of the deal that runs, with its number at the table, and what each viewer knew before and after it."""

    seq: int
    event: Event
    before: dict[Viewer, State]
    after: dict[Viewer, State]


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened among the people, with its number, and the seats as they were before it."""

    seq: int
    event: Event
    seats: tuple[Seat, ...]


class Story:
    """The table so far. `apply` takes the next event; the rest is to be read."""

    def __init__(self) -> None:
        self.scene = Scene()
        self.deal_at = 0
        """the version at which the deal that runs began"""
        self.views: dict[Viewer, State] = {}
        """what each seat, and a spectator (None), was told of the deal"""
        self.happened: list[Happening] = []
        """the events of the deal that runs, unmasked"""
        self.notes: list[Note] = []
        """what happened among the people since the deal began, or in the waiting room; the oldest are forgotten"""
        self.totals: tuple[int, ...] = ()
        """the scores of the match before the deal that runs"""
        self.past: tuple[PastDeal, ...] = ()
        """the deals of the match before the one that runs, those that came to nothing too"""
        self.seed = b""
        """what the deal that runs was shuffled from; nobody is told before it is over"""

    @staticmethod
    def read(rows: Sequence[Row]) -> "Story":
        """The story of these rows; Problem when one of them that counts cannot be read.

        The deals before the last are skimmed: whoever comes to a long table must not wait for all of its cards.
        """
        story = Story()
        last = next((at for at in range(len(rows) - 1, -1, -1) if begins_deal(rows[at].body)), 0)
        story._skim(rows[:last])
        story.apply_all((read_row(row.body), row.at) for row in rows[last:])
        if not story.seats:
            raise Problem("unreadable_event", got="")
        return story

    def _skim(self, rows: Sequence[Row]) -> None:
        """Take the rows of deals that are over. What they leave to the next deal is the same as if they were applied."""
        for version, row in enumerate(rows):
            company = self.company
            pressed = bool(company.ran_out or company.by_clock)  # then a move says whether a person or the clock made it
            if not pressed and is_passed_by(row.body):
                continue
            event = read_row(row.body)
            before = self.scene
            if isinstance(event, (*CLASSES, *DECIDES)):
                self.scene = replace(before, version=version).after(event, row.at)
                if isinstance(event, MatchBegun | DealBegun):
                    self._at_the_table(event, before)
            elif isinstance(event, MOVES):
                self.scene = replace(before, company=company.acted(event.seat))
        self.scene = replace(self.scene, version=len(rows))

    def apply_all(self, events: Iterable[tuple[Event, float]]) -> None:
        """Take the next events, each with the time when it happened."""
        for event, at in events:
            self.apply(event, at)

    def apply(self, event: Event, at: float) -> None:
        """Take the next event, which happened at this time."""
        before = self.scene
        self.scene = before.after(event, at)
        if isinstance(event, CLASSES):
            self._at_the_table(event, before)
            return
        views = self.views
        self.views = {viewer: evolve(state, event.masked(viewer)) for viewer, state in views.items()}
        self.happened.append(Happening(self.version, event, views, self.views))

    def _at_the_table(self, event: Event, before: Scene) -> None:
        if isinstance(event, MatchBegun):
            self.past, self.views = (), {}
        elif isinstance(event, DealBegun):
            if before.deal is not None:
                self.past = (*self.past, PastDeal.of(before.deal, before.number))
            self.totals = before.match.totals if before.match is not None else ()
            self.deal_at, self.seed = self.version, seed_bytes(event.seed)
            self.views = {viewer: State(self.rules) for viewer in (None, *range(self.rules.players))}
            self.happened, self.notes = [], []
        elif isinstance(event, MatchEnded):
            self.happened.append(Happening(self.version, event, self.views, self.views))
        else:
            self.notes = [*self.notes[1 - MOST_NOTES :], Note(self.version, event, before.company.seats)]

    @property
    def version(self) -> int:
        """How many events there were."""
        return self.scene.version

    @property
    def company(self) -> Company:
        """The people and bots."""
        return self.scene.company

    @property
    def rules(self) -> RuleSet:
        """The rules of the table."""
        return self.scene.company.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The chairs."""
        return self.scene.company.seats

    @property
    def match(self) -> Match | None:
        """The match that runs or ran last, up to the last deal that is over."""
        return self.scene.match

    @property
    def number(self) -> int:
        """Which deal of the match runs."""
        return self.scene.number

    @property
    def deal(self) -> State | None:
        """The whole truth; only `decide` and the record of a deal that is over may look."""
        return self.scene.deal

    def seat_of(self, holder: str | None) -> int | None:
        """The seat that this session holds, None for a spectator."""
        return self.company.seat_of(holder) if holder else None

    @property
    def between(self) -> bool:
        """Whether a deal is over and the next has not begun."""
        return not self.scene.running
