"""The bots by name: how a bot is asked for (`simple`, `strong@0.03`, `master@200w`), and what it needs to think.

A budget behind `@` is a time a move in seconds, or with `w` a number of worlds, which makes the choices repeatable.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from napoleon.bots import beginner, random_bot, simple
from napoleon.bots.match_play import Bot
from napoleon.words import Problem

LEVELS = ("random", "beginner", "simple", "strong", "master")
"""weak to strong"""
CHOICE = LEVELS[1:]
"""those that people play against"""
SECONDS = {"strong": 0.3, "master": 1.5}
"""what the searching ones may take for a move, where nothing else is said"""
AHEAD = {"strong": 0, "master": 20}
"""from how many of their own later plays they look ahead in every playout"""


@dataclass(frozen=True)
class BotSpec:
    """A bot as asked for: its level, and a budget where one was given."""

    level: str
    seconds: float | None = None
    worlds: int | None = None

    def __str__(self) -> str:
        if self.worlds is not None:
            return f"{self.level}@{self.worlds}w"
        return self.level if self.seconds is None else f"{self.level}@{self.seconds:g}"


def read_spec(text: str) -> BotSpec:
    """The bot of a name such as `simple` or `strong@0.03`; Problem `unknown_bot` for anything else."""
    level, at, budget = text.strip().partition("@")
    try:
        if level not in LEVELS:
            raise ValueError
        if not at:
            return BotSpec(level)
        if budget.endswith("w"):
            worlds = int(budget[:-1])
            if not 1 <= worlds <= 1_000_000:
                raise ValueError
            return BotSpec(level, worlds=worlds)
        seconds = float(budget)
        if not 0 < seconds <= 60:
            raise ValueError
        return BotSpec(level, seconds=seconds)
    except ValueError:
        raise Problem("unknown_bot", got=text[:40], expected=", ".join(LEVELS)) from None


def make(spec: BotSpec, clock: Callable[[], float] = time.perf_counter) -> Bot:
    """The bot itself; where its budget is time, by this clock."""
    if spec.level in SECONDS:
        from napoleon.bots.strong import chooser

        return chooser(None if spec.worlds else spec.seconds or SECONDS[spec.level], spec.worlds, clock, AHEAD[spec.level])
    return {"random": random_bot.choose, "beginner": beginner.choose, "simple": simple.choose}[spec.level]


def random_for(*parts: object) -> random.Random:
    """A generator that depends on these parts alone."""
    return random.Random("/".join(str(part) for part in parts))
