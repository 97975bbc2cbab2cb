"""Puzzles: positions with one right action and a sentence why. The form is told in docs/puzzles.md.

A puzzle shows a bot exactly what its seat would know: the state folded from the masked events of the deal so far.
"""

import json
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from napoleon.bots.match_play import Bot
from napoleon.deal import State, choices, decide, fold
from napoleon.deal import events as ev
from napoleon.deal.actions import Action
from napoleon.record.deal_record import IllegalAction, read_deal, replay
from napoleon.record.lines import read_object, require
from napoleon.record.notation import read_action, read_seat, write_action
from napoleon.words import Problem

FORMAT = "napoleon-puzzle/1"
LANGUAGES = ("ja", "en")


@dataclass(frozen=True)
class Puzzle:
    """One position: `state` is the whole truth of its example of hidden hands, `view` what the seat knows."""

    id: str
    theme: str
    seat: int
    state: State
    view: State
    right: tuple[Action, ...]
    why: dict[str, str]
    margin: dict[str, Any]
    data: dict[str, Any]

    @property
    def phase(self) -> str:
        """The phase of the decision, as `State.phase` names it."""
        return self.state.phase


def read_puzzle(text: str) -> Puzzle:
    """The puzzle of one line, checked; a Problem, IllegalAction or ValueError says what is wrong with it."""
    data = read_object(text)
    if require(data, "format") != FORMAT:
        raise Problem("unknown_format", got=str(data["format"])[:40], expected=FORMAT)
    record = read_deal(require(data, "deal"))
    seat = read_seat(require(data, "seat"), record.rules.players)
    views = [State(record.rules)]

    def watch(_: State, events: list[ev.Event]) -> None:
        views[0] = fold(views[0], [event.masked(seat) for event in events])

    state = replay(record, watch)
    right = tuple(_same_form(state, read_action(row, state.players)) for row in require(data, "right"))
    why = require(data, "why")
    if not isinstance(why, dict) or not all(isinstance(why.get(language), str) and why[language] for language in LANGUAGES):
        raise ValueError("why: a sentence in each language")
    puzzle = Puzzle(
        str(require(data, "id")), str(require(data, "theme")), seat, state, views[0], right, why, data.get("margin", {}), data
    )
    check(puzzle)
    return puzzle


def check(puzzle: Puzzle) -> None:
    """The seat is to act, every right action is legal, and there is something wrong to do as well."""
    if puzzle.seat not in puzzle.state.turn:
        raise ValueError(f"{puzzle.id}: seat {puzzle.seat} is not to act")
    if not puzzle.right:
        raise ValueError(f"{puzzle.id}: no right action")
    for at, action in enumerate(puzzle.right):
        if action.seat != puzzle.seat:
            raise ValueError(f"{puzzle.id}: an action of another seat")
        try:
            decide(puzzle.state, action)
        except Problem as problem:
            raise IllegalAction(at, problem) from None
    if _options(puzzle) <= len(set(puzzle.right)):
        raise ValueError(f"{puzzle.id}: there is nothing to choose")


def view_of(puzzle: Puzzle) -> State:
    """What the seat knows: the state folded from the events as it may see them."""
    return puzzle.view


def solves(bot: Bot, puzzle: Puzzle, seed: int = 0) -> bool:
    """Whether the bot does a right thing."""
    action = bot(view_of(puzzle), puzzle.seat, random.Random(f"{puzzle.id}/{seed}"))
    return _same_form(puzzle.state, action) in puzzle.right


def solve_rate(bot: Bot, puzzles: Iterable[Puzzle], told: Callable[[Puzzle, bool], None] | None = None) -> float:
    """The share of the puzzles that the bot solves; `told` hears of each."""
    results = []
    for puzzle in puzzles:
        results.append(solves(bot, puzzle))
        if told is not None:
            told(puzzle, results[-1])
    return sum(results) / len(results) if results else 0.0


def puzzles() -> Iterator[Puzzle]:
    """The puzzles of the project, in the order of their files."""
    for place in sorted(files("napoleon.bots").joinpath("puzzle_data").iterdir(), key=lambda place: place.name):
        if place.name.endswith(".jsonl"):
            yield from read_lines(place.read_text("utf-8"))


def puzzles_in(path: Path) -> Iterator[Puzzle]:
    """The puzzles of a file."""
    yield from read_lines(path.read_text("utf-8"))


def read_lines(text: str) -> Iterator[Puzzle]:
    """The puzzles of a text, one a line."""
    for line in text.splitlines():
        if line.strip():
            yield read_puzzle(line)


def write_puzzle(data: dict[str, Any]) -> str:
    """The line of a puzzle."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _same_form(state: State, action: Action) -> Action:
    """Discards in one order, so that equal ones compare equal."""
    row = write_action(action)
    if row[1] == "discard" and isinstance(row[2], list):
        row[2] = sorted(row[2])
    return read_action(row, state.players)


def _options(puzzle: Puzzle) -> int:
    """How many actions the seat may choose from, counted up to any two beyond the right ones."""
    may = choices(puzzle.view, puzzle.seat)
    if may is None:
        return 0
    if may.phase == "perfect":
        return 2
    if may.phase == "exchange":
        return 1000 if may.discard_count else 1
    ways = sum(max(1, len(card.calls)) * max(1, card.names.bit_count()) * (1 + card.betray) for card in may.cards)
    return len(may.bids) + may.may_pass + len(may.nameable) + ways + may.betray
