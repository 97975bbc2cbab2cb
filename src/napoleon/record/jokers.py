"""What a joker says when it is played: the suit that it calls, the card that it is named."""

from napoleon.cards import CODES, is_joker
from napoleon.play.trick import Played, Trick
from napoleon.words import Problem


def check_joker(trick: Trick, play: Played, hand: int) -> None:
    """A joker must say what it calls or is named exactly where the rules ask for it; a Problem `trick_…` where it does not."""
    code = CODES[play.card]
    must_call = bool(trick.callable_suits(play.card))
    names = trick.namable(play.card, hand)
    if must_call and play.called is None:
        raise Problem("trick_joker_must_call", card=code)
    if play.called is not None and not must_call:
        raise Problem("trick_joker_calls_nothing", card=code)
    if names and play.named is None:
        raise Problem("trick_joker_must_be_named", card=code)
    if play.named is not None and not (is_joker(play.card) and names >> play.named & 1):
        raise Problem("trick_joker_named_badly" if names else "trick_not_a_wild_joker", card=code, card_named=CODES[play.named])
