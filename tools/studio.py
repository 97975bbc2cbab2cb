"""Where pictures are taken: a browser of one size and look, and a server to visit."""

from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from napoleon.rules import parse
from tests.browser.orders import Order
from tests.browser.player import Json, Size, Taste, seated, visitor
from tests.web.server import Server


class Studio:
    """One size, one look, one folder."""

    def __init__(self, browser: Browser, server: Server, folder: Path, size: Size, scheme: str, language: str) -> None:
        self.browser, self.server, self.folder, self.size = browser, server, folder, size
        self.scheme, self.language = scheme, language

    def keep(self, page: Any, name: str) -> None:
        """Take the picture."""
        look = "" if self.scheme == "light" else "-dark"
        tongue = "" if self.language == "ja" else f"-{self.language}"
        page.wait_for_timeout(60)
        page.screenshot(path=self.folder / f"{name}-{self.size.name}{look}{tongue}.png")

    @contextmanager
    def table(
        self, rules: Json, order: Json, taste: Json, settings: str = '{"speed": "none"}', preset: str = "standard"
    ) -> Any:
        """A player at a new table."""
        made = Order(parse({"preset": preset, "set": {"score.deals": 2} | rules}), **order)
        options = {"color_scheme": self.scheme, "settings": settings}
        with seated(self.browser, self.server, made, self.size, Taste(**taste), self.language, **options) as player:
            yield player

    @contextmanager
    def pages(self) -> Any:
        """A visitor of the ordinary pages."""
        with visitor(self.browser, self.server, self.size, self.language, color_scheme=self.scheme) as (context, watch):
            watch.offline = True
            yield context.new_page()
            watch.faults.clear()


Scene = Callable[[Studio], None]
