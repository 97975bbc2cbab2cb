"""Whether this server can be played at, for whoever watches over it: a load balancer, a supervisor."""

import asyncio
import time

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from napoleon.store import Store, StoreProblem

router = APIRouter()
QUICK = 0.2
"""seconds for which an answer of the store is waited for"""
LENIENT = 10.0
"""seconds for which the store may be away: it may just be starting again, and then sockets should live through it"""


class Health:
    """Asks the store whether it is there, never twice at once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._good = time.monotonic()
        self._asking: asyncio.Task[None] | None = None

    async def good(self) -> bool:
        """Whether the store has answered in the last seconds."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask(), name="health")
        await asyncio.wait({self._asking}, timeout=QUICK)
        return time.monotonic() - self._good < LENIENT

    async def close(self) -> None:
        """Stop asking."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.gather(self._asking, return_exceptions=True)

    async def _ask(self) -> None:
        try:
            await self._store.living()
        except StoreProblem:
            return
        self._good = time.monotonic()


@router.get("/healthz")
async def health(request: Request) -> Response:
    """200 while this process answers and its store is not away for long, else 503."""
    good = await request.app.state.health.good()
    return PlainTextResponse("ok\n" if good else "the store is away\n", 200 if good else 503, {"cache-control": "no-store"})
