"""What a seat believes of the hidden cards: sampled worlds, weighted by bids, naming, discards and plays, then thinned out."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from napoleon.bots.budget import Budget
from napoleon.bots.machine import Machine, machine, tables_of
from napoleon.bots.position import book_of, empty_room
from napoleon.bots.root import start_root
from napoleon.bots.worlds import hidden
from napoleon.deal.state import State

RAW, RAW_FOR_BIDS = 4, 12
"""so many worlds are drawn for each that is kept; bids tell more than anything else"""
BID_SOFT, PASS_SOFT, HAND_SOFT = 0.3, 0.6, 0.6
"""honours by which bids, passes, and the hand of a Napoleon may stray from what a hand is worth"""
PASS_LEVEL = 14
"""passes are looked at where no more than this had to be bid"""
PILE_SHARP = 1.5
WARM = 0.8
"""honours by which plays may stray from the policy"""
STRONG, ACE, THROWN, OWN_NAME = 2.0, 1.4, 0.15, 0.3
"""how much rather a bidder is dealt trumps and specials, an ace, or his own adjutant card; and the pile trumps and specials"""
BLOCK, SHARE = 256, 0.4
"""worlds drawn between two looks at the clock, and the part of the time that drawing may take"""
OFTEN = 4
"""when each world came up so often, all of them have been found"""


@dataclass(frozen=True)
class Belief:
    """Worlds in the order in which they are to be looked at: `hands[world*(players + 1) + place]`, and their weights."""

    hands: Any
    weights: Any
    count: int


def believe(state: State, seat: int, count: int, seed: int, budget: Budget | None = None) -> Belief:
    """About `count` worlds that fit what the seat sees, in proportion to how likely they are; the same for the same seed.

    Fewer are drawn where that would take more than its share of the budget's time.
    """
    import numpy as np

    raw = count * (RAW_FOR_BIDS if state.phase == "auction" and state.last_bid else RAW)
    parts = []
    for number, (hands, chances) in enumerate(_blocks(state, seat, raw, seed)):
        parts.append((hands, chances, _likelihood(machine(), state, seat, hands)))
        if len(np.unique(hands, axis=0)) * OFTEN <= len(hands) or (
            budget is not None and budget.spent(SHARE * (number + 1) / (number + 2))
        ):
            break
    if not parts:
        raise ValueError(f"no world fits what seat {seat} sees")
    hands, chances, likely = (np.concatenate(part) for part in zip(*parts, strict=True))
    kinds, where = np.unique(hands, axis=0, return_index=True)
    if len(kinds) * OFTEN <= len(hands):
        hands, chances, likely = kinds, np.zeros(len(kinds)), likely[where]
    logs = chances + likely
    weights = np.exp(logs - logs.max())
    weights /= weights.sum()
    if len(weights) <= count:
        order = np.argsort(-weights, kind="stable")
        return Belief(hands[order].ravel(), weights[order], len(order))
    return _thinned(hands, weights, count, seed)


def _blocks(state: State, seat: int, raw: int, seed: int) -> Iterator[tuple[Any, Any]]:
    """Worlds in blocks: whole hands `[world, place]`, and the logarithms that make them fair."""
    import numpy as np

    found, what = machine(), hidden(state)
    cards, allowed, slots, known = (np.array(row, dtype=np.int64) for row in (what.cards, what.allowed, what.slots, what.known))
    lean = leanings(state, seat)
    block = BLOCK // found.pace
    for first in range(0, raw, block):
        count = min(block, raw - first)
        hands, logs = np.zeros((count, len(slots)), dtype=np.int64), np.zeros(count)
        deal, tries = found.dealing.deal_worlds, 20 * count + 100
        made = deal(cards, allowed, lean, slots, slots.copy(), count, tries, seed + first, hands, logs)
        if made:
            yield hands[:made] | known, logs[:made]


def leanings(state: State, seat: int) -> Any:
    """How much rather than by chance a card is dealt to a place: `[card*places + place]`, seats and the pile."""
    import numpy as np

    places = state.players + 1
    lean = np.ones((54, places))
    if not state.rules.sides:
        return lean.ravel()
    strains = {word.seat: word.bid.strain for word in state.words if word.bid is not None}
    if state.napoleon is not None and state.contract is not None:
        strains = {state.napoleon: state.contract.strain}
    for other, strain in strains.items():
        if other == seat:
            continue
        book = book_of(state.rules, strain)
        for card in range(54):
            if book.strong[book.usual] >> card & 1:
                lean[card, other] = STRONG
            elif card % 13 == 12 and card < 52:
                lean[card, other] = ACE
            if state.discard_count and book.strong[book.usual] >> card & 1:
                lean[card, -1] = THROWN
        if state.adjutant_card is not None:
            lean[state.adjutant_card, other] = OWN_NAME
    return lean.ravel()


def _thinned(hands: Any, weights: Any, count: int, seed: int) -> Belief:
    """So many worlds with equal weights, each drawn as often as its weight says, in an order without a pattern."""
    import numpy as np

    rng = np.random.default_rng(seed & 0xFFFFFFFF)
    marks = (rng.random() + np.arange(count)) / count
    picked = np.minimum(np.searchsorted(np.cumsum(weights), marks), len(weights) - 1)
    rng.shuffle(picked)
    return Belief(hands[picked].ravel(), np.full(count, 1.0 / count), count)


def _likelihood(found: Machine, state: State, seat: int, hands: Any) -> Any:
    """The logarithm of how likely each world is, but for the cards' own chance."""
    import numpy as np

    logs = np.zeros(len(hands))
    if not state.rules.sides:
        return logs
    played = [0] * state.players
    for leader, plays in [*((r.leader, r.plays) for r in state.tricks), (state.leader, state.plays)]:
        for place, play in enumerate(plays):
            played[state.seat_after(leader, place)] |= 1 << play.card
    dealt = hands[:, : state.players] | np.array(played, dtype=np.int64)
    _auction(found, state, seat, dealt, logs)
    if state.napoleon is not None and state.napoleon != seat:
        _napoleon(found, state, dealt, hands, logs)
    if state.phase in ("play", "perfect") and (state.tricks or state.plays):
        _plays(found, state, seat, dealt, hands[:, -1], logs)
    return logs


def _auction(found: Machine, state: State, seat: int, dealt: Any, logs: Any) -> None:
    import numpy as np

    rules = state.rules
    needed = 0
    highest: dict[int, tuple[int | None, int]] = {}
    passed: dict[int, int] = {}
    for word in state.words:
        if word.bid is None:
            passed.setdefault(word.seat, max(needed, rules.auction.minimum))
        else:
            needed = word.bid.number
            highest[word.seat] = word.bid.strain, word.bid.number
    soft = found.likelihood.add_soft
    for other in {*highest, *passed} - {seat}:
        if other == state.napoleon and state.discard_count:
            continue
        cards = np.ascontiguousarray(dealt[:, other])
        if other in highest:
            strain, number = highest[other]
            tables, book = tables_of(rules, strain)
            estimate = np.zeros(len(cards))
            found.likelihood.estimates(tables, book, cards, estimate)
            soft((estimate + 1.0 - number) / BID_SOFT, 1.0, logs)
        elif passed[other] <= PASS_LEVEL:
            best = np.zeros(len(cards))
            for strain in rules.strains:
                tables, book = tables_of(rules, strain)
                estimate = np.zeros(len(cards))
                found.likelihood.estimates(tables, book, cards, estimate)
                np.maximum(best, estimate, out=best)
            soft((passed[other] - 1.0 - best) / PASS_SOFT, 1.0, logs)


def _napoleon(found: Machine, state: State, dealt: Any, hands: Any, logs: Any) -> None:
    """He bid on his hand, threw what he did not need, and named a card that he seldom held himself."""
    import numpy as np

    napoleon, rules = state.napoleon, state.rules
    if napoleon is None or state.contract is None:
        return
    tables, book = tables_of(rules, state.contract.strain)
    if state.discard_count:
        cards = np.ascontiguousarray(dealt[:, napoleon] | hands[:, -1])
        estimate = np.zeros(len(cards))
        found.likelihood.estimates(tables, book, cards, estimate)
        found.likelihood.add_soft((estimate + 0.5 - state.contract.number) / HAND_SOFT, 1.0, logs)
        found.likelihood.add_pile(tables, book, np.ascontiguousarray(hands).ravel(), PILE_SHARP, logs)
    card = state.adjutant_card
    if card is not None and state.adjutant != napoleon and not state.revealed:
        own = (dealt[:, napoleon] >> card & 1) == 1
        widow, size = rules.widow_size, rules.hand_size
        early = rules.adjutant.named == "before_exchange" and widow
        logs[own] += np.log(widow / (size + widow)) if early else np.log(0.02)


def _plays(found: Machine, state: State, seat: int, dealt: Any, pile: Any, logs: Any) -> None:
    """Replay the deal in each world: how like the policy is what the others did?"""
    import numpy as np

    tables, book = tables_of(state.rules, state.trump)
    root = found.rows(start_root(state, seat))
    faces, calls = [], []
    for record in state.tricks:
        for play in record.plays:
            faces.append(play.face)
            calls.append(4 if play.called is None else play.called)
    for play in state.plays:
        faces.append(play.face)
        calls.append(4 if play.called is None else play.called)
    whole = np.concatenate([dealt, pile[:, None]], axis=1).ravel()
    found.likelihood.add_plays(
        tables, book, root, found.rows(empty_room()), whole, found.row(faces), found.row(calls), seat, WARM, logs
    )
