"""What people want besides playing a card: the waiting room, leaving and coming back, talking. Read in `messages`."""

from dataclasses import dataclass

from napoleon.rules import RuleSet


@dataclass(frozen=True, slots=True)
class Next:
    """To go on: the next deal, or another match."""


@dataclass(frozen=True, slots=True)
class Sit:
    """To take a chair (None: the first that is free) under a name."""

    seat: int | None
    name: str


@dataclass(frozen=True, slots=True)
class Leave:
    """To give the seat up."""


@dataclass(frozen=True, slots=True)
class AddBot:
    """To give a chair to a bot of a level."""

    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Remove:
    """To empty somebody else's chair."""

    seat: int


@dataclass(frozen=True, slots=True)
class Swap:
    """To let two chairs change places."""

    first: int
    second: int


@dataclass(frozen=True, slots=True)
class ChangeRules:
    """To play by other rules."""

    rules: RuleSet


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """To change some of the settings; None: as before."""

    level: str | None = None
    clock: str | None = None
    listed: bool | None = None
    chat: bool | None = None
    late: bool | None = None


@dataclass(frozen=True, slots=True)
class Agree:
    """To agree to the rules."""


@dataclass(frozen=True, slots=True)
class Start:
    """To begin the first match."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """To make a ready-made remark."""

    stamp: str


@dataclass(frozen=True, slots=True)
class Say:
    """To write a line."""

    text: str


@dataclass(frozen=True, slots=True)
class Mute:
    """To let a seat talk no more, or again."""

    seat: int
    on: bool


@dataclass(frozen=True, slots=True)
class AskCode:
    """To get a code for another device."""


@dataclass(frozen=True, slots=True)
class UseCode:
    """To take over a seat with a code."""

    code: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    """To move again after a bot stood in."""


@dataclass(frozen=True, slots=True)
class Late:
    """To show spectators a deal only when it is over, or not so any more."""

    on: bool


TableWish = (
    Next
    | Sit
    | Leave
    | AddBot
    | Remove
    | Swap
    | ChangeRules
    | ChangeSettings
    | Agree
    | Start
    | Stamp
    | Say
    | Mute
    | AskCode
    | UseCode
    | TakeBack
    | Late
)
