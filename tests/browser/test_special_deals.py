"""Deals with everything that is seldom: played by clicks alone, on a phone in Japanese and on a large screen in English."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser

from napoleon.deal import State
from napoleon.deal import events as ev
from napoleon.rules import parse
from napoleon.table.story import Story
from tests.browser.orders import Order
from tests.browser.player import SIZES, Size, Taste, seated
from tests.web.server import Server

pytestmark = pytest.mark.browser

# strong enough for any contract
STRONG = "SA SK SQ SJ CJ HA DA"


@dataclass(frozen=True)
class Case:
    """A deal, how it is played, and what must have happened in it."""

    rules: dict[str, Any]
    taste: dict[str, Any] = field(default_factory=dict)
    order: dict[str, Any] = field(default_factory=dict)
    came: Callable[[State, Story], bool] = lambda *_: True
    seen: str = ""
    preset: str = "standard"


def led_joker(deal: State) -> bool:
    return any(trick.plays[0].card >= 52 and trick.leader == 0 and trick.plays[0].called is not None for trick in deal.tricks)


def named_joker(deal: State) -> bool:
    return any(play.named is not None for trick in deal.tricks for play in trick.plays)


def events(story: Story, kind: type[ev.Event]) -> list[ev.Event]:
    return [happening.event for happening in story.happened if isinstance(happening.event, kind)]


QUIET = {"bots": ("test-quiet",) * 6}

CASES = {
    "four": Case({"table.players": 4}, {"bids": 1}, QUIET, lambda deal, _: deal.players == 4, "exchange"),
    "six": Case({"table.players": 6}, came=lambda deal, _: deal.players == 6),
    "seven": Case({"table.players": 7}, {"bids": 9}, came=lambda deal, _: deal.players == 7),
    "two-jokers": Case(
        {"table.jokers": 2},
        {"bids": 1, "late": "JO JX"},
        QUIET | {"mine": "JO JX SA"},
        lambda deal, _: deal.napoleon == 0,
        "exchange",
    ),
    "led-joker": Case(
        {"joker.lead": "choose_suit"},
        {"bids": 1, "early": "JO"},
        QUIET | {"mine": "JO"},
        lambda deal, _: led_joker(deal),
        "joker",
    ),
    "wild-joker": Case(
        {"joker.wild": True}, {"bids": 1, "early": "JO"}, QUIET | {"mine": "JO"}, lambda deal, _: named_joker(deal), "joker"
    ),
    "no-trump": Case(
        {"auction.no_trump": "high"},
        {"bids": 1, "strain": "N"},
        QUIET,
        lambda deal, _: deal.contract is not None and deal.contract.strain is None,
    ),
    "first-come": Case({"auction.order": "free"}, {"bids": 3}),
    "first-come-silent": Case({"auction.order": "free"}, {"bids": 0}, {"bots": ("test-club-ten",)}, seen="play"),
    "adjutant-betrays": Case(
        {"betrayal.adjutant_card": "CT"},
        {"late": "CT"},
        {"mine": "CT", "bots": ("test-club-ten", "test-quiet", "test-quiet", "test-quiet")},
        lambda deal, _: deal.betrayed == "adjutant" and deal.adjutant == 0,
        "question",
    ),
    "adjutant-stays": Case(
        {"betrayal.adjutant_card": "CT"},
        {"early": "CT", "yes": False},
        {"mine": "CT", "bots": ("test-club-ten", "test-quiet", "test-quiet", "test-quiet")},
        lambda deal, _: deal.betrayed is None and deal.adjutant == 0,
        "question",
    ),
    "napoleon-betrays": Case(
        {"betrayal.napoleon": True},
        {"bids": 1, "name": "HA", "late": "CT JO"},
        QUIET | {"mine": "CT JO", "theirs": "HA"},
        lambda deal, _: deal.betrayed == "napoleon" and deal.napoleon == 0,
        "question",
    ),
    "perfect": Case(
        {"win.perfect_call": True},
        {"bids": 1, "strain": "S"},
        QUIET | {"mine": STRONG},
        lambda deal, story: deal.perfect is True and len(events(story, ev.PerfectAnswered)) == 1,
        "question",
    ),
    "no-perfect": Case(
        {"win.perfect_call": True},
        {"bids": 1, "yes": False},
        QUIET,
        lambda deal, story: deal.perfect is False and len(events(story, ev.PerfectAnswered)) == 1,
        "question",
    ),
    "gift": Case(
        {"exchange.honours_to": "gift"},
        {"bids": 1, "late": "S7 S8 S9 S6 S5 S4"},
        QUIET | {"mine": "SA SK SQ HA HK DA S7 S8 S9"},
        lambda deal, _: deal.receiver is not None,
        "exchange",
    ),
    "fewest-honours": Case(
        {"exchange.honours_to": "forbidden", "exchange.most_taken": 1}, {"bids": 1}, QUIET | {"mine": STRONG}, seen="exchange"
    ),
    "all-alone": Case({"mode": "free_for_all"}, came=lambda deal, _: deal.napoleon is None),
}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
@pytest.mark.parametrize("name", CASES)
def test_deal(browser: Browser, server: Server, name: str, size: Size) -> None:
    case = CASES[name]
    rules = parse({"preset": case.preset, "set": {"score.deals": 1} | case.rules})
    language = "ja" if size.touch else "en"
    with seated(browser, server, Order(rules, **case.order), size, Taste(**case.taste), language) as player:
        player.play()
        story = server.story(player.page.url)
        assert story.deal is not None
        assert case.came(story.deal, story), (story.deal, player.seen)
        assert story.match is not None
        assert len(story.match.sheet) == 1
        assert player.page.locator("table.scores tbody tr").count() == rules.players
        assert player.seen >= {"play", "match_end", *case.seen.split()}


def test_a_deal_that_nobody_bid_in_promises_no_other_hands(browser: Browser, server: Server) -> None:
    order = Order(parse({"preset": "standard", "set": {}}), bots=("test-quiet",) * 4)
    with seated(browser, server, order, SIZES[0], Taste()) as player:
        player.play("deal_end")
        result = player.page.locator("#panels dialog.result")
        assert "配り直し" in result.inner_text()
        assert "全員の手札" not in result.inner_text()
        assert result.locator(".open-row").count() == 1
