"""What the hands allow, looked at once for every lead: who may play what, and whether strength alone will decide."""

from napoleon.play.kernel import legal
from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bounds import risky
from napoleon.play.solver.table_top import seat_at
from napoleon.play.solver.workspace import TRICK, Work
from napoleon.rules.tables import NO_SUIT, Tables


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


def study_trick(tables: Tables, work: Work, node: int, trick: int, start: int) -> None:
    """What everyone left to play may play now that the lead is known, and whether strength alone will decide."""
    now = trick * TRICK
    phase = tables.phase[trick]
    led = work.frame[node + ws.LED]
    lead_face = work.tricks[now + ws.LEAD_FACE]
    players = work.state[ws.PLAYERS]
    ours = 0
    theirs = 0
    together = 15
    for later in range(players - 1, start - 1, -1):
        seat = seat_at(work.tricks[now + ws.LEADER], later, players)
        bits = legal(tables, phase, led, lead_face, work.hands[seat])
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
    present = work.frame[node + ws.PRESENT]
    work.tricks[now + ws.RISK] = risky(tables, work, phase, lead_face, present, ours | theirs, together)
