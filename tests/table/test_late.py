"""Spectators see a deal when it is over, as soon as somebody at the table asks for it."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from napoleon.rules import parse
from napoleon.table.house import House
from napoleon.table.timing import Pace
from tests.table.parlour import TOKENS, Guest, friends, house_at, play_to
from tests.table.test_room import refused

Json = dict[str, Any]
RULES = parse({"preset": "standard", "set": {"score.deals": 3}})


def watched(path: Path, use: Callable[[House, str, list[Guest], Guest], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with house_at(path, pace=Pace(grace=60, settle=0)) as house:
            name, guests = await friends(house, RULES, 2, **settings)
            await use(house, name, guests, await Guest.enter(house, name, TOKENS[5]))

    asyncio.run(run())


async def go_on(guests: list[Guest]) -> None:
    for guest in guests:
        assert (await guest.ask({"kind": "next"}))["type"] == "ack"


def sees_no_deal(view: Json) -> bool:
    """Nothing of a deal is in the view, not even how far it is."""
    quiet = (
        view["hand"],
        view["trick"],
        view["log"],
        view["turn"],
        view["last_trick"],
        view["result"],
        view["widow"],
        view["ask"],
        not view["kept_back"],
    )
    return not any(quiet) and view["bar"]["contract"] is None and all(seat["word"] is None for seat in view["seats"])


def test_nothing_of_a_deal_before_its_end_then_all_of_it(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest], spectator: Guest) -> None:
        rng = random.Random("late")
        assert sees_no_deal(spectator.view)
        assert "終わってから" in spectator.view["instruction"]
        before = len(spectator.heard)
        await play_to(guests, rng, "play")
        assert len(spectator.heard) == before
        middle = await Guest.enter(house, name, None, "en")
        assert sees_no_deal(middle.view)
        assert middle.views[0]["seq"] == spectator.views[0]["seq"]  # it does not tell how far they are
        await guests[0].ask({"kind": "stamp", "stamp": "nice"})
        assert len(spectator.heard) == before
        await play_to(guests, rng, "deal_end")
        for watcher in (spectator, middle):
            told = [event for message in watcher.views[1:] for event in message["events"]]
            kinds = [event["kind"] for event in told]
            assert kinds[0] == "dealt"
            assert kinds[-1] == "deal_scored"
            assert kinds.count("card_played") == 50
            assert all(len(message["events"]) == 1 for message in watcher.views[1:])
            played = [event for message in guests[0].views for event in message["events"] if event["kind"] == "card_played"]
            assert [event["seq"] for event in told if event["kind"] == "card_played"] == [event["seq"] for event in played]
            assert watcher.view["result"] is not None
            assert [message["view"]["phase"] for message in watcher.views[1:-1]].count("deal_end") == 0
        # the views of the deal that is shown afterwards are those that spectators see otherwise
        live = {message["seq"]: message["view"]["trick"] for message in guests[0].views}
        late = [message for message in spectator.views[1:] if message["events"][0]["kind"] == "card_played"]
        assert all(live[message["seq"]] == message["view"]["trick"] for message in late if message["seq"] in live)
        await go_on(guests)
        assert sees_no_deal(spectator.view)

    watched(tmp_path, use, late=True)


def test_asked_for_in_the_middle_of_a_deal(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest], spectator: Guest) -> None:
        host, other = guests
        rng = random.Random("asked")
        await play_to(guests, rng, "play")
        assert not sees_no_deal(spectator.view)
        assert await refused(spectator, {"kind": "late", "on": True}) == "spectators_only_watch"
        assert (await other.ask({"kind": "late", "on": True}))["type"] == "ack"
        assert [event["kind"] for event in spectator.views[-1]["events"]] == ["late"]
        assert sees_no_deal(spectator.view)
        before = len(spectator.heard)
        # only the host takes it back, and what is being played stays hidden
        assert await refused(other, {"kind": "late", "on": False}) == "only_the_host"
        assert (await host.ask({"kind": "late", "on": False}))["type"] == "ack"
        assert len(spectator.heard) == before
        await play_to(guests, rng, "deal_end")
        assert len(spectator.heard) > before + 60
        await go_on(guests)
        await play_to(guests, rng, "play")
        assert not sees_no_deal(spectator.view)

    watched(tmp_path, use)


def test_who_loses_the_seat_during_a_deal_is_told_at_once_and_sees_no_more_of_it(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest], device: Guest) -> None:
        host, other = guests
        await play_to(guests, random.Random("moved"), "play")
        watcher = await Guest.enter(house, name, TOKENS[4])
        heard = len(watcher.heard)
        code = (await other.ask({"kind": "code"}))["code"]
        assert (await device.ask({"kind": "use_code", "code": code}))["type"] == "ack"
        assert (device.view["you"], other.view["you"]) == (1, None)
        assert device.view["hand"]
        assert [event["kind"] for event in other.views[-1]["events"]] == ["device_changed"]
        assert sees_no_deal(other.view)
        assert (await host.ask({"kind": "leave"}))["type"] == "ack"
        assert sees_no_deal(host.view)
        told = len(host.heard), len(other.heard)
        await play_to([device], random.Random("on"), "play")
        assert (len(host.heard), len(other.heard)) == told, "only the loss itself is told"
        assert len(watcher.heard) == heard

    watched(tmp_path, use, late=True)


def test_a_late_spectator_is_told_of_a_change_between_deals(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest], spectator: Guest) -> None:
        rng = random.Random("between")
        await play_to(guests, rng, "deal_end")
        await guests[0].ask({"kind": "stamp", "stamp": "wow"})
        assert spectator.kinds[-1] == "stamped"
        text = json.dumps(spectator.views[0])
        assert all(card["card"] not in text for card in guests[0].views[-60]["view"]["hand"])
        await play_to(guests, rng, "match_end")
        assert spectator.kinds[-1] == "match_ended"
        assert spectator.view["phase"] == "match_end"

    watched(tmp_path, use, late=True)
