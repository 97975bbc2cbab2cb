"""Deals under random rule sets with random legal actions: what the long runs and their short versions in the tests share."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from napoleon.cards import members
from napoleon.deal import Choices, State, choices, decide, fold, start
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.play.trick import Played
from napoleon.rules import RuleSet


@dataclass
class World:
    """Who holds what at first, and what was done; events and states follow from them."""

    rules: RuleSet
    dealer: int
    hands: list[tuple[int, ...]]
    widow: tuple[int, ...]
    previous: tuple[int, int | None] | None
    trump: int | None
    actions: list[ac.Action] = field(default_factory=list)

    def opening(self) -> list[ev.Event]:
        """The first events."""
        return start(self.rules, self.dealer, self.hands, self.widow, self.previous, self.trump)

    def steps(self, upto: int | None = None) -> Iterator[tuple[State, list[ev.Event]]]:
        """Each step's events with the state after them; a Problem where an action is refused."""
        events = self.opening()
        state = fold(State(self.rules), events)
        yield state, events
        for action in self.actions[:upto]:
            events = decide(state, action)
            state = fold(state, events)
            yield state, events


def random_world(rng: random.Random, rules: RuleSet) -> World:
    """Shuffled cards, a dealer, and sometimes a deal before."""
    pack = list(members(rules.pack))
    rng.shuffle(pack)
    size, seats = rules.hand_size, rules.players
    hands = [tuple(pack[seat * size : seat * size + size]) for seat in range(seats)]
    napoleon, adjutant = rng.sample(range(seats), 2)
    previous = rng.choice((None, (napoleon, None), (napoleon, adjutant)))
    trump = None if rules.sides else rng.randrange(4)
    return World(rules, rng.randrange(seats), hands, tuple(pack[seats * size :]), previous, trump)


def random_action(rng: random.Random, state: State, seat: int, choice: Choices) -> ac.Action:
    """One of the legal actions of the seat; bids are mostly low, so that auctions take a while."""
    match choice.phase:
        case "auction":
            passing = 0.9 if state.last_bid is None and state.dealer % 3 == 0 else 0.65
            if choice.may_pass and (not choice.bids or rng.random() < passing):
                return ac.Pass(seat)
            bids = choice.bids if rng.random() < 0.1 else choice.bids[:6]
            return ac.MakeBid(seat, rng.choice(bids))
        case "naming":
            return ac.Name(seat, rng.choice(choice.nameable))
        case "exchange":
            return random_discard(rng, state, seat, choice)
        case "perfect":
            return ac.Perfect(seat, rng.random() < 0.5)
    if choice.betray and rng.random() < 0.4:
        return ac.Betray(seat)
    card = rng.choice(choice.cards)
    called = rng.choice(card.calls) if card.calls else None
    named = rng.choice(list(members(card.names))) if card.names else None
    return ac.PlayCard(seat, Played(card.card, called, named), card.betray and rng.random() < 0.5)


def random_discard(rng: random.Random, state: State, seat: int, choice: Choices) -> ac.Discard:
    """Any discards that the choice allows: so many from the widow, so many honours."""
    widow, honours, size = state.widow_mask, state.rules.honours, choice.discard_count
    own = state.hands[seat] & ~widow

    def fewest(count: int) -> int:
        return max(0, count - (widow & ~honours).bit_count()) + max(0, size - count - (own & ~honours).bit_count())

    counts = [count for count in range(choice.least_from_widow, size + 1) if size - count <= own.bit_count()]
    if choice.most_honours is not None:
        counts = [count for count in counts if fewest(count) <= choice.most_honours]
    count = rng.choice(counts)
    cards: list[int] = []
    for place, wanted in ((widow, count), (own, size - count)):
        pool = list(members(place))
        rng.shuffle(pool)
        if choice.most_honours is not None:
            pool.sort(key=lambda card: honours >> card & 1)
        cards += pool[:wanted]
    gift = state.rules.exchange.honours_to == "gift" and any(honours >> card & 1 for card in cards)
    return ac.Discard(seat, tuple(cards), rng.randrange(state.players) if gift else None)


def play_out(rng: random.Random, world: World) -> Iterator[tuple[State, list[ev.Event]]]:
    """Play the world with random actions to its end, writing them down in it; each step's events and the state after."""
    events = world.opening()
    state = fold(State(world.rules), events)
    yield state, events
    while not state.over:
        seat = rng.choice(state.turn)
        choice = choices(state, seat)
        assert choice is not None
        action = random_action(rng, state, seat, choice)
        events = decide(state, action)
        world.actions.append(action)
        state = fold(state, events)
        yield state, events
