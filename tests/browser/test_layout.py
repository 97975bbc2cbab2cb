"""What stands where on a narrow phone and on a large screen: nothing to be read is cut off, broken in two or counts zeros."""

import pytest
from playwright.sync_api import Browser, Page

from napoleon.rules import parse
from tests.browser.orders import Order
from tests.browser.player import DESKTOP, NARROW, SIZES, Json, Size, Taste, seated
from tests.web.server import Server

pytestmark = pytest.mark.browser
QUIET = ("test-quiet",) * 6
STRONG = "SA SK SQ SJ CJ JO"
CUT = """() => {
    const faults = []
    const name = (node) => `${node.className} ${JSON.stringify({ ...node.dataset })} “${node.textContent.trim()}”`
    for (const node of document.querySelectorAll("#bar .item"))
        if (node.scrollWidth > node.clientWidth + 1) faults.push(`${name(node)} is cut off`)
    for (const plate of document.querySelectorAll(".plate")) {
        const room = plate.getBoundingClientRect()
        for (const node of plate.querySelectorAll(":scope > span:not(.vh)")) {
            const r = node.getBoundingClientRect()
            const inside = r.x >= room.x && r.right <= room.right && r.bottom <= room.bottom
            if (!inside) faults.push(`${name(node)} is wider than its plate`)
        }
    }
    for (const button of document.querySelectorAll("#panels .buttons button")) {
        const text = document.createRange()
        text.selectNodeContents(button)
        const lines = text.getBoundingClientRect().height / parseFloat(getComputedStyle(button).fontSize)
        if (lines > 2) faults.push(`${name(button)} takes more than one line`)
        const r = button.getBoundingClientRect()
        if (r.right > innerWidth || r.x < 0) faults.push(`${name(button)} is off the page`)
    }
    const panel = document.querySelector("#panels dialog:not(.exchange, .result)")?.getBoundingClientRect()
    for (const card of document.querySelectorAll('[data-at="hand"]'))
        if (panel && card.getBoundingClientRect().y < panel.bottom - 14) faults.push(`${name(card)} lies under the panel`)
    return faults
}"""

LINES = """node => {
    const text = document.createRange()
    text.selectNodeContents(node)
    return new Set([...text.getClientRects()].map((rect) => rect.y)).size
}"""
BROKEN = """(node, words) => {
    const faults = []
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode())
        for (const word of words) {
            const at = text.data.indexOf(word)
            if (at < 0) continue
            const range = document.createRange()
            range.setStart(text, at)
            range.setEnd(text, at + word.length)
            faults.push([word, range.getClientRects().length])
        }
    return faults
}"""
TALL = Size("tall", 390, 844, touch=True)


def cut(page: Page, where: str) -> list[str]:
    """What cannot be read as it stands."""
    return [f"{where}: {fault}" for fault in page.evaluate(CUT)]


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize(
    ("rules", "strain"),
    [
        ({"auction.no_trump": "high", "auction.minimum": 10}, "N"),
        ({"table.players": 7, "table.jokers": 2, "exchange.honours_to": "gift", "auction.no_trump": "low"}, "N"),
        ({"table.players": 4, "auction.minimum": 1, "win.perfect_call": True}, "S"),
    ],
    ids=["no trump", "seven", "four"],
)
def test_everything_fits_a_narrow_phone(browser: Browser, server: Server, language: str, rules: Json, strain: str) -> None:
    made = parse({"preset": "standard", "set": rules})
    faults: list[str] = []
    with seated(browser, server, Order(made, STRONG, bots=QUIET), NARROW, Taste(bids=1, strain=strain), language) as player:
        page = player.page
        for panel in ("bid", "name", "exchange"):
            player.play(panel)
            faults += cut(page, panel)
            if panel == "bid":
                player.bid(player.glance())
                faults += cut(page, "a bid chosen")
                player.bid(player.glance())
            if panel == "name":
                player.name(player.glance())
                faults += cut(page, "a card chosen")
        player.play("play")
        faults += cut(page, "play")
        player.play("question" if made.win.perfect_call else "deal_end")
        faults += cut(page, "later")
    assert faults == []


def test_ten_honours_stand_in_one_row(browser: Browser, server: Server) -> None:
    order = Order(parse({"preset": "standard", "set": {"score.deals": 1}}), "SA SK SQ SJ CJ JO HA DA CA ST", bots=QUIET)
    with seated(browser, server, order, DESKTOP, Taste(bids=1, strain="S", late="HA DA CA ST")) as player:
        player.play("match_end")
        rows = player.page.locator("#side .coins").evaluate_all(
            """lists => lists.map((list) => {
                const tops = new Set([...list.children].map((coin) => coin.getBoundingClientRect().y))
                return [list.childElementCount, tops.size]
            })"""
        )
        assert max(rows)[0] >= 10
        assert all(tall == -(-number // 10) for number, tall in rows), rows
        board = player.page.locator("#side .honour-list")
        board.evaluate("node => { node.querySelector('.who').textContent = 'さくらのひめ' }")
        for part in (".badge", ".coins"):
            lefts = board.locator(part).evaluate_all("nodes => nodes.map((node) => node.getBoundingClientRect().x)")
            assert len(lefts) > 1
            assert len(set(lefts)) == 1, f"{part} stand in one column, whatever the names"
        assert board.locator(".who").first.evaluate("node => node.scrollWidth <= node.clientWidth + 1")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
def test_a_deal_that_nobody_plays_counts_nothing(browser: Browser, server: Server, size: Size) -> None:
    order = Order(parse({"preset": "standard", "set": {"auction.all_pass": "redeal"}}), bots=QUIET)
    with seated(browser, server, order, size, Taste()) as player:
        player.play("deal_end")
        assert player.page.locator(".result .title").inner_text() == "配り直し"
        words = ["宣言しなかったので", "配り直します", "動きません"]
        assert player.page.locator(".result .text").evaluate(BROKEN, words) == [[word, 1] for word in words]
        assert player.page.locator(".result table.scores").count() == 0
        assert "/" not in player.page.locator("#bar").inner_text().replace("局 /", "")
        assert player.page.locator(".coins").count() == 0


@pytest.mark.parametrize("bids", [0, 1], ids=["ally", "napoleon"])
def test_the_end_has_the_colour_of_the_viewers_side(browser: Browser, server: Server, bids: int) -> None:
    bots = QUIET if bids else (*QUIET[:3], "standard")
    order = Order(parse({"preset": "standard", "set": {"score.deals": 1}}), bots=bots)
    with seated(browser, server, order, DESKTOP, Taste(bids=bids, name="S2")) as player:
        player.play("match_end")
        title = player.page.locator(".result .title").last
        change = player.page.locator(".result tr", has=player.page.locator("th", has_text="あなた")).locator(".change")
        won = "plus" in (change.get_attribute("class") or "")
        assert ("won" if won else "lost") in (title.get_attribute("class") or "")


def test_the_higher_bids_have_a_button_with_room_around_it(browser: Browser, server: Server) -> None:
    with seated(browser, server, Order(parse({"preset": "standard", "set": {}}), bots=QUIET), TALL, Taste()) as player:
        player.glance()
        place = "node => node.getBoundingClientRect().toJSON()"
        panel, button, row = (
            player.page.locator(part).first.evaluate(place) for part in ("dialog.bid", '[data-do="higher"]', "[data-bid]")
        )
        assert button["height"] >= 44
        assert button["top"] - panel["top"] >= 8
        assert row["top"] - button["bottom"] >= 6


def test_what_is_refused_over_a_sheet_keeps_off_the_edges(browser: Browser, server: Server) -> None:
    with seated(browser, server, Order(parse({"preset": "standard", "set": {}}), bots=QUIET), TALL, Taste()) as player:
        player.glance()
        player.page.locator('[data-do="menu"]').tap()
        toast = player.page.locator("#sheet #toast")
        toast.evaluate("node => { node.textContent = 'この操作はまだ届いていません。もう一度お試しください。'.repeat(2) }")
        place = toast.bounding_box()
        assert place
        assert place["x"] >= 12
        assert place["x"] + place["width"] <= TALL.width - 12


@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=lambda size: size.name)
def test_a_new_card_shows_its_role_too(browser: Browser, server: Server, size: Size) -> None:
    widow_of_roles = 14995  # ♠A, ♥Q and ♣3 lie in the widow
    order = Order(parse({"preset": "standard", "set": {}}), bots=QUIET, seed=widow_of_roles)
    with seated(browser, server, order, size, Taste(bids=1, strain="S", name="HA")) as player:
        player.play("exchange")
        for code, role in {"SA": "マイティ", "HQ": "よろめき", "C3": "請求"}.items():
            card = player.page.locator(f'#layer [data-card="{code}"]')
            assert card.locator(".ribbon").inner_text() == role
            mark = card.locator(".new-mark")
            assert mark.inner_text() == "NEW"
            top = "node => node.getBoundingClientRect().top"
            bottom = "node => node.getBoundingClientRect().bottom"
            suit = card.evaluate("node => { const r = node.getBoundingClientRect(); return r.top + r.height / 2 }")
            assert suit <= mark.evaluate(top), "rank and suit stay free"
            assert mark.evaluate(bottom) <= card.locator(".ribbon").evaluate(top)
        others = player.page.locator("#layer [data-card] .new-mark:not(:empty)")
        assert others.count() == 3
