"""Every option, value, preset and refusal is said in both languages."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from napoleon.rules import OPTIONS, PRESETS, parse, speech
from napoleon.rules.families.killers import TARGETS
from napoleon.rules.families.play import CLASSES, POWERS
from napoleon.rules.ruleset import FAMILIES
from napoleon.words import LANGUAGES, Problem, has

SOURCE = Path(__file__).parents[2] / "src" / "napoleon"
RULE_CODES = sorted(
    {code for file in (SOURCE / "rules").rglob("*.py") for code in re.findall(r'Problem\(\s*"(\w+)"', file.read_text("utf-8"))}
)

# every way in which a rule set can be wrong: what comes, the code, and the options that the refusal names
FAULTS: list[tuple[object, str, list[str]]] = [
    ("standard", "rules_not_an_object", []),
    ({"set": []}, "rules_not_an_object", []),
    ({"preset": None, "sets": {}}, "rules_unknown_key", []),
    ({"preset": "nowhere"}, "unknown_preset", []),
    ({"preset": 3}, "unknown_preset", []),
    ({"set": {"auction.minimun": 13}}, "unknown_option", ["auction.minimum"]),
    ({"set": {"\ud800": 13}}, "unknown_option", []),
    ({"set": {"table.players": 8}}, "bad_value", ["table.players"]),
    ({"set": {"table.players": "\ud800"}}, "bad_value", ["table.players"]),
    ({"set": {"table.players": 7, "table.hand_size": 8}}, "too_few_cards", ["table.players", "table.hand_size"]),
    ({"set": {"table.hand_size": 8}}, "widow_too_large", ["table.hand_size", "table.removed", "table.jokers"]),
    ({"set": {"auction.minimum": 21}}, "above_largest_bid", ["auction.minimum", "table.honours"]),
    ({"set": {"auction.minimum": 20, "win.all_honours": "loses"}}, "above_largest_bid", ["auction.minimum", "win.all_honours"]),
    ({"set": {"auction.exposed_minimum": 24}}, "above_largest_bid", ["auction.exposed_minimum"]),
    ({"set": {"auction.forced_bid": "H21"}}, "above_largest_bid", ["auction.forced_bid"]),
    ({"set": {"auction.forced_bid": "N13"}}, "forced_no_trump", ["auction.forced_bid", "auction.no_trump"]),
    ({"set": {"play.strength": ["trump", "mighty", "trump"]}}, "class_twice", ["play.strength"]),
    ({"set": {"play.strength": ["mighty"]}}, "no_trump_class", ["play.strength"]),
    ({"set": {"table.removed": ["2"], "table.hand_size": 9}}, "no_two_in_pack", ["play.strength", "table.removed"]),
    ({"set": {"killers": [{"card": "SA", "target": "mighty"}]}}, "own_target", ["killers"]),
    ({"set": {"killers": [{"card": "HJ", "target": "ura_jack"}]}}, "own_target", ["killers"]),
    ({"set": {"calls": [{"card": "SA", "target": "mighty"}]}}, "own_target", ["calls"]),
    (
        {"set": {"killers": [{"card": "HQ", "target": "mighty"}], "table.removed": ["HQ"]}},
        "card_not_in_pack",
        ["killers", "table.removed"],
    ),
    (
        {"set": {"calls": [{"card": "C3", "target": "joker"}], "table.removed": ["C3"]}},
        "card_not_in_pack",
        ["calls", "table.removed"],
    ),
    ({"set": {"betrayal.napoleon": True, "table.jokers": 0}}, "betrayal_without_cards", ["betrayal.napoleon", "table.jokers"]),
    (
        {"set": {"betrayal.napoleon": True, "table.removed": ["CT"]}},
        "betrayal_without_cards",
        ["betrayal.napoleon", "table.removed"],
    ),
    (
        {"set": {"auction.all_pass": "mighty_holder", "table.removed": ["SA"]}},
        "mighty_holder_without_mighty",
        ["auction.all_pass", "table.removed"],
    ),
    ({"set": {"score.method": "pot", "score.pot": 61}}, "pot_does_not_divide", ["score.pot", "table.players"]),
    ({"set": {"score.method": "custom"}}, "custom_incomplete", ["score.custom"]),
    ({"set": {"score.custom": {"won": [1, 1, 1]}}}, "custom_incomplete", ["score.custom"]),
    (
        {
            "set": {
                "table.removed": list("23456789TJ"),
                "table.hand_size": 1,
                "table.players": 7,
                "play.strength": ["trump"],
                "auction.minimum": 5,
                "auction.forced_bid": "S5",
                "win.perfect_call": True,
            }
        },
        "perfect_too_short",
        ["win.perfect_call", "table.hand_size"],
    ),
]


@pytest.mark.parametrize(("data", "code", "options"), FAULTS)
def test_faults_are_refused_with_the_options_named(data: object, code: str, options: list[str]) -> None:
    with pytest.raises(Problem) as caught:
        parse(data)
    assert caught.value.code == code
    for language in LANGUAGES:
        text = caught.value.text(language)
        text.encode("utf-8")
        for option in options:
            assert option in text
            if code != "unknown_option":
                assert speech.option_title(language, option) in text


def test_every_refusal_is_tested_and_said() -> None:
    elsewhere = {code for code in RULE_CODES if code.startswith(("code_", "file_"))}
    assert set(RULE_CODES) - {code for _, code, _ in FAULTS} == elsewhere
    for code in RULE_CODES:
        for language in LANGUAGES:
            assert has(f"problem-{code}", language), code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_and_named_value_is_said(option: str, language: str) -> None:
    assert has(f"option-{option}", language)
    assert has(f"option-{option}-help", language)
    for name in OPTIONS[option].kind.names():
        assert speech.name_title(language, option, name)
        assert speech.name_help(language, option, name).endswith(("。", "."))
    default = OPTIONS[option].default
    assert speech.value_text(language, option, default)
    assert all(text.endswith(("。", ".")) for text in speech.sentences(language, option, default))


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_presets_and_specials_are_said(language: str) -> None:
    for key in [f"family-{name}" for name in FAMILIES]:
        assert has(key, language)
    for key in [f"preset-{name}" for name in (*PRESETS, "none")] + [f"power-{name}" for name in {*CLASSES, *POWERS, *TARGETS}]:
        assert has(key, language), key
        assert has(key + "-help", language), key


@pytest.mark.parametrize("file", ["options.ftl", "rules.ftl"])
def test_both_languages_say_the_same_things(file: str) -> None:
    """The same keys with the same arguments; a text that nothing asks for would be dead."""
    said = [_messages(SOURCE / "words" / language / file) for language in LANGUAGES]
    assert said[0] == said[1]


def _messages(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            found[entry.id.name] = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
    return found
