"""Questions about positions, as the compiled solver takes them: rows of numbers in, numbers out.

Tables, what is known of single cards, and the work space come as rows of one. A position is a row of 19 numbers, hands as
masks, plays as moves (see `workspace`)::

    players · side (mask of seats) · trick (from 0) · leader · plays made · 7 hands · 7 plays
"""

from napoleon.play.kernel import legal
from napoleon.play.solver import workspace as ws
from napoleon.play.solver.guess import guess
from napoleon.play.solver.moves import list_moves
from napoleon.play.solver.search import UNKNOWN, YES, search
from napoleon.play.solver.table_top import set_root
from napoleon.play.solver.workspace import FACE, MOVES, TRICK, Beats, Work
from napoleon.rules.tables import PLAIN_FACES, Tables, face_card, face_real

ROW = 19
NOT_KNOWN = -1


def whole(
    ground: list[Tables],
    facts: list[Beats],
    space: list[Work],
    table: list[int],
    rows: list[int],
    count: int,
    needs: list[int],
    limit: int,
    out: list[int],
) -> None:
    """For each of `count` positions whether the side gets so many honours from here on, with `limit` nodes for each.

    Without `needs`, how many it gets; -1 where the limit was too low to say.
    """
    tables, beats, work = ground[0], facts[0], space[0]
    for number in range(count):
        set_root(tables, beats, work, rows, number * ROW)
        if len(needs):
            out[number] = search(tables, beats, work, table, needs[number], limit, -1)
        else:
            out[number] = value(tables, beats, work, table, limit, -1, 0, at_stake(work))


def at_stake(work: Work) -> int:
    """The honours that are not taken yet at the root."""
    return work.tricks[work.state[ws.TRICK_NOW] * TRICK + ws.LEFT]


def value(tables: Tables, beats: Beats, work: Work, table: list[int], limit: int, only: int, least: int, most: int) -> int:
    """The honours that the side gets from the root on, which lie between `least` and `most`; -1 if not found."""
    need = guess(tables, beats, work)
    while least < most:
        need = min(max(need, least + 1), most)
        verdict = search(tables, beats, work, table, need, limit, only)
        if verdict == UNKNOWN:
            return NOT_KNOWN
        if verdict == YES:
            least = need
            need += 1
        else:
            most = need - 1
            need -= 1
    return least


def moves_reach(
    ground: list[Tables],
    facts: list[Beats],
    space: list[Work],
    table: list[int],
    rows: list[int],
    count: int,
    needs: list[int],
    limit: int,
    wanted: list[int],
    width: int,
    out: list[int],
) -> None:
    """For each position and each of its `width` wanted moves, whether the side gets so many honours after it."""
    tables, beats, work = ground[0], facts[0], space[0]
    for number in range(count):
        list_roots(tables, beats, work, rows, number * ROW)
        for root in range(work.state[ws.ROOTS]):
            move = work.roots[root]
            work.state[ws.NODES] = 0
            verdict = search(tables, beats, work, table, needs[number], limit, move)
            spread(work, root, wanted, width, verdict, out, number * width)


def moves_values(
    ground: list[Tables],
    facts: list[Beats],
    space: list[Work],
    table: list[int],
    rows: list[int],
    limit: int,
    wanted: list[int],
    width: int,
    out: list[int],
) -> int:
    """The value of a position, and into `out` that of each wanted move; -1 where the limit was too low."""
    tables, beats, work = ground[0], facts[0], space[0]
    list_roots(tables, beats, work, rows, 0)
    best = value(tables, beats, work, table, limit, -1, 0, at_stake(work))
    for root in range(work.state[ws.ROOTS]):
        work.state[ws.NODES] = 0
        found = NOT_KNOWN
        if best != NOT_KNOWN:
            found = move_value(tables, beats, work, table, limit, work.roots[root], best)
        spread(work, root, wanted, width, found, out, 0)
    return best


def move_value(tables: Tables, beats: Beats, work: Work, table: list[int], limit: int, move: int, best: int) -> int:
    """The value of a move at the root, whose value is `best`: most moves are as good, and one question settles those."""
    ours = work.frame[ws.WANT]
    verdict = search(tables, beats, work, table, best if ours else best + 1, limit, move)
    if verdict == UNKNOWN:
        return NOT_KNOWN
    if verdict == ours:
        return best
    if ours:
        return value(tables, beats, work, table, limit, move, 0, best - 1)
    return value(tables, beats, work, table, limit, move, best + 1, at_stake(work))


def list_roots(tables: Tables, beats: Beats, work: Work, rows: list[int], at: int) -> None:
    """Make a position the root and list its moves in `work.roots`, alike ones once."""
    set_root(tables, beats, work, rows, at)
    trick = work.state[ws.TRICK_NOW]
    phase = tables.phase[trick]
    lead_face = work.tricks[trick * TRICK + ws.LEAD_FACE]
    allowed = legal(tables, phase, work.frame[ws.LED], lead_face, work.hands[work.frame[ws.SEAT]])
    for place in range(14 * 16):
        work.behind[place] = 0
    for row in range(10):
        work.leads[row] = 0
    list_moves(tables, beats, work, 0, trick, work.state[ws.PLACE_NOW], allowed, -1)
    work.state[ws.ROOTS] = work.frame[ws.COUNT]
    for move in range(work.state[ws.ROOTS]):
        work.roots[move] = work.moves[move]
        work.roots[MOVES + move] = work.lows[move]


def spread(work: Work, root: int, wanted: list[int], width: int, found: int, out: list[int], at: int) -> None:
    """Write what was found of a move of the root to every wanted move that it stands for."""
    move = work.roots[root]
    face = move & FACE
    for number in range(width):
        other = wanted[number]
        if other == move:
            out[at + number] = found
        elif face < 52:
            if other < face and other >= work.roots[MOVES + root] and work.kin[face] >> other & 1:
                out[at + number] = found
        elif face >= PLAIN_FACES and other >= PLAIN_FACES and face_real(other) == face_real(face):
            # a name stands for the higher ones of its suit up to the next that is listed
            named = face_card(other)
            if named > face_card(face) and named // 13 == face_card(face) // 13:
                out[at + number] = found
