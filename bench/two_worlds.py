"""Does anything leak? `python -m bench.two_worlds [DEALS [SEED [PROCESSES]]]`.

For every seat and a spectator of a random deal, up to a random moment: hidden cards change places (other hands, widow,
discards, and with them the holder of the named card), and every action is decided again. Where everything that people at
the table would see is the same, the masked events, the view folded from them and the choices must be the same to the byte.
What people see is written down here once more, apart from the masks of the events.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from bench.random_deals import World, play_out, random_world
from bench.spread import spread
from napoleon.cards import mask
from napoleon.deal import State, choices, evolve
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.rules import RuleSet
from napoleon.rules.sample import random_rules
from napoleon.words import Problem

Step = tuple[State, list[ev.Event]]
Viewer = int | None


def check_deals(deals: int, seed: int, attempts: int = 10) -> Counter[str]:
    """So many deals, every viewer of each; AssertionError where something leaks."""
    counts: Counter[str] = Counter()
    for number in range(deals):
        rng = random.Random(f"worlds {seed} {number}")
        try:
            check_deal(rng, random_rules(rng), counts, attempts)
        except Exception as error:
            raise AssertionError(f"deal {number} of seed {seed}") from error
    return counts


def check_deal(rng: random.Random, rules: RuleSet, counts: Counter[str], attempts: int) -> None:
    """One deal, seen by everybody."""
    counts["deals"] += 1
    world = random_world(rng, rules)
    steps = list(play_out(rng, world))
    # the score opens everything: the moment before it is the last that hides something
    last = len(steps) - (steps[-1][0].result is not None)
    for viewer in [*range(rules.players), None]:
        cut = rng.randint(1, last) if last > 1 else last
        seen = steps[:cut]
        other = None
        current = world
        for _ in range(attempts):
            guess = changed(rng, current, viewer, seen)
            if guess is not None and looks_the_same(guess, viewer, seen):
                other = current = guess
        counts["viewers"] += 1
        if other is not None:
            compare(viewer, seen, list(other.steps(cut - 1)), counts)


def visible(event: ev.Event, viewer: Viewer, rules: RuleSet) -> object:
    """What this viewer sees of an event at a real table."""
    match event:
        case ev.Dealt():
            own = None if viewer is None else event.hands[viewer]
            return (event.dealer, own, event.counts, event.widow_count, event.previous)
        case ev.AdjutantNamed():
            return (event.seat, event.card)
        case ev.WidowTaken() if viewer != event.seat:
            return (event.seat, event.count)
        case ev.Discarded() if viewer != event.seat:
            how = rules.exchange.discards_shown
            face_up = {card for card in event.cards if how == "all" or (how == "honours" and rules.honours >> card & 1)}
            return (event.seat, event.count, face_up, None if how == "none" else event.receiver)
    return event


def looks_the_same(guess: World, viewer: Viewer, seen: Sequence[Step]) -> bool:
    """Whether every action is legal in the other world, and the viewer would see the same."""
    try:
        for (_, mine), (_, theirs) in zip(seen, guess.steps(len(seen) - 1), strict=True):
            if [type(e) for e in mine] != [type(e) for e in theirs]:
                return False
            if any(
                visible(a, viewer, guess.rules) != visible(b, viewer, guess.rules) for a, b in zip(mine, theirs, strict=True)
            ):
                return False
    except Problem:
        return False
    return True


def changed(rng: random.Random, world: World, viewer: Viewer, seen: Sequence[Step]) -> World | None:
    """A world with two or more hidden cards elsewhere; None where there is nothing to move."""
    kind = rng.random()
    if kind < 0.2:
        return moved_in_widow(rng, world, viewer, seen)
    guess = world
    for _ in range(rng.choice((1, 1, 2, 4))):
        state = seen[-1][0]
        known = 0 if viewer is None else mask(world.hands[viewer])
        known |= mask(play.card for trick in state.tricks for play in trick.plays) | mask(play.card for play in state.plays)
        if state.widow_open or (viewer is not None and viewer == state.napoleon and state.discard_count):
            known |= mask(world.widow)
        hidden = [card for card in (*world.widow, *(c for hand in world.hands for c in hand)) if not known >> card & 1]
        if len(hidden) < 2:
            return None
        guess = swapped(rng, guess, *rng.sample(hidden, 2))
    return guess


def swapped(rng: random.Random, world: World, a: int, b: int) -> World:
    """The world in which two hidden cards have changed places everywhere: hands, widow, discards."""

    def turn(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple({a: b, b: a}.get(card, card) for card in cards)

    actions = [
        receiving(rng, world, replace(x, cards=turn(x.cards))) if isinstance(x, ac.Discard) else x for x in world.actions
    ]
    return replace(world, hands=[turn(hand) for hand in world.hands], widow=turn(world.widow), actions=actions)


def receiving(rng: random.Random, world: World, action: ac.Discard) -> ac.Discard:
    """The discards with a receiver where there must be one; who it is may be as secret as they are."""
    if world.rules.exchange.honours_to != "gift" or not mask(action.cards) & world.rules.honours:
        return replace(action, receiver=None)
    if action.receiver is None or (world.rules.exchange.discards_shown == "none" and rng.random() < 0.5):
        return replace(action, receiver=rng.randrange(world.rules.players))
    return action


def moved_in_widow(rng: random.Random, world: World, viewer: Viewer, seen: Sequence[Step]) -> World | None:
    """A card of Napoleon's hand and one of the widow change places, whether he played them since or not."""
    napoleon = seen[-1][0].napoleon
    if napoleon is None or napoleon == viewer or not world.widow:
        return None
    a, b = rng.choice(world.hands[napoleon]), rng.choice(world.widow)
    hands = [tuple(b if card == a else card for card in hand) for hand in world.hands]
    return replace(world, hands=hands, widow=tuple(a if card == b else card for card in world.widow))


def compare(viewer: Viewer, mine: Sequence[Step], theirs: Sequence[Step], counts: Counter[str]) -> None:
    """Both worlds are one to the viewer: events, view and choices, after every action."""
    counts["other worlds"] += 1
    first, second = mine[-1][0], theirs[-1][0]
    counts["with other hands"] += first.dealt != second.dealt
    counts["with another widow"] += set(first.widow) != set(second.widow)
    counts["with other discards"] += first.discards != second.discards
    counts["with another adjutant"] += first.adjutant != second.adjutant
    counts["with another receiver"] += first.receiver != second.receiver
    views = [State(first.rules), State(first.rules)]
    for number, (my_step, their_step) in enumerate(zip(mine, theirs, strict=True)):
        for my_event, their_event in zip(my_step[1], their_step[1], strict=True):
            masked = [my_event.masked(viewer), their_event.masked(viewer)]
            assert repr(masked[0]) == repr(masked[1]), f"event {number} leaks to {viewer}: {masked}"
            views = [evolve(view, event) for view, event in zip(views, masked, strict=True)]
            counts["events compared"] += 1
        assert repr(views[0]) == repr(views[1]), f"view {number} leaks to {viewer}: {views}"
        if viewer is not None:
            states = (my_step[0], their_step[0], views[0], views[1])
            chosen = [repr(choices(state, viewer)) for state in states]
            assert len(set(chosen)) == 1, f"choices {number} leak to {viewer}: {chosen}"


if __name__ == "__main__":
    spread(check_deals, (2_000, 1, 2), 50)
