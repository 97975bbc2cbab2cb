"""Many deals played by chance in lock step: the same play in every deal, then the next.

Each deal is a *lane*. Every step is a short loop over the lanes without a branch, which LLVM turns into vector instructions;
what is rare (a joker that leads, an exception) is looked for in all lanes at once and then done lane by lane with the functions
of `playout`. A lane draws the same random words as `playout` does for the deal, so both play the same cards, and a test holds
them to it.

The hands of a lane are turned so that the leader's is the first; the row of a hand, or of a play, is `place * LANES + lane`.
"""

from typing import NamedTuple

from napoleon.play.layout import MOST_MOVES, Layout
from napoleon.play.playout import (
    MOST_PLAYERS,
    Room,
    Words,
    called_suit,
    calls_of,
    is_exception,
    judged,
    led_suit,
    named_face,
)
from napoleon.play.words64 import below, popcount, small, stepped, u64
from napoleon.rules.compile import LEADS_NAMED
from napoleon.rules.tables import NO_SUIT, Tables

LANES = 64
OTHER_HANDS = MOST_PLAYERS * LANES
CARDS = MOST_PLAYERS * LANES
STRONG = 2 * MOST_PLAYERS * LANES
FIVE, SEVEN = (0,) * 5, (0,) * 7


class Lanes(NamedTuple):
    """What is kept for every lane, in rows of `LANES` words."""

    hand: Words
    """[place], twice: hands move from one half to the other when another seat leads"""
    plays: Words
    """[place] faces; 7 rows further on the cards, where faces may be others; 14 further on the bits by which they are judged,
    where these may be others"""
    legal: Words
    """what may be played, then less the bits below the one that is selected"""
    skip: Words
    """how many bits that are"""
    word: Words
    """the random word of the play"""
    one: Words
    two: Words
    """the state of the generator"""
    seat: Words
    """who leads"""
    took: Words
    belongs: Words
    """the cards of the led suit; 0 while none is set"""
    wins: Words
    called: Words
    joker_led: Words
    """not zero where a bare joker leads"""
    present: Words
    """the faces of the trick"""
    real: Words
    """and the cards, where they are others"""
    place: Words
    """who wins the trick"""


def roll(lanes: Lanes) -> None:
    """A new random word for every lane."""
    for lane in range(LANES):
        one, two = lanes.one[lane], lanes.two[lane]
        lanes.word[lane] = u64(one + two)
        lanes.one[lane], lanes.two[lane] = stepped(one, two)


def drawn(lanes: Lanes, lane: int, place: int, legal: int) -> int:
    """Draw how many bits of the legal cards to skip, and skip the first two of them at once."""
    skip = below(lanes.word[lane], place, popcount(legal))
    legal = legal & u64(legal - u64(1)) if skip > u64(0) else legal
    legal = legal & u64(legal - u64(1)) if skip > u64(1) else legal
    lanes.legal[lane], lanes.skip[lane] = legal, skip
    return skip


def lead(layout: Layout, phase: int, lanes: Lanes, base: int) -> int:
    """Every leader draws; returns how many bits are to be skipped at the most."""
    bans, most = layout.lead_bans[phase], u64(0)
    for lane in range(LANES):
        mine = lanes.hand[u64(base + lane)]
        free = mine & ~bans
        most = max(most, drawn(lanes, lane, 0, free if free else mine))
    return most


def follow(layout: Layout, phase: int, lanes: Lanes, row: int, place: int) -> int:
    """Every follower draws among the cards of the led suit, where no other duty or ban is."""
    anytime, most = layout.belongs[phase * 5 + NO_SUIT], u64(0)
    for lane in range(LANES):
        mine = lanes.hand[u64(row + lane)]
        own = mine & lanes.belongs[lane]
        most = max(most, drawn(lanes, lane, place, own | (mine & anytime) if own else mine))
    return most


def follow_called(layout: Layout, phase: int, lanes: Lanes, row: int, place: int) -> int:
    """Every follower draws, where some cards may be called."""
    anytime, most = layout.belongs[phase * 5 + NO_SUIT], u64(0)
    for lane in range(LANES):
        mine = lanes.hand[u64(row + lane)]
        own = mine & lanes.belongs[lane]
        called = mine & lanes.called[lane]
        legal = own | (mine & anytime) if own else mine
        most = max(most, drawn(lanes, lane, place, called if called else legal))
    return most


def follow_narrowly(layout: Layout, phase: int, lanes: Lanes, row: int, place: int) -> int:
    """Every follower draws, under calls, bans and the duty to play honours."""
    anytime, most = layout.belongs[phase * 5 + NO_SUIT], u64(0)
    duty = layout.honours if layout.honour_duty[phase] else u64(0)
    trumps = layout.belongs[phase * 5 + layout.trump] if layout.trump != NO_SUIT else u64(0)
    bans, trump_bans = layout.trick_bans[phase * 2], layout.trick_bans[phase * 2 + 1]
    for lane in range(LANES):
        mine = lanes.hand[u64(row + lane)]
        led = lanes.belongs[lane]
        own = mine & led
        legal = own | (mine & anytime) if own else mine
        due = u64(0) if own or not led or not lanes.joker_led[lane] else mine & duty
        legal = mine & (duty | anytime) if due else legal
        barred = trump_bans if led == trumps else bans
        allowed = legal & ~barred
        called = mine & (lanes.called[lane] & ~barred if allowed else lanes.called[lane])
        legal = allowed if allowed else legal
        most = max(most, drawn(lanes, lane, place, called if called else legal))
    return most


def select(lanes: Lanes, most: int) -> None:
    """Clear the lowest bit of each mask as often as its lane skips; two were cleared when it was drawn."""
    for turn in range(2, small(most), 2):
        for lane in range(LANES):
            legal, skip = lanes.legal[lane], lanes.skip[lane]
            legal = legal & u64(legal - u64(1)) if skip > u64(turn) else legal
            legal = legal & u64(legal - u64(1)) if skip > u64(turn + 1) else legal
            lanes.legal[lane] = legal


def put_first(layout: Layout, phase: int, lanes: Lanes, base: int) -> int:
    """The leaders' cards come to lie, and set the suit; returns all of them."""
    every, row, suits = u64(0), phase * 5, phase * 4
    spades, hearts, diamonds, clubs = layout.sets[suits], layout.sets[suits + 1], layout.sets[suits + 2], layout.sets[suits + 3]
    belongs_s, belongs_h, belongs_d, belongs_c = (
        layout.belongs[row],
        layout.belongs[row + 1],
        layout.belongs[row + 2],
        layout.belongs[row + 3],
    )
    wins_s, wins_h, wins_d, wins_c = layout.wins[row], layout.wins[row + 1], layout.wins[row + 2], layout.wins[row + 3]
    wins_none = layout.wins[row + NO_SUIT]
    for lane in range(LANES):
        legal = lanes.legal[lane]
        card = legal & u64(u64(0) - legal)
        every |= card
        lanes.hand[u64(base + lane)] ^= card
        lanes.plays[lane] = card
        belongs = belongs_s if card & spades else u64(0)
        belongs = belongs_h if card & hearts else belongs
        belongs = belongs_d if card & diamonds else belongs
        belongs = belongs_c if card & clubs else belongs
        lanes.belongs[lane] = belongs
        wins = wins_s if card & spades else wins_none
        wins = wins_h if card & hearts else wins
        wins = wins_d if card & diamonds else wins
        wins = wins_c if card & clubs else wins
        lanes.wins[lane] = wins
    return every


def put(lanes: Lanes, row: int, place: int) -> None:
    """The followers' cards come to lie."""
    at = place * LANES
    for lane in range(LANES):
        legal = lanes.legal[lane]
        card = legal & u64(u64(0) - legal)
        lanes.hand[u64(row + lane)] ^= card
        lanes.plays[u64(at + lane)] = card


def put_last(lanes: Lanes, row: int, place: int) -> None:
    """The followers' last cards come to lie."""
    at = place * LANES
    for lane in range(LANES):
        lanes.plays[u64(at + lane)] = lanes.hand[u64(row + lane)]


def put_rarely(layout: Layout, phase: int, lanes: Lanes, row: int, place: int, unset: bool) -> None:
    """The followers' cards come to lie where a face may not be the card, or (`unset`) a joker that led has set no suit."""
    at, every = place * LANES, u64(0)
    for lane in range(LANES):
        legal = lanes.legal[lane]
        card = legal & u64(u64(0) - legal)
        every |= card
        lanes.hand[u64(row + lane)] ^= card
        lanes.plays[u64(at + lane)] = card
        lanes.plays[u64(CARDS + at + lane)] = card
        lanes.real[lane] |= card
    if every & layout.jokers and layout.joker_calls[phase] == LEADS_NAMED:
        for lane in range(LANES):
            card = lanes.plays[at + lane]
            if card & layout.jokers:
                lanes.plays[at + lane] = named_face(layout, phase, card, place, lanes.word[lane])
    if unset:
        for lane in range(LANES):
            if not lanes.belongs[lane]:
                set_suit(layout, phase, lanes, lane, led_suit(layout, phase, lanes.plays[at + lane]))


def set_suit(layout: Layout, phase: int, lanes: Lanes, lane: int, led: int) -> None:
    """A suit is led in this lane, or none."""
    lanes.belongs[lane] = layout.belongs[phase * 5 + led] if led != NO_SUIT else u64(0)
    lanes.wins[lane] = layout.wins[phase * 5 + led]


def lead_specially(layout: Layout, phase: int, lanes: Lanes) -> None:
    """What leaders' cards bring with them besides a suit: calls, and jokers that call a suit."""
    for lane in range(LANES):
        lanes.called[lane] = lanes.joker_led[lane] = u64(0)
        lanes.plays[STRONG + lane] = lanes.plays[lane]
    special = layout.jokers | layout.callers
    for lane in range(LANES):
        card = lanes.plays[lane]
        if card & special:
            lanes.called[lane] = calls_of(layout, card)
            if card & layout.jokers:
                led = called_suit(layout, phase, lanes.word[lane])
                set_suit(layout, phase, lanes, lane, led)
                lanes.joker_led[lane] = card
                lanes.plays[STRONG + lane] = layout.joker_led[phase * 5 + led]


def lead_rarely(layout: Layout, phase: int, lanes: Lanes, base: int, every: int) -> None:
    """The same, and the names of wild jokers."""
    lead_specially(layout, phase, lanes)
    for lane in range(LANES):
        card = lanes.plays[lane]
        lanes.plays[u64(CARDS + lane)] = lanes.real[lane] = card
    if every & layout.jokers and layout.joker_calls[phase] == LEADS_NAMED:
        for lane in range(LANES):
            card = lanes.plays[lane]
            if card & layout.jokers:
                face = named_face(layout, phase, lanes.hand[base + lane] | card, 0, lanes.word[lane])
                set_suit(layout, phase, lanes, lane, led_suit(layout, phase, face))
                lanes.joker_led[lane] = u64(0)
                lanes.plays[lane] = lanes.plays[STRONG + lane] = face


def move(layout: Layout, phase: int, lanes: Lanes) -> None:
    """The bits by which the trick is judged, in a phase that gives some cards another strength."""
    for at in range(LANES, MOST_PLAYERS * LANES):
        lanes.plays[STRONG + at] = lanes.plays[at]
    for row in range(phase * MOST_MOVES, phase * MOST_MOVES + layout.move_count[phase]):
        old, new = layout.move_from[row], layout.move_to[row]
        for at in range(STRONG, STRONG + MOST_PLAYERS * LANES):
            bit = lanes.plays[at]
            lanes.plays[at] = new if bit == old else bit


def judge(layout: Layout, phase: int, lanes: Lanes, first_row: int, other_rows: int, places: tuple[int, ...]) -> None:
    """Who wins by the order of bits, same-two and the killer at the top among them; rows beyond the last player are empty.

    The rows by which the first card and the others are judged begin at 0 or at `STRONG`. `places` is as long as places are
    to be looked at: of a tuple Numba knows the length when it compiles, and can unroll the loops over it.
    """
    row, strong_two = phase * 4, layout.same_two[phase]
    spades, hearts = ~layout.same_two_suits[row], ~layout.same_two_suits[row + 1]
    diamonds, clubs = ~layout.same_two_suits[row + 2], ~layout.same_two_suits[row + 3]
    two_s, two_h = layout.twos[0] & ~spades, layout.twos[1] & ~hearts
    two_d, two_c = layout.twos[2] & ~diamonds, layout.twos[3] & ~clubs
    killer, pair = layout.kill_card[phase], layout.kill_pair[phase]
    for lane in range(LANES):
        wins, present = lanes.wins[lane], lanes.plays[lane]
        fit, place = lanes.plays[u64(first_row + lane)] & wins, u64(0)
        for other in range(1, len(places)):
            present |= lanes.plays[other * LANES + lane]
            strong = lanes.plays[u64(other_rows + other * LANES + lane)] & wins
            place = u64(other) if strong > fit else place
            fit = strong if strong > fit else fit
        two_spot = u64(0) if present & spades else present & two_s
        two_spot |= u64(0) if present & hearts else present & two_h
        two_spot |= u64(0) if present & diamonds else present & two_d
        two_spot |= u64(0) if present & clubs else present & two_c
        spot = two_spot if strong_two > fit else u64(0)
        spot = spot if pair & ~present else killer
        for other in range(len(places)):
            place = u64(other) if lanes.plays[other * LANES + lane] & spot else place
        lanes.present[lane], lanes.place[lane] = present, place


def judge_exceptions(layout: Layout, tables: Tables, phase: int, lanes: Lanes, room: Room, players: int, cards: int) -> None:
    """Exceptions go to the kernel; the rows of cards begin at `cards`."""
    meeting, every = layout.meeting[phase], u64(0)
    asks = layout.jokers if layout.joker_asks[phase] else u64(0)
    named = u64(63) if layout.joker_calls[phase] == LEADS_NAMED else u64(0)
    if not meeting | asks | named:
        return
    for lane in range(LANES):
        present = lanes.present[lane]
        meet = present & meeting
        meet &= u64(meet - u64(1))
        hidden = u64(u64(players) - popcount(present)) & named  # a wild joker beside the real card
        odd = meet | hidden | (lanes.plays[lane] & asks)
        lanes.legal[lane] = odd
        every |= odd
    if not every:
        return
    for lane in range(LANES):
        if lanes.legal[lane]:
            present, first = lanes.present[lane], lanes.plays[lane]
            if is_exception(layout, phase, first, present, lanes.wins[lane], players):
                for place in range(players):
                    room.plays[place] = lanes.plays[place * LANES + lane]
                    room.plays[place + MOST_PLAYERS] = lanes.plays[cards + place * LANES + lane]
                led = suit_of_lane(layout, phase, lanes, lane)
                lanes.place[lane] = u64(judged(layout, tables, phase, led, players, room))


def suit_of_lane(layout: Layout, phase: int, lanes: Lanes, lane: int) -> int:
    """The suit that is led in a lane; 4 where none is."""
    led = NO_SUIT
    for suit in range(4):
        led = suit if lanes.belongs[lane] == layout.belongs[phase * 5 + suit] else led
    return led


def show_cards(lanes: Lanes) -> None:
    """What counts in the trick is the cards, not the faces."""
    for lane in range(LANES):
        lanes.present[lane] = lanes.real[lane]


def take(lanes: Lanes, honours: int, stake: int, players: int) -> None:
    """The winners take the honours and lead the next trick."""
    for lane in range(LANES):
        seat = lanes.seat[lane] + lanes.place[lane]
        seat = seat - u64(players) if seat >= u64(players) else seat
        lanes.seat[lane] = seat
        lanes.took[lane] += u64(popcount(lanes.present[lane] & honours) + stake) << u64(seat * u64(8))
