"""About how many honours a side gets: where the search for the exact number begins. The numbers were found by fitting."""

from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.workspace import TRICK, Beats, Work
from napoleon.rules.tables import SUIT_ROWS, Tables

WHOLE = 1 << 10


def guess(tables: Tables, beats: Beats, work: Work) -> int:
    """Two fifths of the honours, more or less by how many strong cards the side has more than the others.

    A card that nothing beats when it is led counts as one trick, and every card that beats it takes three tenths away.
    """
    trick = work.state[ws.TRICK_NOW]
    now = trick * TRICK
    rest = work.tricks[now + ws.REST]
    phase = tables.phase[trick]
    power = 0
    cards = rest
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        row = phase * SUIT_ROWS + tables.sets[phase * 54 + card]
        worth = WHOLE
        for _ in range(popcount(beats.stronger[row * (tables.faces + 2) + card] & rest)):
            worth = worth * 7 // 10
        power += worth if work.state[ws.SIDE_CARDS] >> card & 1 else -worth
    left = work.tricks[now + ws.LEFT]
    return (left * 2 * WHOLE // 5 + left * power // (tables.tricks - trick)) // WHOLE + work.frame[ws.WANT]
