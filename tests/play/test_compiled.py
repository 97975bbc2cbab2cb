"""The compiled kernel and the plain one are one source: they answer alike, in lockstep over whole tricks."""

import random

import numpy as np
import pytest

from napoleon.cards import members
from napoleon.play import kernel
from napoleon.play.compiled import arrays, compiled
from napoleon.rules import PRESETS, RuleSet, parse, preset
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import NO_CARD, NO_SUIT, PLAIN_FACES

WILD = {"preset": "standard", "set": {"joker.wild": True, "table.jokers": 2, "killers_answer": ["HK", "HA"]}}
EXTRA = {
    "preset": None,
    "set": {
        "table.jokers": 2,
        "joker.led_otherwise": "never",
        "joker.no_trump_honours": True,
        "play.first_trick_bans": ["joker", "trump"],
        "killers": [{"card": "DQ", "target": "sei_jack", "place": "target"}, {"card": "C4", "target": "joker"}],
        "killers_thief": "SQ",
        "play.strength": ["mighty", "sei_jack", "same_two", "ura_jack", "trump", "joker"],
    },
}
RULES = [preset(name) for name in PRESETS] + [parse(WILD), parse(EXTRA)]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("trump", [1, None])
def test_compiled_and_plain_answer_alike(rules: RuleSet, trump: int | None) -> None:
    rng = random.Random(f"{trump}{rules.table.jokers}")
    tables = compile_tables(rules, trump)
    fast, rows = compiled(), arrays(tables)
    assert fast is not None, "the tests install Numba"
    pack = list(members(rules.pack))
    for _ in range(60):
        trick = rng.randrange(rules.hand_size)
        phase = tables.phase[trick]
        rng.shuffle(pack)
        faces: list[int] = []
        led = NO_SUIT
        for seat in range(rules.players):
            hand = sum(1 << card for card in pack[seat * 7 : seat * 7 + 7])
            lead = faces[0] if faces else NO_CARD
            legal = kernel.legal(tables, phase, led, lead, hand)
            assert legal == fast.legal(rows, phase, led, lead, hand)
            assert legal
            assert not legal & ~hand
            face = rng.choice(list(members(legal)))
            if face >= 52 and tables.names:
                face = PLAIN_FACES + 52 * (face - 52) + rng.choice(list(members(tables.names)))
            called = rng.randrange(4)
            after = kernel.set_suit(tables, phase, led, face, called, not faces)
            assert after == fast.set_suit(rows, phase, led, face, called, not faces)
            led = after
            faces.append(face)
        plain_out = [0] * rules.players
        fast_out = np.zeros(rules.players, dtype=np.int64)
        plain = kernel.winner(tables, phase, led, faces, rules.players, plain_out)
        assert plain == fast.winner(rows, phase, led, np.array(faces), rules.players, fast_out)
        assert plain_out == fast_out.tolist()
