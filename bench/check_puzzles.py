"""Measure the puzzles' endings again with fresh worlds: `python -m bench.check_puzzles [SEED] [ID …]`.

Prints each puzzle with the shares of worlds won after the right action and after the best other one; fails where the right
action is not the better by the margin that docs/puzzles.md promises. Those made by playouts take long and are only measured by
their id.
"""

import sys
from collections.abc import Iterator

from bench.puzzle_worlds import Judged, by_playouts, by_search, plays, ranking
from napoleon.bots.puzzles import Puzzle, puzzles
from napoleon.deal import actions as ac
from napoleon.record.notation import read_action

MARGIN = 0.12
"""a little below what the puzzles were chosen by: other worlds, other chances"""
WORLDS = 80
NAMES = (1 << 52) - 1


def options(puzzle: Puzzle) -> list[ac.Action]:
    """Every action of the play."""
    if puzzle.phase == "perfect":
        return [ac.Perfect(puzzle.seat, yes=True), ac.Perfect(puzzle.seat, yes=False)]
    return plays(puzzle.view, puzzle.seat, NAMES)


def judged(puzzle: Puzzle, count: int, seed: int, fast: bool = True) -> tuple[Judged, Judged]:
    """The worst of the right actions and the best of the others."""
    if puzzle.margin["by"] == "search":
        found = by_search(puzzle.view, puzzle.seat, options(puzzle), count, seed, fast)
    else:
        rows = [read_action(row, puzzle.state.players) for row in puzzle.margin["against"]]
        found = by_playouts(puzzle.data["deal"], puzzle.view, puzzle.seat, [*puzzle.right, *rows], count, seed)
    ranked = ranking(found)
    right = [one for one in ranked if one.action in puzzle.right]
    return right[-1], next(one for one in ranked if one.action not in puzzle.right)


def wanted(seed: int, ids: list[str]) -> Iterator[tuple[Puzzle, Judged, Judged]]:
    """The puzzles asked for, measured."""
    for puzzle in puzzles():
        if puzzle.id in ids or (not ids and puzzle.margin["by"] == "search"):
            yield puzzle, *judged(puzzle, WORLDS, seed)


def main() -> None:
    """Measure and print."""
    seed, failed = int(sys.argv[1]) if len(sys.argv) > 1 else 1, 0
    for puzzle, right, other in wanted(seed, sys.argv[2:]):
        good = right.value - other.value >= MARGIN
        failed += not good
        print(f"{puzzle.id:28} right {right.value:6.3f}  next {other.value:6.3f}  {'' if good else 'NOT CLEAR'}", flush=True)
    sys.exit(f"{failed} not clear" if failed else 0)


if __name__ == "__main__":
    main()
