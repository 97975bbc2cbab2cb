"""Sockets come to their tables a few at a time, so that pages are answered meanwhile when everybody comes at once."""

import asyncio
import json
from pathlib import Path

from tests.web.server import Server, open_table, serving


def kinds(server: Server, path: str) -> list[str]:
    rows = server.do(server.house.store.read(path.rpartition("/")[2])) or []
    return [json.loads(row.body)["kind"] for row in rows]


def test_whoever_has_gone_before_the_turn_came_was_never_there(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.browser() as browser:
        path = open_table(browser, preset="standard")
        shut = server.app.state.entrance = asyncio.Semaphore(0)
        with server.line(browser, path):
            assert browser.get("/").status_code == 200
        with server.browser() as other, server.line(other, path) as line:  # next in the queue, and a spectator
            for _ in range(2):
                server.do(release(shut))
            assert json.loads(line.recv(30))["view"]["you"] is None
            assert "connected" not in kinds(server, path)
        with server.table(browser, path):
            assert kinds(server, path).count("connected") == 1


async def release(shut: asyncio.Semaphore) -> None:
    shut.release()
