"""Rule sets in files: TOML and JSON in, TOML out, and found by preset, file or code."""

import json
import random
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon.rules import OPTIONS, parse, preset
from napoleon.rules.files import find, from_toml, read, to_toml
from napoleon.rules.sample import random_rules
from napoleon.rules.share import encode
from napoleon.words import Problem


@pytest.mark.parametrize("seed", range(150))
def test_toml_comes_back(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    for base in ("nearest", None, "kougai"):
        assert from_toml(to_toml(rules, base)) == rules


def test_toml_states_the_nearest_preset_and_the_changes() -> None:
    rules = parse({"preset": "kougai", "set": {"auction.minimum": 12, "score.deals": 5}})
    assert to_toml(rules) == 'preset = "kougai"\n\n[set]\n"auction.minimum" = 12\n"score.deals" = 5\n'


def test_dotted_and_quoted_names_are_the_same() -> None:
    dotted = """
preset = "standard"
[set]
auction.minimum = 12
score.custom = { won = [1, 1, -1], lost = [-1, -1, 1] }
killers = [{ card = "HQ", target = "mighty", only_after = true }]
"play.suits_rank" = "none"
[set.table]
players = 6
"""
    rules = from_toml(dotted)
    assert (rules.auction.minimum, rules.players, rules.play.suits_rank) == (12, 6, None)
    assert rules == from_toml(to_toml(rules))


def test_the_text_none_stands_for_null_only_where_null_is_a_value() -> None:
    rules = from_toml(
        'preset = "standard"\n[set]\n"exchange.discards_shown" = "none"\nscore.custom = "none"\nscore.method = "wins"'
    )
    assert rules.exchange.discards_shown == "none"
    assert rules.score.custom is None
    with pytest.raises(Problem, match="bad_value"):
        from_toml('[set]\n"auction.minimum" = "none"')


def test_json_and_toml_are_told_apart_by_what_is_in_them() -> None:
    assert read(b'\xef\xbb\xbf {"preset": "party"}', "x") == preset("party")
    assert read(b'preset = "party"', "x") == preset("party")
    assert read(b"", "x") == parse({})


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"{", "file_not_json"),
        (b"[" * 100_000, "file_not_toml"),
        (b'{"a":' * 100_000, "file_not_json"),
        (b"preset = ", "file_not_toml"),
        (b"a" + b".a" * 10_000 + b" = 1", "file_not_toml"),  # tomllib alone would think for seconds
        (b"#" * 40_000, "file_not_toml"),
        (b"[set]\na = 1\na = 2", "file_not_toml"),
        (b"\xff\xfe", "file_unreadable"),
        (b"[set]\nauction.minimun = 3", "unknown_option"),
        (b"[set.score.custom.won]\nx = 1", "bad_value"),
        (b"[set]\nscore = 3", "unknown_option"),
        (b"[set]\nauction.minimum = 2020-01-01", "bad_value"),
        (b"set = 3", "rules_not_an_object"),
        (b'{"set": {"auction.minimum": 1' + b"0" * 5000 + b"}}", "file_not_json"),
    ],
)
def test_what_cannot_be_read_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(Problem) as caught:
        read(content, "rules.toml")
    assert caught.value.code == code
    for language in ("ja", "en"):
        assert caught.value.text(language)


@given(st.binary())
def test_any_bytes_are_rules_or_a_problem(content: bytes) -> None:
    try:
        read(content, "x")
    except Problem as problem:
        shown = problem.text("en")
        assert shown


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["HQ", "mighty", "trump"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["card", "target", "won", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.dictionaries(st.sampled_from(sorted(OPTIONS)), JSON, max_size=4))
def test_any_values_are_rules_or_a_problem(changes: dict[str, object]) -> None:
    try:
        rules = read(json.dumps({"set": changes}).encode(), "x")
    except Problem as problem:
        shown = problem.text("ja")
        assert shown
    else:
        assert tomllib.loads(to_toml(rules))


def test_rules_are_found_by_preset_code_and_file(tmp_path: Path) -> None:
    rules = parse({"preset": "kougai", "set": {"score.deals": 3}})
    file = tmp_path / "ours.toml"
    file.write_text(to_toml(rules), "utf-8")
    assert find("kougai") == preset("kougai")
    assert find(str(file)) == find(encode(rules)) == rules
    for wrong in ("nowhere", str(tmp_path), "kougi", "\0"):
        with pytest.raises(Problem):
            find(wrong)
