"""Batches of playouts: many worlds of one position, each played to the end by chance, as fast as the machine allows.

    playouts = Playouts(rules, trump)
    hands = playouts.to_bits(worlds)                 # worlds[deal, seat]: masks of cards
    took = playouts.run(hands, Position(trick=3, leader=2, plays=(Played(card),)), seed=1)
    took[deal, seat]                                 # honours that the seat takes from here on

With Numba whole lanes of deals go in lock step and what is left over one by one; without it, all go one by one in plain Python.
Which way a deal was played does not show in its result.
"""

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from napoleon.cards import JO
from napoleon.play import playout
from napoleon.play.compiled import Machine, direct, machine
from napoleon.play.lanes import LANES
from napoleon.play.layout import Layout, compile_layout
from napoleon.play.playout import MOST_PLAYERS, Start, empty_room
from napoleon.play.records import empty_lanes, record
from napoleon.play.trick import Played, Trick
from napoleon.rules import RuleSet
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import PLAIN_FACES, face_card

Masks = npt.NDArray[np.uint64]
WORTH_LANES = 20
"""so many deals are faster in lanes, even if most lanes are idle"""


class Position(NamedTuple):
    """Where all worlds of a batch stand."""

    trick: int = 0
    """the current trick, from 0"""
    leader: int = 0
    """who leads it, or led"""
    plays: Sequence[Played] = ()
    """what lies on the table"""
    stake: int = 0
    """honours that go to the winner of the current trick besides its own: a discard (X4)"""


START = Position()


class Playouts:
    """Playouts under one rule set and trump. The slower ways are for tests and measurements.

    `lanes=False` plays one deal at a time, `portable` without PDEP, `plain` without Numba.
    """

    def __init__(
        self, rules: RuleSet, trump: int | None, *, lanes: bool = True, portable: bool = False, plain: bool = False
    ) -> None:
        self.lanes = lanes
        self.rules = rules
        self.tables = compile_tables(rules, trump)
        self.layout = compile_layout(rules, trump)
        self.machine: Machine | None = None if plain else machine(portable)
        if self.machine is not None:
            self._layout, self._tables = record(self.layout), record(self.tables)
        self._bytes = _byte_table(self.layout)
        self._own = threading.local()

    def to_bits(self, cards: npt.ArrayLike) -> Masks:
        """Masks of cards in layout bits."""
        masks = np.asarray(cards, dtype=np.uint64)
        bits = np.zeros_like(masks)
        for part, table in enumerate(self._bytes):
            bits |= table[(masks >> np.uint64(8 * part)) & np.uint64(255)]
        return bits

    def run(self, hands: Masks, position: Position = START, seed: int = 0) -> npt.NDArray[np.uint8]:
        """Play every deal to its end: the honours that each seat takes, [deal, seat]. `hands[deal, seat]` in layout bits."""
        return self._run(hands, position, seed, 0)[0]

    def traced(self, hands: Masks, position: Position = START, seed: int = 0) -> tuple[npt.NDArray[np.uint8], Masks]:
        """The same, and every play in order as `playout.note` writes it, [deal, play]."""
        left = (self.rules.hand_size - position.trick) * self.rules.players - len(position.plays)
        return self._run(hands, position, seed, left)

    def _run(self, hands: Masks, position: Position, seed: int, noted: int) -> tuple[npt.NDArray[np.uint8], Masks]:
        deals, players = hands.shape
        start, down = self._start(position)
        took = np.zeros(deals, dtype=np.uint64)
        trace = np.zeros(deals * noted, dtype=np.uint64)
        flat = np.ascontiguousarray(hands, dtype=np.uint64).reshape(-1)
        if self.machine is None:
            self._plainly(start, down, flat, seed, took, trace)
        else:
            whole = 0 if not self.lanes else deals - deals % LANES if deals % LANES < WORTH_LANES else deals
            if not hasattr(self._own, "lanes"):
                self._own.lanes, self._own.room = empty_lanes(), record(empty_room())
            own, word = self._own, np.uint64(seed)
            cards = np.array(down, dtype=np.uint64)
            common = (self._layout, self._tables, start, cards, flat)
            if whole:
                direct(self.machine.lockstep.play_lanes, *common, own.lanes, own.room, word, (0, whole), took, trace)
            if whole < deals:
                direct(self.machine.playout.play_each, *common, own.room, word, (whole, deals), took, trace)
        by_seat = took.astype("<u8").view(np.uint8).reshape(deals, 8)[:, :players]
        return by_seat, trace.reshape(deals, noted)

    def _plainly(self, start: Start, down: list[int], hands: Masks, seed: int, took: Masks, trace: Masks) -> None:
        totals, notes = [0] * len(took), [0] * len(trace)
        playout.play_each(
            self.layout, self.tables, start, down, hands.tolist(), empty_room(), seed, (0, len(took)), totals, notes
        )
        took[:] = totals
        trace[:] = notes

    def _start(self, position: Position) -> tuple[Start, list[int]]:
        trick = Trick(self.tables, position.trick + 1)
        down = [0] * (2 * MOST_PLAYERS)
        for place, play in enumerate(position.plays):
            trick.add(play)
            down[place], down[place + MOST_PLAYERS] = self.layout.bit[face_card(play.face)], self.layout.bit[play.card]
        rules, lying = self.rules, len(position.plays)
        start = Start(rules.players, rules.hand_size, position.trick, position.leader, lying, trick.led, position.stake)
        return start, down


def read_note(note: int) -> tuple[int, int, int]:
    """A play of a trace: the card, the face, and the suit that is led once it lies."""
    card, face, led = note & 255, note >> 8 & 255, note >> 16
    return card, face if card == face else PLAIN_FACES + 52 * (card - JO) + face, led


def _byte_table(layout: Layout) -> list[Masks]:
    """For each byte of a mask of cards, what its 256 values are in layout bits."""
    tables = []
    for part in range(7):
        table = np.zeros(256, dtype=np.uint64)
        for bit, mask in enumerate(layout.bit[8 * part : 8 * part + 8]):
            table[np.arange(256) >> bit & 1 == 1] |= np.uint64(mask)
        tables.append(table)
    return tables


def warm_up() -> Any:
    """Compile, or read from disk, all that playouts need, so that nobody waits later. May run in the background."""
    from napoleon.rules import preset

    playouts = Playouts(preset("standard"), None)
    rules = playouts.rules
    deal = [((1 << rules.hand_size) - 1) << (rules.hand_size * seat) for seat in range(rules.players)]
    hands = playouts.to_bits([deal] * (LANES + 1))
    return playouts.run(hands)
