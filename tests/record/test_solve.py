"""`napoleon solve`: positions in, values and best cards out, and a sentence for what makes no sense."""

import json
from typing import Any

import pytest

from napoleon.record.solve import solve_line

POSITION: dict[str, Any] = {
    "rules": {"preset": "standard", "set": {}},
    "trump": "C",
    "trick": 9,
    "leader": 0,
    "hands": [["SA", "H5"], ["HQ", "D2"], ["S3", "D3"], ["S4", "D4"], ["S5", "D5"]],
    "side": [1],
    "honours": 11,
}


def solved(**changes: Any) -> dict[str, Any]:
    return solve_line(json.dumps(POSITION | changes), "en")


def test_value_and_best_cards() -> None:
    assert solved() == {"value": 12, "to_act": 0, "best": ["H5"], "moves": {"SA": 13, "H5": 12}}


def test_a_contract_is_made_or_not() -> None:
    assert solved(contract=12) | {"moves": {}} == {
        "value": 12,
        "to_act": 0,
        "best": ["H5"],
        "moves": {},
        "made": True,
        "making": ["SA", "H5"],
    }
    found = solved(contract=13)
    assert (found["made"], found["making"]) == (False, ["SA"])


def test_a_trick_in_progress() -> None:
    hands = [["H5"], ["HQ", "D2"], ["S3", "D3"], ["S4", "D4"], ["S5", "D5"]]
    assert solved(hands=hands, plays=["SA"]) == {"value": 13, "to_act": 1, "best": ["HQ"], "moves": {"HQ": 13, "D2": 12}}


def test_a_joker_says_what_it_calls() -> None:
    hands = [["JO", "H5"], ["HQ", "D2"], ["S3", "D3"], ["S4", "D4"], ["S5", "D5"]]
    assert set(solved(hands=hands)["moves"]) == {"H5", "JO/S", "JO/H", "JO/D", "JO/C"}


def test_a_question_too_large_is_left_open() -> None:
    found = solve_line(json.dumps(POSITION | {"contract": 12}), "en", nodes=1)
    assert (found["value"], found["best"]) == (None, [])
    assert set(found["moves"]) == {"SA", "H5"}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hands": [["SA"]] * 4}, "wrong_number_of_hands"),
        ({"hands": [["SA"], ["HQ", "D2"], ["S3", "D3"], ["S4", "D4"], ["S5", "D5"]]}, "wrong_hand_size"),
        ({"hands": [["SA", "SA"], ["HQ", "D2"], ["S3", "D3"], ["S4", "D4"], ["S5", "D5"]]}, "card_twice"),
        ({"hands": [["SA", "HQ"], ["HQ", "D2"], ["S3", "D3"], ["S4", "D4"], ["S5", "D5"]]}, "card_twice"),
        ({"hands": [["JX", "H5"], ["HQ", "D2"], ["S3", "D3"], ["S4", "D4"], ["S5", "D5"]]}, "card_not_in_pack_here"),
        ({"hands": [["H5"], ["HQ"], ["S3", "D3"], ["S4", "D4"], ["S5", "D5"]], "plays": ["H2", "S7"]}, "solve_illegal_play"),
        ({"plays": ["JO"]}, "trick_joker_must_call"),
        ({"plays": ["D7/H"]}, "unknown_card"),
        ({"plays": ["S7", "S8", "S9", "ST", "SJ"]}, "solve_trick_is_full"),
        ({"plays": "SA"}, "plays_not_a_list"),
        ({"side": 1}, "solve_side_not_a_list"),
        ({"side": [5]}, "unknown_seat"),
        ({"trick": 11}, "trick_after_last"),
        ({"trick": True}, "not_a_trick_number"),
        ({"leader": -1}, "unknown_seat"),
        ({"honours": 1.5}, "solve_not_a_number"),
        ({"contract": "13"}, "solve_not_a_number"),
        ({"trump": "N"}, "unknown_trump"),
    ],
)
def test_what_makes_no_sense_is_told_in_words(changes: dict[str, Any], code: str) -> None:
    for language in ("ja", "en"):
        found = solve_line(json.dumps(POSITION | changes), language)
        assert found["error"] == code
        assert found["text"]
