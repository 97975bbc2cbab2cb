"""A server in a process of its own, which may be killed, and tables in its store with a person at every seat."""

import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError

from napoleon.bots import random_bot
from napoleon.deal.events import Event
from napoleon.rules import RuleSet
from napoleon.store import Store
from napoleon.table.events import FORMAT, Seat, write_row
from napoleon.table.house import holder_of
from napoleon.table.scene import Scene
from napoleon.table.steps import go_on, opened, played
from napoleon.web.session import new_token

PATIENCE = 120
NAMES = ("mika", "ken", "yuki", "sora", "haru", "rin")


@dataclass(frozen=True)
class Laid:
    """A table and the sessions that sit there, by seat; bots sit at the other seats."""

    name: str
    tokens: tuple[str, ...]
    rows: int = 0
    """of its log"""


async def lay(store: Store, rules: RuleSet, count: int, bot: str | None = None, deals: int = 0) -> list[Laid]:
    """Tables with a person at every seat, or one person among bots of this strength; so many deals lie behind them."""
    tables = []
    for _ in range(count):
        persons = 1 if bot else rules.players
        tokens = tuple(new_token() for _ in range(persons))
        bots = (Seat(name, bot) for name in NAMES[: rules.players - persons])
        seats = (*(Seat(f"P{seat}") for seat in range(persons)), *bots)
        events = played_before(opened(rules, seats, {seat: holder_of(token) for seat, token in enumerate(tokens)}), deals)
        name = secrets.token_urlsafe(9)
        assert await store.create(name, FORMAT, [write_row(event) for event in events])
        tables.append(Laid(name, tokens, len(events)))
    return tables


def played_before(events: list[Event], deals: int) -> list[Event]:
    """These first events of a table, and what came of so many deals that were played at random, with the next one dealt."""
    rng, scene = random.Random(deals), Scene().after_all(events, 0.0)
    while deals:
        if scene.deal is not None and scene.running:
            more = played(scene, random_bot.choose(scene.deal, rng.choice(scene.awaited), rng))
        else:
            more, deals = go_on(scene), deals - 1
        events, scene = [*events, *more], scene.after_all(more, 0.0)
    return events


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Served:
    """`napoleon play` over a data folder or a database, always at the same port."""

    data: Path | None = None
    database: str | None = None
    command: tuple[str, ...] = ("play", "--no-browser")
    settings: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where the pages are."""
        return f"http://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start the process."""
        environment = os.environ | {"NAPOLEON_BOT_DELAY": "0"} | self.settings
        if self.database:
            environment["NAPOLEON_DATABASE"] = self.database
        place = ["--port", str(self.port)] if self.command[0] == "play" else []
        if self.data:
            place += ["--data", str(self.data)]
        start = "from napoleon.cli import main; main()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", start, *self.command, *place],
            env=environment,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )

    def until_served(self) -> float:
        """Wait for the first page; how many seconds that took."""
        began = time.monotonic()
        while not self.answers():
            assert self.process is not None
            assert self.process.poll() is None, "the server ended"
            assert time.monotonic() < began + PATIENCE, "the server does not start"
            time.sleep(0.01)
        return time.monotonic() - began

    def answers(self) -> bool:
        """Whether the start page comes."""
        try:
            with urllib.request.urlopen(self.address, timeout=2) as page:
                return bool(page.status == 200)
        except (URLError, OSError):
            return False

    def send(self, what: signal.Signals) -> None:
        """Send the process a signal."""
        assert self.process is not None
        self.process.send_signal(what)

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        """End it as a signal would, if it runs."""
        if self.process is not None:
            self.process.terminate()
            self.process.send_signal(signal.SIGCONT)
            self.process.wait(PATIENCE)

    def children(self) -> list[int]:
        """The processes that it has started (Linux)."""
        assert self.process is not None
        pid = self.process.pid
        return [int(child) for file in Path(f"/proc/{pid}/task").glob("*/children") for child in file.read_text().split()]

    def computed(self) -> tuple[float, float]:
        """Seconds of processor time: of the process, and of its children (Linux)."""
        assert self.process is not None
        own, *others = (_computed(pid) for pid in (self.process.pid, *self.children()))
        return own, sum(others)

    def memory(self) -> float:
        """The most memory that the process has taken, in MiB (Linux)."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        kib = next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))
        return int(kib) / 1024


def _computed(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
