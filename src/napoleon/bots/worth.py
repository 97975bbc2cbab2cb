"""What a card is worth: how likely it takes a trick in its own time, read from the compiled tables."""

from collections.abc import Iterable

from napoleon.bots.knowledge import Knowledge
from napoleon.cards import JO, members
from napoleon.rules.tables import BAND, NO_SUIT, Tables

KEEP = 1.5
"""the part of an average trick that a sure winner is kept for"""
WASTED = 0.5
"""the part of it that is left where another may call the card and so take its power"""


def usual_phase(tables: Tables) -> int:
    """The phase of an ordinary trick: one in the middle of the deal."""
    return tables.phase[len(tables.phase) // 2]


def base_strength(tables: Tables, phase: int, card: int) -> int:
    """The strength of a card by the list alone, where no suit is led."""
    return tables.strength[(phase * 5 + NO_SUIT) * tables.faces + card]


def is_strong(tables: Tables, phase: int, card: int) -> bool:
    """Whether the card is a trump or a special: it can win whatever is led. (With P5 every plain card can win.)"""
    return base_strength(tables, phase, card) >= 2 * BAND


def beaten_by(tables: Tables, phase: int, card: int, among: int) -> int:
    """The cards among these that would beat the card if it were led, killers out of account (mask → mask)."""
    suit = tables.sets[phase * 54 + card]
    row = (phase * 5 + suit) * tables.faces
    strength = tables.strength
    mine = tables.joker_lead[phase * 5 + (tables.trump if suit == NO_SUIT else suit)] if card >= JO else strength[row + card]
    bits = 0
    for other in members(among):
        if strength[row + other] > mine:
            bits |= 1 << other
    return bits


def power(tables: Tables, phase: int, card: int, unseen: int, rivals: int) -> float:
    """The chance that the card takes a trick in its own time, against these unseen cards in so many hands."""
    above = beaten_by(tables, phase, card, unseen)
    if card >= JO:
        if tables.names:
            return 0.9
        leads = 0.85 * 0.9 ** above.bit_count() if tables.joker_power[phase * 2 + 1] else 0.1
        return max(leads, 0.95 if is_strong(tables, phase, card) else 0.0)
    if is_strong(tables, phase, card):
        return max(0.25, 0.97 * 0.86 ** above.bit_count())
    suit = tables.sets[phase * 54 + card]
    trumps = tables.follows[phase * 5 + tables.trump] if tables.trump != NO_SUIT else 0
    same = tables.follows[phase * 5 + suit] & ~trumps if suit != NO_SUIT else 0
    higher = (above & same).bit_count()
    others = (unseen & same).bit_count()
    lasting = min(1.0, others / (rivals * 1.6)) if above & ~same else 1.0
    return (0.75, 0.3, 0.1)[higher] * lasting if higher < 3 else 0.02


def powers(tables: Tables, phase: int, cards: Iterable[int], unseen: int, rivals: int) -> dict[int, float]:
    """The power of each of these cards."""
    return {card: power(tables, phase, card, unseen, rivals) for card in cards}


def worths(known: Knowledge) -> dict[int, float]:
    """What each card of the hand is worth to keep after this trick, in honours."""
    tricks = known.hand.bit_count()
    if tricks <= 1:
        return dict.fromkeys(members(known.hand), 0.0)
    each = KEEP * (known.rules.honours & (known.unseen | known.hand)).bit_count() / tricks
    tables, phase = known.tables, known.usual_phase
    found = powers(tables, phase, members(known.hand), known.unseen, len(known.others))
    for card in found:
        found[card] *= each
        if tables.same_two[phase] and card < JO and card % 13 == 0:
            found[card] += 0.15 * each
        if card in tables.killer:
            found[card] += 0.2 * each
        if card >= JO and _may_be_wasted(known, card):
            found[card] *= WASTED
    return found


def _may_be_wasted(known: Knowledge, card: int) -> bool:
    """Whether somebody else may call this joker, which then cannot win."""
    weak = known.tables.called_joker_weak or not known.is_strong(card)
    return bool(weak) and any(known.tables.calls[caller] >> card & 1 for caller in members(known.unseen & ((1 << 52) - 1)))
