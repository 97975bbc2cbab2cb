"""The store: versions, repeated requests, several writers, files that are not right."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from napoleon.store import Appended, Conflict, Missing, SqliteStore, Store, StoreProblem
from napoleon.store.place import data_folder
from napoleon.store.sqlite import SCHEMA_VERSION


def with_store(path: Path, use: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tables.sqlite3"


def test_append_and_read(path: Path) -> None:
    async def use(store: Store) -> None:
        assert await store.create("t", 1, ["a", "b"])
        assert not await store.create("t", 1, ["other"])
        assert await store.append("t", 2, ["ç", "d"]) == Appended(4)
        assert await store.append("t", 2, ["late"]) == Conflict(4)
        assert await store.append("t", 5, ["early"]) == Conflict(4)
        assert await store.append("u", 0, ["x"]) == Missing()
        assert await store.read("t") == ["a", "b", "ç", "d"]
        assert await store.read("t", 3) == ["d"]
        assert await store.read("t", 9) == []
        assert await store.read("u") is None
        assert await store.find("u") is None

    with_store(path, use)


def test_a_repeated_request_answers_the_same(path: Path) -> None:
    async def first(store: Store) -> None:
        await store.create("t", 1, ["a"])
        assert await store.append("t", 1, ["b"], "r1") == Appended(2)
        assert await store.append("t", 2, ["c"], "r2") == Appended(3)
        assert await store.append("t", 3, ["b"], "r1") == Appended(2, repeated=True)
        assert await store.append("t", 1, ["b"], "r1") == Appended(2, repeated=True)

    async def again(store: Store) -> None:
        assert await store.answered("t", "r1") == 2
        assert await store.answered("t", "r3") is None
        assert await store.append("t", 3, ["b"], "r1") == Appended(2, repeated=True)
        assert await store.read("t") == ["a", "b", "c"]
        await store.create("u", 1, [])
        assert await store.append("u", 0, ["b"], "r1") == Appended(1)

    with_store(path, first)
    with_store(path, again)


def test_the_list_has_the_newest_first(path: Path) -> None:
    async def use(store: Store) -> None:
        for name in ("one", "two", "three"):
            await store.create(name, 1, ["a"])
            await asyncio.sleep(0.01)
        assert [row.table for row in await store.tables()] == ["three", "two", "one"]
        assert [row.version for row in await store.tables(1)] == [1]

    with_store(path, use)


def test_many_writers_lose_nothing(path: Path) -> None:
    async def write(store: Store, name: str) -> None:
        for turn in range(20):
            row, version = f"{name} {turn}", 0
            while isinstance(answer := await store.append("t", version, [row], row), Conflict):
                version = answer.version

    async def run() -> None:
        stores = [SqliteStore(path), SqliteStore(path)]  # as two processes would have them
        await stores[0].create("t", 1, [])
        await asyncio.gather(*(write(stores[i % 2], f"writer {i}") for i in range(6)))
        rows = await stores[1].read("t")
        assert rows is not None
        assert sorted(rows) == sorted(f"writer {i} {turn}" for i in range(6) for turn in range(20))
        for i in range(6):
            own = [row for row in rows if row.startswith(f"writer {i} ")]
            assert own == [f"writer {i} {turn}" for turn in range(20)]
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_one_failure_does_not_take_the_others_along(path: Path) -> None:
    wrong: Any = 7j  # no text

    async def use(store: Store) -> None:
        await store.create("t", 1, [])
        answers = await asyncio.gather(
            store.append("t", 0, ["a"]),
            store.append("t", 1, ["ok", wrong]),
            store.append("t", 1, ["b"]),
            return_exceptions=True,
        )
        assert answers[0] == Appended(1)
        assert isinstance(answers[1], StoreProblem)
        assert answers[2] == Appended(2)
        assert await store.read("t") == ["a", "b"]

    with_store(path, use)


def test_a_closed_store_says_so(path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(path)
        await store.close()
        await store.close()
        with pytest.raises(StoreProblem) as refused:
            await store.read("t")
        assert refused.value.code == "store_closed"

    asyncio.run(run())


def refused(path: Path) -> StoreProblem:
    with pytest.raises(StoreProblem) as caught:
        SqliteStore(path)
    assert caught.value.text("ja")
    assert str(path) in caught.value.text("en")
    return caught.value


def test_a_damaged_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(b"this is no database at all" * 100)
    before = path.read_bytes()
    assert refused(path).code == "store_damaged"
    assert path.read_bytes() == before


def test_pages_overwritten_in_the_middle(path: Path) -> None:
    async def use(store: Store) -> None:
        await store.create("t", 1, ["x" * 200] * 400)

    with_store(path, use)
    content = bytearray(path.read_bytes())
    content[4096 * 3 : 4096 * 6] = b"\xff" * (4096 * 3)
    path.write_bytes(content)
    assert refused(path).code == "store_damaged"


def test_a_newer_schema(path: Path) -> None:
    async def use(_: Store) -> None:
        pass

    with_store(path, use)
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 1}")
    db.close()
    assert refused(path).code == "store_newer"


def test_another_program_s_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE songs (title TEXT)")
    db.close()
    assert refused(path).code == "store_foreign"


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refused(tmp_path / "file" / "tables.sqlite3").code == "store_unusable"
    assert refused(tmp_path).code == "store_unusable"


def test_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAPOLEON_DATA", str(tmp_path / "named"))
    assert data_folder() == tmp_path / "named"
    assert data_folder(tmp_path) == tmp_path
    monkeypatch.delenv("NAPOLEON_DATA")
    assert data_folder().name == "napoleon-cards"
