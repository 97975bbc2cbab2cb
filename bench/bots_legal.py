"""Deals among bots under random rules: no action is illegal, no move takes too long: `python -m bench.bots_legal BOT DEALS`.

A new random rule set for each deal, the same bot at every seat; a third argument is the seed, `presets` plays the presets in
turn. A fourth argument N lets the bot make only every Nth word and play, and simple the others: more deals in the same time.
An illegal action ends the run with an error. Budgets in time run on the processor's clock, so that other programs take nothing
of them. Prints for each phase how many moves of the bot there were, the mean and the longest time of one in milliseconds, of
the processor and on the wall, and with a budget in time how many took more than 1.2 of it.
"""

import random
import sys
import time
from collections import Counter, defaultdict

from napoleon.bots import simple
from napoleon.bots.levels import SECONDS, make, random_for, read_spec
from napoleon.bots.match_play import play_deal
from napoleon.bots.warm import warm_up
from napoleon.deal.actions import Action
from napoleon.deal.state import State
from napoleon.rules import PRESETS, preset
from napoleon.rules.sample import random_rules

OVER = 1.2
MANY = ("auction", "play")
"""the phases with many decisions a deal"""
Times = dict[str, list[tuple[float, float]]]
"""phase → processor time and time on the wall of each move, in seconds"""


def play(name: str, deals: int, seed: str, every: int) -> tuple[Times, set[int], float]:
    """Play, and take every move's time; the times, the numbers of players met, and the budget."""
    spec = read_spec(name)
    bot, times, tables = make(spec, time.process_time), defaultdict[str, list[tuple[float, float]]](list), set()
    names = sorted(PRESETS)
    met: Counter[str] = Counter()
    if spec.level in SECONDS:
        warm_up()

    def timed(state: State, seat: int, rng: random.Random) -> Action:
        met[state.phase] += 1
        if state.phase in MANY and met[state.phase] % every:
            return simple.choose(state, seat, rng)
        wall, processor = time.perf_counter(), time.process_time()
        action = bot(state, seat, rng)
        times[state.phase].append((time.process_time() - processor, time.perf_counter() - wall))
        return action

    for number in range(deals):
        rng = random_for(seed, number)
        rules = preset(names[number % len(names)]) if seed == "presets" else random_rules(rng)
        tables.add(rules.players)
        try:
            play_deal(rules, [timed] * rules.players, rng, number % rules.players)
        except Exception as error:
            error.add_note(f"deal {number} of the seed {seed}")
            raise
    budget = 0.0 if spec.worlds else spec.seconds or SECONDS.get(spec.level, 0.0)
    return times, tables, budget


def main() -> None:
    """Play and print."""
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    name, deals, seed = sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "1"
    begun = time.process_time()
    times, tables, budget = play(name, deals, seed, int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    moves = sum(len(row) for row in times.values())
    spent = time.process_time() - begun
    print(f"{name}: {deals} deals, {moves} moves, none illegal; players {sorted(tables)}, {spent:.0f} s of processor time")
    for phase, row in sorted(times.items()):
        text = f"{phase:10} {len(row):8}"
        for kind, label in enumerate(("processor", "wall")):
            found = [one[kind] for one in row]
            text += f"  {label} mean {1000 * sum(found) / len(found):.2f} longest {1000 * max(found):.1f} ms"
            if budget:
                text += f", {sum(one > OVER * budget for one in found)} over {OVER} of the budget"
        print(text)


if __name__ == "__main__":
    main()
