"""Stores for the tests: some place where the bytes lie, and stores that are opened and closed on the event loop."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from napoleon.store import Store


@dataclass
class Place:
    """Where the bytes lie: `make` opens one more store there, as another process would have it."""

    make: Callable[[], Store]
    opened: list[Store] = field(default_factory=list)

    async def open(self) -> Store:
        """A store that is closed at the end of `use`."""
        store = self.make()
        await store.start()
        self.opened.append(store)
        return store

    def use(self, work: Callable[[Store], Awaitable[None]]) -> None:
        """Run something with a store of its own."""

        async def run() -> None:
            try:
                await work(await self.open())
            finally:
                while self.opened:
                    await self.opened.pop().close()

        asyncio.run(run())
