"""What people read at the table: examples of lines, badges, instructions, scores and the end of the match."""

from collections.abc import Sequence
from typing import Any

import pytest

from napoleon.cards import CARDS, mask
from napoleon.deal import State, decide, evolve, fold, start
from napoleon.deal import events as ev
from napoleon.record.notation import read_action
from napoleon.rules import RuleSet, parse, preset
from napoleon.table.frame import Frame, PastDeal
from napoleon.table.lines import event_json, match_ended_json
from napoleon.table.roles import roles
from napoleon.table.view import view_json
from napoleon.table.view_hand import in_order, suit_order

Json = dict[str, Any]
NAMES = ("アン", "ボブ", "セム", "ダグ", "エバ")
STRENGTH = ["mighty", "joker", "sei_jack", "ura_jack", "trump"]
FOUR: Json = {
    "preset": "standard",
    "set": {
        "table.players": 4,
        "table.removed": list("23456789"),
        "table.hand_size": 4,
        "play.strength": STRENGTH,
        "calls": [],
    },
}


class Table:
    """A deal of four with five cards of the widow, as one viewer follows it."""

    def __init__(self, rules: RuleSet, hands: Sequence[str], viewer: ev.Viewer, dealer: int = 3) -> None:
        self.rules, self.viewer = rules, viewer
        dealt = [[CARDS[code] for code in hand.split()] for hand in hands]
        rest = [card for card in range(54) if rules.pack >> card & 1 and not any(card in hand for hand in dealt)]
        self.truth, self.known = State(rules), State(rules)
        self.lines: list[str] = []
        self.frame = Frame.of(NAMES[: rules.players])
        self._take(start(rules, dealer, dealt, rest))

    def act(self, *rows: list[object]) -> "Table":
        for row in rows:
            self._take(decide(self.truth, read_action(row, self.rules.players)))
        return self

    def _take(self, events: list[ev.Event]) -> None:
        self.truth = fold(self.truth, events)
        for event in events:
            masked = event.masked(self.viewer)
            before, self.known = self.known, evolve(self.known, masked)
            text = event_json(masked, before, self.known, self.viewer, self.frame)["text"]
            self.lines += [] if text is None else [text]

    @property
    def view(self) -> Json:
        return view_json(self.known, self.viewer, self.frame)

    @property
    def badges(self) -> list[str]:
        return [seat["badge_text"] for seat in self.view["seats"]]


HANDS = ("SA SK SQ HA", "SJ HK HQ CJ", "JO DA DK DQ", "CA CK CQ DT")
BIDS: list[list[object]] = [[0, "bid", "S13"], [1, "pass"], [2, "pass"], [3, "pass"]]
PLAYS: list[list[object]] = [[0, "play", "SQ"], [1, "play", "SJ"], [2, "play", "JO"], [3, "play", "DT"]]


def table(viewer: ev.Viewer, named: str = "SJ", changes: Json | None = None) -> Table:
    rules = parse({"preset": "standard", "set": FOUR["set"] | (changes or {})})
    game = Table(rules, HANDS, viewer).act(*BIDS, [0, "name", named])
    return game.act([0, "discard", ["DJ", "CT", "HJ", "HT", "ST"]])


def test_lines_in_order() -> None:
    game = table(1)
    game.act(*PLAYS)
    assert game.lines == [
        "第1局、親はダグ",
        "アン: ♠13",
        "あなた: パス",
        "セム: パス",
        "ダグ: パス",
        "ナポレオンはアン、宣言は♠13",
        "アンが♠Jを副官に指名しました",
        "アンが場札5枚を取りました",
        "アンが5枚を捨てました（表は♠10、♥10、♥J、♦J、♣10）",
        "アン: ♠Q",
        "あなた: ♠J",
        "副官はあなたでした",
        "セム: ジョーカー",
        "ダグ: ♦10",
        "セムが取りました（絵札3枚）。ジョーカーが、♠Jを抑えて取りました。",
    ]


def test_badges_before_and_after_the_reveal() -> None:
    game = table(1)
    assert game.badges == ["ナポ", "？", "？", "？"]
    assert game.view["bar"]["secret"] == "あなたが副官です（秘密）"
    assert game.view["bar"]["side_honours"] is None
    game.act(*PLAYS)
    assert game.badges == ["ナポ", "副官", "連合", "連合"]
    assert game.view["bar"]["secret"] is None
    assert game.view["bar"]["adjutant"] == 1
    assert game.view["bar"]["side_honours"] == [0, 3 + 5]


def test_a_lone_napoleon() -> None:
    game = table(0, "SQ")
    assert game.view["bar"]["secret"] == "副官はいません。ひとりで戦います（秘密）"
    assert table(2, "SQ").view["bar"]["secret"] is None
    game.act(*PLAYS)
    assert game.badges == ["ナポ単独", "連合", "連合", "連合"]
    assert "副官はいません" in "".join(game.lines)


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({}, "あなたの番です — 13枚以上を宣言するか、パスしてください"),
        ({"auction.opener_must_bid": True}, "あなたの番です — 13枚以上を宣言してください"),
        ({"auction.order": "free"}, "早い者勝ちの競りです — 13枚以上を宣言するか、パスしてください"),
    ],
)
def test_what_may_be_said_in_the_auction(changes: Json, line: str) -> None:
    game = Table(parse({**FOUR, "set": FOUR["set"] | changes}), HANDS, 0)
    assert game.view["instruction"] == line
    after = game.act([0, "bid", "S13"]).view["instruction"]
    assert after == (
        "早い者勝ちの競りです — ♠13より強く宣言できます" if "auction.order" in changes else "ボブが宣言を考えています"
    )


def test_instructions() -> None:
    game = table(1)
    assert game.view["instruction"] == "アンのリードを待っています"
    assert table(None).view["instruction"] == "観戦中 — アンのリードを待っています"
    game.act([0, "play", "SQ"])
    assert game.view["instruction"] == "♠がリード — ♠を出してください"
    barred = next(card for card in game.view["hand"] if card["card"] == "HK")
    assert barred["why"] == "あなたは♥Kを出せません。リードの♠が手札にあるので、♠を出します。"
    joker = table(2).act([0, "play", "SQ"], [1, "play", "SJ"])
    assert joker.view["instruction"] == "♠がリード — ♠がないので、どれでも出せます"


def test_the_exchange_says_what_goes_where() -> None:
    game = Table(parse(FOUR), HANDS, 0).act(*BIDS, [0, "name", "SJ"])
    view = game.view
    assert view["ask"]["rule"] == "5枚を捨ててください。捨てた絵札は連合軍のものになります。"
    assert sum(card["new"] for card in view["hand"]) == 5
    assert view["widow"] == ["ST", "HT", "HJ", "DJ", "CT"]
    assert Table(parse(FOUR), HANDS, 1).act(*BIDS, [0, "name", "SJ"]).view["widow"] is None


def test_suggestions_are_strong_cards_not_in_hand() -> None:
    view = Table(parse(FOUR), HANDS, 0).act(*BIDS).view
    assert [card["card"] for card in view["ask"]["suggested"]] == ["JO", "SJ", "CJ", "ST"]
    assert view["ask"]["texts"]["SJ"] == "♠J を副官に指名"


@pytest.mark.parametrize(
    ("changes", "napoleon", "adjutant", "ally"),
    [
        ({}, "「勝ち」のナポレオンは+6点。", "「勝ち」の副官は+6点。", "「勝ち」の連合軍は−4点。"),
        (
            {"score.method": "wins"},
            "ナポレオンとして勝ったので+1点。",
            "副官として勝ったので+1点。",
            "連合軍として負けたので±0点。",
        ),
        (
            {"score.method": "pot"},
            "60点をナポレオン2・副官1で分けて、ナポレオンは+40点。",
            "60点をナポレオン2・副官1で分けて、副官は+20点。",
            "連合軍として負けたので60点の分け前はなく、±0点。",
        ),
        (
            {"score.method": "table"},
            "点数表の「勝ち」、ナポレオンは+2点。",
            "点数表の「勝ち」、副官は+1点。",
            "点数表の「勝ち」、連合軍は−1点。",
        ),
        (
            {"score.method": "formula"},
            "一人分は宣言13−（最低13−1）で1、連合軍2人分を元に、ナポレオンは+1点。",
            "一人分は宣言13−（最低13−1）で1、連合軍2人分を元に、副官は+1点。",
            "一人分は宣言13−（最低13−1）で1、連合軍2人分を元に、連合軍は−1点。",
        ),
    ],
)
def test_scores_say_how_they_came_about(changes: Json, napoleon: str, adjutant: str, ally: str) -> None:
    game = table(None, changes=changes)
    while not game.truth.over:
        seat = game.truth.turn[0]
        card = next(code for code, card in CARDS.items() if game.truth.trick().legal(game.truth.hands[seat]) >> card & 1)
        called = "/S" if card == "JO" and not game.truth.plays else ""
        game.act([seat, "play", card + called])
    result = game.view["result"]
    assert result["title"] == "ナポレオン軍の勝ち"
    assert result["text"] == "♠13 に対して 15枚 — 2枚多く取りました"
    assert [row["why"] for row in result["scores"]] == [napoleon, adjutant, ally, ally]
    assert game.view["sheet"][-1]["title"] == "♠13 アン 成功"


BETRAYED = ("SA JO SQ HA", "SJ HK HQ CJ", "SK DA DK DQ", "CA CK CQ DT")


def test_napoleon_goes_over() -> None:
    rules = parse({**FOUR, "set": FOUR["set"] | {"betrayal.napoleon": True}})
    game = Table(rules, BETRAYED, 0).act(*BIDS, [0, "name", "SJ"], [0, "discard", ["DJ", "HJ", "HT", "ST", "HA"]])
    assert game.view["ask"]["betray"] == {
        "text": "♣10、ジョーカーを見せて連合軍に寝返ることができます。副官がひとりで宣言を負います。",
        "yes": "寝返る",
    }
    game.act([0, "betray"])
    assert game.lines[-1] == "ナポレオンのあなたが♣10、ジョーカーを見せて連合軍に寝返りました"
    assert game.badges == ["寝返り", "？", "？", "？"]
    assert game.view["ask"]["betray"] is None
    game.act([0, "play", "SQ"], [1, "play", "SJ"])
    assert game.badges == ["寝返り", "副官", "連合", "連合"]


def test_the_adjutant_goes_over() -> None:
    rules = parse({**FOUR, "set": FOUR["set"] | {"betrayal.adjutant_card": "CT"}})
    hands = ("SA SK SQ HA", "SJ CT HQ CJ", "JO DA DK DQ", "CA CK CQ DT")
    game = Table(rules, hands, 1).act(*BIDS, [0, "name", "CJ"], [0, "discard", ["DJ", "HK", "HJ", "HT", "ST"]])
    game.act([0, "play", "HA"], [1, "play", "HQ"], [2, "play", "DQ"], [3, "play", "DT"], [0, "play", "SQ"], [1, "play", "SJ"])
    game.act([2, "play", "DA"], [3, "play", "CQ"])
    assert game.view["ask"]["adjutant_betray"]["yes"] == "寝返って出す"
    assert {card["card"]: card["betray"] for card in game.view["hand"]} == {"CJ": False, "CT": True}
    game.act([1, "play", "CT!"])
    assert game.lines[-2:] == ["副官のあなたが連合軍に寝返りました", "あなた: ♣10"]
    assert game.badges == ["ナポ", "寝返り", "連合", "連合"]
    assert [seat["badge"] for seat in game.view["seats"]] == ["napoleon", "ally", "ally", "ally"]


def test_a_perfect_lost_at_once() -> None:
    rules = parse({**FOUR, "set": FOUR["set"] | {"win.perfect_call": True, "exchange.honours_to": "allies"}})
    game = Table(rules, HANDS, 0).act(*BIDS, [0, "name", "SJ"], [0, "discard", ["DJ", "CT", "HJ", "HT", "ST"]])
    game.act([0, "play", "SA"], [1, "play", "SJ"], [2, "play", "DQ"], [3, "play", "DT"])
    game.act([0, "play", "SK"], [1, "play", "CJ"], [2, "play", "JO"], [3, "play", "CQ"])
    assert game.view["ask"]["text"].startswith("パーフェクトを宣言しますか？")
    game.act([0, "perfect", "yes"])
    view = game.view
    assert view["result"]["title"] == "連合軍の勝ち"
    assert view["result"]["text"] == "パーフェクトならず — 絵札20枚のうち4枚でした"
    sides = [view_json(game.known, viewer, game.frame)["result"]["yours"] for viewer in (0, 1, 2, 3, None)]
    assert sides == [False, False, True, True, None], "the deal is lost for Napoleon and his adjutant, won for the allies"
    assert len(view["result"]["tricks"]) == 2


def test_the_match_ends_with_shared_places() -> None:
    rules = parse({"preset": "standard", "set": {"auction.all_pass": "redeal"}})
    pack = [code for code, card in CARDS.items() if rules.pack >> card & 1]
    hands = [" ".join(pack[seat * 10 : seat * 10 + 10]) for seat in range(5)]
    game = Table(rules, hands, 2, 4).act(*[[seat, "pass"] for seat in range(5)])
    past = (PastDeal(1, (6, 6, -4, -4, -4), None, None, None),)
    game.frame = Frame(NAMES, (False,) * 5, (6, 6, -4, -4, -4), "ja", deal=2, deals=2, past=past, match_over=True)
    view = game.view
    assert view["phase"] == "match_end"
    assert view["result"]["redeal"]
    assert view["result"]["text"] == "誰も宣言しなかったので、配り直します。点は動きません。"
    assert {row["why"] for row in view["result"]["scores"]} == {None}, "said once, not of each"
    assert [hand != [] for hand in view["result"]["hands"]] == [False, False, True, False, False]
    assert view["match"]["title"] == "優勝 アン、ボブ"
    assert [(row["place"], row["name"]) for row in view["match"]["ranking"]] == [
        (1, "アン"),
        (1, "ボブ"),
        (3, "あなた"),
        (3, "ダグ"),
        (3, "エバ"),
    ]
    assert [row["title"] for row in view["sheet"]] == ["絵取り", "配り直し"]
    assert view["ask"] == {"kind": "next", "text": "もう一度"}
    assert match_ended_json(game.known, 2, game.frame, 9)["text"] == "優勝 アン、ボブ"


def test_the_hand_shows_specials_then_trumps_then_colours_in_turns() -> None:
    rules = preset("standard")
    hand = mask(CARDS[code] for code in ["SA", "S3", "HK", "H2", "DA", "DJ", "HJ", "C9", "JO", "D4"])
    state = State(rules, dealt=(hand,) * 5, hands=(hand,) * 5, trump_drawn=1)
    codes = [list(CARDS)[card] for card in in_order(state, hand, 0)]
    assert codes == ["SA", "JO", "HJ", "DJ", "HK", "H2", "S3", "DA", "D4", "C9"]
    assert suit_order({0, 2, 3}, None) in ([0, 2, 3], [3, 2, 0])
    assert suit_order({0, 1, 3}, 1)[0] == 1


def test_roles_by_rules_and_trump() -> None:
    hearts = {list(CARDS)[card]: role for card, role in roles(preset("standard"), 1).items()}
    assert hearts == {"SA": "mighty", "HJ": "sei_jack", "DJ": "ura_jack", "HQ": "killer", "C3": "call"}
    assert CARDS["HJ"] not in roles(preset("standard"), None)
    assert CARDS["C3"] not in roles(preset("party"), 1)
