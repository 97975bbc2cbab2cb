"""The ordinary pages, and everything that axe finds on them and on the table."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from napoleon.rules import parse
from tests.browser.orders import Order
from tests.browser.player import DESKTOP, PHONE, SIZES, Player, Size, Taste, seated, visitor
from tests.web.server import Server

pytestmark = pytest.mark.browser
IMPOSSIBLE = '{"preset": "standard", "set": {"table.players": 7, "table.hand_size": 9}}'
QUIET = ("test-quiet",) * 6
PHONE_DRAWERS = ("last-trick", "log", "scores", "rules", "settings")
DESKTOP_DRAWERS = ("tab-scores", "tab-rules", "settings")
LITTLE = """nodes => nodes.filter((node) => node.getClientRects().length && node.getBoundingClientRect().height < 43.5)
    .map((node) => node.outerHTML.slice(0, 90))"""


def serious(page: Page, where: str) -> list[str]:
    """What axe calls serious or worse."""
    found = Axe().run(page, options={"preload": False}).response["violations"]
    return [
        f"{where}: {fault['id']} {node['target']} {node.get('failureSummary', '')}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_pages_are_for_everyone(browser: Browser, server: Server, size: Size, scheme: Any) -> None:
    with visitor(browser, server, size, bypass_csp=True, color_scheme=scheme) as (context, _):
        page = context.new_page()
        faults = []
        for path in (
            *("/", "/rules", "/rules/standard", "/rules/edit?from=gamefarm", "/?with=friends", "/lobby", "/verify"),
            *("/api", "/api?lang=en"),
            *("/rules/gamefarm?lang=en", "/?lang=en", "/rules/edit?lang=en"),
        ):
            page.goto(server.address + path)
            page.evaluate("document.querySelectorAll('details').forEach((part) => { part.open = true })")
            faults += serious(page, path)
            little = page.locator(".site a, .foot a, button, .button, summary, label.choice, select").evaluate_all(LITTLE)
            faults += [f"{path}: {node} is too small for a finger" for node in little]
            wide = page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
            if wide > 0:
                faults.append(f"{path} is too wide by {wide}")
        assert faults == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_table_is_for_everyone(browser: Browser, server: Server, size: Size) -> None:
    rules = parse({"preset": "standard", "set": {"score.deals": 1, "win.perfect_call": True, "joker.lead": "choose_suit"}})
    faults: list[str] = []
    scheme = "dark" if size.touch else "light"
    order = Order(rules, mine="JO", bots=QUIET)
    with seated(
        browser, server, order, size, Taste(bids=1, early="JO", yes=False), bypass_csp=True, color_scheme=scheme
    ) as player:
        for state in ("bid", "name", "exchange", "play", "joker", "question", "match_end"):
            player.play(state)
            player.page.wait_for_timeout(50)
            faults += serious(player.page, state)
            if state == "joker":
                player.joker(player.glance())
            if state == "question":
                player.question(player.glance())
                faults += drawers(player)
        assert faults == []


def drawers(player: Player) -> list[str]:
    """The same of everything that can be opened beside the play."""
    faults = []
    names = (
        ("last-trick", "log", "scores", "rules", "settings") if player.size.touch else ("tab-scores", "tab-rules", "settings")
    )
    for name in names:
        player.page.locator(f'[data-do="{name}"]').locator("visible=true").first.click()
        faults += serious(player.page, name)
        if player.page.locator("#sheet[open]").count():
            player.page.locator('#sheet [data-do="close"]').click()
    return faults


@pytest.mark.parametrize("language", ["ja", "en"])
def test_start_page_keeps_what_cannot_be(browser: Browser, server: Server, language: str) -> None:
    with visitor(browser, server, PHONE, language) as (context, watch):
        page = context.new_page()
        page.goto(server.address)
        assert page.locator("html").get_attribute("lang") == language
        page.locator("input[name=preset][value=party]").check()
        page.select_option("#players", "6")
        page.fill("#deals", "4")
        page.locator("summary").click()
        page.fill("#rules", IMPOSSIBLE)
        watch.offline = True  # the answer is 422, which the console tells
        page.locator("form button.main").click()
        problem = page.locator("#problem")
        assert "table.hand_size" in problem.inner_text()
        assert ("カード" in problem.inner_text()) == (language == "ja")
        assert problem.evaluate("node => node.getBoundingClientRect().bottom <= innerHeight"), "one must scroll to see why"
        assert page.locator("#rules").input_value() == IMPOSSIBLE
        assert page.locator("#rules").is_visible()
        assert page.locator("#players").input_value() == "6"
        assert page.locator("#deals").input_value() == "4"
        assert page.locator("input[name=preset][value=party]").is_checked()
        watch.faults.clear()


def test_start_and_play_from_the_start_page(browser: Browser, server: Server) -> None:
    with visitor(browser, server, DESKTOP) as (context, watch):
        page = context.new_page()
        page.goto(server.address)
        page.fill("#deals", "1")
        page.select_option("#players", "4")
        page.locator("form button.main").click()
        page.wait_for_selector("#table[data-seq]")
        player = Player(page, DESKTOP, watch, Taste(bids=1))
        player.play()
        assert page.locator(".ranking li").count() == 4
        player.step(player.glance())
        player.play("play")  # a rematch
        page.goto(f"{page.url}?lang=en")
        page.wait_for_selector("#table[data-seq]")
        assert "Napoleon" in page.title()


def test_no_such_table(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE) as (context, watch):
        page = context.new_page()
        watch.offline = True
        answer = page.goto(f"{server.address}/table/nowhere")
        assert answer is not None
        assert answer.status == 404
        assert page.locator("h1").inner_text() == "卓がありません"
        page.locator("main a.button.main").click()
        assert page.url == f"{server.address}/"
        assert [fault for fault in watch.faults if "404" not in fault] == []
        watch.faults.clear()


def test_without_scripts(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE, java_script_enabled=False) as (context, _):
        page = context.new_page()
        page.goto(server.address)
        page.locator('a[href="/rules"]').first.click()
        page.locator('a[href="/rules/standard"]').first.click()
        page.locator("form button.main").click()
        assert page.locator("noscript").inner_text()
