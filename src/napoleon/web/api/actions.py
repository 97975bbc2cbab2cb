"""The actions that a program may send, as models: their fields, their bounds, an example each.

They describe and check the form; what an action means is decided at the table, as for browsers (`napoleon.table.messages`).
"""

from collections.abc import Collection
from typing import Annotated, Literal, Union, get_args

from pydantic import BaseModel, ConfigDict, Field

from napoleon.bots.levels import CHOICE
from napoleon.table.people import STAMPS
from napoleon.table.timing import CLOCKS


def one_of(values: Collection[str]) -> str:
    """A pattern for these words."""
    return f"^({'|'.join(values)})$"


CARD = r"^([SHDC][2-9TJQKA]|JO|JX)$"
Card = Annotated[str, Field(pattern=CARD, description="A card: suit S H D C and rank 2…9 T J Q K A, or a joker JO, JX.")]
Seat = Annotated[int, Field(ge=0, le=6, description="A seat, numbered clockwise from 0.")]
Level = Annotated[str, Field(pattern=one_of(CHOICE), description=f"How well a bot plays: {', '.join(CHOICE)}.")]
Clock = Annotated[str, Field(pattern=one_of(CLOCKS), description=f"How long a move may take: {', '.join(CLOCKS)}.")]
Name = Annotated[str, Field(min_length=1, max_length=64, description="A name: in the end 1 to 16 characters.")]


class Form(BaseModel):
    """What every model shares: no value is bent into another type, and keys that are not known are ignored."""

    model_config = ConfigDict(strict=True)


class Bid(Form):
    """A bid in the auction."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "bid", "bid": "H13"}]})
    kind: Literal["bid"]
    bid: str = Field(pattern="^[SHDCN][0-9]{1,2}$", description="Suit (N: no trump) and number; see `ask.legal`.")


class Pass(Form):
    """A pass in the auction."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "pass"}]})
    kind: Literal["pass"]


class NameAdjutant(Form):
    """Napoleon names the adjutant's card."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "name", "card": "SA"}]})
    kind: Literal["name"]
    card: Card


class Discard(Form):
    """Napoleon's discards after taking the widow."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "discard", "cards": ["C2", "C3", "D4"]}]})
    kind: Literal["discard"]
    cards: list[Card] = Field(max_length=20, description="As many as `ask.count` says.")
    receiver: Seat | None = Field(None, description="Who is given discarded honours, where `ask.receivers` lists seats.")


class Perfect(Form):
    """Napoleon declares a perfect, or does not."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "perfect", "yes": False}]})
    kind: Literal["perfect"]
    yes: bool = Field(description="Whether it is declared.")


class Betray(Form):
    """Napoleon goes over to the allies before playing a card."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "betray"}]})
    kind: Literal["betray"]


class Play(Form):
    """A card for the trick."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "play", "card": "JO", "suit": "H"}]})
    kind: Literal["play"]
    card: Card
    suit: Literal["S", "H", "D", "C"] | None = Field(None, description="What a led joker calls, where `calls` lists suits.")
    as_: Card | None = Field(None, alias="as", description="What a wild joker is, where `names` lists cards.")
    betray: bool = Field(False, description="The adjutant goes over to the allies with it, where the card's `betray` is true.")


class Next(Form):
    """On to the next deal, or to another match."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "next"}]})
    kind: Literal["next"]


class Sit(Form):
    """Take a chair."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "sit", "name": "robo"}]})
    kind: Literal["sit"]
    seat: Seat | None = Field(None, description="Which one; the first that is free where nothing is said.")
    name: Name


class Leave(Form):
    """Give up the seat for good."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "leave"}]})
    kind: Literal["leave"]


class AddBot(Form):
    """The host gives a chair to a bot."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "add_bot", "seat": 2, "level": "simple"}]})
    kind: Literal["add_bot"]
    seat: Seat
    level: Level


class Remove(Form):
    """The host empties a chair; during a match a bot plays on there."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "remove", "seat": 2}]})
    kind: Literal["remove"]
    seat: Seat


class Swap(Form):
    """The host lets two chairs change places."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "swap", "seats": [1, 3]}]})
    kind: Literal["swap"]
    seats: list[Seat] = Field(min_length=2, max_length=2, description="The two.")


class Rules(Form):
    """The host chooses other rules; everybody agrees anew."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "rules", "code": "party"}]})
    kind: Literal["rules"]
    code: str = Field(max_length=200, description="A preset's name or a share code.")


class Settings(Form):
    """The host changes settings, as many as are given."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "settings", "clock": "normal", "chat": True}]})
    kind: Literal["settings"]
    level: Level = Field("simple")
    clock: Clock = Field("off")
    listed: bool = Field(False, description="Shown in the list of open tables.")
    chat: bool = Field(False, description="Players may write to one another.")
    late: bool = Field(False, description="Spectators see each deal once it is over.")


class Agree(Form):
    """Agree to the rules; once they change, again."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "agree"}]})
    kind: Literal["agree"]


class Start(Form):
    """The host begins the match; bots take the empty chairs."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "start"}]})
    kind: Literal["start"]


class Stamp(Form):
    """A ready-made remark."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "stamp", "stamp": "nice"}]})
    kind: Literal["stamp"]
    stamp: str = Field(pattern=one_of(STAMPS), description=f"One of {', '.join(STAMPS)}.")


class Say(Form):
    """A line, where the host lets people write."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "say", "text": "よろしく"}]})
    kind: Literal["say"]
    text: str = Field(min_length=1, max_length=200, description="At most 200 characters.")


class Mute(Form):
    """The host stops somebody's remarks, or lets them through again."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "mute", "seat": 2, "on": True}]})
    kind: Literal["mute"]
    seat: Seat
    on: bool = Field(description="Whether they are stopped.")


class Code(Form):
    """Ask for a one-time code with which another session takes this seat; it comes with the answer."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "code"}]})
    kind: Literal["code"]


class UseCode(Form):
    """Take the seat that a code belongs to."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "use_code", "code": "ABCD2345"}]})
    kind: Literal["use_code"]
    code: str = Field(max_length=30, description="Eight characters; blanks and hyphens between them are ignored.")


class TakeBack(Form):
    """Take the seat back from the bot that stands in."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "take_back"}]})
    kind: Literal["take_back"]


class Late(Form):
    """Ask that spectators see each deal only once it is over; the host may take that back."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"kind": "late", "on": True}]})
    kind: Literal["late"]
    on: bool = Field(description="Whether they do.")


Action = Annotated[
    Union[  # noqa: UP007  # with | the classes could not be listed one a line
        Bid,
        Pass,
        NameAdjutant,
        Discard,
        Perfect,
        Betray,
        Play,
        Next,
        Sit,
        Leave,
        AddBot,
        Remove,
        Swap,
        Rules,
        Settings,
        Agree,
        Start,
        Stamp,
        Say,
        Mute,
        Code,
        UseCode,
        TakeBack,
        Late,
    ],
    Field(discriminator="kind"),
]
ACTIONS: tuple[type[Form], ...] = get_args(get_args(Action)[0])
"""in the order in which the page lists them"""
