"""How right and how fast is the solver? `python -m bench.solver agree|contract|time [POSITIONS [SEED [CARDS …]]]`.

`agree`: random positions of 4 and of 5 cards a hand, under `standard` and 30 random rule sets for five players, against plain
exhaustive search: the value of the position and of every legal card.

`contract`: can the contract be made? Positions before a trick of deals among simple bots under `standard`, 4 … 10 cards a
hand, and the honours that Napoleon's side still needs; those where that is settled already are left out and counted.

`time`: random positions of 4 … 10 cards under `standard`. Can the side reach n more honours, for an n drawn from 1 to all
that are left; the same for every legal card; the same for the two hardest n, which are the value and one more; the exact
value. Times are of one core, in processor time.
"""

import random
import sys
import time
from collections.abc import Callable

from bench.positions import dealt, in_contract
from napoleon.play.solver import OpenPosition, Verdict, can_reach, moves_reach, solve, value_of, warm_up
from napoleon.rules import RuleSet, preset
from napoleon.rules.sample import random_rules

LIMIT = 100_000_000
LIMITS = {9: 5_000_000, 10: 5_000_000}
"""nodes for a question of the largest sizes"""
SIZES = range(4, 11)
EXACT_TO, HARDEST_TO, EVERY_CARD_TO = 8, 8, 8


def agree(count: int, seed: int, *sizes: int) -> None:
    """Print how many positions, cards and rule sets were compared, and every difference."""
    from tests.play.exhaustive import Reference

    reference = Reference()
    rng = random.Random(f"rules {seed}")
    rule_sets = [preset("standard")]
    while len(rule_sets) < 31:
        rules = random_rules(rng, {"table.players": 5})
        if rules.hand_size >= 5:
            rule_sets.append(rules)
    for cards in sizes or (4, 5):
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


def contract(count: int, seed: int, *sizes: int) -> None:
    """Print the times, how many contracts can be made, and how many positions were left out as settled."""
    rules = preset("standard")
    warm_up()
    rng = random.Random(f"contract {seed}")
    wanted = sizes or tuple(SIZES)
    met: dict[int, list[tuple[OpenPosition, int]]] = {cards: [] for cards in wanted}
    settled = dict.fromkeys(wanted, 0)
    while any(len(met[cards]) < count for cards in wanted):
        for cards, position, need in in_contract(rng, rules):
            if cards not in wanted or len(met[cards]) == count:
                continue
            if 0 < need <= honours_left(position, rules):
                met[cards].append((position, need))
            else:
                settled[cards] += 1
    print("| cards | positions | settled | made | not known | contract |\n|---|---|---|---|---|---|")
    for cards, asked in met.items():
        times: list[float] = []
        verdicts: list[Verdict] = []
        for position, need in asked:
            started = time.thread_time_ns()
            verdicts.append(can_reach(position, need, LIMITS.get(cards, LIMIT)))
            times.append((time.thread_time_ns() - started) / 1e6)
        made, unknown = verdicts.count(Verdict.YES), verdicts.count(Verdict.UNKNOWN)
        print(f"| {cards} | {len(asked)} | {settled[cards]} | {made} | {unknown} | {row(times)} |", flush=True)


def timing(count: int, seed: int, *sizes: int) -> None:
    """Print the times for every number of cards: median, 95th percentile, mean."""
    rules = preset("standard")
    warm_up()
    print("| cards | any n | hardest n | any n, every card | exact value |\n|---|---|---|---|---|")
    for cards in sizes or SIZES:
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
    {"agree": agree, "contract": contract, "time": timing}[sys.argv[1]](*(numbers + [1000, 1][len(numbers) :]))
