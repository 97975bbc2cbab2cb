"""People come and go during a match: bots stand in, seats are taken back, moved to another device, left for good; clocks."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from napoleon.rules import parse
from napoleon.table.events_people import BotStandsIn
from napoleon.table.house import House
from napoleon.table.people import code_hash
from napoleon.table.timing import Pace
from napoleon.table.watcher import holder_of
from tests.table.parlour import TOKENS, Guest, friends, house_at
from tests.table.scripted import answer
from tests.table.test_room import refused

Json = dict[str, Any]
Use = Callable[[House, str, list[Guest]], Awaitable[None]]
QUICK = Pace(grace=0.05, settle=0.0)
RULES = parse({"preset": "standard", "set": {"score.deals": 2}})


def at_table(path: Path, people: int, use: Use, pace: Pace = QUICK, delay: float = 0, **settings: Any) -> None:
    async def run() -> None:
        async with house_at(path, delay, pace) as house:
            await use(house, *(await friends(house, RULES, people, **settings)))

    asyncio.run(run())


def away(view: Json, seat: int) -> str | None:
    """Why the person of a seat is not playing."""
    found: Json | None = view["seats"][seat]["away"]
    return None if found is None else str(found["text"])


def test_a_bot_stands_in_after_the_grace_and_one_tap_takes_back(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, other = guests
        other.go()
        await host.until(lambda view: view["seats"][1]["away"] is not None)
        assert away(host.view, 1) == "接続が切れています"
        await host.until(lambda view: away(view, 1) == "Botが代わりに打っています")
        assert "stands_in" in host.kinds
        rng = random.Random("stands in")
        await host.play_on(rng, until="deal_end")  # the bot bids and plays for the one who is gone
        back = await Guest.enter(house, name, TOKENS[1])
        assert (back.view["you"], back.view["away"]) == (1, True)
        assert (await back.ask({"kind": "take_back"}))["type"] == "ack"
        assert (back.view["away"], away(host.view, 1)) == (False, None)
        assert await refused(back, {"kind": "take_back"}) == "nothing_to_take_back"
        await asyncio.gather(host.play_on(rng), back.play_on(rng))

    at_table(tmp_path, 2, use)


def test_who_is_away_cannot_move_and_the_bot_s_move_is_not_made_after_taking_back(tmp_path: Path) -> None:
    """With slow bots the seat is taken back while the bot thinks: its move must not come any more."""

    async def use(_: House, __: str, guests: list[Guest]) -> None:
        table = guests[0].table
        while not any(guest.view["turn"] == [guest.view["you"]] for guest in guests):
            await guests[0].hear()
        mover = next(guest for guest in guests if guest.view["turn"] == [guest.view["you"]])
        async with table.lock:
            await table.commit(lambda: [BotStandsIn(mover.view["you"])])
        assert mover.view["away"]
        assert await refused(mover, {"kind": "pass"}, quiet=False) == "bot_moves_for_you"
        await asyncio.sleep(0.05)  # the bot waits for half a second at least
        moved = table.story.scene.moved
        assert (await mover.ask({"kind": "take_back"}))["type"] == "ack"
        await asyncio.sleep(1.2)
        assert table.story.scene.moved == moved
        assert mover.view["ask"] is not None
        assert (await mover.ask(answer(mover.view, random.Random(1))))["type"] == "ack"

    async def run() -> None:
        async with house_at(tmp_path, 1, QUICK) as house:
            await use(house, *(await friends(house, parse({"preset": None, "set": {"mode": "free_for_all"}}), 4)))

    asyncio.run(run())


def test_many_take_backs_race_with_the_bot(tmp_path: Path) -> None:
    """Whatever comes first, every move is made once, by a bot or by the person."""

    async def use(_: House, __: str, guests: list[Guest]) -> None:
        table, rng = guests[0].table, random.Random("race")
        other = guests[1]
        for _round in range(40):
            async with table.lock:
                if 1 not in table.story.company.away:
                    await table.commit(lambda: [BotStandsIn(1)])
            await asyncio.sleep(rng.choice((0, 0, 0.001, 0.005)))
            assert (await other.ask({"kind": "take_back"}))["type"] == "ack"
            for guest in guests:
                if guest.view["ask"] is not None:
                    await guest.ask(answer(guest.view, rng))
        await asyncio.gather(*(guest.play_on(rng) for guest in guests))
        told = [event["seq"] for message in other.views for event in message["events"]]
        assert told == sorted(set(told))

    at_table(tmp_path, 2, use, Pace(grace=60, settle=0))


def test_a_deal_stands_still_when_nobody_is_connected(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        spectator = await Guest.enter(house, name, None)
        for guest in guests:
            guest.go()
        await spectator.until(lambda view: all(view["seats"][seat]["away"] for seat in (0, 1)))
        version = spectator.table.story.version
        await asyncio.sleep(0.3)  # six graces
        assert spectator.table.story.version == version
        assert spectator.table.story.company.away == frozenset()
        back = await Guest.enter(house, name, TOKENS[0])
        await back.until(lambda view: away(view, 1) == "Botが代わりに打っています")
        await back.play_on(random.Random("back"), until="deal_end")

    at_table(tmp_path, 2, use)


def test_a_code_ends_what_the_bot_does_for_the_seat(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, other = guests
        phone = await Guest.enter(house, name, TOKENS[5])
        code = (await other.ask({"kind": "code"}))["code"]
        async with host.table.lock:
            await host.table.commit(lambda: [BotStandsIn(1)])
        assert away(host.view, 1) == "Botが代わりに打っています"
        assert (await phone.ask({"kind": "use_code", "code": code}))["type"] == "ack"
        assert (phone.view["you"], phone.view["away"], away(host.view, 1)) == (1, False, None)
        assert host.table.story.company.away == frozenset()

    at_table(tmp_path, 2, use)


def test_another_device_by_a_code(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, other = guests
        phone = await Guest.enter(house, name, TOKENS[5])
        given = await other.ask({"kind": "code"}, "code please")
        code = given["code"]
        assert await other.ask({"kind": "code"}, "code please") == given
        # the log has its hash, nobody else is told anything of it
        rows = await house.store.read(name) or []
        assert not any(code in row.body for row in rows)
        assert any(code_hash(code) in row.body for row in rows)
        for guest in (host, phone):
            text = json.dumps(guest.heard)
            assert code not in text
            assert code_hash(code) not in text
        assert await refused(host, {"kind": "use_code", "code": code}) == "already_seated"
        assert await refused(phone, {"kind": "use_code", "code": "22222222"}) == "device_code_unknown"
        assert (await phone.ask({"kind": "use_code", "code": f" {code[:4].lower()}-{code[4:]} "}))["type"] == "ack"
        assert (phone.view["you"], other.view["you"], other.view["hand"]) == (1, None, [])
        assert len(phone.view["hand"]) == 10
        assert away(host.view, 1) is None
        # a code is used once, and a new one makes the one before it worthless
        assert await refused(other, {"kind": "use_code", "code": code}) == "device_code_unknown"
        first, second = (await phone.ask({"kind": "code"}))["code"], (await phone.ask({"kind": "code"}))["code"]
        assert await refused(other, {"kind": "use_code", "code": first}) == "device_code_unknown"
        assert (await other.ask({"kind": "use_code", "code": second}))["type"] == "ack"
        rng = random.Random("device")
        await asyncio.gather(host.play_on(rng), other.play_on(rng))

    at_table(tmp_path, 2, use)


def test_codes_grow_old_and_wrong_ones_keep_nobody_from_the_right_one(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        stranger = await Guest.enter(house, name, TOKENS[5])
        code = (await guests[0].ask({"kind": "code"}))["code"]
        now = house.around.now
        house.around.now = lambda: now() + 601
        assert await refused(stranger, {"kind": "use_code", "code": code}) == "device_code_unknown"
        house.around.now = now
        for guess in range(8):
            assert await refused(stranger, {"kind": "use_code", "code": f"2345678{guess + 2}"}) == "device_code_unknown"
        phone = await Guest.enter(house, name, TOKENS[6])
        assert (await phone.ask({"kind": "use_code", "code": code}))["type"] == "ack"

    at_table(tmp_path, 1, use)


def test_the_host_moves_with_the_code(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host = guests[0]
        code = (await host.ask({"kind": "code"}))["code"]
        phone = await Guest.enter(house, name, TOKENS[5])
        await phone.ask({"kind": "use_code", "code": code})
        assert (await phone.ask({"kind": "settings", "chat": True}))["type"] == "ack"
        assert await refused(host, {"kind": "settings", "chat": False}) == "spectators_only_watch"

    at_table(tmp_path, 2, use)


def test_leaving_and_removing_hand_the_seat_to_a_bot(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest]) -> None:
        host, one, two = guests
        bots = [seat["name"] for seat in host.view["seats"] if seat["bot"]]
        assert (await one.ask({"kind": "leave"}))["type"] == "ack"
        seat = host.view["seats"][1]
        assert (seat["bot"], seat["person"]) == (True, None)
        assert seat["name"] not in bots
        assert (one.view["you"], one.view["hand"]) == (None, [])
        # who has seen a hand does not sit down again in the same deal
        assert await refused(one, {"kind": "sit", "name": "戻り"}) == "sit_between_deals"
        # and learns at once when the name would not do afterwards either
        assert await refused(one, {"kind": "sit", "name": two.view["seats"][0]["name"]}) == "name_taken"
        assert await refused(two, {"kind": "remove", "seat": 0}) == "only_the_host"
        assert await refused(host, {"kind": "remove", "seat": 1}) == "remove_only_people"
        assert (await host.ask({"kind": "remove", "seat": 2}))["type"] == "ack"
        assert two.view["you"] is None
        rng = random.Random("left")
        await host.play_on(rng, until="deal_end")
        assert [free["seat"] for free in two.view["free_seats"]] == [1, 2, 3, 4]
        assert host.view["free_seats"] == []
        assert (await two.ask({"kind": "sit", "seat": 2, "name": "戻り"}))["type"] == "ack"
        seat = host.view["seats"][2]
        assert (seat["name"], seat["bot"]) == ("戻り", False)
        assert seat["person"] == two.view["seats"][2]["person"] is not None
        await asyncio.gather(host.play_on(rng), two.play_on(rng))

    at_table(tmp_path, 3, use)


def test_the_host_passes_on_when_he_leaves_or_stays_away(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest]) -> None:
        host, one, two = guests
        await host.ask({"kind": "leave"})
        assert (await one.ask({"kind": "settings", "chat": True}))["type"] == "ack"
        one.go()
        await two.until(lambda _: "host_passed" in two.kinds[-1:])
        assert (await two.ask({"kind": "settings", "chat": False}))["type"] == "ack"

    at_table(tmp_path, 3, use, Pace(grace=0.1, settle=0))


def test_a_clock_that_ran_out_plays_the_bot_s_move(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest]) -> None:
        host, idle = guests
        rng = random.Random("clock")
        while "clock_ran_out" not in idle.kinds:
            if host.view["ask"] is not None:
                await host.ask(answer(host.view, rng))
            await idle.hear()
            clock = idle.view["clock"]
            if idle.view["turn"] == [1] and not idle.view["away"]:
                assert clock is not None
                assert clock["seats"] == [1]
                assert 0 <= clock["seconds"] <= clock["of"]
        assert idle.view["seats"][1]["away"] is None
        playing = asyncio.create_task(host.play_on(rng, until="deal_end"))
        # after the second in a row the bot stays
        await idle.until(lambda view: view["away"])
        assert idle.kinds.count("clock_ran_out") == 2
        await idle.ask({"kind": "take_back"})
        await idle.until(lambda _: idle.kinds.count("clock_ran_out") > 2)
        await playing
        # between deals the table goes on by itself
        await idle.until(lambda view: view["table"]["deal"] == 2)

    at_table(tmp_path, 2, use, Pace(grace=60, clock=0.01, settle=0), clock="normal")


def test_no_clock_runs_for_who_keeps_only_bots_waiting(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest]) -> None:
        (host,) = guests
        await host.until_asked()
        await asyncio.sleep(0.4)
        assert host.view["clock"] is None
        assert "clock_ran_out" not in host.kinds

    at_table(tmp_path, 1, use, Pace(grace=60, clock=0.01, settle=0), clock="normal")


def test_everybody_present_sees_the_result_before_the_next_deal(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest]) -> None:
        host, one = guests
        rng = random.Random("ready")
        await asyncio.gather(*(guest.play_on(rng, until="deal_end") for guest in guests))
        assert (await host.ask({"kind": "next"}))["type"] == "ack"
        assert (host.view["phase"], host.view["ask"]) == ("deal_end", None)
        assert host.view["instruction"] == "ほかの人を待っています"
        assert one.view["ask"]["kind"] == "next"
        assert (await one.ask({"kind": "next"}))["type"] == "ack"
        assert host.view["table"]["deal"] == 2

    at_table(tmp_path, 2, use, Pace(grace=60, settle=0))


def test_remarks(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest]) -> None:
        host, one = guests
        await one.ask({"kind": "stamp", "stamp": "nice"})
        assert await refused(one, {"kind": "say", "text": "こんにちは"}) == "chat_is_off"
        await host.ask({"kind": "settings", "chat": True})
        await one.ask({"kind": "say", "text": "<b>こんにちは</b>"})
        assert [(line["name"], line["kind"], line["text"]) for line in host.view["social"]["lines"]] == [
            ("客1", "stamp", "ナイス！"),
            ("客1", "say", "<b>こんにちは</b>"),
        ]
        assert not any("こんにちは" in row["text"] for row in host.view["log"])
        await host.ask({"kind": "mute", "seat": 1, "on": True})
        assert host.view["social"]["muted"] == [host.view["seats"][1]["person"]]
        for action in ({"kind": "say", "text": "まだ"}, {"kind": "stamp", "stamp": "wow"}):
            assert await refused(one, action) == "you_are_muted"
        for number in range(60):
            await host.ask({"kind": "say", "text": f"{number}"})
        assert [line["text"] for line in one.view["social"]["lines"]] == [f"{number}" for number in range(10, 60)]

    at_table(tmp_path, 2, use)


def test_no_session_no_process_and_no_seed_is_told(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        spectator = await Guest.enter(house, name, TOKENS[5], "en")
        await guests[0].ask({"kind": "code"})
        guests[1].go()
        rng = random.Random("secrets")
        await guests[0].until(lambda view: view["seats"][1]["away"] is not None)
        again = await Guest.enter(house, name, TOKENS[1])
        await again.ask({"kind": "take_back"})
        await asyncio.gather(*(guest.play_on(rng, until="deal_end") for guest in (guests[0], again)))
        told = json.dumps([guest.heard for guest in (*guests, again, spectator)])
        for token in TOKENS:
            assert token not in told
            assert holder_of(token) not in told
        assert house.around.node not in told

    at_table(tmp_path, 2, use, Pace(grace=0.2, settle=0))


def test_connections_of_a_process_that_died_are_found(tmp_path: Path) -> None:
    """The house ends without a word. Whoever comes back through another one does not wait for the others for ever."""

    async def run() -> None:
        async with house_at(tmp_path, pace=QUICK) as house:
            name, _ = await friends(house, RULES, 3)
        async with house_at(tmp_path, pace=Pace(grace=0.05, settle=0, look=0.2)) as house:
            guest = await Guest.enter(house, name, TOKENS[0])
            assert away(guest.view, 1) is None
            await guest.until(lambda view: all(view["seats"][seat]["away"] for seat in (1, 2)))
            await guest.play_on(random.Random("alone"))

    asyncio.run(run())


def test_a_table_whose_people_do_not_come_back_rests(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(tmp_path, pace=Pace(grace=0.05, settle=0, look=0.2)) as house:
            name, _ = await friends(house, RULES, 2)
        async with house_at(tmp_path, pace=QUICK) as house:
            before = await house.story(name)
            assert before is not None
            async with asyncio.timeout(10):
                while await house.store.next_due("anybody") is not None or house.live:
                    await asyncio.sleep(0.1)
            story = await house.story(name)
            assert story is not None
            assert story.company.connected == {}
            assert story.scene.moved == before.scene.moved  # no bot has moved meanwhile

    asyncio.run(run())
