"""The simple bot, the level "rule of thumb": sees what its seat sees, thinks a moment, never breaks a rule."""

import random

from napoleon.bots.bidding import word
from napoleon.bots.exchanging import best_discards
from napoleon.bots.naming import best_name
from napoleon.bots.playing import best_play
from napoleon.bots.stakes import betrayal_pays, perfect_pays
from napoleon.deal.actions import Action, Betray, Name, Perfect, PlayCard
from napoleon.deal.choices import choices
from napoleon.deal.state import State


def choose(state: State, seat: int, rng: random.Random) -> Action:
    """What the bot does in this view of its seat. Where bids come at any moment, ask only seats that are `awaited`."""
    may = choices(state, seat)
    if may is None:
        raise ValueError(f"it is not the turn of seat {seat}")
    if may.phase == "auction":
        return word(state, seat, may.bids, may.may_pass)
    if may.phase == "naming":
        return Name(seat, best_name(state, seat, may.nameable))
    if may.phase == "exchange":
        return best_discards(state, seat)
    if may.phase == "perfect":
        return Perfect(seat, perfect_pays(state, seat))
    if may.betray and betrayal_pays(state, seat, "napoleon"):
        return Betray(seat)
    over = tuple(choice for choice in may.cards if choice.betray)
    if over and betrayal_pays(state, seat, "adjutant"):
        return PlayCard(seat, best_play(state, seat, over, rng), betray=True)
    return PlayCard(seat, best_play(state, seat, may.cards, rng))
