"""What the view says of the waiting room: chairs, rules compared with the presets, settings, whether the host may begin."""

from functools import lru_cache
from typing import Any

from napoleon.bots.levels import CHOICE
from napoleon.deal.events import Viewer
from napoleon.rules import PRESETS, RuleSet, preset, speech
from napoleon.rules.diff import Difference, differences
from napoleon.rules.share import encode
from napoleon.table.company import Company
from napoleon.table.notes import seat_name
from napoleon.table.room import free_chairs, start_problem
from napoleon.table.scene import Scene
from napoleon.table.timing import CLOCKS
from napoleon.words import say

Json = dict[str, Any]


def room_json(scene: Scene, viewer: Viewer, language: str, table: str, spectators: int) -> Json | None:
    """The waiting room; None once a match has begun, and at tables without friends."""
    company = scene.company
    if company.playing or company.host is None:
        return None
    host = viewer is not None and company.host_seat == viewer
    problem = start_problem(company)
    return {
        "link_path": f"/table/{table}",
        "host": host,
        "you": viewer,
        "may_sit": viewer is None and bool(free_chairs(scene)),
        "seats": [_chair(company, seat, viewer, language) for seat in range(len(company.seats))],
        "rules": rules_compared(company.rules, language),
        "settings": _settings(company, language),
        "levels": [{"level": level, "text": say(language, f"level-{level}")} for level in CHOICE],
        "clocks": [{"clock": clock, "text": say(language, f"clock-{clock}")} for clock in CLOCKS],
        "can_start": host and problem is None,
        "why_not": _why_not(company, host, language),
        "spectators": spectators,
    }


def free_seats_json(scene: Scene, viewer: Viewer, language: str) -> list[Json]:
    """The bots' chairs that a spectator may take between two deals."""
    if viewer is not None or not scene.company.playing:
        return []
    seats = scene.company.seats
    return [{"seat": seat, "name": seat_name(seats[seat], language, False)} for seat in free_chairs(scene)]


@lru_cache(maxsize=256)
def rules_compared(rules: RuleSet, language: str) -> Json:
    """The rules by name and code, and how they differ from every preset: people know one or the other of them."""
    name = next((name for name in PRESETS if preset(name) == rules), None)
    code = encode(rules)
    return {
        "title": say(language, "own-rules") if name is None else speech.preset_title(language, name),
        "code": code,
        "url": f"/rules/{code}",
        "compare": [
            {
                "preset": other,
                "title": speech.preset_title(language, other),
                "differences": [_difference(difference, language) for difference in differences(preset(other), rules)],
            }
            for other in PRESETS
        ],
    }


def _difference(difference: Difference, language: str) -> Json:
    """What is different, and the rule that it makes here."""
    rule = speech.sentences(language, difference.option, difference.after)
    return {"text": difference.text(language), "rule": ("" if language == "ja" else " ").join(rule)}


def _chair(company: Company, seat: int, viewer: Viewer, language: str) -> Json:
    chair = company.seats[seat]
    state = "bot" if chair.bot is not None else "empty" if company.is_empty(seat) else "person"
    return {
        "seat": seat,
        "state": state,
        "name": seat_name(chair, language, False),
        "level": chair.bot,
        "level_text": None if chair.bot is None else say(language, f"level-{chair.bot}"),
        "agreed": seat in company.agreed,
        "host": seat == company.host_seat,
        "chose": seat == company.host_seat and company.chooser == company.host,
        "you": seat == viewer,
        "connected": seat in company.connected,
    }


def _settings(company: Company, language: str) -> Json:
    settings = company.settings
    return {
        "level": settings.level,
        "clock": settings.clock,
        "listed": settings.listed,
        "chat": settings.chat,
        "late": settings.late,
        "texts": {
            "level": say(language, f"level-{settings.level}"),
            "clock": say(language, f"clock-{settings.clock}"),
            "listed": say(language, "setting-listed" if settings.listed else "setting-by-link"),
            "chat": say(language, "setting-chat-on" if settings.chat else "setting-chat-off"),
            "late": say(language, "setting-late-on" if settings.late else "setting-late-off"),
        },
    }


def _why_not(company: Company, host: bool, language: str) -> str | None:
    problem = start_problem(company)
    if problem is not None:
        return problem.text(language)
    if host:
        return None
    seat = company.host_seat
    return say(language, "room-no-host") if seat is None else say(language, "room-host-begins", name=company.seats[seat].name)
