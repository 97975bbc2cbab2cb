"""Words of 64 bits, for sources that run in plain Python and compiled: bit tricks and random numbers.

Plain Python's whole numbers grow, the machine's wrap: `u64` makes the one like the other. Compiled, `u64` is the machine's type
(and every constant that meets a mask needs it: Numba turns a mix of signed and unsigned words into floating point), and
the functions that `native` also has are replaced by those.
"""

WORD = (1 << 64) - 1


def u64(number: int) -> int:
    """The number modulo 2^64."""
    return number & WORD


def small(word: int) -> int:
    """A word as an ordinary number, for counting and indexing."""
    return word


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def index_of(bit: int) -> int:
    """The position of the lowest bit of a mask that is not empty."""
    return (bit & -bit).bit_length() - 1


def top_index(mask: int) -> int:
    """The position of the highest bit of a mask that is not empty."""
    return mask.bit_length() - 1


def nth_bit(mask: int, count: int) -> int:
    """The bit of the mask that has `count` others below it."""
    for _ in range(count):
        mask &= mask - 1
    return mask & -mask


def below(word: int, place: int, count: int) -> int:
    """A number from 0 to count - 1, all as likely, out of half a random word: the upper half at even places, else the lower."""
    half = word >> u64(32) if place & 1 == 0 else word & u64(0xFFFFFFFF)
    return u64(half * count) >> u64(32)


def mixed(seed: int, number: int) -> int:
    """A random word for each number under a seed (splitmix64): where a generator starts."""
    word = u64(seed + u64(number * u64(0x9E3779B97F4A7C15)))
    word = u64((word ^ (word >> u64(30))) * u64(0xBF58476D1CE4E5B9))
    word = u64((word ^ (word >> u64(27))) * u64(0x94D049BB133111EB))
    return word ^ (word >> u64(31))


def stepped(one: int, two: int) -> tuple[int, int]:
    """The next state of a generator (xoroshiro128+, whose word is `u64(one + two)`)."""
    two ^= one
    first = u64(one << u64(24)) | (one >> u64(40))
    second = u64(two << u64(37)) | (two >> u64(27))
    return first ^ two ^ u64(two << u64(16)), second
