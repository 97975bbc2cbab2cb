"""A real server on a port of its own, and browsers of two kinds: pages over HTTP, the table over its socket."""

import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.sync.client import ClientConnection, connect

from napoleon.cli.play import LONGEST_MESSAGE
from napoleon.web.app import create_app
from napoleon.web.limits import UNLIMITED
from tests.table.parlour import waits_for
from tests.table.scripted import answer

Json = dict[str, Any]
PATIENCE = 30


class Server:
    """A running server."""

    def __init__(self, app: FastAPI, port: int) -> None:
        self.app = app
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def browser(self, **options: Any) -> httpx.Client:
        """A browser with its own cookies; its forms come from the server's own pages."""
        headers = {"origin": self.address} | options.pop("headers", {})
        return httpx.Client(base_url=self.address, timeout=PATIENCE, headers=headers, **options)

    @contextmanager
    def table(self, browser: httpx.Client, path: str, language: str = "ja", **headers: str) -> Iterator["Line"]:
        """The socket of a table, opened as this browser would."""
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        sent = {"Cookie": cookies} | headers
        address = f"ws://127.0.0.1:{self.port}{path}/socket?lang={language}"
        origin: Any = sent.pop("origin", self.address)
        with connect(address, additional_headers=sent, origin=origin, open_timeout=PATIENCE, proxy=None) as socket:
            yield Line(socket)


class Line:
    """A browser's end of a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
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
    settings: dict[str, Any] = {"bot_delay": 0, "limits": UNLIMITED} | options
    app = create_app(data, **settings)
    config = uvicorn.Config(app, port=0, log_level="critical", ws_max_size=LONGEST_MESSAGE, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, name="server")
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        yield Server(app, server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive()


def open_table(browser: httpx.Client, **form: str) -> str:
    """The address of a new table."""
    response = browser.post("/tables", data=form)
    assert response.status_code == 303, response.text
    return response.headers["location"]
