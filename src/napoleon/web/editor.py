"""The editor of rules: every option by family, from its declaration; a page that works without JavaScript."""

from collections import defaultdict
from itertools import permutations
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from napoleon.cards import SUITS
from napoleon.rules import OPTIONS, PRESETS, RuleSet, preset
from napoleon.rules.diff import differences
from napoleon.rules.effects import effectless
from napoleon.rules.families import calls, killers
from napoleon.rules.kinds import Custom
from napoleon.rules.listing import options
from napoleon.rules.presets import BASE_NAME
from napoleon.rules.ruleset import FAMILIES
from napoleon.rules.share import decode, encode
from napoleon.rules.speech import family_title, order_text, preset_title
from napoleon.table.telling import rules_title
from napoleon.web.fields import FACES, MOST_ROWS, read_fields, read_option, rows_of, write_fields
from napoleon.web.forms import read_form
from napoleon.web.render import page
from napoleon.web.session import language_of
from napoleon.words import Problem
from napoleon.words.catalogue import SUIT_SIGNS, card_text

router = APIRouter(default_response_class=PlainTextResponse)
FREE_ROWS = 2
"""rows that a list offers for what is still to come; the next look offers more"""


@router.api_route("/rules/edit", methods=["GET", "HEAD"])
async def edit(request: Request) -> Response:
    """The editor, with the rules of the preset or share code `from` in it."""
    start = request.query_params.get("from", "").strip()
    try:
        rules = decode(start) if start else preset(PRESETS[0])
    except Problem as problem:
        return _editor(request, write_fields(preset(PRESETS[0])), None, [problem], start)
    return _editor(request, write_fields(rules), rules, [], start)


@router.post("/rules/edit")
async def edited(request: Request) -> Response:
    """Rules that can be played get an address of their own; the form comes back with the reasons where they cannot."""
    try:
        form = await read_form(request)
    except Problem as problem:
        return _editor(request, write_fields(preset(PRESETS[0])), None, [problem])
    rules, problems = read_fields(form)
    if rules is None:
        return _editor(request, form, None, problems)
    return RedirectResponse(f"/rules/edit?from={encode(rules)}#made", 303)


def _editor(
    request: Request, form: dict[str, str], rules: RuleSet | None, problems: list[Problem], start: str = ""
) -> Response:
    language = language_of(request, request.app.state.language)
    return page(
        request,
        "editor.html",
        422 if problems else 200,
        presets=[(name, preset_title(language, name)) for name in PRESETS] + [(BASE_NAME, preset_title(language, None))],
        start=start,
        current=start or (None if rules is None else PRESETS[0]),
        form=defaultdict(str, form),
        families=_families(language, form, _at_fault(problems)),
        made=None if rules is None or not start else _made(rules, language),
        problems=[{"text": problem.text(language), "options": _named(problem)} for problem in problems],
        titles={name: item["title"] for name, item in _options(language).items()},
        faces=[(code, card_text(code)) for code in FACES],
        signs=SUIT_SIGNS,
        orders=[("".join(order), order_text(language, [SUIT_SIGNS[suit] for suit in order])) for order in permutations(SUITS)],
        custom_rows=Custom().rows,
        places=killers.PLACES,
        targets={"killers": killers.TARGETS, "calls": calls.TARGETS},
    )


def _made(rules: RuleSet, language: str) -> dict[str, Any]:
    return {
        "title": rules_title(language, rules),
        "code": encode(rules),
        "differences": [difference.text(language) for difference in differences(preset(PRESETS[0]), rules)],
        "idle": [idle.text(language) for idle in effectless(rules)],
    }


def _options(language: str) -> dict[str, dict[str, Any]]:
    return {item["name"]: item for item in options(language)}


def _families(language: str, form: dict[str, str], at_fault: set[str]) -> list[dict[str, Any]]:
    """The options by family, each with whether it differs from the standard and whether something is wrong with it."""
    found = []
    for family in FAMILIES:
        items = [item for item in _options(language).values() if item["family"] == family]
        for item in items:
            name = item["name"]
            item["changed"] = _changed(form, name)
            item["fault"] = name in at_fault
            item["rows"] = min(MOST_ROWS, rows_of(form, name) + FREE_ROWS)
        changed = sum(item["changed"] for item in items)
        fault = any(item["fault"] for item in items)
        found.append(
            {"name": family, "title": family_title(language, family), "options": items, "changed": changed, "fault": fault}
        )
    return found


def _changed(form: dict[str, str], name: str) -> bool:
    try:
        return bool(read_option(OPTIONS[name], form) != preset(PRESETS[0]).value(name))
    except Problem:
        return True


def _at_fault(problems: list[Problem]) -> set[str]:
    return {name for problem in problems for name in _named(problem)}


def _named(problem: Problem) -> list[str]:
    """The options that a refusal names."""
    names = problem.details.get("options", [problem.details.get("option")])
    assert isinstance(names, list)
    return [name for name in names if name in OPTIONS]
