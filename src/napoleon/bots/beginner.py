"""The beginner: plays by the simple bot's lights, but often by the first card that comes to hand, and bids shyly."""

import random

from napoleon.bots import random_bot, simple
from napoleon.deal.actions import Action, MakeBid, Pass
from napoleon.deal.choices import choices
from napoleon.deal.state import State

CARELESS = 0.3
"""how often a card is played without a thought"""
SHY = 0.3
"""how often a bid is left out that might be made"""


def choose(state: State, seat: int, rng: random.Random) -> Action:
    """What the bot does in this view of its seat."""
    may = choices(state, seat)
    if may is not None and may.phase == "play" and rng.random() < CARELESS:
        action = random_bot.choose(state, seat, rng)
        if not getattr(action, "betray", False):
            return action
    action = simple.choose(state, seat, rng)
    if isinstance(action, MakeBid) and may is not None and may.may_pass and rng.random() < SHY:
        return Pass(seat)
    return action
