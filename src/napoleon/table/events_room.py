"""What happens in the waiting room of a table with friends: who sits where, under which rules, who agreed."""

from dataclasses import dataclass, replace

from napoleon.deal.events import Event, Public, Viewer


@dataclass(frozen=True, slots=True)
class Hosted(Event):
    """A table with friends: people sit down in a waiting room before the first match. Masked: whose session the host's is.

    `level` is that of the bots, `clock` is off, relaxed or normal; `listed`: shown in the lobby; `chat`: people may write;
    `late`: spectators see a deal when it is over.
    """

    host: str
    level: str
    clock: str
    listed: bool
    chat: bool
    late: bool

    def masked(self, viewer: Viewer) -> Event:
        """Without the host's session."""
        return replace(self, host="")


@dataclass(frozen=True, slots=True)
class GuestSat(Event):
    """Somebody typed a name and took a chair. Masked: whose session it is."""

    seat: int
    name: str
    holder: str

    def masked(self, viewer: Viewer) -> Event:
        """Without the session."""
        return replace(self, holder="")


@dataclass(frozen=True, slots=True)
class BotSat(Public):
    """A bot of some strength has the chair."""

    seat: int
    name: str
    level: str


@dataclass(frozen=True, slots=True)
class SeatLeft(Public):
    """In the waiting room: the chair is empty again."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatsSwapped(Public):
    """In the waiting room: two chairs changed places, with whoever sat on them."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class HostPassed(Event):
    """Another session is the host's now ("": nobody's, until somebody sits down). Masked: whose."""

    holder: str

    def masked(self, viewer: Viewer) -> Event:
        """Without the session."""
        return replace(self, holder="")


@dataclass(frozen=True, slots=True)
class RulesChanged(Public):
    """In the waiting room: other rules (in full, by option name); what anybody agreed to before counts no more."""

    rules: dict[str, object]


@dataclass(frozen=True, slots=True)
class SettingsChanged(Public):
    """The host's settings, all of them; their meaning is that of `Hosted`."""

    level: str
    clock: str
    listed: bool
    chat: bool
    late: bool


@dataclass(frozen=True, slots=True)
class Agreed(Public):
    """Somebody agrees to the rules as they are."""

    seat: int


CLASSES: tuple[type[Event], ...] = (
    Hosted,
    GuestSat,
    BotSat,
    SeatLeft,
    SeatsSwapped,
    HostPassed,
    RulesChanged,
    SettingsChanged,
    Agreed,
)
