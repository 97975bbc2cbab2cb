"""The pack: cards as small numbers, their codes, and sets of cards as bit masks.

A card is `13 * suit + rank`, suits in the order S H D C, ranks from 2 (0) to A (12); the jokers are 52 and 53::

    suit     S        H        D        C       jokers
    card   0 … 12  13 … 25  26 … 38  39 … 51  52 JO, 53 JX

A set of cards is an int with bit `card` set; 54 bits fit in a signed 64-bit word.
"""

from collections.abc import Iterable, Iterator

SUITS = "SHDC"
RANKS = "23456789TJQKA"
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
JO, JX = 52, 53
JOKERS = (JO, JX)
CARD_COUNT = 54

CODES: tuple[str, ...] = (*(s + r for s in SUITS for r in RANKS), "JO", "JX")
CARDS: dict[str, int] = {code: card for card, code in enumerate(CODES)}
SUIT_MASKS: tuple[int, ...] = tuple(((1 << 13) - 1) << (13 * suit) for suit in range(4))
RANK_MASKS: tuple[int, ...] = tuple(sum(1 << (13 * suit + rank) for suit in range(4)) for rank in range(13))
JOKER_MASK = (1 << JO) | (1 << JX)


def suit_of(card: int) -> int:
    """The printed suit of a card: 0…3 in the order S H D C, 4 for a joker."""
    return card // 13


def rank_of(card: int) -> int:
    """The rank of a suited card: 0 for the 2 up to 12 for the ace."""
    return card % 13


def card_at(suit: int, rank: str) -> int:
    """The card of a suit (0…3) and a rank letter of `RANKS`."""
    return 13 * suit + RANKS.index(rank)


def same_colour(suit: int) -> int:
    """The other suit of the same colour (spades and clubs, hearts and diamonds)."""
    return 3 - suit


def is_joker(card: int) -> bool:
    """Whether the card is one of the two jokers."""
    return card >= JO


def mask(cards: Iterable[int]) -> int:
    """The set of these cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def members(bits: int) -> Iterator[int]:
    """The cards of a set, lowest number first."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def codes(cards: Iterable[int]) -> list[str]:
    """The codes of these cards, in the same order."""
    return [CODES[card] for card in cards]


def sorted_codes(bits: int) -> list[str]:
    """The codes of a set of cards, sorted by code as the commands print them."""
    return sorted(CODES[card] for card in members(bits))
