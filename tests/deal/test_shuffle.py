"""The shuffle against vectors that must never change, and against a second reading of its description."""

from collections import Counter
from hashlib import sha256

import pytest

from napoleon.cards import codes, mask
from napoleon.deal.shuffle import drawn_dealer, new_seed, shuffled
from napoleon.rules import parse, preset

STANDARD = preset("standard")

# for the seed 00 01 … 1f and dealer 2; for the seeds sha256(00), sha256(01), …
VECTOR_HANDS = [
    "S3 S4 SJ SA H4 HK D4 D6 D7 D8",
    "S6 SQ H3 H5 H9 DK C5 C6 C9 CJ",
    "S2 S9 HT HJ HQ C2 C3 C7 CQ JO",
    "S7 S8 ST SK H8 D2 D3 DJ DQ CT",
    "S5 H2 H6 H7 HA DT DA C4 CK CA",
]
VECTOR_WIDOW = "C8 D5 D9"
VECTOR_DEALERS = [1, 4, 1, 4, 4, 4, 4, 1, 2, 3, 1, 1]
VECTOR_TRUMPS = [1, 2, 1, 3, 1, 0, 2, 3, 0, 1, 0, 3]


def test_vectors() -> None:
    cards = shuffled(STANDARD, 2, bytes(range(32)))
    assert [" ".join(codes(hand)) for hand in cards.hands] == VECTOR_HANDS
    assert " ".join(codes(cards.widow)) == VECTOR_WIDOW
    assert cards.trump is None
    assert [drawn_dealer(5, sha256(bytes([i])).digest()) for i in range(12)] == VECTOR_DEALERS
    free = parse({"preset": None, "set": {"mode": "free_for_all"}})
    assert [shuffled(free, 0, sha256(bytes([i])).digest()).trump for i in range(12)] == VECTOR_TRUMPS


def test_as_written_down() -> None:
    """The description in the module, done again in other words: all numbers at once, no number rejected (2^32 is large)."""
    seed = sha256(b"again").digest()
    blocks = b"".join(sha256(seed + i.to_bytes(8, "big")).digest() for i in range(20))
    numbers = [int.from_bytes(blocks[i : i + 4], "big") for i in range(0, len(blocks), 4)]
    pack = list(range(53))
    for count, place in enumerate(range(52, 0, -1)):
        other = numbers[count] % (place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    cards = shuffled(STANDARD, 4, seed)
    assert [sorted(pack[10 * seat : 10 * seat + 10]) for seat in range(5)] == [list(hand) for hand in cards.hands]
    assert list(cards.widow) == pack[50:]


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_card_is_dealt_once(players: int) -> None:
    rules = parse({"preset": "standard", "set": {"table.players": players}})
    for _ in range(20):
        cards = shuffled(rules, 0, new_seed())
        assert [len(hand) for hand in cards.hands] == [rules.hand_size] * players
        assert len(cards.widow) == rules.widow_size
        whole = [card for hand in (*cards.hands, cards.widow) for card in hand]
        assert len(whole) == rules.pack.bit_count()
        assert mask(whole) == rules.pack


def test_no_place_is_favoured() -> None:
    """The ace of spades over 2000 deals: each seat a fifth of 50/53, the widow the rest; bounds at five deviations."""
    where: Counter[int] = Counter()
    for i in range(2000):
        cards = shuffled(STANDARD, i % 5, sha256(f"fair {i}".encode()).digest())
        where[next((seat for seat, hand in enumerate(cards.hands) if 12 in hand), -1)] += 1
    assert all(abs(where[seat] - 377) < 87 for seat in range(5))
    assert abs(where[-1] - 113) < 52
