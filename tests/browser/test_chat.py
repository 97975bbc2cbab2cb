"""The chat of the waiting room: its lines stay their author's, and so does a mute; the newest is seen."""

import pytest
from playwright.sync_api import Browser

from tests.browser.company import Guest, guests, host_a_table
from tests.browser.player import DESKTOP, PHONE, SIZES, Size
from tests.web.server import Server

pytestmark = pytest.mark.browser


def say(guest: Guest, text: str) -> None:
    guest.page.fill('[data-field="chat"]', text)
    guest.tap('[data-do="say"]')
    guest.page.locator(".chat li.say span", has_text=text).wait_for()


def test_a_line_and_a_mute_stay_with_the_person(browser: Browser, hasty: Server) -> None:
    with guests(browser, hasty, {"たろう": DESKTOP, "はなこ": PHONE, "けん": DESKTOP}) as (host, guest, other):
        address = host_a_table(host, hasty, chat="on")
        guest.open(address)
        guest.sit()
        say(guest, "はなこです")
        say(host, "どうも")
        read = host.page.locator(".chat li.say")
        assert read.all_inner_texts() == ["はなこ\nはなこです", "あなた\nどうも"]
        guest.tap('[data-do="leave"]')
        guest.tap('[data-do="leave-sure"]')
        other.open(address)
        other.page.fill('[data-field="name"]', other.name)
        other.tap('[data-chair="1"]')
        other.page.wait_for_selector('.chair.you[data-place="1"]')
        assert other.page.locator(".chat li.say b").all_inner_texts() == ["はなこ", "たろう"]
        host.tap(".mutes summary")
        host.page.locator(".mutes label", has_text="はなこ").locator("input").check()
        guest.tap('[data-chair="2"]')
        guest.page.wait_for_selector('.chair.you[data-place="2"]')
        say(guest, "まだいます")
        say(other, "けんです")
        read.filter(has_text="けんです").wait_for()
        assert read.all_inner_texts() == ["あなた\nどうも", "けん\nけんです"]
        assert host.page.locator('.chair[data-place="2"] .bubble').count() == 0
        assert host.page.locator(".mutes input:checked").count() == 1


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_the_newest_line_is_seen_unless_older_ones_are_read(browser: Browser, hasty: Server, size: Size) -> None:
    with guests(browser, hasty, {"たろう": size}) as (host,):
        host_a_table(host, hasty, chat="on")
        for number in range(10):
            say(host, f"{number}行目")
        chat = host.page.locator(".chat")
        below = "node => Math.round(node.scrollHeight - node.scrollTop - node.clientHeight)"
        assert chat.evaluate("node => node.scrollHeight > node.clientHeight + 40")
        assert chat.evaluate(below) == 0
        chat.evaluate("node => node.scrollTop = 0")
        say(host, "もう一行")
        assert chat.evaluate("node => node.scrollTop") == 0
