"""Events as JSON rows: what is written is read back the same, for every class and however it was masked."""

import json
import random
from typing import Any

import pytest

from napoleon.bots import random_bot
from napoleon.bots.match_play import awaited, shuffled
from napoleon.deal import State, decide, events, fold, start
from napoleon.play.trick import Played
from napoleon.record.events_json import CLASSES, KINDS, read_event, write_event
from napoleon.rules import Bid
from napoleon.rules.sample import random_rules
from napoleon.words import Problem


def deal_events(rng: random.Random) -> list[events.Event]:
    rules = random_rules(rng)
    hands, widow = shuffled(rules, rng)
    told = start(rules, rng.randrange(rules.players), hands, widow, (1, rng.choice((None, 2))), None if rules.sides else 2)
    state = fold(State(rules), told)
    while not state.over:
        seat = rng.choice(awaited(state))
        more = decide(state, random_bot.choose(state, seat, rng))
        told += more
        state = fold(state, more)
    return told


@pytest.mark.parametrize("seed", range(60))
def test_random_deals_come_back_the_same(seed: int) -> None:
    for event in deal_events(random.Random(f"events {seed}")):
        for told in (event, event.masked(None), event.masked(0)):
            row = json.loads(json.dumps(write_event(told), ensure_ascii=False))
            assert read_event(row) == told


ROWS: list[dict[str, Any]] = [
    {
        "kind": "dealt",
        "dealer": 4,
        "hands": [["SA", "JO"], []],
        "widow": ["C4"],
        "counts": [2, 2],
        "widow_count": 1,
        "previous": [1, None],
    },
    {"kind": "turn", "phase": "auction", "seats": [0, 1]},
    {"kind": "trump_drawn", "suit": "D"},
    {"kind": "bid_made", "seat": 1, "bid": "N15"},
    {"kind": "passed", "seat": 1},
    {"kind": "widow_exposed", "cards": ["C4", "JX"]},
    {"kind": "widow_turned", "card": "C4", "seat": None},
    {"kind": "bid_demanded", "seat": 3, "reason": "previous_napoleon"},
    {"kind": "redealt", "reason": "redeal"},
    {"kind": "contract_made", "seat": 1, "bid": "H13"},
    {"kind": "adjutant_named", "seat": 1, "card": "SA", "holder": -1},
    {"kind": "widow_shown", "cards": ["C4"]},
    {"kind": "widow_taken", "seat": 1, "cards": [], "count": 3},
    {"kind": "discarded", "seat": 1, "cards": ["HT"], "shown": ["HT"], "count": 1, "receiver": None, "secret": False},
    {"kind": "perfect_answered", "seat": 1, "yes": True},
    {"kind": "betrayed", "seat": 1, "who": "napoleon", "cards": ["CT", "JO"]},
    {"kind": "card_played", "seat": 1, "play": "JO=SA"},
    {"kind": "adjutant_revealed", "seat": 2},
    {"kind": "trick_won", "seat": 2, "card": "HQ", "honours": 2, "reason": "yoromeki"},
    {
        "kind": "deal_scored",
        "napoleon": 1,
        "adjutant": None,
        "side": [1],
        "honours": [0, 12],
        "discarded_honours": 1,
        "side_honours": 12,
        "won": False,
        "scores": [2, -8],
        "row": "lost_solo",
        "doubled": False,
        "hands": [["SA"], ["HT"]],
        "widow": [],
        "discards": ["C2"],
    },
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["kind"])
def test_stored_rows_stay_readable(row: dict[str, Any]) -> None:
    """These rows lie in people's files: a change that fails here needs a new format that still reads this one."""
    assert write_event(read_event(row)) == row


def test_every_class_has_its_row() -> None:
    assert [row["kind"] for row in ROWS] == list(KINDS)
    module = vars(events).values()
    every = {cls for cls in module if isinstance(cls, type) and issubclass(cls, events.Event)}
    assert every - {events.Event, events.Public} == set(CLASSES)


def test_plays_keep_what_was_called_or_named() -> None:
    row = {"kind": "card_played", "seat": 0, "play": "JO/H"}
    assert read_event(row) == KINDS["card_played"](seat=0, play=Played(52, called=1))  # type: ignore[call-arg]
    assert Bid.read("N15") == Bid(None, 15)


@pytest.mark.parametrize(
    "row",
    [
        None,
        [],
        {},
        {"kind": "sneezed"},
        {"kind": ["dealt"]},
        {"kind": "passed"},
        {"kind": "passed", "seat": 1, "why": "tired"},
        {"kind": "bid_made", "seat": 1, "bid": "X13"},
        {"kind": "card_played", "seat": 1, "play": "S1"},
        {"kind": "widow_shown", "cards": 3},
        {"kind": "trump_drawn", "suit": "X"},
    ],
)
def test_what_is_no_row_is_refused(row: object) -> None:
    with pytest.raises(Problem) as refused:
        read_event(row)
    assert refused.value.code == "unreadable_event"
    assert refused.value.text("en")
