"""Scenes with several people: the waiting room, and what they see of one another at the table."""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.browser.company import Guest, guests, host_a_table
from tests.browser.player import DESKTOP, PATIENCE
from tools.studio import Scene, Studio

NAMES = {"ja": ("たろう", "はなこ", "ゆき"), "en": ("Taro", "Hana", "Mei")}
CHAT = {"ja": "よろしくお願いします！", "en": "Have a good game!"}


@contextmanager
def people(studio: Studio) -> Iterator[list[Guest]]:
    """Two whose screens are shown, and a third."""
    one, other, third = NAMES[studio.language]
    sizes = {one: studio.size, other: studio.size, third: DESKTOP}
    with guests(studio.browser, studio.server, sizes, language=studio.language, color_scheme=studio.scheme) as found:
        yield found


def room(studio: Studio) -> None:
    with people(studio) as (host, guest, third):
        address = host_a_table(host, studio.server, chat="on", listed="on", preset="gamefarm")
        host.tap('[data-add-bot="4"]')
        third.open(address)
        third.sit()
        with studio.pages() as page:
            for name, path in {"lobby": "/lobby", "home-lobby": "/"}.items():
                page.goto(studio.server.address + path)
                studio.keep(page, name)
        guest.open(address)
        studio.keep(guest.page, "room-guest")
        guest.page.fill('[data-field="name"]', guest.name)
        guest.tap('[data-do="sit"]')
        guest.page.wait_for_selector('[data-do="agree"]')
        studio.keep(guest.page, "room-seated")
        guest.tap('[data-do="differences"]')
        guest.page.locator(".room-card.rules").evaluate("node => node.scrollIntoView({ block: 'start' })")
        studio.keep(guest.page, "room-rules")
        studio.keep(host.page, "room-host")
        third.page.fill('[data-field="chat"]', CHAT[studio.language])
        third.tap('[data-do="say"]')
        host.tap(".room-settings summary")
        host.tap(".change summary")
        host.tap('[data-chair="1"]')
        studio.keep(host.page, "room-moving")
        host.page.locator(".room-settings").evaluate("node => node.scrollIntoView({ block: 'start' })")
        studio.keep(host.page, "room-settings")
        host.page.locator(".social").evaluate("node => node.scrollIntoView({ block: 'start' })")
        studio.keep(host.page, "room-chat")


def company(studio: Studio) -> None:
    with people(studio) as (host, guest, third):
        address = host_a_table(host, studio.server, chat="on", deals="2", clock="relaxed")
        guest.open(address)
        guest.sit()
        host.tap('[data-do="start"][aria-disabled="false"]')
        third.open(address)
        host.page.wait_for_selector('#table[data-phase="auction"]')
        play([host, guest], host, "play")
        on_the_way(studio, host, guest)
        spectators(studio, host, guest, address)
        play([host, guest], host, "deal_end")
        host.page.locator("#panels .promise summary").click()
        host.page.locator("#panels .promise").evaluate("node => node.scrollIntoView({ block: 'end' })")
        studio.keep(host.page, "verify-opened")
        guest.tap('[data-do="next"]')
        guest.page.wait_for_selector(".waits")
        studio.keep(guest.page, "next-waits")


def play(found: list[Guest], shown: Guest, until: str, cards: int = 0) -> None:
    """They play until the phase is reached, and until so many cards lie on the table."""
    for _ in range(2000):
        there = shown.page.locator("#table").get_attribute("data-phase") == until
        if there and shown.page.locator('[data-at="trick"]').count() >= cards:
            return
        asked = [guest for guest in found if guest.asked()]
        # looked at last: a phase that begins meanwhile asks for what shall not be answered here
        asked = [guest for guest in asked if guest.page.locator("#table").get_attribute("data-phase") != until or cards]
        if asked:
            asked[0].step()
        else:
            shown.page.wait_for_timeout(20)


def on_the_way(studio: Studio, host: Guest, guest: Guest) -> None:
    guest.tap('[data-do="stamp"]')
    guest.tap('[data-stamp="nice"]')
    host.page.locator(f'.plate[data-seat="{guest.seat}"] .bubble').wait_for()
    host.tap('[data-do="stamp"]')
    studio.keep(host.page, "stamps")
    host.tap('[data-do="stamp"]')
    if studio.size.touch:
        host.tap('[data-do="log"]')
    host.tap('[data-do="tab-chat"]')
    host.page.fill('[data-field="chat"]', CHAT[studio.language])
    host.tap('[data-do="say"]')
    host.page.locator(".chat li.say").wait_for()
    studio.keep(host.page, "chat")
    host.tap('[data-do="tab-rules"]')
    studio.keep(host.page, "promise")
    if studio.size.touch:
        host.close_sheet()
    host.sheet("seat")
    host.tap('[data-do="code"]')
    host.page.wait_for_selector("[data-code]")
    studio.keep(host.page, "device")
    host.close_sheet()


def spectators(studio: Studio, host: Guest, guest: Guest, address: str) -> None:
    """One is away and comes back; and what somebody sees who watches."""
    guest.page.close()
    host.page.wait_for_selector(".plate .away-text[title]", timeout=PATIENCE)
    play([host], host, "play", cards=1)
    host.page.wait_for_timeout(1500)
    studio.keep(host.page, "somebody-away")
    with people(studio) as (watcher, *_):
        watcher.open(address)
        watcher.page.wait_for_timeout(300)
        studio.keep(watcher.page, "spectator")
        watcher.sheet("seat")
        studio.keep(watcher.page, "spectator-seat")
    guest.open(address)
    guest.page.wait_for_selector('[data-do="take-back"]', timeout=PATIENCE)
    studio.keep(guest.page, "away")
    guest.tap('[data-do="take-back"]')
    guest.page.wait_for_selector("#away", state="hidden")


FRIENDS: list[Scene] = [room, company]
