"""Wrong codes for another device: each table bears only a few a minute, whoever tries them, so that nobody can guess one."""

import time
from collections.abc import Callable

from napoleon.words import Problem

MOST = 5
SECONDS = 60.0
KEPT = 1000


class Tries:
    """When wrong codes were last tried, by table; tables with the oldest tries are forgotten first."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._tried: dict[str, list[float]] = {}

    def check(self, table: str) -> None:
        """Problem when too many were tried at this table just now."""
        if len(self._recent(table)) >= MOST:
            raise Problem("too_many_codes")

    def count(self, table: str) -> None:
        """A wrong code was tried."""
        recent = [*self._recent(table), self._now()]
        self._tried.pop(table, None)
        self._tried[table] = recent
        if len(self._tried) > KEPT:
            del self._tried[next(iter(self._tried))]

    def _recent(self, table: str) -> list[float]:
        since = self._now() - SECONDS
        return [when for when in self._tried.get(table, []) if when > since]
