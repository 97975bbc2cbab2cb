"""Servers that are killed or frozen in the middle of the play, in short; the long runs are `bench.kill` and `bench.cluster`.

Every person's history is compared with the log at the end (`bench.history`), which fails on anything lost or done twice.
"""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bench.cluster import run
from bench.kill import kill_postmaster, kill_server
from bench.load import load
from tests.store.cluster import Cluster

PATIENCE = 60
"""seconds that coming back may take on a busy machine"""


def test_a_server_that_is_killed(tmp_path: Path) -> None:
    found = asyncio.run(kill_server(3, 3, "short", 3, 2, tmp_path))
    assert found["acknowledged"] > 20
    assert found["seconds"]["first page"]["most"] < PATIENCE


@pytest.mark.postgres
def test_a_database_that_is_killed(cluster: Cluster) -> None:
    found = asyncio.run(kill_postmaster(2, 3, "short", 3, 2, cluster))
    assert found["acknowledged"] > 20
    assert found["seconds"]["first action after the kill"]["most"] < PATIENCE


@pytest.mark.postgres
@pytest.mark.proxy
@pytest.mark.slow
def test_a_node_that_is_killed_and_one_that_is_frozen(cluster: Cluster, tmp_path: Path) -> None:
    found: dict[str, Any] = asyncio.run(run(2, 2, 1, "short", 2, cluster, tmp_path))
    assert found["acknowledged"] > 20
    for kind in ("killed", "frozen"):
        assert found["seconds"]["back"][kind]["most"] < PATIENCE
        assert found["seconds"]["silence"][kind]["most"] < PATIENCE


def test_the_measurement_of_load(tmp_path: Path) -> None:
    found = asyncio.run(load(4, 10, 3, 0, 0, tmp_path))
    assert found["acknowledged"] == found["timed"]
    assert found["refused"] == 0
