"""A position in the play of the cards as flat rows of numbers: what policy, playouts and likelihoods work on.

Plain Python takes the rows as lists, the compiled twins as arrays. Masks are sets of cards.
"""

from functools import lru_cache
from typing import NamedTuple

from napoleon.cards import JOKER_MASK, mask, members
from napoleon.rules import RuleSet
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import BAND, NO_SUIT, SUIT_ROWS, Tables

(PLAYERS, TRICK, LEADER, COUNT, LED, LEAD_FACE, BEST, BEATEN_BY, PRESENT, POINTS, REST) = range(11)
(NAPOLEON, ADJUTANT, NAMED, REVEALED, SIDE, STAKE, STAKE_TO, SIZE, SOLO_KNOWN, LEFT) = range(11, 21)
NOW = 21
SEATS = 8
OPTIONS = 80
FRAME, FRAMES = 32, 36
"""numbers and frames of the search of endings"""
"""the most ways to play that are looked at"""
NOBODY = -1
FIRST_TRICK = 9
"""`STAKE_TO` where the discarded honours go to the winner of the first trick"""


class Room(NamedTuple):
    """One position and what is needed to go on from it."""

    now: list[int]
    """the numbers named above: the trick, who leads it, what wins so far (and the cards that beat it), roles, the stake,
    and how many positions a search may still look at"""
    hands: list[int]
    lacks: list[int]
    """[seat] cards that it has shown not to hold"""
    faces: list[int]
    """[place] of the trick"""
    taken: list[int]
    """[seat] honours"""
    friends: list[float]
    """[seat*8 + other] how likely the seat thinks that the other stands on its side"""
    strengths: list[int]
    face: list[int]
    """[option] of the seat to play"""
    call: list[int]
    value: list[float]
    stack: list[int]
    """frames of `endgame`"""


class Book(NamedTuple):
    """What the policy looks up, from the tables of one rule set and trump: `p` phases, `s` led suits, `c` cards."""

    beats: list[int]
    """[(p*5 + s)*54 + c] the cards that beat a following c when s was led"""
    joker_beats: list[int]
    """[p*5 + s] the cards that beat a led joker that called s"""
    lead_beats: list[int]
    """[p*54 + c] the cards that beat c when it leads"""
    strong: list[int]
    """[p] trumps and specials"""
    height: list[int]
    """[c] how high the card stands among all, 0 … 53"""
    best_name: list[int]
    """[p*5 + s] the best card that a wild joker may be named as, -1 where it is not wild"""
    low_name: list[int]
    killers: int
    """mask of the killers"""
    usual: int
    """the phase of an ordinary trick"""
    size: int
    players: int
    widow: int
    honour_count: int
    pack: int
    sides: int
    discarded: int
    """what a discarded honour brings Napoleon's side, in hundredths of an honour (X4)"""


DISCARDED = {"allies": -100, "forbidden": -600, "first_trick": 30, "napoleon": 100, "gift": 100, "nobody": -40}


@lru_cache(maxsize=512)
def book_of(rules: RuleSet, trump: int | None) -> Book:
    """The look-ups of the policy."""
    tables = compile_tables(rules, trump)
    phases = len(tables.honour_duty)
    beats, joker_beats, best_name, low_name = [], [], [], []
    for row in range(phases * SUIT_ROWS):
        strength = tables.strength[row * tables.faces : row * tables.faces + 54]
        beats += _beaten(strength, strength)
        joker_beats += _beaten(strength, [tables.joker_lead[row]])
        names = sorted(members(tables.names), key=strength.__getitem__)
        best_name.append(names[-1] if names else -1)
        low_name.append(names[0] if names else -1)
    usual = tables.phase[len(tables.phase) // 2]
    base = tables.strength[(usual * 5 + NO_SUIT) * tables.faces :][:54]
    order = sorted(range(54), key=lambda card: (base[card], card % 13))
    height = [0] * 54
    for place, card in enumerate(order):
        height[card] = place
    strong = [
        mask(c for c in range(54) if tables.strength[(p * 5 + NO_SUIT) * tables.faces + c] >= 2 * BAND) for p in range(phases)
    ]
    return Book(
        beats=beats,
        joker_beats=joker_beats,
        lead_beats=_lead_beats(tables, beats, joker_beats, phases),
        strong=strong,
        height=height,
        best_name=best_name,
        low_name=low_name,
        killers=mask(tables.killer),
        usual=usual,
        size=rules.hand_size,
        players=rules.players,
        widow=rules.widow_size,
        honour_count=rules.honour_count,
        pack=rules.pack,
        sides=int(rules.sides),
        discarded=DISCARDED[rules.exchange.honours_to],
    )


def _beaten(strength: list[int], others: list[int]) -> list[int]:
    """For each of these strengths, the cards that are stronger."""
    order = sorted(range(54), key=strength.__getitem__)
    masks: dict[int, int] = {}
    above = 0
    place = 53
    for number in sorted(set(others), reverse=True):
        while place >= 0 and strength[order[place]] > number:
            above |= 1 << order[place]
            place -= 1
        masks[number] = above
    return [masks[number] for number in others]


def _lead_beats(tables: Tables, beats: list[int], joker_beats: list[int], phases: int) -> list[int]:
    rows = []
    for phase in range(phases):
        for card in range(54):
            suit = tables.sets[phase * 54 + card]
            if JOKER_MASK >> card & 1:
                rows.append(joker_beats[phase * 5 + (tables.trump if suit == NO_SUIT else suit)])
            else:
                rows.append(beats[(phase * 5 + suit) * 54 + card])
    return rows


def empty_room() -> Room:
    """A room with nothing in it, as lists."""
    return Room(
        now=[0] * NOW,
        hands=[0] * SEATS,
        lacks=[0] * SEATS,
        faces=[0] * SEATS,
        taken=[0] * SEATS,
        friends=[0.0] * (SEATS * SEATS),
        strengths=[0] * SEATS,
        face=[0] * OPTIONS,
        call=[0] * OPTIONS,
        value=[0.0] * OPTIONS,
        stack=[0] * (FRAME * FRAMES),
    )
