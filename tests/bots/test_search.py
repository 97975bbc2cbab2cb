"""The searching bots: legal under any rules, repeatable, and blind to what their seat does not see."""

import random
import subprocess
import sys

import pytest

from napoleon.bots import random_bot, simple
from napoleon.bots.levels import CHOICE, make, read_spec
from napoleon.bots.match_play import BotDeal
from napoleon.deal.evolve import fold
from napoleon.deal.state import State
from napoleon.rules import RuleSet, preset
from napoleon.rules.sample import random_rules
from tests.bots.test_legality import deals, rule_sets
from tests.bots.test_secrecy import swapped

TINY = make(read_spec("master@4w"))


@pytest.mark.parametrize("rules", rule_sets(), ids=range(27))
def test_search_is_legal(rules: RuleSet) -> None:
    deals(rules, [TINY if seat < 2 else random_bot.choose for seat in range(rules.players)], 2, 2)


@pytest.mark.parametrize("seed", range(1000, 1030))
def test_search_is_legal_under_random_rules(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    deals(rules, [TINY if seat % 2 else simple.choose for seat in range(rules.players)], 1, seed)


def test_the_same_seed_and_worlds_give_the_same_moves() -> None:
    rules = preset("standard")
    first, second = (BotDeal(rules, [make(read_spec("strong@12w"))] * 5, random.Random(7)) for _ in range(2))
    while not first.state.over:
        first.step()
        second.step()
    assert first.events == second.events


def test_hidden_cards_change_nothing() -> None:
    rules, rng = preset("standard"), random.Random(3)
    compared = 0
    for number in range(2):
        deal = BotDeal(rules, [simple.choose] * 5, rng, number % 5)
        while not deal.state.over:
            seat = deal.state.turn[0]
            others = [s for s in range(5) if s not in (seat, deal.state.napoleon)]
            hidden = [(s, c) for s in others for c in range(54) if deal.state.hands[s] & deal.state.dealt[s] & 1 << c]
            if len({s for s, _ in hidden}) > 1:
                a, b = rng.choice(hidden), rng.choice(hidden)
                if a[0] != b[0]:
                    view = deal.views[seat]
                    other = fold(State(rules), [event.masked(seat) for event in swapped(deal.events, a, b)])
                    assert other == view
                    assert TINY(other, seat, random.Random(5)) == TINY(view, seat, random.Random(5))
                    compared += 1
            deal.step()
    assert compared > 20


@pytest.mark.parametrize("level", CHOICE)
def test_every_level_plays_a_deal(level: str) -> None:
    spec = level if level in ("beginner", "simple") else f"{level}@4w"
    deals(preset("gamefarm"), [make(read_spec(spec))] * 5, 1, 9)


def test_machine_code_read_back_from_disk_works() -> None:
    """The first process may compile, the second reads what the first kept."""
    for _ in range(2):
        done = subprocess.run([sys.executable, "-c", "from napoleon.bots.warm import warm_up; warm_up()"], check=False)
        assert done.returncode == 0
