"""What a browser is told: messages of docs/view.md, from the story of a table, for one viewer in one language."""

import json
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Any

from napoleon.deal import State
from napoleon.deal.events import Event, Turn, Viewer
from napoleon.deal.shuffle import commitment
from napoleon.rules import PRESETS, RuleSet, preset
from napoleon.rules.diff import differences
from napoleon.rules.share import encode
from napoleon.rules.speech import preset_title
from napoleon.table.events import CLASSES, MatchEnded
from napoleon.table.frame import Frame
from napoleon.table.lines import event_json, log_row, match_ended_json
from napoleon.table.notes import KINDS, note_json, note_row, seat_name
from napoleon.table.story import Happening, Story
from napoleon.table.view import view_json
from napoleon.table.view_people import clock_json, is_away, person_json, social_json
from napoleon.table.view_room import free_seats_json, room_json
from napoleon.words import say

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Told:
    """An event that browsers are told of, with its number."""

    seq: int
    event: Event


def is_told(event: Event) -> bool:
    """Whether the browser gets a message of its own for this event; the others go along with a neighbour."""
    return type(event) in KINDS or isinstance(event, MatchEnded) or not isinstance(event, (Turn, *CLASSES))


class Teller:
    """Writes the messages of one table, and remembers the lines of the deal that runs. `clock` is a factor on clocks."""

    def __init__(self, name: str, story: Story, clock: float = 1.0) -> None:
        self.name = name
        self.story = story
        self.clock = clock
        self._lines: dict[tuple[Viewer, str], tuple[int, list[Json]]] = {}

    def message(self, viewer: Viewer, language: str, spectators: int = 0, now: float = 0.0, told: Told | None = None) -> str:
        """The view as it stands, with the event that led to it."""
        if viewer is None and self.story.scene.hidden:
            return self._kept_back(language, spectators, now, told)
        frame = self._frame(language)
        lines = self._told_lines(viewer, language, frame)
        events = [] if told is None else [self._event(told, lines, language)]
        state = self.story.views.get(viewer) if self.story.deal is not None else None
        rows = self._rows(lines, language)
        view = self._view(state, viewer, frame.with_log(rows), spectators, now)
        return _written(self.story.version, events, view)

    def told(self, viewer: Viewer, language: str, told: Told, spectators: int, now: float, waited: bool) -> list[str]:
        """The messages for an event. A spectator who `waited` while a deal was kept back gets all of it when it is over."""
        if viewer is None and waited:
            if self.story.scene.hidden:
                return []
            return [*self._deal_so_far(language, spectators, now), self.message(viewer, language, spectators, now, told)]
        return [self.message(viewer, language, spectators, now, told)]

    def names(self, viewer: Viewer, language: str) -> tuple[str, ...]:
        """What the players are called in front of this viewer."""
        return self._frame(language).voice(viewer).names

    def _view(self, state: State | None, viewer: Viewer, frame: Frame, spectators: int, now: float) -> Json:
        """The view of a deal, or of none, and of everything around it."""
        scene, language = self.story.scene, frame.language
        company = scene.company
        view = view_json(State(company.rules) if state is None else state, viewer, frame)
        for seat in view["seats"]:
            seat |= person_json(company, seat["seat"], language)
        room = room_json(scene, viewer, language, self.name, spectators)
        if room is not None:
            view |= {"phase": "waiting", "ask": None, "hand": [], "instruction": say(language, "room-waiting")}
        return view | {
            "room": room,
            "free_seats": free_seats_json(scene, viewer, language),
            "kept_back": False,
            "friends": company.host is not None,
            "hosting": viewer is not None and company.host_seat == viewer,
            "away": is_away(company, viewer),
            "clock": clock_json(scene, self.clock, now) if state is not None else None,
            "social": social_json(company, viewer, language),
        }

    def _kept_back(self, language: str, spectators: int, now: float, told: Told | None) -> str:
        """What a spectator sees while a deal runs that is shown when it is over: the table, and no more."""
        frame = self._frame(language)
        note = told is not None and _is_note(told)
        events = [self._event(told, [], language)] if told is not None and note else []
        view = self._view(None, None, frame, spectators, now)
        view |= {"instruction": say(language, "late-wait"), "kept_back": True}
        return _written(self.story.version if note else self.story.deal_at, events, view)

    def _deal_so_far(self, language: str, spectators: int, now: float) -> list[str]:
        """The messages of the deal for a spectator who was told none of them; the last is left to the caller."""
        frame = replace(self._frame(language), match_over=False)
        lines = self._told_lines(None, language, frame)
        told = [happening for happening in self.story.happened if is_told(happening.event)]
        messages = []
        for count, (happening, following) in enumerate(pairwise(told), 1):
            rows = [row for line in lines[:count] if (row := log_row(line)) is not None]
            view = self._view(following.before[None], None, frame.with_log(rows), spectators, now)
            messages.append(_written(happening.seq, [lines[count - 1]], view))
        return messages

    def _event(self, told: Told, lines: list[Json], language: str) -> Json:
        if not _is_note(told):
            return lines[-1]
        note = next(note for note in reversed(self.story.notes) if note.seq == told.seq)
        return note_json(note, self.story.company, language)

    def _rows(self, lines: list[Json], language: str) -> list[Json]:
        """The log: the deal's lines, and among them what people did."""
        rows = [row for line in lines if (row := log_row(line)) is not None]
        notes = [row for note in self.story.notes if (row := note_row(note, self.story.company, language)) is not None]
        return sorted([*rows, *notes], key=lambda row: int(row["seq"])) if notes else rows

    def _frame(self, language: str) -> Frame:
        story, company = self.story, self.story.company
        return Frame(
            names=tuple(seat_name(seat, language, company.host is None) for seat in story.seats),
            bots=tuple(seat.bot is not None for seat in story.seats),
            totals=story.totals or (0,) * len(story.seats),
            language=language,
            deal=max(1, story.number),
            deals=story.rules.score.deals,
            past=story.past,
            table=self.name,
            ready=company.ready,
            match_over=story.scene.match_over,
            commitment=commitment(story.seed) if story.seed else None,
            opened=story.seed.hex() if story.between else None,
            **_rules_told(story.rules, language),
        )

    def _told_lines(self, viewer: Viewer, language: str, frame: Frame) -> list[Json]:
        """The told events of the deal that runs, as the browser gets them; only those since the last time are made."""
        happened = self.story.happened
        first = happened[0].seq if happened else 0
        known, lines = self._lines.get((viewer, language), (0, []))
        if not lines or lines[0]["seq"] != first:
            known, lines = 0, []
        lines += [_line(happening, viewer, frame) for happening in happened[known:] if is_told(happening.event)]
        self._lines[viewer, language] = (len(happened), lines)
        return lines


def _is_note(told: Told) -> bool:
    return type(told.event) in KINDS


def _written(seq: int, events: list[Json], view: Json) -> str:
    return json.dumps({"type": "view", "seq": seq, "events": events, "view": view}, ensure_ascii=False, separators=(",", ":"))


def _line(happening: Happening, viewer: Viewer, frame: Frame) -> Json:
    after = happening.after[viewer]
    if isinstance(happening.event, MatchEnded):
        return match_ended_json(after, viewer, frame, happening.seq)
    return event_json(happening.event.masked(viewer), happening.before[viewer], after, viewer, frame, happening.seq)


@lru_cache(maxsize=256)
def _rules_told(rules: RuleSet, language: str) -> dict[str, Any]:
    """How the rules of a table are named in its frame."""
    code = encode(rules)
    return {
        "rules_title": rules_title(language, rules),
        "rules_code": code,
        "rules_url": f"/rules/{code}",
        "differences": tuple(difference.text(language) for difference in differences(preset(PRESETS[0]), rules)),
    }


def rules_title(language: str, rules: RuleSet) -> str:
    """The name of a preset, or that these are somebody's own rules."""
    name = next((name for name in PRESETS if preset(name) == rules), None)
    return say(language, "own-rules") if name is None else preset_title(language, name)
