"""A live table: actions are decided, saved, acknowledged, and only then told to everybody who watches.

Everything here can be made again from the log. The version in the store decides: when another process has moved the table on,
this one reads what it missed and decides again.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence

from napoleon.deal.events import Event, Turn, Viewer
from napoleon.store import Appended, Conflict, StoreProblem
from napoleon.store.log import LEASE
from napoleon.table.actor import Actor
from napoleon.table.events import SatDown, read_row, write_row
from napoleon.table.events_people import Connected, Disconnected
from napoleon.table.events_room import GuestSat
from napoleon.table.gathering import Gathering
from napoleon.table.keeper import Keeper
from napoleon.table.messages import read_wish
from napoleon.table.people import code_hash, make_code
from napoleon.table.steps import Moment, step
from napoleon.table.story import Story
from napoleon.table.surroundings import Surroundings
from napoleon.table.telling import Teller, Told, is_told
from napoleon.table.timing import GATHER
from napoleon.table.watcher import Watcher
from napoleon.words import Problem

LOG = logging.getLogger("napoleon.table")
TRIES = 5
KEPT_REFUSALS = 64
Decide = Callable[[], list[Event] | None]


class Gone(Exception):
    """The table is no longer in the store."""


class LiveTable:
    """One table in this process."""

    def __init__(self, name: str, story: Story, around: Surroundings) -> None:
        self.name = name
        self.story = story
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        """held while the table moves on"""
        self.coming = 0
        """how many are about to watch, or to do something"""
        self._around = around
        self._keeper = Keeper(self, around)
        self._gathering = Gathering(GATHER)
        self._teller = Teller(name, story, around.pace.clock)
        self._refusals: dict[str, Problem] = {}
        self._settling: set[asyncio.Task[None]] = set()
        self._recounting: asyncio.TimerHandle | None = None
        self._closed = False
        self._spectators_wait = story.scene.hidden
        """spectators have not been told of the deal that runs"""

    @property
    def idle(self) -> bool:
        """Whether nobody watches and nothing is to be done here, so that the table can be forgotten."""
        return not (self.watchers or self.coming or self._settling or self._keeper.busy)

    def viewer(self, watcher: Watcher) -> Viewer:
        """The seat that the watcher's session holds now."""
        return self.story.seat_of(watcher.holder)

    async def join(self, watcher: Watcher) -> None:
        """Tell the watcher the whole, and from now on whatever happens."""
        async with self.lock:
            await self._catch_up()
            seat = self.viewer(watcher)
            if seat is not None:
                await self.commit(lambda: self._arrival(seat))
            self.watchers.add(watcher)
            watcher.seat = self.viewer(watcher)
            watcher.send(self._teller.message(self.viewer(watcher), watcher.language, self._spectators, self._around.now()))
            self._recount(watcher)

    async def look(self, watcher: Watcher) -> str:
        """The whole, for one who does not watch."""
        async with self.lock:
            await self._catch_up()
            return self._teller.message(self.viewer(watcher), watcher.language, self._spectators, self._around.now())

    def leave(self, watcher: Watcher) -> None:
        """Tell this watcher nothing more; when it was the last of its seat, the others learn of it a little later."""
        self.watchers.discard(watcher)
        self._recount(watcher)
        seat = self.viewer(watcher)
        if seat is None or self._closed or self._here(seat):
            return
        if self.story.company.connected.get(seat) == self._around.node:
            task = asyncio.create_task(self._settle(seat), name=f"departure from {self.name}")
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)

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
        watcher.refuse(request, problem, self._teller.names(self.viewer(watcher), watcher.language))

    async def catch_up(self) -> None:
        """Read and tell what another process wrote."""
        async with self.lock:
            await self._catch_up()

    async def take_over(self, hurry: bool) -> None:
        """See to what is due here, since whoever was to do it did not (`hurry`), or nobody was."""
        async with self.lock:
            await self._catch_up()
            if self._keeper.busy:
                return
            if hurry:  # whoever is a lease late and silent for as long is dead, and the connections through it are lost
                self._around.living = await self._around.store.living(LEASE)
            if self._keeper.lost():
                await self.commit(self._keeper.lost)
                return
            now = self._around.now()
            plan, _ = self._keeper.planned(self.story.scene, now, hurry)
            if plan is not None and plan.at <= now:
                self._keeper.keep(plan)
            else:
                await self.commit(list, hurry=hurry)

    async def gather(self, seat: int | None) -> None:
        """Let the words of a first-come auction wait for one another; without a seat it is a bot's."""
        deal, company = self.story.deal, self.story.company
        if deal is None or deal.phase != "auction" or deal.rules.auction.order != "free":
            return
        others = [other for other in company.present if other != seat and other in deal.turn]
        if self._gathering.open or (others and (seat is not None or self._around.thinkers.delay > 0)):
            await self._gathering.turn(bot=seat is None)

    async def commit(
        self,
        decide: Decide,
        request: str | None = None,
        answer: Callable[[int], None] | None = None,
        hurry: bool = False,
    ) -> int:
        """Decide, append, answer, tell. The lock is held. Once the store answers, nothing may stop the telling.

        With no events only what is due is set anew (`hurry`: by one who does it in the place of another); None does nothing.
        """
        for _ in range(TRIES):
            events = decide()
            if events is None:
                return self.story.version
            now = self._around.now()
            plan, due = self._keeper.planned(self.story.scene.after_all(events, now), now, hurry)
            rows = [write_row(event) for event in events]
            appended = await self._around.store.append(self.name, self.story.version, rows, request, due)
            if isinstance(appended, Appended):
                if answer is not None:
                    answer(appended.version)
                if appended.repeated:
                    await self._catch_up()
                else:
                    self._tell([(event, now) for event in events])
                    self._keeper.keep(plan)
                return appended.version
            if not isinstance(appended, Conflict):
                raise Gone(self.name)
            await self._catch_up()
        raise Problem("table_too_busy")

    async def close(self) -> None:
        """Do nothing more here."""
        self._closed = True
        if self._recounting is not None:
            self._recounting.cancel()
        for task in self._settling:
            task.cancel()
        await asyncio.gather(*self._settling, return_exceptions=True)
        await self._keeper.close()

    async def _commit_request(self, watcher: Watcher, request: str, action: object) -> int:
        if not watcher.holder:
            raise Problem("spectators_only_watch")
        kind = action.get("kind") if isinstance(action, dict) else None
        key = f"{watcher.holder}:{request}"
        code = make_code(watcher.secret, self.name, request) if kind == "code" else None
        if kind in ("bid", "pass") and (seat := self.viewer(watcher)) is not None:
            await self.gather(seat)
        async with self.lock:
            if key in self._refusals:
                raise self._refusals[key]
            before = await self._around.store.answered(self.name, key)
            if before is not None:
                await self._catch_up()
                watcher.acknowledge(request, before, code)
                return before
            try:
                decide: Decide = lambda: self._decided(watcher, action, code)  # noqa: E731
                return await self.commit(decide, key, lambda version: watcher.acknowledge(request, version, code))
            except StoreProblem:  # nobody knows what became of it: the same request may be asked again
                raise
            except Problem as problem:
                self._refusals[key] = problem
                if len(self._refusals) > KEPT_REFUSALS:
                    del self._refusals[next(iter(self._refusals))]
                raise

    def _decided(self, watcher: Watcher, action: object, code: str | None) -> list[Event]:
        """The events of a request. Who has just sat down and watches is here at once."""
        seat = self.viewer(watcher)
        wish = read_wish(action, seat, self.story.rules.players)
        actor = Actor(watcher.holder, seat, "" if code is None else code_hash(code))
        events = step(self.story.scene, actor, wish, Moment(self._around.now(), self._around.thinkers.rng))
        taken = [event.seat for event in events if isinstance(event, GuestSat | SatDown)]
        here = taken if watcher in self.watchers else []
        return [*events, *(Connected(seat, self._around.node) for seat in here)]

    def _arrival(self, seat: int) -> list[Event] | None:
        """Somebody came to a seat: it is connected here."""
        here = self.story.company.connected.get(seat) == self._around.node
        return None if here and self._keeper.busy else [] if here else [Connected(seat, self._around.node)]

    async def _settle(self, seat: int) -> None:
        """After a moment the seat is disconnected, unless somebody came back to it."""
        await asyncio.sleep(self._around.pace.settle)
        async with self.lock:
            try:
                await self.commit(lambda: self._departure(seat))
            except (Problem, Gone):
                LOG.warning("that seat %d left table %s could not be kept; a later look will find it", seat, self.name)

    def _departure(self, seat: int) -> list[Event] | None:
        here = self.story.company.connected.get(seat) == self._around.node
        return [Disconnected(seat)] if here and not self._here(seat) else None

    def _here(self, seat: int) -> bool:
        return any(self.viewer(watcher) == seat for watcher in self.watchers)

    @property
    def _spectators(self) -> int:
        return sum(self.viewer(watcher) is None for watcher in self.watchers)

    async def _catch_up(self) -> None:
        """Read what another process wrote: it keeps the table from now on. Whoever it thought gone but is here says so."""
        rows = await self._around.store.read(self.name, self.story.version)
        if rows is None:
            raise Gone(self.name)
        if rows:
            self._tell([(read_row(row.body), row.at) for row in rows])
            self._keeper.keep(None)
            company = self.story.company
            lost = [seat for seat in company.people if seat not in company.connected and self._here(seat)]
            if lost:
                await self.commit(lambda: [Connected(seat, self._around.node) for seat in lost])

    def _tell(self, events: Sequence[tuple[Event, float]]) -> None:
        """Apply the events, and after each that is told (with the turn that trails behind it) send every watcher the view."""
        told: Told | None = None
        for place, (event, at) in enumerate(events, 1):
            self.story.apply(event, at)
            if is_told(event):
                told = Told(self.story.version, event)
            if told is not None and (place == len(events) or not isinstance(events[place][0], Turn)):
                self._send(told)
                told = None

    def _recount(self, watcher: Watcher) -> None:
        """A spectator came or went: no event of the table, but the waiting room soon says how many there are."""
        company = self.story.company
        if self.viewer(watcher) is None and company.host is not None and not company.playing and self._recounting is None:
            self._recounting = asyncio.get_running_loop().call_later(self._around.pace.settle, self._tell_count)

    def _tell_count(self) -> None:
        self._recounting = None
        if self._closed or self.story.company.playing:
            return
        texts: dict[tuple[Viewer, str], str] = {}
        for watcher in list(self.watchers):
            key = (self.viewer(watcher), watcher.language)
            if key not in texts:
                texts[key] = self._teller.message(*key, self._spectators, self._around.now())
            watcher.send(texts[key])

    def _send(self, told: Told) -> None:
        texts: dict[tuple[Viewer, str, bool], list[str]] = {}
        spectators, now = self._spectators, self._around.now()
        waited, self._spectators_wait = self._spectators_wait, self.story.scene.hidden
        for watcher in list(self.watchers):
            seat, before = self.viewer(watcher), watcher.seat
            watcher.seat = seat
            waits = waited and before is None  # who has just lost the seat is told so, and that the deal is kept back
            key = (seat, watcher.language, waits)
            if key not in texts:
                try:
                    texts[key] = self._teller.told(seat, watcher.language, told, spectators, now, waits)
                except Exception:  # what one viewer cannot be told must not keep the others from it
                    LOG.exception("viewer %s of table %s could not be told", key[0], self.name)
                    continue
            for text in texts[key]:
                watcher.send(text)
