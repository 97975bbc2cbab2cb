"""The ordinary pages: home, rules, the page around the island, the record. They work without JavaScript."""

import json
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from napoleon.bots.levels import CHOICE
from napoleon.record.deal_record import write_deal
from napoleon.rules import PRESETS, preset
from napoleon.rules.diff import differences, nearest_preset
from napoleon.rules.effects import effectless
from napoleon.rules.files import to_toml
from napoleon.rules.share import LONGEST as LONGEST_CODE
from napoleon.rules.share import decode, encode
from napoleon.rules.sheet import sheet
from napoleon.rules.speech import preset_help, preset_title
from napoleon.table.house import House
from napoleon.table.telling import rules_title
from napoleon.table.thinking import STANDARD
from napoleon.web.forms import PLAYERS, read_form, read_level, read_rules
from napoleon.web.render import island_words, page
from napoleon.web.session import keep_token, language_of, new_token, session_token
from napoleon.words import Problem

router = APIRouter(default_response_class=PlainTextResponse)
READ = ["GET", "HEAD"]


@router.api_route("/", methods=READ)
async def home(request: Request) -> Response:
    """Start a game; a link may bring the rules along."""
    return _home(request, {"rules": request.query_params.get("rules", "")[:LONGEST_CODE]}, None)


@router.post("/tables")
async def open_table(request: Request) -> Response:
    """Open a table and go there; the form again, with what was typed and what is wrong, where that cannot be."""
    form: dict[str, str] = {}
    try:
        form = await read_form(request)
        order, level = read_rules(form), read_level(form)
    except Problem as problem:
        return _home(request, form, problem)
    token = session_token(request) or new_token()
    house: House = request.app.state.house
    name = await house.open_solo(order, token, level)
    response = RedirectResponse(f"/table/{name}", 303)
    keep_token(request, response, token)
    return response


@router.api_route("/rules", methods=READ)
async def rules(request: Request) -> Response:
    """The presets."""
    return page(request, "rules.html", presets=_presets(language_of(request, request.app.state.language)))


@router.api_route("/rules/{code}", methods=READ)
async def rule_sheet(request: Request, code: str) -> Response:
    """The rule sheet of a preset or a share code."""
    language = language_of(request, request.app.state.language)
    try:
        chosen = decode(code)
    except Problem as problem:
        return page(request, "problem.html", 404, title="rules-missing-title", text=problem.text(language))
    return page(
        request,
        "sheet.html",
        title=rules_title(language, chosen),
        help=next((preset_help(language, name) for name in PRESETS if preset(name) == chosen), None),
        differences=[difference.text(language) for difference in differences(preset(PRESETS[0]), chosen)],
        sections=sheet(chosen, language),
        idle=[idle.text(language) for idle in effectless(chosen)],
        code=encode(chosen),
        toml=to_toml(chosen),
    )


@router.api_route("/table/{name}", methods=READ)
async def table(request: Request, name: str) -> Response:
    """The page around the island."""
    house: House = request.app.state.house
    visit = await house.visit(name, session_token(request))
    if visit is None:
        return _no_table(request)
    language = language_of(request, request.app.state.language)
    return page(request, "table.html", name=name, words=island_words(language))


@router.api_route("/table/{name}/record", methods=READ)
async def record(request: Request, name: str) -> Response:
    """Every deal of the table that is over as a line of `napoleon-deal/1`, with the seed of its shuffle."""
    house: House = request.app.state.house
    visit = await house.visit(name, session_token(request))
    if visit is None:
        return _no_table(request)
    if not visit.story.done:
        return page(request, "problem.html", 404, title="record-missing-title", key="record-missing")
    story = visit.story
    base = nearest_preset(story.rules)[0]
    records = (write_deal(story.rules, deal.events, base, deal.seed) for deal in story.done)
    lines = [json.dumps(record, ensure_ascii=False) for record in records]
    headers = {"content-disposition": f'inline; filename="napoleon-{name}.jsonl"', "cache-control": "no-store"}
    return PlainTextResponse("\n".join(lines) + "\n", headers=headers)


def _home(request: Request, form: dict[str, str], problem: Problem | None) -> Response:
    language = language_of(request, request.app.state.language)
    chosen = {"preset": PRESETS[0], "players": "", "deals": "", "rules": "", "level": STANDARD} | form
    if not chosen["rules"].strip() and chosen.get("file", "").strip():
        chosen["rules"] = chosen["file"]  # a browser forgets a file: its text stays
    return page(
        request,
        "home.html",
        422 if problem else 200,
        presets=_presets(language),
        players=PLAYERS,
        levels=CHOICE,
        form=chosen,
        problem=None if problem is None else problem.text(language),
    )


def _presets(language: str) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "title": preset_title(language, name),
            "help": preset_help(language, name),
            "players": preset(name).players,
            "deals": preset(name).score.deals,
        }
        for name in PRESETS
    ]


def _no_table(request: Request) -> Response:
    return page(request, "problem.html", 404, title="table-missing-title", key="table-missing")
