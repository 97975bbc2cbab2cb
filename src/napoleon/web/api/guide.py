"""The page about the door for programs: what may be asked, and which messages go over the socket."""

import json
from typing import Any, cast

from fastapi import APIRouter, Request, Response

from napoleon.web.api.actions import ACTIONS, Form
from napoleon.web.problems import API
from napoleon.web.render import page

router = APIRouter()
ROUTES = (
    ("POST", "/sessions", "session"),
    ("POST", "/tables", "open"),
    ("GET", "/tables", "list"),
    ("GET", "/tables/{table}", "view"),
    ("POST", "/tables/{table}/actions", "act"),
    ("WS", "/tables/{table}/socket", "socket"),
)
SENT = ({"id": "7", "action": {"kind": "play", "card": "SA"}}, {"type": "ping"})
TOLD = (
    ("view", {"type": "view", "seq": 41, "events": [{"kind": "turn", "seats": [2]}], "view": {"phase": "play", "…": "…"}}),
    ("ack", {"type": "ack", "id": "7", "seq": 42}),
    ("refused", {"type": "refused", "id": "7", "error": "not_your_turn", "text": "…"}),
    ("pong", {"type": "pong"}),
)


def example_of(form: type[Form]) -> dict[str, Any]:
    """The example of an action."""
    extra = form.model_config["json_schema_extra"]  # the schema made of it has its keys in the order of the alphabet
    assert isinstance(extra, dict)
    (example,) = cast(list[dict[str, Any]], extra["examples"])
    return example


@router.api_route(API, methods=["GET", "HEAD"], include_in_schema=False)
async def guide(request: Request) -> Response:
    """The page."""
    actions = [example_of(form) for form in ACTIONS]
    return page(
        request,
        "api.html",
        base=API,
        routes=ROUTES,
        actions=[(action["kind"], _written(action)) for action in actions],
        sent=[_written(message) for message in SENT],
        told=[(kind, _written(message)) for kind, message in TOLD],
    )


def _written(message: object) -> str:
    return json.dumps(message, ensure_ascii=False)
