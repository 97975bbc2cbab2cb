"""The stores that every test of the conformance suite runs on."""

from pathlib import Path

import pytest

from napoleon.store import SqliteStore
from tests.store.places import Place


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """An empty place."""
    return Place(lambda: SqliteStore(tmp_path / "data" / "tables.sqlite3"))
