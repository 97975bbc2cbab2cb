"""Matches: who deals, what counts, what is carried on, who wins."""

import random

import pytest

from napoleon.bots import random_bot
from napoleon.bots.match_play import play_deal
from napoleon.deal import State
from napoleon.deal.match import Match
from napoleon.rules import RuleSet, parse


def rules_with(**options: object) -> RuleSet:
    return parse({"preset": "standard", "set": {name.replace("__", "."): value for name, value in options.items()}})


def finished(rules: RuleSet, seed: str, redeal: bool = False) -> State:
    """A deal by random bots that was scored, or that nobody bid in."""
    rng = random.Random(seed)
    while True:
        state = play_deal(rules, [random_bot.choose] * rules.players, rng)
        if (state.result is None) == redeal:
            return state


def test_the_deal_passes_clockwise_and_scores_add_up() -> None:
    rules = rules_with(score__deals=7)
    match, totals = Match(rules, dealer=3), [0] * 5
    for number in range(1, 8):
        assert (match.number, match.dealer, match.over) == (number, (3 + number - 1) % 5, False)
        deal = finished(rules, f"deal {number}")
        match = match.after(deal)
        assert deal.result is not None
        totals = [total + change for total, change in zip(totals, deal.result.scores, strict=True)]
        assert match.totals == tuple(totals)
        assert match.previous == (deal.napoleon, deal.result.adjutant)
        assert match.sheet[-1].contract == deal.contract
        assert (match.sheet[-1].number, match.sheet[-1].dealer) == (number, (3 + number - 1) % 5)
    assert match.over
    assert match.number == 7
    assert [line.totals for line in match.sheet][-1] == match.totals


@pytest.mark.parametrize(("way", "dealer"), [("next", 3), ("same", 2)])
def test_a_redeal_is_no_deal(way: str, dealer: int) -> None:
    rules = rules_with(table__redeal_dealer=way, score__deals=2)
    match = Match(rules, dealer=1).after(finished(rules, "one"))
    after = match.after(finished(rules, "nobody", redeal=True))
    assert match.dealer == 2
    assert after.dealer == dealer
    assert (after.number, after.redeals, after.totals, after.previous) == (2, 1, match.totals, match.previous)
    assert len(after.sheet) == 1


def test_ties_share_a_place() -> None:
    match = Match(rules_with(), dealer=0)
    assert [(place.place, place.seat) for place in match.ranking()] == [(1, seat) for seat in range(5)]
    assert match.winners() == (0, 1, 2, 3, 4)
    free = parse({"preset": "standard", "set": {"mode": "free_for_all", "score.deals": 1}})
    after = Match(free, 0).after(finished(free, "alone"))
    best = max(after.totals)
    assert after.winners() == tuple(seat for seat in range(5) if after.totals[seat] == best)
    for place in after.ranking():
        assert place.place == 1 + sum(total > place.total for total in after.totals)
    assert after.previous is None


def test_a_deal_that_goes_on_is_not_counted() -> None:
    with pytest.raises(ValueError, match="goes on"):
        Match(rules_with(), 0).after(State(rules_with(), phase="play"))
