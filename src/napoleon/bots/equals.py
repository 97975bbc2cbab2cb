"""Cards that are as good as one another: which of them is played must tell nothing, so it is left to chance."""

from napoleon.bots.position import book_of
from napoleon.cards import CARDS, JO, mask, members
from napoleon.deal.state import State
from napoleon.play.trick import Trick


def equals(state: State, seat: int, card: int) -> list[int]:
    """The legal cards of the hand that do the same as this one for as long as the deal lasts, itself among them."""
    trick = state.trick()
    tables, book = trick.tables, book_of(state.rules, state.trump)
    hand = state.hands[seat]
    apart = 0
    for row in tables.killer_targets:
        apart |= row
    apart |= book.killers | mask(c for c in (*tables.answers, tables.thief, CARDS["CT"], *range(0, JO, 13)) if c >= 0) | 3 << JO
    if state.adjutant_card is not None:
        apart |= 1 << state.adjutant_card
    if apart >> card & 1 or tables.calls[card] or tables.names:
        return [card]
    suited = mask(range(card - card % 13, card - card % 13 + 13))
    alike = hand & suited & trick.legal(hand) & ~apart
    alike &= state.rules.honours if state.rules.honours >> card & 1 else ~state.rules.honours
    gone = mask(play.card for record in state.tricks for play in record.plays) | (state.discards if state.tricks else 0)
    live = state.rules.pack & ~gone & ~hand
    return [other for other in members(alike) if other == card or _alike(trick, book.beats, live, card, other)]


def _alike(trick: Trick, beats: list[int], live: int, one: int, other: int) -> bool:
    """Whether the two belong together, are barred together, and beat and fear the same living cards."""
    tables = trick.tables
    both = 1 << one | 1 << other
    if tables.calls[other] or any(
        (bits & both) not in (0, both) for bits in (*tables.lead_bans, *tables.trick_bans, *tables.follows)
    ):
        return False
    for row in range(0, len(beats), 54):
        if (beats[row + one] ^ beats[row + other]) & live:
            return False
        if any((beats[row + card] & both) not in (0, both) for card in members(live)):
            return False
    return True
