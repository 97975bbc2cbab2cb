"""How good each action of a puzzle is: over sampled worlds that fit the seat's view, by exhaustive search of the ending or by
letting the simple bots play on.
"""

import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bench.exhaustive import Ending
from napoleon.bots import simple, worlds
from napoleon.bots.bidding import estimate
from napoleon.bots.match_play import awaited
from napoleon.cards import codes, mask, members
from napoleon.deal import State, choices, decide, evolve, fold
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.deal.scoring import side_of
from napoleon.play.trick import Played
from napoleon.record.deal_record import IllegalAction, read_deal, replay

BATCH, ATTEMPTS = 64, 400
SLACK = 1.0
"""how many honours a bid may lie above what the simple bots would give for the hand"""


@dataclass(frozen=True)
class Judged:
    """An action and what it came to in each world (1 won or 0 lost by search, the seat's score by playouts)."""

    action: ac.Action
    results: tuple[float, ...]
    weights: tuple[float, ...]

    @property
    def value(self) -> float:
        """The weighted mean."""
        return sum(r * w for r, w in zip(self.results, self.weights, strict=True)) / sum(self.weights)


def lead_over(one: Judged, other: Judged) -> tuple[float, float]:
    """By how much one action is better than the other, and the standard error of that."""
    differences = [a - b for a, b in zip(one.results, other.results, strict=True)]
    mean = one.value - other.value
    if len(differences) < 2:
        return mean, 0.0
    total = sum(one.weights)
    spread = sum((w / total) ** 2 * (d - mean) ** 2 for d, w in zip(differences, one.weights, strict=True))
    return mean, float(spread**0.5)


def plays(view: State, seat: int, names: int = -1) -> list[ac.Action]:
    """Every way to play a card, and to betray; a wild joker's names are cut to `names`."""
    may = choices(view, seat)
    if may is None:
        return []
    found: list[ac.Action] = []
    for card in may.cards:
        if card.names:
            found += [ac.PlayCard(seat, Played(card.card, named=name)) for name in members(card.names & names)]
        else:
            found += [ac.PlayCard(seat, Played(card.card, called=called)) for called in card.calls or (None,)]
        if card.betray:
            found.append(ac.PlayCard(seat, Played(card.card), betray=True))
    if may.betray:
        found.append(ac.Betray(seat))
    return found


def world_states(view: State, count: int, seed: int) -> tuple[list[State], list[float]]:
    """Whole states for sampled worlds, for the search: who holds what, who is the adjutant, what was discarded."""
    sample = worlds.sample(view, count, seed)
    states = []
    for row in sample.hands.tolist():
        hands, pile = tuple(row[: view.players]), row[view.players]
        adjutant = view.adjutant
        if adjutant == ev.UNKNOWN:
            card = view.adjutant_card
            holders = [s for s in range(view.players) if s != view.napoleon and card is not None and hands[s] >> card & 1]
            adjutant = holders[0] if holders else None
        states.append(replace(view, hands=hands, adjutant=adjutant, discards=pile))
    return states, list(sample.weights.tolist())


def by_search(view: State, seat: int, actions: Sequence[ac.Action], count: int, seed: int, fast: bool = True) -> list[Judged]:
    """In which worlds the seat's side gets home after each play, everything open from there on."""
    states, weights = world_states(view, count, seed)
    found = []
    for action in actions:
        results = tuple(float(_home(state, seat, action, fast)) for state in states)
        found.append(Judged(action, results, tuple(weights)))
    return found


def _home(state: State, seat: int, action: ac.Action, fast: bool) -> bool:
    if isinstance(action, ac.Perfect):
        after = replace(state, perfect=action.yes, phase="play", turn=(state.leader,))
        tries = [ac.PlayCard(seat, play.play) for play in plays(after, state.leader) if isinstance(play, ac.PlayCard)]
        return any(_home(after, seat, play, fast) for play in tries)
    if isinstance(action, ac.Betray):
        after = replace(state, betrayed="napoleon")
        return any(_home(after, seat, play, fast) for play in plays(after, seat) if isinstance(play, ac.PlayCard))
    if not isinstance(action, ac.PlayCard):
        raise TypeError(action)
    if action.betray:
        state = replace(state, betrayed="adjutant", adjutant=seat)
    made = Ending(state, fast).wins_after(action.play)
    return made == (seat in side_of(state))


def by_playouts(
    deal: dict[str, Any], view: State, seat: int, actions: Sequence[ac.Action], count: int, seed: int
) -> list[Judged]:
    """What the seat scores on the average when the simple bots play on after each action."""
    rng = random.Random(seed)
    scores: list[list[float]] = [[] for _ in actions]
    weights = []
    for row, weight in worlds_behind_bids(view, seat, count, seed):
        opened = open_world(deal, view, seat, row, rng)
        if opened is None:
            continue
        weights.append(weight)
        for at, action in enumerate(actions):
            scores[at].append(_play_on(*opened, action, random.Random(f"{seed}/{len(weights)}")))
    return [Judged(action, tuple(row), tuple(weights)) for action, row in zip(actions, scores, strict=True)]


def worlds_behind_bids(view: State, seat: int, count: int, seed: int) -> list[tuple[list[int], float]]:
    """Sampled worlds in which the others hold about what they bid, by the estimate of the simple bots."""
    bids = {word.seat: word.bid for word in view.words if word.bid is not None and word.seat != seat}
    found: list[tuple[list[int], float]] = []
    for attempt in range(ATTEMPTS):
        sample = worlds.sample(view, BATCH if bids else count, seed + attempt)
        for row, weight in zip(sample.hands.tolist(), sample.weights.tolist(), strict=True):
            worth = (estimate(view.rules, bid.strain, row[bidder]) for bidder, bid in bids.items())
            if all(number >= bid.number - SLACK for number, bid in zip(worth, bids.values(), strict=True)):
                found.append((row, weight))
        if len(found) >= count or not bids:
            break
    return found[:count]


def open_world(
    deal: dict[str, Any], view: State, seat: int, row: Sequence[int], rng: random.Random
) -> tuple[State, list[State]] | None:
    """The deal so far with the hidden cards lying as in this world: the full state and every seat's view."""
    players, napoleon = view.players, view.napoleon
    dealt = list(row[:players])
    for record in view.tricks:
        for place, play in enumerate(record.plays):
            dealt[view.seat_after(record.leader, place)] |= 1 << play.card
    for place, play in enumerate(view.plays):
        dealt[view.seat_after(view.leader, place)] |= 1 << play.card
    pile, actions = row[players], deal["actions"]
    widow = view.widow_mask
    if napoleon is not None and (view.discard_count or view.counts[napoleon] > view.rules.hand_size):
        whole = dealt[napoleon] | (pile if view.discard_count else 0)
        if napoleon != seat and not view.widow_open:
            widow = mask(rng.sample(sorted(members(whole)), view.widow_count))
        dealt[napoleon] = whole & ~widow
        if view.discard_count:
            actions = [[*a[:2], codes(members(pile)), *a[3:]] if a[1] == "discard" else a for a in actions]
    else:
        widow = pile
    hands = [codes(members(hand)) for hand in dealt]
    data = deal | {"hands": hands, "widow": codes(members(widow)), "actions": actions}
    record_ = read_deal(data)
    views = [State(view.rules)] * players

    def watch(_: State, events: list[ev.Event]) -> None:
        for other in range(players):
            views[other] = fold(views[other], [event.masked(other) for event in events])

    try:
        return replay(record_, watch), views
    except IllegalAction:
        return None


def _play_on(state: State, views: list[State], action: ac.Action, rng: random.Random) -> float:
    seat, views = action.seat, list(views)
    while True:
        events = decide(state, action)
        state = fold(state, events)
        for other in range(len(views)):
            for event in events:
                views[other] = evolve(views[other], event.masked(other))
        if state.over:
            return float(state.result.scores[seat]) if state.result is not None else 0.0
        turn = rng.choice(awaited(state))
        action = simple.choose(views[turn], turn, rng)


def ranking(judged: Sequence[Judged]) -> list[Judged]:
    """Best first."""
    return sorted(judged, key=lambda one: -one.value)


def spread(judged: Judged) -> float:
    """The standard deviation of the results."""
    return statistics.pstdev(judged.results)
