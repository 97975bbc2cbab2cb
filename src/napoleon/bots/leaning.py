"""Worlds dealt with a leaning: cards go rather where they are likely to lie, and weights take it back. Plain loops, compiled.

As in `dealing`, each card in turn takes a slot at random among those open to it, but a slot of a place counts `lean` times. The
logarithms in `logs` undo this: as weights they make the sample fair over all the deals that fit.
"""

import math
from typing import Any

from napoleon.bots.dealing import next_random


def deal_leaning(
    cards: Any, allowed: Any, lean: Any, slots: Any, free: Any, count: int, tries: int, seed: int, hands: Any, logs: Any
) -> int:
    """Fill `hands[world, place]` and `logs[world]`; the number of worlds that came about. `lean[card*places + place]`."""
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
