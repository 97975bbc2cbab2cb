"""The memory of one solver: flat rows of numbers, alike as lists (plain Python) and as arrays (compiled).

A *ply* is one card played; a *node* is the position before it, and its numbers stand together in `frame`::

    frame[ply*FRAME + LEADER …]   moves, scores, lows[ply*MOVES …]   runs[ply*4 + suit]

A *kind* is a set of cards of one suit that are alike in all but their order: no rule tells them apart, and no card of another
kind ranks between them. A *run* writes down who holds the cards of a suit, three bits each, the lowest card lowest.
A *move* is a face (see `rules.tables`), and above its eight bits the suit that a led joker calls.
"""

import random
from typing import NamedTuple

PLIES, MOVES, FRAME, MOST_PLAYERS, MOST_TRICKS = 56, 128, 32, 8, 14
CALLED = 8
FACE = (1 << CALLED) - 1
HASH_MASK = (1 << 62) - 1
# a node: who leads, how many have played, whose turn it is, what lies there and who wins it so far
(LEADER, PLACE, SEAT, WANT, TRICK, LED, LEAD_FACE, BEST, STRENGTH, BEST_ROW, BEST_SIDE, POINTS, PRESENT) = range(13)
# what the hands hold and the side needs; honours that are certain for one of the sides
(NEED, HASH, REST, LEFT, SURE, SURE_SIDE) = range(13, 19)
# how far its moves are tried: the last of them, what mattered, what need not be tried, whether it may be remembered
(COUNT, NEXT, MOVE, LOW, WON_BY, MATTERS, SKIP, SEARCHED) = range(19, 27)
# state: one number each for the whole search
(PLAYERS, SIDE, SIDE_CARDS, NODES, GENERATION, MATTERED, HINT, ROOTS) = range(8)
(ORDERED, KILLERS, TARGETS, TWOS, NAMED, BUCKETS) = range(8, 14)
# the fields of a row of `order`
(CARD, NEEDED, HOW_MANY, SURELY, WORTH) = range(5)


class Beats(NamedTuple):
    """What the tables say of cards one by one: who beats whom, who is like whom."""

    stronger: list[int]
    """[(p*5 + s)*(faces + 2) + f] the followers stronger than face f; the last two of each row are jokers that led"""
    alike: list[int]
    """[p*54 + c] the lowest card of the suit that no rule but the order of ranks tells apart from card c"""
    most: list[int]
    """[p*54 + c] the most that card c is worth, whatever was led"""
    least: list[int]
    ranked: list[int]
    """[p] cards whose rank may decide; not so a special card that beats or loses by its class alone"""


class Work(NamedTuple):
    """All that the search writes to, and what it knows about the position at hand."""

    hands: list[int]
    owner: list[int]
    """[c] the seat that holds card c at the root"""
    kin: list[int]
    """[c] mask of the kind of card c"""
    term: list[int]
    """[c] what card c adds to the hash while it is held: the same for a kind in one hand"""
    random: list[int]
    """[54*8] random numbers by kind and owner, then one for each leader"""
    ranked: list[int]
    """[s] cards of suit s whose rank may decide a trick"""
    order: list[int]
    """cards that may beat trumps or more, strong to weak: it counts while `HOW_MANY` of the `NEEDED` cards are held"""
    frame: list[int]
    runs: list[int]
    moves: list[int]
    scores: list[int]
    lows: list[int]
    """[ply*128 + n] the lowest card that move n stands for"""
    roots: list[int]
    """the moves of the root and, from 128 on, the lowest card that each stands for"""
    faces: list[int]
    """[trick*8 + place]"""
    legal: list[int]
    """[trick*8 + place] what the seat there may play once the lead is known"""
    behind: list[int]
    """[(trick*8 + place)*2 + side] what those from a place on may play, by side"""
    risk: list[int]
    """[trick] 1 where more than the strength of single cards may decide it"""
    leads: list[int]
    """[s*2 + side] what the seats of a side could play if s were led now"""
    history: list[int]
    """[(leads*8 + seat)*54 + c] how well playing card c did"""
    scratch: list[int]
    """the faces of the trick that is judged"""
    strengths: list[int]
    state: list[int]


SIZES = {
    "hands": 8, "owner": 54, "kin": 54, "term": 54, "random": 55 * 8, "ranked": 4, "order": 5 * 96,
    "frame": PLIES * FRAME, "runs": PLIES * 4, "moves": PLIES * MOVES, "scores": PLIES * MOVES, "lows": PLIES * MOVES,
    "roots": 2 * MOVES, "faces": MOST_TRICKS * 8, "legal": MOST_TRICKS * 8, "behind": MOST_TRICKS * 16, "risk": MOST_TRICKS,
    "leads": 10, "history": 16 * 54, "scratch": 8, "strengths": 8, "state": 14,
}  # fmt: skip


BEATS_SIZES = {"stronger": 6 * 5 * 160, "alike": 6 * 54, "most": 6 * 54, "least": 6 * 54, "ranked": 6}


def new_beats() -> Beats:
    """Empty rows, as lists."""
    return Beats(**{name: [0] * size for name, size in BEATS_SIZES.items()})


def new_work() -> Work:
    """Empty rows, as lists."""
    draw = random.Random(20)
    rows = {name: [0] * size for name, size in SIZES.items()}
    rows["random"] = [draw.getrandbits(61) | 1 for _ in range(SIZES["random"])]
    return Work(**rows)
