"""kill -9 at random moments, while people play at many tables and come back each time.

`python -m bench.kill [--runs 200] [--tables 12] [--longest 3] [--deals 0] [--postmaster]`: the server is killed and started
again so many times; with `--postmaster` it is PostgreSQL's postmaster that is killed while the server stays. `--deals` lie
behind every table before anybody comes. In the end every person's history is compared with the log (`bench.history`). Prints
the counts, and how long the first page and the people took.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

from bench.history import check_all
from bench.served import Laid, Served, lay
from bench.wire import Guest
from napoleon.rules import preset
from napoleon.store import SqliteStore, Store
from napoleon.store.place import FILE
from napoleon.store.postgres import PostgresStore
from tests.store.cluster import Cluster

SETTINGS = {"NAPOLEON_LIMITS": "0", "NAPOLEON_GRACE": "3600"}
"""nobody is too fast, and no bot stands in: everything in the log is somebody's who is asked afterwards"""
CALM = 10.0
"""seconds in which everything that was asked must be answered in the end"""


@asynccontextmanager
async def people(address: str, laid: Sequence[Laid], seed: str, pause: float = 0.02) -> AsyncIterator[list[Guest]]:
    """Somebody at every seat of these tables, playing."""
    guests = []
    for number, table in enumerate(laid):
        for seat, token in enumerate(table.tokens):
            rng = random.Random(f"{seed} {number} {seat}")
            guests.append(Guest(address, table.name, token, seat, rng, pause=pause))
    tasks = [asyncio.create_task(guest.run()) for guest in guests]
    try:
        yield guests
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def calm_down(guests: Sequence[Guest]) -> None:
    """Let nobody begin anything more, and wait until all is answered."""
    for guest in guests:
        guest.plays = False
    until = time.monotonic() + CALM
    while any(guest.pending for guest in guests) and time.monotonic() < until:
        await asyncio.sleep(0.05)


def acknowledged(guests: Sequence[Guest]) -> int:
    """How many actions were acknowledged so far."""
    return sum(asked.seq is not None for guest in guests for asked in guest.history)


async def kill_server(
    runs: int, tables: int, seed: str, longest: float, minutes: float, folder: Path, deals: int = 0
) -> dict[str, Any]:
    """Kill the server over SQLite so many times."""
    store: Store = SqliteStore(folder / FILE)
    laid = await lay(store, preset("standard"), tables, deals=deals)
    await store.close()
    server, rng = Served(folder, settings=SETTINGS), random.Random(seed)
    server.begin()
    await asyncio.to_thread(server.until_served)
    first: list[float] = []
    back: list[float] = []
    everybody: list[float] = []
    until = time.monotonic() + 60 * minutes
    async with people(server.address, laid, seed) as guests:
        while len(back) < runs and time.monotonic() < until:
            await asyncio.sleep(rng.uniform(0.2, longest))
            await asyncio.to_thread(server.kill)
            began, known = time.monotonic(), acknowledged(guests)
            server.begin()
            page = asyncio.create_task(asyncio.to_thread(server.until_served))
            while acknowledged(guests) == known:
                await asyncio.sleep(0.01)
            back.append(time.monotonic() - began)
            while any(not guest.back or guest.back[-1] < began for guest in guests):
                await asyncio.sleep(0.01)
            everybody.append(time.monotonic() - began)
            first.append(await page)
        await calm_down(guests)
    server.stop()
    store = SqliteStore(folder / FILE)
    counts = await check_all(store, guests, laid)
    await store.close()
    return report(counts, {"first page": first, "first action after the kill": back, "everybody back": everybody})


async def kill_postmaster(
    runs: int, tables: int, seed: str, longest: float, minutes: float, cluster: Cluster
) -> dict[str, Any]:
    """Kill PostgreSQL's postmaster so many times; the server stays."""
    store: Store = PostgresStore(cluster.emptied())
    await store.start()
    laid = await lay(store, preset("standard"), tables)
    server, rng = Served(database=cluster.address, settings=SETTINGS), random.Random(seed)
    server.begin()
    await asyncio.to_thread(server.until_served)
    ready: list[float] = []
    back: list[float] = []
    until = time.monotonic() + 60 * minutes
    page: list[float] = []
    async with people(server.address, laid, seed) as guests:
        while len(back) < runs and time.monotonic() < until:
            await asyncio.sleep(rng.uniform(0.2, longest))
            await asyncio.to_thread(cluster.kill)
            began = time.monotonic()
            await asyncio.to_thread(cluster.start)
            ready.append(time.monotonic() - began)
            page.append(await asyncio.to_thread(server.until_served))
            known = acknowledged(guests)
            while acknowledged(guests) == known:
                await asyncio.sleep(0.01)
            back.append(time.monotonic() - began)
        await calm_down(guests)
    server.stop()
    counts = await check_all(store, guests)
    await store.close()
    return report(counts, {"PostgreSQL ready": ready, "first page after that": page, "first action after the kill": back})


def report(counts: Counter[str], times: dict[str, list[float]]) -> dict[str, Any]:
    """The counts, and the median and the most of the times in seconds."""
    shown = {name: {"median": round(median(took), 2), "most": round(max(took), 2)} for name, took in times.items() if took}
    return {"runs": max(map(len, times.values())), **counts, "seconds": shown}


def main() -> None:
    """Run it and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", default="kill")
    parser.add_argument("--longest", type=float, default=3, help="seconds between two kills at most")
    parser.add_argument("--minutes", type=float, default=600, help="stop after these, however many runs there were")
    parser.add_argument("--deals", type=int, default=0, help="without --postmaster: deals behind every table")
    parser.add_argument("--postmaster", action="store_true")
    chosen = parser.parse_args()
    before = os.getloadavg()[0]
    if chosen.postmaster:
        cluster = Cluster()
        try:
            found = asyncio.run(
                kill_postmaster(chosen.runs, chosen.tables, chosen.seed, chosen.longest, chosen.minutes, cluster)
            )
        finally:
            cluster.remove()
    else:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(
                kill_server(chosen.runs, chosen.tables, chosen.seed, chosen.longest, chosen.minutes, Path(folder), chosen.deals)
            )
    print(json.dumps(found | {"load before": round(before, 2)}, indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
