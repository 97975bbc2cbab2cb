"""Forms: reading what a browser posts, and the rules of a table out of it."""

import email
import email.policy
import re
from urllib.parse import parse_qs

from starlette.requests import ClientDisconnect, Request

from napoleon.bots.levels import CHOICE
from napoleon.rules import PRESETS, RuleSet, dump, parse
from napoleon.rules.files import from_json, from_toml
from napoleon.rules.share import decode
from napoleon.table.thinking import STANDARD
from napoleon.words import Problem

LONGEST = 64 * 1024
MOST_FIELDS = 400
PLAYERS = (4, 5, 6, 7)
MOST_DEALS = 1000
SOLO, FRIENDS = "solo", "friends"


async def read_form(request: Request) -> dict[str, str]:
    """The fields of a posted form, uploaded files as their text; the first of each name. Problem when it is no form."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > LONGEST:
                raise Problem("form_too_long", most=LONGEST // 1024)
    except ClientDisconnect:  # nobody is left to read the answer, but it is no failure of ours
        raise Problem("form_unreadable") from None
    kind = request.headers.get("content-type", "")
    try:
        if kind.startswith("multipart/form-data"):
            return _multipart(kind, body)
        fields = parse_qs(body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS)
        return {name: values[0] for name, values in fields.items()}
    except ValueError:
        raise Problem("form_unreadable") from None


def _multipart(kind: str, body: bytes) -> dict[str, str]:
    """The standard library reads multipart as the mail that it is; browsers send fields and files in UTF-8 and binary."""
    message = email.message_from_bytes(f"Content-Type: {kind}\r\n\r\n".encode() + body, policy=email.policy.HTTP)
    fields: dict[str, str] = {}
    if not message.is_multipart():
        raise ValueError(kind)
    for part in message.iter_parts():
        name = part.get_param("name", header="content-disposition")
        content = part.get_payload(decode=True)
        if isinstance(name, str) and isinstance(content, bytes):
            fields.setdefault(name, content.decode("utf-8-sig"))
    return fields


def read_rules(form: dict[str, str]) -> RuleSet:
    """The rules that a form asks for; Problem when they cannot be had."""
    text = form.get("file", "").strip() or form.get("rules", "").strip()
    if not text:
        rules = parse({"preset": form.get("preset", PRESETS[0]), "set": {}})
    elif text.startswith("{"):
        rules = from_json(text)
    else:
        rules = from_toml(text) if "=" in text else decode(text)
    changes = _changes(form, rules)
    if not changes:
        return rules
    values = dump(rules)["set"]
    assert isinstance(values, dict)
    return parse({"preset": None, "set": values | changes})


def read_level(form: dict[str, str]) -> str:
    """The level of the bots that a form asks for; Problem when there is none such."""
    level = form.get("level", "") or STANDARD
    if level not in CHOICE:
        raise Problem("unknown_bot", got=level[:40], expected=", ".join(CHOICE))
    return level


def _changes(form: dict[str, str], rules: RuleSet) -> dict[str, object]:
    changes: dict[str, object] = {}
    players = _number(form, "players", PLAYERS[-1])
    if players is not None and players != rules.players:
        changes |= {"table.players": players, "table.hand_size": None}
    deals = _number(form, "deals", MOST_DEALS)
    if deals is not None and deals != rules.score.deals:
        changes["score.deals"] = deals
    return changes


def _number(form: dict[str, str], name: str, most: int) -> int | None:
    text = form.get(name, "").strip()
    if not text:
        return None
    if not re.fullmatch(r"[0-9]{1,9}", text):
        raise Problem("form_not_a_number", field=name, got=text[:20])
    if not 0 < int(text) <= most:
        raise Problem("form_number_out_of_range", field=name, got=text, most=most)
    return int(text)
