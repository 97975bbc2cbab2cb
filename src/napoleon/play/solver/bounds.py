"""What settles a position without playing it out: tricks that nobody can take away any more.

Each of these looks only at the strength of single cards, and gives up where more may decide: killers and their targets, the
two of a suit when everyone may hold that suit, jokers with rules of their own.
"""

from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.table_top import seat_at
from napoleon.play.solver.workspace import Beats, Work
from napoleon.rules.tables import Tables


def note_certain(tables: Tables, work: Work, node: int) -> None:
    """Put down in the frame which honours are certain to fall to one side, and to which.

    The strongest cards that are still held, as far down as one side holds all of them, win whatever is led.
    """
    rest = work.frame[node + ws.REST]
    ours = -1
    sure = 0
    for row in range(0, work.state[ws.ORDERED] * 5, 5):
        card = work.order[row + ws.CARD]
        if not rest >> card & 1:
            continue
        if work.order[row + ws.HOW_MANY] and popcount(rest & work.order[row + ws.NEEDED]) < work.order[row + ws.HOW_MANY]:
            continue
        side = work.state[ws.SIDE_CARDS] >> card & 1
        if ours < 0:
            ours = side
        elif ours != side:
            break
        if work.order[row + ws.SURELY]:
            sure |= 1 << card
    work.frame[node + ws.SURE] = sure & tables.honours
    work.frame[node + ws.SURE_SIDE] = ours


def bosses(tables: Tables, beats: Beats, work: Work, seat: int, rest: int, phase: int) -> int:
    """The cards that the leader can cash one after the other, whatever the others do: nobody has a stronger one."""
    hand = work.hands[seat]
    others = rest & ~hand
    if rest & work.state[ws.KILLERS] and rest & work.state[ws.TARGETS]:
        return 0
    if tables.joker_shift[phase] or tables.lead_bans[phase] or (tables.names and others >> 52):
        return 0
    found = 0
    cards = hand & ((1 << 52) - 1)
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = lowest(bit)
        suit = tables.sets[phase * 54 + card]
        row = (phase * 5 + suit) * (tables.faces + 2) + card
        if others & beats.stronger[row]:
            continue
        suited = tables.same_two_suits[phase * 4 + suit]
        if others & suited & work.state[ws.TWOS] and suited & bit and popcount(rest & suited) >= work.state[ws.PLAYERS]:
            continue
        found |= bit
    return found


def last_taker(tables: Tables, work: Work, leader: int, rest: int, phase: int) -> int:
    """The seat that takes the last trick, or -1 where more than the strength of single cards may decide it."""
    if rest >> 52 or rest & work.state[ws.TWOS] or (rest & work.state[ws.KILLERS] and rest & work.state[ws.TARGETS]):
        return -1
    players = work.state[ws.PLAYERS]
    row = (phase * 5 + tables.sets[phase * 54 + lowest(work.hands[leader])]) * tables.faces
    taker = -1
    most = -1
    for place in range(players):
        seat = seat_at(leader, place, players)
        strength = tables.strength[row + lowest(work.hands[seat])]
        if strength > most:
            most = strength
            taker = seat
    return taker


def risky(tables: Tables, work: Work, phase: int, lead_face: int, present: int, coming: int, together: int) -> int:
    """1 where more than the strength of single cards may decide the trick."""
    cards = present | coming
    if cards & work.state[ws.KILLERS] and cards & work.state[ws.TARGETS]:
        return 1
    if tables.joker_shift[phase] or tables.names or cards >> 52 == 3 or tables.called_joker_weak:
        return 1
    if lead_face >= 52 and tables.joker_calls[phase] == 0:
        return 1
    if cards & work.state[ws.TWOS]:
        for suit in range(4):
            suited = tables.same_two_suits[phase * 4 + suit]
            if together >> suit & 1 and not present & ~suited and cards & suited & work.state[ws.TWOS]:
                return 1
    return 0
