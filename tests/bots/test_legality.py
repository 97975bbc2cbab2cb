"""No bot ever does what the rules do not allow: `decide` would raise."""

import random
from collections import Counter

import pytest

from napoleon.bots import random_bot, simple
from napoleon.bots.match_play import Bot, play_deal
from napoleon.deal.actions import Action, Betray, Discard, MakeBid, Name, Pass, Perfect, PlayCard
from napoleon.deal.state import State
from napoleon.rules import PRESETS, RuleSet, parse
from napoleon.rules.sample import random_rules

KINDS = (MakeBid, Pass, Name, Discard, Perfect, Betray, PlayCard)
EXTRA = [
    {"table.players": 4, "table.jokers": 2, "auction.order": "free", "exchange.most_taken": 2, "auction.minimum": 9},
    {"table.players": 6, "auction.no_trump": "high", "auction.closing": "all_pass", "adjutant.own_card": False},
    {"table.players": 7, "table.jokers": 0, "auction.no_trump": "low", "auction.reentry": False, "win.perfect_call": True},
    {"auction.order": "free", "auction.closing": "all_pass", "auction.reentry": False, "auction.opener_must_bid": True},
    {"auction.order": "free", "auction.opener_must_bid": True, "auction.minimum": 1, "exchange.honours_to": "gift"},
    {"adjutant.named": "after_exchange", "adjutant.own_card": False, "exchange.honours_to": "forbidden"},
    {"exchange.honours_to": "forbidden", "exchange.most_taken": 1, "exchange.discards_shown": "none"},
    {"exchange.honours_to": "gift", "exchange.discards_shown": "none", "betrayal.napoleon": True, "auction.minimum": 8},
    {"joker.wild": True, "table.jokers": 2, "betrayal.adjutant_card": "CT", "win.perfect_call": True},
    {"auction.all_pass": "expose_widow", "auction.exposed_minimum": 11, "exchange.widow_shown": True},
    {"auction.all_pass": "widow_jack", "joker.belongs": "trump"},
    {"auction.all_pass": "mighty_holder", "play.mighty_belongs": "none", "joker.lead": "next_card"},
    {"auction.all_pass": "opener_forced", "play.ura_belongs": "trump", "joker.first_lead": False},
    {"auction.all_pass": "previous_napoleon", "auction.opener": "previous_napoleon", "auction.minimum": 15},
    {"auction.all_pass": "previous_adjutant", "auction.raise": "more_points_after_round_one", "auction.minimum": 15},
    {"play.suits_rank": "SHCD", "play.first_trick_bans": ["joker", "trump"], "play.opening_lead_bans": ["spade"]},
    {"joker.lead": "call_trump", "joker.no_trump_honours": True, "joker.led_otherwise": "never"},
    {"mode": "free_for_all", "table.players": 4, "table.jokers": 0, "table.hand_size": 13, "play.strength": ["trump"]},
    {"mode": "free_for_all", "joker.wild": True},
    {"table.hand_size": 1, "table.players": 4, "table.jokers": 0, "table.removed": list("23456789TJ"), "auction.minimum": 1,
     "auction.forced_bid": "S3", "play.strength": ["mighty", "trump"]},
    {"win.all_honours": "loses", "table.honours": "AKQJT3", "score.method": "formula"},
    {"score.method": "table", "win.all_honours": "loses_unless_bid", "table.removed": ["2"], "table.hand_size": 9,
     "play.strength": ["mighty", "joker", "trump"]},
]  # fmt: skip


def rule_sets() -> list[RuleSet]:
    presets = [parse({"preset": name, "set": {}}) for name in PRESETS]
    return presets + [parse({"preset": None, "set": changes}) for changes in EXTRA]


def deals(rules: RuleSet, bots: list[Bot], count: int, seed: int) -> Counter[type]:
    kinds: Counter[type] = Counter()

    def watch(_full: State, _view: State, action: Action) -> None:
        kinds[type(action)] += 1

    rng, previous = random.Random(seed), None
    for number in range(count):
        done = play_deal(rules, bots, rng, number % rules.players, previous, watch)
        if done.napoleon is not None:
            previous = done.napoleon, done.adjutant
    return kinds


@pytest.mark.parametrize("rules", rule_sets(), ids=range(27))
def test_random_bots_are_legal(rules: RuleSet) -> None:
    deals(rules, [random_bot.choose] * rules.players, 4, 1)


@pytest.mark.parametrize("rules", rule_sets(), ids=range(27))
def test_simple_bots_are_legal(rules: RuleSet) -> None:
    deals(rules, [simple.choose] * rules.players, 2, 2)
    mixed: list[Bot] = [simple.choose if seat % 2 else random_bot.choose for seat in range(rules.players)]
    deals(rules, mixed, 4, 3)


@pytest.mark.parametrize("seed", range(60))
def test_bots_are_legal_under_random_rules(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    deals(rules, [simple.choose if seat % 3 else random_bot.choose for seat in range(rules.players)], 3, seed)
    deals(rules, [simple.choose] * rules.players, 1, seed)


def test_the_random_bot_reaches_every_kind_of_action() -> None:
    rules = parse(
        {
            "preset": "standard",
            "set": {
                "auction.minimum": 1,
                "table.players": 4,
                "win.perfect_call": True,
                "betrayal.napoleon": True,
                "betrayal.adjutant_card": "CT",
            },
        }
    )
    kinds = deals(rules, [random_bot.choose] * 4, 120, 4)
    assert [kind.__name__ for kind in KINDS if not kinds[kind]] == []
