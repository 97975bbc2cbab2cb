"""Worlds fit what a seat knows: the truth is always among them, nothing impossible is, and the weights are fair."""

import random
from collections import Counter

import numpy as np
import pytest

from napoleon.bots import dealing, random_bot
from napoleon.bots.machine import machine
from napoleon.bots.match_play import BotDeal
from napoleon.bots.worlds import hidden, sample
from napoleon.cards import CARD_COUNT, members
from napoleon.rules.sample import random_rules


@pytest.mark.parametrize("seed", range(12))
def test_the_truth_is_allowed_and_every_world_fits(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    deal = BotDeal(rules, [random_bot.choose] * rules.players, rng)
    looked = 0
    while not deal.state.over:
        if rng.random() < 0.3:
            seat = rng.choice(deal.state.turn)
            view = deal.views[seat]
            what = hidden(view)
            assert sum(what.slots) == len(what.cards)
            for card, places in zip(what.cards, what.allowed, strict=True):
                holders = [s for s in range(rules.players) if deal.state.hands[s] >> card & 1] or [rules.players]
                assert places >> holders[0] & 1, "the true holder is barred"
            worlds = sample(view, 8, seed)
            assert len(worlds)
            for hands in worlds.hands.tolist():
                assert hands[seat] == view.hands[seat]
                assert [hand.bit_count() for hand in hands[: rules.players]] == list(view.counts)
                cards = [card for hand in hands for card in members(hand)]
                assert len(cards) == len(set(cards))
            looked += 1
        deal.step()
    assert looked


def test_the_weights_make_bound_deals_fair() -> None:
    # three cards, the first bound to place 0: by hand there are two deals that fit, both equally likely
    cards, allowed, slots = np.array([5, 6, 7]), np.array([1, 3, 3]), np.array([2, 1])
    hands, logs = np.zeros((4000, 2), dtype=np.int64), np.zeros(4000)
    lean = np.ones(2 * CARD_COUNT)
    assert dealing.deal_worlds(cards, allowed, lean, slots, slots.copy(), 4000, 9000, 3, hands, logs) == 4000
    weights: Counter[int] = Counter()
    for hand, log in zip(hands[:, 1].tolist(), logs.tolist(), strict=True):
        weights[hand] += np.exp(log)
    assert set(weights) == {1 << 6, 1 << 7}
    assert abs(weights[1 << 6] / sum(weights.values()) - 0.5) < 0.05


def test_plain_and_compiled_deal_alike() -> None:
    assert machine().fast, "the tests install Numba"
    lean = np.linspace(0.5, 2.0, 3 * CARD_COUNT)
    cards, allowed, slots = np.arange(9), np.array([7, 3, 5, 7, 7, 6, 7, 7, 7]), np.array([3, 3, 3])
    results = []
    for module in (dealing, machine().dealing):
        hands, logs = np.zeros((200, 3), dtype=np.int64), np.zeros(200)
        made = module.deal_worlds(cards, allowed, lean, slots, slots.copy(), 200, 5000, 11, hands, logs)
        results.append((made, hands.tolist(), logs.tolist()))
    (plain, plain_hands, plain_logs), (compiled, compiled_hands, compiled_logs) = results
    assert plain == compiled
    assert plain_hands == compiled_hands
    assert plain_logs == pytest.approx(compiled_logs)


def test_the_same_seed_gives_the_same_worlds() -> None:
    rng = random.Random(5)
    rules = random_rules(rng)
    deal = BotDeal(rules, [random_bot.choose] * rules.players, rng)
    seat = deal.state.turn[0]
    first, again, other = (sample(deal.views[seat], 30, seed) for seed in (1, 1, 2))
    assert first.hands.tolist() == again.hands.tolist()
    assert first.hands.tolist() != other.hands.tolist()
