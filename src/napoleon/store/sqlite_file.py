"""The SQLite file: its schema, older schemas brought up to it, and files that cannot be used."""

import sqlite3
from pathlib import Path

from napoleon.store.log import StoreProblem

SCHEMA_VERSION = 2
APPLICATION_ID = 0x4E41504F  # "NAPO"
BUSY_SECONDS = 10

# What each version adds to the one before: a new file takes all of them, an older file those it lacks.
SCHEMAS = {
    1: """
CREATE TABLE tables (
    name TEXT PRIMARY KEY, format INTEGER NOT NULL, version INTEGER NOT NULL, created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE rows (
    name TEXT NOT NULL REFERENCES tables, seq INTEGER NOT NULL, body TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (name, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE requests (
    name TEXT NOT NULL REFERENCES tables, request TEXT NOT NULL, version INTEGER NOT NULL, PRIMARY KEY (name, request)
) STRICT, WITHOUT ROWID;
""",
    # due: when, by whom first, whether a searching bot must think; held: until when, by whom
    2: """
CREATE TABLE due (
    name TEXT PRIMARY KEY REFERENCES tables, at REAL NOT NULL, keeper TEXT, heavy INTEGER NOT NULL, held REAL, holder TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX due_at ON due (at);
CREATE TABLE beats (node TEXT PRIMARY KEY, role TEXT NOT NULL, at REAL NOT NULL) STRICT, WITHOUT ROWID;
""",
}


def open_file(path: Path) -> sqlite3.Connection:
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
    if version == 0 and db.execute("SELECT 1 FROM sqlite_master").fetchone() is not None:
        raise StoreProblem("store_foreign", path=str(path))
    for step in range(version + 1, SCHEMA_VERSION + 1):
        for statement in SCHEMAS[step].split(";"):
            db.execute(statement)
    if version < SCHEMA_VERSION:
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    db.execute("COMMIT")
    found = db.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreProblem("store_damaged", path=str(path), reason=str(found))
