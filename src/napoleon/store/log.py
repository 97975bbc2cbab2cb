"""What a store does, whatever keeps the bytes.

A table is a name, a format and a list of rows; its version is the number of its rows. Rows are only ever appended. Writers say
which version they decided on: when it is no longer the version of the table, nothing is written and they decide again. A
request id is kept with the version it led to, in the same transaction, so that a repeated request answers what the first did.

Beside its rows a table may be due: at some time somebody who is no person must look at it. Processes claim what is due, and
hold it for a while so that not all of them do the same work; whoever appends first is right, claim or no claim. All times are
taken by the store's own clock, so that processes whose clocks differ agree.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from napoleon.words import Problem

LEASE = 2.0
"""seconds: how long a claim holds, and how late a table must be until others than its keeper may claim it"""
HEAD_START = 1.5
"""seconds: how late a heavy table that nobody keeps must be until nodes may claim it while a worker lives"""
ALIVE = 3.0
"""seconds since its last beat within which a process counts as living"""

Role = Literal["node", "worker"]


class StoreProblem(Problem):
    """The store cannot be used: damaged, of a newer schema, not writable, or not reached."""


@dataclass(frozen=True, slots=True)
class Appended:
    """The rows are on disk. `repeated` says that an earlier request with the same id wrote them."""

    version: int
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Conflict:
    """Nothing was written: the table is at another version than the writer expected."""

    version: int


@dataclass(frozen=True, slots=True)
class Missing:
    """Nothing was written: there is no such table."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row as it was appended, and when (seconds since 1970)."""

    body: str
    at: float


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in the list: its name, the format of its rows, its version, and when it was made (seconds since 1970)."""

    table: str
    format: int
    version: int
    created: float


@dataclass(frozen=True, slots=True)
class Due:
    """When a table next needs somebody who is no person, and who that should be."""

    after: float
    """seconds from now"""
    keeper: str | None = None
    """the node that will see to it, others only when it is LEASE seconds late; None: whoever claims it first"""
    heavy: bool = False
    """whether a searching bot must think: workers claim only these"""


@dataclass(frozen=True, slots=True)
class Claimed:
    """A table that is due and now held by who claimed it; `late` is the number of seconds since it was due."""

    table: str
    version: int
    late: float


class Store(Protocol):
    """An append-only log with a version per table, and what is due."""

    async def start(self) -> None:
        """Get ready on the running event loop, before anything else is asked; StoreProblem where that cannot be."""
        ...

    async def create(self, table: str, format: int, rows: Sequence[str], due: Due | None = None) -> bool:
        """Make a table with its first rows; False when the name is taken (and nothing is written)."""
        ...

    async def append(
        self, table: str, expected: int, rows: Sequence[str], request: str | None = None, due: Due | None = None
    ) -> Appended | Conflict | Missing:
        """Append rows if the table is at the expected version; on disk when this returns.

        `due` takes the place of whatever was due, and ends anybody's hold; None: nothing is due any more.
        """
        ...

    async def answered(self, table: str, request: str) -> int | None:
        """The version that a request led to, None when it was never committed."""
        ...

    async def read(self, table: str, since: int = 0, limit: int | None = None) -> list[Row] | None:
        """The rows after that version, at most so many; None when there is no such table."""
        ...

    async def find(self, table: str) -> TableRow | None:
        """The table's row in the list."""
        ...

    async def tables(self, limit: int = 100) -> list[TableRow]:
        """The tables, newest first."""
        ...

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """The versions of those of these tables that there are."""
        ...

    async def claim(self, node: str, limit: int = 16, heavy_only: bool = False, hold: float = LEASE) -> list[Claimed]:
        """Hold tables that are due, longest due first, for `hold` seconds.

        Left out are those that somebody holds, and those with another keeper that are not yet LEASE late. Heavy tables without
        a keeper are left to workers (`heavy_only`) until they are HEAD_START late, as long as a worker lives.
        """
        ...

    async def release(self, table: str, node: str) -> None:
        """Give a claim back: the table is due as before. Nothing happens when the node does not hold it."""
        ...

    async def next_due(self, node: str, heavy_only: bool = False) -> float | None:
        """Seconds until `claim` would find something, as far as is known now; may be negative; None: nothing is due."""
        ...

    async def beat(self, node: str, role: Role) -> None:
        """Say that this process lives."""
        ...

    async def living(self, within: float = ALIVE) -> dict[str, str]:
        """Who said so within so many seconds: node and role."""
        ...

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call this, on the event loop, when another process has appended: table and version.

        Some calls may be lost, and a store may never call: whoever needs to know also asks for `versions` now and then.
        """
        ...

    async def close(self) -> None:
        """Finish what was asked, then let go of the files."""
        ...
