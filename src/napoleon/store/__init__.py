"""The append-only log of tables: a list of JSON texts per table, a version that counts them, and what is due when."""

from napoleon.store.log import Appended, Claimed, Conflict, Due, Missing, Row, Store, StoreProblem, TableRow
from napoleon.store.place import check_database, open_store
from napoleon.store.sqlite import SqliteStore

__all__ = [
    "Appended",
    "Claimed",
    "Conflict",
    "Due",
    "Missing",
    "Row",
    "SqliteStore",
    "Store",
    "StoreProblem",
    "TableRow",
    "check_database",
    "open_store",
]
