"""What anybody may send to a server: requests and messages that are nearly right, and such as are nothing at all."""

import json
import random
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlencode

from napoleon.cards import CODES
from napoleon.rules import PRESETS

Json = dict[str, Any]
KINDS: list[Json] = [
    {"kind": "bid", "bid": "H13"},
    {"kind": "pass"},
    {"kind": "name", "card": "SA"},
    {"kind": "discard", "cards": ["SA", "H2", "C5"], "receiver": 2},
    {"kind": "perfect", "yes": True},
    {"kind": "betray"},
    {"kind": "play", "card": "JO", "suit": "H", "as": "SA", "betray": True},
    {"kind": "next"},
    {"kind": "sit", "seat": 2, "name": "たろう"},
    {"kind": "leave"},
    {"kind": "add_bot", "seat": 2, "level": "simple"},
    {"kind": "remove", "seat": 2},
    {"kind": "swap", "seats": [1, 3]},
    {"kind": "rules", "code": "standard"},
    {"kind": "settings", "level": "simple", "clock": "normal", "listed": True, "chat": True, "late": False},
    {"kind": "agree"},
    {"kind": "start"},
    {"kind": "stamp", "stamp": "nice"},
    {"kind": "say", "text": "やあ"},
    {"kind": "mute", "seat": 1, "on": True},
    {"kind": "code"},
    {"kind": "use_code", "code": "ABCD2345"},
    {"kind": "take_back"},
    {"kind": "late", "on": True},
]
TEXTS = (
    *(
        "",
        " ",
        "\u0000",
        "\ud800",
        "\u202eabc",
        "<script>",
        "{ $name }",
        "' OR 1=1 --",
        "%00",
        "../../etc/passwd",
        "\r\nx: y",
        "a" * 300,
    ),
    *("名人", "ﾀﾛｳ", "🀄" * 5, "é" * 20, "null", "NaN", "1e999", "S" * 5000, "\\", '"', "standard", "N27J-2RQ", "{", "[[[["),
)
VALUES: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        4,
        7,
        10**30,
        -(10**30),
        0.5,
        1e308,
        float("nan"),
        float("inf"),
        [],
        {},
        [None],
        [[]],
        {"a": {}},
    ),
    *TEXTS,
)
PATHS = (
    *(
        "/",
        "/lobby",
        "/tables",
        "/rules",
        "/rules/standard",
        "/rules/N27J-2RQ",
        "/rules/edit",
        "/verify",
        "/healthz",
        "/static/table.js",
    ),
    *("/table/TABLE", "/table/TABLE/record", "/table/TABLE/qr.svg", "/table/TABLE/socket", "/nowhere", "//", "/table//record"),
    *("/api", "/api/sessions", "/api/tables", "/api/tables/TABLE", "/api/tables/TABLE/actions", "/api/tables/TABLE/socket"),
    *("/api/openapi.json", "/static/../app.py", "/rules/%00", "/table/%ff", "/table/" + "x" * 300, "/api/tables/" + "y" * 300),
)
POSTED = ("/tables", "/rules/edit", "/api/sessions", "/api/tables", "/api/tables/TABLE/actions")
METHODS = ("GET", "GET", "GET", "HEAD", "POST", "POST", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOO")
TYPES = (
    *(
        "application/x-www-form-urlencoded",
        "application/json",
        "text/plain",
        "",
        "multipart/form-data",
        "application/json; charset=x",
    ),
    *(
        "multipart/form-data; boundary=xx",
        "multipart/form-data; boundary=",
        "multipart/form-data; boundary*=utf-8''xx",
        "a/b;;;=",
        "\x7f",
    ),
)
HEADERS = (
    *(
        "accept-language",
        "origin",
        "host",
        "cookie",
        "authorization",
        "content-length",
        "sec-fetch-site",
        "if-none-match",
        "range",
        "te",
    ),
    *(
        "x-forwarded-for",
        "x-forwarded-proto",
        "accept",
        "user-agent",
        "transfer-encoding",
        "expect",
        "upgrade",
        "referer",
        "x-y",
    ),
)


@dataclass(frozen=True)
class Asked:
    """A request as it goes over the wire."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: list[bytes]
    """in parts"""
    goes: bool = False
    """whether the visitor goes before the end of the body"""


class Inputs:
    """Draws what is sent from one generator; `tables` are names of tables that there are, `tokens` sessions."""

    def __init__(self, rng: random.Random, tables: list[str], tokens: list[str], host: str) -> None:
        self.rng = rng
        self.tables = tables
        self.tokens = tokens
        self.host = host
        self.number = 0

    def action(self) -> Any:
        """An action with some of its parts replaced, missing or more."""
        rng = self.rng
        if rng.random() < 0.03:
            return rng.choice(VALUES)
        action = dict(rng.choice(KINDS))
        if action["kind"] == "play" and rng.random() < 0.7:
            action = {"kind": "play", "card": rng.choice(CODES)}
        if action["kind"] == "discard" and rng.random() < 0.5:
            action["cards"] = rng.sample(CODES, rng.randrange(6))
        for name in list(action):
            chance = rng.random()
            if chance < 0.06:
                del action[name]
            elif chance < 0.2:
                action[name] = self.value()
        if rng.random() < 0.1:
            action[rng.choice(("kind", "seat", "as", "x", "\ud800", "__class__"))] = self.value()
        return action

    def value(self) -> Any:
        """Anything that JSON has."""
        value = self.rng.choice(VALUES)
        return value if self.rng.random() < 0.9 else [value, {"x": value}] * self.rng.randrange(1, 4)

    def message(self) -> str:
        """A text for the socket."""
        rng, self.number = self.rng, self.number + 1
        if rng.random() < 0.05:
            return "".join(chr(rng.choice((rng.randrange(128), rng.randrange(0xD800)))) for _ in range(rng.randrange(60)))
        request: Any = f"f{self.number}" if rng.random() < 0.85 else rng.choice((self.value(), "f1", f"f{self.number - 1}"))
        text = json.dumps({"id": request, "action": self.action()})
        return self.damaged(text) if rng.random() < 0.1 else text

    def damaged(self, text: str) -> str:
        """The text with something cut out, doubled or exchanged."""
        rng = self.rng
        for _ in range(rng.randrange(1, 4)):
            at, size = rng.randrange(len(text) + 1), rng.randrange(6)
            text = (
                text[:at]
                + rng.choice(("", text[at : at + size] * 2, chr(rng.randrange(256)), "[" * 50, "\\u12"))
                + text[at + size :]
            )
        return text

    def request(self) -> Asked:
        """A request over HTTP."""
        rng = self.rng
        path, method = rng.choice(PATHS), rng.choice(METHODS)
        if rng.random() < 0.3:
            path, method = rng.choice(POSTED), "POST"
        path = path.replace("TABLE", rng.choice(self.tables))
        if rng.random() < 0.06:
            path = "/" + self.damaged(path[1:] or "x").replace(" ", "%20")
        query = urlencode(
            {rng.choice(("lang", "rules", "with", "x", "")): str(self.value())[:200] for _ in range(rng.randrange(3))},
            errors="replace",
        )
        kind, body = self.body(path)
        parts = [body] if rng.random() < 0.8 or len(body) < 2 else [body[: len(body) // 2], body[len(body) // 2 :]]
        return Asked(method, path, query.encode(), self.headers(kind, len(body)), parts, rng.random() < 0.02)

    def headers(self, kind: str, length: int) -> list[tuple[bytes, bytes]]:
        """Mostly those of a browser or a program of ours, with some that are odd."""
        rng, token = self.rng, self.rng.choice(self.tokens)
        headers = {
            "host": self.host,
            "cookie": f"napoleon_session={token}",
            "content-type": kind,
            "content-length": str(length),
        }
        if rng.random() < 0.5:
            headers["origin"] = f"http://{self.host}"
        if rng.random() < 0.5:
            headers["authorization"] = f"Bearer {token}"
        for _ in range(rng.choice((0, 0, 1, 2))):
            headers[rng.choice(HEADERS)] = str(self.value())[:400]
        encoded = [
            (name.encode(), value.encode("latin-1", "replace"))
            for name, value in headers.items()
            if "\n" not in value and "\0" not in value
        ]
        return encoded if rng.random() < 0.98 else encoded[1:]

    def body(self, path: str) -> tuple[str, bytes]:
        """A content type and a body, which mostly fit each other and the path."""
        rng = self.rng
        kind = rng.choice(TYPES)
        chance = rng.random()
        if path.startswith("/api") and chance < 0.8:
            wanted: Any = {"id": f"h{self.number}", "action": self.action()}
            if path.endswith("/tables"):
                wanted = {
                    "name": "robo",
                    "rules": rng.choice(PRESETS),
                    rng.choice(("level", "clock", "chat", "x", "name")): self.value(),
                }
            text = json.dumps(wanted)
            return "application/json", (self.damaged(text) if rng.random() < 0.1 else text).encode("utf-8", "replace")
        if chance < 0.7:
            return TYPES[0], urlencode(self.form(), errors="replace").encode()
        if chance < 0.85:
            parts = [
                f'--xx\r\ncontent-disposition: form-data; name="{quote(name)}"\r\n\r\n{value}\r\n'
                for name, value in self.form().items()
            ]
            text = "".join(parts) + "--xx--\r\n"
            return TYPES[6], (self.damaged(text) if rng.random() < 0.3 else text).encode("utf-8", "replace")
        if chance < 0.86:
            return kind, b"a=" + b"x" * rng.choice((10, 70_000, 140_000))
        return kind, bytes(rng.randrange(256) for _ in range(rng.randrange(80)))

    def form(self) -> dict[str, str]:
        """The fields of a table's or of the rule editor's form, some of them odd."""
        rng = self.rng
        form = {
            "with": rng.choice(("solo", "friends")),
            "name": "たろう",
            "preset": rng.choice(PRESETS),
            "level": "simple",
            "clock": "off",
        }
        names = (
            *form,
            "players",
            "deals",
            "rules",
            "file",
            "listed",
            "chat",
            "late",
            "table.players",
            "play.strength",
            "calls",
            "x",
        )
        for _ in range(rng.randrange(4)):
            form[rng.choice(names)] = str(self.value())[:3000]
        return form
