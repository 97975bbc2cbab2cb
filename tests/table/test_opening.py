"""Tables that are opened at the same time: each is read once, and none waits for another."""

import asyncio
from pathlib import Path

import pytest

from napoleon.rules import preset
from napoleon.store import Row
from napoleon.store.sqlite import SqliteStore
from tests.table.parlour import TOKEN, Guest, house_at


def test_a_table_is_read_once_and_others_do_not_wait_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house_at(tmp_path) as house:
            slow, quick = [await house.open_solo(preset("standard"), TOKEN) for _ in range(2)]
            going = asyncio.Event()
            wholes: list[str] = []
            read = SqliteStore.read

            async def slow_read(store: SqliteStore, table: str, since: int = 0, limit: int | None = None) -> list[Row] | None:
                if since == 0:
                    wholes.append(table)
                    if table == slow:
                        await going.wait()
                return await read(store, table, since, limit)

            monkeypatch.setattr(SqliteStore, "read", slow_read)
            waiting = [asyncio.create_task(Guest.enter(house, slow)) for _ in range(3)]
            assert (await Guest.enter(house, quick)).view["you"] == 0
            assert not any(task.done() for task in waiting)
            going.set()
            guests = await asyncio.gather(*waiting)
            assert len({guest.table for guest in guests}) == 1
            assert sorted(wholes) == sorted([slow, quick])

    asyncio.run(run())
