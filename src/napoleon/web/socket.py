"""The socket of a table: what happens goes out, actions come in."""

import asyncio
from contextlib import suppress

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from napoleon.table.house import House
from napoleon.table.live import LiveTable
from napoleon.table.messages import Malformed, Ping, Request, read_message
from napoleon.table.watcher import Watcher
from napoleon.web.limits import Caller, Gate, Kind
from napoleon.web.session import language_of, session_token
from napoleon.web.throttle import caller_of
from napoleon.words import Problem

router = APIRouter()
MOST_WAITING = 400
"""messages that wait for a browser; a deal that spectators see when it is over comes at once and has 200"""
CLOSING = 5
"""seconds that a browser which does not read has to take leave"""
NO_SUCH_TABLE, TOO_SLOW = 4404, 4408
COUNTED: dict[str, Kind] = {
    "sit": "join",
    "rules": "join",
    "settings": "join",
    "stamp": "talk",
    "say": "talk",
    "use_code": "code",
}
"""actions that are counted besides being messages"""


class Outbox:
    """What is still to be sent to one browser; `full` is set when it reads too slowly."""

    def __init__(self) -> None:
        self.full = asyncio.Event()
        self._texts: asyncio.Queue[str] = asyncio.Queue()

    def put(self, text: str) -> None:
        """Send this when the browser has taken what was before."""
        if self._texts.qsize() >= MOST_WAITING:  # whoever does not read comes back and asks for the whole
            self.full.set()
        else:
            self._texts.put_nowait(text)

    async def get(self) -> str:
        """The next text."""
        return await self._texts.get()


@router.websocket("/table/{name}/socket")
async def table_socket(socket: WebSocket, name: str) -> None:
    """Join the table, then pass messages both ways until the browser goes."""
    house: House = socket.app.state.house
    outbox = Outbox()
    watcher = Watcher.of(session_token(socket), language_of(socket, socket.app.state.language), outbox.put)
    await socket.accept()
    table = await house.join(name, watcher)
    if table is None:
        await socket.close(NO_SUCH_TABLE)
        return
    try:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(_send, socket, outbox, tasks.cancel_scope)
            tasks.start_soon(_receive, socket, table, watcher, tasks.cancel_scope)
            tasks.start_soon(_give_up, outbox, tasks.cancel_scope)
    finally:
        house.leave(table, watcher)
    if outbox.full.is_set():
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(CLOSING):
                await socket.close(TOO_SLOW)


async def _send(socket: WebSocket, outbox: Outbox, scope: anyio.CancelScope) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text(await outbox.get())
    scope.cancel()


async def _give_up(outbox: Outbox, scope: anyio.CancelScope) -> None:
    await outbox.full.wait()
    scope.cancel()


async def _receive(socket: WebSocket, table: LiveTable, watcher: Watcher, scope: anyio.CancelScope) -> None:
    gate: Gate = socket.app.state.gate
    caller = caller_of(socket)
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                break
            await _answer(message.get("text") or "", table, watcher, gate, caller)
    scope.cancel()


async def _answer(text: str, table: LiveTable, watcher: Watcher, gate: Gate, caller: Caller) -> None:
    """Do what a message asks, unless it is none or comes too fast."""
    message: Request | Ping | Malformed
    try:
        message = read_message(text)
    except Malformed as problem:
        message = problem
    try:
        gate.take("message", caller)
        if isinstance(message, Malformed):
            raise message
        if isinstance(message, Ping):
            watcher.send('{"type":"pong"}')
            return
        kind = message.action.get("kind") if isinstance(message.action, dict) else None
        if isinstance(kind, str) and kind in COUNTED:
            gate.take(COUNTED[kind], caller)
    except Problem as problem:
        table.refuse(watcher, None if isinstance(message, Ping) else message.id, problem)
    else:
        with anyio.CancelScope(shield=True):  # an action that has begun is carried through, though its sender goes
            await table.act(watcher, message.id, message.action)
