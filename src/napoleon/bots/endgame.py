"""The last tricks played perfectly, hands open and sides known: alpha-beta on the honours of the contract's side.

Plain loops, compiled. For a few cards a hand, and only as far as a number of positions goes.
"""

from napoleon.bots.policy import bits, lowest, play_card, side_honours
from napoleon.bots.position import (
    COUNT,
    FIRST_TRICK,
    FRAME,
    LEAD_FACE,
    LEADER,
    LED,
    LEFT,
    PLAYERS,
    POINTS,
    REST,
    REVEALED,
    SEATS,
    SIDE,
    SIZE,
    STAKE,
    STAKE_TO,
    TRICK,
    Book,
    Room,
)
from napoleon.play.kernel import legal
from napoleon.rules.compile import CALL_TRUMP, CHOOSE_SUIT, LEADS_NAMED
from napoleon.rules.tables import NO_SUIT, PLAIN_FACES, Tables

TOO_MANY, OPEN = -1000, -2000
PUBLIC = REST + 1
"""so many numbers of `Room.now` change with every play"""
FACES = PUBLIC
(HAND, LACKS, CARDS, CARD, WAYS, FOUND, LOW, HIGH, TAKER, GAINED) = range(FACES + SEATS, FACES + SEATS + 10)


def highest(book: Book, cards: int) -> int:
    """The card of the set that stands highest."""
    best = lowest(cards)
    rest = cards & (cards - 1)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if book.height[card] > book.height[best]:
            best = card
    return best


def enter(tables: Tables, room: Room, base: int) -> int:
    """Begin with the position in the room, its frame at `base`: a value where there is nothing to play for, else `OPEN`."""
    now, stack = room.now, room.stack
    if now[TRICK] >= now[SIZE]:
        return side_honours(room)
    now[LEFT] -= 1
    if now[LEFT] < 0:
        return TOO_MANY
    have = side_honours(room)
    if have >= stack[base + HIGH]:
        return have
    coming = now[POINTS] + bits(now[REST] & tables.honours)
    if have + coming <= stack[base + LOW]:
        return have + coming
    seat = (now[LEADER] + now[COUNT]) % now[PLAYERS]
    for i in range(PUBLIC):
        stack[base + i] = now[i]
    for place in range(SEATS):
        # the tricks below write over the cards that lie here
        stack[base + FACES + place] = room.faces[place]
    stack[base + HAND], stack[base + LACKS] = room.hands[seat], room.lacks[seat]
    stack[base + CARDS] = legal(tables, tables.phase[now[TRICK]], now[LED], now[LEAD_FACE], room.hands[seat])
    stack[base + WAYS] = 0
    stack[base + FOUND] = -1 if now[SIDE] >> seat & 1 else 999
    return OPEN


def play_next(tables: Tables, book: Book, room: Room, base: int) -> bool:
    """Play the next card, or the next way to play it, of the position whose frame is at `base`; False when all were."""
    now, stack = room.now, room.stack
    phase, led, count = tables.phase[now[TRICK]], now[LED], now[COUNT]
    if stack[base + WAYS] == 0:
        cards = stack[base + CARDS]
        if not cards:
            return False
        card = highest(book, cards)
        stack[base + CARDS] = cards & ~(1 << card)
        stack[base + CARD] = card
        stack[base + WAYS] = 1
        if card >= 52 and tables.joker_calls[phase] == LEADS_NAMED and book.best_name[phase * 5 + led] >= 0:
            stack[base + WAYS] = 2
        elif card >= 52 and count == 0 and tables.joker_calls[phase] == CHOOSE_SUIT:
            stack[base + WAYS] = 4
    card = face = stack[base + CARD]
    stack[base + WAYS] -= 1
    way = stack[base + WAYS]
    called = NO_SUIT
    if card >= 52 and tables.joker_calls[phase] == LEADS_NAMED and book.best_name[phase * 5 + led] >= 0:
        name = book.best_name[phase * 5 + led] if way == 1 else book.low_name[phase * 5 + led]
        face = PLAIN_FACES + 52 * (card - 52) + name
    elif card >= 52 and count == 0 and tables.joker_calls[phase] == CHOOSE_SUIT:
        called = way
    elif card >= 52 and count == 0 and tables.joker_calls[phase] == CALL_TRUMP:
        called = tables.trump
    stack[base + GAINED] = 0
    if count + 1 == now[PLAYERS]:
        stack[base + GAINED] = now[POINTS] + (tables.honours >> card & 1)
        if now[TRICK] == 0 and now[STAKE_TO] == FIRST_TRICK:
            stack[base + GAINED] += now[STAKE]
    play_card(tables, book, room, face, called)
    stack[base + TAKER] = now[LEADER]
    return True


def take_back(room: Room, base: int) -> None:
    """The position whose frame is at `base`, as it was."""
    now, stack = room.now, room.stack
    room.taken[stack[base + TAKER]] -= stack[base + GAINED]
    for i in range(PUBLIC):
        now[i] = stack[base + i]
    for place in range(SEATS):
        room.faces[place] = stack[base + FACES + place]
    seat = (now[LEADER] + now[COUNT]) % now[PLAYERS]
    room.hands[seat], room.lacks[seat] = stack[base + HAND], stack[base + LACKS]


def solve(tables: Tables, book: Book, room: Room, positions: int) -> int:
    """The honours of the side when all play perfectly from here; `TOO_MANY` where that takes more positions to see.

    A loop with frames of its own: what calls itself cannot be read back from Numba's cache.
    """
    now, stack = room.now, room.stack
    now[LEFT], now[REVEALED] = positions, 1
    stack[LOW], stack[HIGH] = -1, 99
    base = 0
    value = enter(tables, room, base)
    while True:
        if value == OPEN:
            if play_next(tables, book, room, base):
                stack[base + FRAME + LOW], stack[base + FRAME + HIGH] = stack[base + LOW], stack[base + HIGH]
                base += FRAME
                value = enter(tables, room, base)
                continue
            value = stack[base + FOUND]
        if base == 0 or value == TOO_MANY:
            return value
        base -= FRAME
        take_back(room, base)
        seat = (now[LEADER] + now[COUNT]) % now[PLAYERS]
        if now[SIDE] >> seat & 1:
            stack[base + FOUND] = max(stack[base + FOUND], value)
            stack[base + LOW] = max(stack[base + LOW], value)
        else:
            stack[base + FOUND] = min(stack[base + FOUND], value)
            stack[base + HIGH] = min(stack[base + HIGH], value)
        value = stack[base + FOUND] if stack[base + LOW] >= stack[base + HIGH] else OPEN
