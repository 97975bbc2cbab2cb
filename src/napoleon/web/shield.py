"""What stands around every request: response headers; refused are hosts that are not ours, headers without end, and what
other sites' pages ask for."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from napoleon.web.problems import refused
from napoleon.web.session import from_elsewhere
from napoleon.words import Problem

LONGEST_HEADERS = 16 * 1024
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # not no-referrer: with it browsers send `Origin: null` along with our own forms
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    # what is made for somebody is kept by nobody; the static files say otherwise
    "cache-control": "no-store",
}


class Shield:
    """Adds the headers, and refuses what comes from elsewhere."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None) -> None:
        self.app = app
        self.hosts = hosts
        """the names under which we are to be reached (None: any); so no other name can be made to point here"""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        connection = HTTPConnection(scope)
        status, problem = 403, self._problem(connection, scope)
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEADERS:
            status, problem = 431, Problem("headers_too_long", most=LONGEST_HEADERS // 1024)
        if problem is None:
            await self.app(scope, receive, send_with_headers)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
        else:
            await refused(connection, problem, status)(scope, receive, send_with_headers)

    def _problem(self, connection: HTTPConnection, scope: Scope) -> Problem | None:
        if self.hosts is not None and (connection.url.hostname or "") not in self.hosts:
            return Problem("host_not_ours")
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and from_elsewhere(connection):
            return Problem("from_elsewhere")
        return None
