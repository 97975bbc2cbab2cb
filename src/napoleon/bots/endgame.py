"""The last tricks played perfectly, hands open and sides known: alpha-beta on the honours of the contract's side.

Plain loops, compiled. For a few cards a hand, and only as far as a number of positions goes.
"""

from napoleon.bots.policy import bits, lowest, play_card, side_honours
from napoleon.bots.position import (
    BEATEN_BY,
    BEST,
    COUNT,
    FIRST_TRICK,
    LEAD_FACE,
    LEADER,
    LED,
    LEFT,
    PLAYERS,
    POINTS,
    PRESENT,
    REST,
    REVEALED,
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

TOO_MANY = -1000


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


def best_value(tables: Tables, book: Book, room: Room, low: int, high: int) -> int:
    """The honours that the side ends with: exact between `low` and `high`, else a bound; `TOO_MANY` when given up."""
    now = room.now
    if now[TRICK] >= now[SIZE]:
        return side_honours(room)
    now[LEFT] -= 1
    if now[LEFT] < 0:
        return TOO_MANY
    have = side_honours(room)
    if have >= high:
        return have
    coming = now[POINTS] + bits(now[REST] & tables.honours)
    if have + coming <= low:
        return have + coming
    players, leader, count = now[PLAYERS], now[LEADER], now[COUNT]
    seat = (leader + count) % players
    phase = tables.phase[now[TRICK]]
    ours = now[SIDE] >> seat & 1
    cards = legal(tables, phase, now[LED], now[LEAD_FACE], room.hands[seat])
    led, lead_face, best, beaten_by, present, points = (
        now[LED],
        now[LEAD_FACE],
        now[BEST],
        now[BEATEN_BY],
        now[PRESENT],
        now[POINTS],
    )
    rest, trick, hand, lacks = now[REST], now[TRICK], room.hands[seat], room.lacks[seat]
    # the tricks below write over the cards that lie here
    face_0, face_1, face_2 = room.faces[0], room.faces[1], room.faces[2]
    face_3, face_4, face_5 = room.faces[3], room.faces[4], room.faces[5]
    stake = now[STAKE] if trick == 0 and now[STAKE_TO] == FIRST_TRICK else 0
    found = -1 if ours else 999
    while cards:
        card = highest(book, cards)
        cards &= ~(1 << card)
        ways, face = 1, card
        named = card >= 52 and tables.joker_calls[phase] == LEADS_NAMED and book.best_name[phase * 5 + led] >= 0
        if card >= 52 and count == 0 and tables.joker_calls[phase] == CHOOSE_SUIT:
            ways = 4
        elif named:
            ways = 2
        for way in range(ways):
            called = NO_SUIT
            if named:
                name = book.best_name[phase * 5 + led] if way == 0 else book.low_name[phase * 5 + led]
                face = PLAIN_FACES + 52 * (card - 52) + name
            elif card >= 52 and count == 0:
                called = way if ways == 4 else tables.trump if tables.joker_calls[phase] == CALL_TRUMP else NO_SUIT
            play_card(tables, book, room, face, called)
            taker = now[LEADER]
            gained = 0
            if count + 1 == players:
                gained = points + (tables.honours >> card & 1) + stake
            value = best_value(tables, book, room, low, high)
            now[LEADER], now[COUNT], now[LED], now[LEAD_FACE], now[BEST] = leader, count, led, lead_face, best
            now[BEATEN_BY], now[PRESENT], now[POINTS], now[REST], now[TRICK] = beaten_by, present, points, rest, trick
            room.hands[seat], room.lacks[seat] = hand, lacks
            room.faces[0], room.faces[1], room.faces[2] = face_0, face_1, face_2
            room.faces[3], room.faces[4], room.faces[5] = face_3, face_4, face_5
            room.taken[taker] -= gained
            if value <= TOO_MANY:
                return TOO_MANY
            if ours:
                found = max(found, value)
                low = max(low, value)
            else:
                found = min(found, value)
                high = min(high, value)
            if low >= high:
                return found
    return found


def solve(tables: Tables, book: Book, room: Room, positions: int) -> int:
    """The honours of the side when all play perfectly from here; `TOO_MANY` where that takes more positions to see."""
    now = room.now
    now[LEFT] = positions
    now[REVEALED] = 1
    return best_value(tables, book, room, -1, 99)
