"""Random deals without end: `python -m bench.soak [DEALS [SEED [PROCESSES]]]` prints how often each value was reached.

Checked after every action: nothing illegal is accepted and nothing legal refused, cards and honours are conserved, the views
folded from masked events know what they may choose. And at the end: folding, recording and replaying give the same again.
"""

import json
import random
from collections import Counter
from dataclasses import replace
from typing import Any

from bench.random_deals import play_out, random_world
from bench.spread import spread
from napoleon.cards import members
from napoleon.deal import Choices, State, choices, decide, evolve, fold
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.play.trick import Played
from napoleon.record.deal_record import read_deal, replay, result_of, write_deal
from napoleon.rules import OPTIONS, Bid, RuleSet
from napoleon.rules.sample import random_rules
from napoleon.words import Problem

Counts = Counter[str]
SPOKEN: set[str] = set()
"""refusals whose sentences have been seen"""


def soak(deals: int, seed: int) -> Counts:
    """Play and check so many deals; AssertionError names the seed and the deal that failed."""
    counts: Counts = Counter()
    for number in range(deals):
        rng = random.Random(f"{seed} {number}")
        try:
            check_deal(rng, random_rules(rng), counts)
        except Exception as error:
            raise AssertionError(f"deal {number} of seed {seed}") from error
    return counts


def check_deal(rng: random.Random, rules: RuleSet, counts: Counts) -> None:
    """One deal from the first card to the score."""
    counts["deals"] += 1
    counts.update(values_of(rules))
    world = random_world(rng, rules)
    viewers: list[int | None] = [*range(rules.players), None]
    views = {viewer: State(rules) for viewer in viewers}
    log: list[ev.Event] = []
    state = State(rules)
    for state, events in play_out(rng, world):
        log += events
        counts["actions"] += 1
        for event in events:
            counts[f"event {type(event).__name__}"] += 1
            for viewer in viewers:
                views[viewer] = evolve(views[viewer], event.masked(viewer))
        conserved(state)
        for seat in state.turn or (0,):
            choice = choices(state, seat)
            assert choice == choices(views[seat], seat), (seat, choice)
            assert (choice is not None) == (not state.over)
            if choice is not None:
                refusals(rng, state, seat, choice, counts)
        assert state.over == (not state.turn)
    assert fold(State(rules), log) == state
    recorded(rules, log, state)
    count_end(state, log, counts)


def conserved(state: State) -> None:
    """Every card of the pack is in one place, and every honour with it."""
    in_widow = state.napoleon is None or (state.widow_count and not state.discard_count and state.phase != "exchange")
    places = [*state.hands, state.discards, state.widow_mask if in_widow or not state.rules.sides else 0]
    places += [1 << play.card for play in state.plays]
    places += [1 << play.card for trick in state.tricks for play in trick.plays]
    whole = 0
    for place in places:
        assert not whole & place, "a card in two places"
        whole |= place
    assert whole == state.rules.pack, "a card is lost"
    assert state.counts == tuple(hand.bit_count() for hand in state.hands)
    taken = sum(1 for trick in state.tricks for play in trick.plays if state.rules.honours >> play.card & 1)
    assert sum(state.honours) == taken
    if state.result is not None and state.rules.sides and state.result.side_honours:
        assert 0 <= state.result.side_honours <= state.rules.honour_count


def refusals(rng: random.Random, state: State, seat: int, choice: Choices, counts: Counts) -> None:
    """Some actions that are not among the choices: each is refused. And there is something to choose."""
    assert choice.bids or choice.may_pass or choice.nameable or choice.cards or choice.discard_count or choice.perfect
    before = replace(state)
    for action in wrong_actions(rng, state, seat, choice):
        counts[f"refusal {refused(state, action).code}"] += 1
    assert state == before


def refused(state: State, action: ac.Action) -> Problem:
    """Why the action is refused, which has a sentence in both languages."""
    try:
        decide(state, action)
    except Problem as problem:
        if problem.code not in SPOKEN and problem.text("ja") != problem.text("en"):
            SPOKEN.add(problem.code)
        if problem.code in SPOKEN:
            return problem
        raise AssertionError(f"{problem.code} says the same in both languages") from problem
    raise AssertionError(f"{action} was accepted")


def wrong_actions(rng: random.Random, state: State, seat: int, choice: Choices) -> list[ac.Action]:
    """Illegal actions of every kind, near the legal ones."""
    other = next((s for s in range(state.players) if s not in state.turn), None)
    wrong: list[ac.Action] = []
    bid = Bid(rng.choice((None, 0, 1, 2, 3)), rng.randint(0, 26))
    card = rng.randrange(54)
    kinds: dict[str, ac.Action] = {
        "auction": ac.MakeBid(seat, bid),
        "naming": ac.Name(seat, card),
        "exchange": ac.Discard(seat, (card,) * max(2, choice.discard_count)),
        "perfect": ac.Perfect(seat, True),
        "play": ac.PlayCard(seat, Played(card)),
    }
    wrong.append(rng.choice([action for phase, action in kinds.items() if phase != choice.phase]))
    if other is not None:
        wrong.append(ac.Perfect(other, False) if choice.phase == "perfect" else ac.Pass(other))
    if choice.phase == "auction":
        if bid not in choice.bids:
            wrong.append(kinds["auction"])
        if not choice.may_pass:
            wrong.append(ac.Pass(seat))
    elif choice.phase == "naming" and card not in choice.nameable:
        wrong.append(kinds["naming"])
    elif choice.phase == "exchange":
        wrong += [kinds["exchange"], ac.Discard(seat, (card,))] if choice.discard_count > 1 else []
        wrong += wrong_discards(rng, state, seat, choice)
    elif choice.phase == "play":
        wrong += wrong_plays(rng, state, seat, choice)
    return wrong


def wrong_discards(rng: random.Random, state: State, seat: int, choice: Choices) -> list[ac.Action]:
    """As many cards as asked for, that break X1 or X4 all the same."""
    cards = tuple(rng.sample(list(members(state.hands[seat])), choice.discard_count))
    bits = sum(1 << card for card in cards)
    honours = (bits & state.rules.honours).bit_count()
    gift = state.rules.exchange.honours_to == "gift" and honours > 0
    few = (bits & state.widow_mask).bit_count() < choice.least_from_widow
    many = choice.most_honours is not None and honours > choice.most_honours
    wrong: list[ac.Action] = [ac.Discard(seat, cards, None if gift else 0)]
    if few or many:
        wrong.append(ac.Discard(seat, cards, 0 if gift else None))
    return wrong


def wrong_plays(rng: random.Random, state: State, seat: int, choice: Choices) -> list[ac.Action]:
    """Cards that are barred or not held, and legal cards said wrongly."""
    legal = {card.card: card for card in choice.cards}
    wrong: list[ac.Action] = [ac.PlayCard(seat, Played(card)) for card in rng.sample(range(54), 4) if card not in legal]
    wrong += [ac.PlayCard(seat, Played(card)) for card in members(state.hands[seat]) if card not in legal]
    card = rng.choice(choice.cards)
    called, named = rng.choice(card.calls or (None,)), next(members(card.names), None)
    wrong.append(ac.PlayCard(seat, Played(card.card, None if card.calls else 1, named)))
    wrong.append(ac.PlayCard(seat, Played(card.card, called, None if card.names else 5)))
    if not card.betray:
        wrong.append(ac.PlayCard(seat, Played(card.card, called, named), True))
    if not choice.betray:
        wrong.append(ac.Betray(seat))
    return wrong


def recorded(rules: RuleSet, log: list[ev.Event], state: State) -> None:
    """Written as JSON, read and replayed, the deal has the same events and the same result."""
    record = read_deal(json.loads(json.dumps(write_deal(rules, log))))
    assert record.rules == rules
    again: list[ev.Event] = []
    end = replay(record, lambda _state, events: again.extend(events))
    assert again == log
    assert result_of(end) == result_of(state)


def values_of(rules: RuleSet) -> set[str]:
    """`option=value` for every option; lists count by their items too."""
    found = set()
    for name, value in rules.values().items():
        kind = OPTIONS[name].kind
        label = kind.name_of(value)
        dumped: Any = kind.dump(value)
        if name == "auction.forced_bid":
            found.add(f"{name}={dumped[0]}…")
        elif name not in FREE or label is not None:
            found.add(f"{name}={label if label is not None else json.dumps(dumped)}")
        if isinstance(dumped, list) and dumped:
            found |= {f"{name} has {describe(item)}" for item in dumped}
    return found


FREE = ("killers", "calls", "score.custom", "table.removed", "play.strength")


def describe(item: Any) -> str:
    """One item of a list, without the cards that may be any."""
    if isinstance(item, dict):
        return " ".join(f"{key}={value}" for key, value in item.items() if key != "card")
    return str(item)


def count_end(state: State, log: list[ev.Event], counts: Counts) -> None:
    """What the deal came to."""
    counts.update(f"reason {event.reason}" for event in log if isinstance(event, ev.TrickWon))
    if state.redeal is not None:
        counts[f"end redeal {state.redeal}"] += 1
    elif state.result is not None:
        result = state.result
        counts[f"end {state.rules.score.method if state.rules.sides else 'alone'} {result.row}"] += 1
        counts["end doubled"] += result.doubled
        assert not result.doubled or state.rules.win.all_honours == "bonus"
        counts[f"end forced {state.forced}"] += state.forced is not None
        counts[f"end betrayed by {state.betrayed}"] += state.betrayed is not None
        counts[f"end perfect {'won' if result.won else 'lost'}"] += bool(state.perfect)


if __name__ == "__main__":
    spread(soak, (2_000, 1, 2), 250)
