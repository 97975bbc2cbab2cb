"""Batches of playouts in sampled worlds: every way to play on, or whole plays from the first lead. Plain loops, compiled."""

from typing import NamedTuple

from napoleon.bots.endgame import TOO_MANY, solve
from napoleon.bots.lookahead import Ahead, honours_of, play_ahead
from napoleon.bots.policy import bits, lowest, play_card, play_on, power, set_friends, side_honours
from napoleon.bots.position import (
    ADJUTANT,
    BEATEN_BY,
    BEST,
    COUNT,
    LEAD_FACE,
    LEADER,
    LED,
    NAMED,
    NAPOLEON,
    NOBODY,
    NOW,
    PLAYERS,
    POINTS,
    PRESENT,
    REST,
    REVEALED,
    SIDE,
    SIZE,
    SOLO_KNOWN,
    STAKE,
    STAKE_TO,
    TRICK,
    Book,
    Room,
)
from napoleon.rules.tables import NO_CARD, NO_SUIT, Tables

SHORT = 4
"""cards a hand that are played perfectly"""


class Root(NamedTuple):
    """Where a batch starts: the public position, alike in all worlds."""

    now: list[int]
    lacks: list[int]
    faces: list[int]
    taken: list[int]
    pile_hidden: int
    """1 where the pile of discards is unseen by the seat whose search this is (its honours then count in each world)"""
    gone: int
    """0 nobody, 1 Napoleon, 2 the adjutant has gone over to the allies"""
    dealt_named: int
    """the seat that was dealt the named card as far as known, `NOBODY` alone, -2 unknown"""


def set_root(book: Book, room: Room, root: Root, hands: list[int], at: int) -> None:
    """The position of a world: `hands[at …]` are the players' hands, then the pile."""
    now, players = room.now, root.now[PLAYERS]
    for i in range(NOW):
        now[i] = root.now[i]
    rest = 0
    for seat in range(players):
        room.hands[seat] = hands[at + seat]
        room.lacks[seat] = root.lacks[seat]
        room.faces[seat] = root.faces[seat]
        room.taken[seat] = root.taken[seat]
        rest |= hands[at + seat]
    now[REST] = rest
    if book.sides:
        set_sides(room, root, hands, at)
    else:
        now[SIDE] = 0
    set_friends(book, room)


def set_sides(room: Room, root: Root, hands: list[int], at: int) -> None:
    """Who is the adjutant in this world, and who stands for the contract."""
    now, players = room.now, root.now[PLAYERS]
    adjutant = root.dealt_named
    if adjutant == -2:
        adjutant = NOBODY
        for seat in range(players):
            if seat != now[NAPOLEON] and hands[at + seat] >> now[NAMED] & 1:
                adjutant = seat
    now[ADJUTANT] = adjutant
    side = 1 << now[NAPOLEON]
    if adjutant != NOBODY:
        side |= 1 << adjutant
    if root.gone == 1:
        side &= ~(1 << now[NAPOLEON])
    elif root.gone == 2 and adjutant != NOBODY:
        side &= ~(1 << adjutant)
    now[SIDE] = side
    now[SOLO_KNOWN] = 1 if adjutant == NOBODY else 0


def begin(tables: Tables, book: Book, room: Room, root: Root, hands: list[int], at: int) -> None:
    """The position of a world, with the honours among its discards."""
    set_root(book, room, root, hands, at)
    if room.now[STAKE_TO] != NOBODY and root.pile_hidden:
        room.now[STAKE] = bits(hands[at + root.now[PLAYERS]] & tables.honours)


def try_plays(
    tables: Tables,
    book: Book,
    root: Root,
    room: Room,
    spare: Room,
    ahead: Ahead,
    hands: list[int],
    faces: list[int],
    calls: list[int],
    first: int,
    last: int,
    positions: int,
    out: list[int],
) -> None:
    """`out[world*(options + 1) + option]`: honours of the side (without sides: of the seat to play), last the side itself.

    Short hands are played perfectly, as far as that takes no more than so many positions; others by the policy, but for the
    seat that looks ahead.
    """
    players = root.now[PLAYERS]
    options = len(faces)
    seat = (root.now[LEADER] + root.now[COUNT]) % players
    for world in range(first, last):
        at = world * (players + 1)
        for option in range(options):
            begin(tables, book, room, root, hands, at)
            out[world * (options + 1) + options] = room.now[SIDE]
            play_card(tables, book, room, faces[option], calls[option])
            if book.sides and room.now[SIZE] - room.now[TRICK] <= SHORT:
                exact = solve(tables, book, room, positions)
                if exact > TOO_MANY:
                    out[world * (options + 1) + option] = exact
                    continue
                begin(tables, book, room, root, hands, at)
                play_card(tables, book, room, faces[option], calls[option])
            play_ahead(tables, book, room, spare, ahead, root.gone)
            out[world * (options + 1) + option] = honours_of(book, room, seat)


def best_missing(tables: Tables, book: Book, hand: int) -> int:
    """The card that one would like the adjutant to hold."""
    unseen = book.pack & ~hand
    most, found = -1.0, lowest(unseen)
    cards = unseen
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = power(tables, book, card, unseen & ~(1 << card), book.players - 1) + 0.001 * book.height[card]
        if value > most:
            most = value
            found = card
    return found


def cheap_discards(tables: Tables, book: Book, hand: int, count: int, named: int) -> int:
    """The cards that a Napoleon would throw from his hand with the widow in it: the weakest, short plain suits first."""
    phase = book.usual
    each = book.honour_count / book.size
    unseen = book.pack & ~hand
    gone = 0
    for _ in range(count):
        left = hand & ~gone
        cheapest, found = 1e9, lowest(left)
        cards = left
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            cost = power(tables, book, card, unseen, book.players - 1) * each
            if tables.honours >> card & 1:
                cost -= 0.1 + book.discarded * 0.01
            if book.strong[phase] >> card & 1:
                cost += 0.5
            elif card < 52:
                suit = left & tables.follows[phase * 5 + tables.sets[phase * 54 + card]]
                cost += 0.08 * bits(suit)
            if card == named:
                cost += 0.5
            cost += 0.001 * (card % 13)
            if cost < cheapest:
                cheapest = cost
                found = card
        gone |= 1 << found
    return gone


def clear(now: list[int], players: int, size: int, napoleon: int, named: int) -> None:
    """A deal before the first lead."""
    for i in range(NOW):
        now[i] = 0
    now[PLAYERS] = players
    now[SIZE] = size
    now[LEADER] = napoleon
    now[NAPOLEON] = napoleon
    now[NAMED] = named
    now[LED] = NO_SUIT
    now[LEAD_FACE] = NO_CARD
    now[BEST] = now[BEATEN_BY] = now[POINTS] = now[PRESENT] = now[COUNT] = now[TRICK] = now[REVEALED] = 0


def play_deals(
    tables: Tables,
    book: Book,
    room: Room,
    hands: list[int],
    napoleon: int,
    named: int,
    taken: int,
    thrown: list[int],
    stake_to: int,
    first: int,
    last: int,
    out: list[int],
) -> None:
    """Whole plays of the cards with this Napoleon: `out[world*2]` the honours of his side, `out[world*2 + 1]` the side.

    `named` is the adjutant card, -1 where each world's Napoleon names what he misses most. `taken` is 1 where the widow is in
    his hand already. `thrown[world]` are his discards, 0 where the heuristic chooses them.
    """
    players = book.players
    for world in range(first, last):
        at = world * (players + 1)
        hand = hands[at + napoleon]
        card = named if named >= 0 else best_missing(tables, book, hand)
        if not taken:
            hand |= hands[at + players]
        gone = thrown[world]
        if gone == 0 and book.widow:
            gone = cheap_discards(tables, book, hand, book.widow, card)
        clear(room.now, players, book.size, napoleon, card)
        now = room.now
        now[STAKE_TO] = stake_to
        now[STAKE] = bits(gone & tables.honours)
        adjutant = NOBODY
        rest = 0
        for seat in range(players):
            cards = hands[at + seat] if seat != napoleon else hand & ~gone
            room.hands[seat] = cards
            room.lacks[seat] = room.taken[seat] = room.faces[seat] = 0
            rest |= cards
            if seat != napoleon and cards >> card & 1:
                adjutant = seat
        now[REST] = rest
        now[ADJUTANT] = adjutant
        now[SIDE] = 1 << napoleon | (1 << adjutant if adjutant != NOBODY else 0)
        now[SOLO_KNOWN] = 1 if adjutant == NOBODY else 0
        set_friends(book, room)
        play_on(tables, book, room)
        out[world * 2] = side_honours(room)
        out[world * 2 + 1] = now[SIDE]
