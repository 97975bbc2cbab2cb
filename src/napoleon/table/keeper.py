"""Sees to what is due at one table: draws and makes the bots' moves, lets clocks run out, looks after lost connections.

The store is told with every append what is due next and that this process keeps it; when the process dies, another one claims
it. The version in the store decides if two do the same.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from napoleon.bots.levels import SECONDS
from napoleon.deal.actions import Action
from napoleon.deal.events import Event
from napoleon.store import Due, StoreProblem
from napoleon.table.due import Plan, bot_plan, next_plan, still_fits, waits
from napoleon.table.events_people import BotStandsIn, Disconnected
from napoleon.table.room import pass_host
from napoleon.table.scene import Scene
from napoleon.table.steps import after_the_clock, go_on, played
from napoleon.table.surroundings import Surroundings
from napoleon.table.thinking import LATE_STEP, late_answer, stand_in
from napoleon.table.timing import SOON
from napoleon.words import Problem

if TYPE_CHECKING:
    from napoleon.table.live import LiveTable

LOG = logging.getLogger("napoleon.table")


class Keeper:
    """What this process is going to do at a table, if it keeps it."""

    def __init__(self, table: "LiveTable", around: Surroundings) -> None:
        self._table = table
        self._around = around
        self._plan: Plan | None = None
        self._bot: Plan | None = None
        self._thinking: asyncio.Task[Action] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether there is something that this process is going to do."""
        return self._plan is not None

    def planned(self, scene: Scene, now: float, hurry: bool = False) -> tuple[Plan | None, Due | None]:
        """What is due in this scene, and what the store is told of it; nothing is begun. `hurry`: it is late already."""
        around, bot = self._around, self._bot
        if bot is None or not still_fits(bot, scene):
            # a worker comes to a table only when the wait has already begun
            since = scene.moved_at if around.role == "worker" and not hurry else now
            bot = bot_plan(scene, since, 0.0 if hurry else around.thinkers.delay, around.thinkers.rng)
        plan = next_plan(scene, now, around.pace, bot, min(SOON, around.pace.look) if hurry else around.pace.look)
        if plan is None:
            return None, None
        heavy = plan.kind == "bot" and plan.bot in SECONDS
        if around.role == "worker":
            return (plan, Due(max(0.0, plan.at - now), around.node, True)) if heavy else (None, Due(max(0.0, plan.at - now)))
        if heavy and not hurry and "worker" in around.living.values():
            return None, Due(0.0, None, True)
        return plan, Due(max(0.0, plan.at - now), around.node, heavy)

    def keep(self, plan: Plan | None) -> None:
        """From now on this is what this process is going to do here."""
        if plan is not None and plan == self._plan:
            return
        self._plan = plan
        task, self._task = self._task, None
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        if plan is None or plan.kind != "bot":
            self._stop_thinking(unless=plan is not None)
        elif plan != self._bot:
            self._stop_thinking()
            self._bot = plan
            self._thinking = asyncio.create_task(self._think(plan), name=f"bot of {self._table.name}")
        if plan is not None:
            self._task = asyncio.create_task(self._see_to(plan), name=f"keeper of {self._table.name}")

    def lost(self) -> list[Event]:
        """The people whose connection went through a process that lives no more."""
        living = {*self._around.living, self._around.node}
        connected = self._table.story.company.connected
        return [Disconnected(seat) for seat, node in connected.items() if node not in living]

    async def close(self) -> None:
        """Do nothing more."""
        tasks = [task for task in (self._task, self._thinking) if task is not None]
        self.keep(None)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _stop_thinking(self, unless: bool = False) -> None:
        """Let go of a bot's move. Where something else is due first the bot thinks on."""
        if unless and self._bot is not None and still_fits(self._bot, self._table.story.scene):
            return
        if self._thinking is not None:
            self._thinking.cancel()
        self._bot = self._thinking = None

    async def _think(self, plan: Plan) -> Action:
        view = self._table.story.views[plan.seat]
        return await self._around.thinkers.think(plan.bot, view, plan.seat, plan.seed)

    async def _see_to(self, plan: Plan) -> None:
        """Wait until it is time, then do it. Whatever happens, the table must not be left without a plan."""
        try:
            await asyncio.sleep(max(0.0, plan.at - self._around.now()))
            action = await self._action(plan)
            if plan.kind == "bot":
                await self._table.gather(None)
            done = False
            async with self._table.lock:
                if self._plan == plan:
                    done = await self._do(plan, action)
            if not done:
                return
        except StoreProblem:
            LOG.warning("the store does not take what is due at table %s; it stays due there", self._table.name)
        except Exception:
            LOG.exception("what is due at table %s cannot be done", self._table.name)
        if self._plan == plan:
            self._plan = None

    async def _action(self, plan: Plan) -> Action | None:
        """The move of a bot, later than its time only at steps that tell nothing."""
        if plan.kind == "clock":
            scene = self._table.story.scene
            bot = scene.company.settings.level
            seed = self._around.thinkers.rng.getrandbits(64)
            return await self._around.thinkers.think(bot, self._table.story.views[plan.seat], plan.seat, seed)
        if plan.kind != "bot" or self._thinking is None:
            return None
        action = await asyncio.shield(self._thinking)
        late = self._around.now() - plan.at
        step = LATE_STEP * min(1.0, self._around.thinkers.delay)
        await asyncio.sleep(late_answer(late, step) - late if late > 0 else 0.0)
        return action

    async def _do(self, plan: Plan, action: Action | None) -> bool:
        """Append what is due; the lock is held. False: what was due is due no more, or something else is due by now."""
        if action is not None:
            try:
                await self._table.commit(lambda: self._moved(plan, action))
            except Problem as problem:
                if isinstance(problem, StoreProblem):
                    raise
                LOG.exception("a bot chose what is not allowed at seat %d; a random move stands in", plan.seat)
                random = stand_in(self._table.story.views[plan.seat], plan.seat, plan.seed)
                await self._table.commit(lambda: self._moved(plan, random))
        else:
            await self._table.commit(lambda: self._happened(plan))
        return self._plan == plan

    def _moved(self, plan: Plan, action: Action) -> list[Event] | None:
        scene = self._table.story.scene
        if plan.kind == "bot":
            return played(scene, action) if still_fits(plan, scene) else None
        return after_the_clock(scene, action) if self._still_due(plan) else None

    def _happened(self, plan: Plan) -> list[Event] | None:
        """The events of what is no move; none, but a new plan, after a look that found nothing."""
        scene = self._table.story.scene
        company = scene.company
        if plan.kind == "look":
            return self.lost()
        if not self._still_due(plan):
            return []
        if plan.kind == "stand_in":
            return [BotStandsIn(plan.seat)]
        return go_on(scene) if plan.kind == "go_on" else pass_host(company, plan.seat)

    def _still_due(self, plan: Plan) -> bool:
        return _among(plan, waits(self._table.story.scene, self._around.pace))


def _among(plan: Plan, plans: Iterable[Plan]) -> bool:
    """Whether this, or the same earlier, is due."""
    return any((other.kind, other.seat) == (plan.kind, plan.seat) and other.at <= plan.at for other in plans)
