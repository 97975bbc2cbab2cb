"""What happens at a table besides the deals: it is opened, somebody sits down, a match begins and ends, a deal is shuffled.
What else people do there stands in `events_room` (before the match) and `events_people` (at any time).

A table's log is these events and those of its deals, one row of JSON each; the version of the table counts them all, and so
does `seq` in what a browser is told. As with the deals, each class says what a viewer may see of it.
"""

import json
from dataclasses import MISSING, dataclass, fields, replace
from typing import Any

from napoleon.deal.events import Event, Public, Viewer
from napoleon.record.events_json import kind_of, read_event, write_event
from napoleon.table import events_people, events_room
from napoleon.words import Problem

FORMAT = 2
"""of the rows: 1 had no waiting room and did not know who was connected; its rows are read as they are"""


@dataclass(frozen=True, slots=True)
class Seat:
    """A chair: a person, a bot of some strength, or nobody. A bot's name is a word of the catalogue, a person's is as typed."""

    name: str
    bot: str | None = None


@dataclass(frozen=True, slots=True)
class TableOpened(Public):
    """The first event: the rules in full (by option name, as in JSON) and the chairs."""

    rules: dict[str, object]
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SatDown(Event):
    """A session holds a seat. Masked: whose it is; `holder` is the hash of the session's token."""

    seat: int
    holder: str

    def masked(self, viewer: Viewer) -> Event:
        """Without the holder."""
        return replace(self, holder="")


@dataclass(frozen=True, slots=True)
class MatchBegun(Public):
    """A match begins; its first dealer was drawn from this seed (hexadecimal; rows of older tables have none)."""

    dealer: int
    seed: str = ""


@dataclass(frozen=True, slots=True)
class DealBegun(Event):
    """The cards of a deal are shuffled from this seed (hexadecimal). Masked: the seed."""

    number: int
    dealer: int
    seed: str

    def masked(self, viewer: Viewer) -> Event:
        """Without the seed."""
        return replace(self, seed="")


@dataclass(frozen=True, slots=True)
class MatchEnded(Public):
    """The last deal of the match is scored."""


CLASSES: tuple[type[Event], ...] = (
    TableOpened,
    SatDown,
    MatchBegun,
    DealBegun,
    MatchEnded,
    *events_room.CLASSES,
    *events_people.CLASSES,
)
KINDS = {kind_of(cls): cls for cls in CLASSES}


def write_row(event: Event) -> str:
    """The event as a row of the log."""
    if not isinstance(event, CLASSES):
        return json.dumps(write_event(event), ensure_ascii=False, separators=(",", ":"))
    values = ((item, getattr(event, item.name)) for item in fields(event))  # type: ignore[arg-type]
    row: dict[str, Any] = {item.name: value for item, value in values if item.default is MISSING or value != item.default}
    if isinstance(event, TableOpened):
        row["seats"] = [{"name": seat.name, "bot": seat.bot} for seat in event.seats]
    return json.dumps({"kind": kind_of(type(event)), **row}, ensure_ascii=False, separators=(",", ":"))


def read_row(text: str) -> Event:
    """The event of a row; Problem `unreadable_event` when it is none."""
    try:
        row = json.loads(text)
        if not isinstance(row, dict) or row.get("kind") not in KINDS:
            return read_event(row)
        cls: Any = KINDS[row.pop("kind")]
        if cls is TableOpened:
            row["seats"] = tuple(Seat(seat["name"], seat["bot"]) for seat in row["seats"])
        return cls(**row)  # type: ignore[no-any-return]
    except (KeyError, TypeError, ValueError, RecursionError, Problem) as error:
        raise Problem("unreadable_event", got=text[:60]) from error


def seed_bytes(seed: str) -> bytes:
    """A seed as its event writes it (hexadecimal); Problem `unreadable_event` when it is none."""
    try:
        return bytes.fromhex(seed)
    except ValueError:
        raise Problem("unreadable_event", got=seed[:60]) from None
