"""Looking ahead gains: no world ends worse for the seat that does than when it plays by the policy, and many end better."""

import random

import pytest

from napoleon.bots import simple
from napoleon.bots.budget import Budget
from napoleon.bots.lookahead import SETTLED, honours_of, play_ahead, worth_row
from napoleon.bots.match_play import BotDeal, play_deal
from napoleon.bots.position import NAPOLEON, SIDE, book_of, empty_room
from napoleon.bots.rollouts import begin
from napoleon.bots.root import root_of
from napoleon.bots.search_play import outlook
from napoleon.deal.state import State
from napoleon.rules import PRESETS, RuleSet, preset
from napoleon.rules.compile import compile_tables


def positions(rules: RuleSet, seed: str) -> list[State]:
    """Moments in the middle of deals among simple bots."""
    rng = random.Random(seed)
    found: list[State] = []
    while len(found) < 12:
        deal = BotDeal(rules, [simple.choose] * rules.players, rng)
        while not deal.state.over:
            if deal.state.phase == "play" and deal.state.tricks and rng.random() < 0.06:
                found.append(deal.state)
            deal.step()
    return found


def end(state: State, seat: int, looks: int) -> float:
    """What the deal is worth to the seat when everybody plays on."""
    tables, book = compile_tables(state.rules, state.trump), book_of(state.rules, state.trump)
    ahead = outlook(state, seat, state.betrayed, state.perfect, looks)
    room, root = empty_room(), root_of(state, seat, state.betrayed)
    begin(tables, book, room, root, [*state.hands, state.discards], 0)
    row = worth_row(book, room, ahead, root.gone)
    play_ahead(tables, book, room, empty_room(), ahead, root.gone)
    return ahead.worth[row + honours_of(book, room, seat)]


@pytest.mark.parametrize("name", PRESETS)
def test_looking_ahead_gains(name: str) -> None:
    rules, gains = preset(name), 0
    for state in positions(rules, name):
        for seat in range(rules.players):
            stake = outlook(state, seat, state.betrayed, state.perfect, 0).stake
            plain, some, all_ = (end(state, seat, looks) for looks in (0, 2, 20))
            # what is settled is left to the policy
            assert some >= plain - SETTLED * stake
            assert all_ >= plain - SETTLED * stake
            gains += all_ > plain + SETTLED * stake
    assert gains >= 2


@pytest.mark.parametrize("name", ["standard", "gamefarm"])
def test_the_outlook_is_what_the_deal_scores(name: str) -> None:
    rules, rng = preset(name), random.Random(name)
    seen: set[str] = set()
    while len(seen) < 3:
        state = play_deal(rules, [simple.choose] * 5, rng)
        if state.result is None or state.result.napoleon is None or state.contract is None:
            continue
        book, room = book_of(rules, state.trump), empty_room()
        side = sum(1 << seat for seat in state.result.side)
        room.now[SIDE], room.now[NAPOLEON] = side, state.result.napoleon
        total = sum(state.honours[seat] for seat in state.result.side)
        for seat in range(5):
            ahead = outlook(state, seat, None, None, 0)
            row = worth_row(book, room, ahead, 0)
            assert abs(ahead.worth[row + total] - state.result.scores[seat]) <= SETTLED * ahead.stake
            seen.add("ally" if not side >> seat & 1 else "napoleon" if seat == state.result.napoleon else "adjutant")


def test_time_says_how_far_to_look() -> None:
    looks = [Budget(seconds, ahead=20).looks(10, 10) for seconds in (0.01, 0.15, 0.5, 1.5)]
    assert looks == sorted(looks)
    assert looks[0] < looks[2] == looks[3] == 20
    assert Budget(worlds=5, ahead=20).looks(10, 10) == 20
    assert Budget(60.0).looks(10, 10) == 0
