"""The lobby reads no more of a table than its waiting room: start pages must be quick after a restart with many long tables."""

import asyncio
import random
from pathlib import Path

import pytest

from napoleon.rules import preset
from napoleon.store import Row
from napoleon.store.sqlite import SqliteStore
from napoleon.table import lobby
from tests.table.parlour import TOKEN, Guest, house_at


def test_a_long_table_is_not_read_for_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house_at(tmp_path) as house:
            played = await house.open_solo(preset("standard"), TOKEN)
            await (await Guest.enter(house, played)).play_on(random.Random(1), "deal_end")
            waiting = await house.open_table(preset("standard"), TOKEN, "たろう", listed=True)
            await Guest.enter(house, waiting)
        async with house_at(tmp_path) as house:
            await Guest.enter(house, waiting)
            read, taken = SqliteStore.read, 0

            async def counting(store: SqliteStore, table: str, since: int = 0, limit: int | None = None) -> list[Row] | None:
                nonlocal taken
                rows = await read(store, table, since, limit)
                taken += len(rows or [])
                return rows

            monkeypatch.setattr(SqliteStore, "read", counting)
            assert [table.table for table in await house.lobby()] == [waiting]
            assert taken <= 2 * lobby.AT_ONCE
            taken = 0
            await house.lobby()
            assert taken == 0, "nothing has changed since"

    asyncio.run(run())


def test_the_store_is_asked_about_all_tables_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Just after a start it is busy, and the first page would wait for it as often as there are tables."""

    async def run() -> None:
        async with house_at(tmp_path) as house:
            for _ in range(3):
                await Guest.enter(house, await house.open_table(preset("standard"), TOKEN, "たろう", listed=True))
            asked = asyncio.Barrier(3)
            read = SqliteStore.read

            async def together(store: SqliteStore, table: str, since: int = 0, limit: int | None = None) -> list[Row] | None:
                if since == 0:
                    await asked.wait()
                return await read(store, table, since, limit)

            monkeypatch.setattr(SqliteStore, "read", together)
            async with asyncio.timeout(10):
                assert len(await house.lobby()) == 3

    asyncio.run(run())
