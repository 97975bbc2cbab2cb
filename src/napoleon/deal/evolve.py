"""Events to state. No rule is asked here, so an old record reads the same after a rule was mended."""

from collections.abc import Callable, Iterable
from dataclasses import fields
from typing import Any

from napoleon.cards import mask
from napoleon.deal import events as ev
from napoleon.deal.state import State, TrickRecord, Word

FIELDS = frozenset(field.name for field in fields(State))


def evolve(state: State, event: ev.Event) -> State:
    """The state after the event; the event may be masked. Nobody may act between an event and the `Turn` that follows."""
    after = HANDLERS[type(event)](state, event)
    return replace(after, turn=()) if state.turn and not isinstance(event, ev.Turn) else after


def fold(state: State, events: Iterable[ev.Event]) -> State:
    """The state after all of the events."""
    for event in events:
        state = evolve(state, event)
    return state


def replace(state: State, **changes: Any) -> State:
    """The state with some fields changed; many times faster than `dataclasses.replace`, which sets every field anew."""
    assert changes.keys() <= FIELDS
    after = object.__new__(State)
    after.__dict__.update(state.__dict__, **changes)
    return after


def _put(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


def _dealt(state: State, e: ev.Dealt) -> State:
    hands = tuple(mask(hand) for hand in e.hands)
    return replace(
        state,
        dealer=e.dealer,
        previous=e.previous,
        dealt=hands,
        hands=hands,
        counts=e.counts,
        widow=e.widow,
        widow_count=e.widow_count,
        honours=(0,) * len(hands),
    )


def _turn(state: State, e: ev.Turn) -> State:
    return replace(state, phase=e.phase, turn=e.seats)


def _trump_drawn(state: State, e: ev.TrumpDrawn) -> State:
    return replace(state, trump_drawn=e.suit, leader=state.seat_after(state.dealer))


def _bid_made(state: State, e: ev.BidMade) -> State:
    return replace(state, words=(*state.words, Word(e.seat, e.bid)))


def _passed(state: State, e: ev.Passed) -> State:
    return replace(state, words=(*state.words, Word(e.seat, None)))


def _widow_exposed(state: State, e: ev.WidowExposed) -> State:
    return replace(state, widow=e.cards, widow_open=True, words=(), second_auction=True)


def _widow_turned(state: State, e: ev.WidowTurned) -> State:
    return replace(state, turned=(*state.turned, e.card))


def _bid_demanded(state: State, e: ev.BidDemanded) -> State:
    return replace(state, demanded=e.seat, forced=e.reason)


def _redealt(state: State, e: ev.Redealt) -> State:
    return replace(state, redeal=e.reason)


def _contract_made(state: State, e: ev.ContractMade) -> State:
    return replace(state, napoleon=e.seat, contract=e.bid, forced=e.forced, leader=e.seat)


def _adjutant_named(state: State, e: ev.AdjutantNamed) -> State:
    return replace(state, adjutant_card=e.card, adjutant=e.holder)


def _widow_shown(state: State, e: ev.WidowShown) -> State:
    return replace(state, widow=e.cards, widow_open=True)


def _widow_taken(state: State, e: ev.WidowTaken) -> State:
    known = mask(e.cards) or (state.widow_mask if state.widow_open else 0)
    return replace(
        state,
        widow=e.cards or state.widow,
        hands=_put(state.hands, e.seat, state.hands[e.seat] | known),
        counts=_put(state.counts, e.seat, state.counts[e.seat] + e.count),
    )


def _discarded(state: State, e: ev.Discarded) -> State:
    gone = mask(e.cards)
    # those who saw the widow but not the discards no longer know which of its cards stayed
    unknown = len(e.cards) < e.count
    hand = state.hands[e.seat] & ~gone
    return replace(
        state,
        hands=_put(state.hands, e.seat, 0 if unknown else hand),
        counts=_put(state.counts, e.seat, state.counts[e.seat] - e.count),
        discards=gone,
        discard_count=e.count,
        shown_discards=mask(e.shown),
        receiver=e.receiver,
    )


def _perfect_answered(state: State, e: ev.PerfectAnswered) -> State:
    return replace(state, perfect=e.yes)


def _betrayed(state: State, e: ev.Betrayed) -> State:
    known = replace(state, betrayed=e.who, hands=_put(state.hands, e.seat, state.hands[e.seat] | mask(e.cards)))
    return replace(known, adjutant=e.seat, revealed=True) if e.who == "adjutant" else known


def _card_played(state: State, e: ev.CardPlayed) -> State:
    return replace(
        state,
        hands=_put(state.hands, e.seat, state.hands[e.seat] & ~(1 << e.play.card)),
        counts=_put(state.counts, e.seat, state.counts[e.seat] - 1),
        plays=(*state.plays, e.play),
    )


def _adjutant_revealed(state: State, e: ev.AdjutantRevealed) -> State:
    return replace(state, adjutant=None if e.seat == state.napoleon else e.seat, revealed=True)


def _trick_won(state: State, e: ev.TrickWon) -> State:
    return replace(
        state,
        tricks=(*state.tricks, TrickRecord(state.leader, state.plays, e)),
        plays=(),
        leader=e.seat,
        honours=_put(state.honours, e.seat, state.honours[e.seat] + e.honours),
    )


def _deal_scored(state: State, e: ev.DealScored) -> State:
    return replace(
        state,
        result=e,
        adjutant=e.adjutant,
        revealed=True,
        dealt=tuple(mask(hand) for hand in e.hands),
        widow=e.widow,
        discards=mask(e.discards),
    )


HANDLERS: dict[type[ev.Event], Callable[[State, Any], State]] = {
    ev.Dealt: _dealt,
    ev.Turn: _turn,
    ev.TrumpDrawn: _trump_drawn,
    ev.BidMade: _bid_made,
    ev.Passed: _passed,
    ev.WidowExposed: _widow_exposed,
    ev.WidowTurned: _widow_turned,
    ev.BidDemanded: _bid_demanded,
    ev.Redealt: _redealt,
    ev.ContractMade: _contract_made,
    ev.AdjutantNamed: _adjutant_named,
    ev.WidowShown: _widow_shown,
    ev.WidowTaken: _widow_taken,
    ev.Discarded: _discarded,
    ev.PerfectAnswered: _perfect_answered,
    ev.Betrayed: _betrayed,
    ev.CardPlayed: _card_played,
    ev.AdjutantRevealed: _adjutant_revealed,
    ev.TrickWon: _trick_won,
    ev.DealScored: _deal_scored,
}
