"""The processes of the searching bots: they end with the server, however it ends, and a table never waits for them."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from napoleon.rules import preset
from napoleon.table.house import House
from napoleon.table.thinking import in_a_queue
from napoleon.table.workers import Workers
from tests.table.parlour import TOKEN, house_at

PARENT = """
import time
from napoleon.table.workers import Workers
if __name__ == "__main__":
    workers = Workers(1)
    workers.start()
    while not workers._pool._processes:
        time.sleep(0.01)
    print(*workers._pool._processes, flush=True)
    time.sleep(60)
"""
PATIENCE = 2
"""seconds that processes may outlive their server"""
SEARCH = """
import time
from napoleon.table.workers import Workers
from tests.table.test_workers import search_for_long
if __name__ == "__main__":
    workers = Workers(1)
    while workers.pool is None:
        time.sleep(0.01)
    thoughts = [workers.pool.submit(search_for_long) for _ in range(2)]
    while not thoughts[0].running():
        time.sleep(0.01)
    time.sleep(0.5)
    print(*workers._pool._processes, flush=True)
    time.sleep(60)
"""


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def gone(pid: int) -> bool:
    until = time.monotonic() + PATIENCE
    while alive(pid):
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def search_for_long() -> None:
    """One call of the compiled solver that takes minutes: ten cards a hand, the exact value."""
    from napoleon.bots.match_play import shuffled
    from napoleon.cards import mask
    from napoleon.play.solver import OpenPosition, many_values

    rng, rules = random.Random(1), preset("standard")
    positions = []
    for _ in range(200):
        hands, _widow = shuffled(rules, rng)
        positions.append(OpenPosition(rules, 0, 1, 0, tuple(mask(hand) for hand in hands), 3))
    many_values(positions)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads processes from /proc")
@pytest.mark.parametrize("source", [PARENT, SEARCH], ids=["starting", "in a compiled search"])
def test_no_process_is_left_when_the_server_is_killed(tmp_path: Path, source: str) -> None:
    script = tmp_path / "parent.py"
    script.write_text(source, encoding="utf-8")
    paths = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    environment = {**os.environ, "PYTHONPATH": paths}
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        pids = [int(text) for text in parent.stdout.readline().split()]
        assert pids
        assert all(alive(pid) for pid in pids)
        os.kill(parent.pid, signal.SIGKILL)
        parent.wait()
        assert all(gone(pid) for pid in pids)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads processes from /proc")
def test_ctrl_c_is_not_for_the_processes(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as parent:
        assert parent.stdout is not None
        pids = [int(text) for text in parent.stdout.readline().split()]
        for _ in range(20):
            for pid in pids:
                os.kill(pid, signal.SIGINT)
            time.sleep(0.1)
        assert all(alive(pid) for pid in pids)
        parent.kill()
        assert "KeyboardInterrupt" not in parent.communicate()[1]


def test_bots_think_shorter_the_more_of_them_wait() -> None:
    assert in_a_queue("strong", 1, 2) == in_a_queue("strong", 2, 2) == "strong@0.3"
    assert in_a_queue("master", 6, 2) == "master@0.5"
    assert in_a_queue("strong", 1000, 1) == "strong@0.02"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads processes from /proc")
def test_closing_ends_the_processes() -> None:
    workers = Workers(1)
    workers.start()
    pool = workers._pool
    assert pool is not None
    pids = list(pool._processes)
    workers.close()
    assert all(gone(pid) for pid in pids)


async def opened(house: House) -> None:
    name = await house.open_solo(preset("standard"), TOKEN, "strong")
    story = await house.story(name)
    assert story is not None
    assert [seat.bot for seat in story.seats[1:]] == ["strong"] * 4


def test_the_level_is_kept_with_the_table(tmp_path: Path) -> None:
    import asyncio

    async def run() -> None:
        async with house_at(tmp_path) as house:
            await opened(house)

    asyncio.run(run())
