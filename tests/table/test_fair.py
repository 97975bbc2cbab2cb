"""Nobody wins by a faster network, and no wait tells what a bot holds: gathering of words, waits of bots."""

import asyncio
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from napoleon.bots.levels import CHOICE, SECONDS
from napoleon.deal import State, fold, start
from napoleon.rules import RuleSet, parse, preset
from napoleon.table.company import Company
from napoleon.table.due import bot_plan, next_plan
from napoleon.table.events import Seat
from napoleon.table.gathering import Gathering
from napoleon.table.scene import Scene
from napoleon.table.thinking import LATE_STEP, late_answer, seconds_to_wait
from napoleon.table.timing import GATHER, Pace
from tests.table.parlour import friends, house_at
from tests.table.playing import opening

Json = dict[str, Any]
FREE = parse({"preset": "standard", "set": {"auction.order": "free"}})


def test_words_are_taken_in_the_order_of_their_arrival_and_bots_come_last() -> None:
    async def run() -> None:
        gathering, spoken = Gathering(0.02), []
        lock = asyncio.Lock()

        async def speak(name: str, bot: bool) -> None:
            await gathering.turn(bot)
            async with lock:
                await asyncio.sleep(0.001)
                spoken.append(name)

        words = [("mika", True), ("Ann", False), ("ken", True), ("Bob", False), ("Cem", False)]
        await asyncio.gather(*(speak(*word) for word in words))
        assert spoken == ["Ann", "Bob", "Cem", "mika", "ken"]
        assert not gathering.open
        await asyncio.wait_for(speak("later", True), 1)
        assert spoken[-1] == "later"

    asyncio.run(run())


def test_two_bids_at_the_same_moment(tmp_path: Path) -> None:
    """All are gathered; what arrived first is decided first."""

    async def run() -> None:
        async with house_at(tmp_path, delay=1000) as house:
            _, (one, two, three) = await friends(house, FREE, 3)
            began = time.monotonic()
            low, high, equal = await asyncio.gather(
                two.ask({"kind": "bid", "bid": "H14"}),
                one.ask({"kind": "bid", "bid": "S14"}),
                three.ask({"kind": "bid", "bid": "H14"}),
            )
            assert time.monotonic() - began >= GATHER
            assert (low["type"], high["type"]) == ("ack", "ack")
            assert (equal["type"], equal["error"]) == ("refused", "bid_not_stronger")
            said = [
                (event["seat"], event["bid"]) for view in one.views for event in view["events"] if event["kind"] == "bid_made"
            ]
            assert said == [(1, "H14"), (0, "S14")]

    asyncio.run(run())


def test_a_bot_s_word_does_not_overtake_one_that_is_being_gathered(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(tmp_path, delay=0.01) as house:
            _, (one, two) = await friends(house, FREE, 2)
            first = one.table.story.version
            assert (await one.ask({"kind": "bid", "bid": "S19"}))["type"] == "ack"
            kinds = [event["kind"] for view in two.views if view["seq"] > first for event in view["events"]]
            assert kinds[0] == "bid_made", "people's words come first"

    asyncio.run(run())


def worlds(rules: RuleSet, count: int) -> list[State]:
    """Deals at their beginning that a bystander cannot tell apart."""
    states = []
    for seed in range(count):
        dealt = opening(rules, random.Random(seed))[0]
        hands: Any = dealt.hands  # type: ignore[attr-defined]
        trump = None if rules.sides else 2
        states.append(fold(State(rules), start(rules, 0, hands, dealt.widow, None, trump)))  # type: ignore[attr-defined]
    return states


def scene(deal: State, level: str, people: int = 1) -> Scene:
    seats = tuple(Seat(f"P{seat}") if seat < people else Seat("mika", level) for seat in range(deal.players))
    held = {seat: f"holder {seat}" for seat in range(people)}
    here = dict.fromkeys(range(people), "here")
    return Scene(company=Company(deal.rules, seats, held, playing=True, connected=here), deal=deal, moved=7)


@pytest.mark.parametrize("level", CHOICE)
@pytest.mark.parametrize("rules", [preset("standard"), FREE, parse({"preset": None, "set": {"mode": "free_for_all"}})], ids=str)
def test_a_bot_s_wait_does_not_depend_on_what_it_holds(rules: RuleSet, level: str) -> None:
    """With the same chance the same bot is chosen, waits as long, and gets the same seed, whatever was dealt."""
    deals = worlds(rules, 60)
    for seed in range(30):
        plans = {bot_plan(scene(deal, level), 100.0, 1.0, random.Random(seed)) for deal in deals}
        assert len(plans) == 1


@pytest.mark.parametrize("level", CHOICE)
def test_a_bot_waits_longer_than_it_needs_to_think(level: str) -> None:
    rng = random.Random(level)
    deal, free = worlds(preset("standard"), 1)[0], worlds(FREE, 1)[0]
    waits = [seconds_to_wait(deal, level, rng) for _ in range(500)]
    assert min(waits) >= max(0.5, SECONDS.get(level, 0.0) * 1.1)
    assert max(waits) <= 2.1
    assert max(waits) - min(waits) > 0.25
    assert min(seconds_to_wait(free, level, rng) for _ in range(500)) >= 0.9


def test_a_late_answer_comes_at_a_step() -> None:
    assert late_answer(-0.3) == -0.3
    assert [late_answer(late) for late in (0.001, 0.1, 0.25)] == [LATE_STEP] * 3
    assert late_answer(0.251) == 2 * LATE_STEP
    assert late_answer(0.1, 0.0) == 0.1


def test_a_clock_gives_more_time_for_what_takes_longer() -> None:
    (deal,) = worlds(preset("standard"), 1)
    company = scene(deal, "simple", people=5).company
    company = replace(company, settings=replace(company.settings, clock="normal"))
    for phase, seconds in (("auction", 20), ("play", 20), ("perfect", 20), ("naming", 60), ("exchange", 60)):
        now = replace(scene(deal, "simple"), company=company, deal=replace(deal, phase=phase, turn=(2,)), clock_from=50.0)
        plan = next_plan(now, 50.0, Pace(), None, 1000.0)
        assert plan is not None
        assert (plan.kind, plan.seat, plan.at) == ("clock", 2, 50.0 + seconds)
