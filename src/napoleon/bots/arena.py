"""The arena: bots against bots, the same deals once for each rotation of the bots over the seats.

Rotating takes the luck of the cards out of the comparison: a *round* is one deal played in every rotation, and the rounds are
what the intervals are taken over, since the games of one round are not independent.
"""

import math
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from napoleon.bots.levels import BotSpec, make, random_for
from napoleon.bots.match_play import play_deal
from napoleon.rules import RuleSet

ROLES = ("napoleon", "adjutant", "ally", "alone")


@dataclass(frozen=True)
class Game:
    """One deal in one rotation: by seat which bot of the list sat there, the role and the score; and the contract."""

    round: int
    rotation: int
    bots: tuple[int, ...]
    roles: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """seats on the winning side"""
    contract: int | None
    made: bool | None

    def row(self) -> list[object]:
        """The game as a line of a results file; `read_game` gives it back."""
        return [self.round, self.rotation, self.bots, self.roles, self.scores, self.winners, self.contract, self.made]


def read_game(row: Sequence[object]) -> Game:
    """The game of a row; ValueError where it is none."""
    number, rotation, bots, roles, scores, winners, contract, made = row
    if not isinstance(number, int) or not isinstance(rotation, int):
        raise ValueError(row)
    as_ints = [tuple(int(x) for x in part) for part in (bots, scores, winners) if isinstance(part, list | tuple)]
    names = tuple(str(x) for x in roles) if isinstance(roles, list | tuple) else ()
    number_bid = contract if isinstance(contract, int) else None
    return Game(number, rotation, as_ints[0], names, as_ints[1], as_ints[2], number_bid, None if made is None else bool(made))


def play_game(rules: RuleSet, bots: Sequence[BotSpec], seed: str, number: int, rotation: int) -> Game:
    """One game: deal `number` of the series `seed`, the bots moved round by `rotation` seats."""
    players = rules.players
    seating = tuple((seat + rotation) % players for seat in range(players))
    rng = random_for(seed, number)
    # the processor's clock: a bot with a time must not lose to the games on the other cores
    choosers = [make(bots[index], time.process_time) for index in seating]
    state = play_deal(rules, choosers, rng, dealer=number % players)
    result = state.result
    if result is None:
        nobody = ("none",) * players
        return Game(number, rotation, seating, nobody, (0,) * players, (), None, None)
    if not rules.sides:
        best = max(result.scores)
        winners = tuple(seat for seat, score in enumerate(result.scores) if score == best)
        return Game(number, rotation, seating, ("alone",) * players, result.scores, winners, None, None)
    roles = tuple(
        "napoleon" if seat == result.napoleon else "adjutant" if seat == result.adjutant else "ally" for seat in range(players)
    )
    winners = tuple(seat for seat in range(players) if (seat in result.side) == bool(result.won))
    contract = None if state.contract is None else state.contract.number
    return Game(number, rotation, seating, roles, result.scores, winners, contract, result.won)


@dataclass
class Tally:
    """What one kind of bot did."""

    games: int = 0
    score: float = 0.0
    won: int = 0
    by_role: dict[str, list[float]] = field(default_factory=dict)
    """role → [games, score, won]"""
    contracts: dict[int, list[int]] = field(default_factory=dict)
    """number bid → [contracts, made], as Napoleon"""
    rounds: dict[int, list[float]] = field(default_factory=dict)
    """round → [games, score, games that were scored]"""


def tally(games: Iterable[Game], names: Sequence[str]) -> dict[str, Tally]:
    """The results by kind of bot (bots of the same name are one kind), in the order of their first naming."""
    table = {name: Tally() for name in names}
    for game in games:
        for seat, index in enumerate(game.bots):
            mine = table[names[index]]
            won = seat in game.winners
            mine.games += 1
            mine.score += game.scores[seat]
            mine.won += won
            role = mine.by_role.setdefault(game.roles[seat], [0, 0, 0])
            role[0] += 1
            role[1] += game.scores[seat]
            role[2] += won
            part = mine.rounds.setdefault(game.round, [0, 0, 0])
            part[0] += 1
            part[1] += game.scores[seat]
            part[2] += game.roles[seat] != "none"
            if game.roles[seat] == "napoleon" and game.contract is not None:
                bid = mine.contracts.setdefault(game.contract, [0, 0])
                bid[0] += 1
                bid[1] += bool(game.made)
    return table


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval; nan for the latter with fewer than two values."""
    count = len(values)
    if not count:
        return math.nan, math.nan
    mean = sum(values) / count
    if count < 2:
        return mean, math.nan
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, 1.96 * math.sqrt(variance / count)


def ratio_and_interval(values: Sequence[float], sizes: Sequence[float]) -> tuple[float, float]:
    """The sum of the values over that of the sizes, and half the width of its 95 % interval; nan where it has none."""
    count, size = len(values), sum(sizes)
    if not size:
        return math.nan, math.nan
    ratio = sum(values) / size
    if count < 2:
        return ratio, math.nan
    rest = sum((value - ratio * part) ** 2 for value, part in zip(values, sizes, strict=True)) / (count - 1)
    return ratio, 1.96 * math.sqrt(rest / count) * count / size


def score_per_game(one: Tally) -> tuple[float, float]:
    """Score a game with its interval over the rounds."""
    return mean_and_interval([total / games for games, total, _ in one.rounds.values()])


def difference(one: Tally, other: Tally, scored_only: bool = False) -> tuple[float, float]:
    """How much more a game the first kind scores than the second, with the interval over the rounds both played.

    `scored_only` counts as a match does: a deal that came to nothing is none.
    """
    rounds = sorted(set(one.rounds) & set(other.rounds))
    ours = [one.rounds[r][1] / one.rounds[r][0] for r in rounds]
    theirs = [other.rounds[r][1] / other.rounds[r][0] for r in rounds]
    apart = [a - b for a, b in zip(ours, theirs, strict=True)]
    if not scored_only:
        return mean_and_interval(apart)
    return ratio_and_interval(apart, [one.rounds[r][2] / one.rounds[r][0] for r in rounds])
