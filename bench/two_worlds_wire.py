"""Does anything leak over the wire? `python -m bench.two_worlds_wire [DEALS [SEED [PROCESSES]]]`.

A random deal is played at a real table; every seat and a spectator keep every byte that they are sent: messages of the
socket, pages, answers for programs, refusals of what they try. Then for each of them what is hidden is resampled as in
`two_worlds`, up to a random moment, and the same is played once more: not a byte may differ, nor the order of what came. The
seed is the same in both worlds, so that the commitment to it does not differ either. A deal
whose bids come at any moment takes half a minute, for each word waits 0.15 s for others, as at every table.

Whether the viewer's own try is allowed must not depend on what is hidden; where a try changes the table both worlds stop there.
"""

import asyncio
import json
import random
from collections import Counter

from bench.random_deals import World, play_out, random_world
from bench.spread import spread
from bench.two_worlds import Viewer, changed, looks_the_same
from bench.wire_worlds import Ear, Stage, action_json, refused_tries, refused_wishes, stage
from napoleon.cards import CODES, members
from napoleon.rules.sample import random_rules

NAME = "two-worlds-1"
SECONDS = 1.5
"""between two actions, by the table's clock"""
TRIES = 0.15
"""how often the viewer tries something that is not allowed"""
PAGES = 0.05


async def told(world: World, viewer: Viewer, actions: int, seed: str) -> list[tuple[str, object]]:
    """Everything that the viewer is sent while so many actions of this world are played."""
    async with stage() as on:
        return await told_on(on, world, viewer, actions, seed)


async def told_on(on: Stage, world: World, viewer: Viewer, actions: int, seed: str) -> list[tuple[str, object]]:
    """The same on a stage that is there. What the viewer does besides is drawn from the seed alone."""
    rng = random.Random(seed)
    await on.open(NAME, world)
    ear = Ear(on, NAME, viewer)
    await ear.open()
    cards = [CODES[card] for card in members(world.rules.pack)]
    for number, action in enumerate(world.actions[:actions]):
        if rng.random() < TRIES:
            table = on.house.find_live(NAME)
            assert table is not None
            before = table.story.scene.moved
            for text in refused_tries(rng, cards):
                await ear.say(text)
            await ear.post(f"/api/tables/{NAME}/actions", rng.choice(refused_wishes(rng, cards)))
            if table.story.scene.moved != before:
                break  # the viewer found something that is allowed: from here on it is another deal
        if rng.random() < PAGES:
            for path in (f"/table/{NAME}", f"/table/{NAME}/record", f"/api/tables/{NAME}"):
                await ear.get(path)
        on.now += SECONDS
        answered = await on.act(NAME, action.seat, f"r{number}", action_json(action))
        assert answered["type"] == "ack", answered
        await ear.settle()
    await ear.close()
    return ear.sent


def check_deals(deals: int, seed: int, attempts: int = 10) -> Counter[str]:
    """So many deals, every viewer of each; AssertionError where something leaks."""
    counts: Counter[str] = Counter()
    for number in range(deals):
        name = f"wire {seed} {number}"
        try:
            asyncio.run(check_deal(name, counts, attempts))
        except Exception as error:
            raise AssertionError(f"deal {number} of seed {seed}") from error
    return counts


async def check_deal(name: str, counts: Counter[str], attempts: int) -> None:
    """One deal, seen by everybody."""
    rng = random.Random(name)
    rules = random_rules(rng)
    world = random_world(rng, rules)
    steps = list(play_out(rng, world))
    counts["deals"] += 1
    # the score opens everything: the moment before it is the last that hides something
    last = len(steps) - (steps[-1][0].result is not None)
    for viewer in [*range(rules.players), None]:
        cut = rng.randint(1, last) if last > 1 else last
        seen, other, current = steps[:cut], None, world
        for _ in range(attempts):
            guess = changed(rng, current, viewer, seen)
            if guess is not None and looks_the_same(guess, viewer, seen):
                other = current = guess
        counts["viewers"] += 1
        if other is None:
            continue
        counts["other worlds"] += 1
        mine = await told(world, viewer, cut - 1, f"{name} {viewer}")
        theirs = await told(other, viewer, cut - 1, f"{name} {viewer}")
        compare(viewer, mine, theirs, counts)


def compare(viewer: Viewer, mine: list[tuple[str, object]], theirs: list[tuple[str, object]], counts: Counter[str]) -> None:
    """Both are equal to the byte and in the same order."""
    assert len(mine) == len(theirs), f"viewer {viewer} is sent {len(mine)} and {len(theirs)} times"
    for number, (one, two) in enumerate(zip(mine, theirs, strict=True)):
        assert one == two, f"what came as number {number} tells viewer {viewer}: {difference(str(one), str(two))}"
        counts[one[0].split()[0]] += 1
        counts["bytes"] += len(json.dumps(one[1], ensure_ascii=False).encode())


def difference(one: str, two: str) -> str:
    """Where two texts begin to differ."""
    place = next((at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[:60]} … {one[max(0, place - 200) : place + 100]} / {two[place : place + 100]}"


if __name__ == "__main__":
    spread(check_deals, (500, 1, 2), 10)
