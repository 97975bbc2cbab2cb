"""`napoleon verify`: what is fair and legal passes, and every way of cheating is found and named."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from napoleon.deal.shuffle import commitment, drawn_dealer, new_seed
from napoleon.record.deal_record import read_deal, replay, result_of
from napoleon.record.verify import verify_line
from napoleon.rules import parse, preset
from napoleon.rules.sample import random_rules
from tests.record.fair_deals import fair_deal
from tests.record.test_cases import read

Json = dict[str, Any]
STANDARD = preset("standard")
FREE = parse({"preset": None, "set": {"mode": "free_for_all"}})


def verified(deal: Json, language: str = "en") -> Json:
    return verify_line(json.dumps(deal), language)


@pytest.mark.parametrize("number", range(40))
def test_what_a_table_writes_is_fair(number: int) -> None:
    rules = random_rules(random.Random(f"verify {number}"))
    deal = fair_deal(rules, number)
    answer = verified(deal, ("ja", "en")[number % 2])
    assert answer["ok"] is True, answer
    assert answer["checked"] == ["commitment", "shuffle", "actions", "result"]
    assert answer["commitment"] == deal["commitment"]
    assert answer["result"] == deal["result"] == result_of(replay(read_deal(deal)))
    assert answer["text"]


def test_a_deal_that_nobody_bid_in_is_opened_too() -> None:
    deal = fair_deal(STANDARD, 1, passes=1.0)
    assert deal["result"] == {"redeal": True}
    assert verified(deal)["ok"] is True


def changed(**changes: Any) -> Callable[[Json], Json]:
    return lambda deal: deal | changes


def traded(deal: Json) -> Json:
    """Two players have changed a card."""
    first, second, *rest = deal["hands"]
    hands = [[second[0], *first[1:]], [first[0], *second[1:]], *rest]
    return deal | {"hands": hands}


def other_seed(deal: Json) -> Json:
    seed = new_seed()
    return deal | {"seed": seed.hex(), "commitment": commitment(seed)}


def more_points(deal: Json) -> Json:
    return deal | {"result": deal["result"] | {"scores": [99, *deal["result"]["scores"][1:]]}}


CHEATS: list[tuple[str, Callable[[Json], Json], str | None, object]] = [
    ("another seed than was promised", changed(seed="00" * 32), "verify_commitment", "commitment"),
    ("a seed that deals other cards", other_seed, "verify_hand", "hands"),
    ("cards that changed hands", traded, "verify_hand", "hands"),
    ("another order of the widow", lambda deal: deal | {"widow": deal["widow"][::-1]}, "verify_widow", "widow"),
    ("another dealer", lambda deal: deal | {"dealer": (deal["dealer"] + 1) % 5}, "verify_hand", "hands"),
    ("an illegal bid", lambda deal: deal | {"actions": [[0, "bid", "X1"], *deal["actions"]]}, "unknown_bid", 0),
    ("an action out of turn", lambda deal: deal | {"actions": [deal["actions"][1], *deal["actions"]]}, None, 0),
    ("a missing end", lambda deal: deal | {"actions": deal["actions"][:-1]}, "unfinished", None),
    ("other points", more_points, "verify_result", "result.scores"),
    ("a result that says more", lambda deal: deal | {"result": deal["result"] | {"a": 1}}, "verify_result", "result.a"),
    ("1 for true", lambda deal: deal | {"result": deal["result"] | {"won": int(deal["result"]["won"])}}, None, "result.won"),
    ("no result", changed(result=None), "verify_result_form", "result"),
    ("a short seed", changed(seed="00"), "verify_not_hex", "seed"),
    ("no seed but a number", changed(seed=7), "verify_not_hex", "seed"),
    ("a commitment of other letters", changed(commitment="x" * 64), "verify_not_hex", "commitment"),
    ("a card twice", lambda deal: deal | {"widow": [deal["hands"][0][0], *deal["widow"][1:]]}, "card_twice", None),
]


@pytest.mark.parametrize(("cheat", "code", "at"), [row[1:] for row in CHEATS], ids=[row[0] for row in CHEATS])
def test_cheating_is_found(cheat: Callable[[Json], Json], code: str | None, at: object) -> None:
    number = next(number for number in range(99) if "won" in fair_deal(STANDARD, number, 0.5)["result"])
    deal = fair_deal(STANDARD, number, 0.5)
    assert verified(deal)["ok"] is True
    for language in ("ja", "en"):
        answer = verified(cheat(deal), language)
        assert answer["ok"] is False
        assert code in (None, answer["error"]), answer
        assert at in (None, answer["at"]), answer
        assert answer["text"]


def test_the_first_dealer_is_drawn() -> None:
    deal = fair_deal(STANDARD, 4)
    drawn = [seed for seed in (bytes([number]) * 32 for number in range(50)) if drawn_dealer(5, seed) == deal["dealer"]]
    assert verified(deal | {"dealer_seed": drawn[0].hex()})["checked"][0] == "dealer"
    other = next(seed for seed in (bytes([number]) * 32 for number in range(50)) if seed not in drawn)
    answer = verified(deal | {"dealer_seed": other.hex()})
    assert (answer["error"], answer["at"]) == ("verify_dealer", "dealer")


def test_another_trump_is_found() -> None:
    deal = fair_deal(FREE, 3)
    assert verified(deal)["ok"] is True
    answer = verified(deal | {"trump": "S" if deal["trump"] != "S" else "H"})
    assert (answer["error"], answer["at"]) == ("verify_trump", "trump")


def test_lines_with_less_are_checked_for_the_rest() -> None:
    deal = fair_deal(STANDARD, 5)
    without = {key: value for key, value in deal.items() if key not in ("commitment", "seed", "result")}
    assert verified(without)["checked"] == ["actions"]
    assert verified(without | {"commitment": deal["commitment"]})["checked"] == ["actions"]
    assert "seed" in verified(without)["text"]
    answer = verified(without | {"seed": deal["seed"]})
    assert answer["checked"] == ["shuffle", "actions"]
    assert "commitment" in answer["text"]


def test_the_given_deals() -> None:
    """They have a result and no seed; those that cannot be played to their end fail."""
    for case in read("deals.jsonl.gz")[::12]:
        answer = verified(case)
        if "error" in case["result"]:
            assert answer["ok"] is False
        else:
            assert (answer["ok"], answer["checked"]) == (True, ["actions", "result"]), answer
