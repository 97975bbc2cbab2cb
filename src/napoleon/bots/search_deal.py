"""The search before the first lead: whole plays of the cards, for the card to name and the cards to throw."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from napoleon.bots.belief import believe
from napoleon.bots.budget import Budget
from napoleon.bots.discarding import cheapest
from napoleon.bots.machine import machine, tables_of
from napoleon.bots.naming import best_name
from napoleon.bots.outcome import ALLY, SECOND, scores_by_honours, values
from napoleon.bots.position import FIRST_TRICK, NOBODY, empty_room
from napoleon.bots.search_play import compare, pick
from napoleon.cards import mask, members
from napoleon.deal.actions import Action, Discard, Name
from napoleon.deal.exchange import discard_problem
from napoleon.deal.state import State
from napoleon.rules import Bid, RuleSet

NAMES, OWN_NAMES = 6, 1
POOL, DISCARDS = 9, 14
LEFT_ALONE = 0.6
"""the part of the side's honours that is left to a Napoleon whose adjutant goes over"""


def stake_to(rules: RuleSet, napoleon: int) -> int:
    """Where discarded honours will go (a gift: to Napoleon himself)."""
    owner = rules.exchange.honours_to
    if owner in ("napoleon", "gift"):
        return napoleon
    return FIRST_TRICK if owner == "first_trick" else NOBODY


class Deals:
    """Plays of whole deals in the worlds of a belief."""

    def __init__(self, rules: RuleSet, hands: Any) -> None:
        self.rules, self.hands = rules, hands
        self.found = machine()
        self.room = self.found.rows(empty_room())

    def play(
        self, contract: Bid, napoleon: int, first: int, last: int, named: int = -1, taken: bool = False, thrown: int = 0
    ) -> Any:
        """`[world]` → honours of the side, the side."""
        import numpy as np

        tables, book = tables_of(self.rules, contract.strain)
        places = self.rules.players + 1
        count = last - first
        out = self.found.zeros(2 * count)
        away = self.found.row([thrown] * count)
        part = self.hands[first * places : last * places]
        where = stake_to(self.rules, napoleon)
        self.found.rollouts.play_deals(tables, book, self.room, part, napoleon, named, int(taken), away, where, 0, count, out)
        ends = np.array(out).reshape(count, 2)
        card = self.rules.betrayal.adjutant_card
        if card is not None and betrayal_tempts(self.rules, contract):
            dealt = np.asarray(part).reshape(count, places)[:, :-1] >> card & 1
            holders = (dealt << np.arange(places - 1)).sum(axis=1)
            gone = (ends[:, 1] & holders & ~(1 << napoleon)) != 0
            ends[gone, 0] = (ends[gone, 0] * LEFT_ALONE).astype(np.int64)
            ends[gone, 1] = 1 << napoleon
        return ends


def betrayal_tempts(rules: RuleSet, contract: Bid) -> bool:
    """Whether an adjutant who may go over to the allies gains by it, the contract being as likely made as not."""
    made, alone = (scores_by_honours(rules, contract, lone, None, None) for lone in (False, True))
    number = contract.number
    stays = (made[SECOND, number] + made[SECOND, number - 1]) / 2
    return bool(alone[ALLY, number - 1] > stays)


def search_name(state: State, seat: int, nameable: Sequence[int], rng: random.Random, budget: Budget) -> Action:
    """The adjutant card with which the deal promises most."""
    candidates = name_candidates(state, seat, nameable)
    contract = state.contract
    if len(candidates) == 1 or contract is None:
        return Name(seat, candidates[0])
    belief = believe(state, seat, budget.wanted, rng.getrandbits(40), budget)
    hands, thrown = belief.hands, 0
    if state.discard_count:
        hands, thrown = hands.copy(), state.discards
        hands[seat :: state.players + 1] |= thrown
    deals = Deals(state.rules, hands)

    def look(some: Sequence[int], first: int, last: int) -> Any:
        import numpy as np

        columns = []
        for index in some:
            ends = deals.play(contract, seat, first, last, candidates[index], taken=bool(thrown), thrown=thrown)
            columns.append(values(state.rules, contract, seat, seat, ends[:, 0], ends[:, 1], None, None))
        return np.stack(columns, axis=1)

    means, spread = compare(len(candidates), look, belief.weights, budget)
    return Name(seat, candidates[pick(means, spread, rng)])


def name_candidates(state: State, seat: int, nameable: Sequence[int]) -> list[int]:
    """The cards worth naming: the most powerful missing ones, and the best own one, to play alone."""
    found = machine()
    tables, book = tables_of(state.rules, state.trump)
    mine = state.hands[seat] | state.discards
    unseen = state.rules.pack & ~mine

    def appeal(card: int) -> tuple[float, int]:
        others = unseen & ~(1 << card)
        return found.policy.power(tables, book, card, others, state.players - 1), int(book.height[card])

    missing = sorted((card for card in nameable if not mine >> card & 1), key=appeal, reverse=True)[:NAMES]
    own = sorted((card for card in nameable if mine >> card & 1), key=appeal, reverse=True)[:OWN_NAMES]
    first = best_name(state, seat, tuple(nameable))
    return list(dict.fromkeys([first, *missing, *own]))


def search_discards(state: State, seat: int, rng: random.Random, budget: Budget) -> Action:
    """The discards with which the deal promises most."""
    candidates = discard_candidates(state, seat)
    contract = state.contract
    if len(candidates) == 1 or contract is None:
        return candidates[0]
    belief = believe(state, seat, budget.wanted, rng.getrandbits(40), budget)
    deals = Deals(state.rules, belief.hands)
    named = -1 if state.adjutant_card is None else state.adjutant_card

    def look(some: Sequence[int], first: int, last: int) -> Any:
        import numpy as np

        columns = []
        for index in some:
            thrown = mask(candidates[index].cards)
            ends = deals.play(contract, seat, first, last, named, taken=True, thrown=thrown)
            columns.append(values(state.rules, contract, seat, seat, ends[:, 0], ends[:, 1], None, None))
        return np.stack(columns, axis=1)

    means, spread = compare(len(candidates), look, belief.weights, budget)
    return candidates[pick(means, spread, rng)]


def discard_candidates(state: State, seat: int) -> list[Discard]:
    """The likeliest discards, by what the cards are worth and the short suits that they leave."""
    found = machine()
    tables, book = tables_of(state.rules, state.trump)
    hand, size = state.hands[seat], state.widow_count
    named = -1 if state.adjutant_card is None else state.adjutant_card
    each = book.honour_count / book.size
    unseen = state.rules.pack & ~hand
    worth = {}
    for card in members(hand):
        worth[card] = found.policy.power(tables, book, card, unseen, state.players - 1) * each + 0.001 * (card % 13)
        if state.rules.honours >> card & 1:
            worth[card] -= 0.1 + book.discarded * 0.01
        if book.strong[book.usual] >> card & 1:
            worth[card] += 0.5
        if card == named:
            worth[card] += 0.5
    sure = _discard(state, seat, cheapest(state, seat, worth))
    if size == 0:
        return [sure]
    pool = sorted(worth, key=lambda card: worth[card])[: max(POOL, size)]
    ranked = sorted(combinations(pool, size), key=lambda cards: _cost(tables, book, hand, worth, cards))
    picked = [sure]
    for cards in ranked:
        action = _discard(state, seat, cards)
        if set(cards) != set(sure.cards) and discard_problem(state, action) is None:
            picked.append(action)
        if len(picked) >= DISCARDS:
            break
    return picked


def _cost(tables: Any, book: Any, hand: int, worth: dict[int, float], cards: tuple[int, ...]) -> float:
    cost = sum(worth[card] for card in cards)
    left = hand & ~mask(cards)
    for suit in range(4):
        follows = int(tables.follows[book.usual * 5 + suit])
        if suit != tables.trump and hand & follows and not left & follows:
            cost -= 0.4
    return cost


def _discard(state: State, seat: int, cards: tuple[int, ...]) -> Discard:
    gift = state.rules.exchange.honours_to == "gift" and mask(cards) & state.rules.honours
    return Discard(seat, tuple(cards), seat if gift else None)
