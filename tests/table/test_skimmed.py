"""A long table is opened quickly: of deals that are over only what they led to is read, and nothing comes out differently."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from napoleon.bots import random_bot
from napoleon.deal import events as ev
from napoleon.deal.events import Event
from napoleon.rules import RuleSet, parse
from napoleon.rules.sample import random_rules
from napoleon.store import Row
from napoleon.store.sqlite import SqliteStore
from napoleon.table import story as stories
from napoleon.table.events import DealBegun, Seat, read_row, write_row
from napoleon.table.events_people import (
    BotStandsIn,
    ClockRanOut,
    CodeGiven,
    Connected,
    Disconnected,
    LeftForGood,
    Muted,
    Ready,
    Said,
    TookBack,
)
from napoleon.table.events_room import GuestSat, Hosted
from napoleon.table.past import done_deals
from napoleon.table.scene import Scene
from napoleon.table.steps import after_the_clock, go_on, opened, played
from napoleon.table.story import Story
from tests.table.parlour import TOKEN, Guest, house_at

DEALS = 5
STANDARD = parse({"preset": "standard", "set": {"score.deals": 2}})
RULES = [STANDARD, *(random_rules(random.Random(f"skim {number}")) for number in range(6))]


def appended(rules: RuleSet, rng: random.Random) -> Iterator[list[Row]]:
    """What is written at a table with people at every seat, one append after the other, until a deal more has begun."""
    seats = tuple(Seat(f"P{seat}") for seat in range(rules.players))
    events = opened(rules, seats, {seat: f"h{seat}" for seat in range(rules.players)})
    scene, now, begun = Scene(), 0.0, 0
    while True:
        yield [Row(write_row(event), now) for event in events]
        scene, now = scene.after_all(events, now), now + 1
        begun += sum(isinstance(event, DealBegun) for event in events)
        if begun > DEALS and len(scene.awaited) == 1:
            return
        if not scene.running:
            events = [LeftForGood(1, "mika"), GuestSat(1, "客", "h9")] if rng.random() < 0.2 else go_on(scene)
        elif rng.random() < 0.1:
            events = [among_people(scene, rng)]
        else:
            assert scene.deal is not None
            action = random_bot.choose(scene.deal, rng.choice(scene.awaited), rng)
            events = after_the_clock(scene, action) if rng.random() < 0.1 else played(scene, action)


def among_people(scene: Scene, rng: random.Random) -> Event:
    """Something that people do, whether it makes sense or not."""
    seat = rng.choice(scene.company.people)
    hosted = Hosted("h0", "simple", "normal", False, True, rng.random() < 0.5)
    kinds = [Connected(seat, "node"), Disconnected(seat), BotStandsIn(seat), TookBack(seat), ClockRanOut(seat), Ready(seat)]
    return rng.choice([*kinds, CodeGiven(seat, "00ff"), Said(seat, "はい"), Muted(seat, True), hosted])


@pytest.mark.parametrize("rules", RULES, ids=range(len(RULES)))
def test_the_table_is_the_same_as_if_everything_were_read(rules: RuleSet) -> None:
    whole, rows = Story(), list[Row]()
    for number, more in enumerate(appended(rules, random.Random("append"))):
        rows += more
        whole.apply_all((read_row(row.body), row.at) for row in more)
        if number % 23 == 0:
            assert vars(Story.read(rows)) == vars(whole)
    assert vars(Story.read(rows)) == vars(whole)
    assert len(done_deals(rows)) >= DEALS


def test_the_cards_of_deals_that_are_over_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [row for more in appended(STANDARD, random.Random("count")) for row in more]
    taken: list[Event] = []

    def reading(text: str) -> Event:
        taken.append(read_row(text))
        return taken[-1]

    calm = [row for row in rows if not isinstance(read_row(row.body), ClockRanOut)]
    monkeypatch.setattr(stories, "read_row", reading)
    Story.read(calm)
    last = max(at for at, event in enumerate(taken) if isinstance(event, DealBegun))
    assert sum(isinstance(event, DealBegun) for event in taken) > DEALS
    assert not any(isinstance(event, ev.Dealt | ev.CardPlayed | ev.TrickWon | ev.BidMade) for event in taken[:last])
    assert sum(isinstance(event, ev.Turn) for event in taken[:last]) == DEALS


def test_a_row_that_was_written_in_another_way_is_read_all_the_same() -> None:
    rows = [row for more in appended(STANDARD, random.Random("spaces")) for row in more]
    spaced = [Row(" " + row.body, row.at) if number % 3 else row for number, row in enumerate(rows)]
    assert vars(Story.read(spaced)) == vars(Story.read(rows))


def test_the_page_of_a_table_reads_nothing_of_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with house_at(tmp_path) as house:
            name = await house.open_solo(STANDARD, TOKEN)
            await Guest.enter(house, name)
            monkeypatch.setattr(SqliteStore, "read", None)
            assert await house.knows(name)

    asyncio.run(run())
