"""The ordinary pages: rules, the page around the island, its QR code, the record. They work without JavaScript."""

import json
import re
from io import BytesIO

import segno
from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from napoleon.record.deal_record import write_deal
from napoleon.rules import PRESETS, preset
from napoleon.rules.diff import differences, nearest_preset
from napoleon.rules.effects import effectless
from napoleon.rules.files import to_toml
from napoleon.rules.share import decode, encode
from napoleon.rules.sheet import sheet
from napoleon.rules.speech import preset_help
from napoleon.table.house import House
from napoleon.table.telling import rules_title
from napoleon.web.home import presets
from napoleon.web.names import remembered_name
from napoleon.web.render import island_words, page
from napoleon.web.session import give_token, language_of
from napoleon.words import Problem

router = APIRouter(default_response_class=PlainTextResponse)
READ = ["GET", "HEAD"]
TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
QUIET_ZONE = 4
"""modules of white around a QR code, as its standard asks"""


@router.api_route("/rules", methods=READ)
async def rules(request: Request) -> Response:
    """The presets."""
    return page(request, "rules.html", presets=presets(language_of(request, request.app.state.language)))


@router.api_route("/rules/{code}", methods=READ)
async def rule_sheet(request: Request, code: str) -> Response:
    """The rule sheet of a preset or a share code."""
    language = language_of(request, request.app.state.language)
    try:
        chosen = decode(code)
    except Problem as problem:
        return page(request, "problem.html", 404, title="rules-missing-title", text=problem.text(language))
    response = page(
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
    give_token(request, response)
    return response


@router.api_route("/table/{name}", methods=READ)
async def table(request: Request, name: str) -> Response:
    """The page around the island."""
    house: House = request.app.state.house
    if not await house.knows(name):
        return _no_table(request)
    language = language_of(request, request.app.state.language)
    response = page(request, "table.html", name=name, guest=remembered_name(request), words=island_words(language))
    give_token(request, response)
    return response


@router.api_route("/table/{name}/qr.svg", methods=READ)
async def qr_code(request: Request, name: str) -> Response:
    """The table's address, as this browser reached us, for the cameras of others."""
    if not TABLE_NAME.fullmatch(name):
        return _no_table(request)
    drawing = BytesIO()
    segno.make(str(request.url.replace(path=f"/table/{name}", query="")), micro=False).save(
        drawing, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


@router.api_route("/verify", methods=READ)
async def verify(request: Request) -> Response:
    """How anybody can check that a deal was fair."""
    return page(request, "verify.html")


@router.api_route("/table/{name}/record", methods=READ)
async def record(request: Request, name: str) -> Response:
    """Every deal of the table that is over as a line of `napoleon-deal/1`, with the seed of its shuffle."""
    house: House = request.app.state.house
    past = await house.past(name)
    if past is None:
        return _no_table(request)
    rules, deals = past
    if not deals:
        return page(request, "problem.html", 404, title="record-missing-title", key="record-missing")
    base = nearest_preset(rules)[0]
    records = (write_deal(rules, deal.events, base, deal.seed, deal.dealer_seed) for deal in deals)
    lines = [json.dumps(record, ensure_ascii=False) for record in records]
    headers = {"content-disposition": f'inline; filename="napoleon-{name}.jsonl"', "cache-control": "no-store"}
    return PlainTextResponse("\n".join(lines) + "\n", headers=headers)


def _no_table(request: Request) -> Response:
    return page(request, "problem.html", 404, title="table-missing-title", key="table-missing")
