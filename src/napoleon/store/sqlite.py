"""The log in SQLite: one connection on one thread, which gathers what was asked meanwhile into one commit.

The thread takes everything in its queue, runs each command within a savepoint of its own, commits once, and only then answers:
an answer means that the rows are on disk (WAL, synchronous FULL). One connection also because SQLite before 3.51.3 may damage a
WAL that several connections of a process reset. Other processes may open the same file: the version keeps them apart.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from napoleon.store import sqlite_commands as commands
from napoleon.store.log import ALIVE, LEASE, Appended, Claimed, Conflict, Due, Missing, Role, Row, StoreProblem, TableRow
from napoleon.store.sqlite_file import open_file

GATHER = 256

T = TypeVar("T")
Command = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection = open_file(path)
        self._queue: SimpleQueue[Command | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="napoleon-store", daemon=True)
        self._thread.start()

    async def start(self) -> None:
        """Nothing is left to do: a file that cannot be used shows when the store is made."""

    async def create(self, table: str, format: int, rows: Sequence[str], due: Due | None = None) -> bool:
        """Make a table with its first rows; False when the name is taken."""
        return await self._do(lambda db: commands.create(db, table, format, rows, due))

    async def append(
        self, table: str, expected: int, rows: Sequence[str], request: str | None = None, due: Due | None = None
    ) -> Appended | Conflict | Missing:
        """Append rows if the table is at the expected version."""
        return await self._do(lambda db: commands.append(db, table, expected, rows, request, due))

    async def answered(self, table: str, request: str) -> int | None:
        """The version that a request led to."""
        return await self._do(lambda db: commands.answered(db, table, request))

    async def read(self, table: str, since: int = 0, limit: int | None = None) -> list[Row] | None:
        """The rows after that version, at most so many; None when there is no such table."""
        return await self._do(lambda db: commands.read(db, table, since, limit))

    async def find(self, table: str) -> TableRow | None:
        """The table's row in the list."""
        return await self._do(lambda db: commands.find(db, table))

    async def tables(self, limit: int = 100) -> list[TableRow]:
        """The tables, newest first."""
        return await self._do(lambda db: commands.newest(db, limit))

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of those of these tables that there are."""
        return await self._do(lambda db: commands.versions(db, tables))

    async def claim(self, node: str, limit: int = 16, heavy_only: bool = False, hold: float = LEASE) -> list[Claimed]:
        """Hold tables that are due, longest due first, for `hold` seconds."""
        return await self._do(lambda db: commands.claim(db, node, limit, heavy_only, hold))

    async def release(self, table: str, node: str) -> None:
        """Give a claim back."""
        await self._do(lambda db: commands.release(db, table, node))

    async def next_due(self, node: str, heavy_only: bool = False) -> float | None:
        """Seconds until `claim` would find something; None: nothing is due."""
        return await self._do(lambda db: commands.next_due(db, node, heavy_only))

    async def beat(self, node: str, role: Role) -> None:
        """Say that this process lives."""
        await self._do(lambda db: commands.beat(db, node, role))

    async def living(self, within: float = ALIVE) -> dict[str, str]:
        """Who said so within so many seconds: node and role."""
        return await self._do(lambda db: commands.living(db, within))

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Never called: SQLite tells nobody what another process wrote."""

    async def close(self) -> None:
        """Finish what was asked, then let go of the file."""
        if self._closed:
            return
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, command: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreProblem("store_closed")
        answer: Future[T] = Future()
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
