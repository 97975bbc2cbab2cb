"""One of two nodes is killed or frozen while people play through HAProxy at tables that any node serves.

`python -m bench.cluster [--runs 50] [--tables 8] [--among-bots 4] [--seed cluster]`: tables of five people, and tables of one
person among four strong bots, for which a worker thinks. Each run takes one node away for some seconds (kill -9, or SIGSTOP and
later SIGCONT). Measured from then on: how long it takes until everybody whose connection was cut is told the whole again, and
the longest time in which a table tells nobody anything. In the end the histories are compared with the log (`bench.history`).
"""

import argparse
import asyncio
import json
import os
import random
import signal
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.balanced import Balanced
from bench.history import check_all
from bench.kill import SETTINGS, calm_down, people
from bench.served import Served, lay
from bench.wire import Guest
from napoleon.rules import preset
from napoleon.store.postgres import PostgresStore
from tests.store.cluster import Cluster

WATCHED = 8.0
"""seconds after a fault in which stalls are looked for"""
AWAY = 5.0
"""seconds for which the node is away"""
BOT = "strong"


class Pulse:
    """When each table told somebody something last, and its longest silence since the fault."""

    def __init__(self, guests: list[Guest]) -> None:
        self.last = {guest.table: time.monotonic() for guest in guests}
        self.longest = dict.fromkeys(self.last, 0.0)
        for guest in guests:
            guest.on_view = self._told

    def begin(self) -> None:
        """From now on silences count."""
        self.longest = dict.fromkeys(self.last, 0.0)

    def end(self) -> float:
        """The longest silence of all tables."""
        now = time.monotonic()
        return max(max(self.longest[table], now - last) for table, last in self.last.items())

    def _told(self, guest: Guest, _: int) -> None:
        now = time.monotonic()
        self.longest[guest.table] = max(self.longest[guest.table], now - self.last[guest.table])
        self.last[guest.table] = now


async def fault(node: Served, freeze: bool) -> None:
    """Take the node away for some seconds."""
    if freeze:
        node.send(signal.SIGSTOP)
        await asyncio.sleep(AWAY)
        node.send(signal.SIGCONT)
    else:
        await asyncio.to_thread(node.kill)
        await asyncio.sleep(AWAY)
        node.begin()


async def run(
    runs: int, tables: int, among_bots: int, seed: str, minutes: float, cluster: Cluster, folder: Path
) -> dict[str, Any]:
    """The figures of so many faults."""
    store = PostgresStore(cluster.emptied())
    await store.start()
    rules, rng = preset("standard"), random.Random(seed)
    laid = await lay(store, rules, tables) + await lay(store, rules, among_bots, BOT)
    balanced = await asyncio.to_thread(Balanced, cluster, folder, SETTINGS)
    back: dict[bool, list[float]] = {False: [], True: []}
    silences: dict[bool, list[float]] = {False: [], True: []}
    cut = 0
    try:
        async with people(balanced.address, laid, seed, pause=0.3) as guests:
            pulse = Pulse(guests)
            until = time.monotonic() + 60 * minutes
            for number in range(runs):
                if time.monotonic() > until:
                    break
                await asyncio.sleep(rng.uniform(1, 3))
                # in turn: after a fault everybody is on the other node, so that the next one cuts all of them off
                freeze, node = number % 4 in (1, 2), balanced.nodes[number % 2]
                pulse.begin()
                began = time.monotonic()
                away = asyncio.create_task(fault(node, freeze))
                await asyncio.sleep(WATCHED)
                await away
                returned = [guest.back[-1] - began for guest in guests if guest.back[-1] > began]
                cut += len(returned)
                back[freeze].append(max(returned, default=0.0))
                silences[freeze].append(pulse.end())
                await asyncio.to_thread(node.until_served)
            await calm_down(guests)
        counts = await check_all(store, guests)
    finally:
        await asyncio.to_thread(balanced.stop)
        await store.close()
    return {
        "faults": sum(map(len, back.values())),
        "cut off": cut,
        **counts,
        "seconds": {"back": shown(back), "silence": shown(silences)},
    }


def shown(times: dict[bool, list[float]]) -> dict[str, Any]:
    """Median and most for killed and frozen nodes."""
    named = {"frozen" if freeze else "killed": took for freeze, took in times.items() if took}
    return {name: {"median": round(median(took), 2), "most": round(max(took), 2)} for name, took in named.items()}


def main() -> None:
    """Run it and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=50)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--among-bots", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=600, help="stop after these, however many runs there were")
    parser.add_argument("--seed", default="cluster")
    chosen = parser.parse_args()
    before = os.getloadavg()[0]
    cluster = Cluster()
    try:
        with tempfile.TemporaryDirectory() as folder:
            work = run(chosen.runs, chosen.tables, chosen.among_bots, chosen.seed, chosen.minutes, cluster, Path(folder))
            found = asyncio.run(work)
    finally:
        cluster.remove()
    print(json.dumps(found | {"load before": round(before, 2)}, indent=1))


if __name__ == "__main__":
    main()
