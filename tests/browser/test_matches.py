"""Whole matches of three deals under every preset, played by clicks alone on a phone and on a large screen."""

import pytest
from playwright.sync_api import Browser

from napoleon.rules import PRESETS, parse
from tests.browser.orders import Order
from tests.browser.player import SIZES, Size, Taste, seated
from tests.web.server import Server

pytestmark = pytest.mark.browser
DEALS = 3


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("name", PRESETS)
def test_match(browser: Browser, server: Server, name: str, size: Size) -> None:
    order = Order(parse({"preset": name, "set": {"score.deals": DEALS}}), seed=PRESETS.index(name))
    language = "en" if size.touch else "ja"
    with seated(browser, server, order, size, Taste(bids=8 if size.touch else 2), language) as player:
        player.play()
        story = server.story(player.page.url)
        assert story.match is not None
        assert story.match.over
        assert len(story.match.sheet) == DEALS
        assert player.page.locator(".ranking li").count() == order.rules.players
        totals = [int(text.replace("−", "-")) for text in player.page.locator("table.scores td:last-child").all_inner_texts()]
        assert totals == list(story.match.totals)
        assert player.seen >= {"auction", "bid", "play", "deal_end", "match_end", "result"}
        if size.touch:
            assert player.seen >= {"naming", "exchange"}
