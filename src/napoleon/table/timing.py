"""How long things take at a table: clocks, grace, and how often somebody looks whether connections still live."""

import os
from dataclasses import dataclass

CLOCKS = {"off": None, "relaxed": 60.0, "normal": 20.0}
"""seconds for a move"""
LONG_PHASES = {"naming": 3, "exchange": 3}
"""in which a move takes so many times as long"""
BETWEEN_DEALS = 60.0
"""seconds after a deal until the next begins by itself, where the clock is on"""
AFTER_READY = 30.0
"""seconds after the first is ready until the next deal begins without the others"""
RAN_OUT = 2
"""after so many clocks in a row a bot stands in"""
HOST_GRACES = 3
"""the host's place passes on after so many grace times"""
LOOK = 15.0
"""seconds between two looks whether the processes live through which people are connected"""
SOON = 3.0
"""seconds until such a look at a table whose keeper was late: it may have died, and its people's connections with it"""
SETTLE = 1.0
"""seconds until a lost connection is told: whoever reloads the page was never away"""
GATHER = 0.15
"""seconds in which the words of a first-come auction are gathered, so that a faster bot or network does not decide"""


@dataclass(frozen=True, slots=True)
class Pace:
    """What tests make shorter."""

    grace: float = 20.0
    """seconds until a bot stands in for whoever lost the connection"""
    clock: float = 1.0
    """a factor on clocks, and on the time between deals"""
    settle: float = SETTLE
    look: float = LOOK

    @staticmethod
    def of_environment() -> "Pace":
        """The grace of `NAPOLEON_GRACE`, where it is a number."""
        grace = _number("NAPOLEON_GRACE", 20.0)
        return Pace(grace, settle=min(SETTLE, grace / 10))


def default_delay() -> float:
    """The factor on the time that bots take: `NAPOLEON_BOT_DELAY`, else 1; tests say 0."""
    return _number("NAPOLEON_BOT_DELAY", 1.0)


def _number(name: str, default: float) -> float:
    try:
        return min(3600.0, max(0.0, float(os.environ.get(name, default))))
    except ValueError:
        return default
