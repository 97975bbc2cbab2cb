"""What a decent beginner does: the positions name the sin that they guard against."""

import random

import pytest

from napoleon.bots import simple
from napoleon.deal.actions import Discard, MakeBid, Name, Pass, Perfect, PlayCard
from napoleon.deal.state import State
from napoleon.record.notation import write_action
from napoleon.rules import Bid
from tests.bots import positions as at

STANDARD = at.rules()
# two tricks of low cards, so that same-two is on and the hands are eight cards
GONE = ("C4 C5 C6 C7 C8", "D4 D5 D6 D7 D8")


def row(state: State) -> list[object]:
    return write_action(simple.choose(state, state.turn[0], random.Random(5)))


def card(state: State) -> object:
    action = simple.choose(state, state.turn[0], random.Random(5))
    assert isinstance(action, PlayCard)
    return str(action.play)


@pytest.mark.parametrize(
    ("sin", "state", "best"),
    [
        (
            "the adjutant spends the mighty on a trick that Napoleon wins already",
            at.play(STANDARD, 4, "SA S3 D9 DT H4", "H13", "SA", "CA C9 CT C2", gone=GONE),
            {"DT"},
        ),
        (
            "an ally gives an honour to a trick that Napoleon wins",
            at.play(STANDARD, 4, "CK C3 D9 S4 H4", "H13", "SA", "CA C9 CT C2", gone=GONE),
            {"C3"},
        ),
        (
            "an ally gives an honour to the adjutant",
            at.play(STANDARD, 4, "DQ D3 S9 S4 C9", "H13", "SA", "D9 DA DT S8", gone=(*GONE, "SK SA S5 S6 S7"), adjutant=1),
            {"D3"},
        ),
        (
            "an ally keeps honours from a trick that a known ally wins",
            at.play(STANDARD, 4, "DQ D3 S9 S4 C9", "H13", "SA", "D9 DT DA D6", gone=(*GONE[:1], "SK SA S5 S6 S7"), adjutant=1),
            {"DQ"},
        ),
        (
            "the last player takes a trick with more than it needs",
            at.play(STANDARD, 4, "CA CK CQ C3 S4", "H13", "SA", "C9 CJ C2 S3", leader=0, gone=GONE),
            {"CQ"},
        ),
        (
            "the last player ruffs with more than it needs",
            at.play(STANDARD, 0, "HJ HA H9 H3 S4", "H13", "SA", "DK DA DT DQ", gone=GONE),
            {"H3"},
        ),
        (
            "it forgets same-two",
            at.play(STANDARD, 4, "D2 D9 S4 H4 C9", "H13", "SA", "DK DA DT DQ", gone=GONE),
            {"D2"},
        ),
        (
            "it forgets yoromeki",
            at.play(STANDARD, 4, "HQ S4 C9 D9 D3", "D13", "DA", "SA SK ST S9", gone=GONE[:1]),
            {"S4"},
        ),
        (
            "it forgets yoromeki when free to play ♥Q",
            at.play(STANDARD, 4, "HQ H4 C9 D9 D3", "D13", "DA", "SA SK ST S9", gone=GONE[:1]),
            {"HQ"},
        ),
        (
            "Napoleon calls the joker of his own adjutant",
            at.play(STANDARD, 0, "C3 SA HA HK D9", "H13", "JO", gone=GONE),
            {"SA", "HA", "HK", "D9"},
        ),
        (
            "an ally leads trumps for Napoleon",
            at.play(STANDARD, 2, "H9 H8 S4 S5 D9", "H13", "SA", gone=GONE, leader=2),
            {"S4", "S5", "D9"},
        ),
        (
            "Napoleon throws a low card though he wins anyway and nobody is behind him",
            at.play(STANDARD, 0, "D3 DQ SA HA HJ", "H13", "JO", "DT D9 DK DA", gone=(*GONE, "SK S5 JO S6 S7"), adjutant=4),
            {"DQ"},
        ),
        (
            "with the trick lost, the mighty or an honour goes",
            at.play(STANDARD, 4, "SA C9 CT C2 S4", "H13", "HA", "JO/D D3 D9 DT", gone=GONE),
            {"C9", "C2", "S4"},
        ),
    ],
    ids=lambda value: value.replace(" ", "_") if isinstance(value, str) else "",
)  # fmt: skip
def test_play(sin: str, state: State, best: set[str]) -> None:
    assert card(state) in best, sin


def test_an_ally_calls_the_joker_that_the_adjutant_holds() -> None:
    weak = at.rules(called_joker_is_weak=True)
    assert card(at.play(weak, 2, "C3 C9 D9 S4 S8", "H13", "JO", gone=("D4 D5 D6 D7 D8",), leader=2)) == "C3"


def test_a_joker_that_a_call_would_waste_is_led_before() -> None:
    weak = at.rules(called_joker_is_weak=True)
    led = card(at.play(weak, 0, "JO HA D9 S4", "H13", "SA", gone=GONE))
    assert str(led).startswith("JO/")


def test_a_joker_alone_is_no_reason_to_bid() -> None:
    assert row(at.auction(STANDARD, "JO S9 S4 H8 H5 D9 D6 D3 C8 C4")) == [0, "pass"]


STRONG = "SA JO HJ DJ HA HK HQ H9 CA C4"


def test_a_strong_hand_bids_its_suit_and_not_its_limit() -> None:
    action = simple.choose(at.auction(STANDARD, STRONG), 0, random.Random(1))
    assert isinstance(action, MakeBid)
    assert action.bid.strain == 1
    assert 13 <= action.bid.number <= 15


def test_a_strong_hand_contests() -> None:
    assert row(at.auction(STANDARD, STRONG, (4, "S13"))) == [0, "bid", "H14"]


def test_a_low_minimum_is_no_reason_to_jump_to_the_end() -> None:
    low = at.rules("kougai")
    action = simple.choose(at.auction(low, STRONG), 0, random.Random(1))
    assert isinstance(action, MakeBid)
    assert 8 <= action.bid.number <= 14
    again = simple.choose(at.auction(low, STRONG, (4, "S9")), 0, random.Random(1))
    assert isinstance(again, MakeBid)


def test_who_must_open_opens_low() -> None:
    forced = at.rules(auction__opener_must_bid=True)
    action = simple.choose(at.auction(forced, "JO S9 S4 H8 H5 D9 D6 D3 C8 C4"), 0, random.Random(1))
    assert isinstance(action, MakeBid)
    assert action.bid.number == 13


@pytest.mark.parametrize(
    ("hand", "contract", "changes", "named"),
    [
        ("JO HJ HA HK H9 H8 D3 D4 C2 C5", "H13", {}, "SA"),
        ("SA JO HA HK H9 H8 D3 D4 C2 C5", "H13", {}, "HJ"),
        ("SA JO HJ HK H9 H8 D3 D4 C2 C5", "H13", {}, "DJ"),
        ("SA JO HJ DJ HK H8 D3 D4 C2 C5", "H13", {}, "HA"),
        ("HJ HK HQ H9 H8 D3 D4 C2 C5 C6", "H13", {"play.strength": ["trump"]}, "HA"),
        ("HJ HK HQ H9 H8 D3 D4 C2 C5 SA", "H13", {"play.strength": ["joker", "mighty", "trump"]}, "JO"),
        ("HJ HK HQ H9 H8 D3 D4 C2 C5 C6", "H13", {"play.strength": ["ura_jack", "mighty", "sei_jack", "trump"]}, "DJ"),
    ],
)
def test_naming(hand: str, contract: str, changes: dict[str, object], named: str) -> None:
    values = {name.replace(".", "__"): value for name, value in changes.items()}
    state = at.napoleon(at.rules("standard", **values), hand, contract, "naming")
    assert row(state) == [0, "name", named]


def test_after_the_exchange_nobody_names_a_discard() -> None:
    late = at.rules(adjutant__named="after_exchange", play__strength=["trump"])
    held = "HJ HK HQ H9 H8 DA D4 C2 C5 C6"
    state = at.napoleon(late, held, "H13", "naming", widow="HA S2 S3")
    from dataclasses import replace

    state = replace(state, discards=at.cards("HA S2 S3"), discard_count=3)
    action = simple.choose(state, 0, random.Random(1))
    assert isinstance(action, Name)
    assert not at.cards(held + " HA S2 S3") >> action.card & 1


def discards(state: State) -> set[object]:
    action = row(state)
    assert isinstance(action[2], list)
    return set(action[2])


def test_the_exchange_makes_a_void_and_keeps_strength_and_honours() -> None:
    hand = "SA HJ HA HK H9 H8 H5 DK DQ D9 C4 C7 C8"
    assert discards(at.napoleon(STANDARD, hand, "H13", "exchange", "C4 C7 D9", "JO")) == {"C4", "C7", "C8"}


def test_honours_that_would_score_for_napoleon_are_thrown() -> None:
    own = at.rules(exchange__honours_to="napoleon")
    hand = "SA HJ HA HK H9 H8 H5 DT D4 CT C9 C8 SQ"
    assert discards(at.napoleon(own, hand, "H13", "exchange", "C9 C8 SQ", "JO")) & {"DT", "CT", "SQ"} == {"DT", "CT", "SQ"}


def test_a_gift_stays_with_the_own_side() -> None:
    gift = at.rules(exchange__honours_to="gift")
    hand = "SA HJ HA HK H9 H8 H5 DT D4 CT C9 C8 SQ"
    action = simple.choose(at.napoleon(gift, hand, "H13", "exchange", "C9 C8 SQ", "JO"), 0, random.Random(1))
    assert isinstance(action, Discard)
    assert action.receiver == 0


def test_no_perfect_without_need() -> None:
    asked = at.rules(win__perfect_call=True)
    from dataclasses import replace

    state = replace(at.play(asked, 0, "SA HA HJ", "H13", "JO", gone=GONE), phase="perfect")
    assert simple.choose(state, 0, random.Random(1)) == Perfect(0, yes=False)


def test_a_hopeless_adjutant_goes_over_and_a_winning_one_does_not() -> None:
    traitor = at.rules(betrayal__adjutant_card="CT")
    allies = ("C4 CA CK CQ CJ", "D4 DA DK DQ DJ", "S4 SK SQ SJ ST")
    action = simple.choose(at.play(traitor, 3, "CT SA S9 H3", "H16", "SA", "C3 C9 C2", gone=allies), 3, random.Random(1))
    assert isinstance(action, PlayCard)
    assert action.betray
    ours = ("CA C4 CK CQ CJ", "DA D4 DK DQ DJ", "S4 S2 SQ SJ SK")
    action = simple.choose(at.play(traitor, 3, "CT SA S9 H3", "H10", "SA", "C3 C9 C2", gone=ours), 3, random.Random(1))
    assert isinstance(action, PlayCard)
    assert not action.betray


def test_the_last_bidder_of_a_free_auction_stays_quiet_where_he_may() -> None:
    free = at.rules(auction__order="free", auction__closing="all_pass")
    assert simple.choose(at.auction(free, STRONG, (0, "H13")), 0, random.Random(1)) == Pass(0)
    closed = at.rules(auction__order="free")
    action = simple.choose(at.auction(closed, STRONG, (0, "H13")), 0, random.Random(1))
    assert isinstance(action, MakeBid)
    assert action.bid == Bid(1, 14)
