"""Looking ahead: a seat's own later plays, each chosen by playing out every way to play on. Plain loops, compiled.

The policy plays as one would at a glance; who thinks will not play so later on. So in a playout the thinking seat tries each
of its later plays to the end, the others playing by the policy, and takes the best: what comes out is what it can make of the
play that is looked at.
"""

from typing import NamedTuple

from napoleon.bots.policy import bits, choose_option, judge, pick_option, play_card, play_on, side_honours
from napoleon.bots.position import (
    COUNT,
    LEAD_FACE,
    LEADER,
    LED,
    NAPOLEON,
    NOW,
    PLAYERS,
    POINTS,
    REST,
    SEATS,
    SIDE,
    SIZE,
    TRICK,
    Book,
    Room,
)
from napoleon.play.kernel import legal
from napoleon.rules.tables import Tables

ROLES, ENDS = 3, 64
"""roles, and numbers of honours, in `Ahead.worth`"""
SETTLED = 0.1
"""the part of what is at stake that an ending must still decide to be thought about"""


class Ahead(NamedTuple):
    """Who looks ahead, how far, and what the ends are worth to it."""

    seat: int
    plays: int
    """how many of its plays to come it looks at; those after them the policy chooses"""
    stake: float
    """the best score less the worst"""
    worth: list[float]
    """[(alone*3 + role)*64 + honours of the contract's side]: the score of Napoleon, adjutant, ally; without sides
    [honours of the seat]"""


def worth_row(book: Book, room: Room, ahead: Ahead, gone: int) -> int:
    """Where in `ahead.worth` the ends of this world lie."""
    if not book.sides:
        return 0
    side = room.now[SIDE]
    alone = side & (side - 1) == 0 and gone == 0
    if side >> ahead.seat & 1 == 0:
        role = 2
    elif ahead.seat == room.now[NAPOLEON] or side & (side - 1) == 0:
        role = 0
    else:
        role = 1
    return ((ROLES if alone else 0) + role) * ENDS


def honours_of(book: Book, room: Room, seat: int) -> int:
    """The honours that count for the seat: those of the contract's side, without sides its own."""
    return side_honours(room) if book.sides else room.taken[seat]


def still_matters(tables: Tables, book: Book, room: Room, ahead: Ahead, row: int) -> bool:
    """Whether what is left to take still decides something."""
    have = honours_of(book, room, ahead.seat)
    left = room.now[POINTS] + bits(room.now[REST] & tables.honours)
    least = most = ahead.worth[row + have]
    for honours in range(have + 1, have + left + 1):
        least = min(least, ahead.worth[row + honours])
        most = max(most, ahead.worth[row + honours])
    return most - least > SETTLED * ahead.stake


def copy_room(room: Room, to: Room) -> None:
    """Make `to` the same position."""
    for i in range(NOW):
        to.now[i] = room.now[i]
    for seat in range(SEATS):
        to.hands[seat] = room.hands[seat]
        to.lacks[seat] = room.lacks[seat]
        to.faces[seat] = room.faces[seat]
        to.taken[seat] = room.taken[seat]
    for pair in range(SEATS * SEATS):
        to.friends[pair] = room.friends[pair]


def best_option(tables: Tables, book: Book, room: Room, spare: Room, ahead: Ahead, row: int) -> int:
    """The option of the seat to play with the best end; of equal ones the policy's."""
    now = room.now
    cards = legal(tables, tables.phase[now[TRICK]], now[LED], now[LEAD_FACE], room.hands[ahead.seat])
    count = judge(tables, book, room, cards)
    plain = best = pick_option(book, room, count)
    if count == 1:
        return best
    most = -1e9
    for step in range(count):
        option = plain if step == 0 else step - 1 if step <= plain else step
        copy_room(room, spare)
        play_card(tables, book, spare, room.face[option], room.call[option])
        play_on(tables, book, spare)
        worth = ahead.worth[row + honours_of(book, spare, ahead.seat)]
        if worth > most:
            most = worth
            best = option
    return best


def play_ahead(tables: Tables, book: Book, room: Room, spare: Room, ahead: Ahead, gone: int) -> None:
    """Play to the end: one seat looks ahead, the policy plays the others."""
    now = room.now
    row = worth_row(book, room, ahead, gone)
    looks = ahead.plays
    while now[TRICK] < now[SIZE] and looks > 0:
        if (now[LEADER] + now[COUNT]) % now[PLAYERS] != ahead.seat:
            option = choose_option(tables, book, room)
        else:
            if not still_matters(tables, book, room, ahead, row):
                break
            looks -= 1
            option = best_option(tables, book, room, spare, ahead, row)
        play_card(tables, book, room, room.face[option], room.call[option])
    play_on(tables, book, room)
