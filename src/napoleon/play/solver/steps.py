"""One move down the tree and back up again."""

from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.memory import without
from napoleon.play.solver.table_top import put_down, seat_at, take_place
from napoleon.play.solver.workspace import FACE, FRAME, HASH_MASK, TRICK, Beats, Work
from napoleon.rules.tables import NO_CARD, NO_SUIT, Tables, face_real


def play(tables: Tables, beats: Beats, work: Work, node: int, move: int, trick: int, place: int) -> None:
    """Make the node after a move; a full trick is taken, and the next begins."""
    frame = work.frame
    child = node + FRAME
    seat = frame[node + ws.SEAT]
    now = trick * TRICK
    card = face_real(move & FACE)
    bit = 1 << card
    suit = card // 13
    work.hands[seat] ^= bit
    frame[node + ws.WON_BY] = 0
    frame[node + ws.RUN] = work.runs[suit]
    ranked = work.ranked[suit]
    if ranked & bit:
        rest = work.tricks[now + ws.REST] & ~frame[node + ws.PRESENT]
        work.runs[suit] = without(work.runs[suit], popcount(rest & ranked & (bit - 1)))
    frame[child + ws.HASH] = (frame[node + ws.HASH] - work.term[card]) & HASH_MASK
    put_down(tables, beats, work, node, child, move, trick, place, seat)
    players = work.state[ws.PLAYERS]
    if place == players - 1:
        next_trick(tables, work, node, child, trick, players)
        return
    seat = seat_at(seat, 1, players)
    frame[child + ws.SEAT] = seat
    frame[child + ws.WANT] = work.state[ws.SIDE] >> seat & 1


def next_trick(tables: Tables, work: Work, node: int, child: int, trick: int, players: int) -> None:
    """Take a full trick and begin the next."""
    frame = work.frame
    tricks = work.tricks
    now = trick * TRICK
    then = now + TRICK
    won = take_place(tables, work, tables.phase[trick], child, trick, players)
    taker = seat_at(tricks[now + ws.LEADER], won, players)
    ours = work.state[ws.SIDE] >> taker & 1
    present = frame[child + ws.PRESENT]
    real = face_real(work.faces[trick * 8 + won])
    if work.kin[real] & present & ~(1 << real):
        frame[node + ws.WON_BY] = 1 << real
    points = popcount(present & tables.honours)
    frame[child + ws.SEAT] = taker
    frame[child + ws.WANT] = ours
    frame[child + ws.LED] = NO_SUIT
    frame[child + ws.PRESENT] = 0
    tricks[then + ws.LEADER] = taker
    tricks[then + ws.LEAD_FACE] = NO_CARD
    tricks[then + ws.REST] = tricks[now + ws.REST] ^ present
    tricks[then + ws.LEFT] = tricks[now + ws.LEFT] - points
    tricks[then + ws.NEED] = tricks[now + ws.NEED] - points * ours
    held = tricks[now + ws.HELD]
    while present:
        held &= ~work.places[lowest(present)]
        present &= present - 1
    tricks[then + ws.HELD] = held


def take_back(work: Work, node: int) -> None:
    """Put the card of the last move of a node back into the hand."""
    card = face_real(work.frame[node + ws.MOVE] & FACE)
    work.hands[work.frame[node + ws.SEAT]] |= 1 << card
    work.runs[card // 13] = work.frame[node + ws.RUN]
