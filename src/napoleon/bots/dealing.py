"""Hidden cards dealt at random to hidden places: the loop that makes worlds, plain or compiled.

A place is a seat's hand, or the pile of cards that nobody holds. Each card has a mask of the places where it may lie, each
place a number of free slots. Cards come in the given order, the most bound first; each takes a slot at random among those
open to it, but a slot of a place counts `lean` times, so that cards go rather where they are likely to lie. `logs` holds the
logarithm of what undoes this: as weights they make the sample fair over all the deals that fit.
"""

import math
from typing import Any


def next_random(seed: int) -> int:
    """The next state of a small generator (the 48-bit one of POSIX); its upper 31 bits are random."""
    return (seed * 0x5DEECE66D + 0xB) & 0xFFFFFFFFFFFF


def deal_worlds(
    cards: Any, allowed: Any, lean: Any, slots: Any, free: Any, count: int, tries: int, seed: int, hands: Any, logs: Any
) -> int:
    """Fill `hands[world, place]` (masks of the dealt cards) and `logs[world]`; the number of worlds that came about.

    `cards[i]` may lie in the places of the mask `allowed[i]`, where a slot counts `lean[card*places + place]` times;
    `slots[place]` cards are missing in a place; `free` is room for a copy of them. `tries` bounds the attempts over all worlds.
    """
    places = len(slots)
    made = 0
    state = (seed ^ 0x5DEECE66D) & 0xFFFFFFFFFFFF
    for _ in range(tries):
        if made == count:
            break
        for place in range(places):
            free[place] = slots[place]
            hands[made, place] = 0
        log = 0.0
        whole = True
        for i in range(len(cards)):
            total = 0.0
            for place in range(places):
                if allowed[i] >> place & 1:
                    total += free[place] * lean[cards[i] * places + place]
            if total <= 0.0:
                whole = False
                break
            state = next_random(state)
            mark = (state >> 17) / 2147483648.0 * total
            chosen = -1
            for place in range(places):
                if allowed[i] >> place & 1 and free[place] > 0:
                    chosen = place
                    mark -= free[place] * lean[cards[i] * places + place]
                    if mark < 0.0:
                        break
            free[chosen] -= 1
            hands[made, chosen] |= 1 << cards[i]
            log += math.log(total / lean[cards[i] * places + chosen])
        if whole:
            logs[made] = log
            made += 1
    return made
