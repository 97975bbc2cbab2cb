"""A live table: actions are decided, saved, acknowledged, and only then told to everybody who watches.

Everything here can be made again from the log. The version in the store decides: when another process has moved the table on,
this one reads what it missed and decides again.
"""

import asyncio
import json
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from napoleon.deal.events import Event, Viewer
from napoleon.store import Appended, Conflict, Store
from napoleon.table.events import read_row, write_row
from napoleon.table.messages import read_wish
from napoleon.table.steps import Wish, step
from napoleon.table.story import Story
from napoleon.table.telling import Teller, is_told
from napoleon.table.thinking import Thinkers, bots_to_move, seconds_to_wait, stand_in
from napoleon.words import Problem

LOG = logging.getLogger("napoleon.table")
TRIES = 5
KEPT_REFUSALS = 64


class Gone(Exception):
    """The table is no longer in the store."""


@dataclass(eq=False, slots=True)
class Watcher:
    """Somebody who is told what happens: a seat or a spectator, in a language. `send` must not block."""

    viewer: Viewer
    language: str
    send: Callable[[str], None]


class LiveTable:
    """One table in this process."""

    def __init__(self, name: str, story: Story, store: Store, thinkers: Thinkers) -> None:
        self.name = name
        self.story = story
        self.watchers: set[Watcher] = set()
        self.coming = 0
        """how many are about to watch"""
        self._store = store
        self._thinkers = thinkers
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._teller = Teller(name, story)
        self._refusals: dict[str, Problem] = {}

    @property
    def idle(self) -> bool:
        """Whether nobody watches and no bot has a move to make, so that the table can be forgotten."""
        return not self.watchers and not self.coming and (self._bots is None or self._bots.done())

    async def join(self, watcher: Watcher) -> None:
        """Tell the watcher the whole, and from now on whatever happens."""
        async with self._lock:
            await self._catch_up()
            watcher.send(self._teller.message(watcher.viewer, watcher.language))
            self.watchers.add(watcher)
            self._wake_bots()

    def leave(self, watcher: Watcher) -> None:
        """Tell this watcher nothing more."""
        self.watchers.discard(watcher)

    async def act(self, watcher: Watcher, request: str, action: object) -> None:
        """Do what a watcher asks; the answer goes to the watcher, what happened to all."""
        try:
            version = await self._commit_request(watcher, request, action)
        except Problem as problem:
            self.refuse(watcher, request, problem)
        except Gone:
            self.refuse(watcher, request, Problem("no_such_table"))
        else:
            LOG.debug("table %s is at version %d", self.name, version)

    def refuse(self, watcher: Watcher, request: str | None, problem: Problem) -> None:
        """Tell a watcher why a request is refused."""
        text = problem.text(watcher.language, self._teller.names(watcher.viewer, watcher.language))
        answer = {"type": "refused", "id": request, "error": problem.code, "text": text}
        watcher.send(json.dumps(answer, ensure_ascii=False))

    async def close(self) -> None:
        """Stop the bots of this table."""
        if self._bots is not None:
            self._bots.cancel()
            await asyncio.gather(self._bots, return_exceptions=True)

    async def _commit_request(self, watcher: Watcher, request: str, action: object) -> int:
        seat = watcher.viewer
        if seat is None:
            raise Problem("spectators_only_watch")
        wish = read_wish(action, seat, self.story.rules.players)
        key = f"{seat}:{request}"
        async with self._lock:
            if key in self._refusals:
                raise self._refusals[key]
            try:
                return await self._commit(lambda: wish, key, watcher)
            except Problem as problem:
                self._refusals[key] = problem
                if len(self._refusals) > KEPT_REFUSALS:
                    del self._refusals[next(iter(self._refusals))]
                raise

    async def _commit(self, wish: Callable[[], Wish | None], request: str | None, watcher: Watcher | None) -> int:
        """Decide, append, acknowledge, tell. The lock is held. Once the store answers, nothing may stop the telling."""
        if request is not None and (before := await self._store.answered(self.name, request)) is not None:
            await self._catch_up()
            _acknowledge(watcher, request, before)
            return before
        for _ in range(TRIES):
            wanted = wish()
            if wanted is None:
                return self.story.version
            events = step(self.story, wanted)
            rows = [write_row(event) for event in events]
            answer = await self._store.append(self.name, self.story.version, rows, request)
            if isinstance(answer, Appended):
                _acknowledge(watcher, request, answer.version)
                if answer.repeated:
                    await self._catch_up()
                else:
                    self._tell(events)
                    self._wake_bots()
                return answer.version
            if not isinstance(answer, Conflict):
                raise Gone(self.name)
            await self._catch_up()
        raise Problem("table_too_busy")

    async def _catch_up(self) -> None:
        rows = await self._store.read(self.name, self.story.version)
        if rows is None:
            raise Gone(self.name)
        if rows:
            self._tell([read_row(row.body) for row in rows])
            self._wake_bots()

    def _tell(self, events: Sequence[Event]) -> None:
        """Apply the events, and after each that is told (with what trails behind it) send every watcher the view."""
        told = 0
        for event, following in zip(events, [*events[1:], None], strict=True):
            self.story.apply(event)
            told += is_told(event)
            if told and (following is None or is_told(following)):
                self._send(told)
                told = 0

    def _send(self, told: int) -> None:
        texts: dict[tuple[Viewer, str], str] = {}
        for watcher in self.watchers:
            key = (watcher.viewer, watcher.language)
            if key not in texts:
                try:
                    texts[key] = self._teller.message(*key, told)
                except Exception:  # what one viewer cannot be told must not keep the others from it
                    LOG.exception("viewer %s of table %s could not be told", watcher.viewer, self.name)
                    continue
            watcher.send(texts[key])

    def _wake_bots(self) -> None:
        if self._bots_due() and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._move_bots(), name=f"bots of {self.name}")

    def _bots_due(self) -> list[int]:
        deal = self.story.deal
        if deal is None or deal.over:
            return []
        return bots_to_move(deal, [seat for seat in range(deal.players) if self.story.is_bot(seat)])

    async def _move_bots(self) -> None:
        try:
            while due := self._bots_due():
                await self._move_bot(self._thinkers.rng.choice(due))
        except Exception:
            LOG.exception("the bots of table %s stop", self.name)

    async def _move_bot(self, seat: int) -> None:
        """One bot thinks, waits as long as bots do, and moves if the table still stands where it was."""
        version, view, rng = self.story.version, self.story.views[seat], self._thinkers.rng
        bot, seed = self.story.seats[seat].bot or "", rng.getrandbits(64)
        began, wait = time.monotonic(), seconds_to_wait(view, rng) * self._thinkers.delay
        action = await self._thinkers.think(bot, view, seat, seed)
        await asyncio.sleep(max(0.0, wait - (time.monotonic() - began)))
        async with self._lock:
            unmoved: Callable[[], Wish | None] = lambda: action if self.story.version == version else None  # noqa: E731
            try:
                await self._commit(unmoved, None, None)
            except Problem:
                LOG.exception("the bot %s chose what is not allowed at seat %d; a random move stands in", bot, seat)
                action = stand_in(view, seat, seed)
                await self._commit(unmoved, None, None)


def _acknowledge(watcher: Watcher | None, request: str | None, version: int) -> None:
    if watcher is not None and request is not None:
        watcher.send(json.dumps({"type": "ack", "id": request.partition(":")[2], "seq": version}))
