"""The order of bits says what the tables say: who is stronger, what belongs where."""

import random
from itertools import combinations

import pytest

from napoleon.cards import JO, members
from napoleon.play.layout import Layout, compile_layout
from napoleon.rules import PRESETS, RuleSet, preset
from napoleon.rules.compile import compile_tables
from napoleon.rules.sample import random_rules
from napoleon.rules.tables import NO_SUIT, Tables

TRUMPS = (0, 1, 2, 3, None)


def bit_in_phase(layout: Layout, phase: int, card: int) -> int:
    """Where a card that follows stands when the trick is judged."""
    for row in range(phase * 3, phase * 3 + layout.move_count[phase]):
        if layout.move_from[row] == layout.bit[card]:
            return layout.move_to[row]
    return layout.bit[card]


def check_order(rules: RuleSet, tables: Tables, layout: Layout, phase: int, led: int) -> None:
    row = phase * 5 + led
    pack = list(members(rules.pack))
    strength = {bit_in_phase(layout, phase, card): tables.strength[row * tables.faces + card] for card in pack}
    assert len(strength) == len(pack), "two cards in one place"
    if rules.jokers and tables.joker_lead[row]:
        strength[layout.joker_led[row]] = tables.joker_lead[row]
    else:
        assert not rules.jokers or not layout.joker_led[row]
    if tables.same_two[phase]:
        strength[layout.same_two[phase]] = tables.same_two[phase]
    assert {bit for bit, number in strength.items() if number} == {bit for bit in strength if bit & layout.wins[row]}, (
        "what can win"
    )
    for one, other in combinations([bit for bit, number in strength.items() if number], 2):
        if strength[one] != strength[other]:
            assert (one > other) == (strength[one] > strength[other])
        else:  # jokers alone may be equal, and the kernel decides where it matters
            jokers = layout.jokers | layout.joker_led[row]
            assert one & jokers
            assert other & jokers


def check_rows(rules: RuleSet, tables: Tables, layout: Layout, phase: int) -> None:
    for led in range(5):
        check_order(rules, tables, layout, phase, led)
        assert layout.to_cards(layout.belongs[phase * 5 + led]) == tables.follows[phase * 5 + led]
    for card in range(JO):
        sets = [suit for suit in range(4) if layout.sets[phase * 4 + suit] & layout.bit[card]]
        assert sets == [tables.sets[phase * 54 + card]]
    assert tables.sets[phase * 54 + JO] == NO_SUIT
    assert layout.to_cards(layout.lead_bans[phase]) == tables.lead_bans[phase]


def check(rules: RuleSet, trump: int | None) -> None:
    tables, layout = compile_tables(rules, trump), compile_layout(rules, trump)
    assert layout.to_cards(layout.to_bits(rules.pack)) == rules.pack
    assert layout.to_cards(layout.honours) == rules.honours
    for phase in range(len(tables.joker_calls)):
        check_rows(rules, tables, layout, phase)


@pytest.mark.parametrize("trump", TRUMPS)
@pytest.mark.parametrize("name", list(PRESETS))
def test_presets(name: str, trump: int | None) -> None:
    check(preset(name), trump)


@pytest.mark.parametrize("seed", range(60))
def test_random_rules(seed: int) -> None:
    rng = random.Random(f"layout {seed}")
    check(random_rules(rng), rng.choice(TRUMPS))
