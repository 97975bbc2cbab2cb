"""The tables of this process: opened when somebody comes, forgotten when everybody has left; the store keeps them all."""

import asyncio
import secrets
from dataclasses import dataclass
from hashlib import sha256

from napoleon.bots.levels import SECONDS
from napoleon.rules import RuleSet
from napoleon.store import Store
from napoleon.table.events import FORMAT, Seat, write_row
from napoleon.table.live import LiveTable, Watcher
from napoleon.table.steps import opened
from napoleon.table.story import Story
from napoleon.table.thinking import STANDARD, Thinkers
from napoleon.words import Problem

NAME_BYTES = 9
BOT_NAMES = ("mika", "ken", "yuki", "sora", "haru", "rin")


@dataclass(frozen=True, slots=True)
class Visit:
    """A table as a visitor finds it: its story up to now, and the visitor's seat (None: a spectator)."""

    story: Story
    seat: int | None


class House:
    """Opens, finds and forgets tables."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._tables: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()

    async def open_solo(self, rules: RuleSet, token: str, level: str = STANDARD) -> str:
        """A new table for one person, at seat 0, and bots of this level; its name."""
        if level in SECONDS:
            self.thinkers.workers.start()
        names = list(BOT_NAMES)
        self.thinkers.rng.shuffle(names)
        seats = (Seat(""), *(Seat(name, level) for name in names[: rules.players - 1]))
        rows = [write_row(event) for event in opened(rules, seats, {0: holder_of(token)})]
        while True:
            name = secrets.token_urlsafe(NAME_BYTES)
            if await self.store.create(name, FORMAT, rows):
                return name

    async def visit(self, name: str, token: str | None) -> Visit | None:
        """The table as it stands in the log; None when there is none of this name."""
        story = await self._read(name)
        return None if story is None else Visit(story, story.seat_of(holder_of(token)) if token else None)

    async def join(self, name: str, watcher: Watcher, token: str | None) -> LiveTable | None:
        """Bring a watcher to the live table, in the seat that the token holds; None when there is no such table."""
        async with self._opening:
            table = self._tables.get(name)
            if table is None:
                story = await self._read(name)
                if story is None:
                    return None
                table = self._tables[name] = LiveTable(name, story, self.store, self.thinkers)
            table.coming += 1
        watcher.viewer = table.story.seat_of(holder_of(token)) if token else None
        try:
            await table.join(watcher)
        finally:
            table.coming -= 1
        return table

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        """A watcher goes; tables with nothing left to do are forgotten."""
        table.leave(watcher)
        for name in [name for name, other in self._tables.items() if other.idle]:
            del self._tables[name]

    async def close(self) -> None:
        """Stop all bots and let go of the store."""
        for table in self._tables.values():
            await table.close()
        self.thinkers.close()
        await self.store.close()

    async def _read(self, name: str) -> Story | None:
        row = await self.store.find(name)
        if row is None:
            return None
        if row.format > FORMAT:
            raise Problem("table_of_newer_format", format=row.format, known=FORMAT)
        rows = await self.store.read(name)
        return None if rows is None else Story.read([row.body for row in rows])


def holder_of(token: str) -> str:
    """What the log keeps of a session's token."""
    return sha256(token.encode()).hexdigest()
