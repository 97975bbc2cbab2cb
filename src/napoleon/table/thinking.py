"""Bots at a live table: who must move, how long they seem to think, and asking them away from the event loop."""

import asyncio
import logging
import os
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor

from napoleon.bots import beginner, random_bot, simple
from napoleon.bots.levels import SECONDS, make, read_spec
from napoleon.bots.match_play import awaited
from napoleon.deal import State, choices
from napoleon.deal.actions import Action
from napoleon.table.workers import Workers

LOG = logging.getLogger("napoleon.table")

BOTS: dict[str, Callable[[State, int, random.Random], Action]] = {
    "beginner": beginner.choose,
    "simple": simple.choose,
    "random": random_bot.choose,
}
"""those that are asked in threads; the searching ones are asked in processes"""
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
        choose = make(read_spec(bot)) if bot in SECONDS else BOTS.get(bot, simple.choose)
        return choose(view, seat, random.Random(seed))
    except Exception:
        LOG.exception("the bot %s failed at seat %d; a random move stands in", bot, seat)
        return stand_in(view, seat, seed)


def stand_in(view: State, seat: int, seed: int) -> Action:
    """A random legal action."""
    if choices(view, seat) is None:
        raise ValueError(f"it is not the turn of seat {seat}")
    return random_bot.choose(view, seat, random.Random(seed))


class Thinkers:
    """The threads and processes in which bots think, shared by all tables of a server."""

    def __init__(self, delay: float | None = None, threads: int = 2) -> None:
        self.delay = default_delay() if delay is None else delay
        self.rng = random.Random()
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="napoleon-bot")
        self.workers = Workers()

    async def think(self, bot: str, view: State, seat: int, seed: int) -> Action:
        """The bot's action. Until the processes of the searching bots are ready, the simple bot stands in for them."""
        loop = asyncio.get_running_loop()
        if bot in SECONDS:
            pool = self.workers.pool
            if pool is not None:
                try:
                    return await loop.run_in_executor(pool, ask, bot, view, seat, seed)
                except BrokenExecutor:
                    LOG.exception("the processes of the bots broke; the simple bot stands in")
                    self.workers.broken()
            bot = STANDARD
        return await loop.run_in_executor(self.pool, ask, bot, view, seat, seed)

    def close(self) -> None:
        """Let the threads end, and end the processes."""
        self.workers.close()
        self.pool.shutdown(wait=False, cancel_futures=True)
