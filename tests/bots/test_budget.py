"""A budget in time is kept whatever a world takes, and looking at scores cheaply changes none."""

import random

import pytest

from napoleon.bots.budget import Budget
from napoleon.bots.outcome import EDGE, FIRST, scores_by_honours
from napoleon.deal.scoring import score
from napoleon.deal.state import State
from napoleon.rules import Bid
from napoleon.rules.sample import random_rules


class Clock:
    """A clock that moves when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("each", [0.00001, 0.001, 0.004, 0.03, 0.12])
def test_chunks_end_in_time(each: float) -> None:
    clock = Clock()
    budget = Budget(0.2, clock=clock)
    seen = 0
    for first, last in budget.chunks(4000):
        assert first == seen
        seen = last
        clock.now += each * (last - first)
    assert 1 <= seen <= 4000
    assert clock.now - budget.begun <= 0.2
    assert seen == 4000 or each * (seen + 2) > 0.1, "time was left"


def test_a_world_that_takes_longer_than_all_the_time_is_the_last() -> None:
    clock = Clock()
    worlds = []
    for chunk in Budget(0.02, clock=clock).chunks(50):
        worlds.append(chunk)
        clock.now += 0.5
    assert worlds == [(0, 1)]


def test_worlds_make_the_same_chunks_on_any_clock() -> None:
    chunks = list(Budget(worlds=40).chunks(40))
    assert chunks == [(0, 8), (8, 24), (24, 40)]


@pytest.mark.parametrize("seed", range(40))
def test_scores_by_honours_are_the_scores(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    if not rules.sides:
        return
    for alone in (False, True):
        contract = Bid(1, rng.randint(max(1, rules.auction.minimum), rules.honour_count))
        table = scores_by_honours(rules, contract, alone, None, None)
        stake = None
        for number in range(rules.honour_count + 1):
            honours = (number, 0, rules.honour_count - number, *[0] * (rules.players - 3))
            adjutant = None if alone else 1
            done = State(rules, napoleon=0, adjutant=adjutant, contract=contract, honours=honours)
            found = score(done).scores
            ramp = table[FIRST][number] - found[0]
            if number != contract.number:
                stake = stake or ramp / (EDGE * (number - contract.number))
                assert ramp == pytest.approx(EDGE * stake * (number - contract.number))
            else:
                assert ramp == pytest.approx(0)
            assert table[2][number] == pytest.approx(found[2] - ramp)
