"""The exchange: keep what takes tricks, throw what does not, and leave a plain suit altogether where trumps are long."""

from itertools import combinations

from napoleon.bots.discarding import cheapest
from napoleon.bots.worth import is_strong, powers, usual_phase
from napoleon.cards import JO, mask, members
from napoleon.deal.actions import Discard
from napoleon.deal.exchange import discard_problem
from napoleon.deal.state import State
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import NO_SUIT, Tables

# what a discarded honour brings Napoleon's side, in honours, by X4
HONOUR = {"allies": -1.0, "forbidden": -1.0, "first_trick": 0.3, "napoleon": 1.0, "gift": 1.0, "nobody": -0.4}
KEPT_HONOUR = -0.1
"""an honour that takes no trick of its own: sometimes thrown to a friend, sometimes caught"""
VOID, SINGLE = 0.5, 0.15
POOL = 11


def best_discards(state: State, seat: int) -> Discard:
    """The discards that cost least, within X1 and X4; the honours of a gift go to Napoleon himself, for his side."""
    tables = compile_tables(state.rules, state.trump)
    hand = state.hands[seat]
    worth = _worth(state, tables, hand)
    cards = cheapest(state, seat, worth)
    best = _cost(tables, hand, worth, cards), cards
    pool = sorted(members(hand), key=lambda card: worth[card])[: max(POOL, state.widow_count)]
    for picked in combinations(pool, state.widow_count):
        cost = _cost(tables, hand, worth, picked)
        if cost < best[0] and discard_problem(state, _action(state, seat, picked)) is None:
            best = cost, picked
    return _action(state, seat, best[1])


def _action(state: State, seat: int, cards: tuple[int, ...]) -> Discard:
    gift = state.rules.exchange.honours_to == "gift" and mask(cards) & state.rules.honours
    return Discard(seat, cards, seat if gift else None)


def _worth(state: State, tables: Tables, hand: int) -> dict[int, float]:
    """What throwing each card costs, in honours."""
    rules, phase = state.rules, usual_phase(tables)
    each = rules.honour_count / rules.hand_size
    found = powers(tables, phase, members(hand), rules.pack & ~hand, state.players - 1)
    for card in found:
        found[card] *= each
        if rules.honours >> card & 1:
            found[card] += KEPT_HONOUR - HONOUR[rules.exchange.honours_to]
        if is_strong(tables, phase, card):
            found[card] += 0.5
        if card == state.adjutant_card:
            found[card] += 0.5
        if card < JO and card % 13 == 0 and tables.same_two[phase]:
            found[card] += 0.1
        found[card] += 0.001 * (card % 13)
    return found


def _cost(tables: Tables, hand: int, worth: dict[int, float], cards: tuple[int, ...]) -> float:
    cost = sum(worth[card] for card in cards)
    if tables.trump == NO_SUIT:
        return cost
    phase, left = usual_phase(tables), hand & ~mask(cards)
    trumps = (left & tables.follows[phase * 5 + tables.trump]).bit_count()
    for suit in range(4):
        if suit == tables.trump:
            continue
        before, after = (bits & tables.follows[phase * 5 + suit] for bits in (hand, left))
        if not after:
            cost -= VOID * min(1.0, trumps / 4)
        elif before != after and after.bit_count() == 1:
            cost -= SINGLE * min(1.0, trumps / 4)
    return cost
