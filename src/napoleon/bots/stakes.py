"""What a deal is worth to Napoleon, adjutant and ally, and how likely the contract is made: for betrayals and the perfect."""

from functools import lru_cache
from math import erf, sqrt

from napoleon.bots.knowledge import Knowledge
from napoleon.bots.worth import beaten_by
from napoleon.cards import members
from napoleon.deal.scoring import score
from napoleon.deal.state import State
from napoleon.rules import Bid, RuleSet

NAPOLEON, ADJUTANT, ALLY = range(3)
SHARE = 0.6
"""the part of the honours still to come that Napoleon and adjutant take together, among five"""
LEADER, HELPER = 0.38, 0.3
"""and either of them alone"""
SURE = 0.15
"""how much of what is at stake a betrayal must promise to gain"""


@lru_cache(maxsize=1024)
def scores(rules: RuleSet, contract: Bid, betrayed: str | None, won: bool) -> tuple[int, ...]:
    """By role, the scores of a deal with an adjutant that is just made, or just lost, after this betrayal or none."""
    number = contract.number if won else contract.number - 1
    honours = [0] * rules.players
    honours[ADJUTANT if betrayed == "napoleon" else NAPOLEON] = number
    honours[ALLY] = rules.honour_count - number
    deal = State(rules, napoleon=NAPOLEON, adjutant=ADJUTANT, contract=contract, honours=tuple(honours), betrayed=betrayed)
    return score(deal).scores[:3]


def chance_of_contract(rules: RuleSet, contract: Bid, taken: float, left: int, share: float) -> float:
    """How likely a side that has taken so many honours makes the contract, with so many left to take."""
    expected = taken + share * 5 / rules.players * left
    spread = 0.5 + 0.16 * left
    return 0.5 * (1 + erf((expected + 0.5 - contract.number) / spread / sqrt(2)))


def betrayal_pays(state: State, seat: int, who: str) -> bool:
    """Whether going over to the allies now promises this Napoleon or adjutant clearly more than staying."""
    if state.contract is None or state.napoleon is None:
        return False
    rules, contract, known = state.rules, state.contract, Knowledge(state, seat)
    left = (rules.honours & ~state.discards).bit_count() - sum(state.honours)
    role = NAPOLEON if who == "napoleon" else ADJUTANT
    mine = state.honours[seat]
    if who == "napoleon":
        other = sum(known.adjutant_chance[s] * state.honours[s] for s in known.others)
        alone = HELPER
    else:
        other, alone = float(state.honours[state.napoleon]), LEADER
    stay = chance_of_contract(rules, contract, mine + other, left, SHARE)
    after = chance_of_contract(rules, contract, other, left, alone)
    kept = [stay * scores(rules, contract, None, True)[role], (1 - stay) * scores(rules, contract, None, False)[role]]
    gone = [after * scores(rules, contract, who, True)[role], (1 - after) * scores(rules, contract, who, False)[role]]
    stake = scores(rules, contract, None, True)[role] - scores(rules, contract, None, False)[role]
    return sum(gone) > sum(kept) + SURE * stake


def perfect_pays(state: State, seat: int) -> bool:
    """Whether a perfect saves Napoleon from losing by taking all (W1), and is as good as certain. Else it gains nothing."""
    rules, contract = state.rules, state.contract
    every = contract is not None and contract.number == rules.honour_count
    if rules.win.all_honours not in ("loses", "loses_unless_bid") or (every and rules.win.all_honours == "loses_unless_bid"):
        return False
    if state.discards & rules.honours and not _ours(state, seat):
        return False
    known = Knowledge(state, seat)
    ours = [s for s in range(state.players) if s == seat or (known.friends[s] > 0.99 and state.revealed)]
    if sum(state.honours[s] for s in ours) != sum(state.honours):
        return False
    if not rules.honours & (known.unseen | known.hand):
        return True
    tables, phase = known.tables, known.usual_phase
    return all(known.is_strong(card) and not beaten_by(tables, phase, card, known.unseen) for card in members(known.hand))


def _ours(state: State, seat: int) -> bool:
    """Whether the discarded honours are Napoleon's own."""
    owner = state.rules.exchange.honours_to
    taker = state.receiver if owner == "gift" else state.tricks[0].won.seat if owner == "first_trick" else None
    return owner == "napoleon" or taker == seat
