"""Verdicts on a node before any move of it is tried, from what is certain; what they rest on is put down in `MATTERED`."""

from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.bounds import falling, last_taker, most_in_one_hand, note_certain
from napoleon.play.solver.cash import cash, honours_to
from napoleon.play.solver.table_top import seat_at
from napoleon.play.solver.workspace import TRICK, Beats, Work
from napoleon.rules.tables import Tables

NO, YES, OPEN = 0, 1, 3


def settle_start(tables: Tables, beats: Beats, work: Work, node: int, trick: int, forced: bool) -> int:
    """A verdict at the start of a trick: by the strongest cards, the leader's masters, the last trick."""
    now = trick * TRICK
    rest = work.tricks[now + ws.REST]
    need = work.tricks[now + ws.NEED]
    short = work.tricks[now + ws.LEFT] - need
    left = tables.tricks - trick
    cards = note_certain(work, now, rest)
    sure = cards & tables.honours
    work.tricks[now + ws.SURE] = sure
    ours = work.tricks[now + ws.SURE_SIDE]
    # a side wins with `enough` honours: what is needed, or more than the other side can do without
    enough = need if ours else short + 1
    if popcount(sure) >= enough:
        work.state[ws.MATTERED] = sure
        return ours
    if cards and popcount(sure) + falling(tables, work, cards, most_in_one_hand(work, cards), left) >= enough:
        work.state[ws.MATTERED] = cards
        return ours
    if tables.phase[trick] == tables.phase[tables.tricks - 1]:
        seat = work.frame[node + ws.SEAT]
        leads = work.frame[node + ws.WANT]
        if not forced:
            enough = need if leads else short + 1
            if leads != ours:
                cards = 0
            masters = cash(tables, beats, work, seat, rest, tables.phase[trick], left)
            if masters:
                taken = (masters | cards) & tables.honours
                if (
                    popcount(taken) + honours_to(tables, work, tables.phase[trick], seat, taken, popcount(masters), left)
                    >= enough
                ):
                    work.state[ws.MATTERED] = masters | cards
                    return leads
        if left == 1:
            taker = last_taker(tables, work, seat, rest, tables.phase[trick])
            if taker >= 0:
                card = work.hands[taker]
                work.state[ws.MATTERED] = card if work.kin[lowest(card)] & rest & ~card else 0
                return work.state[ws.SIDE] >> taker & 1
    return OPEN


def settle_within(tables: Tables, beats: Beats, work: Work, node: int, trick: int, place: int, phase: int, allowed: int) -> int:
    """A verdict in mid-trick: nobody left to play can take the trick from a side, and that is enough for it."""
    frame = work.frame
    now = trick * TRICK
    winning = frame[node + ws.BEST_SIDE]
    present = frame[node + ws.PRESENT]
    need = work.tricks[now + ws.NEED]
    sure = 0
    if work.tricks[now + ws.SURE_SIDE] == winning:
        sure = work.tricks[now + ws.SURE]
    missing = (need if winning else work.tricks[now + ws.LEFT] - need + 1) - popcount(present & tables.honours | sure)
    if missing > work.state[ws.PLAYERS] - place:
        return OPEN
    against = work.behind[(trick * 8 + place + 1) * 2 + 1 - winning]
    if frame[node + ws.WANT] != winning:
        against |= allowed
    best = frame[node + ws.BEST_FACE]
    if against & beats.stronger[(phase * 5 + frame[node + ws.LED]) * (tables.faces + 2) + best]:
        return OPEN
    if missing > 0 and missing > yet_to_fall(tables, work, trick, place, winning, sure):
        return OPEN
    sure &= ~present
    if best < 52 and work.kin[best] & work.tricks[now + ws.REST] & ~(1 << best):
        sure |= 1 << best
    work.state[ws.MATTERED] = sure
    return winning


def yet_to_fall(tables: Tables, work: Work, trick: int, place: int, winning: int, sure: int) -> int:
    """The honours that those left to play add to the side that wins the trick: its own as they like, others if they must."""
    fall = 0
    leader = work.tricks[trick * TRICK + ws.LEADER]
    for later in range(place, work.state[ws.PLAYERS]):
        allowed = work.legal[trick * 8 + later]
        if work.state[ws.SIDE] >> seat_at(leader, later, work.state[ws.PLAYERS]) & 1 == winning:
            fall += allowed & tables.honours & ~sure != 0
        else:
            fall += not allowed & ~tables.honours
    return fall
