"""What a searching bot does in small positions: each names the sin that it guards against. Budgets are worlds."""

import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from napoleon.bots import machine as machine_module
from napoleon.bots.levels import make, read_spec
from napoleon.bots.machine import Machine, machine, tables_of
from napoleon.deal.actions import Action, MakeBid, Pass, PlayCard
from napoleon.deal.state import State
from napoleon.record.notation import write_action
from tests.bots import positions as at

STANDARD = at.rules()
# two tricks of low cards, so that same-two is on
GONE = ("C4 C5 C6 C7 C8", "D4 D5 D6 D7 D8")
LATE = (*GONE, "S4 S5 S6 S7 S8", "H4 H5 H6 H7 H8", "C9 CT CJ CQ CK", "D9 DT DQ DK DA", "S9 ST SJ SQ SK", "H9 HT HQ HK HA")
STRONG = make(read_spec("strong@400w"))
HAND = "SA JO HJ DJ HA HK HQ H9 CA C4"


def act(state: State, seed: int = 5) -> Action:
    return STRONG(state, state.turn[0], random.Random(seed))


POSITIONS = [
    (
        "the adjutant spends the mighty on a trick that Napoleon wins already",
        at.play(STANDARD, 4, "SA S3 D9 DT H4 C3 H8 C2", "H13", "SA", "CA C9 CT CQ", gone=GONE),
        {"C2", "C3"},
    ),
    (
        "the adjutant leads the mighty for nothing",
        at.play(STANDARD, 2, "SA HA HT H9 S4 D9 C9 C3", "H13", "SA", gone=GONE, leader=2),
        {"HA", "HT", "H9", "S4", "D9", "C9", "C3"},
    ),
    (
        "an ally gives an honour to a trick that Napoleon wins",
        at.play(STANDARD, 4, "CK C3 D9 S4 H4 S2 S6 D2", "H13", "SA", "CA C9 CT CJ", gone=GONE),
        {"C3"},
    ),
    (
        "an ally keeps honours from a trick that a known ally wins",
        at.play(STANDARD, 4, "DQ D3 S9 S4 C9 S3 C3", "H15", "SA", "D9 DT DA H2", gone=(*GONE, "SK SA S5 S6 S7"), adjutant=1),
        {"DQ"},
    ),
    (
        "the last player lets a trick of the other side go that he could take",
        at.play(STANDARD, 4, "CA CK CQ C3 S4 S2 S3 D9", "H13", "SA", "CJ C9 CT D3", leader=0, gone=GONE),
        {"CA", "CK", "CQ"},
    ),
    (
        "Napoleon keeps the joker for the last trick, in which it is worth nothing",
        at.play(STANDARD, 0, "JO D3", "H13", "SA", gone=LATE, adjutant=3),
        {"JO"},
    ),
    (
        "Napoleon calls the joker of his own adjutant",
        at.play(STANDARD, 0, "C3 SA HA HK D9 S4 S9 D3", "H13", "JO", gone=GONE),
        {"SA", "HA", "HK", "D9", "S4", "S9", "D3"},
    ),
    (
        "it forgets same-two",
        at.play(STANDARD, 4, "D2 D9 S4 H4 C9 S6 S9 C3", "H13", "SA", "DK DA DT DQ", gone=GONE),
        {"D2"},
    ),
]


@pytest.mark.parametrize(("sin", "state", "best"), POSITIONS, ids=[sin.replace(" ", "_") for sin, _, _ in POSITIONS])
def test_play(sin: str, state: State, best: set[str]) -> None:
    actions = [act(state, seed) for seed in range(5)]
    cards = [str(action.play).partition("/")[0] for action in actions if isinstance(action, PlayCard)]
    assert len(cards) == 5
    assert sum(card in best for card in cards) >= 4, f"{sin}: {cards}"


def test_a_strong_hand_contests() -> None:
    action = act(at.auction(STANDARD, HAND, (4, "S13")))
    assert isinstance(action, MakeBid)
    assert action.bid.strain == 1


def test_a_joker_alone_is_no_reason_to_bid() -> None:
    assert act(at.auction(STANDARD, "JO S9 S4 H8 H5 D9 D6 D3 C8 C4")) == Pass(0)


PROGRAM = """
import random
from napoleon.record.notation import write_action
from tests.bots.test_tactics import POSITIONS, act
for sin, state, best in POSITIONS[:4]:
    print(write_action(act(state, 9)))
"""


def test_another_process_makes_the_same_moves() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True)
    assert done.stdout.splitlines() == [str(write_action(act(state, 9))) for _, state, _ in POSITIONS[:4]]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    """The search as it runs where there is no Numba."""
    monkeypatch.setattr(machine_module, "has_numba", lambda: False)
    for cached in (machine, tables_of):
        cached.cache_clear()
    yield machine()
    for cached in (machine, tables_of):
        cached.cache_clear()


def test_the_search_works_without_numba(plain: Machine) -> None:
    assert not plain.fast
    bot = make(read_spec("strong@6w"))
    sin, state, best = POSITIONS[7]
    action = bot(state, state.turn[0], random.Random(2))
    assert isinstance(action, PlayCard)
    assert str(action.play) in best, sin
    assert bot(at.auction(STANDARD, "JO S9 S4 H8 H5 D9 D6 D3 C8 C4"), 0, random.Random(2)) == Pass(0)
