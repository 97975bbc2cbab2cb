"""OpenSpiel's own native rollouts of card games, measured when asked: run by `playouts.py` in an environment of its own.

For every line on standard input it prints one line of JSON: random plays per second of CPU time, by game. The rollouts are
those of `MCTSBot` with one simulation: 2,000 deals played to the end by chance from the first card on, the auction behind.
"""

import json
import random
import sys
import time
from typing import Any

import pyspiel

ROLLOUTS = 2000
GAMES = {"euchre": "euchre", "spades": "spades", "bridge": "bridge(use_double_dummy_result=false)"}
PASS_IN_BRIDGE, THREE_NO_TRUMP = 52, 52 + 15


def first_card(name: str, game: Any, rng: random.Random) -> Any:
    """A state in which the first card is to be played."""
    state = game.new_initial_state()

    def deal() -> None:
        while state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))

    deal()
    if name == "bridge":
        for action in (THREE_NO_TRUMP, PASS_IN_BRIDGE, PASS_IN_BRIDGE, PASS_IN_BRIDGE):
            state.apply_action(action)
    elif name == "spades":
        for _ in range(4):
            state.apply_action(rng.choice(state.legal_actions()))
    else:
        while min(state.legal_actions()) >= 24:  # cards are 0 … 23
            state.apply_action(max(state.legal_actions()))
            deal()
    return state


def length(state: Any, rng: random.Random) -> int:
    """Cards of one random play to the end."""
    state, count = state.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            count += 1
    return count


def measure(name: str, game: Any, seed: int) -> float:
    """Random plays per second of CPU time."""
    rng = random.Random(seed)
    state = first_card(name, game, rng)
    plays = sum(length(state, rng) for _ in range(100)) / 100
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed), 2.0, 1, 100, False, seed, False)
    start = time.process_time()
    bot.step(state)
    return plays * ROLLOUTS / (time.process_time() - start)


def main() -> None:
    """Answer every line."""
    games = {name: pyspiel.load_game(spec) for name, spec in GAMES.items()}
    for seed, _ in enumerate(sys.stdin):
        print(json.dumps({name: measure(name, game, seed) for name, game in games.items()}), flush=True)


if __name__ == "__main__":
    main()
