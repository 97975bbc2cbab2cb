"""A real server over a data folder, which can be stopped and started again at the same address, and tables made to order."""

import asyncio
import random
import secrets
import socket
import threading
import time
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from fastapi import FastAPI

from napoleon.cards import CARDS, members
from napoleon.cli.play import LONGEST_MESSAGE
from napoleon.deal import start
from napoleon.deal.events import Event
from napoleon.rules import RuleSet
from napoleon.table.events import FORMAT, DealBegun, MatchBegun, SatDown, Seat, TableOpened, write_row
from napoleon.table.house import BOT_NAMES, House, holder_of
from napoleon.table.steps import opened
from napoleon.table.story import Story
from napoleon.table.thinking import STANDARD
from napoleon.web.app import create_app
from napoleon.web.limits import UNLIMITED
from napoleon.web.session import new_token

PATIENCE = 30
T = TypeVar("T")


@dataclass(frozen=True)
class Order:
    """A table made to order: where hands are given, the first deal is certain."""

    rules: RuleSet
    mine: str = ""
    """cards that seat 0 is dealt, with blanks between; chance fills up the hand"""
    theirs: str = ""
    """cards that seat 1 is dealt"""
    bots: tuple[str, ...] = ()
    """what plays at seats 1, 2, …; the standard bot where nothing is said"""
    dealer: int = 4
    seed: int = 1


class Server:
    """A server in a thread of its own; `stop` and `start` as often as wanted."""

    def __init__(self, data: Path, **options: Any) -> None:
        self.data = data
        self.options: dict[str, Any] = {"bot_delay": 0, "limits": UNLIMITED} | options
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        """Where the pages are."""
        return f"http://127.0.0.1:{self.port}"

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

    def open(self, order: Order) -> tuple[str, str]:
        """The address of a new table, and the session that sits at its seat 0."""
        token = new_token()
        name = secrets.token_urlsafe(9)
        rows = [write_row(event) for event in first_events(order, token)]
        assert self.do(self.house.store.create(name, FORMAT, rows))
        return f"{self.address}/table/{name}", token

    def story(self, address: str) -> Story:
        """The whole truth about a table."""
        visit = self.do(self.house.visit(address.rpartition("/")[2], None))
        assert visit is not None
        return visit.story

    @property
    def house(self) -> House:
        """The tables of this server."""
        house: House = self.app.state.house
        return house

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def _run(self, listener: socket.socket) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[listener])

        with listener:
            asyncio.run(serve())


def first_events(order: Order, token: str) -> list[Event]:
    """What stands in the log of a table that has just been opened."""
    rules = order.rules
    kinds = (*order.bots, *[STANDARD] * rules.players)
    seats = (Seat(""), *(Seat(name, kind) for name, kind in zip(BOT_NAMES[: rules.players - 1], kinds, strict=False)))
    table, sat, *_ = opened(rules, seats, {0: holder_of(token)})
    assert isinstance(table, TableOpened)
    assert isinstance(sat, SatDown)
    dealer = order.dealer % rules.players
    hands, widow = dealt(order)
    trump = None if rules.sides else 0
    return [table, sat, MatchBegun(dealer), DealBegun(1, dealer, "00" * 32), *start(rules, dealer, hands, widow, None, trump)]


def dealt(order: Order) -> tuple[list[Sequence[int]], Sequence[int]]:
    """The hands and the widow."""
    rules, rng = order.rules, random.Random(order.seed)
    given = [[CARDS[code] for code in text.split()] for text in (order.mine, order.theirs)]
    rest = [card for card in members(rules.pack) if not any(card in cards for cards in given)]
    rng.shuffle(rest)
    hands: list[Sequence[int]] = []
    for seat in range(rules.players):
        cards = given[seat] if seat < len(given) else []
        missing = rules.hand_size - len(cards)
        assert missing >= 0, "more cards than a hand holds"
        hands.append(sorted(cards + rest[:missing]))
        del rest[:missing]
    return hands, rest
