"""Can anything that is sent harm a server? `python -m bench.fuzz_server [HOW_MANY [SEED [PROCESSES]]]`.

Requests and messages that are nearly right, or nothing at all, against the whole application in this process, at tables in
every state: a waiting room, a deal in each phase, the end of a match, a table for one. After each of them it is checked that
nothing failed (no status of 500 or above, no exception, no line of an error in the log, no traceback in what is sent) and that
whatever is refused or only read has changed no table: the versions of all tables are those of before.
"""

import asyncio
import json
import logging
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.fuzz_inputs import Asked, Inputs
from bench.random_deals import play_out, random_world
from bench.spread import spread
from bench.wire_worlds import HOST, Stage, action_json, token_of
from napoleon.rules import preset
from napoleon.table.timing import Pace
from napoleon.web.app import create_app
from napoleon.web.limits import UNLIMITED

Json = dict[str, Any]
SOCKETS = 6
PATIENCE = 60
NEVER = 1e6
"""seconds"""
LIFE = 300
"""messages over a socket until another one takes its place"""


class Failures(logging.Handler):
    """Keeps every line of an error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        if record.levelno >= logging.ERROR or record.exc_info:
            self.lines.append(self.format(record))


class Target:
    """The application with its tables; every call checks what must hold after it."""

    def __init__(self, stage: Stage, tables: list[str], failures: Failures) -> None:
        self.stage = stage
        self.tables = tables
        self.counts: Counter[str] = Counter()
        self.versions: dict[str, int] = {}
        self._failures = failures

    async def look(self) -> bool:
        """Whether a table has changed since the last look."""
        before, self.versions = self.versions, await self.stage.house.store.versions(self.tables)
        return before != self.versions

    async def request(self, asked: Asked) -> None:
        """One request over HTTP."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": "http",
            "path": asked.path,
            "raw_path": asked.path.encode("utf-8", "replace"),
            "query_string": asked.query,
            "root_path": "",
            "headers": asked.headers,
            "client": ("203.0.113.1", 1),
            "server": (HOST, 80),
        }
        parts = [{"type": "http.request", "body": part, "more_body": True} for part in asked.body]
        parts.append({"type": "http.disconnect"} if asked.goes else {"type": "http.request", "body": b"", "more_body": False})
        sent: list[Json] = []

        async def receive() -> Json:
            return parts.pop(0) if parts else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        await self.stage.app(scope, receive, send)
        status = next((int(message["status"]) for message in sent if message["type"] == "http.response.start"), 0)
        body = b"".join(message.get("body", b"") for message in sent)
        changed = await self.look()
        self.counts[f"HTTP {status // 100}xx"] += 1
        self.check(200 <= status < 500 or (asked.goes and not status), f"status {status}", asked)
        self.check(not changed or (asked.method == "POST" and status < 400), f"status {status}, but a table has changed", asked)
        self.check(b"Traceback" not in body, "a traceback is sent", asked)

    def check(self, true: bool, what: str, asked: object) -> None:
        """AssertionError with what was asked."""
        lines, self._failures.lines = self._failures.lines, []
        assert true, f"{what}: {asked!r:.2000}"
        assert not lines, f"{lines[0]}: {asked!r:.2000}"


class Line:
    """A socket at a table."""

    def __init__(self, target: Target, table: str, token: str) -> None:
        self.left = LIFE
        self._target = target
        self._incoming: asyncio.Queue[Json] = asyncio.Queue()
        self._answers: asyncio.Queue[Json] = asyncio.Queue()
        self._joined = asyncio.Event()
        self._path = f"/table/{table}/socket"
        self._token = token

    async def open(self) -> None:
        """Connect."""
        headers = [(b"host", HOST.encode()), (b"cookie", f"napoleon_session={self._token}".encode())]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": self._path,
            "raw_path": self._path.encode(),
            "query_string": b"lang=en",
            "root_path": "",
            "headers": headers,
            "client": ("203.0.113.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._target.stage.app(scope, self._incoming.get, self._take))
        async with asyncio.timeout(PATIENCE):
            await self._joined.wait()
        await self._target.look()  # somebody who comes is one event

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self._answers.put_nowait({"type": "closed"})
        elif message["type"] == "websocket.send":
            told = json.loads(message["text"])
            if told["type"] != "view":
                self._answers.put_nowait(told)
            else:
                self._joined.set()

    async def say(self, text: str, binary: bool) -> None:
        """Send something; there is exactly one answer to it."""
        self.left -= 1
        part = {"bytes": text.encode("utf-8", "replace")} if binary else {"text": text}
        self._incoming.put_nowait({"type": "websocket.receive", **part})
        answer = await self._answer(text)
        changed = await self._target.look()
        self._target.counts[f"socket {answer['type']}"] += 1
        self._target.check(answer["type"] in ("ack", "refused", "pong"), f"answered {answer}", text)
        self._target.check(not changed or answer["type"] == "ack", f"{answer}, but a table has changed", text)
        self._target.check(self._answers.empty(), "answered twice", text)
        self._target.check("Traceback" not in json.dumps(answer), "a traceback is sent", text)

    async def _answer(self, text: str) -> Json:
        """The next answer; the exception where the socket's task has ended instead."""
        getting = asyncio.create_task(self._answers.get())
        await asyncio.wait({getting, self._task}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            self._target.check(self._task.exception() is None, f"the line broke: {self._task.exception()!r}", text)
        self._target.check(getting.done(), "there is no answer", text)
        return getting.result()

    async def close(self) -> None:
        """Go."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task


@asynccontextmanager
async def target(rng: random.Random) -> AsyncIterator[Target]:
    """An application whose tables move only when somebody asks it: nobody's clock runs, and the bots are left out."""
    failures = Failures()
    root = logging.getLogger()
    root.addHandler(failures)
    try:
        with tempfile.TemporaryDirectory() as folder:
            app = create_app(Path(folder), bot_delay=0, language="en", limits=UNLIMITED)
            app.state.house.around.pace = Pace(grace=NEVER, clock=NEVER, settle=NEVER, look=NEVER)
            app.state.house.thinkers.workers.start = lambda: None
            app.state.house.thinkers.think = _never
            async with app.router.lifespan_context(app):
                stage = Stage(app)
                yield Target(stage, await _tables(stage, rng), failures)
    finally:
        root.removeHandler(failures)


async def _never(*_: object) -> None:
    await asyncio.Event().wait()


async def _tables(stage: Stage, rng: random.Random) -> list[str]:
    """Tables in every state."""
    rules = preset("standard")
    tables = [await stage.house.open_table(rules, token_of(0), "host"), await stage.house.open_solo(rules, token_of(0))]
    world = random_world(rng, rules)
    steps = list(play_out(rng, world))
    phases = {state.phase: number for number, (state, _) in reversed(list(enumerate(steps)))}
    for phase, number in phases.items():
        name = f"table-{phase}"
        await stage.open(name, world)
        for place, action in enumerate(world.actions[:number]):
            answer = await stage.act(name, action.seat, f"r{place}", action_json(action))
            assert answer["type"] == "ack"
        tables.append(name)
    return tables


async def run(count: int, seed: int) -> Counter[str]:
    """So many requests and messages."""
    rng = random.Random(f"fuzz {seed}")
    async with target(rng) as at:
        tokens = [*(token_of(seat) for seat in (0, 1, 2, 3, 4, None)), "short", "ü" * 22]
        inputs = Inputs(rng, [*at.tables, "nowhere"], tokens, HOST)
        lines: list[Line] = []
        await at.look()
        for _ in range(count):
            if rng.random() < 0.4:
                await at.request(inputs.request())
                continue
            if len(lines) < SOCKETS:
                lines.append(Line(at, rng.choice(at.tables), rng.choice(tokens[:6])))
                await lines[-1].open()
            line = rng.choice(lines)
            await line.say(inputs.message(), rng.random() < 0.02)
            if not line.left:
                lines.remove(line)
                await line.close()
        for line in lines:
            await line.close()
        return at.counts


def fuzz(count: int, seed: int) -> Counter[str]:
    """The same from outside of an event loop; AssertionError where something is wrong."""
    return asyncio.run(run(count, seed))


if __name__ == "__main__":
    spread(fuzz, (200_000, 1, 2), 5_000, apart=1000)
