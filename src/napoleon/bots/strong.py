"""The searching bots: every decision by the score that it promises, in worlds that fit what the seat knows."""

import random
import time
from collections.abc import Callable

from napoleon.bots.budget import Budget, Clock
from napoleon.bots.search_bid import search_bid
from napoleon.bots.search_deal import search_discards, search_name
from napoleon.bots.search_play import search_perfect, search_play
from napoleon.deal.actions import Action
from napoleon.deal.choices import choices
from napoleon.deal.state import State


def chooser(
    seconds: float | None = None, worlds: int | None = None, clock: Clock = time.perf_counter, ahead: int = 0
) -> Callable[[State, int, random.Random], Action]:
    """A bot with this budget for a move, in time by this clock or in worlds, that looks ahead in so many later plays."""

    def choose(state: State, seat: int, rng: random.Random) -> Action:
        budget = Budget(seconds, worlds, clock, ahead)
        may = choices(state, seat)
        if may is None:
            raise ValueError(f"it is not the turn of seat {seat}")
        if may.phase == "auction":
            return search_bid(state, seat, may, budget)
        if may.phase == "naming":
            return search_name(state, seat, may.nameable, rng, budget)
        if may.phase == "exchange":
            return search_discards(state, seat, rng, budget)
        if may.phase == "perfect":
            return search_perfect(state, seat, rng, budget)
        return search_play(state, seat, may, rng, budget)

    return choose
