"""A deal as a record: `napoleon-deal/1`, read, replayed and written."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from napoleon.cards import CODES, SUITS, codes
from napoleon.deal import State, decide, fold, start
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.deal.shuffle import commitment
from napoleon.record.lines import require
from napoleon.record.notation import read_action, read_cards, read_seat, read_suit, write_action
from napoleon.rules import RuleSet, dump, parse
from napoleon.words import Problem

FORMAT = "napoleon-deal/1"


@dataclass(frozen=True)
class DealRecord:
    """How a deal began, and the actions as written (rows of JSON, read one by one as they are replayed)."""

    rules: RuleSet
    opening: tuple[ev.Event, ...]
    actions: tuple[Any, ...]


class IllegalAction(Exception):
    """An action of a record was refused: where, and why."""

    def __init__(self, at: int, problem: Problem) -> None:
        super().__init__(at, problem)
        self.at = at
        self.problem = problem


def read_deal(data: dict[str, Any]) -> DealRecord:
    """The record of a JSON object; a Problem where the beginning of the deal makes no sense."""
    if data.get("format", FORMAT) != FORMAT:
        raise Problem("unknown_format", got=str(data["format"])[:40], expected=FORMAT)
    rules = parse(require(data, "rules"))
    dealer = read_seat(require(data, "dealer"), rules.players)
    hands, widow = _cards(rules, require(data, "hands"), data.get("widow", []))
    actions = require(data, "actions")
    if not isinstance(actions, list):
        raise Problem("actions_not_a_list")
    trump = None
    if not rules.sides:
        trump = read_suit(require(data, "trump"))
        if trump is None:
            raise Problem("trump_needed")
    opening = start(rules, dealer, hands, widow, _previous(rules, data.get("previous")), trump)
    return DealRecord(rules, tuple(opening), tuple(actions))


def replay(record: DealRecord, watch: Callable[[State, list[ev.Event]], None] | None = None) -> State:
    """The state after all actions; `watch` sees each step's events with the state before them.

    Raises IllegalAction with the index of the first action that is refused.
    """
    state = State(record.rules)
    steps: Iterable[Any] = record.actions
    opening = list(record.opening)
    if watch is not None:
        watch(state, opening)
    state = fold(state, opening)
    for at, row in enumerate(steps):
        try:
            events = decide(state, read_action(row, record.rules.players))
        except Problem as problem:
            raise IllegalAction(at, problem) from None
        if watch is not None:
            watch(state, events)
        state = fold(state, events)
    return state


def result_of(state: State) -> dict[str, Any]:
    """The result of a finished deal in the form that `napoleon replay` prints."""
    if state.redeal is not None:
        return {"redeal": True}
    result = state.result
    if result is None:
        raise ValueError("the deal is not over")
    trump = None if state.trump is None else SUITS[state.trump]
    if state.contract is None:
        return {"trump": trump, "honours": list(result.honours), "scores": list(result.scores)}
    return {
        "napoleon": result.napoleon,
        "adjutant": result.adjutant,
        "trump": trump,
        "contract": state.contract.number,
        "side": list(result.side),
        "honours": list(result.honours),
        "discarded_honours": result.discarded_honours,
        "side_honours": result.side_honours,
        "won": result.won,
        "scores": list(result.scores),
    }


def write_deal(
    rules: RuleSet,
    events: Sequence[ev.Event],
    preset: str | None = None,
    seed: bytes | None = None,
    dealer_seed: bytes = b"",
) -> dict[str, Any]:
    """The record of a deal from its (unmasked) events; `read_deal` and `replay` give the same events again.

    A deal that is over has its result with it; `seed` is the one that it was shuffled from, once it may be opened, and
    `dealer_seed` the one that its dealer was drawn from.
    """
    record: dict[str, Any] = {"format": FORMAT, "rules": dump(rules, preset)}
    if seed is not None:
        record |= {"seed": seed.hex(), "commitment": commitment(seed)}
    if dealer_seed:
        record["dealer_seed"] = dealer_seed.hex()
    actions: list[Any] = []
    betrayal = False
    for event in events:
        match event:
            case ev.Dealt():
                previous = event.previous and {"napoleon": event.previous[0], "adjutant": event.previous[1]}
                record |= {"dealer": event.dealer, "previous": previous}
                record |= {"hands": [codes(hand) for hand in event.hands], "widow": codes(event.widow)}
            case ev.TrumpDrawn():
                record["trump"] = SUITS[event.suit]
            case ev.Betrayed() if event.who == "adjutant":
                betrayal = True
            case _:
                action = _action_of(event, betrayal)
                if action is not None:
                    betrayal = False
                    actions.append(write_action(action))
    record["actions"] = actions
    state = fold(State(rules), events)
    return record | {"result": result_of(state)} if state.over else record


def _action_of(event: ev.Event, betrayal: bool) -> ac.Action | None:
    """The action that an event records; None for what only followed from one."""
    match event:
        case ev.BidMade():
            return ac.MakeBid(event.seat, event.bid)
        case ev.Passed():
            return ac.Pass(event.seat)
        case ev.AdjutantNamed():
            return ac.Name(event.seat, event.card)
        case ev.Discarded():
            return ac.Discard(event.seat, event.cards, event.receiver)
        case ev.PerfectAnswered():
            return ac.Perfect(event.seat, event.yes)
        case ev.Betrayed():
            return ac.Betray(event.seat)
        case ev.CardPlayed():
            return ac.PlayCard(event.seat, event.play, betrayal)
    return None


def _cards(rules: RuleSet, hands: Any, widow: Any) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Hands and widow, which must hold the whole pack, each card once."""
    if not isinstance(hands, list) or len(hands) != rules.players:
        raise Problem("wrong_number_of_hands", expected=rules.players)
    read = [read_cards(hand) for hand in hands]
    for seat, hand in enumerate(read):
        if len(hand) != rules.hand_size:
            raise Problem("wrong_hand_size", seat=seat, expected=rules.hand_size, got=len(hand))
    rest = read_cards(widow)
    seen = 0
    for card in (card for part in (*read, rest) for card in part):
        if not rules.pack >> card & 1:
            raise Problem("card_not_in_pack_here", card=CODES[card])
        if seen >> card & 1:
            raise Problem("card_twice", card=CODES[card])
        seen |= 1 << card
    if len(rest) != rules.widow_size:
        raise Problem("wrong_widow_size", expected=rules.widow_size, got=len(rest))
    return read, rest


def _previous(rules: RuleSet, value: Any) -> tuple[int, int | None] | None:
    if value is None:
        return None
    if not isinstance(value, dict) or "napoleon" not in value:
        raise Problem("bad_previous", expected='{"napoleon": 1, "adjutant": 2}')
    adjutant = value.get("adjutant")
    return (
        read_seat(value["napoleon"], rules.players),
        None if adjutant is None else read_seat(adjutant, rules.players),
    )
