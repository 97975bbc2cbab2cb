"""The tables that wait for anybody who likes to join."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from napoleon.rules import RuleSet
from napoleon.store import Store, TableRow
from napoleon.table.company import Company
from napoleon.table.events import FORMAT, MatchBegun, read_row
from napoleon.table.story import Story
from napoleon.words import Problem

NEWEST = 200
"""among so many tables open ones are looked for"""
SHOWN = 20
KEPT = 2000
AT_ONCE = 64
"""rows that are read at once"""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table of the lobby."""

    table: str
    host: str
    rules: RuleSet
    people: int
    chairs: int
    clock: str


class Lobby:
    """Finds the listed tables whose first match has not begun. Only tables that changed are read again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[int, OpenTable | None]] = {}
        """by table, the version and what was found; a version below 0 says that it can never be open again"""

    async def tables(self) -> list[OpenTable]:
        """The open tables, newest first."""
        rows = [row for row in await self._store.tables(NEWEST) if row.format <= FORMAT]
        # all at once: just after a start the store is busy, and this page would wait for it as often as there are tables
        await asyncio.gather(*(self._look(row.table, row.version) for row in rows if self._has_changed(row)))
        found = [self._known[row.table][1] for row in rows if row.table in self._known]
        return [table for table in found if table is not None and table.people][:SHOWN]

    def _has_changed(self, row: TableRow) -> bool:
        version, _ = self._known.get(row.table, (0, None))
        return version >= 0 and version != row.version

    async def _look(self, name: str, version: int) -> None:
        try:
            company = await self._begun(name)
        except Problem:  # a damaged table is nobody's to join, and no reason to show no lobby
            company = Company(playing=True)
        never = company.playing or company.host is None
        table = None if never or not company.settings.listed else _open_table(name, company)
        self._known.pop(name, None)
        self._known[name] = (-1 if never else version, table)
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]

    async def _begun(self, name: str) -> Company:
        """The people, as far as the first match: what was played since need not be read for every page."""
        story = Story()
        while rows := await self._store.read(name, story.version, AT_ONCE):
            for row in rows:
                event = read_row(row.body)
                story.apply(event, row.at)
                if isinstance(event, MatchBegun):
                    return story.company
        return story.company


def _open_table(name: str, company: Company) -> OpenTable:
    people: Sequence[int] = [seat for seat in company.people if seat in company.connected]
    host = company.host_seat
    called = "" if host is None else company.seats[host].name
    return OpenTable(name, called, company.rules, len(people), company.rules.players, company.settings.clock)
