"""A process that only thinks: it makes the moves of the searching bots, and nodes make them where none lives."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable

import pytest

from napoleon.bots import simple
from napoleon.deal import State
from napoleon.deal.actions import Action
from napoleon.rules import preset
from napoleon.store.postgres import PostgresStore
from napoleon.table.house import House
from napoleon.table.thinking import Thinkers
from napoleon.table.timing import Pace
from tests.store.cluster import Cluster
from tests.table.parlour import TOKEN, Guest

pytestmark = pytest.mark.postgres


class Counting(Thinkers):
    """Thinks at once, as the simple bot does, and counts for which bots."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: Counter[str] = Counter()

    async def think(self, bot: str, view: State, seat: int, seed: int) -> Action:
        self.asked[bot] += 1
        return simple.choose(view, seat, random.Random(seed))


def test_workers_think_for_nodes(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    address = cluster.emptied()
    monkeypatch.setattr("napoleon.table.workers.Workers.start", lambda _: None)

    async def open_house(role: str) -> tuple[House, Counting]:
        thinkers = Counting()
        store = PostgresStore(address)
        await store.start()
        house = House(store, thinkers, Pace(settle=0), role="worker" if role == "worker" else "node")
        await house.start()
        return house, thinkers

    async def until(holds: Callable[[], bool]) -> None:
        end = time.monotonic() + 30
        while not holds():
            assert time.monotonic() < end
            await asyncio.sleep(0.05)

    async def run() -> None:
        worker, working = await open_house("worker")
        node, thinking = await open_house("node")
        name = await node.open_solo(preset("standard"), TOKEN, "strong")
        me = await Guest.enter(node, name)
        rng = random.Random("worker")
        playing = asyncio.create_task(me.play_on(rng, "deal_end"))
        await until(lambda: working.asked["strong"] >= 8)
        assert working.asked.keys() == {"strong"}
        before = thinking.asked["strong"]
        assert before < working.asked["strong"], "moves that a worker was late with are the node's"
        await worker.close()
        await until(lambda: thinking.asked["strong"] > before or playing.done())
        await playing
        await node.close()

    asyncio.run(run())


def test_the_command_stops_when_asked(cluster: Cluster) -> None:
    environment = os.environ | {"NAPOLEON_DATABASE": cluster.emptied(), "PYTHONUNBUFFERED": "1", "NAPOLEON_LANG": "en"}
    start = [sys.executable, "-c", "from napoleon.cli import main; main()", "worker"]
    with subprocess.Popen(start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as worker:
        assert worker.stdout is not None
        assert "Thinking" in worker.stdout.readline()
        time.sleep(0.5)
        worker.send_signal(signal.SIGTERM)
        _, errors = worker.communicate(timeout=60)
    assert (worker.returncode, errors) == (0, "")


def test_a_worker_needs_a_database() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "NAPOLEON_DATABASE"} | {"PYTHONUTF8": "1"}
    start = [sys.executable, "-c", "from napoleon.cli import main; main()", "worker", "--lang", "ja"]
    done = subprocess.run(start, capture_output=True, text=True, encoding="utf-8", env=environment, timeout=60, check=False)
    assert done.returncode == 1
    assert "NAPOLEON_DATABASE" in done.stderr
    assert len(done.stderr.splitlines()) == 1
