"""The log in PostgreSQL, for several processes on several machines: a move is one statement, and so one transaction.

An answer means that the rows are on the server's disk (synchronous_commit on). When the server goes away in the middle, what
was asked is asked again for some seconds: a request id, or the version and the rows, then tell whether the first time had
succeeded.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import asyncpg

from napoleon.store import postgres_sql as sql
from napoleon.store.log import ALIVE, LEASE, Appended, Claimed, Conflict, Due, Missing, Role, Row, StoreProblem, TableRow
from napoleon.store.postgres_link import Link, connect, shown
from napoleon.store.postgres_notices import Notices

T = TypeVar("T")

NOT_DUE = (None, None, False)


class PostgresStore:
    """A store in a database."""

    def __init__(self, address: str) -> None:
        self._link = Link(address)
        self._notices = Notices(self._link)
        self._closed = False

    async def start(self) -> None:
        """Connect, and make the schema or check it; StoreProblem says what is wrong with the database."""
        await prepare(self._link.address)
        await self._link.start()
        self._notices.start()

    async def create(self, table: str, format: int, rows: Sequence[str], due: Due | None = None) -> bool:
        """Make a table with its first rows; False when the name is taken."""

        async def work(connection: Any, again: bool) -> bool:
            made = await connection.fetchval(sql.CREATE, table, format, list(rows), *_due(due))
            return bool(made) or (again and await _holds(connection, table, 0, rows))

        return await self._ask(work)

    async def append(
        self, table: str, expected: int, rows: Sequence[str], request: str | None = None, due: Due | None = None
    ) -> Appended | Conflict | Missing:
        """Append rows if the table is at the expected version."""

        async def work(connection: Any, again: bool) -> Appended | Conflict | Missing:
            try:
                version = await connection.fetchval(sql.APPEND, table, expected, list(rows), request, *_due(due))
            except asyncpg.UniqueViolationError:  # the same request at the same moment was faster
                version = None
            if version is not None:
                return Appended(version)
            if request is not None and (before := await connection.fetchval(sql.ANSWERED, table, request)) is not None:
                return Appended(before, repeated=True)
            found = await connection.fetchrow(sql.FIND, table)
            if found is None:
                return Missing()
            if again and rows and await _holds(connection, table, expected, rows):
                return Appended(expected + len(rows), repeated=True)
            return Conflict(found["version"])

        answer = await self._ask(work)
        if isinstance(answer, Appended):
            self._notices.moved(table, answer.version)
        return answer

    async def answered(self, table: str, request: str) -> int | None:
        """The version that a request led to."""
        version: int | None = await self._ask(lambda connection, _: connection.fetchval(sql.ANSWERED, table, request))
        return version

    async def read(self, table: str, since: int = 0, limit: int | None = None) -> list[Row] | None:
        """The rows after that version, at most so many; None when there is no such table."""
        found = await self._fetch(sql.READ, table, since, limit)
        return [Row(body, at) for body, at in found if body is not None] if found else None

    async def find(self, table: str) -> TableRow | None:
        """The table's row in the list."""
        found = await self._fetch(sql.FIND, table)
        return TableRow(*found[0]) if found else None

    async def tables(self, limit: int = 100) -> list[TableRow]:
        """The tables, newest first."""
        return [TableRow(*row) for row in await self._fetch(sql.NEWEST, limit)]

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of those of these tables that there are."""
        return dict(await self._fetch(sql.VERSIONS, list(tables))) if tables else {}

    async def claim(self, node: str, limit: int = 16, heavy_only: bool = False, hold: float = LEASE) -> list[Claimed]:
        """Hold tables that are due, longest due first, for `hold` seconds."""
        found = await self._fetch(sql.CLAIM, node, heavy_only, limit, hold)
        return sorted((Claimed(*row) for row in found), key=lambda claimed: -claimed.late)

    async def release(self, table: str, node: str) -> None:
        """Give a claim back."""
        await self._fetch(sql.RELEASE, table, node)

    async def next_due(self, node: str, heavy_only: bool = False) -> float | None:
        """Seconds until `claim` would find something; None: nothing is due."""
        ((seconds,),) = await self._fetch(sql.NEXT_DUE, node, heavy_only)
        return None if seconds is None else float(seconds)

    async def beat(self, node: str, role: Role) -> None:
        """Say that this process lives."""
        await self._fetch(sql.BEAT, node, role)

    async def living(self, within: float = ALIVE) -> dict[str, str]:
        """Who said so within so many seconds: node and role."""
        return dict(await self._fetch(sql.LIVING, within))

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call this, on the event loop, when another process has appended: table and version. Some calls may be lost."""
        self._notices.listen(heard)

    async def close(self) -> None:
        """Tell the others what is still untold, then let go of the connections."""
        if self._closed:
            return
        self._closed = True
        await self._notices.close()
        await self._link.close()

    async def _fetch(self, statement: str, *values: object) -> list[Any]:
        found: list[Any] = await self._ask(lambda connection, _: connection.fetch(statement, *values))
        return found

    async def _ask(self, work: Callable[[Any, bool], Awaitable[T]]) -> T:
        if self._closed:
            raise StoreProblem("store_closed")
        return await self._link.ask(work)


async def prepare(address: str) -> None:
    """Make the schema of the database, or check it; StoreProblem where it cannot be used."""
    connection = await connect(address)
    try:
        async with connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({sql.LOCK})")
            if not await connection.fetchval(sql.EXISTS):
                await connection.execute(sql.PREPARE)
            version = await connection.fetchval(sql.KNOWN_SCHEMA) or 0
            if version > sql.SCHEMA_VERSION:
                known = {"version": version, "known": sql.SCHEMA_VERSION}
                raise StoreProblem("store_database_newer", address=shown(address), **known)
            for step in range(version + 1, sql.SCHEMA_VERSION + 1):
                await connection.execute(sql.SCHEMAS[step])
                await connection.execute("INSERT INTO napoleon.schema_version VALUES ($1)", step)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise StoreProblem("store_refused", address=shown(address), reason=str(error)) from error
    finally:
        connection.terminate()


def _due(due: Due | None) -> tuple[float | None, str | None, bool]:
    return NOT_DUE if due is None else (due.after, due.keeper, due.heavy)


async def _holds(connection: Any, table: str, since: int, rows: Sequence[str]) -> bool:
    """Whether exactly these rows stand after that version: the first try had succeeded."""
    found = await connection.fetch(sql.READ, table, since, len(rows) or 1)
    return [body for body, _ in found if body is not None] == list(rows) and bool(found)
