"""Why a card won, in one sentence."""

from napoleon.cards import CODES
from napoleon.play.trick import Outcome, Trick
from napoleon.rules import RuleSet
from napoleon.words import say


def explain_trick(language: str, rules: RuleSet, trick: Trick, outcome: Outcome) -> str:
    """The sentence for the winner of a full trick, in `ja` or `en`."""
    del trick
    return say(language, "trick-won-by", card=CODES[outcome.card], reason=outcome.reason(rules))
