"""The named tuples of the search's loops as records: see `play.records`."""

from typing import Any

import numpy as np

from napoleon.bots.lookahead import ENDS, ROLES, Ahead
from napoleon.bots.position import FRAME, FRAMES, NOW, OPTIONS, SEATS, Book, Room
from napoleon.bots.rollouts import Root
from napoleon.cards import CARD_COUNT
from napoleon.play.records import INT, PHASES, TABLES, filled
from napoleon.rules.tables import SUIT_ROWS, Tables

LENGTHS = {
    "beats": PHASES * SUIT_ROWS * CARD_COUNT,
    "joker_beats": PHASES * SUIT_ROWS,
    "lead_beats": PHASES * CARD_COUNT,
    "strong": PHASES,
    "best_name": PHASES * SUIT_ROWS,
    "low_name": PHASES * SUIT_ROWS,
    "height": CARD_COUNT,
    "now": NOW,
    "hands": SEATS,
    "lacks": SEATS,
    "faces": SEATS,
    "taken": SEATS,
    "friends": SEATS * SEATS,
    "strengths": SEATS,
    "face": OPTIONS,
    "call": OPTIONS,
    "value": OPTIONS,
    "stack": FRAME * FRAMES,
    "worth": 2 * ROLES * ENDS,
}
FLOATS = ("friends", "value", "worth")


def _dtype(kind: type) -> np.dtype[Any]:
    fields: list[Any] = []
    for name, said in kind.__annotations__.items():
        if said in (int, float):
            fields.append((name, INT if said is int else np.float64))
        else:
            fields.append((name, np.float64 if name in FLOATS else INT, (LENGTHS[name],)))
    return np.dtype(fields, align=True)


KINDS: dict[type, np.dtype[Any]] = {Tables: TABLES, **{kind: _dtype(kind) for kind in (Book, Room, Root, Ahead)}}


def record(rows: Tables | Book | Room | Root | Ahead) -> Any:
    """The record of what is given."""
    return filled(rows, KINDS[type(rows)])[0]
