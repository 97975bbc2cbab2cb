"""What a browser may send: anything. It is read, or refused with a sentence."""

import json

import pytest

from napoleon.cards import CARDS
from napoleon.deal import actions as ac
from napoleon.play.trick import Played
from napoleon.rules import Bid
from napoleon.table.messages import LONGEST, Malformed, Ping, Request, read_message, read_wish
from napoleon.table.wishes import Next
from napoleon.words import Problem


@pytest.mark.parametrize(
    ("action", "wish"),
    [
        ({"kind": "bid", "bid": "H13"}, ac.MakeBid(2, Bid(1, 13))),
        ({"kind": "pass"}, ac.Pass(2)),
        ({"kind": "name", "card": "SA"}, ac.Name(2, CARDS["SA"])),
        ({"kind": "discard", "cards": ["SA", "JO"]}, ac.Discard(2, (CARDS["SA"], CARDS["JO"]))),
        ({"kind": "discard", "cards": ["SA"], "receiver": 4}, ac.Discard(2, (CARDS["SA"],), 4)),
        ({"kind": "perfect", "yes": False}, ac.Perfect(2, False)),
        ({"kind": "betray"}, ac.Betray(2)),
        ({"kind": "play", "card": "HT"}, ac.PlayCard(2, Played(CARDS["HT"]))),
        ({"kind": "play", "card": "JO", "suit": "H"}, ac.PlayCard(2, Played(CARDS["JO"], called=1))),
        ({"kind": "play", "card": "JO", "as": "SA"}, ac.PlayCard(2, Played(CARDS["JO"], named=CARDS["SA"]))),
        ({"kind": "play", "card": "CT", "betray": True}, ac.PlayCard(2, Played(CARDS["CT"]), True)),
        ({"kind": "play", "card": "CT", "suit": None, "as": None, "betray": False}, ac.PlayCard(2, Played(CARDS["CT"]))),
        ({"kind": "next"}, Next()),
    ],
)
def test_actions(action: object, wish: object) -> None:
    request = read_message(json.dumps({"id": "r", "action": action}))
    assert request == Request("r", action)
    assert read_wish(action, 2, 5) == wish


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "message_not_json"),
        ("{", "message_not_json"),
        ("[" * 2000, "message_not_json"),
        ("NaN", "message_not_an_object"),
        ("[]", "message_not_an_object"),
        ('"SA"', "message_not_an_object"),
        ("{}", "message_without_id"),
        ('{"id": 3, "action": {}}', "message_without_id"),
        ('{"id": "", "action": {}}', "message_without_id"),
        ('{"id": "\\u0000", "action": {}}', "message_without_id"),
        ('{"id": "\\ud800", "action": {}}', "message_without_id"),
        (json.dumps({"id": "x" * 65, "action": {}}), "message_without_id"),
        ('{"id": "r"}', "message_without_action"),
        (json.dumps({"id": "r", "action": "x" * LONGEST}), "message_too_long"),
    ],
)
def test_what_is_no_request(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        read_message(text)
    assert refused.value.code == code
    assert refused.value.text("ja") != refused.value.text("en")


@pytest.mark.parametrize(
    "action",
    [
        None,
        7,
        "pass",
        [],
        {},
        {"kind": None},
        {"kind": ["pass"]},
        {"kind": "sneeze"},
        {"kind": "\ud800"},
        {"kind": "bid"},
        {"kind": "bid", "bid": 13},
        {"kind": "bid", "bid": "X13"},
        {"kind": "bid", "bid": "S013"},
        {"kind": "name", "card": ["SA"]},
        {"kind": "name", "card": "S1"},
        {"kind": "discard"},
        {"kind": "discard", "cards": "SA"},
        {"kind": "discard", "cards": [["SA"]]},
        {"kind": "discard", "cards": ["SA", "SA"]},
        {"kind": "discard", "cards": ["SA"], "receiver": 5},
        {"kind": "discard", "cards": ["SA"], "receiver": True},
        {"kind": "perfect"},
        {"kind": "perfect", "yes": "no"},
        {"kind": "play"},
        {"kind": "play", "card": {"SA": 1}},
        {"kind": "play", "card": "JO", "suit": "N"},
        {"kind": "play", "card": "JO", "suit": 1},
        {"kind": "play", "card": "JO", "as": "JX"},
        {"kind": "play", "card": "CT", "betray": 1},
        *(
            {"kind": "use_code", "code": code}
            for code in (None, 7, "", "ABCD", "ABCD-2340", "ABCD2345" * 9, "\ud800", "ABCD234\ud800")
        ),
        *({"kind": "sit", "name": name} for name in (None, "", "\ud800", "x" * 17)),
        {"kind": "sit", "name": "Ann", "seat": 5},
        {"kind": "say", "text": "\ud800"},
        {"kind": "stamp", "stamp": "\ud800"},
        {"kind": "rules", "code": "\ud800"},
        {"kind": "settings", "clock": "\ud800"},
    ],
    ids=str,
)
def test_what_is_no_action(action: object) -> None:
    with pytest.raises(Problem) as refused:
        read_wish(action, 2, 5)
    assert refused.value.text("ja", ["あなた"] * 5)
    assert refused.value.text("en", ["you"] * 5)


def test_a_heartbeat() -> None:
    assert read_message('{"type": "ping"}') == Ping()
