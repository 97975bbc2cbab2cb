"""The socket of a table: what happens goes out, actions come in."""

import asyncio
from contextlib import suppress

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from napoleon.table.house import House
from napoleon.table.live import LiveTable
from napoleon.table.messages import Malformed, Ping, read_message
from napoleon.table.watcher import Watcher
from napoleon.web.session import language_of, session_token

router = APIRouter()
MOST_WAITING = 1000
NO_SUCH_TABLE, TOO_SLOW = 4404, 4408


@router.websocket("/table/{name}/socket")
async def table_socket(socket: WebSocket, name: str) -> None:
    """Join the table, then pass messages both ways until the browser goes."""
    house: House = socket.app.state.house
    outgoing: asyncio.Queue[str] = asyncio.Queue()
    language = language_of(socket, socket.app.state.language)
    watcher = Watcher.of(session_token(socket), language, outgoing.put_nowait)
    await socket.accept()
    table = await house.join(name, watcher)
    if table is None:
        await socket.close(NO_SUCH_TABLE)
        return
    try:
        async with anyio.create_task_group() as both:
            both.start_soon(_send, socket, outgoing, both.cancel_scope)
            both.start_soon(_receive, socket, table, watcher, both.cancel_scope)
    finally:
        house.leave(table, watcher)


async def _send(socket: WebSocket, outgoing: asyncio.Queue[str], scope: anyio.CancelScope) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            text = await outgoing.get()
            if outgoing.qsize() > MOST_WAITING:  # a browser that does not read comes back and asks for the whole
                await socket.close(TOO_SLOW)
                break
            await socket.send_text(text)
    scope.cancel()


async def _receive(socket: WebSocket, table: LiveTable, watcher: Watcher, scope: anyio.CancelScope) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await socket.receive()
            if message["type"] != "websocket.receive":
                break
            try:
                request = read_message(message.get("text") or "")
            except Malformed as problem:
                table.refuse(watcher, problem.id, problem)
                continue
            if isinstance(request, Ping):
                watcher.send('{"type":"pong"}')
                continue
            with anyio.CancelScope(shield=True):  # an action that has begun is carried through, though its sender goes
                await table.act(watcher, request.id, request.action)
    scope.cancel()
