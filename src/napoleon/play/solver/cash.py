"""What the leader can take at once: the tricks of his masters, one after the other, and the honours that must fall to them.

A master is a card that nobody can beat while everyone follows suit. Whoever holds a stronger card of another suit has to follow
for as long as he can; so it is counted how often. Honours fall from a hand of the other side that has no other card to give,
and partners put down theirs where they may choose.
"""

from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.bounds import all_have
from napoleon.play.solver.workspace import Beats, Work
from napoleon.rules.tables import NO_SUIT, Tables

(ROUNDS, DISCARDS, KEEPS) = (0, 4, 12)
"""in `work.cashed`: the tricks in each suit; of each seat how many discards it had, and what it may still hold"""


def cash(tables: Tables, beats: Beats, work: Work, seat: int, rest: int, phase: int, left: int) -> int:
    """The cards that the leader can cash one after the other, as a mask; how many in each suit stands in `cashed`."""
    others = rest & ~work.hands[seat]
    barred = 3 << 52
    killers = work.state[ws.KILLERS]
    targets = work.state[ws.TARGETS]
    if others & killers:
        barred |= targets
    if others & targets:
        if others & killers:
            return 0
        barred |= killers
    if tables.joker_shift[phase] or tables.lead_bans[phase] or (tables.names and others >> 52):
        return 0
    if tables.trick_bans[phase * 2] | tables.trick_bans[phase * 2 + 1]:
        return 0
    cashed = work.cashed
    players = work.state[ws.PLAYERS]
    anytime = tables.follows[phase * 5 + NO_SUIT]
    for other in range(players):
        cashed[DISCARDS + other] = 0
        cashed[KEEPS + other] = work.hands[other]
    found = 0
    work.state[ws.STRONGER] = 0
    trump = tables.trump
    for turn in range(4):
        # trumps first: they are the cards that others would beat masters with
        suit = turn
        if trump < 4:
            suit = trump if turn == 0 else turn - (turn <= trump)
        cashed[ROUNDS + suit] = 0
        mine = work.hands[seat] & beats.leads[phase * 5 + suit] & ~barred
        if not mine:
            continue
        suited = tables.follows[phase * 5 + suit]
        masters = in_suit(tables, beats, work, phase, suit, mine, others)
        if not masters:
            continue
        masters = keep_unbeaten(beats, work, tables, phase, suit, masters, seat, suited, left)
        if not masters:
            continue
        rounds = popcount(masters)
        found |= masters
        cashed[ROUNDS + suit] = rounds
        for other in range(players):
            hand = work.hands[other]
            spare = rounds - popcount(hand & suited)
            if spare > 0:
                cashed[DISCARDS + other] += spare
            if spare >= popcount(hand & anytime):
                cashed[KEEPS + other] &= ~suited
    return found


def in_suit(tables: Tables, beats: Beats, work: Work, phase: int, suit: int, mine: int, others: int) -> int:
    """Which of the leader's cards of a suit nobody can beat who follows."""
    suited = tables.follows[phase * 5 + suit] | tables.follows[phase * 5 + NO_SUIT]
    row = (phase * 5 + suit) * (tables.faces + 2)
    same = tables.same_two_suits[phase * 4 + suit]
    twos = others & same & work.state[ws.TWOS] and all_have(work, same)
    found = 0
    while mine:
        bit = mine & -mine
        mine ^= bit
        card = lowest(bit)
        if others & suited & beats.stronger[row + card] or tables.calls[card] & others or (twos and same & bit):
            continue
        found |= bit
    return found


def keep_unbeaten(
    beats: Beats, work: Work, tables: Tables, phase: int, suit: int, masters: int, seat: int, suited: int, left: int
) -> int:
    """Those masters of a suit that can be cashed before anyone who could beat them runs out of the suit."""
    row = (phase * 5 + suit) * (tables.faces + 2)
    frail = 0
    stronger = 0
    outside = 0
    for other in range(work.state[ws.PLAYERS]):
        if other != seat:
            outside |= work.cashed[KEEPS + other]
    rest = masters
    while rest:
        bit = rest & -rest
        rest ^= bit
        beat = beats.stronger[row + lowest(bit)]
        work.state[ws.STRONGER] |= beat
        if beat & outside:
            frail |= bit
            stronger |= beat
    if not frail:
        return masters
    rounds = left
    for other in range(work.state[ws.PLAYERS]):
        if other != seat and work.cashed[KEEPS + other] & stronger:
            rounds = min(rounds, popcount(work.hands[other] & suited) - work.cashed[DISCARDS + other])
    firm = masters & ~frail
    while frail and popcount(frail) > rounds:
        frail &= frail - 1
    return firm | frail


def honours_to(tables: Tables, work: Work, phase: int, seat: int, taken: int, cashing: int, left: int) -> int:
    """The least number of honours that fall to the cashed tricks, besides the cards in `taken`."""
    cashed = work.cashed
    anytime = tables.follows[phase * 5 + NO_SUIT]
    others = tables.honours & ~taken
    leads = work.state[ws.SIDE] >> seat & 1
    fall = 0
    for other in range(work.state[ws.PLAYERS]):
        if other == seat:
            continue
        hand = work.hands[other]
        partner = work.state[ws.SIDE] >> other & 1 == leads
        give = hand & others & ~work.state[ws.STRONGER] if partner else hand & others
        if not give:
            continue
        forced = 0
        spare = 0
        free = popcount(hand & anytime)
        for suit in range(4):
            rounds = cashed[ROUNDS + suit]
            if rounds:
                suited = hand & tables.follows[phase * 5 + suit]
                if partner:
                    forced += min(rounds, popcount(suited & give))
                    spare += max(rounds - popcount(suited), 0)
                else:
                    forced += max(min(rounds - free, popcount(suited)) - popcount(suited & ~tables.honours), 0)
        if partner:
            fall += min(forced + spare, popcount(give))
        else:
            fall += max(forced, popcount(give) - (left - cashing))
    return fall
