"""Whole deals among bots, each fed only with the events as its seat may see them."""

import random
from collections.abc import Callable, Sequence

from napoleon.cards import members
from napoleon.deal.actions import Action
from napoleon.deal.auction import pass_problem
from napoleon.deal.decide import decide, start
from napoleon.deal.events import Event
from napoleon.deal.evolve import evolve, fold
from napoleon.deal.state import State
from napoleon.rules import RuleSet

Bot = Callable[[State, int, random.Random], Action]
Watcher = Callable[[State, State, Action], None]
"""called with the full state, the view of the seat, and its action, before the action is decided"""


def awaited(state: State) -> tuple[int, ...]:
    """The seats that the deal waits for; some others may speak where bids come at any moment (A9 free), but need not."""
    if state.phase != "auction" or state.rules.auction.order != "free" or state.demanded is not None:
        return state.turn
    owing = tuple(seat for seat in state.turn if pass_problem(state, seat) is None)
    spoken = {word.seat for word in state.words}
    return owing or tuple(seat for seat in state.turn if seat not in spoken)


def shuffled(rules: RuleSet, rng: random.Random) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """Hands and widow of a shuffled pack. For games among bots: tables that people trust use `deal`'s own shuffle."""
    cards = list(members(rules.pack))
    rng.shuffle(cards)
    size = rules.hand_size
    hands = [tuple(cards[size * seat : size * (seat + 1)]) for seat in range(rules.players)]
    return hands, tuple(cards[size * rules.players :])


class BotDeal:
    """One deal in progress among bots: the full state, and each seat's own view."""

    def __init__(
        self,
        rules: RuleSet,
        bots: Sequence[Bot],
        rng: random.Random,
        dealer: int = 0,
        previous: tuple[int, int | None] | None = None,
    ) -> None:
        self.bots, self.rng = bots, rng
        self.state = State(rules)
        self.events: list[Event] = []
        self.views = [State(rules) for _ in range(rules.players)]
        hands, widow = shuffled(rules, rng)
        trump = None if rules.sides else rng.randrange(4)
        self._happen(start(rules, dealer, hands, widow, previous, trump))

    def _happen(self, events: list[Event]) -> None:
        self.events += events
        self.state = fold(self.state, events)
        for seat in range(len(self.views)):
            for event in events:
                self.views[seat] = evolve(self.views[seat], event.masked(seat))

    def step(self, watcher: Watcher | None = None) -> None:
        """One action of one seat that the deal waits for."""
        seat = self.rng.choice(awaited(self.state))
        action = self.bots[seat](self.views[seat], seat, self.rng)
        if watcher is not None:
            watcher(self.state, self.views[seat], action)
        self._happen(decide(self.state, action))


def play_deal(
    rules: RuleSet,
    bots: Sequence[Bot],
    rng: random.Random,
    dealer: int = 0,
    previous: tuple[int, int | None] | None = None,
    watcher: Watcher | None = None,
) -> State:
    """The finished deal (perhaps a redeal) of these bots by seat."""
    deal = BotDeal(rules, bots, rng, dealer, previous)
    while not deal.state.over:
        deal.step(watcher)
    return deal.state
