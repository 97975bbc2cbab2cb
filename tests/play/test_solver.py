"""The solver answers as plain exhaustive search does, under any rules, whole tricks or not, compiled or plain."""

import random

import pytest

from bench.positions import dealt, played
from napoleon.cards import CARDS, CLUBS, mask
from napoleon.play.solver import OpenPosition, Solution, Verdict, can_reach, many_reach, moves_reach, solve, value_of
from napoleon.play.trick import Played
from napoleon.rules import PRESETS, RuleSet, preset
from napoleon.rules.sample import random_rules
from tests.play.exhaustive import Reference


@pytest.fixture(scope="module")
def reference() -> Reference:
    return Reference()


def rule_sets(count: int, fixed: dict[str, object] | None = None) -> list[RuleSet]:
    rng = random.Random(7)
    return [preset(name) for name in PRESETS] + [random_rules(rng, fixed) for _ in range(count)]


@pytest.mark.parametrize("number", range(60))
def test_it_agrees_with_exhaustive_search(reference: Reference, number: int) -> None:
    rng = random.Random(number)
    rules = rng.choice(rule_sets(0)) if number % 4 == 0 else random_rules(rng)
    for _ in range(6):
        start = dealt(rng, rules, rng.choice((2, 3, 3)))
        places = [start, *played(rng, start, rules.players - 1)]
        position = rng.choice(places)
        value = reference.value(position)
        assert value_of(position) == value
        assert can_reach(position, value) is Verdict.YES
        assert can_reach(position, value + 1) is Verdict.NO


@pytest.mark.parametrize("number", range(30))
def test_every_move_has_its_value(reference: Reference, number: int) -> None:
    rng = random.Random(1000 + number)
    rules = random_rules(rng, {"joker.wild": True, "table.jokers": 2} if number % 5 == 0 else None)
    start = dealt(rng, rules, 2)
    position = rng.choice([start, *played(rng, start, rules.players - 1)])
    solution = solve(position)
    assert list(solution.moves) == position.moves()
    whole = reference.value(position)
    assert solution.value == whole
    wanted = reference.moves(position)
    assert solution.moves == wanted
    need = rng.randint(1, 4)
    (verdicts,) = moves_reach([position], [need])
    assert {play: verdict is Verdict.YES for play, verdict in verdicts.items()} == {
        play: value >= need for play, value in wanted.items()
    }


def test_without_numba_it_says_the_same() -> None:
    rng = random.Random(3)
    for _ in range(8):
        position = dealt(rng, random_rules(rng), 2)
        assert solve(position, plain=True) == solve(position)
        assert value_of(position, plain=True) == value_of(position)


def test_a_limit_gives_unknown_and_always_the_same() -> None:
    rng = random.Random(4)
    rules = preset("standard")
    positions = [dealt(rng, rules, 6) for _ in range(12)]
    positions = [position for position in positions if position.trump == positions[0].trump]
    needs = [5] * len(positions)
    few = many_reach(positions, needs, nodes=300)
    assert Verdict.UNKNOWN in few
    many_reach(positions[::-1], needs)
    assert many_reach(positions, needs, nodes=300) == few
    full = many_reach(positions, needs)
    assert all(one in (other, Verdict.UNKNOWN) for one, other in zip(few, full, strict=True))
    limited = solve(positions[0], nodes=1)
    assert limited.value is None
    assert limited.best() == []


def test_worlds_of_one_decision() -> None:
    rng = random.Random(5)
    position = dealt(rng, preset("standard"), 4)
    seat = position.to_act
    others = [other for other in range(5) if other != seat]
    pool = [card for other in others for card in range(54) if position.hands[other] >> card & 1]
    worlds = []
    for _ in range(5):
        rng.shuffle(pool)
        hands = [0] * 5
        hands[seat] = position.hands[seat]
        for place, other in enumerate(others):
            hands[other] = mask(pool[4 * place : 4 * place + 4])
        worlds.append(
            OpenPosition(position.rules, position.trump, position.trick, position.leader, tuple(hands), position.side)
        )
    answers = moves_reach(worlds, [3] * 5)
    for world, verdicts in zip(worlds, answers, strict=True):
        (alone,) = moves_reach([world], [3])
        assert verdicts == alone


def test_the_mighty_is_lost_to_its_killer_only_when_led_into_it() -> None:
    """Led, ♠A falls to ♥Q with both honours; a heart makes ♥Q follow suit before it meets ♠A."""
    rules = preset("standard")
    hands = tuple(mask(CARDS[code] for code in codes.split()) for codes in ("SA H5", "HQ D2", "S3 D3", "S4 D4", "S5 D5"))
    position = OpenPosition(rules, CLUBS, 9, 0, hands, side=0b00010)
    assert solve(position) == Solution(1, {Played(CARDS["SA"]): 2, Played(CARDS["H5"]): 1})
    assert solve(position).best() == [Played(CARDS["H5"])]
