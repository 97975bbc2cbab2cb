"""Turning the hands of every lane so that the winner's is the first: by one, two and four places, as the bits of his place say.

Written out for each number of players, because a loop over the players would keep LLVM from seeing the loop over the lanes.
"""

from napoleon.play.lanes import LANES, OTHER_HANDS, Lanes
from napoleon.play.words64 import u64


def turn(lanes: Lanes, base: int, players: int) -> int:
    """Turn the hands; returns the half in which they are now."""
    if players == 4:
        turn_4(lanes, base, OTHER_HANDS - base)
    elif players == 5:
        turn_5(lanes, base, OTHER_HANDS - base)
    elif players == 6:
        turn_6(lanes, base, OTHER_HANDS - base)
    else:
        turn_7(lanes, base, OTHER_HANDS - base)
    return OTHER_HANDS - base


def turn_4(lanes: Lanes, old: int, new: int) -> None:
    """Four hands."""
    for lane in range(LANES):
        place = lanes.place[lane]
        a = lanes.hand[u64(old + lane)]
        b = lanes.hand[u64(old + 1 * LANES + lane)]
        c = lanes.hand[u64(old + 2 * LANES + lane)]
        d = lanes.hand[u64(old + 3 * LANES + lane)]
        move = place & u64(1) != u64(0)
        a, b, c, d = (b if move else a, c if move else b, d if move else c, a if move else d)
        move = place & u64(2) != u64(0)
        a, b, c, d = (c if move else a, d if move else b, a if move else c, b if move else d)
        lanes.hand[u64(new + lane)] = a
        lanes.hand[u64(new + 1 * LANES + lane)] = b
        lanes.hand[u64(new + 2 * LANES + lane)] = c
        lanes.hand[u64(new + 3 * LANES + lane)] = d


def turn_5(lanes: Lanes, old: int, new: int) -> None:
    """Five hands."""
    for lane in range(LANES):
        place = lanes.place[lane]
        a = lanes.hand[u64(old + lane)]
        b = lanes.hand[u64(old + 1 * LANES + lane)]
        c = lanes.hand[u64(old + 2 * LANES + lane)]
        d = lanes.hand[u64(old + 3 * LANES + lane)]
        e = lanes.hand[u64(old + 4 * LANES + lane)]
        move = place & u64(1) != u64(0)
        a, b, c, d, e = (b if move else a, c if move else b, d if move else c, e if move else d, a if move else e)
        move = place & u64(2) != u64(0)
        a, b, c, d, e = (c if move else a, d if move else b, e if move else c, a if move else d, b if move else e)
        move = place & u64(4) != u64(0)
        a, b, c, d, e = (e if move else a, a if move else b, b if move else c, c if move else d, d if move else e)
        lanes.hand[u64(new + lane)] = a
        lanes.hand[u64(new + 1 * LANES + lane)] = b
        lanes.hand[u64(new + 2 * LANES + lane)] = c
        lanes.hand[u64(new + 3 * LANES + lane)] = d
        lanes.hand[u64(new + 4 * LANES + lane)] = e


def turn_6(lanes: Lanes, old: int, new: int) -> None:
    """Six hands."""
    for lane in range(LANES):
        place = lanes.place[lane]
        a = lanes.hand[u64(old + lane)]
        b = lanes.hand[u64(old + 1 * LANES + lane)]
        c = lanes.hand[u64(old + 2 * LANES + lane)]
        d = lanes.hand[u64(old + 3 * LANES + lane)]
        e = lanes.hand[u64(old + 4 * LANES + lane)]
        f = lanes.hand[u64(old + 5 * LANES + lane)]
        move = place & u64(1) != u64(0)
        a, b, c, d, e, f = (
            b if move else a,
            c if move else b,
            d if move else c,
            e if move else d,
            f if move else e,
            a if move else f,
        )
        move = place & u64(2) != u64(0)
        a, b, c, d, e, f = (
            c if move else a,
            d if move else b,
            e if move else c,
            f if move else d,
            a if move else e,
            b if move else f,
        )
        move = place & u64(4) != u64(0)
        a, b, c, d, e, f = (
            e if move else a,
            f if move else b,
            a if move else c,
            b if move else d,
            c if move else e,
            d if move else f,
        )
        lanes.hand[u64(new + lane)] = a
        lanes.hand[u64(new + 1 * LANES + lane)] = b
        lanes.hand[u64(new + 2 * LANES + lane)] = c
        lanes.hand[u64(new + 3 * LANES + lane)] = d
        lanes.hand[u64(new + 4 * LANES + lane)] = e
        lanes.hand[u64(new + 5 * LANES + lane)] = f


def turn_7(lanes: Lanes, old: int, new: int) -> None:
    """Seven hands."""
    for lane in range(LANES):
        place = lanes.place[lane]
        a = lanes.hand[u64(old + lane)]
        b = lanes.hand[u64(old + 1 * LANES + lane)]
        c = lanes.hand[u64(old + 2 * LANES + lane)]
        d = lanes.hand[u64(old + 3 * LANES + lane)]
        e = lanes.hand[u64(old + 4 * LANES + lane)]
        f = lanes.hand[u64(old + 5 * LANES + lane)]
        g = lanes.hand[u64(old + 6 * LANES + lane)]
        move = place & u64(1) != u64(0)
        a, b, c, d, e, f, g = (
            b if move else a,
            c if move else b,
            d if move else c,
            e if move else d,
            f if move else e,
            g if move else f,
            a if move else g,
        )
        move = place & u64(2) != u64(0)
        a, b, c, d, e, f, g = (
            c if move else a,
            d if move else b,
            e if move else c,
            f if move else d,
            g if move else e,
            a if move else f,
            b if move else g,
        )
        move = place & u64(4) != u64(0)
        a, b, c, d, e, f, g = (
            e if move else a,
            f if move else b,
            g if move else c,
            a if move else d,
            b if move else e,
            c if move else f,
            d if move else g,
        )
        lanes.hand[u64(new + lane)] = a
        lanes.hand[u64(new + 1 * LANES + lane)] = b
        lanes.hand[u64(new + 2 * LANES + lane)] = c
        lanes.hand[u64(new + 3 * LANES + lane)] = d
        lanes.hand[u64(new + 4 * LANES + lane)] = e
        lanes.hand[u64(new + 5 * LANES + lane)] = f
        lanes.hand[u64(new + 6 * LANES + lane)] = g
