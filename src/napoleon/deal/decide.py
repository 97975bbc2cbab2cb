"""State and action to events, or a refusal: the one place where rules are applied to a deal."""

from collections.abc import Callable, Sequence
from typing import Any

from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.deal.auction import after_word, bid_problem, opener, pass_problem
from napoleon.deal.cardplay import after_trick, betray_problem, betrayal_by_napoleon, card_events, play_problem
from napoleon.deal.evolve import fold
from napoleon.deal.exchange import discard_problem, discarded, name_problem, named, take_widow
from napoleon.deal.scoring import ally_has_honour, score
from napoleon.deal.state import State
from napoleon.rules import RuleSet
from napoleon.words import Problem


def start(
    rules: RuleSet,
    dealer: int,
    hands: Sequence[Sequence[int]],
    widow: Sequence[int],
    previous: tuple[int, int | None] | None = None,
    trump: int | None = None,
) -> list[ev.Event]:
    """The first events of a deal: the cards, and who speaks first. `trump` is the drawn suit of a game without sides."""
    dealt = ev.Dealt(
        dealer,
        tuple(tuple(hand) for hand in hands),
        tuple(widow),
        tuple(len(hand) for hand in hands),
        len(widow),
        previous,
    )
    state = fold(State(rules), [dealt])
    if not rules.sides:
        if trump is None:
            raise ValueError("a game without sides needs a trump suit")
        return [dealt, ev.TrumpDrawn(trump), ev.Turn("play", (state.seat_after(dealer),))]
    first = tuple(range(rules.players)) if rules.auction.order == "free" else (opener(state),)
    return [dealt, ev.Turn("auction", first)]


def decide(state: State, action: ac.Action) -> list[ev.Event]:
    """The events that follow from an action, from the full state; a Problem when it is refused (nothing changes)."""
    wanted, handler = HANDLERS[type(action)]
    if state.over:
        raise Problem("deal_is_over", seat=action.seat)
    if state.phase != wanted:
        raise Problem("wrong_phase", seat=action.seat, phase=state.phase)
    if action.seat not in state.turn:
        raise Problem("not_your_turn", seat=action.seat)
    events = handler(state, action)
    while not isinstance(events[-1], ev.Turn):
        events += _follow(fold(state, events), events[-1])
    return events


def _follow(state: State, last: ev.Event) -> list[ev.Event]:
    """What a finished step brings with it."""
    if isinstance(last, ev.BidMade | ev.Passed):
        return after_word(state)
    if isinstance(last, ev.ContractMade):
        return _after_contract(state, last.seat)
    if isinstance(last, ev.AdjutantNamed):
        later = state.rules.adjutant.named == "after_exchange" or not state.widow_count
        return [_first_lead(state)] if later else take_widow(state, last.seat)
    if isinstance(last, ev.Discarded):
        named_yet = state.adjutant_card is not None
        return [_first_lead(state) if named_yet else ev.Turn("naming", (last.seat,))]
    if isinstance(last, ev.TrickWon):
        return after_trick(state)
    return [ev.Turn("over", ())]


def _after_contract(state: State, napoleon: int) -> list[ev.Event]:
    if state.rules.adjutant.named == "after_exchange" and state.widow_count:
        return take_widow(state, napoleon)
    return [ev.Turn("naming", (napoleon,))]


def _first_lead(state: State) -> ev.Event:
    return ev.Turn("play", (state.leader,))


def _refuse(problem: Problem | None) -> None:
    if problem is not None:
        raise problem


def _bid(state: State, action: ac.MakeBid) -> list[ev.Event]:
    _refuse(bid_problem(state, action.seat, action.bid))
    return [ev.BidMade(action.seat, action.bid)]


def _pass(state: State, action: ac.Pass) -> list[ev.Event]:
    _refuse(pass_problem(state, action.seat))
    return [ev.Passed(action.seat)]


def _name(state: State, action: ac.Name) -> list[ev.Event]:
    _refuse(name_problem(state, action.card))
    return [named(state, action.seat, action.card)]


def _discard(state: State, action: ac.Discard) -> list[ev.Event]:
    _refuse(discard_problem(state, action))
    return [discarded(state, action)]


def _perfect(state: State, action: ac.Perfect) -> list[ev.Event]:
    answered = ev.PerfectAnswered(action.seat, action.yes)
    after = fold(state, [answered])
    if action.yes and ally_has_honour(state):
        return [answered, score(after), ev.Turn("over", ())]
    return [answered, ev.Turn("play", (state.leader,))]


def _betray(state: State, action: ac.Betray) -> list[ev.Event]:
    _refuse(betray_problem(state, action.seat))
    return betrayal_by_napoleon(state, action.seat)


def _play(state: State, action: ac.PlayCard) -> list[ev.Event]:
    _refuse(play_problem(state, action))
    return card_events(state, action)


HANDLERS: dict[type, tuple[str, Callable[[State, Any], list[ev.Event]]]] = {
    ac.MakeBid: ("auction", _bid),
    ac.Pass: ("auction", _pass),
    ac.Name: ("naming", _name),
    ac.Discard: ("exchange", _discard),
    ac.Perfect: ("perfect", _perfect),
    ac.Betray: ("play", _betray),
    ac.PlayCard: ("play", _play),
}
