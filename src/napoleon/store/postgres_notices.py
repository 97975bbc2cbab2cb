"""Telling other processes that tables have moved, and hearing it from them.

A NOTIFY within a move's transaction would make all commits of the database wait for one another. So what moved is gathered for
some milliseconds, and told in a statement of its own. A notice may be lost; whoever needs to know also asks for versions.
"""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from napoleon.store.log import StoreProblem
from napoleon.store.postgres_link import AWAY, Link, connect
from napoleon.store.postgres_sql import NOTIFY

LOG = logging.getLogger("napoleon.store")
CHANNEL = "napoleon_tables"
GATHER = 0.01
"""seconds in which moves are gathered"""
AT_ONCE = 50
"""tables in one notice, which may be no longer than 8,000 bytes"""
LOOK = 5.0
"""seconds between two looks whether a silent server is still there"""
PAUSE = 0.2

Heard = Callable[[str, int], None]


class Notices:
    """Both ends of the channel, for one store."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._name = secrets.token_hex(8)
        self._heard: list[Heard] = []
        self._moved: dict[str, int] = {}
        self._moves = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to tell and to listen."""
        self._tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]

    def listen(self, heard: Heard) -> None:
        """Call this when another process says that a table has moved."""
        self._heard.append(heard)

    def moved(self, table: str, version: int) -> None:
        """A table has moved by our own doing: others are told soon."""
        self._moved[table] = version
        self._moves.set()

    async def close(self) -> None:
        """Tell what has not been told yet, and stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._moved:
            await self._tell_once()

    async def _tell(self) -> None:
        while True:
            await self._moves.wait()
            await asyncio.sleep(GATHER)
            await self._tell_once()

    async def _tell_once(self) -> None:
        self._moves.clear()
        moved, self._moved = list(self._moved.items()), {}
        parts = [dict(moved[start : start + AT_ONCE]) for start in range(0, len(moved), AT_ONCE)]
        notices = [json.dumps([self._name, part], separators=(",", ":")) for part in parts]
        try:
            await self._link.ask(lambda connection, _: connection.execute(NOTIFY, CHANNEL, notices))
        except StoreProblem as problem:
            LOG.warning("others are not told of %d tables: %s", len(moved), problem.text("en"))

    async def _listen(self) -> None:
        while True:
            try:
                connection = await connect(self._link.address)
            except StoreProblem:
                await asyncio.sleep(PAUSE)
                continue
            try:
                await self._hear(connection)
            except AWAY as error:
                LOG.info("the notices of the database end (%r); connecting again", error)
                await asyncio.sleep(PAUSE)
            finally:
                connection.terminate()

    async def _hear(self, connection: Any) -> None:
        """Listen until the connection is lost."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        await connection.add_listener(CHANNEL, self._take)
        while not ended.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), LOOK)
            if not ended.is_set():
                await connection.fetchval("SELECT 1")

    def _take(self, _connection: Any, _process: int, _channel: str, notice: str) -> None:
        try:
            sender, moved = json.loads(notice)
            tables = [(str(table), int(version)) for table, version in moved.items()]
        except (ValueError, TypeError, AttributeError):
            LOG.warning("a notice that cannot be read: %.60s", notice)
            return
        if sender == self._name:
            return
        for table, version in tables:
            for heard in self._heard:
                heard(table, version)
