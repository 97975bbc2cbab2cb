"""A rule set and a trump, compiled into small tables of numbers: what the play of the cards needs and nothing more.

A *face* is a card as it was played: 0 … 53 the card itself, 54 + 52·j + c a wild joker (j = 0 JO, 1 JX) named as card c.
A *phase* is a set of powers in force: the first trick, the last, the tricks after `joker.strong_until`, and the others.
A *led suit* is 0 … 3 (S H D C), or 4 (`NO_SUIT`) while nothing has set it.

A strength is one number; the largest wins. It is drawn once, here::

    strength = 1024 · band + 16 · rank + sub
    band   0 cannot win · 1 a plain card of the led suit (or of any, P5) · 2 … one band for each class of `play.strength`,
           weak to strong · one more for a killer whose place is the top
    rank   in bands of many cards 1 (the 2) … 13 (the ace), 0 a joker counted as the lowest card (J4)
    sub    0 a wild joker, 1 a real card (which wins the tie, J7); killers, their answers and the thief add steps of 2
"""

from typing import NamedTuple

NO_SUIT = 4
NO_CARD = -1
SUIT_ROWS = 5
PLAIN_FACES = 54
ALL_FACES = 54 + 2 * 52
BAND, RANK, REAL = 1024, 16, 1
WEAK, LED_SUIT = 0, 1


class Tables(NamedTuple):
    """Flat rows of numbers, alike as lists (plain Python) and as arrays (compiled).

    `p` counts phases, `s` led suits, `c` cards, `f` faces, `k` killers; `row[p*54 + c]` and so on.
    """

    faces: int
    """how many faces there are: 54, or 158 with a wild joker"""
    phases: int
    """how many phases there are"""
    tricks: int
    """how many tricks there are"""
    phase: list[int]
    """[trick] the phase of trick 0, 1, …"""
    strength: list[int]
    """[(p*5 + s)*faces + f] of a card that follows, or of a suited card that leads"""
    joker_lead: list[int]
    """[p*5 + s] strength of a joker that led and called s"""
    joker_power: list[int]
    """[p*2 + led] whether the joker has a place in the list, following and led (so that it can be killed)"""
    joker_shift: list[int]
    """[p] whether a led joker that nobody follows leaves the lead to the first other card (J4 never)"""
    follows: list[int]
    """[p*5 + s] mask of the cards that belong to suit s; s = 4: of those that may be played at any time"""
    sets: list[int]
    """[p*54 + c] the suit that card c sets or calls for when led; 4 for a joker"""
    joker_calls: list[int]
    """[p] 0 the next card sets the suit · 1 trumps are called · 2 the leader names a suit · 3 it leads as a named card"""
    lead_bans: list[int]
    """[p] mask that may not be led; nonzero in the first trick only"""
    trick_bans: list[int]
    """[p*2 + trumps led] mask that nobody may play"""
    honour_duty: list[int]
    """[p] whether a trump call makes those without trumps play honours (J3)"""
    honours: int
    """mask of the honours of the pack"""
    names: int
    """mask of the cards that a wild joker may be named as"""
    calls: list[int]
    """[c] mask of the cards that leading card c calls (C1)"""
    called_joker_weak: int
    """1 when a joker played under a call cannot win (C2)"""
    same_two: list[int]
    """[p] strength of the 2 when all cards are of its suit, 0 when it has none"""
    same_two_suits: list[int]
    """[p*4 + s] mask of the cards that do not prevent same-two in suit s; 0 where it is not played"""
    jokers_last: int
    """1 when of two jokers with equal power the last wins (J8)"""
    killers: int
    """how many rows of killers"""
    killer: list[int]
    """[k] killer card"""
    killer_targets: list[int]
    """[p*killers + k] mask of the cards that it beats and that have power"""
    killer_top: list[int]
    """[k] the strength of place top, or 0 where it goes just above the target"""
    killer_after: list[int]
    """[k] whether it must be played after the target"""
    answers: list[int]
    """[0] ♥K and [1] ♥A, or -1 where not played"""
    thief: int
    """♠Q, or -1"""
    trump: int
    """the trump suit, or 4"""


def face_card(face: int) -> int:
    """The card that a face counts as: itself, or what a wild joker was named."""
    return face if face < PLAIN_FACES else (face - PLAIN_FACES) % 52


def face_of(card: int, named: int = NO_CARD) -> int:
    """The face of a played card; `named` is what a wild joker is named as."""
    return card if named == NO_CARD else PLAIN_FACES + 52 * (card - 52) + named


def face_real(face: int) -> int:
    """The card that really lies there."""
    return face if face < PLAIN_FACES else 52 + (face - PLAIN_FACES) // 52
