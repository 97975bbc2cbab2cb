"""What the honours of the contract's side are worth to each role, under the scoring of the match."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from napoleon.deal.scoring import score
from napoleon.deal.state import State
from napoleon.rules import Bid, RuleSet

FIRST, SECOND, ALLY = range(3)
"""Napoleon (or who is left of the side), the adjutant, an ally"""
EDGE = 0.004
"""what one more honour for the own side counts, as a part of what is at stake: between plays that win or lose alike"""


@lru_cache(maxsize=4096)
def scores_by_honours(rules: RuleSet, contract: Bid, alone: bool, gone: str | None, perfect: bool | None) -> Any:
    """`[role][honours of the side]` → score, as rows of numbers; `alone` is a Napoleon without adjutant."""
    import numpy as np

    rows = [_roles(rules, contract, alone, gone, perfect, number) for number in _alike(rules, contract)]
    table = np.array(rows, dtype=np.float64).T
    stake = float(table.max() - table.min()) or 1.0
    # none at the contract: else bidding would look better than it is
    ramp = EDGE * stake * (np.arange(rules.honour_count + 1) - contract.number)
    return table + np.array([ramp, ramp, -ramp])


def _alike(rules: RuleSet, contract: Bid) -> Iterator[int]:
    """For each number of honours the least one that scores the same: none, all, and made or not are all that counts."""
    for number in range(rules.honour_count + 1):
        if number in (0, rules.honour_count):
            yield number
        else:
            yield min(max(1, contract.number), rules.honour_count - 1) if number >= contract.number else 1


@lru_cache(maxsize=4096)
def _roles(
    rules: RuleSet, contract: Bid, alone: bool, gone: str | None, perfect: bool | None, number: int
) -> tuple[int, int, int]:
    """The scores of the roles where the side took so many honours."""
    side_seat, other = (1, 2) if gone == "napoleon" else (0, 2)
    honours = [0] * rules.players
    honours[side_seat] = number
    honours[other] = rules.honour_count - number
    state = State(
        rules,
        napoleon=0,
        adjutant=None if alone else 1,
        contract=contract,
        honours=tuple(honours),
        betrayed=gone,
        perfect=perfect,
    )
    found = score(state).scores
    first = found[side_seat]
    second = found[1] if not alone and gone is None else first
    return first, second, found[2]


def values(
    rules: RuleSet, contract: Bid, seat: int, leader: int, honours: Any, sides: Any, gone: str | None, perfect: bool | None
) -> Any:
    """The scores of a seat in deals that ended with these honours of these sides (masks of seats); `leader` is Napoleon."""
    import numpy as np

    honours = np.clip(np.asarray(honours, dtype=np.int64), 0, rules.honour_count)
    sides = np.asarray(sides, dtype=np.int64)
    mine = sides >> seat & 1
    lone = (sides & (sides - 1)) == 0
    role = np.where(mine == 0, ALLY, FIRST if seat == leader else SECOND)
    alone = scores_by_honours(rules, contract, True, None, perfect)
    if gone is not None:
        two = scores_by_honours(rules, contract, False, gone, perfect)
    else:
        two = scores_by_honours(rules, contract, False, None, perfect)
    role = np.where(lone & (mine == 1), FIRST, role)
    # after a betrayal the side is one seat, but scored as such by the row of a deal with an adjutant
    single = lone if gone is None else np.zeros_like(lone)
    return np.where(single, alone[role, honours], two[role, honours])
