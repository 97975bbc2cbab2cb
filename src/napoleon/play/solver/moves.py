"""The moves at a node, each with what it promises: cards that are alike once, a joker with each call or name."""

from napoleon.play.kernel import CALL_TRUMP, CHOOSE_SUIT, namable
from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.workspace import CALLED, FRAME, MOVES, TRICK, Beats, Work
from napoleon.rules.tables import NO_SUIT, PLAIN_FACES, Tables

KNOWN = 1 << 24
"""what the lead that settled a like position promises"""
UNIT = 1 << 10
"""promises are in units of a sixteenth of the most that history says; found by trial"""
JOKER = 74 * UNIT


def add_move(work: Work, ply: int, move: int, low: int, score: int) -> None:
    """One more move at this node; `low` is the lowest of the cards that it stands for."""
    row = ply * MOVES + work.frame[ply * FRAME + ws.COUNT]
    work.moves[row] = move
    work.lows[row] = low
    work.scores[row] = score
    work.frame[ply * FRAME + ws.COUNT] += 1


def list_moves(tables: Tables, beats: Beats, work: Work, ply: int, trick: int, place: int, allowed: int, known: int) -> None:
    """Fill the list of a node with the allowed cards, alike ones once (the highest stands for them)."""
    node = ply * FRAME
    phase = tables.phase[trick]
    seat = work.frame[node + ws.SEAT]
    others = work.tricks[trick * TRICK + ws.REST] & ~work.hands[seat]
    past = ((place == 0) * 8 + seat) * 54
    work.frame[node + ws.COUNT] = 0
    rest = allowed & ((1 << 52) - 1)
    before = 0
    low = 0
    while rest:
        bit = rest & -rest
        rest ^= bit
        card = lowest(bit)
        kin = work.kin[card]
        if not before & kin or others & kin & (bit - before):
            low = card
        before = bit
        above = rest & -rest
        if above & kin and not others & kin & (above - bit):
            continue
        score = promise(tables, beats, work, node, phase, trick, place, card) + work.history[past + card]
        add_move(work, ply, card, low, score + (KNOWN if card == known else 0))
    if allowed >> 52:
        joker_moves(tables, beats, work, ply, allowed >> 52, phase, place == 0, others, known)


def promise(tables: Tables, beats: Beats, work: Work, node: int, phase: int, trick: int, place: int, card: int) -> int:
    """How well a card promises to do, by whether anyone behind can beat it and by the honours at stake."""
    side = work.frame[node + ws.WANT]
    honour = tables.honours >> card & 1
    rank = card % 13
    if place == 0:
        suit = tables.sets[phase * 54 + card]
        stronger = beats.stronger[(phase * 5 + suit) * (tables.faces + 2) + card]
        if not work.leads[suit * 2 + 1 - side] & stronger:
            return (139 + 32 * honour) * UNIT - 900 * rank
        if work.leads[suit * 2 + side] & stronger:
            return (54 - 22 * honour) * UNIT
        return (4 + 7 * honour) * UNIT
    row = (phase * 5 + work.frame[node + ws.LED]) * (tables.faces + 2)
    after = (trick * 8 + place + 1) * 2
    against = work.behind[after + 1 - side]
    winning = beats.stronger[row + work.frame[node + ws.BEST_FACE]]
    if winning >> card & 1:
        if against & beats.stronger[row + card]:
            return (80 - 16 * honour + 7 * rank) * UNIT
        return (128 + 94 * honour + 16 * popcount(work.frame[node + ws.PRESENT] & tables.honours)) * UNIT
    if work.frame[node + ws.BEST_SIDE] == side:
        if not against & winning:
            return (122 + 63 * honour) * UNIT - 700 * rank
        return (2 - 16 * honour - 3 * rank) * UNIT
    if work.behind[after + side] & winning:
        return (82 - 32 * honour - 3 * rank) * UNIT
    return (49 - 51 * honour - 3 * rank) * UNIT


def joker_moves(
    tables: Tables, beats: Beats, work: Work, ply: int, jokers: int, phase: int, leads: bool, others: int, known: int
) -> None:
    """The jokers of a hand: with each suit that they may call, or each name that makes a difference."""
    seat = work.frame[ply * FRAME + ws.SEAT]
    calls = tables.joker_calls[phase]
    names = namable(tables, phase, leads, work.hands[seat])
    for joker in range(2):
        if not jokers >> joker & 1:
            continue
        card = 52 + joker
        score = JOKER + work.history[(leads * 8 + seat) * 54 + card]
        if names:
            name_moves(tables, beats, work, ply, joker, phase, names, others)
        elif leads and calls == CHOOSE_SUIT:
            for suit in range(4):
                move = card | suit << CALLED
                add_move(work, ply, move, card, score + (KNOWN if move == known else 0))
        else:
            suit = tables.trump if leads and calls == CALL_TRUMP else NO_SUIT
            move = card | suit << CALLED
            add_move(work, ply, move, card, score + (KNOWN if move == known else 0))


def name_moves(tables: Tables, beats: Beats, work: Work, ply: int, joker: int, phase: int, names: int, others: int) -> None:
    """A wild joker under each name, leaving out those that do the same as the next lower name of the suit."""
    for suit in range(4):
        before = -1
        for card in range(13 * suit, 13 * suit + 13):
            if names >> card & 1:
                same = before >= 0 and not others >> 52 and same_name(tables, beats, work, phase, joker, before, card, others)
                before = card
                if not same:
                    add_move(work, ply, PLAIN_FACES + 52 * joker + card, 52 + joker, JOKER)


def same_name(tables: Tables, beats: Beats, work: Work, phase: int, joker: int, one: int, two: int, others: int) -> bool:
    """Whether a wild joker does the same under two names of a suit, against what lies there and what others hold."""
    both = 1 << one | 1 << two
    if work.state[ws.NAMED] & both or tables.sets[phase * 54 + one] != tables.sets[phase * 54 + two]:
        return False
    for suit in range(4):
        suited = tables.same_two_suits[phase * 4 + suit] & both
        if suited != 0 and suited != both:
            return False
    face = PLAIN_FACES + 52 * joker
    for led in range(5):
        row = (phase * 5 + led) * (tables.faces + 2) + face
        if (beats.stronger[row + one] ^ beats.stronger[row + two]) & others:
            return False
    return True
