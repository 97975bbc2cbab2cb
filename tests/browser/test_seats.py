"""How seats are found, moved and lost: on another device, by somebody who came late, and while a bot has them."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.company import Guest, guests
from tests.browser.player import DESKTOP, PATIENCE, PHONE
from tests.browser.test_layout import LINES
from tests.browser.test_room import started
from tests.web.server import Server

pytestmark = pytest.mark.browser
ON_TOP = """(selector) => {
    const node = document.querySelector(selector), r = node.getBoundingClientRect()
    const found = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)
    return !!found && (node === found || node.contains(found))
}"""
APART = """([one, other]) => {
    const a = document.querySelector(one).getBoundingClientRect(), b = document.querySelector(other).getBoundingClientRect()
    return a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left
}"""


def toast(guest: Guest, text: str) -> None:
    """It says so, above everything else."""
    guest.page.locator("#toast", has_text=text).wait_for(timeout=PATIENCE)
    assert guest.page.evaluate(ON_TOP, "#toast")


def shown_fully(page: Page, part: str) -> bool:
    seen: Any = page.evaluate(ON_TOP, part)
    return bool(seen)


def test_a_seat_goes_to_another_device_and_comes_back(browser: Browser, server: Server) -> None:
    people = {"たろう": DESKTOP, "はなこ": PHONE, "新しい端末": PHONE}
    with guests(browser, server, people) as (host, old, new):
        address = started([host, old], server, late="on")
        seat = old.seat
        new.open(address)
        assert new.page.locator("#bar .chip").inner_text() == "1局遅れ"
        assert "まだ宣言なし" not in new.page.locator("#bar").inner_text()

        def move(one: Guest, other: Guest) -> None:
            one.sheet("seat")
            one.tap('[data-do="code"]')
            code = one.page.locator("[data-code]").get_attribute("data-code")
            assert code is not None
            other.page.fill('[data-field="code"]', code)
            other.tap('[data-do="use-code"]')
            other.page.locator("[data-card]").first.wait_for(state="attached", timeout=PATIENCE)
            assert other.seat == seat
            other.page.wait_for_selector("#sheet", state="hidden")
            one.page.wait_for_selector("#sheet", state="hidden")
            assert one.page.locator("[data-card]").count() == 0

        new.sheet("seat")
        new.tap('[data-do="use-code"]')
        toast(new, "元の端末に出したコード")
        move(old, new)
        assert "席は別の端末に移りました" in old.page.locator("#away").inner_text()
        assert shown_fully(old.page, "#away button")
        old.tap('[data-do="bring-back"]')
        move(new, old)
        old.page.wait_for_selector("#away", state="hidden")
        new.tap('[data-do="let-go"]')
        new.page.wait_for_selector("#away", state="hidden")


def test_who_comes_late_finds_the_way_to_a_seat(browser: Browser, server: Server) -> None:
    with guests(browser, server, {"たろう": DESKTOP, "はなこ": PHONE}) as (host, guest):
        address = started([host], server, deals="3")
        guest.open(address)
        assert "観戦中" in guest.page.locator("#line").inner_text()
        assert guest.page.locator('[data-do="sit-down"]').evaluate(LINES) == 1
        guest.tap('[data-do="sit-down"]')
        field = guest.page.locator('[data-field="name"]')
        field.fill("たろう")
        guest.tap('#sheet [data-chair="2"]')
        toast(guest, "「たろう」という名前は、もう使われています")
        guest.page.locator(".wished").wait_for(state="detached", timeout=PATIENCE)
        field.fill("😀" * 16)
        assert guest.page.locator(".too-long").count() == 0
        field.fill("😀" * 17)
        assert guest.page.locator(".too-long").inner_text() == "名前は16文字までです"
        guest.tap('#sheet [data-chair="2"]')
        assert guest.page.locator(".wished").count() == 0
        field.fill("はなこ")
        guest.tap('#sheet [data-chair="2"]')
        guest.page.locator(".wished").wait_for(timeout=PATIENCE)
        chosen = guest.page.locator('#sheet [data-chair][aria-pressed="true"]')
        assert chosen.inner_text() == "次の局から はなこ が座ります"
        assert field.evaluate("node => node.offsetWidth") == chosen.evaluate("node => node.offsetWidth")
        guest.close_sheet()
        bot = server.story(address).seats[2].name
        assert bot
        assert "の席に座ります" in guest.page.locator("#line").inner_text()
        assert guest.page.locator('[data-do="sit-down"]').inner_text() == "変更", "who has asked for a seat is not offered one"


def test_the_result_and_what_is_said_of_the_own_seat_are_both_read(browser: Browser, hasty: Server) -> None:
    with guests(browser, hasty, {"たろう": DESKTOP, "はなこ": PHONE}) as (host, guest):
        address = started([host, guest], hasty, deals="1")
        guest.page.close()
        host.page.wait_for_selector('.plate .away-text[title^="Bot"]', timeout=PATIENCE)
        guest.open(address)
        guest.page.wait_for_selector('#away [data-do="take-back"]')
        while host.page.locator("#table").get_attribute("data-phase") != "match_end":  # and do not ask for another match
            if host.page.locator("#table").get_attribute("data-turn") == "true" and host.asked():
                host.step()
            host.page.wait_for_timeout(20)
        guest.page.wait_for_selector('#table[data-phase="match_end"]', timeout=PATIENCE)
        guest.page.locator('.result .away [data-do="take-back"]').wait_for()
        assert not guest.page.locator("#away").is_visible()
        assert guest.page.evaluate(APART, [".result .away", ".result .scroll"])
        assert guest.page.evaluate(APART, [".result .away", ".result .buttons"])
        strip = guest.page.locator(".result .away").bounding_box()
        assert strip is not None
        assert strip["width"] > 300, "it has a row of its own"


def test_without_a_line_nothing_is_covered_and_nothing_looks_ready(browser: Browser, server: Server) -> None:
    with guests(browser, server, {"たろう": PHONE, "みる": PHONE}) as (host, watcher):
        address = started([host], server)
        watcher.open(address)
        host.page.locator('[data-do="pass"]:enabled').wait_for(timeout=PATIENCE)
        for guest in (host, watcher):
            guest.watch.offline = True
        server.stop()
        for guest, text in ((host, "手札はそのまま見られます"), (watcher, "つなぎ直しています")):
            guest.page.locator("#strip", has_text=text).wait_for(timeout=PATIENCE)
            assert guest.page.evaluate(APART, ["#strip", "#bar"])
        assert "手札" not in watcher.page.locator("#strip").inner_text()
        assert host.page.locator('[data-do="pass"]').is_disabled()
        assert host.page.locator("[data-bid]").first.evaluate("node => Number(getComputedStyle(node).opacity)") < 1
        server.start()
        host.page.locator("#strip").wait_for(state="hidden", timeout=PATIENCE)
        host.page.locator('[data-do="pass"]:enabled').wait_for(timeout=PATIENCE)
