"""Running an arena over all cores, with every finished game kept in a file, so that it can be taken up again."""

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from napoleon.bots.arena import Game, play_game, read_game
from napoleon.bots.levels import BotSpec, read_spec
from napoleon.rules import RuleSet, dump, parse
from napoleon.words import Problem


@dataclass(frozen=True)
class Series:
    """What is played: rules, the bots by seat of rotation 0, the number of deals, and the seed."""

    rules: RuleSet
    bots: tuple[BotSpec, ...]
    deals: int
    seed: str

    @property
    def games(self) -> list[tuple[int, int]]:
        """Every (deal, rotation): rotations that seat the same kinds alike are left out."""
        names = [str(bot) for bot in self.bots]
        seen, rotations = set(), []
        for rotation in range(len(names)):
            seating = tuple(names[rotation:] + names[:rotation])
            if seating not in seen:
                seen.add(seating)
                rotations.append(rotation)
        return [(deal, rotation) for deal in range(self.deals) for rotation in rotations]

    def head(self) -> dict[str, Any]:
        """What a results file says of the series, but for the number of deals, which may grow."""
        return {"arena": 1, "rules": dump(self.rules), "bots": [str(bot) for bot in self.bots], "seed": self.seed}


def run(series: Series, file: Path | None, processes: int) -> Iterator[Game]:
    """Every game of the series, those in the file first; new ones are written to it as they end.

    Raises Problem `other_arena` where the file holds another series, OSError where it cannot be used.
    """
    done = _resume(series, file)
    yield from done.values()
    todo = [game for game in series.games if game not in done]
    with _Writer(file, series.head(), new=not done) as writer:
        for game in _play(series, todo, processes):
            writer.add(game)
            yield game


def _play(series: Series, todo: Sequence[tuple[int, int]], processes: int) -> Iterator[Game]:
    if processes <= 1 or len(todo) < 2:
        for number, rotation in todo:
            yield play_game(series.rules, series.bots, series.seed, number, rotation)
        return
    head = series.head()
    with ProcessPoolExecutor(processes) as pool:
        waiting = {pool.submit(_play_in_worker, head, number, rotation) for number, rotation in todo}
        try:
            for finished in as_completed(waiting):
                yield finished.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play_in_worker(head: dict[str, Any], number: int, rotation: int) -> Game:
    bots = [read_spec(text) for text in head["bots"]]
    return play_game(parse(head["rules"]), bots, head["seed"], number, rotation)


def _resume(series: Series, file: Path | None) -> dict[tuple[int, int], Game]:
    if file is None or not file.exists():
        return {}
    with file.open(encoding="utf-8") as lines:
        try:
            head = json.loads(next(lines, "null"))
        except ValueError:
            head = None
        if head != series.head():
            raise Problem("other_arena", file=str(file))
        wanted, done = set(series.games), {}
        for line in lines:
            try:
                game = read_game(json.loads(line))
            except ValueError:
                continue  # a line cut short when the last run was stopped
            if (game.round, game.rotation) in wanted:
                done[game.round, game.rotation] = game
    return done


class _Writer:
    """The results file, a line a game, each written whole."""

    def __init__(self, file: Path | None, head: dict[str, Any], new: bool) -> None:
        self._stream = None if file is None else file.open("w" if new else "a", encoding="utf-8")
        if self._stream is not None:
            # after a run that was cut short the last line may lack its end
            self._stream.write(json.dumps(head) + "\n" if new else "\n")

    def __enter__(self) -> "_Writer":
        return self

    def __exit__(self, *_: object) -> None:
        if self._stream is not None:
            self._stream.close()

    def add(self, game: Game) -> None:
        """Keep a finished game."""
        if self._stream is not None:
            self._stream.write(json.dumps(game.row()) + "\n")
            self._stream.flush()
