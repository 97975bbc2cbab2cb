"""Random playouts against OpenSpiel's native rollouts, in one run on one core: `python bench/playouts.py [ROUNDS] [RULE SETS]`.

Every round measures OpenSpiel and every way of ours, one after the other, in CPU time, so that what else runs on the machine
meets all alike. Dealing is left out on both sides. OpenSpiel is installed from PyPI into an environment of its own, once.
"""

import json
import platform
import random
import statistics
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

import platformdirs

from napoleon.cards import members
from napoleon.play.batch import Masks, Playouts
from napoleon.rules import RuleSet, preset
from napoleon.rules.sample import random_rules

OPEN_SPIEL = "open_spiel==2.0.2"
DEALS = 4096
WAYS: dict[str, dict[str, bool]] = {
    "in batches": {},
    "one at a time": {"lanes": False},
    "in batches, portable": {"portable": True},
    "one at a time, portable": {"lanes": False, "portable": True},
}


def open_spiel() -> subprocess.Popen[str]:
    """The process that measures OpenSpiel."""
    home = Path(platformdirs.user_cache_dir("napoleon-cards", appauthor=False)) / "bench" / OPEN_SPIEL
    python = home / "bin" / "python"
    if not (home / "done").exists():
        print(f"Installing {OPEN_SPIEL} (once) …", file=sys.stderr)
        venv.create(home, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", OPEN_SPIEL], check=True)
        (home / "done").touch()
    script = Path(__file__).with_name("open_spiel_rollouts.py")
    return subprocess.Popen([python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(process: subprocess.Popen[str]) -> dict[str, float]:
    """One measurement of every game of OpenSpiel."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n")
    process.stdin.flush()
    answer: dict[str, float] = json.loads(process.stdout.readline())
    return answer


def deals(rules: RuleSet, count: int, rng: random.Random) -> list[list[int]]:
    """Hands of every seat as masks of cards."""
    pack, size, found = list(members(rules.pack)), rules.hand_size, []
    for _ in range(count):
        rng.shuffle(pack)
        found.append([sum(1 << card for card in pack[size * seat : size * seat + size]) for seat in range(rules.players)])
    return found


def speed(playouts: Playouts, hands: Masks, seed: int, repeats: int = 5) -> float:
    """Plays per second of CPU time: the best of some repeats, the first of which may compile."""
    playouts.run(hands[:100], seed=seed)
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        playouts.run(hands, seed=seed)
        best = min(best, time.process_time() - start)
    return len(hands) * playouts.rules.players * playouts.rules.hand_size / best


def compare(rounds: int, process: subprocess.Popen[str]) -> float:
    """Standard rules by every way; returns the median of the fastest game of OpenSpiel."""
    rules, rng = preset("standard"), random.Random("playouts")
    world = deals(rules, DEALS, rng)
    ours: dict[str, list[float]] = {way: [] for way in WAYS}
    theirs: dict[str, list[float]] = {}
    for number in range(rounds):
        for game, value in ask(process).items():
            theirs.setdefault(game, []).append(value)
        for way, choice in WAYS.items():
            playouts = Playouts(rules, number % 4, **choice)
            ours[way].append(speed(playouts, playouts.to_bits(world), number))
    medians = {game: statistics.median(values) for game, values in theirs.items()}
    fastest = max(medians, key=lambda game: medians[game])
    print(f"{'':26}  million plays/s   median times {fastest}, the fastest")
    for name, values in {**{f"OpenSpiel {game}": row for game, row in theirs.items()}, **ours}.items():
        ratio = statistics.median(value / other for value, other in zip(values, theirs[fastest], strict=True))
        print(f"{name:26}  {min(values) / 1e6:6.1f} … {max(values) / 1e6:6.1f}   {ratio:6.1f}", flush=True)
    plain = Playouts(rules, 1, plain=True)
    print(f"{'plain Python':26}  {speed(plain, plain.to_bits(world[:200]), 1, 1) / 1e6:6.2f}")
    return medians[fastest]


def random_sets(count: int, process: subprocess.Popen[str]) -> None:
    """Random rule sets in batches, each beside OpenSpiel measured just before and after."""
    found: list[tuple[float, float, int]] = []
    fastest: float = 0
    for number in range(count):
        if number % 10 == 0:
            fastest = max(ask(process).values())
        rng = random.Random(f"rules {number}")
        rules = random_rules(rng)
        playouts = Playouts(rules, rng.choice((0, 1, 2, 3, None)))
        value = speed(playouts, playouts.to_bits(deals(rules, 1024, rng)), number, 7)
        found.append((value / fastest, value, number))
    found.sort()
    middle = found[len(found) // 2]
    print(f"{count} random rule sets, in batches, times the fastest game of OpenSpiel:")
    print(
        f"    slowest {found[0][0]:.1f} ({found[0][1] / 1e6:.0f} M/s, rules {found[0][2]})",
        [number for _, _, number in found[:5]],
    )
    print(f"    median {middle[0]:.1f} ({middle[1] / 1e6:.0f} M/s)")


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 11
    sets = int(sys.argv[2]) if len(sys.argv) > 2 else 200
    load = Path("/proc/loadavg")
    busy: Any = load.read_text().split()[0] if load.exists() else "unknown"
    print(f"{platform.machine()}, Python {platform.python_version()}, {OPEN_SPIEL}, load {busy}")
    process = open_spiel()
    compare(rounds, process)
    random_sets(sets, process)
    process.communicate()


if __name__ == "__main__":
    main()
