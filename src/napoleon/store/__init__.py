"""The append-only log of tables: a list of JSON texts per table, and a version that counts them."""

from napoleon.store.log import Appended, Conflict, Missing, Store, StoreProblem, TableRow
from napoleon.store.sqlite import SqliteStore

__all__ = ["Appended", "Conflict", "Missing", "SqliteStore", "Store", "StoreProblem", "TableRow"]
