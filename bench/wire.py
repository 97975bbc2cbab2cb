"""Somebody at a real table over a real socket, who plays at random, comes back when the line is cut, and remembers it all.

A request whose answer did not come is sent again with the same id after coming back, as a browser does. The history then says
of every action whether it was acknowledged (and at which version), refused, or never answered.
"""

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from napoleon.web.session import SESSION_COOKIE
from tests.table.parlour import waits_for
from tests.table.scripted import answer

Json = dict[str, Any]
PAUSE = 0.05
AGAIN = 0.3
OPEN_SECONDS = 10.0
"""for which a connection is waited for, as long as a browser does at least"""
NOT_ASKED = '"ask":null'
"""in the text of a view: it need not be read"""
VIEW = re.compile(r'\{"type":"view","seq":(\d+),')


@dataclass(slots=True)
class Asked:
    """An action as it was sent, and what it was answered."""

    id: str
    action: Json
    sent: float
    """the clock of this process, at the first time"""
    seq: int | None = None
    refused: str | None = None


@dataclass(eq=False)
class Guest:
    """One seat at one table."""

    address: str
    """http://host:port"""
    table: str
    token: str
    seat: int
    rng: random.Random
    plays: bool = True
    """whether it acts by itself as soon as it is asked"""
    pause: float = 0.0
    """seconds at most between being asked and acting"""
    on_view: Callable[["Guest", int], None] | None = None
    on_ack: Callable[["Guest", Asked], None] | None = None
    history: list[Asked] = field(default_factory=list)
    views: int = 0
    back: list[float] = field(default_factory=list)
    """when it was told the whole, at every coming"""
    seen: float = 0.0
    """when it was told something last"""
    _text: str = ""
    _view: Json | None = None
    _pending: Asked | None = None
    _socket: ClientConnection | None = None
    _acting: asyncio.Task[None] | None = None
    _again: asyncio.Task[None] | None = None

    @property
    def view(self) -> Json | None:
        """The last view, read when somebody needs it."""
        if self._view is None and self._text:
            self._view = json.loads(self._text)["view"]
        return self._view

    @property
    def pending(self) -> Asked | None:
        """What has not been answered yet."""
        return self._pending

    async def run(self) -> None:
        """Be at the table until cancelled."""
        host = self.address.partition("//")[2]
        uri = f"ws://{host}/table/{self.table}/socket?lang=en"
        headers = {"Cookie": f"{SESSION_COOKIE}={self.token}"}
        while True:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    uri,
                    additional_headers=headers,
                    origin=self.address,  # type: ignore[arg-type]
                    open_timeout=OPEN_SECONDS,
                    compression=None,
                    ping_interval=None,
                    proxy=None,
                ) as socket:
                    await self._listen(socket)
            self._socket = None
            await asyncio.sleep(PAUSE)

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket, first = socket, True
        async for text in socket:
            assert isinstance(text, str)
            self.seen = time.monotonic()
            if found := VIEW.match(text):
                self._text, self._view = text, None
                self.views += 1
                if first:
                    self.back.append(self.seen)
                    if self._pending is not None:
                        await self._send(self._pending)
                first = False
                if self.on_view is not None:
                    self.on_view(self, int(found.group(1)))
            else:
                self._answered(json.loads(text))
            if self.plays and self._pending is None and (self._acting is None or self._acting.done()):
                self._acting = asyncio.create_task(self._act_soon())

    def _answered(self, message: Json) -> None:
        asked = self._pending
        if asked is None or message.get("id") != asked.id:
            return
        if message["type"] == "refused" and message["error"].startswith("store_"):  # nobody knows yet: to be asked again
            self._again = asyncio.create_task(self._send_again(asked))
            return
        self._pending = None
        if message["type"] == "ack":
            asked.seq = message["seq"]
        else:
            asked.refused = message["error"]
        if self.on_ack is not None:
            self.on_ack(self, asked)

    async def _send_again(self, asked: Asked) -> None:
        await asyncio.sleep(AGAIN)
        if self._pending is asked and self._socket is not None:
            with suppress(OSError, WebSocketException):
                await self._send(asked)

    async def _act_soon(self) -> None:
        if self.pause:
            await asyncio.sleep(self.rng.random() * self.pause)
        with suppress(OSError, WebSocketException):
            await self.act()

    async def act(self) -> bool:
        """Do something, if the table waits for this guest; whether anything was sent."""
        if self._pending is not None or self._socket is None or NOT_ASKED in self._text:
            return False
        view = self.view
        if view is None or not waits_for(view):
            return False
        action = answer(view, self.rng)
        assert action is not None
        asked = Asked(f"{self.seat}-{len(self.history)}-{self.rng.getrandbits(32):08x}", action, time.monotonic())
        self.history.append(asked)
        self._pending = asked
        await self._send(asked)
        return True

    async def _send(self, asked: Asked) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps({"id": asked.id, "action": asked.action}))
