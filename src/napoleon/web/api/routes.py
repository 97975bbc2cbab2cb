"""What programs may ask over HTTP."""

import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from napoleon.rules.share import encode
from napoleon.table.house import House
from napoleon.table.telling import rules_title
from napoleon.table.watcher import Watcher
from napoleon.web.api import models as m
from napoleon.web.api.refusals import Refusal, refused_at_the_table
from napoleon.web.forms import read_rules
from napoleon.web.limits import TooFast
from napoleon.web.metering import count_action, count_message
from napoleon.web.problems import API
from napoleon.web.session import bearer_token, language_of, new_token
from napoleon.words import Problem

router = APIRouter()
BEARER = HTTPBearer(auto_error=False, description="A token of `POST /sessions`.")
Bearer = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]
TableName = Annotated[str, Path(pattern=m.TABLE_NAME, description="The table's name.", examples=["pC7d8QmZkq0A"])]
EVERY = {
    413: "The body is too long.",
    429: "Too many requests; `Retry-After` says when to try again.",
    503: "It cannot be done just now.",
}
UNKNOWN = {401: "The token is missing or has not the form of one."}
NO_TABLE = {404: "There is no such table."}
MALFORMED = {422: "The request has not the form described."}
UNREADABLE = {400: "The body could not be read."} | MALFORMED
IN_JSON = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Trouble"}}}


def troubles(*kinds: dict[int, str]) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its description."""
    told = {status: text for kind in (EVERY, *kinds) for status, text in kind.items()}
    return {status: {"description": text, "content": IN_JSON} for status, text in sorted(told.items())}


def token_of(request: Request, _: Bearer) -> str:
    """The token of the program that asks; 401 without one."""
    token = bearer_token(request)
    if token is None:
        raise Refusal(401, Problem("token_needed"))
    return token


Token = Annotated[str, Depends(token_of)]


@router.post("/sessions", status_code=201, response_model=m.Session, responses=troubles(), tags=["session"])
async def new_session() -> m.Session:
    """A token of your own. With it you are one guest, at as many tables as you like."""
    return m.Session(token=new_token())


@router.get("/tables", response_model=m.OpenTables, responses=troubles(), tags=["tables"])
async def open_tables(request: Request) -> m.OpenTables:
    """The listed tables that wait for people."""
    house: House = request.app.state.house
    language = language_of(request, request.app.state.language)
    tables = [
        m.OpenTable(
            **_addresses(table.table),
            host=table.host,
            rules=encode(table.rules),
            rules_title=rules_title(language, table.rules),
            people=table.people,
            chairs=table.chairs,
            clock=table.clock,
        )
        for table in await house.lobby()
    ]
    return m.OpenTables(tables=tables)


@router.post("/tables", status_code=201, response_model=m.TableOpened, responses=troubles(UNKNOWN, UNREADABLE), tags=["tables"])
async def open_table(request: Request, wanted: m.NewTable, token: Token) -> m.TableOpened:
    """A table with a waiting room, and you as its host on the first chair."""
    house: House = request.app.state.house
    settings = wanted.model_dump(include={"level", "clock", "listed", "chat", "late"})
    try:
        table = await house.open_table(read_rules({"rules": wanted.rules}), token, wanted.name, **settings)
    except Problem as problem:
        raise Refusal(422, problem) from None
    return m.TableOpened(**_addresses(table))


@router.get("/tables/{table}", response_model=m.View, responses=troubles(NO_TABLE, MALFORMED), tags=["tables"])
async def view(request: Request, table: TableName, _: Bearer) -> Response:
    """The table as you may see it: with a token that holds a seat your own cards, else what everybody sees."""
    house: House = request.app.state.house
    language = language_of(request, request.app.state.language)
    message = await house.look(table, Watcher.of(bearer_token(request), language, _unheard))
    if message is None:
        raise Refusal(404, Problem("no_such_table"))
    return Response(message, media_type="application/json")


@router.post(
    "/tables/{table}/actions",
    response_model=m.Ack,
    response_model_exclude_none=True,
    responses=troubles(
        UNKNOWN,
        {403: "It is not yours to do that."},
        NO_TABLE,
        {409: "The rules, or how the table stands, do not allow it."},
        UNREADABLE,
    ),
    tags=["tables"],
)
async def act(request: Request, table: TableName, wish: m.Wish, token: Token) -> Response:
    """Do something at a table. The answer says that it is on disk; what it led to is in the view."""
    house: House = request.app.state.house
    action = wish.action.model_dump(exclude_unset=True, by_alias=True)
    try:
        count_message(request)
        count_action(request, action)
    except TooFast as problem:
        raise Refusal(429, problem) from None
    answers: list[str] = []
    watcher = Watcher.of(token, language_of(request, request.app.state.language), answers.append)
    if not await house.act(table, watcher, wish.id, action):
        raise Refusal(404, Problem("no_such_table"))
    (answer,) = answers
    if json.loads(answer)["type"] == "refused":
        return refused_at_the_table(answer)
    return Response(answer, media_type="application/json")


def _addresses(table: str) -> dict[str, str]:
    return {"table": table, "path": f"/table/{table}", "socket": f"{API}/tables/{table}/socket"}


def _unheard(_: str) -> None:
    """Whoever only looks is told nothing later."""
