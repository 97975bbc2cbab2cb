"""Can the side reach so many honours: alpha-beta with a window of one, exact for every rule that changes the play.

One loop goes down and up through `frame`. A node is decided (`YES` the side gets what it needs, `NO` it does not) together
with what mattered, the ranks that the proof looked at (see `memory`). Whoever plays is of the side or against it, and one good
move is enough for him. Rules are asked of `kernel` only.
"""

from napoleon.play.kernel import lead_narrowing, legal
from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.bounds import bosses, last_taker, note_certain, risky
from napoleon.play.solver.memory import BOUND, bucket_of, buckets_for, depths_of, find, hint, keep, mattered, room, without
from napoleon.play.solver.moves import list_moves
from napoleon.play.solver.table_top import put_down, seat_at, take_place
from napoleon.play.solver.workspace import FACE, FRAME, HASH_MASK, MOVES, Beats, Work
from napoleon.rules.tables import NO_CARD, NO_SUIT, Tables, face_real

NO, YES, UNKNOWN, OPEN = 0, 1, 2, 3
FULL = 1 << 14
"""no history grows above this"""
JOKERS = 1 << 52


def search(tables: Tables, beats: Beats, work: Work, table: list[int], need: int, limit: int, only: int) -> int:
    """Whether the side gets `need` more honours from the root on; `only`, if not -1, is the one move tried at the root."""
    frame = work.frame
    state = work.state
    ply = 0
    frame[ws.NEED] = need
    state[ws.BUCKETS] = buckets_for(table, popcount(frame[ws.REST]))
    while True:
        node = ply * FRAME
        verdict = enter(tables, beats, work, table, ply, ply == 0 and only >= 0)
        if ply == 0 and only >= 0 and verdict == OPEN:
            work.moves[0] = only
            frame[ws.COUNT] = 1
        while True:
            if verdict != OPEN:
                if frame[node + ws.SEARCHED]:
                    remember(work, table, ply, verdict)
                if ply == 0:
                    return verdict
                ply -= 1
                node -= FRAME
                verdict = leave(work, node, verdict)
                if verdict != OPEN:
                    continue
            move = next_move(work, ply)
            if move < 0:
                verdict = 1 - frame[node + ws.WANT]
                state[ws.MATTERED] = frame[node + ws.MATTERS]
                continue
            state[ws.NODES] += 1
            if state[ws.NODES] > limit:
                while node:
                    node -= FRAME
                    work.hands[frame[node + ws.SEAT]] |= 1 << face_real(frame[node + ws.MOVE] & FACE)
                return UNKNOWN
            play(tables, work, ply, move)
            ply += 1
            break


def enter(tables: Tables, beats: Beats, work: Work, table: list[int], ply: int, forced: bool) -> int:
    """Settle a node at once, or list its moves; `forced` where the root's move is given."""
    frame = work.frame
    node = ply * FRAME
    place = frame[node + ws.PLACE]
    trick = frame[node + ws.TRICK]
    seat = seat_at(frame[node + ws.LEADER], place, work.state[ws.PLAYERS])
    frame[node + ws.SEAT] = seat
    frame[node + ws.WANT] = work.state[ws.SIDE] >> seat & 1
    frame[node + ws.NEXT] = 0
    frame[node + ws.MATTERS] = 0
    frame[node + ws.SKIP] = 0
    frame[node + ws.SEARCHED] = 0
    work.state[ws.MATTERED] = 0
    work.state[ws.HINT] = NO_CARD
    if place == 0:
        if frame[node + ws.NEED] <= 0:
            return YES
        if frame[node + ws.NEED] > frame[node + ws.LEFT]:
            return NO
        phase = tables.phase[trick]
        verdict = settle_start(tables, beats, work, node, phase, forced)
        if verdict == OPEN and not forced:
            verdict = recall(work, table, ply)
        if verdict != OPEN:
            return verdict
        allowed = lead_narrowing(tables, phase, work.hands[seat])
        if allowed & (allowed - 1):
            study_leads(tables, work, node, phase, allowed)
    else:
        phase = tables.phase[trick]
        if ply == 0 or place == 1 or frame[node - FRAME + ws.LED] == NO_SUIT:  # the suit may have been set just now
            study_trick(tables, work, node, phase)
        allowed = work.legal[trick * 8 + place]
        if not work.risk[trick]:
            verdict = settle_within(tables, beats, work, node, phase, allowed)
            if verdict != OPEN:
                return verdict
    if allowed < JOKERS and not allowed & (allowed - 1):
        work.moves[ply * MOVES] = lowest(allowed)
        work.lows[ply * MOVES] = work.moves[ply * MOVES]
        frame[node + ws.COUNT] = 1
    else:
        list_moves(tables, beats, work, ply, allowed, phase, work.state[ws.HINT])
    return OPEN


def settle_start(tables: Tables, beats: Beats, work: Work, node: int, phase: int, forced: bool) -> int:
    """A verdict at the start of a trick from what is certain: the strongest cards, the leader's masters, the last trick."""
    frame = work.frame
    need = frame[node + ws.NEED]
    left = frame[node + ws.LEFT]
    note_certain(tables, work, node)
    sure = frame[node + ws.SURE]
    if sure:
        honours = popcount(sure)
        work.state[ws.MATTERED] = sure
        if frame[node + ws.SURE_SIDE] and need <= honours:
            return YES
        if not frame[node + ws.SURE_SIDE] and need > left - honours:
            return NO
    if phase == tables.phase[tables.tricks - 1]:
        seat = frame[node + ws.SEAT]
        ours = frame[node + ws.WANT]
        rest = frame[node + ws.REST]
        cash = 0 if forced else bosses(tables, beats, work, seat, rest, phase)
        if cash:
            honours = left
            if cash != work.hands[seat]:
                cash &= tables.honours
                if frame[node + ws.SURE_SIDE] == ours:
                    cash |= sure
                honours = popcount(cash)
            work.state[ws.MATTERED] = cash
            if ours and need <= honours:
                return YES
            if not ours and need > left - honours:
                return NO
        if popcount(rest) == work.state[ws.PLAYERS]:
            taker = last_taker(tables, work, seat, rest, phase)
            if taker >= 0:
                card = work.hands[taker]
                work.state[ws.MATTERED] = card if work.kin[lowest(card)] & rest & ~card else 0
                return work.state[ws.SIDE] >> taker & 1
    work.state[ws.MATTERED] = 0
    return OPEN


def settle_within(tables: Tables, beats: Beats, work: Work, node: int, phase: int, allowed: int) -> int:
    """A verdict in mid-trick: nobody left to play can take the trick from a side, and that is enough for it."""
    frame = work.frame
    winning = frame[node + ws.BEST_SIDE]
    sure = 0
    if frame[node + ws.SURE_SIDE] == winning:
        sure = frame[node + ws.SURE] & frame[node + ws.REST]
    if winning:
        if frame[node + ws.NEED] > frame[node + ws.POINTS] + popcount(sure):
            return OPEN
    elif frame[node + ws.NEED] <= frame[node + ws.LEFT] - popcount(sure):
        return OPEN
    against = work.behind[(frame[node + ws.TRICK] * 8 + frame[node + ws.PLACE] + 1) * 2 + 1 - winning]
    if frame[node + ws.WANT] != winning:
        against |= allowed
    best = frame[node + ws.BEST_ROW]
    if against & beats.stronger[(phase * 5 + frame[node + ws.LED]) * (tables.faces + 2) + best]:
        return OPEN
    work.state[ws.MATTERED] = sure
    if best < 52 and work.kin[best] & (frame[node + ws.REST] | frame[node + ws.PRESENT]) & ~(1 << best):
        work.state[ws.MATTERED] |= 1 << best
    return YES if winning else NO


def recall(work: Work, table: list[int], ply: int) -> int:
    """A verdict from memory, or else a lead to try first."""
    frame = work.frame
    node = ply * FRAME
    code = (frame[node + ws.HASH] + work.random[54 * 8 + frame[node + ws.LEADER]]) & HASH_MASK
    start = bucket_of(code, work.state[ws.BUCKETS])
    key = (code + work.state[ws.GENERATION]) & HASH_MASK
    entry = find(table, start, key, work.runs, ply * 4, frame[node + ws.NEED])
    if entry >= 0:
        work.state[ws.MATTERED] = mattered(table, entry, frame[node + ws.REST], work.ranked)
        return table[entry + BOUND] & 1
    work.state[ws.HINT] = hint(table, start, key)
    frame[node + ws.SEARCHED] = 1
    return OPEN


def remember(work: Work, table: list[int], ply: int, verdict: int) -> None:
    """Keep what the search of a node found."""
    frame = work.frame
    node = ply * FRAME
    rest = frame[node + ws.REST]
    code = (frame[node + ws.HASH] + work.random[54 * 8 + frame[node + ws.LEADER]]) & HASH_MASK
    start = bucket_of(code, work.state[ws.BUCKETS])
    age = work.state[ws.GENERATION] << 6 | popcount(rest)
    depths = depths_of(rest, work.ranked, work.state[ws.MATTERED])
    bound = verdict | (frame[node + ws.NEED] - 1 + verdict) << 1 | frame[node + ws.MOVE] << 7
    key = (code + work.state[ws.GENERATION]) & HASH_MASK
    keep(table, start, room(table, start, age), key, work.runs, ply * 4, depths, bound, age)


def study_leads(tables: Tables, work: Work, node: int, phase: int, allowed: int) -> None:
    """What the others of either side could play to each suit that may be led."""
    seat = work.frame[node + ws.SEAT]
    anytime = tables.follows[phase * 5 + NO_SUIT]
    for suit in range(4):
        suited = tables.follows[phase * 5 + suit]
        if not allowed & (suited | anytime):
            continue
        ours = 0
        theirs = 0
        for other in range(work.state[ws.PLAYERS]):
            if other == seat:
                continue
            hand = work.hands[other]
            if hand & suited:
                hand &= suited | anytime
            if work.state[ws.SIDE] >> other & 1:
                ours |= hand
            else:
                theirs |= hand
        work.leads[suit * 2] = theirs
        work.leads[suit * 2 + 1] = ours


def study_trick(tables: Tables, work: Work, node: int, phase: int) -> None:
    """What everyone left to play may play now that the lead is known, and whether strength alone will decide."""
    frame = work.frame
    trick = frame[node + ws.TRICK]
    players = work.state[ws.PLAYERS]
    ours = 0
    theirs = 0
    together = 15
    for later in range(players - 1, frame[node + ws.PLACE] - 1, -1):
        seat = seat_at(frame[node + ws.LEADER], later, players)
        bits = legal(tables, phase, frame[node + ws.LED], frame[node + ws.LEAD_FACE], work.hands[seat])
        work.legal[trick * 8 + later] = bits
        work.behind[(trick * 8 + later + 1) * 2] = theirs
        work.behind[(trick * 8 + later + 1) * 2 + 1] = ours
        if work.state[ws.SIDE] >> seat & 1:
            ours |= bits
        else:
            theirs |= bits
        if tables.same_two[phase]:
            for suit in range(4):
                if not bits & tables.same_two_suits[phase * 4 + suit]:
                    together &= ~(1 << suit)
    work.risk[trick] = risky(tables, work, phase, frame[node + ws.LEAD_FACE], frame[node + ws.PRESENT], ours | theirs, together)


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


def play(tables: Tables, work: Work, ply: int, move: int) -> None:
    """Make the node after a move; a full trick is taken, and the next begins."""
    frame = work.frame
    node = ply * FRAME
    child = node + FRAME
    place = frame[node + ws.PLACE]
    seat = frame[node + ws.SEAT]
    trick = frame[node + ws.TRICK]
    phase = tables.phase[trick]
    card = face_real(move & FACE)
    bit = 1 << card
    work.hands[seat] ^= bit
    frame[node + ws.WON_BY] = 0
    put_down(tables, work, phase, node, child, move, place, seat, work.state[ws.SIDE])
    frame[child + ws.REST] = frame[node + ws.REST] ^ bit
    frame[child + ws.LEFT] = frame[node + ws.LEFT] - (tables.honours >> card & 1)
    frame[child + ws.NEED] = frame[node + ws.NEED]
    frame[child + ws.HASH] = (frame[node + ws.HASH] - work.term[card]) & HASH_MASK
    run = ply * 4
    for suit in range(4):
        work.runs[run + 4 + suit] = work.runs[run + suit]
    if card < 52 and work.ranked[card // 13] & bit:
        suit = card // 13
        below = popcount(frame[child + ws.REST] & work.ranked[suit] & (bit - 1))
        work.runs[run + 4 + suit] = without(work.runs[run + suit], below)
    players = work.state[ws.PLAYERS]
    if place < players - 1:
        return
    won = take_place(tables, work, phase, child, players)
    taker = seat_at(frame[node + ws.LEADER], won, players)
    real = face_real(work.faces[trick * 8 + won])
    if work.kin[real] & frame[child + ws.PRESENT] & ~(1 << real):
        frame[node + ws.WON_BY] = 1 << real
    if work.state[ws.SIDE] >> taker & 1:
        frame[child + ws.NEED] -= frame[child + ws.POINTS]
    frame[child + ws.LEADER] = taker
    frame[child + ws.PLACE] = 0
    frame[child + ws.TRICK] = trick + 1
    frame[child + ws.LED] = NO_SUIT
    frame[child + ws.LEAD_FACE] = NO_CARD
    frame[child + ws.BEST] = 0
    frame[child + ws.STRENGTH] = NO_CARD
    frame[child + ws.POINTS] = 0
    frame[child + ws.PRESENT] = 0


def leave(work: Work, node: int, verdict: int) -> int:
    """Take the last move of a node back: a good one decides the node, else what its refutation looked at is added up."""
    frame = work.frame
    seat = frame[node + ws.SEAT]
    card = face_real(frame[node + ws.MOVE] & FACE)
    work.hands[seat] |= 1 << card
    matters = work.state[ws.MATTERED] | frame[node + ws.WON_BY]
    if verdict == frame[node + ws.WANT]:
        work.state[ws.MATTERED] = matters
        if frame[node + ws.COUNT] > 1:
            depth = popcount(work.hands[seat])
            past = ((frame[node + ws.PLACE] == 0) * 8 + seat) * 54 + card
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
