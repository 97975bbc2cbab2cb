"""What holds for all cards, bids, actions and tricks, whatever they are."""

import itertools
import json
import os
import pickle
import random
import subprocess
import sys

from hypothesis import given
from hypothesis import strategies as st

from bench.random_deals import play_out, random_world
from napoleon.cards import CARDS, CODES, codes, mask, members, rank_of, same_colour, sorted_codes, suit_of
from napoleon.deal import State, fold
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.deal.auction import stronger
from napoleon.play.trick import Played, Trick
from napoleon.record.notation import read_action, read_play, write_action
from napoleon.rules import Bid, RuleSet, parse, preset
from napoleon.rules.compile import compile_tables
from napoleon.rules.sample import random_rules

CARD = st.integers(0, 53)
PLAIN = st.integers(0, 51)
SEAT = st.integers(0, 6)
STRAIN = st.none() | st.integers(0, 3)
BID = st.builds(Bid, STRAIN, st.integers(1, 24))
JOKER = st.sampled_from([52, 53])
PLAY = st.builds(Played, CARD) | st.builds(Played, JOKER, called=st.integers(0, 3)) | st.builds(Played, JOKER, named=PLAIN)
ACTION = st.one_of(
    st.builds(ac.MakeBid, SEAT, BID),
    st.builds(ac.Pass, SEAT),
    st.builds(ac.Name, SEAT, CARD),
    st.builds(ac.Discard, SEAT, st.lists(CARD, max_size=8, unique=True).map(tuple), st.none() | SEAT),
    st.builds(ac.Perfect, SEAT, st.booleans()),
    st.builds(ac.Betray, SEAT),
    st.builds(ac.PlayCard, SEAT, PLAY, st.booleans()),
)


@given(st.sets(CARD))
def test_a_set_of_cards_is_a_mask(cards: set[int]) -> None:
    bits = mask(cards)
    assert list(members(bits)) == sorted(cards)
    assert bits.bit_count() == len(cards)
    assert sorted_codes(bits) == sorted(codes(cards))
    assert {CARDS[code] for code in codes(cards)} == cards


def test_fifty_four_cards() -> None:
    assert len(set(CODES)) == 54
    assert [CARDS[code] for code in CODES] == list(range(54))
    assert all(CODES[card][0] == "SHDC"[suit_of(card)] for card in range(52))
    assert all(CODES[card][1] == "23456789TJQKA"[rank_of(card)] for card in range(52))
    assert [same_colour(suit) for suit in range(4)] == [3, 2, 1, 0]


@given(ACTION)
def test_an_action_is_written_and_read(action: ac.Action) -> None:
    assert read_action(json.loads(json.dumps(write_action(action))), 7) == action


def test_a_rule_set_travels_to_another_process() -> None:
    """Its hash does not go with it: there strings have other hashes, and equal rule sets must have equal ones."""
    rules = preset("standard")
    body = "import pickle; from napoleon.rules import preset; assert {pickle.loads(PACKED): 1}[preset('standard')]"
    for seed in ("1", "2"):
        assert hash(rules)
        code = body.replace("PACKED", repr(pickle.dumps(rules)))
        done = subprocess.run([sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, timeout=60, check=False)
        assert done.returncode == 0


@given(PLAY, st.booleans())
def test_a_play_is_written_and_read(play: Played, betray: bool) -> None:
    assert read_play(str(play) + "!" * betray) == (play, betray)


@given(BID)
def test_a_bid_is_written_and_read(bid: Bid) -> None:
    assert Bid.read(str(bid)) == bid


@given(st.permutations("SHDC"), st.sampled_from(["high", "low"]), st.lists(BID, min_size=3, max_size=3))
def test_bids_are_in_one_order(order: list[str], no_trump: str, three: list[Bid]) -> None:
    """Of two different bids one is the stronger, of three in a row the first outranks the last."""
    state = State(parse({"preset": None, "set": {"auction.suit_order": "".join(order), "auction.no_trump": no_trump}}))
    for one, other in itertools.product(three, three):
        assert stronger(state, one, other) + stronger(state, other, one) == (one != other)
        if one.number > other.number:
            assert stronger(state, one, other)
    for one, other, third in itertools.permutations(three):
        if stronger(state, one, other) and stronger(state, other, third):
            assert stronger(state, one, third)


@given(st.integers(0, 10**9))
def test_events_fold_alike_in_any_portions(seed: int) -> None:
    rng = random.Random(seed)
    rules = random_rules(rng)
    steps = list(play_out(rng, random_world(rng, rules)))
    events: list[ev.Event] = [event for _, portion in steps for event in portion]
    cut = rng.randrange(len(events))
    assert fold(fold(State(rules), events[:cut]), events[cut:]) == steps[-1][0]


@st.composite
def tricks(draw: st.DrawFn) -> tuple[RuleSet, Trick, list[int]]:
    """A trick in progress under a random rule set, with the hands of those who are still to play."""
    rng = random.Random(draw(st.integers(0, 10**9)))
    rules = random_rules(rng)
    trick = Trick(compile_tables(rules, rng.choice((None, 0, 1, 2, 3))), rng.randint(1, rules.hand_size))
    pack = list(members(rules.pack))
    rng.shuffle(pack)
    hands = [mask(pack[seat * rules.hand_size : (seat + 1) * rules.hand_size]) for seat in range(rules.players)]
    for seat in range(rng.randrange(rules.players)):
        card = rng.choice(list(members(trick.legal(hands[seat]))))
        called = rng.choice(trick.callable_suits(card) or [None])
        names = list(members(trick.namable(card, hands[seat])))
        trick.add(Played(card, called, rng.choice(names) if names else None))
    return rules, trick, hands[len(trick.plays) :]


@given(tricks())
def test_a_card_is_legal_or_barred_for_a_reason(drawn: tuple[RuleSet, Trick, list[int]]) -> None:
    _, trick, hands = drawn
    for hand in hands:
        legal, barred = trick.legal(hand), trick.barred(hand)
        assert legal
        assert mask(barred) == hand & ~legal
        assert set(barred.values()) <= {"lead_ban", "call", "follow_suit", "honour_duty", "first_trick_ban"}


@given(tricks())
def test_somebody_wins_and_the_led_suit_stays(drawn: tuple[RuleSet, Trick, list[int]]) -> None:
    rules, trick, hands = drawn
    led = trick.led
    for hand in hands:
        card = max(members(trick.legal(hand)))
        called = next(iter(trick.callable_suits(card)), None)
        trick.add(Played(card, called, next(members(trick.namable(card, hand)), None)))
        assert led in (4, trick.led)
        led = trick.led
    outcome = trick.outcome()
    assert outcome.strength > 0
    assert outcome.card == trick.plays[outcome.place].card
    assert outcome.honours == sum(rules.honours >> play.card & 1 for play in trick.plays)
    assert outcome.reason(rules) != "weak"
