"""Why a card won: a sentence for every reason, with the winning card and what it beat."""

import pytest

from napoleon.cards import SUITS
from napoleon.play.explain import explain_trick
from napoleon.play.trick import Trick
from napoleon.record.notation import read_play
from napoleon.rules import parse
from napoleon.rules.compile import compile_trick
from napoleon.rules.families.play import CLASSES
from napoleon.words import LANGUAGES, has

ADVANCED = [
    {"card": "HQ", "target": "mighty", "place": "target"},
    {"card": "DQ", "target": "sei_jack", "place": "target"},
    {"card": "CQ", "target": "ura_jack", "place": "target"},
]
ANSWERED = {"killers_answer": ["HK", "HA"], "killers_thief": "SQ", "killers": ADVANCED}
LOW = {"play.strength": ["mighty", "trump"], "joker.lead": "choose_suit"}

# preset, changes, trump, plays, reason, Japanese, English
SAID = [
    ("standard", {}, "H", "S3 SK SA S6 D2", "mighty", "マイティの♠Aが、♠Kを抑えて取りました。", "The mighty ♠A beat ♠K."),
    ("standard", {}, "C", "D5 C5 JO D8 D4", "joker", "ジョーカーが、♣5を抑えて取りました。", "JOKER beat ♣5."),
    (
        "gamefarm",
        {},
        "D",
        "JO DJ DA HJ D3",
        "joker_led",
        "リードしたジョーカーが、♦J",
        "The led JOKER beat ♦J.",
    ),
    ("party", {}, "H", "DJ HJ D2 D3 D4", "sei_jack", "正ジャックの♥Jが、♦Jを抑えて取りました。", "The sei-jack ♥J beat ♦J."),
    ("party", {}, "H", "DA DJ HA D3 D4", "ura_jack", "裏ジャックの♦Jが、♥Aを抑えて取りました。", "The ura-jack ♦J beat ♥A."),
    ("standard", {}, "S", "D2 D9 D3 DJ DK", "same_two", "全員が♦を出したので、♦2が♦Kを", "everybody played ♦, so ♦2 beat ♦K."),
    ("party", {}, "D", "S7 D5 S3 S8 SJ", "trump", "切り札の♦5が、♠Jを切って取りました。", "♦5 trumped ♠J."),
    ("party", {}, "H", "S7 H7 HA D6 S8", "trump", "同じ切り札の♥7に勝って", "beat the lower trump ♥7."),
    (
        "party",
        {},
        "D",
        "DK H2 C3 D6 SQ",
        "trump",
        "切り札のなかでいちばん強い♦Kが、♦6に",
        "♦K was the highest trump and beat ♦6.",
    ),
    ("party", {}, "H", "H3 CA S5 D6 C2", "trump", "♥3が♣Aに勝って", "Nobody followed the led trump, so ♥3 beat ♣A."),
    (
        "party",
        {},
        "D",
        "H3 HT HA H2 H4",
        "led_suit",
        "リードの♥でいちばん強い♥Aが、♥10に",
        "highest card of the led suit ♥ and beat ♥10.",
    ),
    (
        "party",
        {},
        "D",
        "H3 CA S5 C6 C2",
        "led_suit",
        "リードの♥は♥3だけなので、♣Aに",
        "only card of the led suit ♥ and so beat ♣A.",
    ),
    ("standard", {}, "D", "SK SA HQ S2 S3", "yoromeki", "♥Qのよろめき — ♠Aを討ち取りました。", "Yoromeki: ♥Q killed ♠A"),
    ("standard", {"killers": ADVANCED}, "D", "D4 DQ DJ DK D5", "killer", "♦Qのよろめき — ♦Jを討ち取り", "♦Q killed ♦J"),
    ("standard", ANSWERED, "D", "HK SA HQ H2 H3", "yoromeki_gaeshi", "よろめいた♥Qを返り討ち", "♥K answered ♥Q"),
    ("standard", ANSWERED, "D", "HK SA HQ HA H3", "yoromeki_gaeshi_gaeshi", "よろめき返しの♥Kを", "♥A beat ♥K"),
    ("standard", ANSWERED, "D", "D3 DJ DQ SQ D4", "thief", "♠Qの横取り — ♦Qのよろめき", "♠Q stole the killing of ♦Q"),
    (
        "standard",
        LOW,
        "D",
        "JO/C HA HK S5 S3",
        "joker_lowest",
        "リードしたジョーカーは♣の",
        "counts as the lowest ♣",
    ),
    ("party", {"play.suits_rank": "SHDC"}, "C", "D3 SQ DT DA H4", "suits_rank", "♠Qが♥4に勝って", "♠Q beat ♥4"),
    ("party", {"play.suits_rank": "SHDC"}, "C", "SK SQ DT DA H4", "suits_rank", "♠Kが、♠Qに勝って", "beat ♠Q"),
    (
        "standard",
        {"joker.wild": True},
        "D",
        "S4 SK JO=SA S9 D4",
        "mighty",
        "♠Aに化けたジョーカーが",
        "JOKER as ♠A beat ♦4",
    ),
]


@pytest.mark.parametrize(("preset", "changes", "trump", "plays", "reason", "ja", "en"), SAID)
def test_sentences(preset: str, changes: dict[str, object], trump: str, plays: str, reason: str, ja: str, en: str) -> None:
    rules = parse({"preset": preset, "set": changes})
    trick = Trick(compile_trick(rules, SUITS.index(trump), 3, 10), 3)
    for play in plays.split():
        trick.add(read_play(play)[0])
    outcome = trick.outcome()
    assert outcome.reason(rules) == reason
    assert ja in explain_trick("ja", rules, trick, outcome)
    assert en in explain_trick("en", rules, trick, outcome)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: str) -> None:
    overrides = (
        "same_two",
        "yoromeki",
        "killer",
        "thief",
        "yoromeki_gaeshi",
        "yoromeki_gaeshi_gaeshi",
        "joker_led",
        "joker_lowest",
    )
    for reason in {*CLASSES, *overrides, "weak", "led_suit", "suits_rank"}:
        assert has(f"reason-{reason}", language), reason
