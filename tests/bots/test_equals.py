"""Of cards that are as good as one another any is played, and only of those."""

import random

import pytest

from napoleon.bots.equals import equals
from napoleon.bots.levels import make, read_spec
from napoleon.cards import CARDS, CODES
from napoleon.deal.actions import PlayCard
from napoleon.deal.state import State
from tests.bots.positions import play, rules


def like(state: State, seat: int, code: str) -> list[str]:
    return sorted(CODES[card] for card in equals(state, seat, CARDS[code]))


@pytest.mark.parametrize(
    ("card", "alike"),
    [
        ("S5", ["S5", "S6"]),
        ("D7", ["D7"]),  # the eight of diamonds is with somebody else
        ("D9", ["D9"]),
        ("C2", ["C2"]),  # same-two
        ("CK", ["CA", "CK"]),
        ("HA", ["HA"]),  # the joker and the jacks stand above it, but hearts are trumps and the king is not here
    ],
)
def test_equal_cards(card: str, alike: list[str]) -> None:
    state = play(rules(), 1, "S5 S6 D7 D9 C2 CK CA HA", "H13", "SA", leader=1, gone=("H3 H4 H5 H6 H7", "H8 H9 HT H2 JO"))
    assert like(state, 1, card) == alike


def test_cards_gone_make_neighbours() -> None:
    state = play(rules(), 1, "S2 S7 DK CA CK C5", "H13", "SA", leader=1, gone=("S3 S4 S8 S9 ST",))
    assert like(state, 1, "S7") == ["S7"]
    state = play(rules(), 1, "S5 S7 DK CA CK C4", "H13", "SA", leader=1, gone=("S3 S4 S6 S9 ST",))
    assert like(state, 1, "S5") == ["S5", "S7"]


def test_a_searching_bot_plays_either() -> None:
    state = play(rules(), 1, "S5 S6 D3 D4 D6 C5 C8 CT", "H13", "SA", lies="SK", gone=("H3 H4 H5 H6 H7", "H8 H9 HT H2 JO"))
    bot = make(read_spec("strong@20w"))
    found = {action.play.card for seed in range(12) if isinstance(action := bot(state, 1, random.Random(seed)), PlayCard)}
    assert found == {CARDS["S5"], CARDS["S6"]}
