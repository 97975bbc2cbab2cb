"""What a load balancer is told."""

import asyncio
from pathlib import Path

import httpx
import pytest

from napoleon.store import SqliteStore, StoreProblem
from napoleon.web.health import Health
from tests.web.server import serving


def test_a_server_that_is_well(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(3):
            answer = httpx.get(f"{server.address}/healthz")
            assert (answer.status_code, answer.text) == (200, "ok\n")


class Away(SqliteStore):
    """A store that does not answer, or says that it cannot."""

    silent = False

    async def living(self, within: float = 3.0) -> dict[str, str]:
        if self.silent:
            await asyncio.sleep(3600)
        raise StoreProblem("store_unreached", address="", reason="")


@pytest.mark.parametrize("silent", [False, True])
def test_a_store_may_be_away_for_some_seconds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silent: bool) -> None:
    async def run() -> None:
        store = Away(tmp_path / "tables.sqlite3")
        store.silent = silent
        health = Health(store)
        assert await health.good()
        monkeypatch.setattr("napoleon.web.health.LENIENT", 0)
        assert not await health.good()
        assert not await health.good()
        await health.close()
        await store.close()

    asyncio.run(run())
