"""What the SQLite store runs on its thread: each function is one command, within a transaction that its caller commits."""

import json
import sqlite3
import time
from collections.abc import Sequence

from napoleon.store.log import ALIVE, HEAD_START, LEASE, Appended, Claimed, Conflict, Due, Missing, Row, TableRow

# From when on somebody may claim a table. :wait is LEASE for others than the keeper; :left is HEAD_START for nodes while a
# worker lives; :heavy is 1 for workers, who see only heavy tables.
CLAIMABLE = """
SELECT due.name, tables.version, due.at, max(
    coalesce(due.held, 0),
    due.at + CASE WHEN due.keeper IS NULL THEN due.heavy * :left WHEN due.keeper = :node THEN 0 ELSE :wait END
) AS open FROM due JOIN tables ON tables.name = due.name WHERE due.heavy >= :heavy
"""


def create(db: sqlite3.Connection, table: str, format: int, rows: Sequence[str], due: Due | None) -> bool:
    """Make a table unless there is one of this name."""
    now = time.time()
    made = db.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (name) DO NOTHING", (table, format, len(rows), now)
    ).rowcount
    if made:
        db.executemany("INSERT INTO rows VALUES (?, ?, ?, ?)", [(table, seq, row, now) for seq, row in enumerate(rows, 1)])
        _set_due(db, table, due, now)
    return bool(made)


def append(
    db: sqlite3.Connection, table: str, expected: int, rows: Sequence[str], request: str | None, due: Due | None
) -> Appended | Conflict | Missing:
    """Append rows, and replace what is due."""
    if request is not None and (before := answered(db, table, request)) is not None:
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
    _set_due(db, table, due, now)
    return Appended(version)


def _set_due(db: sqlite3.Connection, table: str, due: Due | None, now: float) -> None:
    if due is None:
        db.execute("DELETE FROM due WHERE name = ?", (table,))
    else:
        row = (table, now + due.after, due.keeper, int(due.heavy))
        db.execute("INSERT OR REPLACE INTO due VALUES (?, ?, ?, ?, NULL, NULL)", row)


def answered(db: sqlite3.Connection, table: str, request: str) -> int | None:
    """The version that a request led to."""
    found = db.execute("SELECT version FROM requests WHERE name = ? AND request = ?", (table, request)).fetchone()
    return None if found is None else int(found[0])


def read(db: sqlite3.Connection, table: str, since: int, limit: int | None) -> list[Row] | None:
    """The rows after a version."""
    if db.execute("SELECT 1 FROM tables WHERE name = ?", (table,)).fetchone() is None:
        return None
    every = -1 if limit is None else limit
    found = db.execute("SELECT body, at FROM rows WHERE name = ? AND seq > ? ORDER BY seq LIMIT ?", (table, since, every))
    return [Row(body, at) for body, at in found]


def find(db: sqlite3.Connection, table: str) -> TableRow | None:
    """One table of the list."""
    row = db.execute("SELECT name, format, version, created FROM tables WHERE name = ?", (table,)).fetchone()
    return None if row is None else TableRow(*row)


def newest(db: sqlite3.Connection, limit: int) -> list[TableRow]:
    """The list."""
    found = db.execute("SELECT name, format, version, created FROM tables ORDER BY created DESC, name LIMIT ?", (limit,))
    return [TableRow(*row) for row in found]


def versions(db: sqlite3.Connection, tables: Sequence[str]) -> dict[str, int]:
    """The versions of these tables."""
    named = json.dumps(list(tables))
    return dict(db.execute("SELECT name, version FROM tables WHERE name IN (SELECT value FROM json_each(?))", (named,)))


def claim(db: sqlite3.Connection, node: str, limit: int, heavy_only: bool, hold: float) -> list[Claimed]:
    """Hold what is due."""
    now = time.time()
    known = _claimant(db, node, heavy_only, now) | {"now": now, "limit": limit}
    query = f"SELECT name, version, at FROM ({CLAIMABLE} AND due.at <= :now) WHERE open <= :now ORDER BY at LIMIT :limit"
    found = db.execute(query, known).fetchall()
    db.executemany("UPDATE due SET held = ?, holder = ? WHERE name = ?", [(now + hold, node, name) for name, _, _ in found])
    return [Claimed(name, version, now - at) for name, version, at in found]


def release(db: sqlite3.Connection, table: str, node: str) -> None:
    """Hold no more."""
    db.execute("UPDATE due SET held = NULL, holder = NULL WHERE name = ? AND holder = ?", (table, node))


def next_due(db: sqlite3.Connection, node: str, heavy_only: bool) -> float | None:
    """Seconds until something can be claimed."""
    now = time.time()
    (earliest,) = db.execute(f"SELECT min(open) FROM ({CLAIMABLE})", _claimant(db, node, heavy_only, now)).fetchone()
    return None if earliest is None else float(earliest) - now


def _claimant(db: sqlite3.Connection, node: str, heavy_only: bool, now: float) -> dict[str, object]:
    left = HEAD_START if not heavy_only and "worker" in living(db, ALIVE, now).values() else 0.0
    return {"node": node, "heavy": int(heavy_only), "left": left, "wait": LEASE}


def beat(db: sqlite3.Connection, node: str, role: str) -> None:
    """Somebody lives; who has been silent for a day is forgotten."""
    now = time.time()
    db.execute("INSERT OR REPLACE INTO beats VALUES (?, ?, ?)", (node, role, now))
    db.execute("DELETE FROM beats WHERE at < ?", (now - 24 * 3600,))


def living(db: sqlite3.Connection, within: float, now: float | None = None) -> dict[str, str]:
    """Who lives."""
    since = (time.time() if now is None else now) - within
    return dict(db.execute("SELECT node, role FROM beats WHERE at >= ?", (since,)))
