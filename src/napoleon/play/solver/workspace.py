"""The memory of one solver: flat rows of numbers, alike as lists (plain Python) and as arrays (compiled).

A *ply* is one card played; a *node* is the position before it, and its numbers stand together in `frame`::

    frame[ply*FRAME + LED …]   moves, scores, lows[ply*MOVES …]   tricks[trick*TRICK + LEADER …]

What changes only from trick to trick stands in `tricks`; hands and runs are those of the node at hand, put back on the way up.
A *kind* is a set of cards of one suit that are alike in all but their order: no rule tells them apart, and no card of another
kind ranks between them. A *run* writes down who holds the cards of a suit, three bits each, the lowest card lowest.
A *move* is a face (see `rules.tables`), and above its eight bits the suit that a led joker calls.
"""

import random
from typing import NamedTuple

PLIES, MOVES, FRAME, TRICK, MOST_PLAYERS, MOST_TRICKS = 56, 128, 16, 16, 8, 14
CALLED = 8
FACE = (1 << CALLED) - 1
HASH_MASK = (1 << 62) - 1
# a trick: who leads, what was led, what is held and needed before it, honours that are certain for one of the sides
(LEADER, LEAD_FACE, REST, LEFT, NEED, HELD, SURE, SURE_SIDE, RISK) = range(9)
# a node: what lies there and who wins it so far, whose turn it is and what he wants
(LED, BEST, BEST_FACE, BEST_SIDE, PRESENT, HASH, SEAT, WANT) = range(8)
# how far its moves are tried: the last of them, what it changed, what mattered, what need not be tried
(COUNT, NEXT, MOVE, LOW, WON_BY, MATTERS, SKIP, RUN) = range(8, 16)
# state: one number each for the whole search
(PLAYERS, SIDE, SIDE_CARDS, NODES, GENERATION, MATTERED, HINT, ROOTS, TRICK_NOW, PLACE_NOW) = range(10)
(KILLERS, TARGETS, TWOS, NAMED, BUCKETS, ORDERED, CONDITIONS, OURS, SURELY, STRONGER) = range(10, 20)
# the fields of a row of `order`
(CARD, NEEDED, HOW_MANY, ALWAYS, WORTH) = range(5)
MOST_ORDERED = 62


class Beats(NamedTuple):
    """What the tables say of cards one by one: who beats whom, who is like whom."""

    stronger: list[int]
    """[(p*5 + s)*(faces + 2) + f] the followers stronger than face f; the last two of each row are jokers that led"""
    alike: list[int]
    """[p*54 + c] the lowest card of the suit that no rule but the order of ranks tells apart from card c"""
    most: list[int]
    """[p*54 + c] the most that card c is worth, whatever was led"""
    least: list[int]
    leads: list[int]
    """[p*5 + s] the cards but jokers that set suit s when they are led"""
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
    """[s] cards of suit s whose rank may decide a trick; of jokers (s = 4) none"""
    twos: list[int]
    """[s] cards of a trick that may still be won by the 2 of suit s"""
    order: list[int]
    """cards that may beat trumps or more, strong to weak: it counts while `HOW_MANY` of the `NEEDED` cards are held"""
    places: list[int]
    """[c] mask of the rows of `order` in which card c counts for as long as it is held"""
    conditions: list[int]
    """the rows of `order` that count only while other cards are held"""
    frame: list[int]
    tricks: list[int]
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
    leads: list[int]
    """[s*2 + side] what the seats of a side could play if s were led now"""
    history: list[int]
    """[(leads*8 + seat)*54 + c] how well playing card c did"""
    cashed: list[int]
    """what the tricks that the leader cashes do to each suit and hand, see `cash`"""
    scratch: list[int]
    """the faces of the trick that is judged"""
    strengths: list[int]
    state: list[int]


SIZES = {
    "hands": 8, "owner": 54, "kin": 54, "term": 54, "random": 55 * 8, "ranked": 5, "twos": 4, "order": 5 * (MOST_ORDERED + 1),
    "places": 54, "conditions": MOST_ORDERED, "frame": PLIES * FRAME, "tricks": (MOST_TRICKS + 1) * TRICK, "runs": 5,
    "moves": PLIES * MOVES, "scores": PLIES * MOVES, "lows": PLIES * MOVES, "roots": 2 * MOVES, "faces": MOST_TRICKS * 8,
    "legal": MOST_TRICKS * 8, "behind": MOST_TRICKS * 16, "leads": 10, "history": 16 * 54, "scratch": 8, "strengths": 8,
    "state": 20, "cashed": 20,
}  # fmt: skip


BEATS_SIZES = {"stronger": 6 * 5 * 160, "alike": 6 * 54, "most": 6 * 54, "least": 6 * 54, "leads": 6 * 5, "ranked": 6}


def new_beats() -> Beats:
    """Empty rows, as lists."""
    return Beats(**{name: [0] * size for name, size in BEATS_SIZES.items()})


def new_work() -> Work:
    """Empty rows, as lists."""
    draw = random.Random(20)
    rows = {name: [0] * size for name, size in SIZES.items()}
    rows["random"] = [draw.getrandbits(61) | 1 for _ in range(SIZES["random"])]
    return Work(**rows)
