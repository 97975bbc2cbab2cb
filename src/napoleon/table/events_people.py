"""What happens to the people of a table: they come and go, bots stand in for them, they change devices, they talk."""

from dataclasses import dataclass, replace

from napoleon.deal.events import Event, Public, Viewer


@dataclass(frozen=True, slots=True)
class Connected(Event):
    """The person of a seat is here, through this process. Masked: which."""

    seat: int
    node: str

    def masked(self, viewer: Viewer) -> Event:
        """Without the process."""
        return replace(self, node="")


@dataclass(frozen=True, slots=True)
class Disconnected(Public):
    """The last connection of the person of a seat is gone."""

    seat: int


@dataclass(frozen=True, slots=True)
class BotStandsIn(Public):
    """The person of a seat is away: from now on a bot moves, until the seat is taken back."""

    seat: int


@dataclass(frozen=True, slots=True)
class TookBack(Public):
    """The person moves again."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeftForGood(Public):
    """During a match: the seat belongs to a bot of this name now."""

    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class ClockRanOut(Public):
    """The time for a move is over; the move that follows is a bot's."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ready(Public):
    """Somebody has seen the result and wants to go on."""

    seat: int


@dataclass(frozen=True, slots=True)
class CodeGiven(Event):
    """A code was given out with which another device may take the seat, once; `code` is its hash. Masked: the hash."""

    seat: int
    code: str

    def masked(self, viewer: Viewer) -> Event:
        """Without the hash."""
        return replace(self, code="")


@dataclass(frozen=True, slots=True)
class Stamped(Public):
    """One of a few ready-made remarks."""

    seat: int
    stamp: str


@dataclass(frozen=True, slots=True)
class Said(Public):
    """Something written, where the host lets people write."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Muted(Public):
    """The host does not let this seat write or stamp, or does again."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class SpectatorsLate(Public):
    """Spectators see a deal only when it is over: at once, or (`on` false) no more from the next deal on."""

    on: bool


CLASSES: tuple[type[Event], ...] = (
    Connected,
    Disconnected,
    BotStandsIn,
    TookBack,
    LeftForGood,
    ClockRanOut,
    Ready,
    CodeGiven,
    Stamped,
    Said,
    Muted,
    SpectatorsLate,
)
