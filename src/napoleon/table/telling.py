"""What a browser is told: messages of docs/view.md, from the story of a table, for one viewer in one language."""

import json
from functools import lru_cache
from typing import Any

from napoleon.deal.events import Event, Turn, Viewer
from napoleon.deal.shuffle import commitment
from napoleon.rules import PRESETS, RuleSet, preset
from napoleon.rules.diff import differences
from napoleon.rules.share import encode
from napoleon.rules.speech import preset_title
from napoleon.table.events import CLASSES, MatchEnded
from napoleon.table.frame import Frame
from napoleon.table.lines import event_json, log_row, match_ended_json
from napoleon.table.story import Happening, Story
from napoleon.table.view import view_json
from napoleon.words import say

Json = dict[str, Any]


def is_told(event: Event) -> bool:
    """Whether the browser gets a message of its own for this event; the others go along with a neighbour."""
    return isinstance(event, MatchEnded) or not isinstance(event, (Turn, *CLASSES))


class Teller:
    """Writes the messages of one table, and remembers the lines of the deal that runs."""

    def __init__(self, name: str, story: Story) -> None:
        self.name = name
        self.story = story
        self._lines: dict[tuple[Viewer, str], tuple[int, list[Json]]] = {}

    def message(self, viewer: Viewer, language: str, told: int = 0) -> str:
        """The view as it stands, with the last `told` events that are told."""
        frame = self._frame(language)
        lines = self._told_lines(viewer, language, frame)
        rows = [row for line in lines if (row := log_row(line)) is not None]
        view = view_json(self.story.views[viewer], viewer, frame.with_log(rows))
        events = lines[len(lines) - told :]
        message = {"type": "view", "seq": self.story.version, "events": events, "view": view}
        return json.dumps(message, ensure_ascii=False, separators=(",", ":"))

    def names(self, viewer: Viewer, language: str) -> tuple[str, ...]:
        """What the players are called in front of this viewer."""
        return self._frame(language).voice(viewer).names

    def _frame(self, language: str) -> Frame:
        story = self.story
        return Frame(
            names=tuple(seat.name if seat.bot is None and seat.name else _name(language, seat.name) for seat in story.seats),
            bots=tuple(seat.bot is not None for seat in story.seats),
            totals=story.totals,
            language=language,
            deal=story.number,
            deals=story.rules.score.deals,
            past=story.past,
            table=self.name,
            match_over=story.match is not None and story.match.over,
            commitment=commitment(story.seed),
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


def _line(happening: Happening, viewer: Viewer, frame: Frame) -> Json:
    after = happening.after[viewer]
    if isinstance(happening.event, MatchEnded):
        return match_ended_json(after, viewer, frame, happening.seq)
    return event_json(happening.event.masked(viewer), happening.before[viewer], after, viewer, frame, happening.seq)


def _name(language: str, name: str) -> str:
    return say(language, f"bot-{name}" if name else "table-player")


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
