"""A table in this process, driven from outside as browsers and programs would, with everything that one viewer is sent.

Everything that is drawn elsewhere is given here (names, seeds, sessions, times, requests), so that two tables differ only in
what is dealt and done.
"""

import asyncio
import json
import random
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from bench.random_deals import World
from napoleon.cards import CODES, SUITS
from napoleon.deal import actions as ac
from napoleon.deal.events import Viewer
from napoleon.table.company import Settings
from napoleon.table.events import FORMAT, DealBegun, MatchBegun, write_row
from napoleon.table.events_room import GuestSat
from napoleon.table.house import House
from napoleon.table.steps import opened_for_friends
from napoleon.table.watcher import Watcher, holder_of
from napoleon.web.app import create_app
from napoleon.web.limits import UNLIMITED

Json = dict[str, Any]
BEGAN = 1_700_000_000.0
HOST = "napoleon.test"
OUTSIDER = "Z" * 22


def token_of(viewer: Viewer) -> str:
    """The session of a seat, or of a spectator."""
    return OUTSIDER if viewer is None else chr(ord("A") + viewer) * 22


class Stage:
    """An application with a clock that stands until it is moved."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.house: House = app.state.house
        self.now = BEGAN
        self.house.around.now = lambda: self.now
        self.house.around.node = "node"
        self.house.thinkers.rng = random.Random(0)

    async def open(self, name: str, world: World) -> None:
        """A table with people on every seat, at the beginning of the world's deal."""
        first = opened_for_friends(world.rules, holder_of(token_of(0)), "P0", Settings(clock="normal", chat=True))
        seats = [GuestSat(seat, f"P{seat}", holder_of(token_of(seat))) for seat in range(1, world.rules.players)]
        begun = [MatchBegun(world.dealer), DealBegun(1, world.dealer, "00" * 32)]
        rows = [write_row(event) for event in [*first, *seats, *begun, *world.opening()]]
        assert await self.house.store.create(name, FORMAT, rows)

    async def act(self, name: str, seat: int, request: str, action: Json) -> Json:
        """What a seat does that nobody listens to."""
        heard: list[Json] = []
        watcher = Watcher.of(token_of(seat), "ja", lambda text: heard.append(json.loads(text)))
        assert await self.house.act(name, watcher, request, action)
        return heard[-1]


@asynccontextmanager
async def stage() -> AsyncIterator[Stage]:
    """An application over a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Path(folder), bot_delay=0, language="ja", limits=UNLIMITED)
        async with app.router.lifespan_context(app):
            yield Stage(app)


class Ear:
    """A socket in this process and pages over HTTP, of one viewer; `sent` is every byte that came, with where it came from."""

    def __init__(self, stage: Stage, name: str, viewer: Viewer) -> None:
        self.sent: list[tuple[str, Any]] = []
        self._stage = stage
        self._name = name
        self._token = token_of(viewer)
        self._incoming: asyncio.Queue[Json] = asyncio.Queue()
        self._http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=stage.app),
            base_url=f"http://{HOST}",
            cookies={"napoleon_session": self._token},
            headers={"origin": f"http://{HOST}"},
        )

    async def open(self) -> None:
        """Connect."""
        headers = [(b"host", HOST.encode()), (b"cookie", f"napoleon_session={self._token}".encode())]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": f"/table/{self._name}/socket",
            "raw_path": f"/table/{self._name}/socket".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [*headers, (b"origin", f"http://{HOST}".encode())],
            "client": ("203.0.113.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._stage.app(scope, self._incoming.get, self._take))
        await self._until(2)  # the socket is accepted, and the whole view

    async def _take(self, message: Any) -> None:
        kept = {key: value for key, value in message.items() if value is not None}
        self.sent.append(("socket", json.dumps(kept, default=repr)))

    async def say(self, text: str) -> None:
        """Send a text over the socket, and wait for what it leads to."""
        heard = len(self.sent)
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})
        await self._until(heard + 1)

    async def get(self, path: str) -> None:
        """A page or an answer for programs, with its status and headers."""
        response = await self._http.get(path, headers={"authorization": f"Bearer {self._token}"})
        self.sent.append((f"GET {path}", [response.status_code, sorted(response.headers.items()), response.content.hex()]))

    async def post(self, path: str, body: Json) -> None:
        """The same for what is posted."""
        response = await self._http.post(path, json=body, headers={"authorization": f"Bearer {self._token}"})
        self.sent.append((f"POST {path}", [response.status_code, sorted(response.headers.items()), response.content.hex()]))

    async def _until(self, count: int) -> None:
        async with asyncio.timeout(20):
            while len(self.sent) < count:
                await asyncio.sleep(0.0005)
        await self.settle()

    async def settle(self) -> None:
        """Let everything go out that waits."""
        for _ in range(12):
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Go."""
        await self._http.aclose()
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self._task


def action_json(action: ac.Action) -> Json:
    """The action as a browser sends it."""
    match action:
        case ac.MakeBid():
            return {"kind": "bid", "bid": str(action.bid)}
        case ac.Pass():
            return {"kind": "pass"}
        case ac.Name():
            return {"kind": "name", "card": CODES[action.card]}
        case ac.Discard():
            cards = [CODES[card] for card in action.cards]
            return {"kind": "discard", "cards": cards, "receiver": action.receiver}
        case ac.Perfect():
            return {"kind": "perfect", "yes": action.yes}
        case ac.Betray():
            return {"kind": "betray"}
    play = action.play
    suit = None if play.called is None else SUITS[play.called]
    named = None if play.named is None else CODES[play.named]
    return {"kind": "play", "card": CODES[play.card], "suit": suit, "as": named, "betray": action.betray}


def refused_wishes(rng: random.Random, cards: Sequence[str]) -> list[Json]:
    """Requests that mostly are refused: what a curious player would try out to learn something."""
    tries: list[Json] = [
        {"kind": "play", "card": rng.choice(cards)},
        {"kind": "play", "card": rng.choice(cards), "suit": "H", "betray": True},
        {"kind": "name", "card": rng.choice(cards)},
        {"kind": "discard", "cards": rng.sample(list(cards), 3)},
        {"kind": "bid", "bid": rng.choice(("S1", "S99", "H13"))},
        {"kind": "betray"},
        {"kind": "perfect", "yes": False},
        {"kind": "sit", "name": "P1"},
        {"kind": "use_code", "code": "23456789"},
        {"kind": "start"},
    ]
    return [{"id": f"try {rng.randrange(10**9)}", "action": action} for action in tries]


def refused_tries(rng: random.Random, cards: Sequence[str]) -> list[str]:
    """Some of them as messages, and one that is none."""
    texts = [json.dumps(wish) for wish in rng.sample(refused_wishes(rng, cards), 3)]
    return [*texts, rng.choice(("{", "[]", '{"id": 7}', "x" * 5000, '{"type":"ping"}'))]
