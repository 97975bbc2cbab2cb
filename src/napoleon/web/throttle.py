"""Keeps one visitor from taking what belongs to all: requests in a minute, sockets at once, bytes in a body."""

from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from napoleon.web.limits import Caller, Gate, Kind, TooFast, address_of
from napoleon.web.problems import API, refused
from napoleon.web.session import caller_session
from napoleon.words import Problem

LONGEST_BODY = 128 * 1024
TOO_MANY = 4429
UNCOUNTED = ("/static/", "/healthz")
COUNTED: dict[tuple[str, str], Kind] = {
    ("POST", "/tables"): "table",
    ("POST", f"{API}/tables"): "table",
    ("POST", f"{API}/sessions"): "session",
}
"""what is counted once more where it succeeds: a form with a mistake in it costs nothing"""


def caller_of(connection: HTTPConnection) -> Caller:
    """Who asks."""
    host = connection.client.host if connection.client is not None else ""
    return Caller(caller_session(connection), address_of(host))


class Throttle:
    """Counts every request but those for static files and of balancers, and refuses what is too much."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self.app = app
        self.gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http" and not scope["path"].startswith(UNCOUNTED):
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        caller = caller_of(HTTPConnection(scope))
        try:
            self.gate.take("request", caller)
            self.gate.open_socket(caller)
        except Problem:
            await receive()
            # accepted first: a browser is not told why a socket was refused, only with which code one was closed
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.gate.close_socket(caller)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        caller = caller_of(connection)
        counted = COUNTED.get((scope["method"], scope["path"]))
        try:
            self.gate.take("request", caller)
            if counted is not None:
                self.gate.check(counted, caller)
        except TooFast as problem:
            response = refused(connection, problem, 429, {"retry-after": str(problem.seconds)})
            await response(scope, receive, send)
            return

        async def counting(message: Message) -> None:
            if counted is not None and message["type"] == "http.response.start" and message["status"] < 400:
                with suppress(TooFast):  # another of the same moment was faster
                    self.gate.take(counted, caller)
            await send(message)

        bounded = BoundedBody(receive, counting, connection.headers.get("content-length", ""))
        if not bounded.too_long:
            await self.app(scope, bounded.receive, bounded.send)
        if bounded.too_long and not bounded.answered:
            too_long = Problem("body_too_long", most=LONGEST_BODY // 1024)
            await refused(connection, too_long, 413, {"connection": "close"})(scope, receive, send)


class BoundedBody:
    """A request whose body ends where it becomes too long; what the application then says of it is not sent."""

    def __init__(self, receive: Receive, send: Send, length: str) -> None:
        self.too_long = length.isdecimal() and int(length[:20]) > LONGEST_BODY
        self.answered = False
        self._receive = receive
        self._send = send
        self._got = 0

    async def receive(self) -> Message:
        """The next part of the body; a disconnection once it is too long."""
        message = await self._receive()
        if message["type"] == "http.request":
            self._got += len(message.get("body", b""))
            self.too_long = self._got > LONGEST_BODY
        return {"type": "http.disconnect"} if self.too_long else message

    async def send(self, message: Message) -> None:
        """Part of the answer."""
        if not self.too_long or self.answered:
            self.answered = True
            await self._send(message)
