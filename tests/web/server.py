"""A real server on a port of its own, and browsers of two kinds: pages over HTTP, the table over its socket."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from napoleon.cli.play import LONGEST_MESSAGE
from napoleon.table.house import House
from napoleon.table.story import Story
from napoleon.web.app import create_app
from napoleon.web.limits import UNLIMITED
from tests.table.parlour import waits_for
from tests.table.scripted import answer

Json = dict[str, Any]
PATIENCE = 30
T = TypeVar("T")


class Server:
    """A server in a thread of its own over a data folder; `stop` and `start` as often as wanted."""

    def __init__(self, data: Path, **options: Any) -> None:
        self.data = data
        self.options: dict[str, Any] = {"bot_delay": 0, "limits": UNLIMITED} | options
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        """Where the pages are."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def house(self) -> House:
        """The tables of this server."""
        house: House = self.app.state.house
        return house

    def start(self) -> None:
        """Listen; the second time at the port of the first."""
        self.app: FastAPI = create_app(self.data, **self.options)
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", self.port))
        self.port = listener.getsockname()[1]
        # one second for open sockets: browsers keep them, and nobody waits for that
        config = uvicorn.Config(self.app, log_level="critical", ws_max_size=LONGEST_MESSAGE, timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, args=(listener,), name="server", daemon=True)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server takes too long to start"
            time.sleep(0.01)

    def stop(self) -> None:
        """As a signal would."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def story(self, address: str) -> Story:
        """The whole truth about a table."""
        story = self.do(self.house.story(address.rpartition("/")[2]))
        assert story is not None
        return story

    def _run(self, listener: socket.socket) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[listener])

        with listener:
            asyncio.run(serve())

    def browser(self, **options: Any) -> httpx.Client:
        """A browser with its own cookies; its forms come from the server's own pages."""
        headers = {"origin": self.address} | options.pop("headers", {})
        return httpx.Client(base_url=self.address, timeout=PATIENCE, headers=headers, **options)

    @contextmanager
    def line(self, browser: httpx.Client, path: str, language: str = "ja", **headers: str) -> Iterator[ClientConnection]:
        """The socket of a table, opened as this browser would."""
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        sent = {"Cookie": cookies} | headers
        address = f"ws://127.0.0.1:{self.port}{path}/socket?lang={language}"
        origin: Any = sent.pop("origin", self.address)
        with connect(address, additional_headers=sent, origin=origin, open_timeout=PATIENCE, proxy=None) as connection:
            yield connection

    @contextmanager
    def table(self, browser: httpx.Client, path: str, language: str = "ja", **headers: str) -> Iterator["Line"]:
        """Somebody at that socket."""
        with self.line(browser, path, language, **headers) as connection:
            yield Line(connection)


class Line:
    """A browser's end of a socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.socket = connection
        self.message: Json = {}
        self.requests = 0
        self.hear()

    @property
    def view(self) -> Json:
        view: Json = self.message["view"]
        return view

    def hear(self) -> Json:
        """The next message; views are kept."""
        message: Json = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "view":
            self.message = message
        return message

    def tell(self, text: str | bytes) -> Json:
        """The answer to a text as it is."""
        self.socket.send(text)
        while (message := self.hear())["type"] == "view":
            pass
        return message

    def ask(self, action: object) -> Json:
        """The answer to an action, once what it led to has been shown."""
        self.requests += 1
        answered = self.tell(json.dumps({"id": f"{id(self)}-{self.requests}", "action": action}))
        while answered["type"] == "ack" and self.message["seq"] < answered["seq"]:
            self.hear()
        return answered

    def until_asked(self) -> Json:
        """The view in which the table waits for this browser."""
        while not waits_for(self.view):
            self.hear()
        return self.view

    def play_on(self, rng: random.Random, until: str = "match_end") -> None:
        """Answer whatever is asked until the phase is reached."""
        while self.until_asked()["phase"] != until:
            assert self.ask(answer(self.view, rng))["type"] == "ack"


@contextmanager
def serving(data: Path, **options: Any) -> Iterator[Server]:
    """A server over a data folder; leaving it stops it, as a signal would."""
    server = Server(data, **options)
    try:
        yield server
    finally:
        server.stop()


def open_table(browser: httpx.Client, **form: str) -> str:
    """The address of a new table."""
    response = browser.post("/tables", data=form)
    assert response.status_code == 303, response.text
    return response.headers["location"]
