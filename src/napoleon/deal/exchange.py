"""N, X — naming the adjutant, taking the widow, discarding."""

from napoleon.cards import CODES, codes, mask, members
from napoleon.deal import events as ev
from napoleon.deal.actions import Discard
from napoleon.deal.state import State
from napoleon.words import Problem


def least_from_widow(state: State) -> int:
    """How many widow cards must be among the discards (X1)."""
    most = state.rules.exchange.most_taken
    return 0 if most is None else max(0, state.widow_count - most)


def most_honours(state: State) -> int | None:
    """How many honours may be among the discards: the fewest possible where they are forbidden, else None (X4, X1).

    Read from Napoleon's hand with the widow in it.
    """
    if state.rules.exchange.honours_to != "forbidden" or state.napoleon is None:
        return None
    honours, size = state.rules.honours, state.widow_count
    widow = state.widow_mask
    hand = state.hands[state.napoleon] & ~widow
    plain_widow = (widow & ~honours).bit_count()
    plain_hand = (hand & ~honours).bit_count()
    return min(
        max(0, count - plain_widow) + max(0, size - count - plain_hand)
        for count in range(least_from_widow(state), size + 1)
        if size - count <= hand.bit_count()
    )


def name_problem(state: State, card: int) -> Problem | None:
    """Why Napoleon may not name this card; None when he may (N2)."""
    if state.napoleon is None:
        raise ValueError("there is no Napoleon yet")
    if not state.rules.pack >> card & 1:
        return Problem("card_not_in_play", seat=state.napoleon, card=CODES[card])
    if not state.rules.adjutant.own_card and state.hands[state.napoleon] >> card & 1:
        return Problem("name_own_card", seat=state.napoleon, card=CODES[card])
    return None


def discard_problem(state: State, action: Discard) -> Problem | None:
    """Why these discards are refused; None when they are not (X1, X4)."""
    seat, size = action.seat, state.widow_count
    bits = mask(action.cards)
    if len(action.cards) != size or bits.bit_count() != size:
        return Problem("discard_count", seat=seat, expected=size, got=len(action.cards))
    missing = bits & ~state.hands[seat]
    if missing:
        return Problem("not_in_hand", seat=seat, card=CODES[next(members(missing))])
    least = least_from_widow(state)
    if (bits & state.widow_mask).bit_count() < least:
        return Problem("discard_from_widow", seat=seat, least=least)
    honours = bits & state.rules.honours
    most = most_honours(state)
    if most is not None and honours.bit_count() > most:
        return Problem("discard_honours_forbidden", seat=seat, most=most, cards=codes(members(honours)))
    gift = state.rules.exchange.honours_to == "gift" and bool(honours)
    if gift and action.receiver is None:
        return Problem("receiver_missing", seat=seat)
    if not gift and action.receiver is not None:
        return Problem("receiver_not_asked", seat=seat)
    if action.receiver is not None and not 0 <= action.receiver < state.players:
        return Problem("no_such_seat", seat=seat, got=action.receiver, last=state.players - 1)
    return None


def discarded(state: State, action: Discard) -> ev.Discarded:
    """The event of these discards, with what lies face up (X3)."""
    how = state.rules.exchange.discards_shown
    visible = {"all": state.rules.pack, "honours": state.rules.honours, "none": 0}[how]
    cards = tuple(sorted(action.cards))
    shown = tuple(card for card in cards if visible >> card & 1)
    return ev.Discarded(action.seat, cards, shown, len(cards), action.receiver, how == "none")


def named(state: State, seat: int, card: int) -> ev.AdjutantNamed:
    """The event of naming, with the secret holder."""
    holder = next((s for s in range(state.players) if s != seat and state.hands[s] >> card & 1), None)
    return ev.AdjutantNamed(seat, card, holder)


def take_widow(state: State, napoleon: int) -> list[ev.Event]:
    """The widow goes to Napoleon, shown before where X2 says so."""
    shown: list[ev.Event] = [ev.WidowShown(state.widow)] if state.rules.exchange.widow_shown else []
    return [*shown, ev.WidowTaken(napoleon, state.widow, state.widow_count), ev.Turn("exchange", (napoleon,))]
