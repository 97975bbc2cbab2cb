"""Bidding: the honours that a hand is likely to bring under each strain, and bids up to that, step by step.

The estimate is a straight line, fitted to 1,210 deals among simple bots in which the most promising hand got the contract,
under the presets and six variations of them (four to seven players, no trump, other owners of the discards).
"""

from functools import lru_cache

from napoleon.bots.naming import appeal
from napoleon.bots.worth import base_strength, is_strong, powers, usual_phase
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
    missing = sorted(members(unseen), key=lambda card: base_strength(tables, phase, card))[-2:]
    best = max((appeal(tables, unseen, card, rivals)[0] for card in missing), default=0.0)
    return (
        1.0,
        sum(found) / size,
        min(strong, size) / size,
        (hand & rules.honours).bit_count() / max(1, rules.honour_count),
        best,
        rules.widow_size / size,
        2 / rules.players,
    )


COEFFICIENTS = (-0.436, 0.684, 0.321, -0.137, 0.434, -0.157, 0.761)
MARGIN = 1.0
"""honours that a bid may lie above the estimate"""
JUMP, FIRST = 2, 0.6
"""where the minimum is low: so far below the hand's worth one begins, but with no larger part of all honours than this"""


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
    start = int(min(values[best.strain] + MARGIN - JUMP, FIRST * state.rules.honour_count))
    return MakeBid(seat, max(best, Bid(best.strain, start), key=lambda bid: bid.number))


def _cheapest(bids: tuple[Bid, ...], values: dict[int | None, float]) -> Bid:
    """The bid that one must make: a low number, in the best strain there."""
    return max(bids, key=lambda bid: values[bid.strain] - bid.number)
