"""Random rule sets reach every option, every value, and pairs of them."""

import itertools
import random
from collections import Counter

import pytest

from napoleon.rules import OPTIONS, RuleSet, dump, parse
from napoleon.rules.families.killers import PLACES, TARGETS
from napoleon.rules.sample import random_rules

DRAWS = 2500


@pytest.fixture(scope="module")
def drawn() -> list[RuleSet]:
    rng = random.Random(20)
    return [random_rules(rng) for _ in range(DRAWS)]


def test_every_named_value_occurs(drawn: list[RuleSet]) -> None:
    seen = Counter(value for rules in drawn for value in _values(rules))
    for option, item in OPTIONS.items():
        for name in item.kind.names():
            assert seen[f"{option}={name}"] >= 10, (option, name)


def test_every_number_card_and_place_occurs(drawn: list[RuleSet]) -> None:
    assert {rules.players for rules in drawn} == {4, 5, 6, 7}
    assert {rules.jokers.bit_count() for rules in drawn} == {0, 1, 2}
    assert {rules.widow_size for rules in drawn} == set(range(9))
    assert {rules.hand_size for rules in drawn} >= set(range(5, 14))
    assert {rules.honour_count for rules in drawn} >= {20, 24}
    assert {rules.auction.minimum for rules in drawn} >= set(range(1, 20))
    assert {len(rules.auction.suit_order) for rules in drawn} == {4}
    assert len({rules.auction.suit_order for rules in drawn}) == 24
    assert len({rules.play.suits_rank for rules in drawn}) == 25
    assert {rules.auction.forced_bid.strain for rules in drawn} == {None, 0, 1, 2, 3}
    killers = {(k.target, k.place, k.only_after) for rules in drawn for k in rules.killers.killers}
    assert killers == set(itertools.product(TARGETS, PLACES, (False, True)))
    assert {call.target for rules in drawn for call in rules.calls.calls} == {"joker", "mighty"}
    assert {rules.play.strength[0] for rules in drawn} >= {"joker", "joker_led", "same_two", "ura_jack", "sei_jack", "trump"}
    assert any(rules.score.method == "custom" for rules in drawn)


def test_pairs_of_values_occur(drawn: list[RuleSet]) -> None:
    """Few pairs of named values of two options never meet: those that contradict, and rare ones."""
    singles = {f"{option}={name}" for option, item in OPTIONS.items() for name in item.kind.names()}
    met: set[tuple[str, str]] = set()
    for rules in drawn:
        met.update(itertools.combinations(sorted(_values(rules) & singles), 2))
    possible = [pair for pair in itertools.combinations(sorted(singles), 2) if pair[0].split("=")[0] != pair[1].split("=")[0]]
    assert len(met & set(possible)) > 0.99 * len(possible)


def test_the_same_seed_gives_the_same_rules() -> None:
    assert random_rules(random.Random(5)) == random_rules(random.Random(5))


def test_fixed_options_stay() -> None:
    fixed = {"mode": "free_for_all", "table.players": 4, "table.jokers": 2, "joker.wild": True}
    for seed in range(50):
        rules = random_rules(random.Random(seed), fixed)
        assert not rules.sides
        assert rules.players == 4
        assert rules.joker.wild


def test_random_rules_come_back_from_json(drawn: list[RuleSet]) -> None:
    for rules in drawn[:200]:
        assert parse(dump(rules, "standard")) == rules == parse(dump(rules))


def _values(rules: RuleSet) -> set[str]:
    """`option=name` for every named value that a rule set holds, members of lists included."""
    found: set[str] = set()
    for option, value in rules.values().items():
        name = OPTIONS[option].kind.name_of(value)
        items = [name] if name is not None else value if isinstance(value, tuple) else []
        found.update(f"{option}={item}" for item in items)
    return found
