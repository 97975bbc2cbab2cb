"""Rule sets in words: the sheet, differences, and the options for editors."""

import random

import pytest

from napoleon.rules import OPTIONS, PRESETS, RuleSet, parse, preset
from napoleon.rules.diff import differences, nearest_preset
from napoleon.rules.effects import idle_options, in_effect
from napoleon.rules.listing import options
from napoleon.rules.sample import random_rules
from napoleon.rules.sheet import sheet, sheet_text
from napoleon.words import LANGUAGES


@pytest.mark.parametrize("seed", range(60))
def test_the_sheet_says_what_is_in_effect_and_nothing_else(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    whole = {idle.option for idle in idle_options(rules) if not idle.part}
    for language in LANGUAGES:
        sections = sheet(rules, language)
        said = {line.option for section in sections for line in section.lines if line.option}
        assert not said & whole
        chosen = {name for name, value in in_effect(rules).items() if value != OPTIONS[name].default}
        assert chosen - said <= {"table.players"} | {name for name in chosen if not in_effect(rules)[name]}
        for section in sections:
            for line in section.lines:
                assert line.text.strip().endswith(("。", ".")), line
                assert "{" not in line.text


def test_the_sheet_of_the_standard_rules() -> None:
    text = sheet_text(preset("standard"), "ja")
    assert "53枚を5人に10枚ずつ配り、残りの3枚を場札にします。" in text
    assert "マイティ（♠A） ＞ ジョーカー ＞ 正ジャック ＞ 裏ジャック ＞ セイムツー ＞ 切り札" in text
    assert "♥Qは、マイティ（♠A）と同じトリックに出ると" in text
    assert "副官なしの勝ち +12 / −3" in text
    english = sheet_text(preset("standard"), "en")
    assert "Of 53 cards each of 5 players is dealt 10, and the 3 left over are the widow." in english
    assert "the mighty (♠A) > the joker > the sei-jack > the ura-jack > same-two > trumps" in english


def test_specials_that_cannot_occur_are_not_in_the_order() -> None:
    rules = parse({"set": {"table.jokers": 0, "play.strength": ["joker", "mighty", "trump"]}})
    assert in_effect(rules)["play.strength"] == ("mighty", "trump")
    assert "ジョーカーは使いません" in sheet_text(rules, "ja")


def test_without_sides_there_is_no_auction_on_the_sheet() -> None:
    families = [section.family for section in sheet(parse({"set": {"mode": "free_for_all"}}), "en")]
    assert not {"auction", "adjutant", "exchange", "betrayal", "win"} & set(families)
    assert families[0] == "mode"


def test_differences_are_named_with_both_values() -> None:
    before = preset("standard")
    after = parse({"preset": "standard", "set": {"auction.minimum": 12, "joker.lead": "call_trump", "killers": []}})
    found = differences(before, after)
    assert [difference.json() for difference in found[:2]] == [
        {"option": "auction.minimum", "before": 13, "after": 12},
        {"option": "joker.lead", "before": "choose_suit", "after": "call_trump"},
    ]
    assert [difference.text("ja") for difference in found] == [
        "最低宣言数：13 → 12",
        "ジョーカーのリード：スートを選ぶ → 切り札請求",
        "よろめき：♥Q → マイティ（♠A） → なし",
    ]
    assert found[0].text("en") == "Lowest bid: 13 → 12"
    assert differences(before, before) == []


@pytest.mark.parametrize("seed", range(40))
def test_every_difference_can_be_said(seed: int) -> None:
    rng = random.Random(seed)
    for difference in differences(random_rules(rng), random_rules(rng)):
        for language in LANGUAGES:
            assert difference.text(language)


def test_the_nearest_preset() -> None:
    for name in PRESETS:
        assert nearest_preset(preset(name)) == (name, [])
    assert nearest_preset(RuleSet()) == (None, [])
    nearest, changes = nearest_preset(parse({"preset": "kougai", "set": {"score.deals": 3}}))
    assert nearest == "kougai"
    assert [change.option for change in changes] == ["score.deals"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_editors_get_every_option_with_what_it_takes(language: str) -> None:
    listed = options(language)
    assert [item["name"] for item in listed] == list(OPTIONS)
    for item in listed:
        kind = OPTIONS[item["name"]].kind
        assert item["form"]
        assert kind.parse(item["default"]) == OPTIONS[item["name"]].default
        assert [value["name"] for value in item["values"]] == list(kind.names())
        for value in item["values"]:
            member = item["form"] in ("subset", "order") and value["name"] != "none"
            kind.parse([value["value"]] if member else value["value"])
