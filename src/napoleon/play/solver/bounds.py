"""What settles a position without playing it out: tricks that nobody can take away any more.

Each of these looks only at the strength of single cards, and gives up where more may decide: killers and their targets, the
two of a suit when everyone may hold that suit, jokers with rules of their own.
"""

from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.table_top import seat_at
from napoleon.play.solver.workspace import Work
from napoleon.rules.tables import Tables


def note_certain(work: Work, now: int, rest: int) -> int:
    """Put down for the trick at `now` which honours are certain to fall to one side, and to which; all such cards as a mask.

    The strongest cards that are still held, as far down as one side holds all of them, win whatever is led.
    """
    state = work.state
    held = work.tricks[now + ws.HELD]
    for number in range(state[ws.CONDITIONS]):
        row = work.conditions[number]
        at = row * 5
        if rest >> work.order[at + ws.CARD] & 1 and popcount(rest & work.order[at + ws.NEEDED]) >= work.order[at + ws.HOW_MANY]:
            held |= 1 << row
    side = held & -held & state[ws.OURS]
    ours = held & state[ws.OURS]
    theirs = held ^ ours
    work.tricks[now + ws.SURE_SIDE] = 1 if side else 0
    rows = ours & ((theirs & -theirs) - 1) if side else theirs & ((ours & -ours) - 1)
    rows &= state[ws.SURELY]
    sure = 0
    while rows:
        sure |= 1 << work.order[lowest(rows) * 5 + ws.CARD]
        rows &= rows - 1
    twos = rest & state[ws.TWOS] & ~(state[ws.SIDE_CARDS] if side else ~state[ws.SIDE_CARDS])
    while twos and sure:
        suit = lowest(twos) // 13
        twos &= twos - 1
        if all_have(work, work.twos[suit]):
            sure &= ~work.twos[suit]
    return sure


def all_have(work: Work, cards: int) -> bool:
    """Whether every hand has one of these cards."""
    without = 0
    for seat in range(work.state[ws.PLAYERS]):
        without += not work.hands[seat] & cards
    return without == 0


def falling(tables: Tables, work: Work, taken: int, tricks: int, left: int) -> int:
    """The least number of honours in so many of the `left` tricks to come, besides the cards in `taken`.

    Nobody can keep more honours out of them than he has cards for the other tricks.
    """
    fall = 0
    others = tables.honours & ~taken
    for seat in range(work.state[ws.PLAYERS]):
        fall += max(popcount(work.hands[seat] & others) - (left - tricks), 0)
    return fall


def most_in_one_hand(work: Work, cards: int) -> int:
    """How many of these cards the hand with most of them holds."""
    most = 0
    for seat in range(work.state[ws.PLAYERS]):
        most = max(most, popcount(work.hands[seat] & cards))
    return most


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
