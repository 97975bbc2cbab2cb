"""What comes in between: the page is loaded again, the line or the server is gone for a while."""

import pytest
from playwright.sync_api import Browser

from napoleon.rules import parse
from tests.browser.orders import Order
from tests.browser.player import DESKTOP, PATIENCE, PHONE, Player, Taste, seated, visitor
from tests.web.server import Server

pytestmark = pytest.mark.browser
ORDER = Order(parse({"preset": "standard", "set": {"score.deals": 1}}), bots=("test-quiet",) * 4)
NAPOLEON = Taste(bids=1)


def shown(player: Player) -> str:
    """What a reader would find on the table."""
    told = player.glance()
    while told["holding"]:
        player.step(told)
        told = player.glance()
    bar, seats, hand, trick = (player.page.locator(part).inner_text() for part in ("#bar", "#seats", "#whys", "#trick"))
    # where a card lies is not compared: a page that was there all along keeps the gaps of played cards until the trick ends
    hooks = sorted(str(sorted(hook for hook in place["hooks"].items() if hook[0] != "x")) for place in told["places"])
    return "\n".join([bar, seats, hand, trick, *hooks])


@pytest.mark.parametrize("phase", ["auction", "naming", "exchange", "play", "match_end"])
def test_loaded_again(browser: Browser, server: Server, phase: str) -> None:
    with seated(browser, server, ORDER, PHONE, NAPOLEON) as player:
        player.play(phase)
        before = shown(player)
        player.page.reload()
        player.page.wait_for_selector("#table[data-seq]")
        assert shown(player) == before
        player.play()


def test_server_gone_and_back(browser: Browser, server: Server) -> None:
    with seated(browser, server, ORDER, DESKTOP, NAPOLEON) as player:
        player.play("play")
        for _ in range(9):
            player.step(player.glance())
        before = shown(player)
        strip = player.page.locator("#strip")
        assert not strip.is_visible()
        player.watch.offline = True
        server.stop()
        strip.wait_for(state="visible", timeout=PATIENCE)
        assert "接続が切れました" in strip.inner_text()
        hand = player.page.locator("[data-card]")
        assert hand.count() == before.count("('card'")  # the hand stays readable
        player.page.wait_for_selector('#table[data-busy="false"]')  # the strip has moved the cards a little
        legal = player.page.locator('[data-card][data-legal="true"]').first
        legal.click(position={"x": 15, "y": 20})
        assert player.page.locator("#toast").inner_text()
        server.start()
        strip.wait_for(state="hidden", timeout=PATIENCE)
        player.watch.offline = False
        player.page.wait_for_selector("#toast", state="hidden", timeout=PATIENCE)
        assert shown(player) == before
        player.play()
        match = server.story(player.page.url).match
        assert match is not None
        assert len(match.sheet) == 1


def test_two_pages_of_one_player(browser: Browser, server: Server) -> None:
    """Both show the same; what one does, the other sees."""
    with seated(browser, server, ORDER, DESKTOP, NAPOLEON) as player:
        player.play("play")
        page = player.page.context.new_page()
        page.goto(player.page.url)
        page.wait_for_selector("#table[data-seq]")
        other = Player(page, DESKTOP, player.watch, NAPOLEON)
        assert shown(other) == shown(player)
        other.play()
        player.after = -1
        player.play()
        assert shown(other) == shown(player)


def test_somebody_else_only_watches(browser: Browser, server: Server) -> None:
    with seated(browser, server, ORDER, DESKTOP, NAPOLEON) as player:
        player.play("play")
        with visitor(browser, server, DESKTOP) as (context, _):
            page = context.new_page()
            page.goto(player.page.url)
            page.wait_for_selector('#table[data-phase="play"]')
            assert page.locator("[data-card]").count() == 0
            assert page.locator("#panels dialog").count() == 0
            player.play()
            page.wait_for_selector('#table[data-phase="match_end"]', timeout=PATIENCE)
            assert page.locator("table.scores tbody tr").count() == 5


def test_a_trick_is_held_by_a_finger(browser: Browser, server: Server) -> None:
    with seated(browser, server, ORDER, DESKTOP, NAPOLEON) as player:
        player.play("play")
        while not (told := player.glance())["holding"]:
            player.step(told)
        page = player.page
        page.mouse.move(**told["trick"])
        page.mouse.down()
        page.wait_for_timeout(1500)
        assert page.locator("#table").get_attribute("data-holding") == "true"
        assert page.locator('[data-at="trick"]').count() == 5
        assert page.locator("#line.reason").inner_text()
        page.mouse.up()
        page.wait_for_selector("#table[data-holding=false]")
        player.play()
