"""What stands around every request: response headers, the hosts that are answered, requests that other sites' pages make."""

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from napoleon.web.session import from_elsewhere

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
        if refusal := self._refusal(HTTPConnection(scope), scope):
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 4403})
            else:
                await PlainTextResponse(refusal, 403, headers=HEADERS)(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)

    def _refusal(self, connection: HTTPConnection, scope: Scope) -> str | None:
        if self.hosts is not None and (connection.url.hostname or "") not in self.hosts:
            return "This server is not reached by that name."
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and from_elsewhere(connection):
            return "This request came from another site's page."
        return None
