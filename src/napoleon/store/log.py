"""What a store does, whatever keeps the bytes.

A table is a name, a format and a list of rows; its version is the number of its rows. Rows are only ever appended. Writers say
which version they decided on: when it is no longer the version of the table, nothing is written and they decide again. A
request id is kept with the version it led to, in the same transaction, so that a repeated request answers what the first did.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from napoleon.words import Problem


class StoreProblem(Problem):
    """The store cannot be used: damaged, of a newer schema, or not writable."""


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
class TableRow:
    """A table in the list: its name, the format of its rows, its version, and when it was made (seconds since 1970)."""

    table: str
    format: int
    version: int
    created: float


class Store(Protocol):
    """An append-only log with a version per table."""

    async def create(self, table: str, format: int, rows: Sequence[str]) -> bool:
        """Make a table with its first rows; False when the name is taken (and nothing is written)."""
        ...

    async def append(
        self, table: str, expected: int, rows: Sequence[str], request: str | None = None
    ) -> Appended | Conflict | Missing:
        """Append rows if the table is at the expected version; on disk when this returns."""
        ...

    async def answered(self, table: str, request: str) -> int | None:
        """The version that a request led to, None when it was never committed."""
        ...

    async def read(self, table: str, since: int = 0) -> list[str] | None:
        """The rows after that version; None when there is no such table."""
        ...

    async def find(self, table: str) -> TableRow | None:
        """The table's row in the list."""
        ...

    async def tables(self, limit: int = 100) -> list[TableRow]:
        """The tables, newest first."""
        ...

    async def close(self) -> None:
        """Finish what was asked, then let go of the files."""
        ...
