"""The search of the play: every way to play, in believed worlds, played on by the policy; the best average score."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from napoleon.bots.belief import believe
from napoleon.bots.budget import CHUNK, Budget
from napoleon.bots.equals import equals
from napoleon.bots.lookahead import ENDS, Ahead
from napoleon.bots.machine import machine, tables_of
from napoleon.bots.outcome import scores_by_honours, values
from napoleon.bots.position import empty_room
from napoleon.bots.root import root_of
from napoleon.cards import members
from napoleon.deal.actions import Action, Betray, Perfect, PlayCard
from napoleon.deal.choices import CardChoice, Choices
from napoleon.deal.state import State
from napoleon.play.trick import Played
from napoleon.rules.tables import NO_SUIT

NEAR = 0.25
"""standard errors: options so near to the best are as good, and one of them is chosen at random"""
HOPELESS = 3.0
"""standard errors: options so far below the best are looked at no longer"""
POSITIONS = 4000
"""how many positions of an ending are looked at, in each world after each play"""
A_SECOND, FEWEST = 30_000, 200
"""the same for each second of the budget, where that is less: one world must not take the time of all"""
TRUST = 24
"""worlds before any is given up"""


@dataclass(frozen=True)
class Option:
    """One action, and how its playouts begin: the play, who has gone over, whether a perfect was declared."""

    action: Action
    play: Played
    gone: str | None
    perfect: bool | None


def search_play(state: State, seat: int, may: Choices, rng: random.Random, budget: Budget) -> Action:
    """The action that promises the best score."""
    options = play_options(state, seat, may)
    if len(options) == 1:
        return options[0].action
    belief = believe(state, seat, budget.wanted, rng.getrandbits(40), budget)
    look = looker(state, seat, options, belief.hands, budget)
    means, spread = compare(len(options), look, belief.weights, budget)
    action = options[pick(means, spread, rng)].action
    if isinstance(action, PlayCard) and not action.betray:
        card = rng.choice(equals(state, seat, action.play.card))
        return action if card == action.play.card else PlayCard(seat, Played(card))
    return action


def search_perfect(state: State, seat: int, rng: random.Random, budget: Budget) -> Action:
    """Whether a perfect promises more than none, with the best card of either."""
    from napoleon.deal.choices import card_choices

    belief = believe(state, seat, budget.wanted, rng.getrandbits(40), budget)
    cards = card_choices(state, seat)
    best = []
    for yes in (False, True):
        plays = [play for choice in cards for play in ways(state, choice)]
        options = [Option(Perfect(seat, yes), play, state.betrayed, yes) for play in plays]
        look = looker(state, seat, options, belief.hands, budget)
        means, _ = compare(len(options), look, belief.weights, budget.part(0.45))
        best.append(max(means))
    return Perfect(seat, best[1] > best[0])


def play_options(state: State, seat: int, may: Choices) -> list[Option]:
    """Everything that the seat may do and that is worth a thought."""
    options = []
    for choice in may.cards:
        for play in ways(state, choice):
            options.append(Option(PlayCard(seat, play), play, state.betrayed, state.perfect))
            if choice.betray:
                options.append(Option(PlayCard(seat, play, betray=True), play, "adjutant", state.perfect))
            if may.betray:
                options.append(Option(Betray(seat), play, "napoleon", state.perfect))
    return options


def ways(state: State, choice: CardChoice) -> list[Played]:
    """The ways to play a card: suits to call, and the names of a wild joker that may matter."""
    if choice.calls:
        return [Played(choice.card, called=suit) for suit in choice.calls]
    if not choice.names:
        return [Played(choice.card)]
    trick = state.trick()
    tables = trick.tables
    row = (trick.phase * 5 + trick.led) * tables.faces
    names = sorted(members(choice.names), key=lambda card: tables.strength[row + card])
    useful = {names[0], *names[-3:]}
    useful.update(card for card in tables.killer if choice.names >> card & 1)
    return [Played(choice.card, named=card) for card in sorted(useful)]


Look = Callable[[Sequence[int], int, int], Any]
"""options, first and last world → scores `[world][option]`"""


def positions(budget: Budget) -> int:
    """How many positions of an ending a search with this budget looks at."""
    most = POSITIONS // machine().pace ** 2
    return most if budget.seconds is None else min(most, max(FEWEST, int(budget.seconds * A_SECOND)))


def looker(state: State, seat: int, options: Sequence[Option], hands: Any, budget: Budget) -> Look:
    """Playouts of some of the options in some of the worlds."""
    import numpy as np

    found = machine()
    tables, book = tables_of(state.rules, state.trump)
    room, spare, most = found.rows(empty_room()), found.rows(empty_room()), positions(budget)
    roots = {gone: found.rows(root_of(state, seat, gone)) for gone in {option.gone for option in options}}
    looks = budget.looks(len(options), state.rules.hand_size - len(state.tricks)) if found.fast else 0
    ahead = {gone: found.rows(outlook(state, seat, gone, options[0].perfect, looks)) for gone in roots}
    calls = [_called(tables.trump, state, option.play) for option in options]

    def look(some: Sequence[int], first: int, last: int) -> Any:
        scores = np.zeros((last - first, len(some)))
        for gone in roots:
            here = [place for place, index in enumerate(some) if options[index].gone == gone]
            if not here:
                continue
            faces = found.row([options[some[place]].play.face for place in here])
            called = found.row([calls[some[place]] for place in here])
            width = len(here) + 1
            part = hands[first * (state.players + 1) : last * (state.players + 1)]
            out = found.zeros((last - first) * width)
            rooms = (room, spare, ahead[gone])
            found.rollouts.try_plays(tables, book, roots[gone], *rooms, part, faces, called, 0, last - first, most, out)
            ends = np.array(out).reshape(last - first, width)
            for column, place in enumerate(here):
                scores[:, place] = _scores(state, seat, options[some[place]], ends[:, column], ends[:, -1])
        return scores

    return look


def outlook(state: State, seat: int, gone: str | None, perfect: bool | None, looks: int) -> Ahead:
    """How the seat looks ahead from `looks` later plays, and what the ends are worth to it."""
    if not state.rules.sides or state.contract is None:
        worth = [float(min(honours, state.rules.honour_count)) for honours in range(ENDS)]
        return Ahead(seat, looks, float(state.rules.honour_count), worth)
    rows = []
    for alone in (False, True):
        table = scores_by_honours(state.rules, state.contract, alone, None if alone else gone, perfect)
        for role in table.tolist():
            rows += role + role[-1:] * (ENDS - len(role))
    return Ahead(seat, looks, max(rows) - min(rows), rows)


def _called(trump: int, state: State, play: Played) -> int:
    if play.called is not None:
        return play.called
    trick = state.trick()
    return trump if trick.joker_calls == 1 and not trick.plays else NO_SUIT


def _scores(state: State, seat: int, option: Option, honours: Any, sides: Any) -> Any:
    if not state.rules.sides:
        return honours.astype(float)
    if state.contract is None or state.napoleon is None:
        raise ValueError("no contract in the play")
    return values(state.rules, state.contract, seat, state.napoleon, honours, sides, option.gone, option.perfect)


def compare(count: int, look: Look, weights: Any, budget: Budget) -> tuple[list[float], list[float]]:
    """The average score of each option, and the standard error of its distance from the best; bad ones are given up early."""
    import numpy as np

    worlds = len(weights)
    scores = np.full((worlds, count), np.nan)
    alive = list(range(count))
    done = 0
    for first, last in budget.chunks(worlds, CHUNK // machine().pace):
        scores[first:last, alive] = look(alive, first, last)
        done = last
        if done >= TRUST and len(alive) > 1:
            means, errors = _distances(scores[:done], weights[:done], alive)
            best = max(means)
            alive = [o for o, mean, error in zip(alive, means, errors, strict=True) if mean + HOPELESS * error >= best]
            if len(alive) == 1:
                break
    means, errors = _distances(scores[:done], weights[:done], alive)
    average, spread = [-np.inf] * count, [0.0] * count
    for option, mean, error in zip(alive, means, errors, strict=True):
        average[option], spread[option] = float(mean), float(error)
    return average, spread


def _distances(scores: Any, weights: Any, alive: list[int]) -> tuple[Any, Any]:
    import numpy as np

    part = scores[:, alive]
    share = weights / weights.sum()
    means = share @ part
    apart = part - part[:, [int(np.argmax(means))]]
    apart = apart - share @ apart
    errors = np.sqrt((share**2) @ apart**2)
    return means, errors


def pick(means: Sequence[float], spread: Sequence[float], rng: random.Random) -> int:
    """One of the options that are as good as the best."""
    best = max(means)
    near = [i for i, mean in enumerate(means) if mean >= best - NEAR * spread[i]]
    return rng.choice(near)
