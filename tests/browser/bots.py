"""Bots that do one thing for certain, and everything else as the standard bot does: for states that chance seldom brings."""

import random

from napoleon.bots import simple
from napoleon.cards import CARDS
from napoleon.deal import State
from napoleon.deal.actions import Action, MakeBid, Name, Pass
from napoleon.deal.choices import choices


def quiet(state: State, seat: int, rng: random.Random) -> Action:
    """Passes as long as it may."""
    chosen = choices(state, seat)
    return Pass(seat) if chosen is not None and chosen.may_pass else simple.choose(state, seat, rng)


def calls_club_ten(state: State, seat: int, rng: random.Random) -> Action:
    """Wants to be Napoleon, and names ♣10."""
    chosen = choices(state, seat)
    if chosen is not None and chosen.bids and (state.last_bid is None or state.last_bid.seat != seat):
        return MakeBid(seat, chosen.bids[0])
    if chosen is not None and CARDS["CT"] in chosen.nameable:
        return Name(seat, CARDS["CT"])
    return simple.choose(state, seat, rng)


BOTS = {"test-quiet": quiet, "test-club-ten": calls_club_ten}
