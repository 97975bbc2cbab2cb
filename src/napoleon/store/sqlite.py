"""The log in SQLite: one connection on one thread, which gathers what was asked meanwhile into one commit.

The thread takes everything in its queue, runs each command within a savepoint of its own, commits once, and only then answers:
an answer means that the rows are on disk (WAL, synchronous FULL). One connection also because SQLite before 3.51.3 may damage a
WAL that several connections of a process reset. Other processes may open the same file: the version keeps them apart.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from napoleon.store.log import Appended, Conflict, Missing, StoreProblem, TableRow

SCHEMA_VERSION = 1
APPLICATION_ID = 0x4E41504F  # "NAPO"
BUSY_SECONDS = 10
GATHER = 256

SCHEMA = """
CREATE TABLE tables (
    name TEXT PRIMARY KEY, format INTEGER NOT NULL, version INTEGER NOT NULL, created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE rows (
    name TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL, body TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (name, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE requests (
    name TEXT NOT NULL REFERENCES tables, request TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (name, request)
) STRICT, WITHOUT ROWID;
"""

Command = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = _open(path)
        self._queue: SimpleQueue[Command | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="napoleon-store", daemon=True)
        self._thread.start()

    async def create(self, table: str, format: int, rows: Sequence[str]) -> bool:
        """Make a table with its first rows; False when the name is taken."""
        return bool(await self._do(lambda db: _create(db, table, format, rows)))

    async def append(
        self, table: str, expected: int, rows: Sequence[str], request: str | None = None
    ) -> Appended | Conflict | Missing:
        """Append rows if the table is at the expected version."""
        answer: Appended | Conflict | Missing = await self._do(lambda db: _append(db, table, expected, rows, request))
        return answer

    async def answered(self, table: str, request: str) -> int | None:
        """The version that a request led to."""
        version: int | None = await self._do(lambda db: _answered(db, table, request))
        return version

    async def read(self, table: str, since: int = 0) -> list[str] | None:
        """The rows after that version; None when there is no such table."""
        rows: list[str] | None = await self._do(lambda db: _read(db, table, since))
        return rows

    async def find(self, table: str) -> TableRow | None:
        """The table's row in the list."""
        found: list[TableRow] = await self._do(lambda db: _list(db, "WHERE name = ?", (table,)))
        return found[0] if found else None

    async def tables(self, limit: int = 100) -> list[TableRow]:
        """The tables, newest first."""
        rows: list[TableRow] = await self._do(lambda db: _list(db, "ORDER BY created DESC, name LIMIT ?", (limit,)))
        return rows

    async def close(self) -> None:
        """Finish what was asked, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, command: Callable[[sqlite3.Connection], Any]) -> Any:
        if self._closed:
            raise StoreProblem("store_closed")
        answer: Future[Any] = Future()
        self._queue.put((command, answer))
        return await asyncio.wrap_future(answer)

    def _work(self) -> None:
        going = True
        while going:
            batch: list[Command] = []
            item = self._queue.get()
            while True:
                if item is None:
                    going = False
                    break
                batch.append(item)
                if len(batch) == GATHER:
                    break
                try:
                    item = self._queue.get_nowait()
                except Empty:
                    break
            if batch:
                _commit(self._connection, batch)
        self._connection.close()


def _commit(db: sqlite3.Connection, batch: list[Command]) -> None:
    """Run the commands, commit once, then answer; a failed commit is everybody's failure."""
    answers: list[tuple[Future[Any], Any, Exception | None]] = []
    try:
        db.execute("BEGIN IMMEDIATE")
        for command, answer in batch:
            db.execute("SAVEPOINT one")
            try:
                value, error = command(db), None
            except Exception as caught:
                db.execute("ROLLBACK TO one")
                value, error = None, caught
            db.execute("RELEASE one")
            answers.append((answer, value, error))
        db.execute("COMMIT")
    except sqlite3.Error as failure:
        if db.in_transaction:
            db.execute("ROLLBACK")
        answers = [(answer, None, failure) for _, answer in batch]
    for answer, value, error in answers:
        if answer.cancelled() or not answer.set_running_or_notify_cancel():
            continue
        if isinstance(error, sqlite3.Error):
            error = StoreProblem("store_failed", reason=str(error))
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(value)


def _create(db: sqlite3.Connection, table: str, format: int, rows: Sequence[str]) -> bool:
    now = time.time()
    made = db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING", (table, format, len(rows), now)
    ).rowcount
    if made:
        db.executemany("INSERT INTO rows VALUES (?, ?, ?, ?)", [(table, seq, row, now) for seq, row in enumerate(rows, 1)])
    return bool(made)


def _append(
    db: sqlite3.Connection, table: str, expected: int, rows: Sequence[str], request: str | None
) -> Appended | Conflict | Missing:
    if request is not None and (before := _answered(db, table, request)) is not None:
        return Appended(before, repeated=True)
    found = db.execute("SELECT version FROM tables WHERE name = ?", (table,)).fetchone()
    if found is None:
        return Missing()
    if found[0] != expected:
        return Conflict(found[0])
    now, version = time.time(), expected + len(rows)
    db.executemany("INSERT INTO rows VALUES (?, ?, ?, ?)", [(table, expected + i, row, now) for i, row in enumerate(rows, 1)])
    db.execute("UPDATE tables SET version = ? WHERE name = ?", (version, table))
    if request is not None:
        db.execute("INSERT INTO requests VALUES (?, ?, ?)", (table, request, version))
    return Appended(version)


def _answered(db: sqlite3.Connection, table: str, request: str) -> int | None:
    found = db.execute("SELECT version FROM requests WHERE name = ? AND request = ?", (table, request)).fetchone()
    return None if found is None else int(found[0])


def _read(db: sqlite3.Connection, table: str, since: int) -> list[str] | None:
    if db.execute("SELECT 1 FROM tables WHERE name = ?", (table,)).fetchone() is None:
        return None
    return [body for (body,) in db.execute("SELECT body FROM rows WHERE name = ? AND seq > ? ORDER BY seq", (table, since))]


def _list(db: sqlite3.Connection, which: str, values: tuple[object, ...]) -> list[TableRow]:
    return [TableRow(*row) for row in db.execute(f"SELECT name, format, version, created FROM tables {which}", values)]


def _open(path: Path) -> sqlite3.Connection:
    """The connection, with the schema made or checked; StoreProblem says what is wrong with the file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    except (OSError, sqlite3.Error) as error:
        raise StoreProblem("store_unusable", path=str(path), reason=str(error)) from error
    try:
        _prepare(db, path)
    except sqlite3.DatabaseError as error:
        db.close()
        damaged = not isinstance(error, sqlite3.OperationalError)
        raise StoreProblem("store_damaged" if damaged else "store_unusable", path=str(path), reason=str(error)) from error
    except StoreProblem:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("BEGIN IMMEDIATE")
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > SCHEMA_VERSION:
        raise StoreProblem("store_newer", path=str(path), version=version, known=SCHEMA_VERSION)
    if version == 0:
        if db.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
            raise StoreProblem("store_foreign", path=str(path))
        for statement in SCHEMA.split(";"):
            db.execute(statement)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    db.execute("COMMIT")
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreProblem("store_damaged", path=str(path), reason=str(found))
