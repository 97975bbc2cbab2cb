"""How many puzzles a bot solves, by theme: `python bench/puzzles.py BOT [FILE …]`, bots as in `napoleon.bots.levels`."""

import sys
import time
from collections import defaultdict
from pathlib import Path

from napoleon.bots.levels import make, read_spec
from napoleon.bots.puzzles import Puzzle, puzzles, puzzles_in, solve_rate


def main() -> None:
    """Solve and print."""
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    found = [puzzle for name in sys.argv[2:] for puzzle in puzzles_in(Path(name))] if len(sys.argv) > 2 else list(puzzles())
    by_theme: dict[str, list[bool]] = defaultdict(list)

    def told(puzzle: Puzzle, solved: bool) -> None:
        by_theme[puzzle.theme].append(solved)
        if not solved:
            print(f"  not solved: {puzzle.id}", flush=True)

    begun = time.perf_counter()
    share = solve_rate(make(read_spec(sys.argv[1])), found, told)
    for theme, results in sorted(by_theme.items()):
        print(f"{theme:24} {sum(results):3} of {len(results):3}")
    print(f"{'all':24} {share:.1%} of {len(found)}, {time.perf_counter() - begun:.1f} s")


if __name__ == "__main__":
    main()
