"""The whole of the card play over compiled tables: which suit is led, what may be played, who wins and how strongly.

Plain loops over whole numbers, so that Numba compiles the very same source. Nothing here asks about an option.
The functions do not check their input: `deal` and `record` do.
"""

from napoleon.rules.tables import NO_CARD, NO_SUIT, PLAIN_FACES, REAL, Tables, face_card

NEXT_CARD, CALL_TRUMP, CHOOSE_SUIT, LEADS_NAMED = range(4)
STEP = 2
Faces = list[int]


def set_suit(tables: Tables, phase: int, led: int, face: int, called: int, first: bool) -> int:
    """The led suit after `face` is played: `led` if set already, else by the card, or by what a led joker called."""
    if led != NO_SUIT:
        return led
    if face < PLAIN_FACES and face >= 52:
        return called if first else NO_SUIT
    return tables.sets[phase * 54 + face_card(face)]


def lead_narrowing(tables: Tables, phase: int, hand: int) -> int:
    """What may be led from a hand (mask → mask): J6, P7, P8, unless they bar everything."""
    free = hand & ~tables.lead_bans[phase]
    return free if free else hand


def follow_narrowing(tables: Tables, phase: int, led: int, lead_face: int, hand: int) -> tuple[int, int, int, int]:
    """What may be followed with, after each row: the call, the led suit, the honour duty, the bans of the first trick.

    The last mask is what is legal; the first row in which a card is missing is why it is barred.
    """
    bans = tables.trick_bans[phase * 2 + (1 if led == tables.trump else 0)]
    suited = hand
    followed = hand
    duty = 0
    if led != NO_SUIT:
        anytime = hand & tables.follows[phase * 5 + NO_SUIT]
        own = hand & tables.follows[phase * 5 + led]
        if own:
            suited = own | anytime
        followed = suited
        if not own and tables.honour_duty[phase] and 52 <= lead_face < PLAIN_FACES:
            duty = hand & (tables.honours | anytime)
            if hand & tables.honours:
                followed = duty
    allowed = followed & ~bans
    if not allowed:
        allowed = followed
        bans = 0
    if lead_face < 52:
        called = hand & tables.calls[lead_face] & ~bans
        if called:
            return called, called, called, called
    return hand, suited, followed, allowed


def legal(tables: Tables, phase: int, led: int, lead_face: int, hand: int) -> int:
    """The legal cards of a hand (mask → mask); `lead_face` is -1 for the leader."""
    if lead_face == NO_CARD:
        return lead_narrowing(tables, phase, hand)
    return follow_narrowing(tables, phase, led, lead_face, hand)[3]


def namable(tables: Tables, phase: int, leads: bool, hand: int) -> int:
    """What a wild joker of this hand may be named as (mask); 0 where no joker is wild.

    Led, it must be named as a card that might be led, unless everything in the hand is barred (J7).
    """
    if tables.joker_calls[phase] != LEADS_NAMED:
        return 0
    bans = tables.lead_bans[phase]
    if leads and hand & ~bans and tables.names & ~bans:
        return tables.names & ~bans
    return tables.names


def led_for_strength(tables: Tables, phase: int, led: int, faces: Faces, count: int) -> int:
    """The led suit by which plain cards are ranked: the called one, or under J4 `never` the first other card's."""
    if not tables.joker_shift[phase] or faces[0] < 52 or faces[0] >= PLAIN_FACES:
        return led
    shifted = NO_SUIT
    for place in range(1, count):
        if faces[place] < 52:
            suit = tables.sets[phase * 54 + faces[place]]
            if suit == led:
                return led
            if shifted == NO_SUIT:
                shifted = suit
    return shifted


def play_strength(tables: Tables, phase: int, led: int, lead_face: int, face: int, leads: bool) -> int:
    """The strength of one face by the list alone: before killers and same-two; `lead_face` is what was led."""
    if 52 <= face < PLAIN_FACES:
        if leads:
            return tables.joker_lead[phase * 5 + led]
        if tables.called_joker_weak and lead_face < 52 and tables.calls[lead_face] >> face & 1:
            return 0
    return tables.strength[(phase * 5 + led) * tables.faces + face]


def base_strength(tables: Tables, phase: int, led: int, faces: Faces, place: int) -> int:
    """The strength of the play at a place by the list alone."""
    return play_strength(tables, phase, led, faces[0], faces[place], place == 0)


def killing_strength(tables: Tables, phase: int, led: int, faces: Faces, count: int, place: int) -> int:
    """The strength of the play as a successful killer (K1), 0 when it kills nothing."""
    card = face_card(faces[place])
    real = REAL if faces[place] < PLAIN_FACES else 0
    killers = tables.killers
    best = 0
    for row in range(killers):
        if tables.killer[row] != card:
            continue
        targets = tables.killer_targets[phase * killers + row]
        last = place if tables.killer_after[row] else count
        for other in range(last):
            face = faces[other]
            if not targets >> face_card(face) & 1:
                continue
            target = base_strength(tables, phase, led, faces, other)
            if face_card(face) >= 52 and (target == 0 or not tables.joker_power[phase * 2 + (1 if other == 0 else 0)]):
                continue
            place_of = tables.killer_top[row] - REAL if tables.killer_top[row] else (target | REAL) + 1
            best = max(best, place_of + real)
    return best


def strengths(tables: Tables, phase: int, led: int, faces: Faces, count: int, out: list[int]) -> None:
    """Fill `out` with the strength of each of the `count` plays, in the order of decisions: list, killers, same-two."""
    rank_led = led_for_strength(tables, phase, led, faces, count)
    for place in range(count):
        out[place] = base_strength(tables, phase, rank_led, faces, place)
    if tables.killers:
        _kill(tables, phase, rank_led, faces, count, out)
    if tables.same_two[phase]:
        two = same_two_card(tables, phase, faces, count)
        for place in range(count):
            if two != NO_CARD and face_card(faces[place]) == two:
                out[place] = max(out[place], tables.same_two[phase] - (0 if faces[place] < PLAIN_FACES else REAL))


def _kill(tables: Tables, phase: int, led: int, faces: Faces, count: int, out: list[int]) -> None:
    """K1 to K3: killers that meet a target, the answers to ♥Q, and the thief."""
    strongest = 0
    queen = 0
    for place in range(count):
        kill = killing_strength(tables, phase, led, faces, count, place)
        if kill:
            strongest = max(strongest, kill)
            if face_card(faces[place]) == 23:
                queen = max(queen, kill)
            out[place] = max(out[place], kill)
    if not strongest:
        return
    answer = 0
    for place in range(count):
        if queen and face_card(faces[place]) == tables.answers[0]:
            answer = (queen | REAL) + 1 + (REAL if faces[place] < PLAIN_FACES else 0)
            out[place] = max(out[place], answer)
    for place in range(count):
        real = REAL if faces[place] < PLAIN_FACES else 0
        if answer and face_card(faces[place]) == tables.answers[1]:
            out[place] = max(out[place], (answer | REAL) + 1 + real)
        if face_card(faces[place]) == tables.thief:
            out[place] = max(out[place], (strongest | REAL) + 1 + 2 * STEP + real)


def same_two_card(tables: Tables, phase: int, faces: Faces, count: int) -> int:
    """The 2 that has the strength of same-two in this full trick, or -1: every card is of its suit (S)."""
    present = 0
    for place in range(count):
        present |= 1 << face_card(faces[place])
    for suit in range(4):
        allowed = tables.same_two_suits[phase * 4 + suit]
        if allowed and not present & ~allowed:
            for place in range(count):
                if face_card(faces[place]) == 13 * suit:
                    return 13 * suit
    return NO_CARD


def winner(tables: Tables, phase: int, led: int, faces: Faces, count: int, out: list[int]) -> int:
    """The place (0 … count - 1) of the winning play of a full trick; `out` is filled with all strengths."""
    strengths(tables, phase, led, faces, count, out)
    best = 0
    for place in range(1, count):
        if out[place] > out[best] or (
            out[place] == out[best] and tables.jokers_last and faces[place] >= 52 and faces[best] >= 52
        ):
            best = place
    return best
