"""What a guest with bad intentions tries at a table with friends: others' seats, old requests, floods, words that are traps."""

import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from html import escape
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from napoleon.web import outbox
from napoleon.web.limits import UNLIMITED, Allowance, Limits, Rate
from napoleon.web.socket import PATIENCE as PATIENCE_WITH_FLOODS
from tests.web.server import PATIENCE, Line, Server, serving

Json = dict[str, Any]
SCARCE = Rate(3, 1, 3600)
PLENTY = Rate(1e6, 1e6, 1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def a_token(server: Server) -> str:
    return str(httpx.post(f"{server.address}/api/sessions", timeout=PATIENCE).json()["token"])


def a_table(server: Server, host: str, **wanted: object) -> str:
    headers = {"authorization": f"Bearer {host}"}
    body = {"name": "host"} | wanted
    response = httpx.post(f"{server.address}/api/tables", json=body, headers=headers, timeout=PATIENCE)
    assert response.status_code == 201, response.text
    return str(response.json()["path"])


@contextmanager
def line_of(server: Server, path: str, token: str, language: str = "ja") -> Iterator[Line]:
    """A browser with this session at a table."""
    headers = {"Cookie": f"napoleon_session={token}"}
    address = f"ws://127.0.0.1:{server.port}{path}/socket?lang={language}"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as socket:
        yield Line(socket)


@contextmanager
def two_at_a_table(server: Server, **wanted: object) -> Iterator[tuple[Line, Line, str]]:
    """The host's line, a guest's who sits on the next chair, and the table's path."""
    tokens = [a_token(server), a_token(server)]
    path = a_table(server, tokens[0], **wanted)
    with line_of(server, path, tokens[0]) as host, line_of(server, path, tokens[1]) as guest:
        assert guest.ask({"kind": "sit", "name": "guest"})["type"] == "ack"
        yield host, guest, path


def settle(*lines: Line) -> None:
    """Let everybody hear of what has happened."""
    until = max(line.message["seq"] for line in lines)
    for line in lines:
        while line.message["seq"] < until:
            line.hear()


def test_a_seat_in_a_message_is_nobody_s(server: Server) -> None:
    with two_at_a_table(server, rules="standard") as (host, guest, _):
        assert guest.ask({"kind": "agree", "seat": 0})["type"] == "ack"
        settle(host, guest)
        assert [chair["agreed"] for chair in host.view["room"]["seats"][:2]] == [False, True]
        assert host.ask({"kind": "start"})["type"] == "ack"
        settle(host, guest)
        for _ in range(40):
            turn = host.view["turn"]
            if turn in ([0], [1]):
                break
            host.hear()
        mine, other = (guest, host) if turn == [0] else (host, guest)
        settle(host, guest)
        before = mine.message["seq"]
        for action in ({"kind": "pass", "seat": turn[0]}, {"kind": "bid", "bid": "N20", "seat": turn[0], "player": turn[0]}):
            answered = mine.ask(action)
            assert (answered["type"], answered["error"]) == ("refused", "not_your_turn")
        settle(host, guest)
        assert (mine.message["seq"], other.view["turn"]) == (before, turn)


def test_an_old_request_does_nothing_again(server: Server) -> None:
    tokens = [a_token(server), a_token(server)]
    path = a_table(server, tokens[0], chat=True)
    say = json.dumps({"id": "old", "action": {"kind": "say", "text": "once"}})
    wrong = json.dumps({"id": "wrong", "action": {"kind": "swap", "seats": [0, 99]}})
    with line_of(server, path, tokens[0]) as host:
        first, refused = host.tell(say), host.tell(wrong)
        assert (first["type"], refused["type"]) == ("ack", "refused")
        assert (host.tell(say), host.tell(wrong)) == (first, refused)
    with line_of(server, path, tokens[0]) as host, line_of(server, path, tokens[1]) as guest:
        assert (host.tell(say), host.tell(wrong)) == (first, refused)
        guest.ask({"kind": "sit", "name": "guest"})
        second = guest.tell(say)
        assert second["seq"] > first["seq"]  # another session's ids are its own
        while host.message["seq"] < second["seq"]:
            host.hear()
        assert [line["text"] for line in host.view["social"]["lines"]] == ["once", "once"]
        assert [line["person"] for line in host.view["social"]["lines"]] == [seat["person"] for seat in host.view["seats"][:2]]


def go_on(line: Line, action: Json) -> None:
    """Whatever is said."""
    for _ in range(PATIENCE_WITH_FLOODS):
        line.ask(action)


@pytest.mark.parametrize(
    ("kind", "actions"),
    [
        ("message", [{"kind": "agree"}]),
        ("talk", [{"kind": "stamp", "stamp": "nice"}, {"kind": "say", "text": "x"}]),
        ("join", [{"kind": "settings", "chat": True}, {"kind": "rules", "code": "party"}]),
        ("code", [{"kind": "use_code", "code": "ABCD2345"}]),
    ],
)
def test_a_flood_at_a_table(tmp_path: Path, kind: str, actions: list[Json]) -> None:
    limits = replace(UNLIMITED, **{kind: Allowance(SCARCE, PLENTY)})  # type: ignore[arg-type]
    with serving(tmp_path, limits=limits) as server:
        tokens = [a_token(server), a_token(server)]
        path = a_table(server, tokens[0], chat=True)
        with line_of(server, path, tokens[0], "en") as line, line_of(server, path, tokens[1]) as other:
            answers = [line.ask(actions[number % len(actions)]) for number in range(5)]
            refusal = "too_many_codes" if kind == "code" else "too_fast"
            assert [answer.get("error") == refusal for answer in answers] == [False] * 3 + [True] * 2
            assert "wait" in answers[-1]["text"]
            settled = line.message["seq"]
            assert line.ask(actions[0])["error"] == refusal
            assert line.message["seq"] == settled
            if kind == "message":
                with pytest.raises(ConnectionClosed) as closed:
                    go_on(line, actions[0])
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4429
            assert other.tell('{"type":"ping"}') == {"type": "pong"}


def test_wrong_codes_of_one_do_not_keep_the_right_one_from_another(tmp_path: Path) -> None:
    with serving(tmp_path, limits=replace(UNLIMITED, code=Limits().code)) as server:
        host, stranger, phone = (a_token(server) for _ in range(3))
        path = a_table(server, host)
        with line_of(server, path, host) as line:
            code = line.ask({"kind": "code"})["code"]
        with line_of(server, path, stranger) as line:
            wrong = [line.ask({"kind": "use_code", "code": f"2345678{guess}"})["error"] for guess in range(2, 8)]
            assert wrong == ["device_code_unknown"] * 5 + ["too_many_codes"]
            assert "コード" in line.ask({"kind": "use_code", "code": code})["text"]
        with line_of(server, path, phone) as line:
            assert line.ask({"kind": "use_code", "code": code})["type"] == "ack"


def test_one_that_does_not_read_is_cut_off(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_MESSAGES", 20)
    token, lazy = a_token(server), a_token(server)
    path = a_table(server, token, chat=True)
    table = path.rpartition("/")[2]
    with ExitStack() as stack:
        sleeper = stack.enter_context(sockets.socket())
        sleeper.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        sleeper.connect(("127.0.0.1", server.port))
        lines = [f"GET {path}/socket HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        sleeper.sendall("\r\n".join([*lines, f"Cookie: napoleon_session={lazy}", "", ""]).encode())
        host = stack.enter_context(line_of(server, path, token))
        live = server.app.state.house.find_live(table)
        until = time.monotonic() + PATIENCE
        while len(live.watchers) < 2:
            assert time.monotonic() < until
        for number in range(4000):
            if len(live.watchers) < 2:
                break
            assert host.ask({"kind": "say", "text": f"{number}" + "あ" * 190})["type"] == "ack"
        assert len(live.watchers) == 1
        assert host.tell('{"type":"ping"}') == {"type": "pong"}


TRAPS = ["<b>x</b>", '"><img src=x>', "'onload='x", "</script>", "{{7*7}}", "${7*7}", "%00", "\\u0000", "../../etc"]
REFUSED = [
    "a\u202eb",
    "a\u200bb",
    "\u2067x",
    "a\u200db",
    "👨\u200d",
    "a\nb",
    "a\x00b",
    "\u3164",
    "   ",
    "",
    "x" * 17,
    "x" * 3000,
    "Z\u0310\u0311\u0312\u0313\u0314\u0315",
    "\ud800",
]


@pytest.mark.parametrize("name", TRAPS)
def test_a_name_that_is_a_trap_is_only_a_name(server: Server, name: str, caplog: pytest.LogCaptureFixture) -> None:
    """It comes as it was typed, as text: pages escape it, messages are JSON, records and the server's log have no names."""
    caplog.set_level("DEBUG", "napoleon")
    token = a_token(server)
    path = a_table(server, token, name=name, listed=True, chat=True)
    with line_of(server, path, token) as line:
        assert line.view["seats"][0]["name"] in (name, "あなた")
        assert line.view["room"]["seats"][0]["name"] == name
        assert line.ask({"kind": "say", "text": name})["type"] == "ack"
        assert line.view["social"]["lines"][-1]["text"] == name
        for page in ("/", "/lobby", path):
            text = httpx.get(f"{server.address}{page}", timeout=PATIENCE).text
            assert name not in text or name == "</script>" or escape(name) == name
        assert name not in caplog.text
        listed = httpx.get(f"{server.address}/api/tables", timeout=PATIENCE)
        assert listed.headers["content-type"] == "application/json"
        assert name in [row["host"] for row in listed.json()["tables"]]


@pytest.mark.parametrize("name", REFUSED, ids=lambda name: ascii(name)[:20])
def test_a_name_that_hides_something_is_refused(server: Server, name: str) -> None:
    token = a_token(server)
    with line_of(server, a_table(server, a_token(server), chat=True), token) as line:
        assert line.ask({"kind": "sit", "name": name})["type"] == "refused"
        assert line.view["you"] is None
        assert line.ask({"kind": "sit", "name": "ok"})["type"] == "ack"
        before = line.message["seq"]
        if len(name) != 17:
            assert line.ask({"kind": "say", "text": name})["type"] == "refused"
            assert line.message["seq"] == before


@pytest.mark.parametrize("name", ["host", "ＨＯＳＴ", "Host", " host ", "あなた", "ミカ", "Mika"])
def test_nobody_passes_for_another(server: Server, name: str) -> None:
    with line_of(server, a_table(server, a_token(server)), a_token(server)) as line:
        assert line.ask({"kind": "sit", "name": name})["error"] == "name_taken"


def test_arabic_and_emoji_are_names_too(server: Server) -> None:
    path = a_table(server, a_token(server))
    for name in ("مرحبا", "🂡エース", "👨\u200d👩\u200d👧"):
        with line_of(server, path, a_token(server)) as line:
            assert line.ask({"kind": "sit", "name": name})["type"] == "ack"
