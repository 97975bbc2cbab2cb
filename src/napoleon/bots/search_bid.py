"""The search of the auction: what each bid promises as Napoleon, against what a pass promises."""

from typing import Any

from napoleon.bots.belief import believe
from napoleon.bots.bidding import estimate
from napoleon.bots.budget import CHUNK, Budget
from napoleon.bots.machine import machine
from napoleon.bots.outcome import FIRST, scores_by_honours, values
from napoleon.bots.search_deal import Deals
from napoleon.deal.actions import Action, MakeBid, Pass
from napoleon.deal.choices import Choices
from napoleon.deal.state import State
from napoleon.rules import Bid, RuleSet

STRAINS = 3
"""how many strains are looked at"""
HOPELESS = 4.5
"""honours: a hand whose estimate lies so far below the lowest bid is not looked at"""
CAUTION = 0.15
"""what a bid must promise over a pass for each standard error, since the best of several is often one that was lucky"""
HIGH_MINIMUM = 0.6
"""the part of all honours from which on the lowest bid is high: such a minimum, and no rival, settles most contracts"""
MINE, THEIRS = 0.8, 0.35
"""honours that Napoleon's side takes over what playouts say, when this bot is Napoleon and when another is"""
MINE_CONTESTED, THEIRS_CONTESTED = 0.2, -0.3
"""the same where the auction begins low: who outbids all others is often the one whose worlds were too kind to him"""
MORE = 4
"""a bid is worth as many times the worlds of a play"""
LOOSE = 0.02
"""a higher bid is made where it costs no more than this part of what is at stake"""


def search_bid(state: State, seat: int, may: Choices, budget: Budget) -> Action:
    """The bid that promises most, or a pass."""
    last = state.last_bid
    if may.may_pass and (not may.bids or (last is not None and last.seat == seat)):
        return Pass(seat)
    rules = state.rules
    open_widow = state.widow_mask if state.widow_open else 0
    rough = {strain: estimate(rules, strain, state.hands[seat], open_widow) for strain in rules.strains}
    lowest: dict[int | None, int] = {}
    for bid in may.bids:
        lowest.setdefault(bid.strain, bid.number)
    strains = sorted(lowest, key=lambda strain: rough[strain] - lowest[strain], reverse=True)[:STRAINS]
    if may.may_pass:
        strains = [strain for strain in strains if rough[strain] >= lowest[strain] - HOPELESS]
        if not strains:
            return Pass(seat)
    # the same worlds at every turn of an auction: new ones would be a new chance to err each time
    belief = believe(
        state,
        seat,
        (MORE if budget.seconds is None else 1) * budget.wanted,
        state.hands[seat] * 0x9E3779B1 & 0xFFFFFFFFFF,
        budget,
    )
    deals = Deals(rules, belief.hands)
    # looked up before the worlds are played, so that the clock of these sees what the scores of new rules took
    worth = {bid: _scores(rules, bid) for bid in may.bids if bid.strain in strains}
    mine: dict[int | None, list[Any]] = {strain: [] for strain in strains}
    theirs: list[Any] = []
    contract = None if last is None else last.bid
    done = 0
    for first, end in budget.chunks(belief.count, CHUNK // machine().pace):
        for strain in strains:
            mine[strain].append(deals.play(Bid(strain, lowest[strain]), seat, first, end))
        if contract is not None and last is not None:
            theirs.append(deals.play(contract, last.seat, first, end))
        done = end
    weights = belief.weights[:done] / belief.weights[:done].sum()
    error = float((weights**2).sum() ** 0.5)
    lift_mine, lift_theirs = lifts(rules)
    ends = {strain: _chances(rules, _joined(parts), weights, lift_mine) for strain, parts in mine.items()}
    promises = {bid: float((ends[bid.strain] * scores).sum()) for bid, scores in worth.items()}
    best = max(promises.values())
    stake = _stake(state, contract or next(iter(promises)))
    if may.may_pass:
        passing = 0.0
        if contract is not None and last is not None:
            passing = _average(rules, contract, seat, last.seat, _joined(theirs), weights, lift_theirs)
        elif rules.score.method in ("wins", "pot"):
            passing = _nobody(state)
        if best < passing + CAUTION * error * stake:
            return Pass(seat)
    good = [bid for bid, value in promises.items() if value >= best - LOOSE * stake]
    strain = max(promises, key=lambda bid: promises[bid]).strain
    return MakeBid(seat, max((bid for bid in good if bid.strain == strain), key=lambda bid: bid.number))


def lifts(rules: RuleSet) -> tuple[float, float]:
    """Honours that Napoleon's side takes over what playouts say: with this bot as Napoleon, and with another."""
    if rules.auction.minimum >= HIGH_MINIMUM * rules.honour_count:
        return MINE, THEIRS
    return MINE_CONTESTED, THEIRS_CONTESTED


def _joined(parts: list[Any]) -> Any:
    import numpy as np

    return np.concatenate(parts)


def _chances(rules: RuleSet, ends: Any, weights: Any, lift: float) -> Any:
    """`[alone][honours]` → how likely Napoleon's side, with or without an adjutant, takes so many; `lift` as in `_average`."""
    import numpy as np

    most = rules.honour_count
    chances = np.zeros((2, most + 1))
    alone = ((ends[:, 1] & (ends[:, 1] - 1)) == 0).astype(np.int64)
    for more, share in ((0, 1 - lift), (1, lift)):
        np.add.at(chances, (alone, np.clip(ends[:, 0] + more, 0, most)), weights * share)
    return chances


def _scores(rules: RuleSet, bid: Bid) -> Any:
    """`[alone][honours]` → the score of Napoleon: one look-up a bid, since an auction may have a hundred."""
    import numpy as np

    return np.stack([scores_by_honours(rules, bid, alone, None, None)[FIRST] for alone in (False, True)])


def _average(rules: RuleSet, bid: Bid, seat: int, napoleon: int, ends: Any, weights: Any, lift: float) -> float:
    """The expected score, with `lift` honours more for Napoleon's side than the playouts gave."""
    plain, lifted = (values(rules, bid, seat, napoleon, ends[:, 0] + more, ends[:, 1], None, None) for more in (0, 1))
    return float(weights @ ((1 - lift) * plain + lift * lifted))


def _stake(state: State, bid: Bid) -> float:
    table = scores_by_honours(state.rules, bid, False, None, None)
    return float(table.max() - table.min()) or 1.0


def _nobody(state: State) -> float:
    """What a deal is worth on average where scores do not sum to nothing: a redeal gives another chance of it."""
    rules = state.rules
    if rules.score.method == "pot":
        return rules.score.pot / rules.players
    return 0.5
