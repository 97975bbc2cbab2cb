"""The door's socket, and the example bot at a real table."""

import json
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.web.server import PATIENCE, Line, Server, serving

ROOT = Path(__file__).parents[2]
BOT = ROOT / "examples" / "bot.py"
Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def token_of(server: Server) -> str:
    return str(httpx.post(f"{server.address}/api/sessions", timeout=PATIENCE).json()["token"])


def open_table(server: Server, token: str, **wanted: object) -> str:
    """A new table; its name."""
    headers = {"authorization": f"Bearer {token}"}
    response = httpx.post(f"{server.address}/api/tables", json={"name": "host"} | wanted, headers=headers, timeout=PATIENCE)
    assert response.status_code == 201, response.text
    return str(response.json()["table"])


@contextmanager
def line_to(server: Server, table: str, **headers: str) -> Iterator[Line]:
    """A program's line to a table."""
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE, proxy=None) as socket:
        yield Line(socket)


def bearer(token: str) -> str:
    return f"Bearer {token}"


def test_the_seat_is_the_token_s(server: Server) -> None:
    host, other = token_of(server), token_of(server)
    table = open_table(server, host)
    with (
        line_to(server, table, Authorization=bearer(host)) as mine,
        line_to(server, table, Authorization=bearer(other)) as line,
    ):
        assert (mine.view["you"], line.view["you"]) == (0, None)
        assert line.ask({"kind": "agree", "seat": 0})["error"] == "spectators_only_watch"
        assert line.ask({"kind": "sit", "seat": 2, "name": "Bob"})["type"] == "ack"
        assert line.view["you"] == 2
    with line_to(server, table) as line:
        assert line.view["you"] is None
    with line_to(server, table, Cookie=f"napoleon_session={host}") as line:
        assert line.view["you"] is None  # cookies are not read here
    with line_to(server, table, Authorization=f"Basic {host}") as line:
        assert line.view["you"] is None


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1"])
def test_a_foreign_page_cannot_use_the_door(server: Server, origin: str) -> None:
    table = open_table(server, token_of(server))
    with pytest.raises(InvalidStatus) as refused, line_to(server, table, Origin=origin):
        pass
    assert refused.value.response.status_code == 403
    response = httpx.post(f"{server.address}/api/sessions", headers={"origin": origin})
    assert (response.status_code, response.json()["error"]) == (403, "from_elsewhere")
    assert "access-control-allow-origin" not in response.headers


def test_a_line_to_no_table(server: Server) -> None:
    with pytest.raises(ConnectionClosed) as closed, line_to(server, "nowhere"):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("rules", ["standard", "kougai"])
def test_the_example_bot_plays_a_match(server: Server, rules: str) -> None:
    """By the link that people are given; two of them, with a person who plays by chance and house bots."""
    host = token_of(server)
    table = open_table(server, host, rules=json.dumps({"preset": rules, "set": {"score.deals": 2}}))
    link = f"{server.address}/table/{table}"
    bots = [subprocess.Popen([sys.executable, str(BOT), link, name], stderr=subprocess.PIPE) for name in ("robo", "ロボ")]
    try:
        with line_to(server, table, Authorization=bearer(host)) as line:
            while sum(seat["agreed"] for seat in line.view["room"]["seats"]) < len(bots):
                line.hear()
            assert line.ask({"kind": "start"})["type"] == "ack"
            line.play_on(random.Random(f"bot {rules}"))
            names = [seat["name"] for seat in line.view["seats"]]
        assert {"robo", "ロボ"} < set(names)
        assert [(bot.wait(PATIENCE), bot.stderr and bot.stderr.read()) for bot in bots] == [(0, b"")] * 2
    finally:
        for bot in bots:
            bot.kill()
            bot.communicate()


def test_the_document_shows_the_bot() -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    assert re.findall(r"```python\n(.*?)```", text, re.DOTALL) == [BOT.read_text("utf-8")]
    assert len(BOT.read_text("utf-8").splitlines()) <= 40
