"""Where the data lies: in the PostgreSQL database of `NAPOLEON_DATABASE`, else in a file.

The file's folder is `--data`, else `NAPOLEON_DATA`, else the place that the system keeps for programs' data.
"""

import asyncio
import os
from importlib.util import find_spec
from pathlib import Path

from napoleon.store.log import Store, StoreProblem
from napoleon.store.sqlite import SqliteStore

FILE = "tables.sqlite3"
SCHEMES = ("postgresql://", "postgres://")


def data_folder(chosen: Path | None = None) -> Path:
    """The data folder; nothing is made yet."""
    if chosen is not None:
        return chosen
    if named := os.environ.get("NAPOLEON_DATA"):
        return Path(named)
    from platformdirs import user_data_path

    return user_data_path("napoleon-cards", appauthor=False)


def open_store(folder: Path | None = None) -> Store:
    """The store of this process, still to be started; StoreProblem where it cannot be used."""
    address = _database()
    if address is None:
        return SqliteStore(data_folder(folder) / FILE)
    from napoleon.store.postgres import PostgresStore

    return PostgresStore(address)


def check_database() -> bool:
    """Whether a database is set; it is connected to once, and StoreProblem says where it cannot be used."""
    address = _database()
    if address is not None:
        from napoleon.store.postgres import prepare

        asyncio.run(prepare(address))
    return address is not None


def _database() -> str | None:
    address = os.environ.get("NAPOLEON_DATABASE") or None
    if address is None:
        return None
    if find_spec("asyncpg") is None:
        raise StoreProblem("store_without_driver")
    if not address.startswith(SCHEMES):
        from napoleon.store.postgres_link import shown

        raise StoreProblem("store_address", address=shown(address))
    return address
