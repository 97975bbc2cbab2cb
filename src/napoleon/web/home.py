"""The start page and the lobby: play alone or with friends, and which tables wait for people."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, RedirectResponse, Response

from napoleon.bots.levels import CHOICE
from napoleon.rules import PRESETS, preset
from napoleon.rules.diff import differences
from napoleon.rules.share import LONGEST as LONGEST_CODE
from napoleon.rules.speech import preset_help, preset_title
from napoleon.table.house import House
from napoleon.table.telling import rules_title
from napoleon.table.thinking import STANDARD
from napoleon.table.timing import CLOCKS
from napoleon.web.forms import FRIENDS, PLAYERS, SOLO, read_form, read_level, read_rules
from napoleon.web.names import remember_name, remembered_name
from napoleon.web.render import page
from napoleon.web.session import give_token, keep_token, language_of, new_token, session_token
from napoleon.words import Problem

router = APIRouter(default_response_class=PlainTextResponse)
READ = ["GET", "HEAD"]
NO_CLOCK = next(iter(CLOCKS))
GIVEN = "given"
"""the field of a form whose page gave the browser a session"""
START = {"with": SOLO, "preset": PRESETS[0], "players": "", "deals": "", "rules": "", "level": STANDARD, "clock": NO_CLOCK}


@router.api_route("/", methods=READ)
async def home(request: Request) -> Response:
    """Start a game; a link may bring the rules along, and with whom."""
    asked = {name: request.query_params[name][:LONGEST_CODE] for name in ("with", "rules") if name in request.query_params}
    return await _home(request, asked, None)


@router.api_route("/lobby", methods=READ)
async def lobby(request: Request) -> Response:
    """The tables that wait for anybody."""
    return page(request, "lobby.html", tables=await _open_tables(request))


@router.post("/tables")
async def open_table(request: Request) -> Response:
    """Open a table and go there; the form again, with what was typed and what is wrong, where that cannot be."""
    form: dict[str, str] = {}
    token = session_token(request) or new_token()
    house: House = request.app.state.house
    friends = False
    try:
        form = await read_form(request)
        if GIVEN in form and session_token(request) is None:  # nobody could come back to the host's seat
            raise Problem("cookies_needed")
        friends = form.get("with") == FRIENDS
        rules, level = read_rules(form), read_level(form)
        name = await (_with_friends(house, form, token) if friends else house.open_solo(rules, token, level))
    except Problem as problem:
        return await _home(request, form, problem)
    response = RedirectResponse(f"/table/{name}", 303)
    keep_token(request, response, token)
    if friends:
        remember_name(response, form.get("name", ""))
    return response


async def _with_friends(house: House, form: dict[str, str], token: str) -> str:
    return await house.open_table(
        read_rules(form),
        token,
        form.get("name", ""),
        level=read_level(form),
        clock=form.get("clock", NO_CLOCK),
        listed=form.get("listed") == "on",
        chat=form.get("chat") == "on",
        late=form.get("late") == "on",
    )


async def _home(request: Request, form: dict[str, str], problem: Problem | None) -> Response:
    language = language_of(request, request.app.state.language)
    chosen = START | {"name": remembered_name(request), "listed": "", "chat": "", "late": ""} | form
    if not chosen["rules"].strip() and chosen.get("file", "").strip():
        chosen["rules"] = chosen["file"]  # a browser forgets a file: its text stays
    response = page(
        request,
        "home.html",
        422 if problem else 200,
        presets=presets(language),
        players=PLAYERS,
        levels=CHOICE,
        clocks=tuple(CLOCKS),
        form=chosen,
        problem=None if problem is None else problem.text(language),
        tables=await _open_tables(request),
    )
    give_token(request, response)
    return response


def presets(language: str) -> list[dict[str, Any]]:
    """The presets for people to choose from."""
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


async def _open_tables(request: Request) -> list[dict[str, Any]]:
    language = language_of(request, request.app.state.language)
    house: House = request.app.state.house
    return [
        {
            "table": table.table,
            "host": table.host,
            "rules": rules_title(language, table.rules),
            "differences": len(differences(preset(PRESETS[0]), table.rules)),
            "people": table.people,
            "chairs": table.chairs,
            "clock": table.clock,
        }
        for table in await house.lobby()
    ]
