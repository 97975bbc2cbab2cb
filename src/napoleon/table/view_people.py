"""What the view says of the people around a deal: who is away, the clock, what was said."""

from typing import Any

from napoleon.deal.events import Viewer
from napoleon.table.company import Company, Line
from napoleon.table.events_people import Stamped
from napoleon.table.notes import seat_name, stamp_text
from napoleon.table.people import STAMPS
from napoleon.table.scene import Scene
from napoleon.words import say

Json = dict[str, Any]


def person_json(company: Company, seat: int, language: str) -> Json:
    """What every seat of the view gets besides the deal: which person has it, and why he is not playing."""
    away = None
    if seat in company.away:
        away = {"text": say(language, "away-bot"), "kind": "bot"}
    elif seat in company.gone:
        away = {"text": say(language, "away-lost"), "kind": "lost"}
    return {"person": company.person_at(seat), "away": away}


def clock_json(scene: Scene, pace: float, now: float) -> Json | None:
    """Whose clock runs, and how long still."""
    seats, seconds = scene.clocked, scene.clock_seconds
    if not seats or seconds is None:
        return None
    total = seconds * pace
    left = min(total, max(0.0, scene.clock_from + total - now))
    return {"seats": list(seats), "seconds": round(left, 1), "of": round(total, 1)}


def social_json(company: Company, viewer: Viewer, language: str) -> Json:
    """The stamps that there are, and what was said last."""
    own = None if viewer is None else company.person_at(viewer)
    return {
        "stamps": [{"stamp": stamp, "text": stamp_text(stamp, language)} for stamp in STAMPS],
        "chat": company.settings.chat,
        "late": company.settings.late,
        "muted": sorted(company.muted),
        "lines": [_line_json(company, line, own, language) for line in company.lines],
    }


def _line_json(company: Company, line: Line, own: int | None, language: str) -> Json:
    """A line under the name that its author had; `own` is the viewer's number."""
    remark = line.remark
    mine = own is not None and line.person == own
    return {
        "seq": line.seq,
        "person": line.person,
        "name": say(language, "table-you") if mine else seat_name(line.chair, language, company.host is None),
        "text": stamp_text(remark.stamp, language) if isinstance(remark, Stamped) else remark.text,
        "kind": "stamp" if isinstance(remark, Stamped) else "say",
    }


def is_away(company: Company, viewer: Viewer) -> bool:
    """Whether a bot stands in for the viewer."""
    return viewer in company.away
