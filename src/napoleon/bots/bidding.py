"""Bidding: the honours that a hand is likely to bring under each strain, and bids up to that, step by step.

The estimate is a straight line through measured deals (`bench/bots_simple.py --fit`).
"""

from functools import lru_cache

from napoleon.bots.naming import appeal
from napoleon.bots.worth import is_strong, powers, usual_phase
from napoleon.cards import members
from napoleon.deal.actions import Action, MakeBid, Pass
from napoleon.deal.state import State
from napoleon.rules import Bid, RuleSet
from napoleon.rules.compile import compile_tables


def features(rules: RuleSet, strain: int | None, hand: int, known: int = 0) -> tuple[float, ...]:
    """What the estimate looks at: tricks of the hand, its trumps, its honours, and the strongest missing card."""
    tables = compile_tables(rules, strain)
    phase, size = usual_phase(tables), rules.hand_size
    unseen, rivals = rules.pack & ~hand & ~known, rules.players - 1
    found = sorted(powers(tables, phase, members(hand), unseen, rivals).values(), reverse=True)[:size]
    strong = sum(is_strong(tables, phase, card) for card in members(hand))
    best = max((appeal(tables, unseen, card, rivals)[0] for card in members(unseen)), default=0.0)
    return (
        1.0,
        sum(found) / size,
        min(strong, size) / size,
        (hand & rules.honours).bit_count() / max(1, rules.honour_count),
        best,
        rules.widow_size / size,
        2 / rules.players,
    )


COEFFICIENTS = (0.198, 0.853, 0.285, -0.293, -0.41, -0.059, 1.099)
MARGIN = 0.0
"""honours that a bid may lie above the estimate"""
JUMP = 3
"""how far below the hand's worth the first bid is made, where the minimum is lower still"""


@lru_cache(maxsize=4096)
def estimate(rules: RuleSet, strain: int | None, hand: int, known: int = 0) -> float:
    """The honours that Napoleon's side is likely to take with this hand, `known` cards (of an open widow) in sight."""
    share = sum(a * b for a, b in zip(COEFFICIENTS, features(rules, strain, hand | known), strict=True))
    return min(1.0, share) * rules.honour_count


def word(state: State, seat: int, bids: tuple[Bid, ...], may_pass: bool) -> Action:
    """A bid in the best strain that is worth it, the lowest that will do; else a pass."""
    known = state.widow_mask if state.widow_open else 0
    values = {strain: estimate(state.rules, strain, state.hands[seat], known) for strain in state.rules.strains}
    fair = [bid for bid in bids if bid.number <= values[bid.strain] + MARGIN]
    if not fair or (state.last_bid is not None and state.last_bid.seat == seat):
        return Pass(seat) if may_pass else MakeBid(seat, _cheapest(bids, values))
    best = max(fair, key=lambda bid: (values[bid.strain], -bid.number))
    start = int(values[best.strain] + MARGIN) - JUMP
    return MakeBid(seat, max(best, Bid(best.strain, start), key=lambda bid: bid.number))


def _cheapest(bids: tuple[Bid, ...], values: dict[int | None, float]) -> Bid:
    """The bid that one must make: a low number, in the best strain there."""
    return max(bids, key=lambda bid: values[bid.strain] - bid.number)
