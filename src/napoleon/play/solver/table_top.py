"""What lies on the table: the root of a search, a card put down, the winner of a full trick. Rules are asked of `kernel`."""

from napoleon.play.kernel import play_strength, set_suit, winner
from napoleon.play.solver import workspace as ws
from napoleon.play.solver.bits import lowest, popcount
from napoleon.play.solver.kinds import set_kinds
from napoleon.play.solver.workspace import CALLED, FACE, FRAME, HASH_MASK, Beats, Work
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
    for field in range(FRAME):
        frame[field] = 0
    frame[ws.LEADER] = leader
    frame[ws.TRICK] = trick
    frame[ws.LED] = NO_SUIT
    frame[ws.LEAD_FACE] = NO_CARD
    frame[ws.STRENGTH] = NO_CARD
    phase = tables.phase[trick]
    rest = 0
    for seat in range(players):
        work.hands[seat] = row[at + 5 + seat]
        rest |= work.hands[seat]
    for place in range(count):
        put_down(tables, work, phase, 0, 0, row[at + 12 + place], place, seat_at(leader, place, players), side)
    state[ws.PLAYERS] = players
    state[ws.SIDE] = side
    state[ws.NODES] = 0
    state[ws.GENERATION] += 1
    frame[ws.REST] = rest
    frame[ws.LEFT] = popcount(rest & tables.honours)
    set_kinds(tables, beats, work, rest | frame[ws.PRESENT], trick, players)
    state[ws.SIDE_CARDS] = 0
    code = 0
    for seat in range(players):
        if side >> seat & 1:
            state[ws.SIDE_CARDS] |= work.hands[seat]
        cards = work.hands[seat]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            work.owner[card] = seat
            work.term[card] = work.random[lowest(work.kin[card]) * 8 + seat]
            code = (code + work.term[card]) & HASH_MASK
    frame[ws.HASH] = code
    for suit in range(4):
        run = 0
        for rank in range(12, -1, -1):
            card = 13 * suit + rank
            if rest & work.ranked[suit] & 1 << card:
                run = run << 3 | (work.owner[card] + 1)
        work.runs[suit] = run
    for past in range(len(work.history)):
        work.history[past] = 0


def put_down(
    tables: Tables, work: Work, phase: int, base: int, child: int, move: int, place: int, seat: int, side: int
) -> None:
    """What lies on the table after a move, from the node at `base` to that at `child`."""
    frame = work.frame
    face = move & FACE
    led = set_suit(tables, phase, frame[base + ws.LED], face, move >> CALLED, place == 0)
    lead_face = face if place == 0 else frame[base + ws.LEAD_FACE]
    strength = play_strength(tables, phase, led, lead_face, face, place == 0)
    best = frame[base + ws.BEST]
    most = frame[base + ws.STRENGTH]
    row = frame[base + ws.BEST_ROW]
    ours = frame[base + ws.BEST_SIDE]
    trick = frame[base + ws.TRICK]
    joker_tie = tables.jokers_last == 1 and face >= 52 and work.faces[trick * 8 + best] >= 52
    if place == 0 or strength > most or (strength == most and joker_tie):
        best = place
        most = strength
        row = face
        if place == 0 and 52 <= face < PLAIN_FACES:
            row = tables.faces + face - 52
        ours = side >> seat & 1
    card = face_real(face)
    work.faces[trick * 8 + place] = face
    frame[child + ws.TRICK] = trick
    frame[child + ws.LEADER] = frame[base + ws.LEADER]
    frame[child + ws.PLACE] = place + 1
    frame[child + ws.LED] = led
    frame[child + ws.LEAD_FACE] = lead_face
    frame[child + ws.BEST] = best
    frame[child + ws.STRENGTH] = most
    frame[child + ws.BEST_ROW] = row
    frame[child + ws.BEST_SIDE] = ours
    frame[child + ws.POINTS] = frame[base + ws.POINTS] + (tables.honours >> card & 1)
    frame[child + ws.SURE] = frame[base + ws.SURE]
    frame[child + ws.SURE_SIDE] = frame[base + ws.SURE_SIDE]
    frame[child + ws.PRESENT] = frame[base + ws.PRESENT] | 1 << card


def take_place(tables: Tables, work: Work, phase: int, node: int, count: int) -> int:
    """The place that wins the full trick at this node."""
    frame = work.frame
    trick = frame[node + ws.TRICK]
    met = 0
    for place in range(count):
        met |= 1 << face_card(work.faces[trick * 8 + place])
    doubt = met & work.state[ws.KILLERS] and met & work.state[ws.TARGETS]
    if not doubt and not met & work.state[ws.TWOS] and not tables.joker_shift[phase]:
        return frame[node + ws.BEST]
    for place in range(count):
        work.scratch[place] = work.faces[trick * 8 + place]
    return winner(tables, phase, frame[node + ws.LED], work.scratch, count, work.strengths)
