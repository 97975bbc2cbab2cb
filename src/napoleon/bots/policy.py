"""The card policy of playouts: what each legal play promises its side, from what its player may know. Plain loops, compiled.

It looks at a world's hands only through the eyes of the seat to play: its own cards, and all other cards together.
"""

from napoleon.bots.position import (
    ADJUTANT,
    BEATEN_BY,
    BEST,
    COUNT,
    FIRST_TRICK,
    LEAD_FACE,
    LEADER,
    LED,
    NAMED,
    NAPOLEON,
    NOBODY,
    PLAYERS,
    POINTS,
    PRESENT,
    REST,
    REVEALED,
    SEATS,
    SIDE,
    SIZE,
    SOLO_KNOWN,
    STAKE,
    STAKE_TO,
    TRICK,
    Book,
    Room,
)
from napoleon.play.kernel import legal, set_suit, winner
from napoleon.rules.tables import NO_CARD, NO_SUIT, PLAIN_FACES, Tables, face_card, face_real

KEEP = 1.5
"""the part of an average trick that a sure winner is kept for"""
OVERTAKE = 0.6
"""how often a later friend who could save a trick does"""
ATTACK = 0.95
"""how often a later enemy who could take a trick does"""
GENEROUS, STINGY = 1.5, 0.6
"""honours that a later seat gives to a trick of its side, or of the other, over what chance would give"""
DRAW, CALL, HIDE, SHORT = 0.35, 0.8, 0.3, 0.1
FLAT = 0.4
"""in a game without sides: what an honour that somebody else takes costs"""


def bits(cards: int) -> int:
    """How many cards the set has."""
    cards -= (cards >> 1) & 0x5555555555555555
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    cards += cards >> 8
    cards += cards >> 16
    cards += cards >> 32
    return cards & 127


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty."""
    return bits((cards & -cards) - 1)


def set_friends(book: Book, room: Room) -> None:
    """Who thinks whom a friend: sides are known to the adjutant, to a Napoleon alone, and to all once they are revealed."""
    now, friends = room.now, room.friends
    players, side = now[PLAYERS], now[SIDE]
    for seat in range(players):
        mine = side >> seat & 1
        known = now[REVEALED] == 1 or seat == now[ADJUTANT] or (seat == now[NAPOLEON] and now[SOLO_KNOWN] == 1)
        for other in range(players):
            if seat == other:
                friend = 1.0
            elif book.sides == 0:
                friend = 0.0
            elif known or other == now[NAPOLEON]:
                friend = 1.0 if mine == side >> other & 1 else 0.0
            elif seat == now[NAPOLEON]:
                friend = 1.0 / (players - 1) if mine else 1.0 - 1.0 / (players - 1)
            else:
                friend = (players - 3.0) / (players - 2.0) if players > 2 else 0.0
            friends[seat * SEATS + other] = friend


def power(tables: Tables, book: Book, card: int, unseen: int, rivals: int) -> float:
    """The chance that the card takes a trick in its own time, against these unseen cards in so many hands."""
    phase = book.usual
    above = book.lead_beats[phase * 54 + card] & unseen
    count = bits(above)
    strong = book.strong[phase] >> card & 1
    if card >= 52:
        if tables.names:
            return 0.9
        if strong:
            return 0.95
        return 0.85 * 0.9**count if tables.joker_power[phase * 2 + 1] else 0.1
    if strong:
        return max(0.25, 0.97 * 0.86**count)
    suit = tables.sets[phase * 54 + card]
    same = tables.follows[phase * 5 + suit] & ~book.strong[phase]
    higher = bits(above & same)
    if higher > 2:
        return 0.02
    lasting = 1.0
    if above & ~same:
        lasting = min(1.0, bits(unseen & same) / (rivals * 1.6))
    return (0.75 if higher == 0 else 0.3 if higher == 1 else 0.1) * lasting


def can_beat(tables: Tables, room: Room, phase: int, led: int, seat: int, beaters: int, unseen: int, total: int) -> float:
    """The chance that a seat still to play can put down one of these cards, as far as the others can tell."""
    lacks = room.lacks[seat]
    cards = beaters & ~lacks
    if cards == 0 or total == 0:
        return 0.0
    miss = 1.0 - min(1.0, bits(room.hands[seat]) / total)
    free = tables.follows[phase * 5 + NO_SUIT]
    if led == NO_SUIT:
        return 1.0 - miss ** bits(cards)
    suited = tables.follows[phase * 5 + led]
    straight = miss ** bits(cards & (free | suited))
    ruffs = bits(cards & ~(free | suited))
    if ruffs:
        void = miss ** bits(unseen & suited & ~lacks)
        return 1.0 - straight * (1.0 - void * (1.0 - miss**ruffs))
    return 1.0 - straight


def judge_play(tables: Tables, book: Book, room: Room, seat: int, face: int, called: int, worth: float) -> float:
    """What a play promises: the honours of the trick by the chance to win it, less what the card is worth to keep."""
    now, friends = room.now, room.friends
    players, count, phase = now[PLAYERS], now[COUNT], tables.phase[now[TRICK]]
    card, as_card = face_real(face), face_card(face)
    leads = count == 0
    led = set_suit(tables, phase, now[LED], face, called, leads)
    hand = room.hands[seat]
    unseen = now[REST] & ~hand
    beaten_by, best = now[BEATEN_BY], (now[LEADER] + now[BEST]) % players
    present = now[PRESENT] | 1 << as_card
    kills = False
    killers = tables.killers
    for row in range(killers):
        if tables.killer[row] == as_card and tables.killer_targets[phase * killers + row] & present:
            kills = True
    if leads or kills or beaten_by >> as_card & 1:
        best = seat
        if kills:
            beaten_by = 0
        elif leads and 52 <= face < PLAIN_FACES:
            beaten_by = book.joker_beats[phase * 5 + led]
        else:
            beaten_by = book.beats[(phase * 5 + led) * 54 + as_card]
    beaters = beaten_by & unseen & ~tables.trick_bans[phase * 2 + (1 if led == tables.trump else 0)]
    for row in range(killers):
        if tables.killer_targets[phase * killers + row] & present:
            beaters |= unseen & 1 << tables.killer[row]
    mine = now[SIDE] >> seat & 1
    harmful = beaters
    helpful = beaters
    if now[NAMED] >= 0 and now[REVEALED] == 0 and book.sides:
        if mine:
            harmful &= ~(1 << now[NAMED])
        else:
            helpful &= ~(1 << now[NAMED])
    total = bits(unseen)
    chance = friends[seat * SEATS + best]
    two = 0.0
    if led != NO_SUIT and as_card == 13 * led and tables.same_two[phase]:
        fit = tables.same_two_suits[phase * 4 + led]
        two = 1.0 if fit and not present & ~fit else 0.0
    won = lost = 0.0
    density = bits(unseen & tables.honours) / total if total else 0.0
    suited = unseen & tables.follows[phase * 5 + led] if led != NO_SUIT else 0
    if suited:
        density = 0.5 * density + 0.5 * bits(suited & tables.honours) / bits(suited)
    for place in range(count + 1, players):
        other = (now[LEADER] + place) % players
        friend = friends[seat * SEATS + other]
        after = 0.0
        if friend > 0.0:
            helps = can_beat(tables, room, phase, led, other, helpful, unseen, total) if helpful else 0.0
            after += friend * (chance + (1.0 - chance) * helps * OVERTAKE)
        if friend < 1.0:
            harms = can_beat(tables, room, phase, led, other, harmful, unseen, total) if harmful else 0.0
            after += (1.0 - friend) * chance * (1.0 - harms * ATTACK)
        chance = after
        won += density * (friend * GENEROUS + (1.0 - friend) * STINGY)
        lost += density * (friend * STINGY + (1.0 - friend) * GENEROUS)
        if two > 0.0 and total:
            two *= 1.0 - (1.0 - min(1.0, bits(room.hands[other]) / total)) ** bits(suited & ~room.lacks[other])
    chance = two + (1.0 - two) * chance
    fixed = now[POINTS] + (tables.honours >> card & 1)
    if now[TRICK] == 0 and now[STAKE_TO] == FIRST_TRICK:
        fixed += now[STAKE]
    loss = 1.0 if book.sides else FLAT
    value = chance * (fixed + won) - (1.0 - chance) * (fixed + lost) * loss - worth
    if card == now[NAMED] and mine and now[REVEALED] == 0:
        value -= HIDE
    if leads and book.sides:
        if led == tables.trump and led != NO_SUIT and suited:
            value += DRAW if mine else -DRAW
        if card < 52 and tables.calls[card] & unseen:
            value += call_value(room, seat, tables.calls[card] & unseen, mine, total)
    return value


def call_value(room: Room, seat: int, called: int, mine: int, total: int) -> float:
    """What calling these cards takes from the others, or from friends."""
    now, value = room.now, 0.0
    if now[NAMED] >= 0 and called >> now[NAMED] & 1 and now[REVEALED] == 0:
        return -CALL if mine else CALL
    for other in range(now[PLAYERS]):
        if other != seat and called & ~room.lacks[other]:
            value += CALL * bits(room.hands[other]) / total * (1.0 - 2.0 * room.friends[seat * SEATS + other])
    return value


def list_options(tables: Tables, room: Room, book: Book, cards: int, seat: int) -> int:
    """Every way to play these cards that is worth a thought; the number of them."""
    now = room.now
    phase = tables.phase[now[TRICK]]
    count = 0
    leads = now[COUNT] == 0
    row = phase * 5 + now[LED]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card >= 52 and tables.joker_calls[phase] == 3 and book.best_name[row] >= 0:
            names = tables.names
            if leads:
                free = room.hands[seat] & ~tables.lead_bans[phase]
                names = tables.names & ~tables.lead_bans[phase] if free else tables.names
                names = names if names else tables.names
            best, low = book.best_name[row], book.low_name[row]
            if not names >> best & 1 or not names >> low & 1:
                best = low = lowest(names)
            room.face[count] = PLAIN_FACES + 52 * (card - 52) + best
            room.call[count] = NO_SUIT
            count += 1
            card = PLAIN_FACES + 52 * (card - 52) + low
            if best == low:
                continue
        elif card >= 52 and leads and tables.joker_calls[phase] == 2:
            for suit in range(3):
                room.face[count] = card
                room.call[count] = suit
                count += 1
            room.face[count] = card
            room.call[count] = 3
            count += 1
            continue
        room.face[count] = card
        room.call[count] = tables.trump if card >= 52 and leads and tables.joker_calls[phase] == 1 else NO_SUIT
        count += 1
    return count


def judge(tables: Tables, book: Book, room: Room, cards: int) -> int:
    """Fill the options of the seat to play with their values; the number of them."""
    now = room.now
    seat = (now[LEADER] + now[COUNT]) % now[PLAYERS]
    hand = room.hands[seat]
    count = list_options(tables, room, book, cards, seat)
    if count == 1:
        room.value[0] = 0.0
        return 1
    tricks = bits(hand)
    each = KEEP * bits(tables.honours & now[REST]) / tricks if tricks > 1 else 0.0
    unseen = now[REST] & ~hand
    phase = book.usual
    before = -1
    worth = 0.0
    trumps = hand & tables.follows[phase * 5 + tables.trump] if tables.trump != NO_SUIT else 0
    for option in range(count):
        card = face_real(room.face[option])
        if card != before:
            before = card
            worth = 0.0
            if each > 0.0:
                worth = power(tables, book, card, unseen, now[PLAYERS] - 1)
                if card < 52 and card % 13 == 0 and tables.same_two[phase]:
                    worth += 0.15
                if book.killers >> card & 1:
                    worth += 0.2
                worth *= each
            if trumps and card < 52 and not book.strong[phase] >> card & 1:
                suit = hand & tables.follows[phase * 5 + tables.sets[phase * 54 + card]]
                if suit & (suit - 1) == 0:
                    worth -= SHORT
        room.value[option] = judge_play(tables, book, room, seat, room.face[option], room.call[option], worth)
    return count


def choose_option(tables: Tables, book: Book, room: Room) -> int:
    """The best option of the seat to play; of equal ones the weakest card."""
    now = room.now
    seat = (now[LEADER] + now[COUNT]) % now[PLAYERS]
    cards = legal(tables, tables.phase[now[TRICK]], now[LED], now[LEAD_FACE], room.hands[seat])
    return pick_option(book, room, judge(tables, book, room, cards))


def pick_option(book: Book, room: Room, count: int) -> int:
    """The best of the options that `judge` filled in; of equal ones the weakest card."""
    best = 0
    most = -1e9
    for option in range(count):
        value = room.value[option] - 1e-5 * book.height[face_card(room.face[option])]
        if value > most:
            most = value
            best = option
    return best


def play_card(tables: Tables, book: Book, room: Room, face: int, called: int) -> None:
    """Put a play down; the last of a trick ends it."""
    now = room.now
    players, place, phase = now[PLAYERS], now[COUNT], tables.phase[now[TRICK]]
    seat = (now[LEADER] + place) % players
    card, as_card = face_real(face), face_card(face)
    led = now[LED]
    if place and led != NO_SUIT:
        suited = tables.follows[phase * 5 + led]
        called_for = tables.calls[now[LEAD_FACE]] if now[LEAD_FACE] < 52 else 0
        if not (suited | tables.follows[phase * 5 + NO_SUIT] | called_for) >> card & 1:
            room.lacks[seat] |= suited
    room.hands[seat] &= ~(1 << card)
    room.faces[place] = face
    now[REST] &= ~(1 << card)
    now[PRESENT] |= 1 << as_card
    now[POINTS] += tables.honours >> card & 1
    now[LED] = set_suit(tables, phase, led, face, called, place == 0)
    row = phase * 5 + now[LED]
    if place == 0:
        now[LEAD_FACE] = face
        now[BEST] = 0
    elif led == NO_SUIT and now[BEST] == 0:
        now[BEATEN_BY] = book.joker_beats[row]
    kills = 0
    killers = tables.killers
    if book.killers & now[PRESENT]:
        for other in range(killers):
            if tables.killer[other] == as_card and tables.killer_targets[phase * killers + other] & now[PRESENT]:
                kills = 1
    if place == 0 and 52 <= face < PLAIN_FACES:
        now[BEATEN_BY] = book.joker_beats[row]
    elif kills:
        now[BEST] = place
        now[BEATEN_BY] = 0
    elif place == 0 or now[BEATEN_BY] >> as_card & 1:
        now[BEST] = place
        now[BEATEN_BY] = book.beats[row * 54 + as_card]
    now[COUNT] = place + 1
    if card == now[NAMED] and now[REVEALED] == 0:
        now[REVEALED] = 1
        set_friends(book, room)
    if place + 1 == players:
        end_trick(tables, room, phase)


def end_trick(tables: Tables, room: Room, phase: int) -> None:
    """The trick goes to its winner, who leads the next."""
    now = room.now
    players = now[PLAYERS]
    place = winner(tables, phase, now[LED], room.faces, players, room.strengths)
    taker = (now[LEADER] + place) % players
    room.taken[taker] += now[POINTS]
    if now[TRICK] == 0 and now[STAKE_TO] == FIRST_TRICK:
        room.taken[taker] += now[STAKE]
    now[LEADER] = taker
    now[TRICK] += 1
    now[COUNT] = 0
    now[LED] = NO_SUIT
    now[LEAD_FACE] = NO_CARD
    now[BEST] = 0
    now[BEATEN_BY] = 0
    now[PRESENT] = 0
    now[POINTS] = 0


def play_on(tables: Tables, book: Book, room: Room) -> None:
    """The policy plays all seats to the end of the deal."""
    now = room.now
    while now[TRICK] < now[SIZE]:
        best = choose_option(tables, book, room)
        play_card(tables, book, room, room.face[best], room.call[best])


def side_honours(room: Room) -> int:
    """What the contract's side has at the end: tricks, and discards that go to one of its seats."""
    now, total = room.now, 0
    for seat in range(now[PLAYERS]):
        if now[SIDE] >> seat & 1:
            total += room.taken[seat]
    if now[STAKE_TO] != NOBODY and now[STAKE_TO] != FIRST_TRICK and now[SIDE] >> now[STAKE_TO] & 1:
        total += now[STAKE]
    return total
