"""Backup and restore as docs/deploy.md says, for both stores."""

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from napoleon.store import Appended, SqliteStore, Store
from napoleon.store.postgres import PostgresStore
from tests.store.cluster import Cluster


def fill(store: Store, meanwhile: Callable[[], None]) -> None:
    """Some rows, a backup while the store is open, and a row that comes too late for it."""

    async def run() -> None:
        await store.start()
        await store.create("t", 1, ["a"])
        await store.append("t", 1, ["b"], "r1")
        meanwhile()
        await store.append("t", 2, ["late"])
        await store.close()

    asyncio.run(run())


def check(store: Store) -> None:
    """What was there at the time of the backup, and the table goes on."""

    async def run() -> None:
        await store.start()
        rows = await store.read("t")
        assert rows is not None
        assert [row.body for row in rows] == ["a", "b"]
        assert await store.append("t", 1, ["b"], "r1") == Appended(2, repeated=True)
        assert await store.append("t", 2, ["c"]) == Appended(3)
        await store.close()

    asyncio.run(run())


def test_sqlite(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"

    def backup() -> None:  # what `.backup` of the sqlite3 command does
        source, target = sqlite3.connect(path), sqlite3.connect(copy)
        source.backup(target)
        source.close()
        target.close()

    fill(SqliteStore(path), backup)
    for file in tmp_path.glob("tables.sqlite3*"):
        file.unlink()
    copy.rename(path)
    check(SqliteStore(path))


@pytest.mark.postgres
def test_postgres(cluster: Cluster) -> None:
    address, dump = cluster.emptied(), str(cluster.folder / "napoleon.dump")

    def backup() -> None:
        cluster.call("pg_dump", "--format=custom", "--schema=napoleon", f"--file={dump}", address)

    fill(PostgresStore(address), backup)
    cluster.emptied()
    cluster.call("pg_restore", "--no-owner", f"--dbname={address}", dump)
    check(PostgresStore(address))
