"""Many tables at once over real sockets: from an action that is sent until the last seat has been told.

`python -m bench.load [--tables 200] [--rate 100] [--seconds 60] [--busy 2] [--warm 30]`: tables of five people, all at one
server in a process of its own (SQLite, synchronous FULL), so many actions a second spread over them, while searching bots think
at `busy` further tables (after so many seconds for them to get ready). This process holds all the sockets, so its own work is
within the times.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bench.served import Laid, Served, lay
from bench.wire import Asked, Guest
from napoleon.rules import preset
from napoleon.store import SqliteStore
from napoleon.store.place import FILE

KEPT = 32
"""messages of a seat whose times are remembered"""
AT_ONCE = 25
"""people who come at the same time"""


@dataclass
class Table:
    """The people at one table, and when each of them was told what."""

    guests: list[Guest]
    told: list[deque[tuple[int, float]]]
    acted: int | None = None
    times: list[float] = field(default_factory=list)
    open: list[Asked] = field(default_factory=list)

    def on_view(self, guest: Guest, seq: int) -> None:
        """A seat is told."""
        self.told[guest.seat].append((seq, time.monotonic()))
        self._settle()

    def on_ack(self, _: Guest, asked: Asked) -> None:
        """An action is acknowledged."""
        self.open.append(asked)
        self._settle()

    def _settle(self) -> None:
        """Note how long the acknowledged actions took that all seats have been told of."""
        left = []
        for asked in self.open:
            seq = asked.seq
            if seq is None:
                continue
            came = [next((when for version, when in told if version >= seq), None) for told in self.told]
            if any(when is None for when in came):
                left.append(asked)
            else:
                self.times.append(max(when for when in came if when is not None) - asked.sent)
        self.open = left

    async def act(self) -> bool:
        """Let whoever is asked act."""
        for guest in self.guests:
            if await guest.act():
                return True
        return False


def seat_people(address: str, laid: Laid, seed: int) -> Table:
    """The people of a table, not yet there."""
    table = Table([], [deque(maxlen=KEPT) for _ in laid.tokens])
    for seat, token in enumerate(laid.tokens):
        rng = random.Random(f"{seed} {seat}")
        table.guests.append(Guest(address, laid.name, token, seat, rng, False, 0, table.on_view, table.on_ack))
    return table


async def load(tables: int, rate: float, seconds: float, busy: int, warm: float, folder: Path) -> dict[str, object]:
    """The figures of one run."""
    store = SqliteStore(folder / FILE)
    rules = preset("standard")
    laid = await lay(store, rules, tables)
    searching = await lay(store, rules, busy, "master")
    await store.close()
    server = Served(folder, settings={"NAPOLEON_LIMITS": "0"})
    server.begin()
    await asyncio.to_thread(server.until_served)
    people = [seat_people(server.address, one, number) for number, one in enumerate(laid)]
    alone = [Guest(server.address, one.name, one.tokens[0], 0, random.Random(one.name)) for one in searching]
    tasks = []
    guests = [guest for table in people for guest in table.guests] + alone
    for guest in guests:
        tasks.append(asyncio.create_task(guest.run()))
        if len(tasks) % AT_ONCE == 0:
            await there(guests[: len(tasks)])
    await there(guests)
    try:
        await asyncio.sleep(warm)
        before = server.computed()
        done, lasted = await drive(people, rate, seconds)
        cores = [round((now - then) / lasted, 2) for now, then in zip(server.computed(), before, strict=True)]
        await asyncio.sleep(1)
        found = figures(people, alone, done, lasted)
        return found | {"server MiB": round(server.memory()), "cores: server, bots": cores}
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        server.stop()


async def there(guests: Sequence[Guest]) -> None:
    """Wait until everybody has been told the whole."""
    while not all(guest.views for guest in guests):
        await asyncio.sleep(0.01)


async def drive(people: list[Table], rate: float, seconds: float) -> tuple[int, float]:
    """So many actions a second, the tables in turn; how many there were, and in how many seconds."""
    began, done, turn = time.monotonic(), 0, 0
    while (now := time.monotonic() - began) < seconds:
        for _ in range(len(people)):
            if done >= now * rate:
                break
            turn += 1
            done += await people[turn % len(people)].act()
        await asyncio.sleep(0.002)
    return done, time.monotonic() - began


def figures(people: list[Table], alone: list[Guest], done: int, lasted: float) -> dict[str, object]:
    """The times of all actions in milliseconds, and what became of them."""
    times = sorted(seconds * 1000 for table in people for seconds in table.times)
    asked = [asked for table in people for guest in table.guests for asked in guest.history]
    return {
        "tables": len(people),
        "actions": done,
        "a second": round(done / lasted, 1),
        "acknowledged": sum(one.seq is not None for one in asked),
        "refused": sum(one.refused is not None for one in asked),
        "timed": len(times),
        "ms": {f"p{share:g}": round(times[int(len(times) * share / 100)], 1) for share in (50, 90, 99, 99.9)} if times else {},
        "most": round(times[-1], 1) if times else None,
        "actions among searching bots": sum(len(guest.history) for guest in alone),
    }


def main() -> None:
    """Run it and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--busy", type=int, default=2)
    parser.add_argument("--warm", type=float, default=30)
    chosen = parser.parse_args()
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(load(chosen.tables, chosen.rate, chosen.seconds, chosen.busy, chosen.warm, Path(folder)))
    print(json.dumps(found | {"load before": round(before, 2)}, indent=1))


if __name__ == "__main__":
    main()
