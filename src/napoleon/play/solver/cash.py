"""What the leader can take at once: the tricks of his masters, one after the other, and the honours that must fall to them.

A *master* is a card of the leader that nobody beats who follows suit. To *cash* it is to lead it and take the trick. A master
is *frail* while somebody holds a stronger card of another suit; it can be cashed as long as he still has to follow. So it is
counted how many *rounds* of each suit are led, and what every other hand must give up for them: a hand that has no more cards
of a suit *discards* from the others.

Honours fall to the cashed tricks from a hand of the other side that has no other card to give, and from a partner's where he
may choose.
"""

from napoleon.cards import JOKER_MASK
from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.bounds import all_have
from napoleon.play.solver.workspace import Beats, Work
from napoleon.rules.tables import NO_SUIT, Tables

(ROUNDS, DISCARDS, KEEPS) = (0, 4, 12)
"""in `work.cashed`: how often each suit is led; of each seat how many discards that costs it, and what it may still hold"""


def cash(tables: Tables, beats: Beats, work: Work, seat: int, rest: int, phase: int, left: int) -> int:
    """The cards that the leader can cash in the `left` tricks, as a mask; `work.cashed` says what that does to the others."""
    others = rest & ~work.hands[seat]
    if not ranks_decide(tables, work, others, phase):
        return 0
    for other in range(work.state[ws.PLAYERS]):
        work.cashed[DISCARDS + other] = 0
        work.cashed[KEEPS + other] = work.hands[other]
    work.state[ws.STRONGER] = 0
    free = work.hands[seat] & ~doubtful(work, others)
    found = 0
    for turn in range(4):
        suit = suit_in_turn(tables.trump, turn)
        work.cashed[ROUNDS + suit] = 0
        masters = masters_of(tables, beats, work, phase, suit, free & beats.leads[phase * 5 + suit], others)
        if masters:
            masters = those_in_time(tables, beats, work, phase, suit, masters, seat, left)
        if masters:
            found |= masters
            lead_rounds(tables, work, phase, suit, popcount(masters))
    return found


def ranks_decide(tables: Tables, work: Work, others: int, phase: int) -> bool:
    """Whether these tricks are settled card against card: nothing shifts, bans, names or kills what the others hold."""
    if others & work.state[ws.KILLERS] and others & work.state[ws.TARGETS]:
        return False
    if tables.joker_shift[phase] or (tables.names and others & JOKER_MASK):
        return False
    return not (tables.lead_bans[phase] or tables.trick_bans[phase * 2] or tables.trick_bans[phase * 2 + 1])


def doubtful(work: Work, others: int) -> int:
    """Cards that the leader does not count on: jokers, targets of a killer that another holds, killers of others' targets."""
    cards = JOKER_MASK
    if others & work.state[ws.KILLERS]:
        cards |= work.state[ws.TARGETS]
    if others & work.state[ws.TARGETS]:
        cards |= work.state[ws.KILLERS]
    return cards


def suit_in_turn(trump: int, turn: int) -> int:
    """The order in which suits are cashed: trumps first, since they are what others would beat masters with."""
    if trump == NO_SUIT:
        return turn
    if turn == 0:
        return trump
    return turn - 1 if turn <= trump else turn


def masters_of(tables: Tables, beats: Beats, work: Work, phase: int, suit: int, mine: int, others: int) -> int:
    """Which of these cards of a suit nobody can beat who follows it."""
    following = tables.follows[phase * 5 + suit] | tables.follows[phase * 5 + NO_SUIT]
    row = (phase * 5 + suit) * (tables.faces + 2)
    same = tables.same_two_suits[phase * 4 + suit]
    two_wins = others & same & work.state[ws.TWOS] and all_have(work, same)
    found = 0
    while mine:
        bit = mine & -mine
        mine ^= bit
        card = lowest(bit)
        if others & following & beats.stronger[row + card] or tables.calls[card] & others:
            continue
        if not (two_wins and same & bit):
            found |= bit
    return found


def those_in_time(tables: Tables, beats: Beats, work: Work, phase: int, suit: int, masters: int, seat: int, left: int) -> int:
    """Those masters of a suit that can be cashed before anybody who could beat them runs out of it; the highest, if not all."""
    row = (phase * 5 + suit) * (tables.faces + 2)
    kept = 0
    for other in range(work.state[ws.PLAYERS]):
        if other != seat:
            kept |= work.cashed[KEEPS + other]
    frail = 0
    threats = 0
    cards = masters
    while cards:
        bit = cards & -cards
        cards ^= bit
        stronger = beats.stronger[row + lowest(bit)]
        work.state[ws.STRONGER] |= stronger
        if stronger & kept:
            frail |= bit
            threats |= stronger
    if not frail:
        return masters
    following = tables.follows[phase * 5 + suit]
    rounds = left
    for other in range(work.state[ws.PLAYERS]):
        if other != seat and work.cashed[KEEPS + other] & threats:
            rounds = min(rounds, popcount(work.hands[other] & following) - work.cashed[DISCARDS + other])
    firm = masters & ~frail
    while frail and popcount(frail) > rounds:
        frail &= frail - 1
    return firm | frail


def lead_rounds(tables: Tables, work: Work, phase: int, suit: int, rounds: int) -> None:
    """Put down what it costs the hands when a suit is led so often."""
    work.cashed[ROUNDS + suit] = rounds
    following = tables.follows[phase * 5 + suit]
    anytime = tables.follows[phase * 5 + NO_SUIT]
    for other in range(work.state[ws.PLAYERS]):
        hand = work.hands[other]
        short = rounds - popcount(hand & following)
        if short > 0:
            work.cashed[DISCARDS + other] += short
        if short >= popcount(hand & anytime):
            work.cashed[KEEPS + other] &= ~following


def honours_to(tables: Tables, work: Work, phase: int, seat: int, taken: int, cashing: int, left: int) -> int:
    """The least number of honours that fall to the `cashing` tricks, of `left` to come, besides the cards in `taken`."""
    honours = tables.honours & ~taken
    fall = 0
    for other in range(work.state[ws.PLAYERS]):
        if other == seat:
            continue
        hand = work.hands[other]
        if (work.state[ws.SIDE] >> other ^ work.state[ws.SIDE] >> seat) & 1:
            if hand & honours:
                unable_to_keep = popcount(hand & honours) - (left - cashing)
                fall += max(wrung_from(tables, work, phase, hand), unable_to_keep)
        else:
            # a partner puts nothing down that would take the trick from the leader
            fall += given_by(tables, work, phase, hand, hand & honours & ~work.state[ws.STRONGER])
    return fall


def wrung_from(tables: Tables, work: Work, phase: int, hand: int) -> int:
    """The honours that a hand of the other side has to follow suit with, since it has nothing less."""
    anytime = popcount(hand & tables.follows[phase * 5 + NO_SUIT])
    wrung = 0
    for suit in range(4):
        rounds = work.cashed[ROUNDS + suit]
        if rounds:
            suited = hand & tables.follows[phase * 5 + suit]
            wrung += max(min(rounds - anytime, popcount(suited)) - popcount(suited & ~tables.honours), 0)
    return wrung


def given_by(tables: Tables, work: Work, phase: int, hand: int, gifts: int) -> int:
    """How many of these honours a partner can put down, following suit or discarding."""
    if not gifts:
        return 0
    given = 0
    for suit in range(4):
        rounds = work.cashed[ROUNDS + suit]
        if rounds:
            suited = hand & tables.follows[phase * 5 + suit]
            given += min(rounds, popcount(suited & gifts)) + max(rounds - popcount(suited), 0)
    return min(given, popcount(gifts))
