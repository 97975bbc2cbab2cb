"""The people and bots of a table, and how things stand with them: folded from the table's events, never changed in place."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from napoleon.deal.events import Event
from napoleon.rules import RuleSet, find_option
from napoleon.table import events_people as people
from napoleon.table import events_room as room
from napoleon.table.events import DealBegun, MatchBegun, SatDown, Seat, TableOpened

T = TypeVar("T")
MOST_LINES = 50
CODE_SECONDS = 600.0
"""how long a code for another device can be used"""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host decides besides the rules; see `Hosted`."""

    level: str = "simple"
    clock: str = "off"
    listed: bool = False
    chat: bool = False
    late: bool = False


@dataclass(frozen=True, slots=True)
class Code:
    """A code for another device: its hash, and until when it can be used."""

    digest: str
    until: float


@dataclass(frozen=True, slots=True)
class Line:
    """A remark with its number at the table, and who made it: the person, and the chair as it was called then."""

    seq: int
    person: int | None
    chair: Seat
    remark: people.Stamped | people.Said


@dataclass(frozen=True)
class Company:
    """Who is at the table. Seats of people are those with a holder; a chair without holder and bot is empty."""

    rules: RuleSet = field(default_factory=RuleSet)
    seats: tuple[Seat, ...] = ()
    holders: Mapping[int, str] = field(default_factory=dict)
    persons: Mapping[str, int] = field(default_factory=dict)
    """the number of everybody who has ever had a seat, by session: it stays the same on another chair, and after leaving"""
    host: str | None = None
    """the host's session ("": nobody's at the moment); None: this is no table with friends"""
    chooser: str | None = None
    """whose session opened the table, or changed its rules since"""
    settings: Settings = field(default_factory=Settings)
    playing: bool = False
    """the first match has begun"""
    agreed: frozenset[int] = frozenset()
    connected: Mapping[int, str] = field(default_factory=dict)
    """the people that are here, and through which process"""
    gone: Mapping[int, float] = field(default_factory=dict)
    """the people whose connection was lost, and when"""
    away: frozenset[int] = frozenset()
    """the people that a bot stands in for"""
    ran_out: Mapping[int, int] = field(default_factory=dict)
    """how often in a row a person's clock ran out"""
    by_clock: frozenset[int] = frozenset()
    """whose next move is the bot's, because the clock ran out"""
    ready: frozenset[int] = frozenset()
    ready_at: float = 0.0
    """when the first of them was ready"""
    codes: Mapping[int, Code] = field(default_factory=dict)
    muted: frozenset[int] = frozenset()
    """the persons, by number, whose remarks the host does not let through"""
    lines: tuple[Line, ...] = ()
    """the last things said"""

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return sorted(self.holders)

    @property
    def present(self) -> list[int]:
        """The seats of people who are connected and play themselves."""
        return [seat for seat in self.people if seat in self.connected and seat not in self.away]

    @property
    def host_seat(self) -> int | None:
        """Where the host sits."""
        return self.seat_of(self.host) if self.host else None

    def seat_of(self, holder: str) -> int | None:
        """The seat that this session holds, None for a spectator."""
        return next((seat for seat, held in self.holders.items() if held == holder), None)

    def person_at(self, seat: int) -> int | None:
        """The number of the person who has this seat, None where nobody has it."""
        return self.persons[self.holders[seat]] if seat in self.holders else None

    def is_empty(self, seat: int) -> bool:
        """Whether nobody sits there."""
        return self.seats[seat] == Seat("") and seat not in self.holders

    def bot_at(self, seat: int) -> str | None:
        """What moves for this seat: a bot, also one that stands in, or None for a person."""
        return self.settings.level if seat in self.away else self.seats[seat].bot

    def after(self, event: Event, seq: int, at: float) -> "Company":
        """The company after an event of the table, which has this number and happened at that time."""
        match event:
            case TableOpened():
                level = next((seat.bot for seat in event.seats if seat.bot is not None), Settings().level)
                return replace(self, rules=rules_of(event.rules), seats=event.seats, settings=Settings(level))
            case SatDown():
                host = event.holder if self.host and self.holders.get(event.seat) == self.host else self.host
                chooser = event.holder if self.chooser and self.holders.get(event.seat) == self.chooser else self.chooser
                codes = without(self.codes, event.seat)
                return replace(self._held(event.seat, event.holder, seq), host=host, chooser=chooser, codes=codes)
            case MatchBegun():
                return replace(self, playing=True, ready=frozenset())
            case DealBegun():
                return replace(self, ready=frozenset())
        if isinstance(event, room.CLASSES):
            return self._in_the_room(event, seq)
        return self._of_people(event, seq, at)

    def acted(self, seat: int) -> "Company":
        """After a move of this seat: it counts as the person's own unless the clock had run out."""
        if seat in self.by_clock:
            return replace(self, by_clock=self.by_clock - {seat})
        return replace(self, ran_out=without(self.ran_out, seat)) if seat in self.ran_out else self

    def _in_the_room(self, event: Event, seq: int) -> "Company":
        match event:
            case room.Hosted():
                settings = Settings(event.level, event.clock, event.listed, event.chat, event.late)
                return replace(self, host=event.host, chooser=event.host, settings=settings)
            case room.GuestSat():
                return self._vacated(event.seat, Seat(event.name))._held(event.seat, event.holder, seq)
            case room.BotSat():
                return self._vacated(event.seat, Seat(event.name, event.level))
            case room.SeatLeft():
                return self._vacated(event.seat, Seat(""))
            case room.SeatsSwapped():
                return self._swapped(event.first, event.second)
            case room.HostPassed():
                return replace(self, host=event.holder)
            case room.RulesChanged():
                rules = rules_of(event.rules)
                seats = (*self.seats, *[Seat("")] * rules.players)[: rules.players]
                return replace(self, rules=rules, seats=seats, agreed=frozenset(), chooser=self.host)
            case room.SettingsChanged():
                return replace(self, settings=Settings(event.level, event.clock, event.listed, event.chat, event.late))
            case room.Agreed():
                return replace(self, agreed=self.agreed | {event.seat})
        raise NotImplementedError(type(event).__name__)

    def _of_people(self, event: Event, seq: int, at: float) -> "Company":
        match event:
            case people.Connected():
                connected = {**self.connected, event.seat: event.node}
                return replace(self, connected=connected, gone=without(self.gone, event.seat))
            case people.Disconnected():
                return replace(self, connected=without(self.connected, event.seat), gone={**self.gone, event.seat: at})
            case people.BotStandsIn():
                return replace(self, away=self.away | {event.seat})
            case people.TookBack():
                return replace(self, away=self.away - {event.seat}, ran_out=without(self.ran_out, event.seat))
            case people.LeftForGood():
                return self._vacated(event.seat, Seat(event.name, self.settings.level))
            case people.ClockRanOut():
                times = {**self.ran_out, event.seat: self.ran_out.get(event.seat, 0) + 1}
                return replace(self, ran_out=times, by_clock=self.by_clock | {event.seat})
            case people.Ready():
                return replace(self, ready=self.ready | {event.seat}, ready_at=self.ready_at if self.ready else at)
            case people.CodeGiven():
                return replace(self, codes={**self.codes, event.seat: Code(event.code, at + CODE_SECONDS)})
            case people.Stamped() | people.Said():
                line = Line(seq, self.person_at(event.seat), self.seats[event.seat], event)
                return replace(self, lines=(*self.lines, line)[-MOST_LINES:])
            case people.Muted() if (person := self.person_at(event.seat)) is not None:
                return replace(self, muted=self.muted | {person} if event.on else self.muted - {person})
            case people.SpectatorsLate():
                return replace(self, settings=replace(self.settings, late=event.on))
        return self

    def _held(self, seat: int, holder: str, seq: int) -> "Company":
        """The session has the seat: on another device it is the same person, else one who was here before, or a new one."""
        before = self.holders.get(seat)
        person = self.persons.get(holder, seq) if before is None else self.persons[before]
        persons = {other: number for other, number in self.persons.items() if other != before}
        return replace(self, holders={**self.holders, seat: holder}, persons={**persons, holder: person})

    def _vacated(self, seat: int, chair: Seat) -> "Company":
        """Nothing is left at the seat of whoever had it."""
        return replace(
            self,
            seats=(*self.seats[:seat], chair, *self.seats[seat + 1 :]),
            holders=without(self.holders, seat),
            agreed=self.agreed - {seat},
            connected=without(self.connected, seat),
            gone=without(self.gone, seat),
            away=self.away - {seat},
            ran_out=without(self.ran_out, seat),
            by_clock=self.by_clock - {seat},
            ready=self.ready - {seat},
            codes=without(self.codes, seat),
        )

    def _swapped(self, first: int, second: int) -> "Company":
        other = {first: second, second: first}

        def turned(seats: frozenset[int]) -> frozenset[int]:
            return frozenset(other.get(seat, seat) for seat in seats)

        seats = list(self.seats)
        seats[first], seats[second] = seats[second], seats[first]
        return replace(
            self,
            seats=tuple(seats),
            holders={other.get(seat, seat): held for seat, held in self.holders.items()},
            agreed=turned(self.agreed),
            connected={other.get(seat, seat): node for seat, node in self.connected.items()},
            gone={other.get(seat, seat): when for seat, when in self.gone.items()},
            codes={other.get(seat, seat): code for seat, code in self.codes.items()},
        )


def rules_of(values: Mapping[str, object]) -> RuleSet:
    """The rules that an event holds by option name."""
    return RuleSet.of({name: find_option(name).parse(value) for name, value in values.items()})


def without(items: Mapping[int, T], seat: int) -> dict[int, T]:
    """The same without this seat."""
    return {key: value for key, value in items.items() if key != seat}
