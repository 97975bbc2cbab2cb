"""Random legal deals, with what each viewer is told of them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from napoleon.cards import members
from napoleon.deal import State, choices, decide, evolve, start
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.deal.exchange import discard_problem
from napoleon.play.trick import Played
from napoleon.rules import RuleSet

NAMES = ("Ann", "Bob", "Cem", "Dag", "Eva", "Fay", "Gus")


@dataclass(frozen=True)
class Step:
    """An event as a viewer sees it, and what he knows before and after it; `truth` is the full state after it."""

    event: ev.Event
    before: State
    after: State
    truth: State


def steps(
    rules: RuleSet, rng: random.Random, viewers: tuple[ev.Viewer, ...], passes: float = 0.6
) -> Iterator[tuple[Step, ...]]:
    """A whole deal, event by event, as each of the viewers sees it."""
    states = {viewer: State(rules) for viewer in viewers}
    truth = State(rules)
    events = opening(rules, rng)
    while events:
        for event in events:
            truth = evolve(truth, event)
            told = []
            for viewer in viewers:
                masked = event.masked(viewer)
                before = states[viewer]
                states[viewer] = evolve(before, masked)
                told.append(Step(masked, before, states[viewer], truth))
            yield tuple(told)
        events = [] if truth.over else decide(truth, random_action(truth, rng, passes))


def opening(rules: RuleSet, rng: random.Random) -> list[ev.Event]:
    """A shuffled pack and the first events."""
    pack = list(members(rules.pack))
    rng.shuffle(pack)
    size = rules.hand_size
    hands = [pack[seat * size : (seat + 1) * size] for seat in range(rules.players)]
    before = rng.randrange(rules.players)
    previous = rng.choice((None, (before, None), (before, (before + 1) % rules.players)))
    trump = None if rules.sides else rng.randrange(4)
    return start(rules, rng.randrange(rules.players), hands, pack[rules.players * size :], previous, trump)


def random_action(state: State, rng: random.Random, pass_rate: float) -> ac.Action:
    """Any legal action of one who may act."""
    seat = rng.choice(state.turn)
    chosen = choices(state, seat)
    assert chosen is not None
    if chosen.phase == "auction":
        if chosen.may_pass and (not chosen.bids or rng.random() < pass_rate):
            return ac.Pass(seat)
        return ac.MakeBid(seat, rng.choice(chosen.bids[:12]))
    if chosen.phase == "naming":
        return ac.Name(seat, rng.choice(chosen.nameable))
    if chosen.phase == "perfect":
        return ac.Perfect(seat, rng.random() < 0.5)
    if chosen.phase == "exchange":
        return random_discard(state, seat, chosen.discard_count, rng)
    if chosen.betray and rng.random() < 0.5:
        return ac.Betray(seat)
    card = rng.choice(chosen.cards)
    called = rng.choice(card.calls) if card.calls else None
    named = rng.choice(list(members(card.names))) if card.names else None
    return ac.PlayCard(seat, Played(card.card, called, named), card.betray and rng.random() < 0.5)


def random_discard(state: State, seat: int, count: int, rng: random.Random) -> ac.Discard:
    """Legal discards: tried at random, then the fewest honours with as many widow cards as needed."""
    hand = list(members(state.hands[seat]))
    gift = state.rules.exchange.honours_to == "gift"
    while True:
        cards = tuple(rng.sample(hand, count))
        honours = any(state.rules.honours >> card & 1 for card in cards)
        action = ac.Discard(seat, cards, rng.randrange(state.players) if gift and honours else None)
        if discard_problem(state, action) is None:
            return action
