"""The cheapest legal discards: whatever the limits on widow cards and honours, given what each card is worth."""

from collections.abc import Mapping

from napoleon.cards import members
from napoleon.deal.exchange import least_from_widow, most_honours
from napoleon.deal.state import State


def cheapest(state: State, seat: int, worth: Mapping[int, float]) -> tuple[int, ...]:
    """The discards of least total worth that X1 and X4 allow, from Napoleon's hand with the widow in it."""
    size, honours = state.widow_count, state.rules.honours
    most = most_honours(state)
    hand, widow = state.hands[seat], state.widow_mask
    least = least_from_widow(state)
    ranked = sorted(members(hand), key=lambda card: worth[card])
    if most is None and not least:
        return tuple(ranked[:size])
    piles = [
        [card for card in ranked if widow >> card & 1 and not honours >> card & 1],
        [card for card in ranked if widow >> card & 1 and honours >> card & 1],
        [card for card in ranked if not widow >> card & 1 and not honours >> card & 1],
        [card for card in ranked if not widow >> card & 1 and honours >> card & 1],
    ]
    allowed = size if most is None else most
    best: tuple[float, tuple[int, ...]] | None = None
    for from_widow in range(least, size + 1):
        for a in range(min(from_widow, allowed) + 1):
            for b in range(min(size - from_widow, allowed - a) + 1):
                wanted = (from_widow - a, a, size - from_widow - b, b)
                if any(count > len(pile) for count, pile in zip(wanted, piles, strict=True)):
                    continue
                cards = tuple(card for count, pile in zip(wanted, piles, strict=True) for card in pile[:count])
                total = sum(worth[card] for card in cards)
                if best is None or total < best[0]:
                    best = total, cards
    if best is None:
        raise ValueError("no discards are legal")
    return best[1]
