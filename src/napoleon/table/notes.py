"""What happens among the people of a table, as the browser gets it: each event with its line for the log."""

from typing import Any

from napoleon.deal.events import Event
from napoleon.table import events_people as people
from napoleon.table import events_room as room
from napoleon.table.company import Company
from napoleon.table.events import SatDown, Seat
from napoleon.table.story import Note
from napoleon.words import say

Json = dict[str, Any]
REMARKS = (people.Stamped, people.Said)
KINDS: dict[type[Event], str] = {
    SatDown: "device_changed",
    room.GuestSat: "sat",
    room.BotSat: "bot_sat",
    room.SeatLeft: "left",
    room.SeatsSwapped: "swapped",
    room.HostPassed: "host_passed",
    room.RulesChanged: "rules_changed",
    room.SettingsChanged: "settings_changed",
    room.Agreed: "agreed",
    people.Connected: "connected",
    people.Disconnected: "disconnected",
    people.BotStandsIn: "stands_in",
    people.TookBack: "took_back",
    people.LeftForGood: "left_for_good",
    people.ClockRanOut: "clock_ran_out",
    people.Ready: "ready",
    people.CodeGiven: "code_given",
    people.Stamped: "stamped",
    people.Said: "said",
    people.Muted: "muted",
    people.SpectatorsLate: "late",
}
"""those that browsers are told of"""
SHOWN = ("seat", "first", "second", "stamp", "on")
"""the fields that go out as they are"""


def note_json(note: Note, company: Company, language: str) -> Json:
    """The event with its line; `company` is the one of now."""
    event = note.event
    fields = {name: getattr(event, name) for name in SHOWN if hasattr(event, name)}
    return {"seq": note.seq, "kind": KINDS[type(event)], "text": _text(note, company, language), "trick": None, **fields}


def note_row(note: Note, company: Company, language: str) -> Json | None:
    """The row of the log, None where it has nothing to say; what people say stands elsewhere."""
    text = None if isinstance(note.event, REMARKS) else _text(note, company, language)
    return None if text is None else {"seq": note.seq, "text": text, "trick": None}


def seat_name(seat: Seat, language: str, solo: bool) -> str:
    """What a chair is called by the table: a bot's name, a person's as typed, or that nobody sits there."""
    if seat.bot is not None:
        return say(language, f"bot-{seat.name}")
    return seat.name or say(language, "table-player" if solo else "table-empty")


def stamp_text(stamp: str, language: str) -> str:
    """A stamp in words."""
    return say(language, f"stamp-{stamp}")


def _text(note: Note, company: Company, language: str) -> str | None:
    event = note.event

    def named(seat: int) -> str:
        return seat_name(note.seats[seat], language, company.host is None)

    match event:
        case people.Stamped():
            return stamp_text(event.stamp, language)
        case people.Said():
            return event.text
        case room.GuestSat():
            return say(language, "note-sat", name=event.name)
        case room.BotSat():
            return say(language, "note-bot-sat", name=say(language, f"bot-{event.name}"))
        case room.SeatLeft():
            return say(language, "note-left", name=named(event.seat))
        case room.SeatsSwapped():
            return say(language, "note-swapped", name=named(event.first), other=named(event.second))
        case room.HostPassed():
            seat = company.seat_of(event.holder) if event.holder else None
            return None if seat is None else say(language, "note-host", name=company.seats[seat].name)
        case room.RulesChanged():
            return say(language, "note-rules")
        case room.Agreed():
            return say(language, "note-agreed", name=named(event.seat))
        case people.LeftForGood():
            return say(language, "note-left-for-good", name=named(event.seat), other=say(language, f"bot-{event.name}"))
        case people.SpectatorsLate():
            return say(language, "note-late-on" if event.on else "note-late-off")
    seat = getattr(event, "seat", None)
    return None if seat is None else _text_of_presence(event, company, named(seat), language)


def _text_of_presence(event: Event, company: Company, name: str, language: str) -> str | None:
    match event:
        case people.Disconnected() if company.host is not None:
            return say(language, "note-disconnected", name=name)
        case people.BotStandsIn():
            return say(language, "note-stands-in", name=name)
        case people.TookBack():
            return say(language, "note-took-back", name=name)
        case people.ClockRanOut():
            return say(language, "note-clock", name=name)
        case people.Muted():
            return say(language, "note-muted" if event.on else "note-unmuted", name=name)
        case SatDown():
            return say(language, "note-device", name=name)
    return None
