"""One server for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from napoleon.table import thinking
from tests.browser.bots import BOTS
from tests.web.server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server over an empty folder; its bots take no time, and some of them do as they are told."""
    folder: Path = tmp_path_factory.mktemp("data")
    with pytest.MonkeyPatch.context() as patch:
        for name, bot in BOTS.items():
            patch.setitem(thinking.BOTS, name, bot)
        running = Server(folder)
        yield running
        running.stop()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where a bot stands in soon for who is gone."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NAPOLEON_GRACE", "1")
        running = Server(tmp_path_factory.mktemp("hasty"))
        yield running
        running.stop()
