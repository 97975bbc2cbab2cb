"""A browser that keeps no cookies: it is told so, and nothing is begun that it could not go on with."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.company import guests, host_a_table
from tests.browser.player import DESKTOP, PHONE
from tests.conftest import CHROMIUM_FLAGS, chromium_path, sandboxed
from tests.web.server import Server

pytestmark = pytest.mark.browser
BARRED = {"profile": {"default_content_setting_values": {"cookies": 2}}}
TEXT = "このサイトのCookieを許可してください。座席はCookieで覚えています。"


@pytest.fixture
def barred(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A Chromium whose settings bar all cookies."""
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(BARRED))
    context = browser.browser_type.launch_persistent_context(
        tmp_path,
        executable_path=chromium_path(),
        args=CHROMIUM_FLAGS,
        chromium_sandbox=sandboxed(),
        viewport={"width": PHONE.width, "height": PHONE.height},
        locale="ja-JP",
    )
    yield context
    context.close()


@pytest.mark.parametrize("way", ["solo", "friends"])
def test_no_table_is_opened_without_cookies(barred: BrowserContext, server: Server, way: str) -> None:
    page = barred.new_page()
    page.goto(server.address)
    page.locator(f'input[name="with"][value="{way}"]').check()
    if way == "friends":
        page.fill("#name", "たろう")
    page.fill("#deals", "3")
    page.locator("form button.main").click()
    assert page.locator("#problem").inner_text() == TEXT
    assert page.locator("#deals").input_value() == "3"
    page.goto(f"{server.address}/rules/party")
    page.locator("form button.main").click()
    assert page.locator("#problem").inner_text() == TEXT
    assert page.url == f"{server.address}/tables"


def test_nobody_sits_down_without_cookies(browser: Browser, barred: BrowserContext, server: Server) -> None:
    with guests(browser, server, {"たろう": DESKTOP}) as (host,):
        address = host_a_table(host, server)
        assert not host.page.locator("#strip").is_visible()
        page = barred.new_page()
        page.goto(address)
        page.wait_for_selector("#room .chairs")
        assert page.locator("#strip").inner_text() == TEXT
        assert page.locator('[data-do="sit"]').is_disabled()
        assert page.locator("#room [data-chair]").first.is_disabled()
        assert page.locator('[data-do="use-code"]').is_disabled()
        strip, bar = (page.locator(part).bounding_box() for part in ("#strip", ".room-bar"))
        assert strip is not None
        assert bar is not None
        assert bar["y"] >= strip["y"] + strip["height"], "the strip has room of its own"
        host.tap('[data-do="start"]')
        page.wait_for_selector('#table[data-phase="auction"]')
        assert page.locator("#strip").inner_text() == TEXT
