"""The socket for programs: the same messages as a browser's, with a token in `Authorization` instead of a cookie."""

from fastapi import APIRouter, WebSocket

from napoleon.web.session import bearer_token
from napoleon.web.socket import serve

router = APIRouter()


@router.websocket("/tables/{table}/socket")
async def table_socket(socket: WebSocket, table: str) -> None:
    """A program's line; without a token a spectator's."""
    await serve(socket, table, bearer_token(socket))
