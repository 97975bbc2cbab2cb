"""The stores that every test of the conformance suite runs on."""

from pathlib import Path

import pytest

from napoleon.store import SqliteStore
from napoleon.store.postgres import PostgresStore
from tests.store.cluster import Cluster
from tests.store.places import Place


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty place of each kind of store."""
    if request.param == "sqlite":
        return Place(lambda: SqliteStore(tmp_path / "data" / "tables.sqlite3"))
    cluster: Cluster = request.getfixturevalue("cluster")
    address = cluster.emptied()
    return Place(lambda: PostgresStore(address))
