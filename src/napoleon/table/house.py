"""The tables of this process: opened when somebody comes, forgotten when everybody has left; the store keeps them all."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from napoleon.bots.levels import CHOICE, SECONDS
from napoleon.deal.events import Event
from napoleon.rules import RuleSet
from napoleon.store import Row, Store
from napoleon.store.log import Role
from napoleon.table.clockwork import Clockwork
from napoleon.table.company import Settings
from napoleon.table.events import FORMAT, Seat, write_row
from napoleon.table.live import Gone, LiveTable
from napoleon.table.lobby import Lobby, OpenTable
from napoleon.table.names import BOT_NAMES, clean_name, free_name
from napoleon.table.past import DoneDeal, done_deals
from napoleon.table.steps import opened, opened_for_friends
from napoleon.table.story import Story
from napoleon.table.surroundings import Surroundings
from napoleon.table.thinking import STANDARD, Thinkers
from napoleon.table.timing import CLOCKS, Pace
from napoleon.table.watcher import Watcher, holder_of
from napoleon.words import Problem

NAME_BYTES = 9
NODE_BYTES = 6


class House:
    """Opens, finds and forgets tables."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: Pace | None = None, role: Role = "node") -> None:
        self.store = store
        self.thinkers = thinkers
        node = secrets.token_hex(NODE_BYTES)
        self.around = Surroundings(store, thinkers, node, role, pace or Pace.of_environment())
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Event] = {}
        """tables whose log is being read"""
        self._lobby = Lobby(store)
        self._clockwork = Clockwork(self)

    async def start(self) -> None:
        """Begin to see to what is due; the store has been started."""
        await self._clockwork.start()

    async def open_solo(self, rules: RuleSet, token: str, level: str = STANDARD) -> str:
        """A new table for one person, at seat 0, and bots of this level; its name."""
        self._warm(level)
        names = list(BOT_NAMES)
        self.thinkers.rng.shuffle(names)
        seats = (Seat(""), *(Seat(name, level) for name in names[: rules.players - 1]))
        return await self._create(opened(rules, seats, {0: holder_of(token)}))

    async def open_table(
        self,
        rules: RuleSet,
        token: str,
        name: str,
        *,
        level: str = STANDARD,
        clock: str = "off",
        listed: bool = False,
        chat: bool = False,
        late: bool = False,
    ) -> str:
        """A new table with friends, its host on the first chair of the waiting room; the table's name."""
        if level not in CHOICE:
            raise Problem("unknown_bot", got=level[:40], expected=", ".join(CHOICE))
        if clock not in CLOCKS:
            raise Problem("action_needs_one_of", key="clock", expected=", ".join(CLOCKS))
        self._warm(level)
        settings = Settings(level, clock, listed, chat, late)
        host = free_name(clean_name(name), ())
        return await self._create(opened_for_friends(rules, holder_of(token), host, settings))

    async def lobby(self) -> list[OpenTable]:
        """The listed tables that wait for people, newest first."""
        return await self._lobby.tables()

    async def knows(self, name: str) -> bool:
        """Whether there is a table of this name; Problem when a newer program wrote it."""
        row = await self.store.find(name)
        if row is not None and row.format > FORMAT:
            raise Problem("table_of_newer_format", format=row.format, known=FORMAT)
        return row is not None

    async def story(self, name: str) -> Story | None:
        """The table as its log tells it now; None when there is none of this name."""
        rows = await self._rows(name)
        return None if rows is None else Story.read(rows)

    async def past(self, name: str) -> tuple[RuleSet, list[DoneDeal]] | None:
        """The table's rules and its deals that are over; None when there is no table of this name."""
        rows = await self._rows(name)
        return None if rows is None else (Story.read(rows).rules, done_deals(rows))

    async def join(self, name: str, watcher: Watcher) -> LiveTable | None:
        """Bring a watcher to the live table; None when there is no such table."""
        async with self.table(name) as table:
            if table is not None:
                await table.join(watcher)
            return table

    async def look(self, name: str, watcher: Watcher) -> str | None:
        """The table as this watcher would be told of it; None when there is none of this name."""
        async with self.table(name) as table:
            return None if table is None else await table.look(watcher)

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        """A watcher goes; tables with nothing left to do are forgotten."""
        table.leave(watcher)
        self.forget_idle()

    async def act(self, name: str, watcher: Watcher, request: str, action: object) -> bool:
        """Do what somebody wants who need not watch; the answer goes to the watcher. False: there is no such table."""
        async with self.table(name) as table:
            if table is None:
                return False
            await table.act(watcher, request, action)
            return True

    @asynccontextmanager
    async def table(self, name: str) -> AsyncIterator[LiveTable | None]:
        """The live table, which is not forgotten meanwhile; None when there is none of this name."""
        table = await self._opened(name)
        if table is None:
            yield None
            return
        table.coming += 1
        try:
            yield table
        finally:
            table.coming -= 1

    async def _opened(self, name: str) -> LiveTable | None:
        """The live table; two that come at once read it once, and nobody waits for another table's log."""
        while (table := self._tables.get(name)) is None:
            other = self._opening.get(name)
            if other is not None:
                await other.wait()
                continue
            done = self._opening[name] = asyncio.Event()
            try:
                story = await self.story(name)
                if story is None:
                    return None
                self._tables[name] = LiveTable(name, story, self.around)
            finally:
                del self._opening[name]
                done.set()
        return table

    @property
    def live(self) -> Sequence[LiveTable]:
        """The tables that live here."""
        return list(self._tables.values())

    def find_live(self, name: str) -> LiveTable | None:
        """The table if it lives here."""
        return self._tables.get(name)

    def forget_idle(self) -> None:
        """Let go of the tables at which nobody watches and nothing is to be done."""
        for name in [name for name, other in self._tables.items() if other.idle]:
            del self._tables[name]

    async def close(self) -> None:
        """Stop seeing to tables, stop all bots, and let go of the store."""
        await self._clockwork.close()
        for table in self.live:
            await table.close()
        self.thinkers.close()
        await self.store.close()

    def _warm(self, level: str) -> None:
        if level in SECONDS:
            self.thinkers.workers.start()

    async def _create(self, events: Sequence[Event]) -> str:
        """Nothing is due yet: a table stands still until somebody comes."""
        rows = [write_row(event) for event in events]
        while True:
            name = secrets.token_urlsafe(NAME_BYTES)
            if await self.store.create(name, FORMAT, rows):
                return name

    async def _rows(self, name: str) -> list[Row] | None:
        return await self.store.read(name) if await self.knows(name) else None


__all__ = ["BOT_NAMES", "Gone", "House", "holder_of"]
