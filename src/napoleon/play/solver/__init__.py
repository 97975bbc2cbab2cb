"""The answer for study: what a side gets when every hand is open, the sides are known, and nobody errs.

    position = OpenPosition(rules, trump, trick=6, leader=2, hands=hands, side=0b00101)
    value_of(position)                       # the honours that the side gets from here on
    can_reach(position, 7)                   # whether it gets seven more: much faster
    moves_reach([position, other], [7, 6])   # the same for each legal move, in many worlds at once

Exact for every rule that changes the play. Betrayals are not moves: who stands where is the caller's to say, as are honours
taken before and discards. A search of a given position takes the same course every time, so a limit in nodes gives the same
answer every time.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain
from typing import Any

from napoleon.cards import members
from napoleon.play.solver.answers import NOT_KNOWN, ROW
from napoleon.play.solver.engine import Ground, ground, questions, rooms
from napoleon.play.solver.workspace import CALLED
from napoleon.play.trick import Played, Trick
from napoleon.rules import RuleSet
from napoleon.rules.compile import CALL_TRUMP, compile_tables
from napoleon.rules.tables import NO_SUIT, PLAIN_FACES

NO_LIMIT = 1 << 60


class Verdict(IntEnum):
    """Whether the side can reach so many honours; unknown where the limit in nodes was too low to say."""

    NO = 0
    YES = 1
    UNKNOWN = 2


@dataclass(frozen=True, slots=True)
class OpenPosition:
    """Every hand as a mask of cards, and the trick in progress. Not checked: hands must be whole and the plays legal."""

    rules: RuleSet
    trump: int | None
    trick: int
    """the number of the current trick, from 1"""
    leader: int
    hands: tuple[int, ...]
    """what each seat still holds"""
    side: int
    """the seats of the side, as a mask"""
    plays: tuple[Played, ...] = ()

    @property
    def to_act(self) -> int:
        """The seat whose turn it is."""
        return (self.leader + len(self.plays)) % len(self.hands)

    def table(self) -> Trick:
        """The trick in progress."""
        trick = Trick(compile_tables(self.rules, self.trump), self.trick)
        for play in self.plays:
            trick.add(play)
        return trick

    def moves(self) -> list[Played]:
        """Every legal play, jokers with each suit that they may call or each card that they may be named."""
        trick, hand = self.table(), self.hands[self.to_act]
        found: list[Played] = []
        for card in members(trick.legal(hand)):
            suits, names = trick.callable_suits(card), trick.namable(card, hand)
            if suits:
                found += [Played(card, called=suit) for suit in suits]
            elif names:
                found += [Played(card, named=name) for name in members(names)]
            else:
                found.append(Played(card))
        return found


@dataclass(frozen=True, slots=True)
class Solution:
    """What the side gets from a position on, and after each legal play; None where the limit was too low to say."""

    value: int | None
    moves: dict[Played, int | None]

    def best(self) -> list[Played]:
        """The plays that keep the value for whoever plays."""
        return [play for play, value in self.moves.items() if value is not None and value == self.value]


def can_reach(position: OpenPosition, honours: int, nodes: int | None = None, plain: bool = False) -> Verdict:
    """Whether the side gets at least so many honours from here on, the trick in progress included."""
    return many_reach([position], [honours], nodes, plain)[0]


def many_reach(
    positions: Sequence[OpenPosition], honours: Sequence[int], nodes: int | None = None, plain: bool = False
) -> list[Verdict]:
    """The same for many positions under one rule set and trump, with `nodes` for each."""
    desk = _Desk(positions, plain)
    out = desk.numbers([0] * len(positions))
    desk.ask("whole", desk.rows, len(positions), desk.numbers(honours), nodes or NO_LIMIT, out)
    return [Verdict(int(found)) for found in out]


def value_of(position: OpenPosition, nodes: int | None = None, plain: bool = False) -> int | None:
    """The honours that the side gets from here on; None where `nodes` were too few to say."""
    return many_values([position], nodes, plain)[0]


def many_values(positions: Sequence[OpenPosition], nodes: int | None = None, plain: bool = False) -> list[int | None]:
    """The same for many positions under one rule set and trump."""
    desk = _Desk(positions, plain)
    out = desk.numbers([0] * len(positions))
    desk.ask("whole", desk.rows, len(positions), desk.numbers([]), nodes or NO_LIMIT, out)
    return [_known(found) for found in out]


def moves_reach(
    positions: Sequence[OpenPosition], honours: Sequence[int], nodes: int | None = None, plain: bool = False
) -> list[dict[Played, Verdict]]:
    """For each position and legal move whether the side gets so many honours after it, with `nodes` for each move.

    The positions are worlds of one decision: rule set, trump, plays and the hand of whoever is to act are the first one's.
    """
    desk = _Desk(positions, plain)
    plays = positions[0].moves()
    wanted = desk.numbers([desk.move(play, not positions[0].plays, positions[0].trick) for play in plays])
    out = desk.numbers([int(Verdict.UNKNOWN)] * (len(plays) * len(positions)))
    needs = desk.numbers(honours)
    desk.ask("moves_reach", desk.rows, len(positions), needs, nodes or NO_LIMIT, wanted, len(plays), out)
    found = [Verdict(int(verdict)) for verdict in out]
    width = len(plays)
    return [dict(zip(plays, found[row : row + width], strict=True)) for row in range(0, len(found), width)]


def solve(position: OpenPosition, nodes: int | None = None, plain: bool = False) -> Solution:
    """The value of a position and of every legal move, with `nodes` for the position and for each move."""
    desk = _Desk([position], plain)
    plays = position.moves()
    wanted = desk.numbers([desk.move(play, not position.plays, position.trick) for play in plays])
    out = desk.numbers([NOT_KNOWN] * len(plays))
    value = desk.ask("moves_values", desk.rows, nodes or NO_LIMIT, wanted, len(plays), out)
    return Solution(_known(value), {play: _known(found) for play, found in zip(plays, out, strict=True)})


def warm_up() -> None:
    """Compile everything, or read it from disk."""
    rules = RuleSet()
    tricks = rules.hand_size
    hands = tuple(1 << card for card in range(rules.players))
    position = OpenPosition(rules, 0, tricks, 0, hands, 1)
    can_reach(position, 1)
    value_of(position)
    moves_reach([position], [1])
    solve(position)


def _known(found: int) -> int | None:
    return None if found == NOT_KNOWN else int(found)


class _Desk:
    """Positions written out for the engine."""

    def __init__(self, positions: Sequence[OpenPosition], plain: bool) -> None:
        first = positions[0]
        self.tables = compile_tables(first.rules, first.trump)
        self.ground: Ground = ground(first.rules, first.trump, plain)
        self.plain, self.compiled = plain, questions(plain).compiled
        self.rows = self.numbers(list(chain.from_iterable(self._row(position) for position in positions)))

    def numbers(self, values: Sequence[int]) -> Any:
        """A row of numbers as the engine takes them."""
        if not self.compiled:
            return list(values)
        import numpy as np

        return np.array(values, dtype=np.int64)

    def ask(self, name: str, *arguments: Any) -> Any:
        """The engine's answer to a question of `answers`."""
        function = getattr(questions(self.plain).answers, name)
        given = (*self.ground, *rooms(self.plain), *arguments)
        if not self.compiled:
            return function(*given)
        from napoleon.play.compiled import direct

        return direct(function, *given)

    def move(self, play: Played, leads: bool, trick: int) -> int:
        """A play as the engine writes it."""
        face = play.face
        if not 52 <= face < PLAIN_FACES:
            return face
        called = play.called
        if called is None:
            phase = self.tables.phase[trick - 1]
            called = self.tables.trump if leads and self.tables.joker_calls[phase] == CALL_TRUMP else NO_SUIT
        return face | called << CALLED

    def _row(self, position: OpenPosition) -> list[int]:
        plays = [self.move(play, place == 0, position.trick) for place, play in enumerate(position.plays)]
        row = [len(position.hands), position.side, position.trick - 1, position.leader, len(plays)]
        row += [*position.hands, *[0] * (7 - len(position.hands)), *plays, *[0] * (7 - len(plays))]
        assert len(row) == ROW
        return row
