"""Lines that make no sense: each gets its error and its sentence, and never an exception."""

import json
from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from napoleon.record.judge import judge_line
from napoleon.record.replay import replay_line
from tests.record.test_cases import question, read

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
# what stands in records, in the wrong place
WORDS = st.sampled_from(
    [
        "SA",
        "JO",
        "JX",
        "JO/H",
        "JO=SA",
        "JO=JX",
        "CT!",
        "H13",
        "N15",
        "S99",
        "pass",
        "play",
        "bid",
        "name",
        "discard",
        "betray",
        "yes",
        "H",
        "N",
    ]
)
TRICKS = [json.loads(question(case)) for case in read("by-hand.jsonl") if "error" not in case]
DEALS = [json.loads(question(case)) for case in read("deals.jsonl.gz")[::12]]


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    found = [path]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += places(inner, (*path, key))
    return found


@st.composite
def damaged(draw: st.DrawFn, whole: list[dict[str, Any]]) -> str:
    """A sound line with one to three values replaced, taken out or doubled."""
    data = json.loads(json.dumps(draw(st.sampled_from(whole))))
    for _ in range(draw(st.integers(1, 3))):
        path = draw(st.sampled_from(places(data)[1:] or [()]))
        if not path:
            break
        target = data
        for key in path[:-1]:
            target = target[key]
        match draw(st.sampled_from(("replace", "replace", "word", "remove", "double"))):
            case "replace":
                target[path[-1]] = draw(JSON)
            case "word":
                target[path[-1]] = draw(WORDS)
            case "remove":
                del target[path[-1]]
            case "double" if isinstance(target, list):
                target.append(target[path[-1]])
    return json.dumps(data)


def answered(got: dict[str, Any]) -> None:
    if "error" in got:
        assert got["error"]
        assert len(got["text"]) > 3
    json.dumps(got)


@settings(max_examples=250, suppress_health_check=[HealthCheck.too_slow])
@given(damaged(TRICKS))
def test_damaged_questions_are_answered(line: str) -> None:
    answered(judge_line(line, "ja"))
    answered(judge_line(line, "en"))


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(damaged(DEALS))
def test_damaged_deals_are_answered(line: str) -> None:
    answered(replay_line(line, "en"))


@given(st.text(max_size=40) | JSON.map(json.dumps))
@example("[" * 100_000)
@example('{"rules": NaN}')
@example('{"rules": {"set": {"auction.minimum": 1e999}}}')
@example("9" * 5000)
@example('"\ud800"')
def test_any_text_is_answered(text: str) -> None:
    answered(judge_line(text))
    answered(replay_line(text))


def test_only_the_card_of_betrayal_is_played_with_one() -> None:
    asked: dict[str, Any] = {"trump": "H", "trick": 4, "tricks": 10, "plays": ["C7", "CT!", "C4", "C5", "C6"]}
    rules = {"preset": "standard", "set": {"betrayal.adjutant_card": "CT"}}
    assert judge_line(json.dumps(asked | {"rules": rules}))["card"] == "CT"
    assert judge_line(json.dumps(asked | {"rules": {"preset": "standard"}}))["error"] == "trick_no_betrayal"
    other = ["C7!", *asked["plays"][1:]]
    assert judge_line(json.dumps(asked | {"rules": rules, "plays": other}))["error"] == "trick_no_betrayal"
