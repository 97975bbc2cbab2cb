"""The order of steps that plays a batch of deals in lanes, from any point of a trick to the end."""

from napoleon.play.lanes import (
    CARDS,
    FIVE,
    LANES,
    SEVEN,
    STRONG,
    Lanes,
    follow,
    follow_called,
    follow_narrowly,
    judge,
    judge_exceptions,
    lead,
    lead_rarely,
    lead_specially,
    move,
    put,
    put_first,
    put_last,
    put_rarely,
    roll,
    select,
    set_suit,
    show_cards,
    suit_of_lane,
    take,
)
from napoleon.play.layout import Layout
from napoleon.play.playout import MOST_PLAYERS, Room, Start, Words, calls_of, note
from napoleon.play.turning import turn
from napoleon.play.words64 import mixed, u64
from napoleon.rules.compile import LEADS_NAMED, NEXT_CARD
from napoleon.rules.tables import NO_SUIT, Tables


def load(start: Start, hands: Words, lanes: Lanes, seed: int, first: int, end: int) -> None:
    """Deal the deals from `first` to the lanes, the leader's hand first. Lanes beyond the last deal play that again."""
    for place in range(start.players):
        seat = start.leader + place
        seat = seat - start.players if seat >= start.players else seat
        for lane in range(LANES):
            lanes.hand[place * LANES + lane] = hands[min(first + lane, end - 1) * start.players + seat]
    for place in range(start.players, MOST_PLAYERS):
        for lane in range(LANES):
            lanes.plays[place * LANES + lane] = u64(0)
    for lane in range(LANES):
        deal = u64(2 * min(first + lane, end - 1))
        lanes.one[lane], lanes.two[lane] = mixed(seed, deal), mixed(seed, deal + u64(1))
        lanes.seat[lane], lanes.took[lane] = u64(start.leader), u64(0)


def resume(layout: Layout, phase: int, start: Start, down: Words, lanes: Lanes) -> int:
    """The cards of the trick in progress come to lie in every lane; returns the one that was led."""
    first = down[MOST_PLAYERS]
    for lane in range(LANES):
        set_suit(layout, phase, lanes, lane, start.led)
        lanes.called[lane] = calls_of(layout, first)
        lanes.joker_led[lane] = down[0] & layout.jokers
        lanes.real[lane] = u64(0)
        for place in range(start.down):
            at = place * LANES + lane
            face, card = down[place], down[place + MOST_PLAYERS]
            lanes.plays[at] = lanes.plays[STRONG + at] = face
            lanes.plays[CARDS + at] = card
            lanes.real[lane] |= card
        if down[0] & layout.jokers:
            lanes.plays[STRONG + lane] = layout.joker_led[phase * 5 + start.led]
    return first


def record_plays(
    layout: Layout, phase: int, lanes: Lanes, place: int, rarely: bool, trace: Words, at: int, step: int, count: int
) -> None:
    """Write the last plays of all lanes to the trace."""
    for lane in range(count):
        face = lanes.plays[place * LANES + lane]
        card = lanes.plays[CARDS + place * LANES + lane] if rarely else face
        trace[at + lane * step] = note(layout, card, face, suit_of_lane(layout, phase, lanes, lane))


def play_trick(
    layout: Layout,
    tables: Tables,
    start: Start,
    down: Words,
    lanes: Lanes,
    room: Room,
    trick: int,
    base: int,
    trace: Words,
    at: int,
    step: int,
    count: int,
) -> int:
    """One trick in all lanes; returns the half of the hands for the next. `at`, `step` and `count` are for the trace."""
    players, phase = start.players, layout.phase[trick]
    placed = start.down if trick == start.trick else 0
    moves = layout.move_count[phase] > 0
    rarely = layout.joker_calls[phase] == LEADS_NAMED or moves or placed > 0
    first_row = 0
    bans = layout.lead_bans[phase] | layout.trick_bans[phase * 2] | layout.trick_bans[phase * 2 + 1]
    if placed:
        every = resume(layout, phase, start, down, lanes)
        first_row, unset = STRONG, start.led == NO_SUIT
    else:
        roll(lanes)
        select(lanes, lead(layout, phase, lanes, base))
        every = put_first(layout, phase, lanes, base)
        unset = layout.joker_calls[phase] == NEXT_CARD and every & layout.jokers > u64(0)
        rarely = rarely or unset
        if rarely:
            lead_rarely(layout, phase, lanes, base, every)
            first_row = STRONG
        elif bans or every & (layout.jokers | layout.callers):
            lead_specially(layout, phase, lanes)
            first_row = STRONG
        if step:
            record_plays(layout, phase, lanes, 0, rarely, trace, at, step, count)
            at += 1
    duty = layout.jokers if layout.honour_duty[phase] else u64(0)
    last = trick == start.tricks - 1
    narrowly = (bans | every & duty) > u64(0)
    for place in range(max(placed, 1), players):
        row = base + place * LANES
        if last and not rarely:
            put_last(lanes, row, place)
        else:
            if place & 1 == 0 or place == placed:
                roll(lanes)
            if narrowly:
                most = follow_narrowly(layout, phase, lanes, row, place)
            elif every & layout.callers:
                most = follow_called(layout, phase, lanes, row, place)
            else:
                most = follow(layout, phase, lanes, row, place)
            select(lanes, most)
            if rarely:
                put_rarely(layout, phase, lanes, row, place, unset)
            else:
                put(lanes, row, place)
        if step:
            record_plays(layout, phase, lanes, place, rarely, trace, at, step, count)
            at += 1
    if moves:
        move(layout, phase, lanes)
    other_rows = STRONG if moves else 0
    if players <= len(FIVE):
        judge(layout, phase, lanes, first_row, other_rows, FIVE)
    else:
        judge(layout, phase, lanes, first_row, other_rows, SEVEN)
    judge_exceptions(layout, tables, phase, lanes, room, players, CARDS if rarely else 0)
    if rarely:
        show_cards(lanes)
    take(lanes, layout.honours, u64(start.stake) if trick == start.trick else u64(0), players)
    return base if last else turn(lanes, base, players)


def play_lanes(
    layout: Layout,
    tables: Tables,
    start: Start,
    down: Words,
    hands: Words,
    lanes: Lanes,
    room: Room,
    seed: int,
    between: tuple[int, int],
    took: Words,
    trace: Words,
) -> None:
    """Play the deals with these numbers (from, to) of the batch; as `playout.play_each`."""
    step = len(trace) // max(1, len(took))
    for first in range(between[0], between[1], LANES):
        load(start, hands, lanes, seed, first, between[1])
        count, base, at = min(LANES, between[1] - first), 0, first * step
        for trick in range(start.trick, start.tricks):
            base = play_trick(layout, tables, start, down, lanes, room, trick, base, trace, at, step, count)
            at += start.players - (start.down if trick == start.trick else 0)
        for lane in range(count):
            took[first + lane] = lanes.took[lane]
