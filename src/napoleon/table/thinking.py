"""Bots at a live table: who must move, how long they seem to think, and asking them away from the event loop."""

import logging
import os
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from napoleon.bots import random_bot, simple
from napoleon.bots.match_play import awaited
from napoleon.deal import State, choices
from napoleon.deal.actions import Action

LOG = logging.getLogger("napoleon.table")

BOTS: dict[str, Callable[[State, int, random.Random], Action]] = {"simple": simple.choose, "random": random_bot.choose}
STANDARD = "simple"
SLOWEST, QUICKEST = 0.9, 0.5
FREE_SLOWEST, FREE_QUICKEST = 2.5, 0.9
"""in a first-come auction, so that people have time to speak"""


def default_delay() -> float:
    """The factor on the time that bots take: `NAPOLEON_BOT_DELAY`, else 1; tests say 0."""
    try:
        return max(0.0, float(os.environ.get("NAPOLEON_BOT_DELAY", "1")))
    except ValueError:
        return 1.0


def seconds_to_wait(state: State, rng: random.Random) -> float:
    """How long a bot waits before it moves, also when it has no choice: a wait that varied with the hand would tell."""
    free = state.phase == "auction" and state.rules.auction.order == "free"
    return rng.uniform(FREE_QUICKEST, FREE_SLOWEST) if free else rng.uniform(QUICKEST, SLOWEST)


def bots_to_move(state: State, bots: list[int]) -> list[int]:
    """The bots that the deal waits for."""
    return [seat for seat in awaited(state) if seat in bots]


def ask(bot: str, view: State, seat: int, seed: int) -> Action:
    """The bot's action in its view; a bot that fails is stood in for by a random one, so that the table goes on."""
    try:
        return BOTS.get(bot, simple.choose)(view, seat, random.Random(seed))
    except Exception:
        LOG.exception("the bot %s failed at seat %d; a random move stands in", bot, seat)
        return stand_in(view, seat, seed)


def stand_in(view: State, seat: int, seed: int) -> Action:
    """A random legal action."""
    if choices(view, seat) is None:
        raise ValueError(f"it is not the turn of seat {seat}")
    return random_bot.choose(view, seat, random.Random(seed))


class Thinkers:
    """The threads in which bots think, shared by all tables of a process."""

    def __init__(self, delay: float | None = None, threads: int = 2) -> None:
        self.delay = default_delay() if delay is None else delay
        self.rng = random.Random()
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="napoleon-bot")

    def close(self) -> None:
        """Let the threads end."""
        self.pool.shutdown(wait=False, cancel_futures=True)
