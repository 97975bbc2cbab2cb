"""Deals played to their end by chance, one after the other, over a layout: every legal card is as likely.

One source for plain Python (lists) and for the compiled twin (arrays). Masks are words in layout bits. A deal draws one random
word for two cards of a trick, and selects each by one half of it (`lanes`, which plays many deals at once, draws in the same
order and so plays the very same cards). The suit that a led joker calls and the name of a wild one are drawn from its hash.

What a seat took is kept in one word, eight bits for each seat.
"""

from typing import NamedTuple

from napoleon.play.kernel import winner
from napoleon.play.layout import MOST_MEETS, MOST_MOVES, WIDTH, Layout
from napoleon.play.words64 import below, index_of, mixed, nth_bit, popcount, small, stepped, top_index, u64
from napoleon.rules.compile import CALL_TRUMP, CHOOSE_SUIT, LEADS_NAMED
from napoleon.rules.tables import NO_SUIT, PLAIN_FACES, Tables

Words = list[int]
MOST_PLAYERS = 7


class Start(NamedTuple):
    """Where all deals of a batch stand: the same trick with the same cards on the table."""

    players: int
    tricks: int
    """how many a whole deal has"""
    trick: int
    """the current one, from 0"""
    leader: int
    """the seat that leads it, or led"""
    down: int
    """how many cards lie on the table"""
    led: int
    """the suit that they set; 4 where none is set"""
    stake: int
    """honours that go to the winner of the current trick besides its own: a discard (X4)"""


class Room(NamedTuple):
    """Where one deal is played: used again for the next."""

    hand: Words
    """[seat]"""
    plays: Words
    """[place] the faces of the trick, and 7 further on the cards"""
    owner: Words
    """[position] who played the bit that stands there in this trick; the last is for what cannot win"""
    faces: Words
    strengths: Words


def empty_room() -> Room:
    """Room for one deal at a time."""
    return Room([0] * MOST_PLAYERS, [0] * (2 * MOST_PLAYERS), [0] * (WIDTH + 1), [0] * MOST_PLAYERS, [0] * MOST_PLAYERS)


def led_suit(layout: Layout, phase: int, face: int) -> int:
    """The suit that a face sets; 4 for a joker. Without a branch, because no two leads are alike."""
    suit = NO_SUIT
    for other in range(4):
        suit = other if face & layout.sets[phase * 4 + other] else suit
    return suit


def called_suit(layout: Layout, phase: int, word: int) -> int:
    """What a bare joker that leads calls."""
    if layout.joker_calls[phase] == CHOOSE_SUIT:
        return small(mixed(word, u64(0)) >> u64(62))
    return layout.trump if layout.joker_calls[phase] == CALL_TRUMP else NO_SUIT


def calls_of(layout: Layout, card: int) -> int:
    """The cards that this card calls when it leads."""
    if card & layout.callers:
        for row in range(layout.calls):
            if layout.call_card[row] == card:
                return layout.call_mask[row]
    return u64(0)


def leads(layout: Layout, phase: int, hand: int) -> int:
    """What may be led."""
    free = hand & ~layout.lead_bans[phase]
    return free if free else hand


def follows(layout: Layout, phase: int, led: int, called: int, joker_led: bool, hand: int) -> int:
    """What may be followed with; `called` is what the first card calls."""
    anytime = hand & layout.belongs[phase * 5 + NO_SUIT]
    own = u64(0) if led == NO_SUIT else hand & layout.belongs[phase * 5 + led]
    legal = own | anytime if own else hand
    if joker_led and layout.honour_duty[phase] and led != NO_SUIT and not own and hand & layout.honours:
        legal = hand & (layout.honours | anytime)
    bans = layout.trick_bans[phase * 2 + (1 if led == layout.trump else 0)]
    if bans:
        allowed = legal & ~bans
        if allowed:
            legal = allowed
            called &= ~bans
    duty = hand & called
    return duty if duty else legal


def named_face(layout: Layout, phase: int, hand: int, place: int, word: int) -> int:
    """What a wild joker is named as; led, a card that might be led (J7)."""
    names = layout.names
    bans = layout.lead_bans[phase]
    if place == 0 and hand & ~bans and names & ~bans:
        names &= ~bans
    return nth_bit(names, below(mixed(word, u64(place)), 0, popcount(names)))


def moved(layout: Layout, phase: int, face: int) -> int:
    """The bit that stands for a face when the trick is judged."""
    for row in range(phase * MOST_MOVES, phase * MOST_MOVES + layout.move_count[phase]):
        if layout.move_from[row] == face:
            return layout.move_to[row]
    return face


def is_exception(layout: Layout, phase: int, first: int, present: int, fit: int, players: int) -> bool:
    """Whether the order of bits may not judge this trick; `first` is the face that led, `fit` what can win."""
    if do_meet(layout, phase, present):
        return True
    if first & layout.jokers and layout.joker_asks[phase]:
        return True
    return not fit or (layout.joker_calls[phase] == LEADS_NAMED and small(popcount(present)) < players)


def do_meet(layout: Layout, phase: int, present: int) -> bool:
    """Whether a killer and its target, or two cards of the like, lie in this trick."""
    if popcount(present & layout.meeting[phase]) > u64(1):
        for row in range(phase * MOST_MEETS, phase * MOST_MEETS + layout.meet_count[phase]):
            if present & layout.meet_one[row] and present & layout.meet_other[row]:
                return True
    return False


def same_two(layout: Layout, phase: int, led: int, first: int, present: int) -> int:
    """The 2 that has the strength of same-two in a full trick; nothing when there is none."""
    if first & layout.jokers:  # then the suit of the others need not be the one that was called
        for suit in range(4):
            if not present & ~layout.same_two_suits[phase * 4 + suit] and present & layout.twos[suit]:
                return layout.twos[suit]
        return u64(0)
    return u64(0) if present & ~layout.same_two_suits[phase * 4 + led] else present & layout.twos[led]


def judged(layout: Layout, tables: Tables, phase: int, led: int, players: int, room: Room) -> int:
    """The place of the winner of the trick in `room.plays`, by the kernel."""
    faces, plays = room.faces, room.plays
    for place in range(players):
        face, card = plays[place], plays[place + MOST_PLAYERS]
        faces[place] = layout.card[index_of(face)]
        if face != card:
            faces[place] += PLAIN_FACES + 52 * (layout.card[index_of(card)] - 52)
    return winner(tables, phase, led, faces, players, room.strengths)


def player_of(plays: Words, face: int, seat: int, players: int) -> int:
    """Who played this face in a trick that `seat` led."""
    for place in range(players):
        if plays[place] == face:
            seat += u64(place)
    return seat - u64(players) if seat >= u64(players) else seat


def note(layout: Layout, card: int, face: int, led: int) -> int:
    """A play as one number for a trace: card, face and led suit."""
    return layout.card[index_of(card)] | layout.card[index_of(face)] << 8 | led << 16


def usual_trick(
    layout: Layout, phase: int, players: int, room: Room, seat: int, one: int, two: int
) -> tuple[bool, int, int, int, int]:
    """A trick of a usual phase with nothing rare in it: the seat that takes it, its honours, and the next state.

    The first value is false where something rare turned up (a joker or a calling card led, an exception); then nothing is done.
    """
    hand, plays, owner, row = room.hand, room.plays, room.owner, phase * 5
    word = u64(one + two)
    one, two = stepped(one, two)
    mine = hand[seat]
    first = nth_bit(mine, below(word, 0, popcount(mine)))
    if first & (layout.jokers | layout.callers):
        return False, seat, u64(0), one, two
    hand[seat] = mine ^ first
    plays[0] = first
    owner[index_of(first)] = seat
    led = led_suit(layout, phase, first)
    belongs, anytime = layout.belongs[row + led], layout.belongs[row + NO_SUIT]
    present, turn = first, seat
    for place in range(1, players):
        turn = u64(0) if turn == u64(players - 1) else turn + u64(1)
        if place & 1 == 0:
            word = u64(one + two)
            one, two = stepped(one, two)
        mine = hand[turn]
        own = mine & belongs
        legal = own | (mine & anytime) if own else mine
        card = nth_bit(legal, below(word, place, popcount(legal)))
        hand[turn] = mine ^ card
        plays[place] = card
        owner[index_of(card)] = turn
        present |= card
    fit = present & layout.wins[row + led]
    if popcount(present & layout.meeting[phase]) > u64(1):
        for place in range(players):
            turn = seat + u64(place)
            hand[turn - u64(players) if turn >= u64(players) else turn] |= plays[place]
        return False, seat, u64(0), one, two
    top, spot = top_index(fit), layout.twos[led]
    if not (spot & ~present | present & ~layout.same_two_suits[phase * 4 + led]) and layout.same_two[phase] > fit:
        top = index_of(spot)
    if not layout.kill_pair[phase] & ~present:
        top = index_of(layout.kill_card[phase])
    return True, u64(owner[top]), popcount(present & layout.honours), one, two


def rare_trick(
    layout: Layout,
    tables: Tables,
    start: Start,
    down: Words,
    room: Room,
    trick: int,
    seat: int,
    one: int,
    two: int,
    trace: Words,
    at: int,
) -> tuple[int, int, int, int, int]:
    """Any trick, begun or not: the seat that takes it, its honours, the next state, and the place in the trace."""
    players, hand, plays, owner = start.players, room.hand, room.plays, room.owner
    placed, led = (start.down, start.led) if trick == start.trick else (0, NO_SUIT)
    phase = layout.phase[trick]
    wild = layout.jokers if layout.joker_calls[phase] == LEADS_NAMED else u64(0)
    word, present, real, fit, called, joker_led, turn = u64(0), u64(0), u64(0), u64(0), u64(0), False, seat
    for place in range(players):
        if place < placed:
            face, card = down[place], down[place + MOST_PLAYERS]
        else:
            if place & 1 == 0 or place == placed:
                word = u64(one + two)
                one, two = stepped(one, two)
            mine = hand[turn]
            legal = follows(layout, phase, led, called, joker_led, mine) if place else leads(layout, phase, mine)
            card = nth_bit(legal, below(word, place, popcount(legal)))
            hand[turn] = mine ^ card
            face = named_face(layout, phase, mine, place, word) if card & wild else card
            if led == NO_SUIT:
                led = led_suit(layout, phase, face)
                if place == 0 and face & layout.jokers:
                    led = called_suit(layout, phase, word)
            if len(trace):
                trace[at] = note(layout, card, face, led)
                at += 1
        strong = moved(layout, phase, face)
        if place == 0:
            called = calls_of(layout, card)
            joker_led = bool(face & layout.jokers)
            strong = layout.joker_led[phase * 5 + led] if joker_led else strong
        plays[place], plays[place + MOST_PLAYERS] = face, card
        present |= face
        real |= card
        fit |= strong
        owner[index_of(strong)] = turn
        turn = u64(0) if turn == u64(players - 1) else turn + u64(1)
    fit &= layout.wins[phase * 5 + led]
    if layout.same_two[phase] > fit:
        two_spot = same_two(layout, phase, led, plays[0], present)
        if two_spot and fit:
            owner[top_index(fit)] = player_of(plays, two_spot, seat, players)
    if not layout.kill_pair[phase] & ~present:
        owner[top_index(fit)] = player_of(plays, layout.kill_card[phase], seat, players)
    if is_exception(layout, phase, plays[0], present, fit, players):
        turn = seat + u64(judged(layout, tables, phase, led, players, room))
        seat = turn - u64(players) if turn >= u64(players) else turn
    else:
        seat = u64(owner[top_index(fit)])
    return seat, popcount(real & layout.honours), one, two, at


def play_one(
    layout: Layout, tables: Tables, start: Start, down: Words, room: Room, one: int, two: int, trace: Words, at: int
) -> int:
    """One deal from its start to its end: what each seat took. The hands in `room` are used up."""
    took, seat, stake = u64(0), u64(start.leader), u64(start.stake)
    always = len(trace) > 0
    for trick in range(start.trick, start.tricks):
        phase = layout.phase[trick]
        done, honours = False, u64(0)
        if layout.usual[phase] and not always and (start.down == 0 or trick > start.trick):
            done, taker, honours, next_one, next_two = usual_trick(layout, phase, start.players, room, seat, one, two)
            if done:
                seat, one, two = taker, next_one, next_two
        if not done:
            seat, honours, one, two, at = rare_trick(layout, tables, start, down, room, trick, seat, one, two, trace, at)
        took += u64(honours + stake) << u64(seat * u64(8))
        stake = u64(0)
    return took


def play_each(
    layout: Layout,
    tables: Tables,
    start: Start,
    down: Words,
    hands: Words,
    room: Room,
    seed: int,
    between: tuple[int, int],
    took: Words,
    trace: Words,
) -> None:
    """Play the deals with these numbers (from, to) of the batch; `hands[deal*players + seat]`, and `took[deal]` is filled."""
    players = start.players
    length = len(trace) // max(1, len(took))
    for deal in range(between[0], between[1]):
        for seat in range(players):
            room.hand[seat] = hands[deal * players + seat]
        one, two = mixed(seed, u64(2 * deal)), mixed(seed, u64(2 * deal + 1))
        took[deal] = play_one(layout, tables, start, down, room, one, two, trace, deal * length)
