"""Can the side reach so many honours: alpha-beta with a window of one, exact for every rule that changes the play.

One loop goes down and up through `frame`. A node is decided (`YES` the side gets what it needs, `NO` it does not) together
with what mattered, the ranks that the proof looked at (see `memory`). Whoever plays is of the side or against it, and one good
move is enough for him. Rules are asked of `kernel` only.
"""

from napoleon.play.kernel import lead_narrowing
from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.memory import BOUND, bucket_of, buckets_for, depths_of, find, hint, keep, mattered, room
from napoleon.play.solver.moves import list_moves
from napoleon.play.solver.settle import settle_start, settle_within
from napoleon.play.solver.steps import play, take_back
from napoleon.play.solver.study import study_leads, study_trick
from napoleon.play.solver.workspace import FACE, FRAME, HASH_MASK, MOVES, TRICK, Beats, Work
from napoleon.rules.tables import NO_CARD, NO_SUIT, Tables, face_real

NO, YES, UNKNOWN, OPEN = 0, 1, 2, 3
FULL = 1 << 14
"""no history grows above this"""
JOKERS = 1 << 52


def search(tables: Tables, beats: Beats, work: Work, table: list[int], need: int, limit: int, only: int) -> int:
    """Whether the side gets `need` more honours from the root on; `only`, if not -1, is the one move tried at the root."""
    frame = work.frame
    state = work.state
    players = state[ws.PLAYERS]
    trick = state[ws.TRICK_NOW]
    place = state[ws.PLACE_NOW]
    ply = 0
    work.tricks[trick * TRICK + ws.NEED] = need
    state[ws.BUCKETS] = buckets_for(table, popcount(work.tricks[trick * TRICK + ws.REST]))
    while True:
        node = ply * FRAME
        forced = ply == 0 and only >= 0
        if place:
            verdict = follow(tables, beats, work, ply, trick, place)
        else:
            verdict = start(tables, beats, work, table, ply, trick, forced)
        if forced and verdict == OPEN:
            work.moves[0] = only
            frame[ws.COUNT] = 1
        while True:
            if verdict != OPEN:
                if ply == 0:
                    return verdict
                ply -= 1
                node -= FRAME
                place -= 1
                if place < 0:
                    place = players - 1
                    trick -= 1
                take_back(work, node)
                verdict = weigh(work, node, place, verdict)
            move = next_move(work, ply) if verdict == OPEN else NO_CARD
            if move < 0:
                if verdict == OPEN:
                    verdict = 1 - frame[node + ws.WANT]
                    state[ws.MATTERED] = frame[node + ws.MATTERS]
                if place == 0 and not (ply == 0 and only >= 0):
                    remember(work, table, node, trick, verdict)
                continue
            state[ws.NODES] += 1
            if state[ws.NODES] > limit:
                while node:
                    node -= FRAME
                    take_back(work, node)
                return UNKNOWN
            play(tables, beats, work, node, move, trick, place)
            ply += 1
            place += 1
            if place == players:
                place = 0
                trick += 1
            break


def start(tables: Tables, beats: Beats, work: Work, table: list[int], ply: int, trick: int, forced: bool) -> int:
    """Settle a node at the start of a trick at once, or list its moves; `forced` where the root's move is given."""
    now = trick * TRICK
    node = ply * FRAME
    work.state[ws.MATTERED] = 0
    if work.tricks[now + ws.NEED] <= 0:
        return YES
    if work.tricks[now + ws.NEED] > work.tricks[now + ws.LEFT]:
        return NO
    begin(work, node)
    phase = tables.phase[trick]
    verdict = settle_start(tables, beats, work, node, trick, forced)
    if verdict == OPEN and not forced:
        verdict = recall(work, table, node, trick)
    if verdict != OPEN:
        return verdict
    allowed = lead_narrowing(tables, phase, work.hands[work.frame[node + ws.SEAT]])
    if allowed & (allowed - 1):
        study_leads(tables, work, node, phase, allowed)
    offer(tables, beats, work, ply, trick, 0, allowed, work.state[ws.HINT])
    return OPEN


def follow(tables: Tables, beats: Beats, work: Work, ply: int, trick: int, place: int) -> int:
    """The same in mid-trick."""
    node = ply * FRAME
    begin(work, node)
    phase = tables.phase[trick]
    if ply == 0 or place == 1 or work.frame[node - FRAME + ws.LED] == NO_SUIT:  # the suit may have been set just now
        study_trick(tables, work, node, trick, place)
    allowed = work.legal[trick * 8 + place]
    if not work.tricks[trick * TRICK + ws.RISK]:
        verdict = settle_within(tables, beats, work, node, trick, place, phase, allowed)
        if verdict != OPEN:
            return verdict
    offer(tables, beats, work, ply, trick, place, allowed, NO_CARD)
    return OPEN


def begin(work: Work, node: int) -> None:
    """Nothing is tried yet at this node."""
    work.frame[node + ws.NEXT] = 0
    work.frame[node + ws.MATTERS] = 0
    work.frame[node + ws.SKIP] = 0


def offer(tables: Tables, beats: Beats, work: Work, ply: int, trick: int, place: int, allowed: int, known: int) -> None:
    """List the moves of a node; a single one needs no thought."""
    if allowed < JOKERS and not allowed & (allowed - 1):
        work.moves[ply * MOVES] = lowest(allowed)
        work.lows[ply * MOVES] = work.moves[ply * MOVES]
        work.frame[ply * FRAME + ws.COUNT] = 1
    else:
        list_moves(tables, beats, work, ply, trick, place, allowed, known)


def recall(work: Work, table: list[int], node: int, trick: int) -> int:
    """A verdict from memory, or else a lead to try first."""
    now = trick * TRICK
    code = (work.frame[node + ws.HASH] + work.random[54 * 8 + work.tricks[now + ws.LEADER]]) & HASH_MASK
    start = bucket_of(code, work.state[ws.BUCKETS])
    key = (code + work.state[ws.GENERATION]) & HASH_MASK
    entry = find(table, start, key, work.runs, work.tricks[now + ws.NEED])
    if entry >= 0:
        work.state[ws.MATTERED] = mattered(table, entry, work.tricks[now + ws.REST], work.ranked)
        return table[entry + BOUND] & 1
    work.state[ws.HINT] = hint(table, start, key)
    return OPEN


def remember(work: Work, table: list[int], node: int, trick: int, verdict: int) -> None:
    """Keep what the search of a node at the start of a trick found."""
    now = trick * TRICK
    rest = work.tricks[now + ws.REST]
    code = (work.frame[node + ws.HASH] + work.random[54 * 8 + work.tricks[now + ws.LEADER]]) & HASH_MASK
    start = bucket_of(code, work.state[ws.BUCKETS])
    age = work.state[ws.GENERATION] << 6 | popcount(rest)
    depths = depths_of(rest, work.ranked, work.state[ws.MATTERED])
    bound = verdict | (work.tricks[now + ws.NEED] - 1 + verdict) << 1 | work.frame[node + ws.MOVE] << 7
    key = (code + work.state[ws.GENERATION]) & HASH_MASK
    keep(table, start, room(table, start, age), key, work.runs, depths, bound, age)


def next_move(work: Work, ply: int) -> int:
    """The most promising move not tried yet, or -1."""
    node = ply * FRAME
    row = ply * MOVES
    count = work.frame[node + ws.COUNT]
    while work.frame[node + ws.NEXT] < count:
        at = row + work.frame[node + ws.NEXT]
        top = at
        for other in range(at + 1, row + count):
            if work.scores[other] > work.scores[top]:
                top = other
        move = work.moves[top]
        low = work.lows[top]
        work.moves[top] = work.moves[at]
        work.lows[top] = work.lows[at]
        work.scores[top] = work.scores[at]
        work.frame[node + ws.NEXT] += 1
        if move >= 52 or not work.frame[node + ws.SKIP] >> move & 1:
            work.frame[node + ws.MOVE] = move
            work.frame[node + ws.LOW] = low
            return move
    return -1


def weigh(work: Work, node: int, place: int, verdict: int) -> int:
    """What the last move of a node says: a good one decides it, else what its refutation looked at is added up."""
    frame = work.frame
    seat = frame[node + ws.SEAT]
    card = face_real(frame[node + ws.MOVE] & FACE)
    matters = work.state[ws.MATTERED] | frame[node + ws.WON_BY]
    if verdict == frame[node + ws.WANT]:
        work.state[ws.MATTERED] = matters
        if frame[node + ws.COUNT] > 1:
            depth = popcount(work.hands[seat])
            past = ((place == 0) * 8 + seat) * 54 + card
            work.history[past] += depth * depth
            if work.history[past] > FULL:
                for row in range(len(work.history)):
                    work.history[row] >>= 1
        return verdict
    if card < 52:
        suited = matters & work.ranked[card // 13]
        if suited & ((2 << card) - 1):
            matters |= 1 << frame[node + ws.LOW]
        else:
            # its rank did not matter, so neither does that of the lower ones of its kind
            frame[node + ws.SKIP] |= work.kin[card] & ((suited & -suited) - 1)
    frame[node + ws.MATTERS] |= matters
    return OPEN
