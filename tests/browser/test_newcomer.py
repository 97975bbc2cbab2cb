"""Somebody who comes by the link while others play: the form stays, and the seat is taken as soon as a deal is over."""

import pytest
from playwright.sync_api import Browser

from tests.browser.company import Guest, guests, host_a_table
from tests.browser.player import DESKTOP, PATIENCE, PHONE
from tests.browser.test_friends import Evening
from tests.web.server import Server

pytestmark = pytest.mark.browser
FIELD = '[data-field="name"]'


def finish_the_deal(*playing: Guest) -> None:
    Evening(list(playing)).go_on("deal_end")


def wish(guest: Guest, seat: int) -> None:
    """For a chair, while a deal is on."""
    guest.tap(f'#sheet [data-chair="{seat}"]')
    guest.page.locator("#sheet .wished").wait_for(timeout=PATIENCE)


def is_seated(guest: Guest) -> bool:
    guest.page.locator(".plate.own").wait_for(state="attached", timeout=PATIENCE)
    return not guest.page.locator("#sheet[open]").count()


def test_whoever_asks_during_a_deal_sits_down_after_it(browser: Browser, server: Server) -> None:
    with guests(browser, server, {"たろう": DESKTOP, "はなこ": PHONE, "けん": DESKTOP}) as (host, guest, other):
        address = host_a_table(host, server, deals="3")
        guest.open(address)
        guest.page.locator(FIELD).focus()
        guest.page.keyboard.insert_text("はな")
        host.tap('[data-do="start"][aria-disabled="false"]')
        guest.page.locator(f"#sheet {FIELD}:focus").wait_for(timeout=PATIENCE)
        guest.page.keyboard.insert_text("こ")
        assert guest.page.locator(FIELD).input_value() == "はなこ", "what was typed is not lost"
        wish(guest, 3)
        guest.tap('#sheet [data-do="unwish"]')
        guest.page.locator("#sheet .wished").wait_for(state="detached", timeout=PATIENCE)
        wish(guest, 3)
        guest.close_sheet()
        finish_the_deal(host)
        assert is_seated(guest)
        assert server.story(address).seats[3].name == "はなこ"

        other.open(address)
        other.sheet("seat")
        other.page.locator(FIELD).focus()
        other.page.keyboard.insert_text("け")
        for player in (host, guest):
            if player.page.locator('[data-do="next"]').count():  # the host may have asked for it already
                player.tap('[data-do="next"]')
        other.page.wait_for_selector('#table[data-phase="auction"]', timeout=PATIENCE)
        other.page.keyboard.insert_text("ん")
        assert other.page.locator(f"#sheet {FIELD}:focus").input_value() == "けん", "the next deal does not take the form away"


def test_two_who_wish_for_the_same_chair(browser: Browser, server: Server) -> None:
    with guests(browser, server, {"たろう": DESKTOP, "はなこ": DESKTOP, "けん": DESKTOP}) as (host, *others):
        address = host_a_table(host, server, deals="3")
        host.tap('[data-do="start"][aria-disabled="false"]')
        host.page.wait_for_selector('#table[data-phase="auction"]', timeout=PATIENCE)
        for guest in others:
            guest.open(address)
            guest.sheet("seat")
            guest.page.fill(FIELD, guest.name)
            wish(guest, 1)
        finish_the_deal(host)
        assert all(is_seated(guest) for guest in others)
        assert {guest.seat for guest in others} == {1, 2}
