"""A house with tables in this process, and people who watch and play there without any socket."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from napoleon.rules import RuleSet
from napoleon.store import SqliteStore
from napoleon.table.house import House
from napoleon.table.live import LiveTable
from napoleon.table.thinking import Thinkers
from napoleon.table.timing import Pace
from napoleon.table.watcher import Watcher
from tests.table.scripted import answer

Json = dict[str, Any]
TOKEN = "A" * 22
TOKENS = tuple(letter * 22 for letter in "ABCDEFGHIJ")
PATIENCE = 30


@asynccontextmanager
async def house_at(path: Path, delay: float = 0, pace: Pace | None = None) -> AsyncIterator[House]:
    """A house over the store in this folder; leaving it is what a stopped process leaves behind."""
    house = House(SqliteStore(path / "tables.sqlite3"), Thinkers(delay), pace or Pace(settle=0))
    await house.start()
    try:
        yield house
    finally:
        await house.close()


class Guest:
    """Somebody at a table, with everything that was sent there."""

    def __init__(
        self, house: House, table: LiveTable, watcher: Watcher, inbox: "asyncio.Queue[Json]", heard: list[Json]
    ) -> None:
        self.house = house
        self.table = table
        self.watcher = watcher
        self.heard = heard
        self._inbox = inbox
        self._requests = 0

    @staticmethod
    async def enter(house: House, name: str, token: str | None = TOKEN, language: str = "ja") -> "Guest":
        inbox: asyncio.Queue[Json] = asyncio.Queue()
        heard: list[Json] = []

        def send(text: str) -> None:
            message = json.loads(text)
            heard.append(message)
            inbox.put_nowait(message)

        watcher = Watcher.of(token, language, send)
        table = await house.join(name, watcher)
        assert table is not None
        return Guest(house, table, watcher, inbox, heard)

    @property
    def views(self) -> list[Json]:
        return [message for message in self.heard if message["type"] == "view"]

    @property
    def view(self) -> Json:
        view: Json = self.views[-1]["view"]
        return view

    async def until(self, true: Callable[[Json], bool]) -> Json:
        """The first view from now on of which this is true."""
        while not true(self.view):
            await self.hear()
        return self.view

    def go(self) -> None:
        """Close the browser."""
        self.house.leave(self.table, self.watcher)

    @property
    def kinds(self) -> list[str]:
        """What has happened, as far as this guest was told."""
        return [event["kind"] for message in self.views for event in message["events"]]

    async def hear(self) -> Json:
        return await asyncio.wait_for(self._inbox.get(), PATIENCE)

    async def ask(self, action: object, request: str | None = None) -> Json:
        """What an action is answered."""
        self._requests += 1
        request = request or f"{id(self)}-{self._requests}"
        await self.table.act(self.watcher, request, action)
        return next(message for message in reversed(self.heard) if message.get("id") == request)

    async def until_asked(self) -> Json:
        """The view in which the table waits for this guest."""
        while not waits_for(self.view):
            await self.hear()
        return self.view

    async def play_on(self, rng: random.Random, until: str = "match_end") -> None:
        """Answer whatever is asked until the phase is reached."""
        while (await self.until_asked())["phase"] != until:
            answered = await self.ask(answer(self.view, rng))
            overtaken = len(self.view["turn"]) > 1 and answered["type"] == "refused"
            assert answered["type"] == "ack" or overtaken, answered


def waits_for(view: Json) -> bool:
    """Whether the table waits for the viewer, who also may speak at other times in a first-come auction."""
    ask = view["ask"]
    if ask is None or ask["kind"] != "bid" or view["turn"] == [view["you"]]:
        return ask is not None
    return ask["may_pass"] or view["seats"][view["you"]]["word"] is None


async def friends(house: House, rules: RuleSet, people: int, begin: bool = True, **settings: Any) -> tuple[str, list[Guest]]:
    """A table with so many people, the first of them its host; the match has begun unless said otherwise."""
    name = await house.open_table(rules, TOKENS[0], "ホスト", **settings)
    guests = [await Guest.enter(house, name, token) for token in TOKENS[:people]]
    for number, guest in enumerate(guests[1:], 1):
        assert (await guest.ask({"kind": "sit", "name": f"客{number}"}))["type"] == "ack"
        assert (await guest.ask({"kind": "agree"}))["type"] == "ack"
    if begin:
        assert (await guests[0].ask({"kind": "start"}))["type"] == "ack"
    return name, guests


async def play_to(guests: list[Guest], rng: random.Random, phase: str) -> None:
    """Answer whatever anybody is asked until they see this phase."""
    async with asyncio.timeout(PATIENCE):
        while guests[0].view["phase"] != phase:
            asked = [guest for guest in guests if waits_for(guest.view)]
            for guest in asked:
                if guest.view["phase"] != phase and waits_for(guest.view):
                    await guest.ask(answer(guest.view, rng))
            if not asked:
                await asyncio.sleep(0.002)
