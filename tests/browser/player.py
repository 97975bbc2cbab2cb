"""Somebody who plays by clicks alone, and who complains about whatever is wrong on the way."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.orders import Order, open_order
from tests.web.server import Server

Json = dict[str, Any]
GLANCE = Path(__file__).with_name("glance.js").read_text("utf-8").partition("*/")[2].strip()
PATIENCE = 30_000
SETTINGS = '{"speed": "none"}'


@dataclass(frozen=True)
class Size:
    """A screen, and how it is touched."""

    name: str
    width: int
    height: int
    touch: bool


PHONE = Size("phone", 390, 664, touch=True)
DESKTOP = Size("desktop", 1280, 800, touch=False)
NARROW = Size("narrow", 360, 640, touch=True)
"""the least phone that everything must fit"""
SIZES = (PHONE, DESKTOP)


@dataclass
class Taste:
    """How somebody plays where there is a choice; else by chance."""

    bids: int = 0
    """so many times one outbids the others, with the lowest bid that will do"""
    strain: str = ""
    name: str = ""
    yes: bool = True
    """the answer to every question"""
    early: str = ""
    """cards that are played as soon as they may be"""
    late: str = ""
    """cards that are kept as long as they may be"""


@dataclass
class Watch:
    """Whatever the browser complains about."""

    faults: list[str] = field(default_factory=list)
    offline: bool = False
    """a line that is cut on purpose may be complained about"""

    def over(self, context: BrowserContext) -> None:
        """Watch all pages of this browser."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.faults.append(f"{error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        cut = self.offline and re.search(r"WebSocket|net::ERR", message.text)
        if message.type in ("error", "warning") and not cut:
            self.faults.append(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if not self.offline and "ERR_ABORTED" not in (request.failure or ""):
            self.faults.append(f"{request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.faults.append(f"{response.url} {response.status}")


class Player:
    """A browser at a table."""

    def __init__(self, page: Page, size: Size, watch: Watch, taste: Taste, seed: int = 1) -> None:
        self.page, self.size, self.watch, self.taste = page, size, watch, taste
        self.rng = random.Random(seed)
        self.seen: set[str] = set()
        """the phases and panels met with"""
        self.after = -1
        self.bids = taste.bids

    def glance(self) -> Json:
        """What there is to be done, once there is something."""
        told: Json = self.page.evaluate(GLANCE, {"after": self.after, "patience": PATIENCE})
        self.seen |= {told["phase"], *([told["panel"]] if told["panel"] else [])}
        self.watch.faults += told["faults"]
        assert not self.watch.faults, self.watch.faults
        return told

    def touch(self, place: Json) -> None:
        """Click, or tap."""
        if not place["seen"]:  # in a part that must be scrolled to
            found = self.page.locator("".join(attribute(*hook) for hook in place["hooks"].items())).first
            (found.tap if self.size.touch else found.click)(timeout=PATIENCE)
            return
        self.at(place["x"], place["y"])

    def at(self, x: float, y: float) -> None:
        """Click or tap just there."""
        (self.page.touchscreen.tap if self.size.touch else self.page.mouse.click)(x, y)

    def play(self, until: str = "match_end", steps: int = 1500) -> None:
        """Go on until the phase or panel comes."""
        for _ in range(steps):
            told = self.glance()
            if until in (told["phase"], told["panel"]) and not told["holding"]:
                return
            self.step(told)
        raise AssertionError(f"no {until} after {steps} steps")

    def step(self, told: Json) -> None:
        """One touch."""
        if told["holding"]:
            self.at(**told["trick"])
            self.page.wait_for_timeout(20)
            return
        if told["phase"] in ("deal_end", "match_end"):
            self.bids = self.taste.bids
            self.commit(told, do="next")
            return
        {
            "bid": self.bid,
            "name": self.name,
            "exchange": self.exchange,
            "joker": self.joker,
            "question": self.question,
            None: self.card,
        }[told["panel"]](told)

    def bid(self, told: Json) -> None:
        """Say a bid, or pass."""
        places = list(found(told, "bid"))
        chosen = [place for place in places if place["pressed"]]
        if chosen:
            self.bids -= 1
            self.commit(told, do="bid")
            return
        can_pass = not one(told, do="pass")["closed"]
        if can_pass and self.bids <= 0:
            self.commit(told, do="pass")
            return
        if self.bids <= 0 and not can_pass and self.waiting(told):
            return
        fair = [place for place in places if not place["closed"]]
        fair = [place for place in fair if place["hooks"]["bid"][0] == self.taste.strain] or fair
        lowest = min(int(place["hooks"]["bid"][1:]) for place in fair)
        self.touch(self.rng.choice([place for place in fair if int(place["hooks"]["bid"][1:]) == lowest]))

    def waiting(self, told: Json) -> bool:
        """Where anybody may speak at any time, one who has said all waits for the others; one who must bid waits in vain."""
        try:
            self.page.wait_for_function("(seq) => Number(table.dataset.seq) > seq", arg=told["seq"], timeout=1000)
        except PlaywrightTimeout:
            return False
        return True

    def name(self, told: Json) -> None:
        """Name the adjutant card: from the suggestions, or from the whole pack."""
        if not one(told, do="name")["closed"]:
            self.commit(told, do="name")
            return
        card = self.taste.name
        suggested = [
            place for place in found(told, "suggest") if not place["closed"] and card in ("", place["hooks"]["suggest"])
        ]
        if suggested:
            self.touch(suggested[0])
            return
        tab = ("J" if card in ("JO", "JX") else card[0]) if card else self.rng.choice("SHDC")
        if not one(told, tab=tab)["pressed"]:
            self.touch(one(told, tab=tab))
            return
        named = [p for p in found(told, "nameCard") if not p["closed"] and card in ("", p["hooks"]["nameCard"])]
        self.touch(self.rng.choice(named))

    def exchange(self, told: Json) -> None:
        """Fill the tray, choose who gets the honours, take one back now and then."""
        if not one(told, do="discard")["closed"]:
            self.commit(told, do="discard")
            return
        receivers = [place for place in found(told, "receiver") if not place["closed"]]
        kept = [*self.taste.late.split(), *self.taste.early.split()]
        hand = [p for p in found(told, "card") if p["hooks"]["at"] == "hand" and p["hooks"]["card"] not in kept]
        tray = [p for p in found(told, "card") if p["hooks"]["at"] == "tray"]
        if receivers and not any(place["pressed"] for place in receivers):
            self.touch(self.rng.choice(receivers))
        elif tray and self.rng.random() < 0.1:
            self.touch(one(told, do="undo"))
        else:
            open_now = [place for place in hand if place["hooks"]["legal"] == "true"]
            self.touch(self.rng.choice(open_now or hand))
            self.page.wait_for_timeout(20)

    def joker(self, told: Json) -> None:
        """Call a suit, or name the card that the joker is."""
        calls = list(found(told, "call"))
        if calls:
            self.commit(told, calls[0])
        elif not one(told, do="play")["closed"]:
            self.commit(told, do="play")
        else:
            if self.rng.random() < 0.5:
                self.touch(self.rng.choice(list(found(told, "tab"))))
                told = self.glance()
            self.touch(self.rng.choice(list(found(told, "named"))))

    def question(self, told: Json) -> None:
        """Say yes or no."""
        self.commit(told, do="yes" if self.taste.yes else "no")

    def card(self, told: Json) -> None:
        """Play a card; a finger lifts it first."""
        betray = list(found(told, "do"))
        if betray and self.taste.yes:
            self.touch(betray[0])
            return
        hand = list(found(told, "card"))
        legal = [place for place in hand if place["hooks"]["legal"] == "true"]
        early, late = self.taste.early.split(), self.taste.late.split()
        legal = (
            [p for p in legal if p["hooks"]["card"] in early] or [p for p in legal if p["hooks"]["card"] not in late] or legal
        )
        place = self.rng.choice(legal)
        self.touch(place)
        if self.size.touch:
            lifted = self.page.locator(f'.card.lifted[data-card="{place["hooks"]["card"]}"]')
            lifted.wait_for(timeout=PATIENCE)
            self.touch(place)
        # a question, a call, or the answer of the server
        self.page.wait_for_function(
            """(seq) => document.querySelector("#panels dialog.joker, #panels dialog.question")
            || Number(table.dataset.seq) > seq || table.dataset.holding === "true" """,
            arg=told["seq"],
            timeout=PATIENCE,
        )

    def commit(self, told: Json, place: Json | None = None, **hooks: str) -> None:
        """Touch what sends an action, and wait for its answer before the next look."""
        self.touch(place or one(told, **hooks))
        self.after = told["seq"]


def attribute(name: str, value: str) -> str:
    """The selector of a data attribute."""
    kebab = re.sub("([A-Z])", r"-\1", name).lower()
    return f'[data-{kebab}="{value}"]'


def found(told: Json, name: str) -> Iterator[Json]:
    """The places with this hook."""
    return (place for place in told["places"] if name in place["hooks"])


def one(told: Json, **hooks: str) -> Json:
    """The place with this hook."""
    places: list[Json] = [place for place in told["places"] if hooks.items() <= place["hooks"].items()]
    assert places, f"no {hooks} among {[place['hooks'] for place in told['places']]}"
    return places[0]


@contextmanager
def visitor(
    browser: Browser, server: Server, size: Size, language: str = "ja", settings: str = SETTINGS, **options: Any
) -> Iterator[tuple[BrowserContext, Watch]]:
    """Somebody's browser, which keeps still and is watched."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        has_touch=size.touch,
        is_mobile=size.touch,
        locale={"ja": "ja-JP", "en": "en-GB"}[language],
        storage_state={
            "cookies": [],
            "origins": [{"origin": server.address, "localStorage": [{"name": "napoleon-table", "value": settings}]}],
        },
        **options,
    )
    watch = Watch()
    watch.over(context)
    try:
        yield context, watch
    finally:
        context.close()
    assert not watch.faults, watch.faults


@contextmanager
def seated(
    browser: Browser, server: Server, order: Order, size: Size, taste: Taste, language: str = "ja", **options: Any
) -> Iterator[Player]:
    """Somebody in seat 0 of a new table."""
    address, token = open_order(server, order)
    with visitor(browser, server, size, language, **options) as (context, watch):
        context.add_cookies([{"name": "napoleon_session", "value": token, "url": server.address}])
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("#table[data-seq]")
        yield Player(page, size, watch, taste, order.seed)
