"""Several browsers at one table: each hears its own messages, sits down, and plays when it is asked."""

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocket

from tests.browser.player import PATIENCE, Player, Size, Taste, Watch, visitor
from tests.web.server import Server

Json = dict[str, Any]
ASKED = """() => {
    const { phase, turn, busy } = table.dataset
    const over = phase === "deal_end" || phase === "match_end"
    return busy === "false" && (over ? !!table.querySelector('[data-do="next"]') : turn === "true")
}"""
SHOWN = """() => {
    const cards = [...table.querySelectorAll("[data-card]")].map((node) => node.dataset.card)
    // a card on its way out was seen before, and may still fade when the next deal has begun
    const shown = [...table.querySelectorAll("#layer use, .mini:not([data-suggest]) use")]
    const drawn = shown.filter((use) => !use.closest("#layer .gone")).map((use) => use.getAttribute("href").slice(6))
    // the voice keeps its last lines, of the deal before too
    const parts = [...document.getElementById("stage").children].filter((node) => node.id !== "voice")
    const text = parts.map((node) => node.innerText).join("\\n")
    const { phase, seq } = table.dataset, html = document.documentElement.outerHTML
    return { cards: [...cards, ...drawn], text, phase, seq: Number(seq), html }
}"""


@dataclass
class Guest:
    """A browser that came to the table, and everything that its socket was told."""

    name: str
    context: BrowserContext
    watch: Watch
    size: Size
    page: Page
    heard: list[tuple[int | None, str]] = field(default_factory=list)
    """each message with the seat that it was for"""
    seat: int | None = None
    player: Player | None = None

    @property
    def token(self) -> str:
        """The session of this browser."""
        cookies = self.context.cookies()
        return next(cookie["value"] for cookie in cookies if cookie["name"] == "napoleon_session")

    def open(self, address: str) -> None:
        """A new page at the table; what its socket hears is kept."""
        self.page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.goto(address)
        self.page.wait_for_selector("#table[data-seq]")

    def sit(self) -> None:
        """Down, on the first free chair, and agree."""
        self.page.fill('[data-field="name"]', self.name)
        self.tap('[data-do="sit"]')
        self.page.wait_for_selector('[data-do="agree"]')
        self.tap('[data-do="agree"]')
        self.page.wait_for_selector(".room-foot .done")

    def tap(self, selector: str) -> None:
        """Touch what is seen there."""
        place = self.page.locator(selector).locator("visible=true").first
        (place.tap if self.size.touch else place.click)(timeout=PATIENCE)

    def sheet(self, name: str) -> None:
        """Open a sheet, from the bar or from the menu behind it."""
        direct = self.page.locator(f'#bar [data-do="{name}"], #room [data-do="{name}"]')
        if not direct.count():
            self.tap('[data-do="menu"]')
        self.tap(f'[data-do="{name}"]')

    def close_sheet(self) -> None:
        """And close it."""
        self.tap('#sheet [data-do="close"]')

    def asked(self) -> bool:
        """Whether there is something to do."""
        return bool(self.page.evaluate(ASKED))

    def step(self) -> None:
        """Do it."""
        if self.player is None or self.player.page is not self.page:
            self.player = Player(self.page, self.size, self.watch, Taste(bids=1), seed=len(self.name))
        self.player.after = -1
        self.player.step(self.player.glance())

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        assert isinstance(text, str)
        if text.startswith('{"type":"view"'):
            found = re.search(r'"you":(null|\d+)', text)
            assert found
            self.seat = None if found[1] == "null" else int(found[1])
        self.heard.append((self.seat, text))


@contextmanager
def guests(browser: Browser, server: Server, sizes: dict[str, Size], **options: Any) -> Iterator[list[Guest]]:
    """So many browsers, by name."""
    with ExitStack() as stack:
        found = []
        for name, size in sizes.items():
            context, watch = stack.enter_context(visitor(browser, server, size, **options))
            found.append(Guest(name, context, watch, size, context.new_page()))
        yield found


def host_a_table(guest: Guest, server: Server, **form: str) -> str:
    """The first of them opens a table by the form of the start page; its address."""
    page = guest.page
    page.goto(server.address)
    page.locator('input[name="with"][value="friends"]').check()
    page.fill("#name", guest.name)
    for name, value in form.items():
        place = page.locator(f'.open-table [name="{name}"]')
        if name == "preset":
            page.locator(f'[name="preset"][value="{value}"]').check()
        elif value == "on":
            place.check()
        elif place.evaluate("node => node.tagName") == "SELECT":
            place.select_option(value)
        else:
            place.fill(value)
    page.locator("form button.main").click()
    page.wait_for_selector("#room .invite")
    address = page.url
    page.close()  # and open it again where every message is heard
    guest.open(address)
    return address
