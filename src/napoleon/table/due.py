"""What a table needs next from somebody who is no person, and when: a bot's move, a clock, a stand-in, a look.

A table that nobody is connected to needs nothing: its deal stands still.
"""

import random
from dataclasses import dataclass
from typing import Literal

from napoleon.table.scene import Scene
from napoleon.table.thinking import seconds_to_wait
from napoleon.table.timing import AFTER_READY, BETWEEN_DEALS, HOST_GRACES, Pace

Kind = Literal["bot", "clock", "stand_in", "go_on", "host", "look"]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done, at which time (as the store counts it)."""

    kind: Kind
    at: float
    seat: int = -1
    """whose, except for `go_on` and `look`"""
    bot: str = ""
    """what moves, for `bot`"""
    moved: int = 0
    """the version of the deal's last event, for `bot`: the same move is due as long as it stays"""
    seed: int = 0
    """the bot's chance"""


def bot_plan(scene: Scene, now: float, delay: float, rng: random.Random) -> Plan | None:
    """One of the bots that the deal waits for, and when it moves. What is drawn depends on nothing that is hidden."""
    seats = scene.bots_to_move
    if not seats or scene.deal is None:
        return None
    seat = rng.choice(seats)
    bot = scene.company.bot_at(seat) or ""
    wait = seconds_to_wait(scene.deal, bot, rng) * delay
    return Plan("bot", now + wait, seat, bot, scene.moved, rng.getrandbits(64))


def still_fits(plan: Plan, scene: Scene) -> bool:
    """Whether this bot's move is still to be made."""
    return plan.moved == scene.moved and plan.seat in scene.bots_to_move and plan.bot == scene.company.bot_at(plan.seat)


def next_plan(scene: Scene, now: float, pace: Pace, bot: Plan | None, look: float) -> Plan | None:
    """What is due first; `bot` is the bot's move if there is one, `look` in how many seconds to look after connections."""
    if not scene.company.connected:
        return None
    plans = [*waits(scene, pace), Plan("look", now + look)]
    if bot is not None:
        plans.append(bot)
    return min(plans, key=lambda plan: plan.at)


def waits(scene: Scene, pace: Pace) -> list[Plan]:
    """What comes by itself when people do nothing, except the bots' moves and the looks."""
    company = scene.company
    plans: list[Plan] = []
    seconds = scene.clock_seconds
    if seconds is not None:
        plans += [Plan("clock", scene.clock_from + seconds * pace.clock, seat) for seat in scene.clocked]
    for seat, since in company.gone.items():
        if company.playing and seat not in company.away and any(other != seat for other in company.connected):
            plans.append(Plan("stand_in", since + pace.grace, seat))
        if seat == company.host_seat and any(other != seat for other in company.connected):
            plans.append(Plan("host", since + HOST_GRACES * pace.grace, seat))
    if company.playing and not scene.running:
        if company.settings.clock != "off" and not scene.match_over:
            plans.append(Plan("go_on", scene.moved_at + BETWEEN_DEALS * pace.clock))
        if company.ready:
            plans.append(Plan("go_on", company.ready_at + AFTER_READY * pace.clock))
    return plans
