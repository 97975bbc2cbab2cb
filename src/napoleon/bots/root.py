"""The position of a seat's view as the root of playouts."""

from napoleon.bots.knowledge import Knowledge
from napoleon.bots.position import (
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
    NOW,
    PLAYERS,
    POINTS,
    PRESENT,
    REVEALED,
    SEATS,
    SIZE,
    STAKE,
    STAKE_TO,
    TRICK,
    book_of,
)
from napoleon.bots.rollouts import Root
from napoleon.deal.state import State
from napoleon.play import kernel
from napoleon.rules.tables import NO_CARD, NO_SUIT, PLAIN_FACES, face_card

UNKNOWN_HOLDER = -2
GONE = {None: 0, "napoleon": 1, "adjutant": 2}


def holder(state: State, seat: int) -> int:
    """The seat that was dealt the named card, as far as the seat knows: `NOBODY` with Napoleon alone, else -2."""
    if state.adjutant is not None and state.adjutant >= 0:
        return state.adjutant
    if state.is_adjutant(seat):
        return seat
    return NOBODY if state.adjutant is None or state.known_solo() else UNKNOWN_HOLDER


def stake_owner(state: State) -> int:
    """The seat that the discarded honours go to, `NOBODY`, or `FIRST_TRICK`."""
    owner = state.rules.exchange.honours_to
    if owner == "napoleon" and state.napoleon is not None:
        return state.napoleon
    if owner == "gift" and state.receiver is not None:
        return state.receiver
    if owner == "first_trick":
        return state.tricks[0].won.seat if state.tricks else FIRST_TRICK
    return NOBODY


def base_now(state: State, trick: int, leader: int) -> list[int]:
    """The numbers of a position at the beginning of a trick."""
    now = [0] * NOW
    now[PLAYERS], now[SIZE] = state.players, state.rules.hand_size
    now[TRICK], now[LEADER] = trick, leader
    now[LED], now[LEAD_FACE] = NO_SUIT, NO_CARD
    now[NAPOLEON] = NOBODY if state.napoleon is None else state.napoleon
    now[NAMED] = NO_CARD if state.adjutant_card is None else state.adjutant_card
    now[STAKE_TO] = NOBODY
    return now


def start_root(state: State, seat: int) -> Root:
    """The position before the first lead, with what the seat knows now."""
    leader = state.tricks[0].leader if state.tricks else state.leader
    return Root(
        now=base_now(state, 0, leader),
        lacks=[0] * SEATS,
        faces=[0] * SEATS,
        taken=[0] * SEATS,
        pile_hidden=0,
        gone=0,
        dealt_named=holder(state, seat),
    )


def root_of(state: State, seat: int, gone: str | None) -> Root:
    """The position now; `gone` is who has gone over to the allies, or is about to."""
    trick = state.trick()
    phase = trick.phase
    now = base_now(state, len(state.tricks), state.leader)
    now[REVEALED] = int(state.revealed or state.betrayed == "adjutant" or gone == "adjutant")
    now[STAKE_TO] = stake_owner(state)
    now[STAKE] = (state.discards & state.rules.honours).bit_count()
    faces = [0] * SEATS
    plays = state.plays
    now[COUNT] = len(plays)
    if plays:
        book, tables = book_of(state.rules, state.trump), trick.tables
        row = phase * 5 + trick.led
        for place, play in enumerate(plays):
            faces[place] = play.face
            now[PRESENT] |= 1 << face_card(play.face)
            now[POINTS] += state.rules.honours >> play.card & 1
        out = [0] * len(plays)
        best = kernel.winner(tables, phase, trick.led, list(faces), len(plays), out)
        now[BEST], now[LEAD_FACE], now[LED] = best, faces[0], trick.led
        face = faces[best]
        if best == 0 and 52 <= face < PLAIN_FACES:
            now[BEATEN_BY] = book.joker_beats[row]
        elif out[best] > tables.strength[row * tables.faces + face]:
            now[BEATEN_BY] = 0
        else:
            now[BEATEN_BY] = book.beats[row * 54 + face_card(face)]
    own_pile = seat == state.napoleon or state.rules.exchange.discards_shown != "none"
    known = Knowledge(state, seat)
    return Root(
        now=now,
        lacks=[*known.lacks, *[0] * (SEATS - state.players)],
        faces=faces,
        taken=[*state.honours, *[0] * (SEATS - state.players)],
        pile_hidden=int(not own_pile),
        gone=GONE[gone],
        dealt_named=holder(state, seat),
    )
