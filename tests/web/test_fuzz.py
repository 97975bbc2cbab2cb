"""The short version of `python -m bench.fuzz_server`; and that it would find what is wrong."""

import logging
from typing import Any

import pytest

from bench.fuzz_server import fuzz
from napoleon.table.events_people import Stamped
from napoleon.table.house import House
from napoleon.table.live import LiveTable
from napoleon.words import Problem


def test_nothing_that_is_sent_does_harm() -> None:
    counts = fuzz(700, 77)
    assert sum(counts.values()) == 700
    assert all(counts[kind] for kind in ("HTTP 2xx", "HTTP 4xx", "socket refused", "socket ack"))


def test_a_page_that_fails_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise Problem("unreadable_event", got="")

    monkeypatch.setattr(House, "past", fail)
    with pytest.raises(AssertionError, match="status 500"):
        fuzz(900, 78)


def test_a_refusal_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    act = LiveTable.act

    async def careless(self: LiveTable, watcher: Any, request: str, action: object) -> None:
        async with self.lock:
            seat = self.story.company.people[0]
            await self.commit(lambda: [Stamped(seat, "wow")])
        await act(self, watcher, request, action)

    monkeypatch.setattr(LiveTable, "act", careless)
    with pytest.raises(AssertionError, match="but a table has changed"):
        fuzz(900, 79)


def test_a_line_of_an_error_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = House.lobby

    async def noisy(self: House) -> Any:
        logging.getLogger("napoleon.table").error("something broke")
        return await lobby(self)

    monkeypatch.setattr(House, "lobby", noisy)
    with pytest.raises(AssertionError, match="something broke"):
        fuzz(900, 80)
