"""Worlds: how the cards that a seat cannot see may lie, given everything that it knows, each with its weight.

What is certain bounds the worlds: the own hand, the plays (a card that would have made somebody's play illegal was not in that
hand), cards shown, how many cards each place holds. What is likely weighs them: see `likelihood`.
"""

from dataclasses import dataclass
from typing import Any

from napoleon.bots import dealing
from napoleon.bots.machine import machine
from napoleon.cards import CARD_COUNT, mask, members
from napoleon.deal.state import State
from napoleon.play import kernel
from napoleon.play.trick import Played, Trick
from napoleon.rules.compile import compile_tables

SMALL = 64
"""up to so many worlds the plain loop is quicker than loading the compiled one"""


@dataclass(frozen=True)
class Hidden:
    """What a seat does not see: cards, and the places where each of them may lie."""

    cards: tuple[int, ...]
    """the unseen cards, the most bound first"""
    allowed: tuple[int, ...]
    """for each of them a mask of places: bit s seat s's hand, bit `players` the pile of hidden discards or widow cards"""
    slots: tuple[int, ...]
    """how many unseen cards lie in each place"""
    known: tuple[int, ...]
    """the cards known to lie in each place, as masks"""


@dataclass(frozen=True)
class Worlds:
    """A sample: `hands[world, place]` are masks of whole hands, `weights[world]` sum to 1."""

    hands: Any
    weights: Any

    def __len__(self) -> int:
        return len(self.weights)


def hidden(state: State) -> Hidden:
    """What is not seen in a view (the fold of a seat's masked events)."""
    players, rules = state.players, state.rules
    played = mask(play.card for play in _all_plays(state))
    known = list(state.hands)
    aside = _known_aside(state)
    seen = played | aside
    for hand in known:
        seen |= hand
    unseen = rules.pack & ~seen
    pile = _pile_size(state) - aside.bit_count()
    slots = [state.counts[s] - known[s].bit_count() for s in range(players)] + [pile]
    barred = impossible(state, unseen)
    barred.append(_never_aside(state))
    where = {}
    for card in members(unseen):
        where[card] = sum(1 << p for p in range(players + 1) if slots[p] and not barred[p] >> card & 1)
    order = sorted(where, key=lambda card: (where[card].bit_count(), card))
    return Hidden(tuple(order), tuple(where[card] for card in order), tuple(slots), (*known, aside))


def impossible(state: State, unseen: int) -> list[int]:
    """By seat, the unseen cards that it cannot hold: with one of them in the hand a play of its would have been illegal."""
    lacks = [0] * state.players
    if not state.tricks and not state.plays:
        return lacks
    tables = compile_tables(state.rules, state.trump)
    rounds = [(record.leader, record.plays) for record in state.tricks] + [(state.leader, state.plays)]
    for number, (leader, plays) in enumerate(rounds[: state.rules.hand_size], 1):
        trick = Trick(tables, number)
        for place, play in enumerate(plays):
            other = state.seat_after(leader, place)
            lacks[other] |= _excluded(trick, play, unseen & ~lacks[other])
            trick.add(play)
    return lacks


def _excluded(trick: Trick, play: Played, unseen: int) -> int:
    """The unseen cards beside which the play would not have been legal."""
    tables, phase, led, lead = trick.tables, trick.phase, trick.led, trick.lead_face
    own = 1 << play.card
    bits = 0
    for card in members(unseen):
        if not kernel.legal(tables, phase, led, lead, own | 1 << card) & own:
            bits |= 1 << card
    return bits


def _all_plays(state: State) -> list[Played]:
    return [play for record in state.tricks for play in record.plays] + list(state.plays)


def _pile_size(state: State) -> int:
    """How many cards lie aside: the widow before it is taken, the discards after it."""
    if state.phase in ("auction", "naming", "none") and not state.discard_count and state.napoleon is None:
        return state.widow_count
    if state.discard_count:
        return state.discard_count
    dealt = sum(state.counts) + len(_all_plays(state))
    return state.rules.pack.bit_count() - dealt


def _known_aside(state: State) -> int:
    """The cards known to lie aside: an open widow that is not taken, or the discards as far as seen."""
    if state.discard_count:
        return state.discards
    taken = state.napoleon is not None and sum(state.counts) > state.players * state.rules.hand_size
    return 0 if taken else state.widow_mask | mask(state.turned)


def _never_aside(state: State) -> int:
    """The cards that cannot be among the hidden discards: those that would lie face up (X3)."""
    if not state.discard_count:
        return 0
    how = state.rules.exchange.discards_shown
    return {"all": state.rules.pack, "honours": state.rules.honours, "none": 0}[how]


def sample(state: State, count: int, seed: int) -> Worlds:
    """Up to `count` worlds that fit a seat's view, fairly weighted over all that fit; the same for the same seed."""
    import numpy as np

    what = hidden(state)
    places = len(what.slots)
    hands = np.zeros((count, places), dtype=np.int64)
    logs = np.zeros(count)
    arguments = (np.array(what.cards, dtype=np.int64), np.array(what.allowed, dtype=np.int64))
    slots = np.array(what.slots, dtype=np.int64)
    lean = np.ones(CARD_COUNT * places)
    deal = machine().dealing.deal_worlds if count > SMALL else dealing.deal_worlds
    made = deal(*arguments, lean, slots, slots.copy(), count, 20 * count + 100, seed, hands, logs)
    hands, logs = hands[:made] | np.array(what.known, dtype=np.int64), logs[:made]
    weights = np.exp(logs - logs.max()) if made else logs
    return Worlds(hands, weights / weights.sum() if made else weights)
