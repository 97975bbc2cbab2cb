"""How likely a world is: what its hands would have bid and played. Plain loops, compiled."""

import math

from napoleon.bots.policy import bits, judge, lowest, play_card, power
from napoleon.bots.position import COUNT, LEAD_FACE, LEADER, LED, PLAYERS, TRICK, Book, Room
from napoleon.bots.rollouts import Root, set_root
from napoleon.play.kernel import legal
from napoleon.rules.tables import Tables, face_real

ODD = 0.15
"""how often a play follows no policy at all"""


def hand_estimate(tables: Tables, book: Book, hand: int) -> float:
    """The honours that Napoleon's side is likely to take with this hand: the straight line of `bidding`."""
    unseen = book.pack & ~hand
    rivals = book.players - 1
    size = book.size
    total = 0.0
    weakest = 9.0
    count = 0
    cards = hand
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        value = power(tables, book, card, unseen, rivals)
        total += value
        count += 1
        weakest = min(weakest, value)
    if count > size:
        total -= weakest * (count - size)
    strong = min(bits(hand & book.strong[book.usual]), size)
    first = second = -1
    cards = unseen
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if first < 0 or book.height[card] > book.height[first]:
            second = first
            first = card
        elif second < 0 or book.height[card] > book.height[second]:
            second = card
    best = 0.0
    if first >= 0:
        best = power(tables, book, first, unseen & ~(1 << first), rivals)
    if second >= 0:
        best = max(best, power(tables, book, second, unseen & ~(1 << second), rivals))
    share = -0.436 + 0.684 * total / size + 0.321 * strong / size + 0.434 * best + 0.761 * 2 / book.players
    share -= 0.137 * bits(hand & tables.honours) / book.honour_count + 0.157 * book.widow / size
    return min(1.0, share) * book.honour_count


def estimates(tables: Tables, book: Book, hands: list[int], out: list[float]) -> None:
    """The estimate of each hand."""
    for i in range(len(hands)):
        out[i] = hand_estimate(tables, book, hands[i])


def add_pile(tables: Tables, book: Book, hands: list[int], sharpness: float, out: list[float]) -> None:
    """Add to each world's logarithm how gladly a Napoleon would have discarded its pile."""
    places = book.players + 1
    each = book.honour_count / book.size
    for world in range(len(out)):
        pile = hands[world * places + places - 1]
        cost = 0.0
        while pile:
            card = lowest(pile)
            pile &= pile - 1
            cost += power(tables, book, card, book.pack & ~(1 << card), book.players - 1) * each
            if book.strong[book.usual] >> card & 1:
                cost += 1.0
            if tables.honours >> card & 1:
                cost -= 0.1 + book.discarded * 0.01
        out[world] -= sharpness * cost


def soft(x: float) -> float:
    """The logarithm of the logistic function."""
    if x > 30.0:
        return 0.0
    return -math.log(1.0 + math.exp(-x)) if x > -30.0 else x


def add_soft(x: list[float], weight: float, out: list[float]) -> None:
    """Add the logarithm of the logistic function of each number."""
    for i in range(len(x)):
        out[i] += weight * soft(x[i])


def play_log(tables: Tables, book: Book, room: Room, face: int, warm: float) -> float:
    """The logarithm of the chance that the seat to play plays this card: by what the policy thinks of all of its cards."""
    now = room.now
    seat = (now[LEADER] + now[COUNT]) % now[PLAYERS]
    cards = legal(tables, tables.phase[now[TRICK]], now[LED], now[LEAD_FACE], room.hands[seat])
    card = face_real(face)
    if cards & (cards - 1) == 0 or not cards >> card & 1:
        return 0.0
    count = judge(tables, book, room, cards)
    most = -1e9
    for option in range(count):
        most = max(most, room.value[option])
    total = mine = 0.0
    for option in range(count):
        chance = math.exp((room.value[option] - most) / warm)
        total += chance
        if face_real(room.face[option]) == card:
            mine += chance
    return math.log(ODD / bits(cards) + (1.0 - ODD) * mine / total)


def add_plays(
    tables: Tables,
    book: Book,
    root: Root,
    room: Room,
    hands: list[int],
    faces: list[int],
    calls: list[int],
    me: int,
    warm: float,
    out: list[float],
) -> None:
    """Add to each world's logarithm how like the policy the others have played; `hands` are those before the first lead."""
    players = root.now[PLAYERS]
    for world in range(len(out)):
        set_root(book, room, root, hands, world * (players + 1))
        total = 0.0
        for i in range(len(faces)):
            seat = (room.now[LEADER] + room.now[COUNT]) % players
            if seat != me:
                total += play_log(tables, book, room, faces[i], warm)
            play_card(tables, book, room, faces[i], calls[i])
        out[world] += total
