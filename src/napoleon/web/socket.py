"""The socket of a table: what happens goes out, actions come in."""

import asyncio
from contextlib import suppress

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.types import Message

from napoleon.table.house import House
from napoleon.table.live import LiveTable
from napoleon.table.messages import Malformed, Ping, read_message
from napoleon.table.watcher import Watcher
from napoleon.web.limits import TooFast
from napoleon.web.metering import count_action, count_message
from napoleon.web.outbox import Outbox
from napoleon.web.session import language_of, session_token
from napoleon.web.throttle import TOO_MANY

router = APIRouter()
NO_SUCH_TABLE, TOO_SLOW = 4404, 4408
AT_ONCE = 64
"""so many sockets come to their tables at a time"""
PATIENCE = 100
"""so many messages are refused for coming too fast before the line is cut"""
GOODBYE_SECONDS = 5


@router.websocket("/table/{name}/socket")
async def table_socket(socket: WebSocket, name: str) -> None:
    """A browser's line: the session is its cookie's."""
    await serve(socket, name, session_token(socket))


async def serve(socket: WebSocket, name: str, token: str | None) -> None:
    """Join the table, then pass messages both ways until the visitor goes, does not read, or does not stop talking."""
    house: House = socket.app.state.house
    outbox = Outbox()
    watcher = Watcher.of(token, language_of(socket, socket.app.state.language), outbox.put)
    await socket.accept()
    first = asyncio.ensure_future(socket.receive())
    try:
        async with socket.app.state.entrance:
            if _has_gone(first):
                return
            table = await house.join(name, watcher)
        if table is None:
            await socket.close(NO_SUCH_TABLE)
            return
        await Line(socket, table, watcher, outbox, first).talk(house)
    finally:
        first.cancel()


def entrance() -> asyncio.Semaphore:
    """Through which sockets come to their tables.

    After a restart everybody comes at once, and each has a log read and the others told. A few at a time take as long
    together, but what else is asked meanwhile is answered between them.
    """
    return asyncio.Semaphore(AT_ONCE)


def _has_gone(first: "asyncio.Future[Message]") -> bool:
    """Whether the visitor left while others came in: then the table need not hear of the visit."""
    return first.done() and (first.exception() is not None or first.result()["type"] == "websocket.disconnect")


class Line:
    """One visitor's line to a table; each of its tasks that ends ends the others."""

    def __init__(
        self, socket: WebSocket, table: LiveTable, watcher: Watcher, outbox: Outbox, first: "asyncio.Future[Message]"
    ) -> None:
        self.code: int | None = None
        """why we cut it, None where we did not"""
        self._socket = socket
        self._table = table
        self._watcher = watcher
        self._outbox = outbox
        self._first = first
        """what the visitor says first"""

    async def talk(self, house: House) -> None:
        """Pass messages both ways until either side ends it; then the table is left."""
        try:
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(self.send, tasks.cancel_scope)
                tasks.start_soon(self.receive, tasks.cancel_scope)
                tasks.start_soon(self.watch, tasks.cancel_scope)
        finally:
            house.leave(self._table, self._watcher)
        if self.code is not None:
            with anyio.move_on_after(GOODBYE_SECONDS), suppress(RuntimeError):
                await self._socket.close(self.code)

    async def send(self, scope: anyio.CancelScope) -> None:
        """Send what waits."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self._socket.send_text(await self._outbox.get())
        scope.cancel()

    async def watch(self, scope: anyio.CancelScope) -> None:
        """Cut the line when too much waits: whoever reads again comes back and gets the whole."""
        await self._outbox.full.wait()
        self.code = TOO_SLOW
        scope.cancel()

    async def receive(self, scope: anyio.CancelScope) -> None:
        """Do what is asked."""
        refused = 0
        with suppress(WebSocketDisconnect, RuntimeError):
            message = await self._first
            while message["type"] == "websocket.receive":
                refused += await self._do(message.get("text") or "")
                if refused >= PATIENCE:
                    self.code = TOO_MANY
                    break
                message = await self._socket.receive()
        scope.cancel()

    async def _do(self, text: str) -> bool:
        """Do what one message asks; whether it came too fast."""
        request = None
        try:
            count_message(self._socket)
            message = read_message(text)
            if isinstance(message, Ping):
                self._watcher.send('{"type":"pong"}')
                return False
            request = message.id
            count_action(self._socket, message.action)
        except Malformed as problem:
            self._table.refuse(self._watcher, problem.id, problem)
            return False
        except TooFast as problem:
            self._table.refuse(self._watcher, request, problem)
            return True
        with anyio.CancelScope(shield=True):  # an action that has begun is carried through, though its sender goes
            await self._table.act(self._watcher, message.id, message.action)
        return False
