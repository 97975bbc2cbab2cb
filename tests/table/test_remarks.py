"""Stamps and the chat: what is said stays its author's, and so does a mute, whoever has the chair by then."""

import asyncio
import random
from pathlib import Path
from typing import Any

from napoleon.table.events import SatDown, Seat, TableOpened
from napoleon.table.events_people import Muted, Said
from napoleon.table.events_room import GuestSat, Hosted, SeatsSwapped
from napoleon.table.story import Story
from napoleon.table.timing import Pace
from tests.table.parlour import TOKENS, Guest, friends, house_at
from tests.table.test_people import RULES
from tests.table.test_room import refused

Json = dict[str, Any]


def lines(guest: Guest) -> list[tuple[str, str]]:
    """Who said what, as this guest reads it."""
    return [(line["name"], line["text"]) for line in guest.view["social"]["lines"]]


async def done(guest: Guest, action: Json) -> None:
    assert (await guest.ask(action))["type"] == "ack", action


def test_a_line_keeps_its_author(tmp_path: Path) -> None:
    async def use() -> None:
        async with house_at(tmp_path, 0, Pace(grace=60, settle=0)) as house:
            name, (host, bob) = await friends(house, RULES, 2, begin=False, chat=True)
            watcher = await Guest.enter(house, name, TOKENS[5], "en")
            await done(bob, {"kind": "say", "text": "やあ"})
            await done(host, {"kind": "say", "text": "どうも"})
            (line, _) = host.view["social"]["lines"]
            assert set(line) == {"seq", "person", "name", "text", "kind"}
            assert line["person"] == host.view["seats"][1]["person"]
            await done(host, {"kind": "swap", "seats": [0, 1]})
            assert lines(host) == [("客1", "やあ"), ("あなた", "どうも")]
            assert lines(bob) == [("あなた", "やあ"), ("ホスト", "どうも")]
            assert lines(watcher) == [("客1", "やあ"), ("ホスト", "どうも")]
            await done(host, {"kind": "start"})
            await done(bob, {"kind": "leave"})
            assert host.view["seats"][0]["person"] is None
            assert lines(host) == [("客1", "やあ"), ("あなた", "どうも")]
            await host.play_on(random.Random("line"), until="deal_end")
            carl = await Guest.enter(house, name, TOKENS[2])
            await done(carl, {"kind": "sit", "seat": 0, "name": "カール"})
            await done(carl, {"kind": "say", "text": "よろしく"})
            assert lines(carl) == [("客1", "やあ"), ("ホスト", "どうも"), ("あなた", "よろしく")]
            # whoever comes back is the same person, and was called otherwise then
            await done(bob, {"kind": "sit", "seat": 2, "name": "ボブ"})
            assert bob.view["seats"][2]["person"] == line["person"]
            assert lines(bob) == [("あなた", "やあ"), ("ホスト", "どうも"), ("カール", "よろしく")]
            assert lines(host)[0] == ("客1", "やあ")

    asyncio.run(use())


def test_the_host_s_mute_stays_with_the_person(tmp_path: Path) -> None:
    async def use() -> None:
        async with house_at(tmp_path, 0, Pace(grace=60, settle=0)) as house:
            _, (host, bob, carl) = await friends(house, RULES, 3, begin=False, chat=True)
            await done(host, {"kind": "mute", "seat": 1, "on": True})
            assert host.view["social"]["muted"] == [host.view["seats"][1]["person"]]
            await done(host, {"kind": "swap", "seats": [1, 2]})
            assert await refused(bob, {"kind": "say", "text": "まだ"}) == "you_are_muted"
            await done(carl, {"kind": "say", "text": "はい"})
            await done(bob, {"kind": "leave"})
            await done(bob, {"kind": "sit", "seat": 4, "name": "別人"})
            assert await refused(bob, {"kind": "stamp", "stamp": "wow"}) == "you_are_muted"
            await done(host, {"kind": "mute", "seat": 4, "on": False})
            await done(bob, {"kind": "stamp", "stamp": "wow"})
            assert host.view["social"]["muted"] == []

    asyncio.run(use())


def test_another_device_is_the_same_person() -> None:
    story = Story()
    opened = TableOpened({"table.players": 5}, tuple(Seat("") for _ in range(5)))
    events = [
        opened,
        Hosted("host", "simple", "off", False, True, False),
        GuestSat(0, "ホスト", "host"),
        GuestSat(1, "客", "old"),
    ]
    story.apply_all((event, 0.0) for event in [*events, Said(1, "やあ"), Muted(1, True), SatDown(1, "new"), SeatsSwapped(1, 2)])
    (line,) = story.company.lines
    assert line.person == story.company.person_at(2)
    assert [*story.company.muted] == [line.person]
    # what the old device does from now on is somebody else's
    story.apply(GuestSat(3, "もう一人", "old"), 0.0)
    assert story.company.person_at(3) not in {None, line.person}
