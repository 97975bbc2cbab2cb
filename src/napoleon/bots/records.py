"""The named tuples of the loops as one record of numbers each: the form that compiled functions take.

A record has rows of fixed length, so that there is one compiled variant for all rule sets, and a function that is given one is
given an address. Rows that are not full end in zeros; nothing reads those.
"""

from typing import Any

import numpy as np

from napoleon.bots.position import FRAME, FRAMES, NOW, OPTIONS, SEATS, Book, Room
from napoleon.bots.rollouts import Root
from napoleon.rules.tables import ALL_FACES, SUIT_ROWS, Tables

CARD_COUNT = 54
PHASES, TRICKS, KILLERS = 6, 16, 208
INT = np.int64
BY_PHASE = {
    "strength": SUIT_ROWS * ALL_FACES,
    "joker_lead": SUIT_ROWS,
    "joker_power": 2,
    "joker_shift": 1,
    "follows": SUIT_ROWS,
    "sets": CARD_COUNT,
    "joker_calls": 1,
    "lead_bans": 1,
    "trick_bans": 2,
    "honour_duty": 1,
    "same_two": 1,
    "same_two_suits": 4,
    "killer_targets": KILLERS,
    "beats": SUIT_ROWS * CARD_COUNT,
    "joker_beats": SUIT_ROWS,
    "lead_beats": CARD_COUNT,
    "strong": 1,
    "best_name": SUIT_ROWS,
    "low_name": SUIT_ROWS,
}
LENGTHS = {
    "phase": TRICKS,
    "calls": CARD_COUNT,
    "killer": KILLERS,
    "killer_top": KILLERS,
    "killer_after": KILLERS,
    "answers": 2,
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
}
FLOATS = ("friends", "value")


def _dtype(kind: type) -> np.dtype[Any]:
    fields: list[Any] = []
    for name, said in kind.__annotations__.items():
        if said is int:
            fields.append((name, INT))
            continue
        length = LENGTHS[name] if name in LENGTHS else PHASES * BY_PHASE[name]
        fields.append((name, np.float64 if name in FLOATS else INT, (length,)))
    return np.dtype(fields, align=True)


KINDS: dict[type, Any] = {}


def record(rows: Tables | Book | Room | Root) -> Any:
    """The record of what is given."""
    kind = type(rows)
    if kind not in KINDS:
        KINDS[kind] = _dtype(kind)
    made: Any = np.recarray(1, dtype=KINDS[kind])
    made[0] = np.zeros((), dtype=KINDS[kind])
    for name, row in zip(rows._fields, rows, strict=True):
        if isinstance(row, list):
            made[name][0, : len(row)] = row
        else:
            made[name][0] = row
    return made[0]
