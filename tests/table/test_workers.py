"""The processes of the searching bots: they end with the server, however it ends, and a table never waits for them."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from napoleon.rules import preset
from napoleon.table.house import House
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
PATIENCE = 20


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


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads processes from /proc")
def test_no_process_is_left_when_the_server_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        pids = [int(text) for text in parent.stdout.readline().split()]
        assert pids
        time.sleep(1)
        os.kill(parent.pid, signal.SIGKILL)
        parent.wait()
        assert all(gone(pid) for pid in pids)


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
    visit = await house.visit(name, None)
    assert visit is not None
    assert [seat.bot for seat in visit.story.seats[1:]] == ["strong"] * 4


def test_the_level_is_kept_with_the_table(tmp_path: Path) -> None:
    import asyncio

    async def run() -> None:
        async with house_at(tmp_path) as house:
            await opened(house)

    asyncio.run(run())
