"""Tables and layouts as one record of numbers each: the form that compiled functions take.

A record has the names of the tuple and rows of fixed length, so that there is one compiled variant for all rule sets, and a
function that is given one is given an address. Rows that are not full end in zeros; nothing reads those.
"""

from typing import Any

import numpy as np

from napoleon.cards import CARD_COUNT
from napoleon.play.lanes import LANES, Lanes
from napoleon.play.layout import MOST_MEETS, MOST_MOVES, WIDTH, Layout
from napoleon.play.playout import MOST_PLAYERS, Room
from napoleon.play.solver.workspace import BEATS_SIZES, SIZES, Beats, Work
from napoleon.rules.tables import ALL_FACES, SUIT_ROWS, Tables

PHASES, TRICKS, KILLERS = 6, 16, 208
CACHE_LINE = 64
BY_PHASE, BY_SUIT = (PHASES,), (PHASES * SUIT_ROWS,)
INT, WORD, SMALL = np.int64, np.uint64, np.uint8

TABLES = np.dtype(
    [
        ("faces", INT),
        ("phases", INT),
        ("tricks", INT),
        ("phase", INT, (TRICKS,)),
        ("strength", np.int32, (PHASES * SUIT_ROWS * ALL_FACES,)),
        ("joker_lead", INT, BY_SUIT),
        ("joker_power", INT, (PHASES * 2,)),
        ("joker_shift", INT, BY_PHASE),
        ("follows", INT, BY_SUIT),
        ("sets", INT, (PHASES * CARD_COUNT,)),
        ("joker_calls", INT, BY_PHASE),
        ("lead_bans", INT, BY_PHASE),
        ("trick_bans", INT, (PHASES * 2,)),
        ("honour_duty", INT, BY_PHASE),
        ("honours", INT),
        ("names", INT),
        ("calls", INT, (CARD_COUNT,)),
        ("called_joker_weak", INT),
        ("same_two", INT, BY_PHASE),
        ("same_two_suits", INT, (PHASES * 4,)),
        ("jokers_last", INT),
        ("killers", INT),
        ("killer", INT, (KILLERS,)),
        ("killer_targets", INT, (PHASES * KILLERS,)),
        ("killer_top", INT, (KILLERS,)),
        ("killer_after", INT, (KILLERS,)),
        ("answers", INT, (2,)),
        ("thief", INT),
        ("trump", INT),
    ],
    align=True,
)

LAYOUT = np.dtype(
    [
        ("bit", WORD, (CARD_COUNT,)),
        ("card", SMALL, (WIDTH,)),
        ("phase", SMALL, (TRICKS,)),
        ("honours", WORD),
        ("jokers", WORD),
        ("names", WORD),
        ("trump", INT),
        ("belongs", WORD, BY_SUIT),
        ("sets", WORD, (PHASES * 4,)),
        ("wins", WORD, BY_SUIT),
        ("joker_led", WORD, BY_SUIT),
        ("joker_calls", SMALL, BY_PHASE),
        ("joker_asks", SMALL, BY_PHASE),
        ("move_count", SMALL, BY_PHASE),
        ("move_from", WORD, (PHASES * MOST_MOVES,)),
        ("move_to", WORD, (PHASES * MOST_MOVES,)),
        ("lead_bans", WORD, BY_PHASE),
        ("trick_bans", WORD, (PHASES * 2,)),
        ("honour_duty", SMALL, BY_PHASE),
        ("callers", WORD),
        ("calls", INT),
        ("call_card", WORD, (CARD_COUNT,)),
        ("call_mask", WORD, (CARD_COUNT,)),
        ("same_two", WORD, BY_PHASE),
        ("same_two_suits", WORD, (PHASES * 4,)),
        ("twos", WORD, (4,)),
        ("kill_card", WORD, BY_PHASE),
        ("kill_pair", WORD, BY_PHASE),
        ("meet_count", SMALL, BY_PHASE),
        ("meet_one", WORD, (PHASES * MOST_MEETS,)),
        ("meet_other", WORD, (PHASES * MOST_MEETS,)),
        ("meeting", WORD, BY_PHASE),
        ("usual", SMALL, BY_PHASE),
    ],
    align=True,
)


ROOM = np.dtype(
    [
        ("hand", WORD, (MOST_PLAYERS,)),
        ("plays", WORD, (2 * MOST_PLAYERS,)),
        ("owner", SMALL, (WIDTH + 1,)),
        ("faces", INT, (MOST_PLAYERS,)),
        ("strengths", INT, (MOST_PLAYERS,)),
    ],
    align=True,
)

LANE_ROWS = {"hand": 2 * MOST_PLAYERS, "plays": 3 * MOST_PLAYERS}
IN_LANES = np.dtype([(name, WORD, (LANES * LANE_ROWS.get(name, 1),)) for name in Lanes._fields], align=True)

BEATS = np.dtype([(name, INT, (BEATS_SIZES[name],)) for name in Beats._fields], align=True)
WORK = np.dtype([(name, INT, (SIZES[name],)) for name in Work._fields], align=True)

KINDS: dict[type, np.dtype[Any]] = {Tables: TABLES, Layout: LAYOUT, Room: ROOM, Beats: BEATS, Work: WORK}


def empty_lanes() -> Any:
    """Room for a batch of deals in lanes, from the start of a line of the cache on: elsewhere it is a sixth slower."""
    size = IN_LANES.itemsize
    room = np.zeros(size + CACHE_LINE, dtype=np.uint8)
    first = -room.ctypes.data % CACHE_LINE
    return room[first : first + size].view(IN_LANES).view(np.recarray)[0]


def record(rows: Tables | Layout | Room | Beats | Work) -> Any:
    """The record of what is given."""
    return single(rows)[0]


def single(rows: Tables | Layout | Room | Beats | Work) -> Any:
    """The same as an array of one record: compiled functions are called faster with that."""
    return filled(rows, KINDS[type(rows)])


def filled(rows: Any, kind: np.dtype[Any]) -> Any:
    """An array of one record of this kind, with the rows of a named tuple."""
    made = np.recarray(1, dtype=kind)
    made[0] = np.zeros((), dtype=kind)
    for name, row in zip(rows._fields, rows, strict=True):
        if isinstance(row, list):
            made[name][0, : len(row)] = row
        else:
            made[name][0] = row
    return made
