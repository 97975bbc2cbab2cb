"""The store in SQLite: files of older versions, and files that are not right."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from napoleon.store import Appended, Due, SqliteStore, Store, StoreProblem
from napoleon.store.place import data_folder
from napoleon.store.sqlite_file import SCHEMA_VERSION

DATA = Path(__file__).parent.parent / "data" / "store"


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


def test_a_file_of_the_first_version(path: Path) -> None:
    """Such files lie on people's disks: their tables go on, and can be due."""
    path.parent.mkdir()
    path.write_bytes((DATA / "version1.db").read_bytes())

    async def use(store: Store) -> None:
        rows = await store.read("one")
        assert rows is not None
        assert [row.body for row in rows] == ["a", "b", "c"]
        assert await store.answered("one", "r1") == 3
        assert [row.table for row in await store.tables()] == ["two", "one"]
        assert await store.next_due("a") is None
        assert await store.append("one", 3, ["d"], "r2", Due(-1)) == Appended(4)
        assert [claimed.table for claimed in await store.claim("a")] == ["one"]

    with_store(path, use)
    with_store(path, lambda store: store.beat("a", "node"))
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA user_version").fetchone() == (SCHEMA_VERSION,)
    db.close()


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
