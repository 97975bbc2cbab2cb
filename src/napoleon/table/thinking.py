"""Bots at a live table: who must move, how long they seem to think, and asking them away from the event loop."""

import asyncio
import logging
import math
import random
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor

from napoleon.bots import beginner, random_bot, simple
from napoleon.bots.levels import SECONDS, BotSpec, make, read_spec
from napoleon.deal import State, choices
from napoleon.deal.actions import Action
from napoleon.table.timing import default_delay
from napoleon.table.workers import Workers

LOG = logging.getLogger("napoleon.table")

BOTS: dict[str, Callable[[State, int, random.Random], Action]] = {
    "beginner": beginner.choose,
    "simple": simple.choose,
    "random": random_bot.choose,
}
"""those that are asked in threads; the searching ones are asked in processes"""
STANDARD = "simple"
SHORTEST = 0.02
"""seconds a move that a searching bot has however many others wait"""
WAITS = {"strong": (0.6, 0.9), "master": (1.7, 2.1)}
"""between how many seconds a bot waits: more than it needs to think, so that what it holds cannot be told from the time"""
USUAL_WAIT = (0.5, 0.9)
FREE_WAIT = (0.9, 2.5)
"""in a first-come auction, so that people have time to speak"""
LATE_STEP = 0.25
"""a bot that thought longer than it was to wait answers at the next multiple of so many seconds"""


def seconds_to_wait(state: State, bot: str, rng: random.Random) -> float:
    """How long a bot waits before it moves, also when it has no choice: a wait that varied with the hand would tell."""
    least, most = WAITS.get(bot, USUAL_WAIT)
    if state.phase == "auction" and state.rules.auction.order == "free":
        least, most = max(least, FREE_WAIT[0]), FREE_WAIT[1]
    return rng.uniform(least, most)


def late_answer(seconds: float, step: float = LATE_STEP) -> float:
    """How many seconds after its time a bot answers that has its move so many seconds after its time."""
    return seconds if seconds <= 0 or step <= 0 else math.ceil(seconds / step) * step


def ask(bot: str, view: State, seat: int, seed: int) -> Action:
    """The bot's action in its view; a bot that fails is stood in for by a random one, so that the table goes on."""
    try:
        choose = BOTS.get(bot) or make(read_spec(bot))
        return choose(view, seat, random.Random(seed))
    except Exception:
        LOG.exception("the bot %s failed at seat %d; a random move stands in", bot, seat)
        return stand_in(view, seat, seed)


def in_a_queue(bot: str, waiting: int, processes: int) -> str:
    """The searching bot with the time that is its own when so many thoughts wait, this one among them.

    Each table then waits about as long for its bot as on an idle server.
    """
    share = min(1.0, processes / max(1, waiting))
    return str(BotSpec(bot, seconds=max(SHORTEST, SECONDS[bot] * share)))


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
        self._waiting = 0

    async def think(self, bot: str, view: State, seat: int, seed: int) -> Action:
        """The bot's action. Until the processes of the searching bots are ready, the simple bot stands in for them."""
        loop = asyncio.get_running_loop()
        if bot in SECONDS:
            pool = self.workers.pool
            if pool is not None:
                self._waiting += 1
                spec = in_a_queue(bot, self._waiting, self.workers.count)
                try:
                    return await loop.run_in_executor(pool, ask, spec, view, seat, seed)
                except BrokenExecutor:
                    LOG.exception("the processes of the bots broke; the simple bot stands in")
                    self.workers.broken()
                finally:
                    self._waiting -= 1
            bot = STANDARD
        return await loop.run_in_executor(self.pool, ask, bot, view, seat, seed)

    def close(self) -> None:
        """Let the threads end, and end the processes."""
        self.workers.close()
        self.pool.shutdown(wait=False, cancel_futures=True)
