"""What every store does: rows and versions, repeated requests, several writers, the list."""

import asyncio
import time
from typing import Any

import pytest

from napoleon.store import Appended, Conflict, Missing, Store, StoreProblem
from tests.store.places import Place


async def bodies(store: Store, table: str, since: int = 0) -> list[str] | None:
    rows = await store.read(table, since)
    return None if rows is None else [row.body for row in rows]


def test_append_and_read(place: Place) -> None:
    async def use(store: Store) -> None:
        assert await store.create("t", 1, ["a", "b"])
        assert not await store.create("t", 1, ["other"])
        assert await store.append("t", 2, ["ç", "d"]) == Appended(4)
        assert await store.append("t", 2, ["late"]) == Conflict(4)
        assert await store.append("t", 5, ["early"]) == Conflict(4)
        assert await store.append("u", 0, ["x"]) == Missing()
        assert await bodies(store, "t") == ["a", "b", "ç", "d"]
        assert await bodies(store, "t", 3) == ["d"]
        assert await bodies(store, "t", 9) == []
        first = await store.read("t", 1, 2)
        assert first is not None
        assert [row.body for row in first] == ["b", "ç"]
        assert await store.read("t", 4, 2) == []
        assert await store.read("u", 0, 2) is None
        assert await store.read("u") is None
        assert await store.find("u") is None
        found = await store.find("t")
        assert found is not None
        assert (found.table, found.format, found.version) == ("t", 1, 4)

    place.use(use)


def test_rows_may_be_none_at_all_and_long(place: Place) -> None:
    async def use(store: Store) -> None:
        long = "ジョーカー" * 20_000
        await store.create("t", 1, [])
        assert await store.read("t") == []
        assert await store.append("t", 0, [], "look") == Appended(0)
        assert await store.append("t", 0, [], "look") == Appended(0, repeated=True)
        assert await store.append("t", 0, [long, "'; DROP TABLE rows; --"]) == Appended(2)
        assert await bodies(store, "t") == [long, "'; DROP TABLE rows; --"]

    place.use(use)


def test_a_row_says_when_it_was_written(place: Place) -> None:
    async def use(store: Store) -> None:
        before = time.time()
        await store.create("t", 1, ["a"])
        await asyncio.sleep(0.02)
        await store.append("t", 1, ["b", "c"])
        rows = await store.read("t")
        assert rows is not None
        first, second, third = (row.at for row in rows)
        assert before - 0.1 <= first < second == third <= time.time() + 0.1
        found = await store.find("t")
        assert found is not None
        assert found.created == first

    place.use(use)


def test_a_repeated_request_answers_the_same(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("t", 1, ["a"])
        assert await store.append("t", 1, ["b"], "r1") == Appended(2)
        assert await store.append("t", 2, ["c"], "r2") == Appended(3)
        assert await store.append("t", 3, ["b"], "r1") == Appended(2, repeated=True)
        assert await store.append("t", 1, ["b"], "r1") == Appended(2, repeated=True)
        again = await place.open()
        assert await again.answered("t", "r1") == 2
        assert await again.answered("t", "r3") is None
        assert await again.append("t", 3, ["b"], "r1") == Appended(2, repeated=True)
        assert await bodies(again, "t") == ["a", "b", "c"]
        await again.create("u", 1, [])
        assert await again.append("u", 0, ["b"], "r1") == Appended(1)
        assert await again.append("v", 0, ["b"], "r1") == Missing()

    place.use(use)


def test_a_request_that_was_refused_is_not_kept(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("t", 1, ["a"])
        assert await store.append("t", 0, ["b"], "r1") == Conflict(1)
        assert await store.answered("t", "r1") is None
        assert await store.append("t", 1, ["b"], "r1") == Appended(2)

    place.use(use)


def test_the_list_has_the_newest_first(place: Place) -> None:
    async def use(store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.create(name, 1, ["a"])
            await asyncio.sleep(0.01)
        assert [row.table for row in await store.tables()] == ["three", "two", "one"]
        assert [row.version for row in await store.tables(1)] == [1]
        assert await store.versions(["one", "three", "four"]) == {"one": 1, "three": 1}
        assert await store.versions([]) == {}

    place.use(use)


def test_many_writers_lose_nothing(place: Place) -> None:
    async def write(store: Store, name: str) -> None:
        for turn in range(20):
            row, version = f"{name} {turn}", 0
            while isinstance(answer := await store.append("t", version, [row], row), Conflict):
                version = answer.version

    async def use(store: Store) -> None:
        stores = [store, await place.open()]  # as two processes would have them
        await store.create("t", 1, [])
        await asyncio.gather(*(write(stores[i % 2], f"writer {i}") for i in range(6)))
        rows = await bodies(stores[1], "t")
        assert rows is not None
        assert sorted(rows) == sorted(f"writer {i} {turn}" for i in range(6) for turn in range(20))
        for i in range(6):
            own = [row for row in rows if row.startswith(f"writer {i} ")]
            assert own == [f"writer {i} {turn}" for turn in range(20)]

    place.use(use)


def test_the_same_request_many_times_at_once(place: Place) -> None:
    async def use(store: Store) -> None:
        stores = [store, await place.open()]
        await store.create("t", 1, [])
        answers = await asyncio.gather(*(stores[i % 2].append("t", 0, ["a"], "r1") for i in range(10)))
        assert answers.count(Appended(1)) == 1
        assert answers.count(Appended(1, repeated=True)) == 9
        assert await bodies(store, "t") == ["a"]

    place.use(use)


def test_a_table_is_made_once(place: Place) -> None:
    async def use(store: Store) -> None:
        stores = [store, await place.open()]
        made = await asyncio.gather(*(stores[i % 2].create("t", 1, [str(i)]) for i in range(10)))
        assert sorted(made) == [False] * 9 + [True]
        assert await bodies(store, "t") == [str(made.index(True))]

    place.use(use)


def test_one_failure_does_not_take_the_others_along(place: Place) -> None:
    wrong: Any = 7j  # no text

    async def use(store: Store) -> None:
        await store.create("t", 1, [])
        assert await store.append("t", 0, ["a"]) == Appended(1)
        failed, fine = await asyncio.gather(
            store.append("t", 1, ["ok", wrong]), store.append("t", 1, ["b"]), return_exceptions=True
        )
        assert isinstance(failed, StoreProblem)
        assert fine == Appended(2)
        assert await bodies(store, "t") == ["a", "b"]

    place.use(use)


def test_a_closed_store_says_so(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.close()
        await store.close()
        with pytest.raises(StoreProblem) as refused:
            await store.read("t")
        assert refused.value.code == "store_closed"

    place.use(use)
