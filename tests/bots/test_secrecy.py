"""A choice hangs on nothing but what the seat sees: cards that it cannot see may change places."""

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from napoleon.bots import random_bot, simple
from napoleon.bots.match_play import BotDeal
from napoleon.cards import members
from napoleon.deal.events import Dealt, Event
from napoleon.deal.evolve import fold
from napoleon.deal.state import State
from napoleon.rules import preset


def swapped(events: Sequence[Event], a: tuple[int, int], b: tuple[int, int]) -> list[Event]:
    """The same events with two cards changed about in the hands as dealt; each pair is (seat, card)."""
    first = events[0]
    assert isinstance(first, Dealt)
    change = {a[1]: b[1], b[1]: a[1]}
    hands = tuple(
        tuple(change.get(card, card) for card in hand) if seat in (a[0], b[0]) else hand
        for seat, hand in enumerate(first.hands)
    )
    return [replace(first, hands=hands), *events[1:]]


@pytest.mark.parametrize("name", ["standard", "gamefarm", "party"])
def test_hidden_cards_change_nothing(name: str) -> None:
    rules, rng = preset(name), random.Random(name)
    compared = 0
    for number in range(6):
        deal = BotDeal(rules, [simple.choose] * 4 + [random_bot.choose], rng, number % 5)
        while not deal.state.over:
            seat = deal.state.turn[0]
            hidden = [
                (s, c)
                for s in range(5)
                if s not in (seat, deal.state.napoleon)
                for c in members(deal.state.hands[s] & deal.state.dealt[s])
            ]
            if hidden:
                a = rng.choice(hidden)
                b = rng.choice(hidden)
                if a[0] != b[0]:
                    view = deal.views[seat]
                    other = fold(State(rules), [event.masked(seat) for event in swapped(deal.events, a, b)])
                    assert other == view
                    choice = simple.choose(view, seat, random.Random(number))
                    assert simple.choose(other, seat, random.Random(number)) == choice
                    compared += 1
            deal.step()
    assert compared > 100


def test_the_same_seed_plays_the_same_deal() -> None:
    rules = preset("standard")
    first, second = (BotDeal(rules, [simple.choose] * 5, random.Random(7)) for _ in range(2))
    while not first.state.over:
        first.step()
        second.step()
    assert first.events == second.events
