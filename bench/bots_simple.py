"""What five simple bots bid and make, by preset: `python bench/bots_simple.py [DEALS] [PRESET …]`.

Prints, for each preset, the deals with a contract, the mean contract, the share made, the words of an auction, and the
time of a decision.
"""

import random
import statistics
import sys
import time

from napoleon.bots import simple
from napoleon.bots.match_play import play_deal
from napoleon.deal.actions import Action
from napoleon.deal.state import State
from napoleon.rules import PRESETS, RuleSet, preset


class Clock:
    """The simple bot with a watch."""

    def __init__(self) -> None:
        self.spent: list[float] = []

    def choose(self, state: State, seat: int, rng: random.Random) -> Action:
        """What the simple bot does, timed."""
        start = time.perf_counter()
        action = simple.choose(state, seat, rng)
        self.spent.append(time.perf_counter() - start)
        return action


def measure(name: str, rules: RuleSet, deals: int) -> None:
    """Play and print one line."""
    clock, rng = Clock(), random.Random(name)
    done: list[State] = []
    previous = None
    for number in range(deals):
        state = play_deal(rules, [clock.choose] * rules.players, rng, number % rules.players, previous)
        done.append(state)
        if state.napoleon is not None:
            previous = state.napoleon, state.adjutant
    played = [state for state in done if state.result is not None and state.contract is not None]
    contracts = [state.contract.number for state in played if state.contract is not None]
    made = sum(bool(state.result and state.result.won) for state in played)
    honours = [state.result.side_honours for state in played if state.result is not None]
    words = [len(state.words) for state in done]
    print(
        f"{name:14} deals {deals:5}  contracts {len(played):5} ({len(played) / deals:4.0%})"
        f"  mean {statistics.fmean(contracts or [0]):5.2f}  made {made / max(1, len(played)):4.0%}"
        f"  honours {statistics.fmean(honours or [0]):5.2f}  words {statistics.fmean(words):4.1f}"
        f"  ms/decision {1000 * statistics.fmean(clock.spent):5.2f}  longest {1000 * max(clock.spent):5.1f}",
        flush=True,
    )


def main() -> None:
    """Measure the presets asked for."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    for name in sys.argv[2:] or PRESETS:
        measure(name, preset(name), deals)


if __name__ == "__main__":
    main()
