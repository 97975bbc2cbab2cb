"""The waiting room and what people see of one another, for everyone: axe, targets for fingers, text twice as large."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.company import Guest, guests, host_a_table
from tests.browser.player import DESKTOP, PATIENCE, PHONE, SIZES, Size
from tests.browser.test_pages import serious
from tests.web.server import Server

pytestmark = pytest.mark.browser
TOUCHED = "button, select, summary, input:not([type=checkbox], [type=radio]), .toggle, a.icon, a.button"
LOOK = """(touched) => {
    const faults = [], root = document.scrollingElement
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} wide`)
    const open = document.querySelector("#sheet[open]") ?? document.getElementById("table")
    for (const node of open.querySelectorAll(touched)) {
        const r = node.getBoundingClientRect()
        if (!r.width || node.closest("[hidden]") || getComputedStyle(node).visibility === "hidden") continue
        const name = node.outerHTML.slice(0, 120)
        const line = node.closest("#panels, #layer")
        if (!line && (r.width < 43.5 || r.height < 43.5)) faults.push(`${name} is ${r.width}×${r.height}`)
        const wide = !line && node.matches("button, summary") && node.scrollWidth > node.clientWidth + 1
        if (wide) faults.push(`the text of ${name} is too wide`)
        if (r.x < -0.5 || r.right > innerWidth + 0.5) faults.push(`${name} is off the page`)
    }
    if (document.getElementById("whys").offsetHeight) faults.push("what is only told to a voice is seen")
    for (const node of open.querySelectorAll(".room-card, .room-foot, .chair"))
        if (node.scrollWidth > node.clientWidth + 1) faults.push(`${node.className} is too narrow for what it holds`)
    return faults
}"""

UNDER_THE_TOAST = """() => {
    const toast = document.getElementById("toast").getBoundingClientRect()
    return [...document.querySelectorAll("#room h2, .room-foot")].filter((node) => {
        const r = node.getBoundingClientRect()
        return r.x < toast.right && r.right > toast.x && r.y < toast.bottom && r.bottom > toast.y
    }).map((node) => node.textContent)
}"""


def look(page: Page, where: str) -> list[str]:
    """Everything that is wrong with what is shown, in light and in dark, at the usual and at twice the text size."""
    faults = []
    schemes: Any = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        faults += serious(page, f"{where} {scheme}")
    for zoom in ("200%", "100%"):
        page.evaluate("(zoom) => { document.documentElement.style.fontSize = zoom }", zoom)
        page.wait_for_timeout(60)
        faults += [f"{where} at {zoom}: {fault}" for fault in page.evaluate(LOOK, TOUCHED)]
    return faults


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_waiting_room_is_for_everyone(browser: Browser, hasty: Server, size: Size) -> None:
    people = {"とてもながいなまえのひとですよ": size, "はなこ": size}
    with guests(browser, hasty, people, bypass_csp=True) as (host, guest):
        address = host_a_table(host, hasty, chat="on", players="7")
        guest.open(address)
        faults = look(guest.page, "guest")
        guest.page.fill('[data-field="name"]', guest.name)
        guest.tap('[data-do="sit"]')
        guest.page.wait_for_selector('[data-do="agree"]')
        guest.tap('[data-do="differences"]')
        guest.page.select_option('[data-field="known"]', "kougai")
        assert guest.page.locator("#differences li").count() > 3
        faults += look(guest.page, "seated")
        host.tap('[data-add-bot="3"]')
        host.tap(".room-settings summary")
        host.tap(".change summary")
        host.tap('[data-chair="1"]')
        faults += look(host.page, "host")
        assert faults == []


def test_the_host_is_the_host(browser: Browser, hasty: Server) -> None:
    """Moves, removes, changes rules and settings; a guest sees it and agrees anew."""
    with guests(browser, hasty, {"たろう": DESKTOP, "はなこ": PHONE, "けん": DESKTOP}) as (host, guest, other):
        address = host_a_table(host, hasty)
        guest.open(address)
        guest.sit()
        guest.tap('[data-stamp="hello"]')
        host.page.locator('.chair[data-place="1"] .bubble').wait_for()
        said, act = (host.page.locator(part).bounding_box() for part in (".chair .bubble", '[data-remove="1"]'))
        assert said is not None
        assert act is not None
        assert act["x"] > said["x"] + said["width"], "the buttons stay at the end of the row"
        other.open(address)
        other.page.fill('[data-field="name"]', "はなこ")
        other.tap('[data-do="sit"]')
        other.page.locator("#toast", has_text="はなこ").wait_for()
        assert other.page.evaluate(UNDER_THE_TOAST) == []
        other.page.fill('[data-field="name"]', "けん")
        other.tap('[data-chair="4"]')
        other.page.wait_for_selector('[data-do="agree"]')
        assert other.page.locator("#toast").inner_text() == "", "the refusal goes with what is done after it"
        assert host.page.locator('.chair[data-place="4"] .who b').inner_text() == "けん"
        start = host.page.locator('[data-do="start"]')
        assert start.get_attribute("aria-disabled") == "true"
        assert "けん" in host.page.locator("#why-not").inner_text()
        host.tap('[data-remove="4"]')
        other.page.wait_for_selector('[data-do="sit"]')
        assert other.page.locator(".sit .removed").inner_text() == "ホストが席を空けました"
        host.tap('[data-chair="1"]')
        host.tap('[data-chair="3"]')
        guest.page.wait_for_selector('.chair.you[data-place="3"]')
        host.page.wait_for_selector('[data-do="start"][aria-disabled="false"]')
        host.tap(".change summary")
        host.page.select_option('[data-field="preset"]', "party")
        guest.tap('[data-do="agree"]')
        host.page.wait_for_selector('[data-do="start"][aria-disabled="false"]')
        host.page.fill('[data-field="rules"]', "N27J-2RR")
        host.tap('[data-do="rules-code"]')
        host.page.wait_for_function("() => document.getElementById('toast').textContent.includes('N27J-2RR')")
        host.tap(".room-settings summary")
        host.page.select_option('[data-set="clock"]', "normal")
        host.page.locator('[data-set="late"]').click()
        guest.page.wait_for_function("() => document.querySelector('.set-texts').innerText.includes('1局遅れ')")
        assert "持ち時間: ふつう" in guest.page.locator(".set-texts").inner_text()
        guest.tap('[data-do="leave"]')
        guest.tap('[data-do="leave-sure"]')
        guest.page.wait_for_selector('[data-do="sit"]')
        assert guest.page.locator('[data-field="name"]').input_value() == "はなこ", "the name is remembered"
        assert guest.page.locator(".removed").count() == 0, "who leaves knows it"


def test_a_refusal_goes_with_its_reason(browser: Browser, hasty: Server) -> None:
    with guests(browser, hasty, {"たろう": DESKTOP, "はなこ": PHONE}) as (host, guest):
        guest.open(host_a_table(host, hasty))
        guest.page.fill('[data-field="name"]', guest.name)
        guest.tap('[data-do="sit"]')
        host.page.locator('[data-do="start"][aria-disabled="true"]').press("Enter")
        assert "はなこ" in host.page.locator("#toast").inner_text()
        guest.tap('[data-do="agree"]')
        shown = host.page.wait_for_function(
            """() => document.querySelector('[data-do="start"]').ariaDisabled === "false"
                && { toast: document.getElementById("toast").innerText }"""
        )
        assert shown.json_value() == {"toast": ""}


def test_a_refused_line_need_not_be_typed_again(browser: Browser, hasty: Server) -> None:
    with guests(browser, hasty, {"たろう": DESKTOP}) as (host,):
        host_a_table(host, hasty, chat="on")
        field = host.page.locator('[data-field="chat"]')
        field.fill("や\u200bあ")
        host.tap('[data-do="say"]')
        host.page.wait_for_selector('#table[data-busy="false"] #toast')
        assert field.input_value() == "や\u200bあ"
        field.fill("やあ")
        host.tap('[data-do="say"]')
        host.page.locator(".chat li.say").wait_for()
        assert field.input_value() == ""


def test_the_link_is_copied(browser: Browser, hasty: Server) -> None:
    with guests(browser, hasty, {"たろう": DESKTOP}) as (host,):
        address = host_a_table(host, hasty)
        host.context.grant_permissions(["clipboard-read", "clipboard-write"])
        host.tap('[data-do="copy-link"]')
        host.page.wait_for_function("() => document.querySelector('[data-do=copy-link]').textContent.includes('✓')")
        assert host.page.evaluate("() => navigator.clipboard.readText()") == address
        picture = host.page.locator("img.qr")
        assert picture.evaluate("node => node.complete && node.naturalWidth > 0")
        assert "0.0.0.0" in host.page.locator(".only-here").inner_text(), "a loopback address leads nobody else here"


def started(browser_guests: list[Guest], server: Server, **form: str) -> str:
    """Everybody sits, agrees, and the match begins."""
    host, *others = browser_guests
    address = host_a_table(host, server, **form)
    for guest in others:
        guest.open(address)
        guest.sit()
    host.tap('[data-do="start"][aria-disabled="false"]')
    for guest in browser_guests:
        guest.page.wait_for_selector('#table[data-phase="auction"]')
    return address


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_people_at_the_table_are_for_everyone(browser: Browser, hasty: Server, size: Size) -> None:
    sizes = {"たろう": size, "はなこ": size, "みる": size}
    with guests(browser, hasty, sizes, bypass_csp=True) as (host, guest, watcher):
        address = started([host, guest], hasty, chat="on", clock="normal")
        watcher.open(address)
        faults = look(watcher.page, "spectator")
        watcher.sheet("seat")
        faults += look(watcher.page, "code")
        host.tap('[data-do="stamp"]')
        faults += look(host.page, "stamps")
        host.tap('[data-stamp="hello"]')
        host.sheet("seat")
        host.tap('[data-do="code"]')
        host.page.wait_for_selector("[data-code]")
        host.tap("#sheet summary")
        host.tap(f'[data-mute-for-all="{guest.seat}"]')
        host.page.wait_for_selector('[data-mute-for-all][aria-pressed="true"]')
        host.tap(f'[data-mute-for-all="{guest.seat}"]')
        host.page.wait_for_selector('[data-mute-for-all][aria-pressed="false"]')
        host.tap('#sheet [data-do="leave"]')
        faults += look(host.page, "seat")
        host.close_sheet()
        if size.touch:
            host.tap('[data-do="menu"]')
        host.tap('[data-do="tab-chat"]')
        faults += look(host.page, "chat")
        if size.touch:
            host.close_sheet()
        guest.page.close()
        host.page.wait_for_selector('.plate .away-text[title^="Bot"]', timeout=PATIENCE)
        faults += look(host.page, "somebody away")
        guest.open(address)
        guest.page.wait_for_selector('[data-do="take-back"]')
        faults += look(guest.page, "away")
        assert faults == []


def test_stamps_by_keyboard_and_the_clock(browser: Browser, hasty: Server) -> None:
    with guests(browser, hasty, {"たろう": DESKTOP, "はなこ": DESKTOP}) as found:
        host, guest = found
        started(found, hasty, clock="normal")
        clocked = host.page.locator(".plate .clock")
        clocked.first.wait_for(timeout=PATIENCE)
        owner = next(one for one in found if one.page.locator("#bar .time").count())
        left = int(owner.page.locator("#bar .time").inner_text())
        owner.page.wait_for_function("(left) => Number(document.querySelector('#bar .time').textContent) < left", arg=left)
        host.page.keyboard.press("e")
        focused: Any = host.page.evaluate("document.activeElement.dataset.stamp")
        assert focused == "hello"
        button, palette = (host.page.locator(part).bounding_box() for part in ('#bar [data-do="stamp"]', ".palette"))
        assert button is not None
        assert palette is not None
        assert palette["x"] <= button["x"] < palette["x"] + palette["width"], "the stamps open at their button"
        assert 0 <= palette["y"] - button["y"] - button["height"] < 20
        host.page.keyboard.press("Escape")
        assert host.page.locator("#palette dialog").count() == 0
        host.page.keyboard.press("e")
        host.page.keyboard.press("Tab")
        host.page.keyboard.press("Enter")
        guest.page.locator(f'.plate[data-seat="{host.seat}"] .bubble').wait_for()
        plate = guest.page.locator(f'.plate[data-seat="{host.seat}"]')
        name, said = (plate.locator(part).bounding_box() for part in (".name", ".bubble"))
        assert name is not None
        assert said is not None
        assert said["y"] >= name["y"] + name["height"], "one sees who says it"
