"""How right and how fast is the solver? `python -m bench.solver agree|time [POSITIONS [SEED]]`.

`agree`: random positions of 4 and of 5 cards a hand, under `standard` and 30 random rule sets for five players, against plain
exhaustive search: the value of the position and of every legal card.

`time`: random positions of 4 … 10 cards under `standard`, on one core, in processor time. Can the side reach n more honours,
for an n drawn from 1 to all that are left; the same for every legal card; the same for the two hardest n, which are the
value and one more; the exact value.
"""

import random
import sys
import time
from collections.abc import Callable

from bench.positions import dealt
from napoleon.play.solver import OpenPosition, can_reach, moves_reach, solve, value_of, warm_up
from napoleon.rules import RuleSet, preset
from napoleon.rules.sample import random_rules

LIMIT = 100_000_000
EXACT_TO, HARDEST_TO, EVERY_CARD_TO = 8, 9, 8


def agree(count: int, seed: int) -> None:
    """Print how many positions, cards and rule sets were compared, and every difference."""
    from tests.play.exhaustive import Reference

    reference = Reference()
    rng = random.Random(f"rules {seed}")
    rule_sets = [preset("standard")]
    while len(rule_sets) < 31:
        rules = random_rules(rng, {"table.players": 5})
        if rules.hand_size >= 5:
            rule_sets.append(rules)
    for cards in (4, 5):
        rng = random.Random(f"agree {seed} {cards}")
        moves = differences = 0
        started = time.process_time()
        for number in range(count):
            position = dealt(rng, rule_sets[number % len(rule_sets)], cards)
            wanted = reference.moves(position)
            solution = solve(position)
            best = (max if position.side >> position.to_act & 1 else min)(wanted.values())
            moves += len(wanted)
            if solution.moves != wanted or solution.value != best or value_of(position) != best:
                differences += 1
                print("differs:", position.rules.values(), position, wanted, solution)
        took = time.process_time() - started
        print(f"| {cards} | {count} | {moves} | {len(rule_sets)} | {differences} | {took:.0f} s |", flush=True)


def clock(function: Callable[[], object]) -> float:
    """Milliseconds of processor time."""
    started = time.thread_time_ns()
    function()
    return (time.thread_time_ns() - started) / 1e6


def timing(count: int, seed: int, sizes: range = range(4, 11)) -> None:
    """Print the times for every number of cards: median, 95th percentile, mean."""
    rules = preset("standard")
    warm_up()
    print("| cards | any n | hardest n | any n, every card | exact value |\n|---|---|---|---|---|")
    for cards in sizes:
        rng = random.Random(f"time {seed} {cards}")
        some: list[float] = []
        hardest: list[float] = []
        every: list[float] = []
        exact: list[float] = []
        for _ in range(count):
            position = dealt(rng, rules, cards)
            n = rng.randint(1, max(1, honours_left(position, rules)))
            some.append(clock(lambda p=position, n=n: can_reach(p, n, LIMIT)))  # type: ignore[misc]
            if cards <= EVERY_CARD_TO:
                every.append(clock(lambda p=position, n=n: moves_reach([p], [n], LIMIT)))  # type: ignore[misc]
            if cards <= EXACT_TO:
                exact.append(clock(lambda p=position: value_of(p)))  # type: ignore[misc]
            if cards <= HARDEST_TO:
                value = value_of(position)
                assert value is not None
                hardest += [clock(lambda p=position, n=n: can_reach(p, n, LIMIT)) for n in (value, value + 1)]  # type: ignore[misc]
        print(f"| {cards} | {row(some)} | {row(hardest)} | {row(every)} | {row(exact)} |", flush=True)


def honours_left(position: OpenPosition, rules: RuleSet) -> int:
    """Honours in all hands."""
    return sum((hand & rules.honours).bit_count() for hand in position.hands)


def row(times: list[float]) -> str:
    """median / 95th percentile / mean."""
    if not times:
        return "–"
    times = sorted(times)
    return " / ".join(
        f"{number:.3g}" for number in (times[len(times) // 2], times[int(0.95 * len(times))], sum(times) / len(times))
    )


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[2:]]
    {"agree": agree, "time": timing}[sys.argv[1]](*(numbers + [1000, 1][len(numbers) :]))
