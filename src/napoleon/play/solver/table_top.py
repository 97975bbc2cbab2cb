"""What lies on the table: the root of a search, a card put down, the winner of a full trick. Rules are asked of `kernel`."""

from napoleon.play.kernel import NEXT_CARD, play_strength, set_suit, winner
from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.kinds import set_kinds
from napoleon.play.solver.workspace import CALLED, FACE, FRAME, HASH_MASK, TRICK, Beats, Work
from napoleon.rules.tables import NO_CARD, NO_SUIT, PLAIN_FACES, SUIT_ROWS, Tables, face_card, face_real


def seat_at(leader: int, place: int, players: int) -> int:
    """The seat that plays at a place of the trick."""
    seat = leader + place
    return seat - players if seat >= players else seat


def fill_beats(tables: Tables, beats: Beats) -> None:
    """`beats[(p*5 + s)*(faces + 2) + f]`: the followers stronger than face f; the last two rows for jokers that led."""
    width = tables.faces + 2
    for row in range(tables.phases * SUIT_ROWS):
        for face in range(width):
            mine = tables.joker_lead[row] if face >= tables.faces else tables.strength[row * tables.faces + face]
            stronger = 0
            for card in range(54):
                if tables.strength[row * tables.faces + card] > mine:
                    stronger |= 1 << card
            beats.stronger[row * width + face] = stronger


def set_root(tables: Tables, beats: Beats, work: Work, row: list[int], at: int) -> None:
    """Make the position that stands in `row` from `at` on the root; `answers` draws its form."""
    players, side, trick, leader, count = row[at], row[at + 1], row[at + 2], row[at + 3], row[at + 4]
    frame = work.frame
    state = work.state
    now = trick * TRICK
    state[ws.PLAYERS] = players
    state[ws.SIDE] = side
    state[ws.TRICK_NOW] = trick
    state[ws.PLACE_NOW] = count
    state[ws.NODES] = 0
    state[ws.GENERATION] += 1
    for field in range(FRAME):
        frame[field] = 0
    frame[ws.LED] = NO_SUIT
    work.tricks[now + ws.LEADER] = leader
    work.tricks[now + ws.LEAD_FACE] = NO_CARD
    rest = 0
    for seat in range(players):
        work.hands[seat] = row[at + 5 + seat]
        rest |= work.hands[seat]
    for place in range(count):
        put_down(tables, beats, work, 0, 0, row[at + 12 + place], trick, place, seat_at(leader, place, players))
    seat = seat_at(leader, count, players)
    frame[ws.SEAT] = seat
    frame[ws.WANT] = side >> seat & 1
    cards = rest | frame[ws.PRESENT]
    work.tricks[now + ws.REST] = cards
    work.tricks[now + ws.LEFT] = popcount(cards & tables.honours)
    work.tricks[now + ws.SURE] = 0
    work.tricks[now + ws.SURE_SIDE] = NO_CARD
    set_kinds(tables, beats, work, cards, trick)
    _count(work, rest, now)
    for past in range(len(work.history)):
        work.history[past] = 0


def _count(work: Work, rest: int, now: int) -> None:
    """Write down who holds each card of the root, in all the forms that the search keeps up to date."""
    state = work.state
    state[ws.SIDE_CARDS] = 0
    code = 0
    held = 0
    for seat in range(state[ws.PLAYERS]):
        cards = work.hands[seat]
        if state[ws.SIDE] >> seat & 1:
            state[ws.SIDE_CARDS] |= cards
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            work.owner[card] = seat
            work.term[card] = work.random[lowest(work.kin[card]) * 8 + seat]
            code = (code + work.term[card]) & HASH_MASK
            held |= work.places[card]
    work.frame[ws.HASH] = code
    work.tricks[now + ws.HELD] = held
    state[ws.OURS] = 0
    for row in range(state[ws.ORDERED]):
        if state[ws.SIDE_CARDS] >> work.order[row * 5 + ws.CARD] & 1:
            state[ws.OURS] |= 1 << row
    for suit in range(4):
        run = 0
        for rank in range(12, -1, -1):
            card = 13 * suit + rank
            if rest & work.ranked[suit] & 1 << card:
                run = run << 3 | (work.owner[card] + 1)
        work.runs[suit] = run


def put_down(
    tables: Tables, beats: Beats, work: Work, node: int, child: int, move: int, trick: int, place: int, seat: int
) -> None:
    """What lies on the table after a move, from the node at `node` to that at `child`."""
    frame = work.frame
    face = move & FACE
    phase = tables.phase[trick]
    led = set_suit(tables, phase, frame[node + ws.LED], face, move >> CALLED, place == 0)
    work.faces[trick * 8 + place] = face
    best = frame[node + ws.BEST]
    row = frame[node + ws.BEST_FACE]
    side = frame[node + ws.BEST_SIDE]
    if place == 0:
        work.tricks[trick * TRICK + ws.LEAD_FACE] = face
        takes = 1
    elif face < 52:
        takes = beats.stronger[(phase * SUIT_ROWS + led) * (tables.faces + 2) + row] >> face & 1
    else:
        takes = joker_takes(tables, work, phase, led, trick, face, best)
    if takes:
        best = place
        row = face
        if place == 0 and 52 <= face < PLAIN_FACES:
            row = tables.faces + face - 52
        side = work.state[ws.SIDE] >> seat & 1
    frame[child + ws.LED] = led
    frame[child + ws.BEST] = best
    frame[child + ws.BEST_FACE] = row
    frame[child + ws.BEST_SIDE] = side
    frame[child + ws.PRESENT] = frame[node + ws.PRESENT] | 1 << face_real(face)


def joker_takes(tables: Tables, work: Work, phase: int, led: int, trick: int, face: int, best: int) -> int:
    """Whether a joker that follows beats the best play so far: it may be weak when called, or win ties."""
    lead_face = work.faces[trick * 8]
    other = work.faces[trick * 8 + best]
    mine = play_strength(tables, phase, led, lead_face, face, False)
    most = play_strength(tables, phase, led, lead_face, other, best == 0)
    return 1 if mine > most or (mine == most and tables.jokers_last == 1 and other >= 52) else 0


def take_place(tables: Tables, work: Work, phase: int, node: int, trick: int, count: int) -> int:
    """The place that wins the full trick at this node."""
    first = trick * 8
    met = work.frame[node + ws.PRESENT]
    if tables.names:
        met = 0
        for place in range(count):
            met |= 1 << face_card(work.faces[first + place])
    special = met & work.state[ws.KILLERS] != 0 and met & work.state[ws.TARGETS] != 0
    if tables.joker_shift[phase] or (tables.joker_calls[phase] == NEXT_CARD and work.faces[first] >= 52):
        special = True
    if met & work.state[ws.TWOS]:
        for suit in range(4):
            suited = tables.same_two_suits[phase * 4 + suit]
            if not met & ~suited and met & suited & work.state[ws.TWOS]:
                special = True
    if not special:
        return work.frame[node + ws.BEST]
    for place in range(count):
        work.scratch[place] = work.faces[first + place]
    return winner(tables, phase, work.frame[node + ws.LED], work.scratch, count, work.strengths)
