"""What goes on in a process by itself: it says that it lives, claims tables that are due, and looks whether others moved on.

A process that keeps a table sees to it by itself, without asking the store. Claims are for what nobody keeps, and for what its
keeper is late with: they are made under a name of their own, so that a process does not claim what it keeps anyway, but does
claim what it has forgotten.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from napoleon.store.log import LEASE
from napoleon.words import Problem

if TYPE_CHECKING:
    from napoleon.table.house import House

LOG = logging.getLogger("napoleon.table")
BEAT = 1.0
POLL = 1.0
LONGEST_SLEEP = {"node": 0.5, "worker": 0.1}
"""seconds between two looks for what is due, at most: another process may have put something there"""
SHORTEST_SLEEP = 0.02
AT_ONCE = 16


class Clockwork:
    """The tasks of one house."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._tasks: list[asyncio.Task[None]] = []
        self._claimant = f"{house.around.node}-claims"
        self._heavy_only = house.around.role == "worker"
        self._reading: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Say that this process lives, learn who else does, and begin."""
        await self._beat()
        self._house.store.listen(self._heard)
        for work, name in ((self._beat, "beat"), (self._claim, "claims"), (self._poll, "poll")):
            self._tasks.append(asyncio.create_task(self._again(work), name=f"clockwork: {name}"))

    async def close(self) -> None:
        """Stop."""
        tasks = [*self._tasks, *self._reading]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _again(self, work: Callable[[], Awaitable[float]]) -> None:
        """Do it again and again, after as many seconds as it says; a store that fails for a while stops nothing."""
        while True:
            pause = BEAT
            try:
                pause = await work()
            except Problem as problem:
                LOG.warning("the store does not answer: %s", problem.text("en"))
            except Exception:
                LOG.exception("the clockwork stumbles")
            await asyncio.sleep(pause)

    async def _beat(self) -> float:
        around = self._house.around
        await around.store.beat(around.node, around.role)
        around.living = await around.store.living()
        return BEAT

    async def _claim(self) -> float:
        store = self._house.store
        until = await store.next_due(self._claimant, self._heavy_only)
        if until is None or until > 0:
            longest = LONGEST_SLEEP[self._house.around.role]
            return longest if until is None else max(SHORTEST_SLEEP, min(longest, until))
        for claimed in await store.claim(self._claimant, AT_ONCE, self._heavy_only):
            self._begin(self._take_over(claimed.table, not self._heavy_only or claimed.late > LEASE))
        return SHORTEST_SLEEP

    async def _take_over(self, name: str, hurry: bool) -> None:
        async with self._house.table(name) as table:
            if table is not None:
                await table.take_over(hurry)

    async def _poll(self) -> float:
        """Find out what other processes wrote at the tables that live here, where the store did not tell."""
        self._house.forget_idle()
        tables = {table.name: table for table in self._house.live}
        if tables:
            for name, version in (await self._house.store.versions(list(tables))).items():
                self._heard(name, version)
        return POLL

    def _heard(self, name: str, version: int) -> None:
        table = self._house.find_live(name)
        if table is not None and table.story.version < version:
            self._begin(table.catch_up())

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(self._carefully(work))
        self._reading.add(task)
        task.add_done_callback(self._reading.discard)

    async def _carefully(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Problem as problem:
            LOG.warning("a table could not be seen to: %s", problem.text("en"))
        except Exception:
            LOG.exception("a table could not be seen to")
