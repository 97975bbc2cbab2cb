"""Counting and finding cards in masks of 54 bits, which are signed words when compiled. Compiled, each is one instruction."""


def popcount(bits: int) -> int:
    """How many bits are set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; `bits` is not empty."""
    return (bits & -bits).bit_length() - 1
