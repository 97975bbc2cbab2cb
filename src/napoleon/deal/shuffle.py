"""The shuffle, written down so that anybody can repeat it from the seed.

Stream: block i (0, 1, …) is SHA-256 of the seed (32 bytes) followed by i as eight bytes, big-endian; the blocks one after
another are read as 32-bit big-endian numbers. A number below n: take the next number of the stream, drop it when it is at
least the largest multiple of n that fits in 2^32 (so that no card is favoured), else its remainder by n.

Fisher-Yates: the cards of the pack lie in ascending order of their numbers (`napoleon.cards`); for i from the last place down
to 1, swap place i with place `below(i + 1)`. The first hand-size cards go to the dealer's left, the next to the seat after,
and so on around; what is left is the widow in its order. The trump of a game without sides is `below(4)` in the order S H D C,
read from the same stream after the shuffle.

Commitment: SHA-256 of `COMMITMENT_PREFIX` followed by the seed. It is shown before the auction and fixes every card, since the
rules and the dealer are known by then; 256 random bits hide the seed until it is opened. Nothing else is mixed in, so that a
seed used twice would show itself by the same commitment.
"""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from napoleon.cards import members
from napoleon.rules import RuleSet

SEED_BYTES = 32
COMMITMENT_PREFIX = b"napoleon-deal/1 seed\n"


@dataclass(frozen=True, slots=True)
class Cards:
    """What a shuffle deals: hands by seat, the widow, and the drawn trump suit."""

    hands: tuple[tuple[int, ...], ...]
    widow: tuple[int, ...]
    trump: int | None


def new_seed() -> bytes:
    """A seed from the operating system's randomness."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the deal, in hexadecimal: only this seed fits it."""
    return sha256(COMMITMENT_PREFIX + seed).hexdigest()


def shuffled(rules: RuleSet, dealer: int, seed: bytes) -> Cards:
    """The cards of a deal: the same for the same rules, dealer and seed."""
    numbers = _numbers(seed)
    pack = list(members(rules.pack))
    for i in range(len(pack) - 1, 0, -1):
        j = _below(numbers, i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    size, players = rules.hand_size, rules.players
    hands: list[tuple[int, ...]] = [()] * players
    for turn in range(players):
        hands[(dealer + 1 + turn) % players] = tuple(sorted(pack[turn * size : (turn + 1) * size]))
    trump = None if rules.sides else _below(numbers, 4)
    return Cards(tuple(hands), tuple(pack[players * size :]), trump)


def drawn_dealer(players: int, seed: bytes) -> int:
    """The first dealer of a match, drawn from a seed of its own."""
    return _below(_numbers(seed), players)


def _numbers(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(seed + block.to_bytes(8, "big")).digest()
        for place in range(0, len(digest), 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


def _below(numbers: Iterator[int], bound: int) -> int:
    limit = (1 << 32) // bound * bound
    return next(number for number in numbers if number < limit) % bound
