"""Five people and two bots at a table, and somebody watching: they come, go, change devices, leave; nobody learns too much."""

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.company import SHOWN, Guest, guests, host_a_table
from tests.browser.player import DESKTOP, PATIENCE, PHONE
from tests.browser.secrecy import Truth, cards_in, never_told
from tests.web.server import Server

pytestmark = pytest.mark.browser
SIZES = {
    "たろう": PHONE,
    "はなこ": DESKTOP,
    "Ken & <b>": DESKTOP,
    "ゆき": PHONE,
    "そら": DESKTOP,
    "みる": DESKTOP,
    "新しい端末": PHONE,
}
STEPS = 900
Look = tuple[int | None, int, list[str], str, str]


class Evening:
    """The people at the table, and what was seen on their screens."""

    def __init__(self, playing: list[Guest]) -> None:
        self.playing = playing
        self.seen: list[Look] = []

    def go_on(self, until: str, steps: int = STEPS) -> None:
        """Everybody plays when asked, until the phase is everywhere, or `steps` are over."""
        for _ in range(steps):
            if all(guest.page.locator("#table").get_attribute("data-phase") == until for guest in self.playing):
                return
            self.step()

    def step(self) -> None:
        """One of those who are asked does something."""
        for _ in range(PATIENCE // 20):
            asked = next((guest for guest in self.playing if guest.asked()), None)
            if asked is not None:
                asked.step()
                for guest in self.playing:
                    self.look(guest)
                return
            self.playing[0].page.wait_for_timeout(20)
        raise AssertionError([guest.page.locator("#table").evaluate("node => ({...node.dataset})") for guest in self.playing])

    def look(self, guest: Guest) -> None:
        """Keep what a page shows."""
        shown = guest.page.evaluate(SHOWN)
        said = "" if shown["phase"] == "naming" else shown["text"]  # there any card of the pack may be named
        self.seen.append((guest.seat, shown["seq"], shown["cards"], said, shown["html"]))


def faults_on_screen(truth: Truth, seen: list[Look], secrets: list[str]) -> list[str]:
    """Cards, seeds and sessions that stood in a page too early."""
    found = []
    for seat, seq, cards, text, html in seen:
        deal = truth.at(seq)
        assert deal is not None
        open_cards = {*cards, *(cards_in(text) if seq < deal.last else ())}
        found += [f"{code} on the screen of {seat} at {seq}" for code in open_cards - deal.known(seat, seq)]
        found += [f"a seed on the screen of {seat}" for other in truth.deals if other.seed in html and seq < other.last]
        found += [f"a session on the screen of {seat}" for secret in secrets if secret in html]
    return found


def test_an_evening_with_friends(browser: Browser, hasty: Server) -> None:
    server = hasty
    with guests(browser, server, SIZES) as found:
        host, comes_back, moves, leaves, stays, watcher, device = found
        address = host_a_table(host, server, players="7", deals="2", chat="on")
        for guest in (comes_back, moves, leaves, stays):
            guest.open(address)
            guest.sit()
        watcher.open(address)
        people = [host, comes_back, moves, leaves, stays]
        evening = Evening(people)
        for seat in (5, 6):
            host.tap(f'[data-add-bot="{seat}"]')
            host.page.locator(f'.chair.bot[data-place="{seat}"]').wait_for()
        host.tap('[data-do="start"][aria-disabled="false"]')
        evening.go_on("play")
        evening.go_on("nothing", steps=4)

        talk(host, stays)
        somebody_comes_back(evening, comes_back, address)
        somebody_changes_device(evening, moves, device, address)
        somebody_leaves(evening, leaves, host)
        evening.go_on("match_end")

        watcher.page.wait_for_selector('#table[data-phase="match_end"]', timeout=PATIENCE)
        assert watcher.page.locator("[data-card]").count() == 0
        match = server.story(address).match
        assert match is not None
        assert len(match.sheet) == 2
        assert len({tuple(guest.page.locator(".ranking b:last-child").all_inner_texts()) for guest in evening.playing}) == 1
        # one may have asked for another match before the end came to all screens
        asking = [guest for guest in evening.playing if guest.page.locator('[data-do="next"]').count()]
        if len(asking) == len(evening.playing):
            asking.pop().tap('[data-do="next"]')
        done = next(guest for guest in evening.playing if guest not in asking)
        done.page.locator(".waits").wait_for(timeout=PATIENCE)

        truth = Truth(server, address)
        secrets = never_told(server, address, [guest.token for guest in found])
        faults = faults_on_screen(truth, evening.seen, secrets)
        for guest in found:
            assert len(guest.heard) > 20
            faults += [fault for seat, text in guest.heard for fault in truth.faults(text, seat)]
            faults += [f"a session for {guest.name}" for _, text in guest.heard for secret in secrets if secret in text]
        assert faults == []
        assert any(truth.faults(text, 1) for _, text in host.heard), "the search would find a hand that somebody else is told"


def talk(one: Guest, other: Guest) -> None:
    """A stamp stands at the seat, a line in the chat, and who is muted is not heard."""
    one.tap('[data-do="stamp"]')
    one.tap('[data-stamp="nice"]')
    bubble = other.page.locator(f'.plate[data-seat="{one.seat}"] .bubble')
    bubble.wait_for(timeout=PATIENCE)
    assert bubble.inner_text() == "ナイス！"
    other.tap('[data-do="tab-chat"]')
    other.page.fill('[data-field="chat"]', "<img src=x onerror=alert(1)>")
    other.tap('[data-do="say"]')
    other.page.locator(".chat li.say").wait_for()
    one.tap('[data-do="log"]')
    one.tap('[data-do="tab-chat"]')
    assert one.page.locator(".chat li.say span").inner_text() == "<img src=x onerror=alert(1)>"
    assert one.page.locator(".chat img").count() == 0
    one.tap(".mutes summary")
    one.page.locator(".mutes label", has_text=other.name).locator("input").check()
    one.page.locator(".chat li.say").wait_for(state="detached")
    one.close_sheet()
    other.page.fill('[data-field="chat"]', "unheard")
    other.tap('[data-do="say"]')
    said = other.page.locator("#voice p", has_text="unheard")
    said.wait_for(state="attached", timeout=PATIENCE)
    one.page.wait_for_function(
        "(seq) => Number(table.dataset.seq) >= seq", arg=int(other.page.locator("#table").get_attribute("data-seq") or 0)
    )
    assert one.page.locator("#voice p", has_text="unheard").count() == 0


def somebody_comes_back(evening: Evening, guest: Guest, address: str) -> None:
    """The line is gone, a bot plays on; one tap takes the seat back."""
    others = [other for other in evening.playing if other is not guest]
    guest.page.close()
    plate = others[0].page.locator(f'.plate[data-seat="{guest.seat}"] .away-text')
    plate.wait_for(timeout=PATIENCE)
    others[0].page.wait_for_function(
        "(seat) => document.querySelector(`.plate[data-seat='${seat}'] .away-text`)?.title.startsWith('Bot')", arg=guest.seat
    )
    evening.playing = others
    evening.go_on("nothing", steps=7)
    guest.open(address)
    guest.tap('[data-do="take-back"]')
    guest.page.wait_for_selector("#away", state="hidden")
    plate.wait_for(state="detached", timeout=PATIENCE)
    evening.playing = [*others, guest]
    evening.go_on("nothing", steps=4)


def somebody_changes_device(evening: Evening, guest: Guest, device: Guest, address: str) -> None:
    """A code that works once takes the seat along; the old device watches from then on."""
    seat = guest.seat
    guest.sheet("seat")
    guest.tap('[data-do="code"]')
    code = guest.page.locator("[data-code]").get_attribute("data-code")
    assert code is not None
    assert re.fullmatch(r"[A-Z2-9]{8}", code)
    guest.close_sheet()
    device.open(address)
    assert device.seat is None
    device.sheet("seat")
    device.page.fill('[data-field="code"]', "ABCD2345")
    device.tap('[data-do="use-code"]')
    device.page.locator("#toast").wait_for()
    device.page.fill('[data-field="code"]', f" {code[:4].lower()} {code[4:]}")
    device.tap('[data-do="use-code"]')
    device.page.wait_for_selector("#table[data-seq] [data-card]", state="attached", timeout=PATIENCE)
    assert device.seat == seat
    device.page.wait_for_selector("#sheet", state="hidden")
    guest.page.wait_for_selector("[data-card]", state="detached")
    assert guest.seat is None
    evening.playing = [device if other is guest else other for other in evening.playing]
    evening.go_on("nothing", steps=4)


def somebody_leaves(evening: Evening, guest: Guest, other: Guest) -> None:
    """For good: a bot has the seat, and the guest watches."""
    seat = guest.seat
    guest.sheet("seat")
    guest.tap('#sheet [data-do="leave"]')
    guest.tap('#sheet [data-do="stay"]')
    guest.tap('#sheet [data-do="leave"]')
    guest.tap('[data-do="leave-sure"]')
    guest.page.wait_for_selector("[data-card]", state="detached")
    assert guest.seat is None
    other.page.wait_for_function(
        "(seat) => document.querySelector(`.plate[data-seat='${seat}'] .vh`).textContent.includes('Bot')", arg=seat
    )
    evening.playing.remove(guest)
