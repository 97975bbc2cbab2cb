"""The view keeps the contract of docs/view.md for every seat, in every phase, under any rules, and tells no secret."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from napoleon.cards import CARDS, CODES, members
from napoleon.deal import State, choices, decide, evolve, fold, start
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.rules import PRESETS, Bid, RuleSet, parse, preset
from napoleon.rules.sample import random_rules
from napoleon.table.frame import Frame
from napoleon.table.lines import event_json, log_row
from napoleon.table.view import view_json
from tests.table import contract as keys
from tests.table.playing import NAMES, Step, steps

Json = dict[str, Any]


def rules_of(seed: int) -> RuleSet:
    rng = random.Random(seed)
    return preset(rng.choice(PRESETS)) if seed % 4 == 0 else random_rules(rng)


def told(rules: RuleSet, seed: int, passes: float = 0.6) -> Iterator[tuple[Step, ev.Viewer, Json, Json]]:
    """Every step of a deal as each viewer gets it, in both languages by turns: the event and the view."""
    viewers = (*range(rules.players), None)
    logs: dict[ev.Viewer, list[Json]] = {viewer: [] for viewer in viewers}
    for number, step in enumerate(steps(rules, random.Random(seed), viewers, passes)):
        for place, viewer in enumerate(viewers):
            mine = step[place]
            frame = Frame.of(NAMES[: rules.players], ("ja", "en")[(number + place) % 2])
            event = event_json(mine.event, mine.before, mine.after, viewer, frame, number)
            row = log_row(event)
            logs[viewer] += [] if row is None else [row]
            yield mine, viewer, event, view_json(mine.after, viewer, frame.with_log(logs[viewer]))


@pytest.mark.parametrize("seed", range(14))
def test_a_deal_keeps_the_contract_and_every_secret(seed: int) -> None:
    rules = rules_of(seed)
    for step, viewer, event, view in told(rules, seed, random.Random(seed).choice((0.2, 0.7, 1.0))):
        json.dumps([event, view])
        check_event(event)
        check_shape(view)
        check_asked(step.after, viewer, view)
        check_hand(step.after, viewer, view)
        check_secrets(step, viewer, view)


def check_event(event: Json) -> None:
    kind = event["kind"]
    fields = set(event) - {"seq", "kind", "text", "trick"}
    assert keys.EVENTS[kind] <= fields <= keys.EVENTS[kind] | keys.OPTIONAL.get(kind, set())
    assert (event["text"] is None) == (kind == "turn")


def check_shape(view: Json) -> None:
    assert set(view) == keys.VIEW
    assert set(view["table"]) == keys.TABLE
    assert set(view["bar"]) == keys.BAR
    assert all(set(seat) == keys.SEAT for seat in view["seats"])
    assert all(set(play) == keys.PLAY for play in view["trick"])
    assert sum(play["winning"] for play in view["trick"]) == bool(view["trick"])
    assert all(set(card) == keys.CARD for card in view["hand"])
    assert all((card["why"] is None) == card["legal"] for card in view["hand"])
    assert view["bar"]["contract"] is None or set(view["bar"]["contract"]) == keys.BID
    assert view["bar"]["last_bid"] is None or set(view["bar"]["last_bid"]) == keys.BID | {"seat"}
    assert view["last_trick"] is None or set(view["last_trick"]) == keys.TRICK
    assert view["discards"] is None or set(view["discards"]) == {"count", "cards"}
    assert view["ask"] is None or set(view["ask"]) == keys.ASKS[view["ask"]["kind"]]
    assert all(set(row) == {"seq", "text", "trick"} for row in view["log"])
    assert (view["result"] is not None) == (view["phase"] == "deal_end")
    if view["result"] is not None:
        assert set(view["result"]) == keys.RESULT
        assert view["you"] is not None or view["result"]["yours"] is None
        assert all(set(row) == keys.SCORE for row in view["result"]["scores"])
        assert all(set(trick) == keys.TRICK for trick in view["result"]["tricks"])


def check_asked(state: State, viewer: ev.Viewer, view: Json) -> None:
    if view["phase"] == "deal_end":
        assert view["turn"] == []
        assert (view["ask"] is not None) == (viewer is not None)
    elif viewer is None or viewer not in state.turn:
        assert view["ask"] is None
    else:
        assert view["ask"]["kind"] == keys.ASK_OF_PHASE[view["phase"]]
        assert view["instruction"]


def check_hand(state: State, viewer: ev.Viewer, view: Json) -> None:
    """What may be played is what the rules say; what may not says why."""
    if viewer is None:
        assert view["hand"] == []
        return
    assert sorted(card["card"] for card in view["hand"]) == sorted(CODES[card] for card in members(state.hands[viewer]))
    chosen = None if view["phase"] == "deal_end" else choices(state, viewer)
    if chosen is None or chosen.phase not in ("play", "exchange"):
        assert all(card["legal"] for card in view["hand"])
    elif chosen.phase == "play":
        legal = {CODES[choice.card]: choice for choice in chosen.cards}
        for card in view["hand"]:
            assert card["legal"] == (card["card"] in legal)
            if card["legal"]:
                choice = legal[card["card"]]
                assert (card["calls"] or []) == ["SHDC"[suit] for suit in choice.calls]
                assert len(card["names"] or []) == choice.names.bit_count()
                assert card["betray"] == choice.betray


def check_secrets(step: Step, viewer: ev.Viewer, view: Json) -> None:
    """Only cards that the viewer can know, by what was really dealt; no sides before the reveal."""
    state, truth = step.after, step.truth
    if view["result"] is not None and not view["result"]["redeal"]:
        return
    known = truth.shown_discards | sum(1 << card for card in truth.turned)
    if truth.widow_open:
        known |= truth.widow_mask
    if viewer is not None:
        known |= truth.dealt[viewer]
        if viewer == truth.napoleon and (truth.counts[viewer] > truth.rules.hand_size or truth.discard_count):
            known |= truth.widow_mask
    for record in truth.tricks:
        known |= sum(1 << play.card for play in record.plays)
    known |= sum(1 << play.card for play in truth.plays)
    said = {play.named for record in truth.tricks for play in record.plays} | {play.named for play in truth.plays}
    said |= {truth.adjutant_card}
    for code in card_codes({key: value for key, value in view.items() if key != "ask"}):
        assert known >> CARDS[code] & 1 or CARDS[code] in said, code
    if not state.revealed:
        assert view["bar"]["adjutant"] is None
        assert view["bar"]["side_honours"] is None
        badges = {seat["badge"] for seat in view["seats"] if seat["seat"] != truth.napoleon}
        assert badges == ({"unknown"} if truth.napoleon is not None else {None})
        if view["bar"]["secret"] is not None:
            assert viewer == (truth.napoleon if truth.adjutant is None else truth.adjutant)
        elif viewer is not None and truth.adjutant_card is not None and view["result"] is None:
            assert viewer != truth.adjutant


def card_codes(value: object, key: str = "") -> Iterator[str]:
    """Every card code in the view, outside bids and what a wild joker may be named."""
    if key in ("bid", "names", "contract", "last_bid"):
        return
    if isinstance(value, dict):
        for name, item in value.items():
            yield from card_codes(item, name)
    elif isinstance(value, list):
        for item in value:
            yield from card_codes(item, key)
    elif isinstance(value, str) and value in CARDS:
        yield value


@pytest.mark.parametrize("viewer", [1, 4, None])
def test_who_holds_the_named_card_changes_nothing_for_the_others(viewer: ev.Viewer) -> None:
    """Two deals that the viewer cannot tell apart give the same bytes: the ace of hearts with one player or another."""
    told: list[str] = []
    for holder in (2, 3):
        rules = preset("standard")
        pack = [card for card in members(rules.pack) if card != CARDS["HA"]]
        hands = [pack[seat * 10 : seat * 10 + 10] for seat in range(5)]
        hands[2], hands[3] = pack[20:29], pack[30:39]
        hands[holder].append(CARDS["HA"])
        hands[5 - holder].append(pack[29])
        rest = [card for card in members(rules.pack) if not any(card in hand for hand in hands)]
        events = start(rules, 4, hands, rest)
        state = fold(State(rules), events)
        actions: list[ac.Action] = [
            ac.MakeBid(0, Bid(0, 13)),
            *(ac.Pass(seat) for seat in (1, 2, 3, 4)),
            ac.Name(0, CARDS["HA"]),
        ]
        for action in actions:
            more = decide(state, action)
            state, events = fold(state, more), events + more
        known = State(rules)
        for event in events:
            masked = event.masked(viewer)
            before, known = known, evolve(known, masked)
            frame = Frame.of(NAMES[:5])
            told.append(json.dumps([event_json(masked, before, known, viewer, frame), view_json(known, viewer, frame)]))
    half = len(told) // 2
    assert told[:half] == told[half:]


@pytest.mark.parametrize(
    ("changes", "kinds"),
    [
        ({"auction.all_pass": "expose_widow"}, {"widow_exposed", "redeal"}),
        ({"auction.all_pass": "widow_jack"}, {"widow_turned"}),
        ({"auction.all_pass": "mighty_holder"}, set()),
        ({"auction.all_pass": "opener_forced"}, {"contract_made", "adjutant_revealed", "deal_scored"}),
        ({"auction.all_pass": "previous_napoleon"}, {"passed"}),
        ({"auction.order": "free"}, {"bid_made"}),
        ({"mode": "free_for_all"}, {"trump_drawn", "deal_scored"}),
    ],
)
def test_the_ways_out_when_nobody_bids(changes: Json, kinds: set[str]) -> None:
    rules = parse({"preset": "standard", "set": changes})
    seen: set[str] = set()
    for seed in range(2):
        for _, _, event, view in told(rules, seed, 1.0):
            check_shape(view)
            seen.add(event["kind"])
    assert kinds <= seen
