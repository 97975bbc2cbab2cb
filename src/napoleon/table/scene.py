"""How a table stands: its people, the match, the deal, and since when it waits.

Never changed in place, so that one can ask what an event would make of it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from napoleon.bots.match_play import awaited
from napoleon.deal import State, evolve
from napoleon.deal import events as ev
from napoleon.deal.events import Event
from napoleon.deal.match import Match
from napoleon.table.company import Company
from napoleon.table.events import CLASSES, DealBegun, MatchBegun
from napoleon.table.events_people import SpectatorsLate
from napoleon.table.events_room import SettingsChanged
from napoleon.table.timing import CLOCKS, LONG_PHASES
from napoleon.words import Problem

MOVES = (ev.BidMade, ev.Passed, ev.AdjutantNamed, ev.Discarded, ev.PerfectAnswered, ev.CardPlayed, ev.Betrayed)


@dataclass(frozen=True)
class Scene:
    """A table at some version. `deal` is the whole truth: only `decide` may look."""

    version: int = 0
    company: Company = field(default_factory=Company)
    match: Match | None = None
    deal: State | None = None
    number: int = 0
    """which deal of the match runs"""
    moved: int = 0
    """the version of the deal's last event"""
    moved_at: float = 0.0
    """when it happened"""
    clock_from: float = 0.0
    """since when the clock of whoever must move runs"""
    late_deal: bool = False
    """spectators see the deal that runs when it is over"""

    @property
    def running(self) -> bool:
        """Whether a deal runs."""
        return self.deal is not None and not self.deal.over

    @property
    def hidden(self) -> bool:
        """Whether spectators are told nothing now."""
        return self.late_deal and self.running

    @property
    def match_over(self) -> bool:
        """Whether the last deal of a match is scored and no other match has begun."""
        return self.match is not None and self.match.over

    def after(self, event: Event, at: float) -> "Scene":
        """The scene after the next event, which happened at this time."""
        scene = self._after(event, at)
        if event_moves(event) or (not self.clocked and scene.clocked):
            return replace(scene, clock_from=at)
        return scene

    def after_all(self, events: Iterable[Event], at: float) -> "Scene":
        """The scene after all of the events."""
        scene = self
        for event in events:
            scene = scene.after(event, at)
        return scene

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the deal waits for."""
        return awaited(self.deal) if self.deal is not None and self.running else ()

    @property
    def clocked(self) -> tuple[int, ...]:
        """The people whose clock runs: those that another person who is here waits for."""
        company = self.company
        if CLOCKS[company.settings.clock] is None or not self.running:
            return ()
        present = company.present
        people = [seat for seat in self.awaited if company.bot_at(seat) is None]
        return tuple(seat for seat in people if any(other != seat for other in present))

    @property
    def clock_seconds(self) -> float | None:
        """What the clock gives for the move that is due; None without a clock."""
        seconds = CLOCKS[self.company.settings.clock]
        if seconds is None or self.deal is None:
            return None
        return seconds * LONG_PHASES.get(self.deal.phase, 1)

    @property
    def bots_to_move(self) -> list[int]:
        """The seats that the deal waits for and a bot moves for; none while no person is here."""
        if not self.company.connected:
            return []
        return [seat for seat in self.awaited if self.company.bot_at(seat) is not None]

    def _after(self, event: Event, at: float) -> "Scene":
        version = self.version + 1
        if not isinstance(event, CLASSES):
            return self._dealt(event, version, at)
        company = self.company.after(event, version, at)
        scene = replace(self, version=version, company=company)
        if isinstance(event, MatchBegun):
            return replace(scene, match=Match(company.rules, event.dealer), deal=None)
        if isinstance(event, DealBegun):
            if self.match is None:
                raise Problem("unreadable_event", got=type(event).__name__)
            late = company.settings.late
            return replace(scene, deal=State(company.rules), number=event.number, moved_at=at, late_deal=late)
        if isinstance(event, SpectatorsLate | SettingsChanged) and company.settings.late:
            return replace(scene, late_deal=True)
        return scene

    def _dealt(self, event: Event, version: int, at: float) -> "Scene":
        if self.deal is None or self.match is None:
            raise Problem("unreadable_event", got=type(event).__name__)
        deal = evolve(self.deal, event)
        match = self.match.after(deal) if deal.over else self.match
        company = self.company.acted(event.seat) if isinstance(event, MOVES) else self.company
        return replace(self, version=version, company=company, match=match, deal=deal, moved=version, moved_at=at)


def event_moves(event: Event) -> bool:
    """Whether the deal moves on with this event."""
    return not isinstance(event, CLASSES)
