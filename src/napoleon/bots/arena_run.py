"""Running an arena over all cores, with every finished game kept in a file, so that it can be taken up again."""

import json
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

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

    Raises Problem `other_arena` where the file holds another series, `file_unwritable` where it cannot be used.
    """
    with _Results(series, file) as results:
        yield from results.done.values()
        todo = [game for game in series.games if game not in results.done]
        for game in _play(series, todo, processes):
            results.add(game)
            yield game


@contextmanager
def _told(file: Path | None) -> Iterator[None]:
    """What the system says against writing the file, as a Problem."""
    try:
        yield
    except OSError as error:
        raise Problem("file_unwritable", file=str(file), detail=error.strerror or str(error)) from None


def _play(series: Series, todo: Sequence[tuple[int, int]], processes: int) -> Iterator[Game]:
    if processes <= 1 or len(todo) < 2:
        for number, rotation in todo:
            yield play_game(series.rules, series.bots, series.seed, number, rotation)
        return
    head = series.head()
    # Ctrl-C reaches the processes too, which have nothing to say of it
    with ProcessPoolExecutor(processes, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)) as pool:
        waiting = {pool.submit(_play_in_worker, head, number, rotation) for number, rotation in todo}
        try:
            for finished in as_completed(waiting):
                yield finished.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play_in_worker(head: dict[str, Any], number: int, rotation: int) -> Game:
    bots = [read_spec(text) for text in head["bots"]]
    return play_game(parse(head["rules"]), bots, head["seed"], number, rotation)


class _Results:
    """The results file: the games that it holds already, and each new one as a line written whole."""

    def __init__(self, series: Series, file: Path | None) -> None:
        self.done: dict[tuple[int, int], Game] = {}
        self._series, self._file = series, file
        # opened for writing before anything is read: nobody is to play for hours for a file that cannot keep it
        with _told(file):
            self._stream = None if file is None else file.open(_mode(file), encoding="utf-8", errors="replace")

    def __enter__(self) -> "_Results":
        if self._stream is not None:
            try:
                with _told(self._file):
                    self._begin(self._stream)
                    self._stream.flush()
            except BaseException:
                self.__exit__()
                raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._stream is not None:
            with suppress(OSError):  # every line was flushed: one that did not fit has been told of
                self._stream.close()

    def add(self, game: Game) -> None:
        """Keep a finished game."""
        if self._stream is not None:
            with _told(self._file):
                self._stream.write(json.dumps(game.row()) + "\n")
                self._stream.flush()

    def _begin(self, stream: IO[str]) -> None:
        """Read what is there, and write what comes before the first new game."""
        first = ""
        if stream.readable():
            stream.seek(0)
            first = next(stream, "")
        if not first:
            stream.write(json.dumps(self._series.head()) + "\n")
            return
        self._check(first)
        wanted = set(self._series.games)
        for line in stream:
            game = _game(line)
            if game is not None and (game.round, game.rotation) in wanted:
                self.done[game.round, game.rotation] = game
        stream.write("\n")  # after a run that was cut short the last line may lack its end

    def _check(self, first: str) -> None:
        try:
            head = json.loads(first)
        except ValueError:
            head = None
        if head != self._series.head():
            raise Problem("other_arena", file=str(self._file))


def _mode(file: Path) -> str:
    """Read and added to; what is no file on a disk (a pipe, /dev/full) is not read, which might never end."""
    return "a+" if file.is_file() or not file.exists() else "w"


def _game(line: str) -> Game | None:
    """The game of a line; None where it was cut short when a run was stopped."""
    try:
        return read_game(json.loads(line))
    except ValueError:
        return None
