"""Live tables: whole matches, refreshes and restarts, several watchers, several processes, requests that are not right."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from napoleon.rules import RuleSet, parse, preset
from napoleon.table import thinking
from napoleon.table.house import House
from napoleon.table.thinking import seconds_to_wait
from tests.table.parlour import TOKEN, Guest, house_at
from tests.table.scripted import answer

Json = dict[str, Any]


def rules_with(base: str | None = "standard", **options: object) -> RuleSet:
    return parse({"preset": base, "set": {name.replace("__", "."): value for name, value in options.items()}})


def at_table(path: Path, rules: RuleSet, use: Callable[[House, str], Awaitable[None]]) -> None:
    async def run() -> None:
        async with house_at(path) as house:
            await use(house, await house.open_solo(rules, TOKEN))

    asyncio.run(run())


def _kinds(message: Json) -> list[str]:
    return [event["kind"] for event in message["events"]]


def unchanged(message: Json) -> Json:
    """What a whole view keeps over a restart: all but the events that led to it."""
    return {"seq": message["seq"], "view": message["view"]}


@pytest.mark.parametrize(
    ("base", "options"),
    [
        ("standard", {"score__deals": 2}),
        ("party", {"table__players": 4, "score__deals": 1}),
        ("gamefarm", {"table__players": 6, "score__deals": 1}),
        ("kougai", {"table__players": 7, "score__deals": 1}),
        ("standard", {"auction__order": "free", "score__deals": 1}),
        (
            "standard",
            {"auction__order": "free", "auction__closing": "all_pass", "auction__opener_must_bid": True, "score__deals": 1},
        ),
        (None, {"mode": "free_for_all", "score__deals": 2}),
        ("standard", {"win__perfect_call": True, "adjutant__named": "after_exchange", "score__deals": 1}),
        ("standard", {"betrayal__napoleon": True, "betrayal__adjutant_card": "CT", "joker__wild": True, "score__deals": 1}),
        ("standard", {"exchange__honours_to": "gift", "auction__all_pass": "previous_napoleon", "score__deals": 1}),
    ],
    ids=str,
)
def test_a_whole_match(tmp_path: Path, base: str | None, options: dict[str, object]) -> None:
    rules = rules_with(base, **options)

    async def use(house: House, name: str) -> None:
        guest = await Guest.enter(house, name)
        watcher = await Guest.enter(house, name, None, "en")
        await guest.play_on(random.Random(f"{base} {options}"))
        last = guest.views[-1]
        assert last["view"]["match"]["ranking"][0]["place"] == 1
        assert len([row for row in last["view"]["sheet"] if any(row["changes"])]) <= rules.score.deals
        # one message for every event that is told, in order, the last one as far as the table is
        told = [event for message in guest.views for event in message["events"]]
        assert all(len(message["events"]) == 1 for message in guest.views[1:])
        assert [event["seq"] for event in told] == sorted({event["seq"] for event in told})
        assert all(a["seq"] < b["seq"] for a, b in zip(guest.views, guest.views[1:], strict=False))
        assert all(message["events"][0]["seq"] <= message["seq"] for message in guest.views[1:])
        assert {event["kind"] for event in told} >= {"card_played", "trick_won", "deal_scored", "match_ended"}
        assert [message["seq"] for message in watcher.views] == [message["seq"] for message in guest.views]
        # with the score of the last deal the match is over already, so that nobody asks for a deal that is not to come
        scored = [message["view"]["phase"] for message in guest.views if "deal_scored" in _kinds(message)]
        assert scored == ["deal_end"] * (rules.score.deals - 1) + ["match_end"]
        # a rematch begins at the same table, from nothing
        assert (await guest.ask({"kind": "next"}))["type"] == "ack"
        assert (guest.view["match"], guest.view["sheet"], guest.view["table"]["deal"]) == (None, [], 1)

    at_table(tmp_path, rules, use)


def test_a_refresh_and_a_restart_find_the_same_table(tmp_path: Path) -> None:
    async def part(house: House, name: str, rng: random.Random, actions: int) -> Json:
        guest = await Guest.enter(house, name)
        for _ in range(actions):
            await guest.until_asked()
            await guest.ask(answer(guest.view, rng))
        await guest.until_asked()
        again = await Guest.enter(house, name)
        assert unchanged(again.views[0]) == unchanged(guest.views[-1])
        assert again.views[0]["events"] == []
        return unchanged(guest.views[-1])

    async def run() -> None:
        rng = random.Random("restart")
        async with house_at(tmp_path) as house:
            name = await house.open_solo(rules_with(score__deals=1), TOKEN)
            before = await part(house, name, rng, 1)
        for actions in (0, 3, 2, 5):
            async with house_at(tmp_path) as house:
                guest = await Guest.enter(house, name)
                # the player is connected through another process now, which is one event of the table
                assert unchanged(guest.views[0]) == before | {"seq": before["seq"] + 1}
                before = await part(house, name, rng, actions)

    asyncio.run(run())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """Stopped while it is a bot's turn: whoever comes back finds the game going on."""

    async def run() -> None:
        async with house_at(tmp_path, delay=1000) as house:
            name = await house.open_solo(rules_with(None, mode="free_for_all", score__deals=1), TOKEN)
            guest = await Guest.enter(house, name)
            if guest.view["turn"] == [0]:
                await guest.ask(answer(guest.view, random.Random(1)))
            assert guest.view["turn"] != [0]
        async with house_at(tmp_path) as house:
            guest = await Guest.enter(house, name)
            await guest.play_on(random.Random("after a restart"))

    asyncio.run(run())


def test_the_same_request_twice_is_done_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(tmp_path) as house:
            name = await house.open_solo(rules_with(auction__order="free"), TOKEN)
            guest = await Guest.enter(house, name)
            first = await guest.ask({"kind": "bid", "bid": "S20"}, "one")
            assert first["type"] == "ack"
            refused = await guest.ask({"kind": "pass"}, "two")
            assert refused["type"] == "refused"
            assert await guest.ask({"kind": "bid", "bid": "S20"}, "one") == first
            assert await guest.ask({"kind": "name", "card": "SA"}, "two") == refused
        async with house_at(tmp_path) as house:
            guest = await Guest.enter(house, name)
            assert await guest.ask({"kind": "bid", "bid": "S20"}, "one") == first
            assert guest.view["bar"]["contract"]["bid"] == "S20"

    asyncio.run(run())


def test_every_tab_and_only_the_holder_acts(tmp_path: Path) -> None:
    async def use(house: House, name: str) -> None:
        one, two = await Guest.enter(house, name), await Guest.enter(house, name, language="en")
        stranger, thief = await Guest.enter(house, name, None), await Guest.enter(house, name, "B" * 22)
        for guest in (stranger, thief):
            assert guest.view["you"] is None
            assert guest.view["hand"] == []
            answered = await guest.ask({"kind": "bid", "bid": "S20"})
            assert (answered["type"], answered["error"]) == ("refused", "spectators_only_watch")
        assert (await one.ask({"kind": "bid", "bid": "S20"}))["type"] == "ack"
        assert (await two.ask({"kind": "name", "card": "HA"}))["type"] == "ack"
        assert one.views[-1]["seq"] == two.views[-1]["seq"] == stranger.views[-1]["seq"]
        assert one.view["phase"] == two.view["phase"] == "exchange"
        assert (one.view["table"]["lang"], two.view["table"]["lang"]) == ("ja", "en")
        one.table.leave(one.watcher)
        await two.ask({"kind": "discard", "cards": [card["card"] for card in two.view["hand"][:3]]})
        assert one.view["phase"] == "exchange"
        assert two.view["phase"] == "play"

    at_table(tmp_path, rules_with(auction__order="free"), use)


def test_a_refused_action_changes_nothing(tmp_path: Path) -> None:
    wrong: list[object] = [
        *({"kind": "play", "card": card} for card in ("SA", "H2", "JO", "JX")),
        *({"kind": "bid", "bid": bid} for bid in ("S1", "S99", "N13", "??")),
        {"kind": "name", "card": "SA"},
        {"kind": "discard", "cards": ["SA", "SK", "SQ"]},
        {"kind": "perfect", "yes": True},
        {"kind": "betray"},
        {"kind": "next"},
        {"kind": "shuffle"},
        None,
        ["pass"],
    ]

    async def use(house: House, name: str) -> None:
        guest = await Guest.enter(house, name)
        await guest.until_asked()
        before = len(guest.views)
        for action in wrong:
            answered = await guest.ask(action)
            assert answered["type"] == "refused", action
            assert answered["error"]
            assert answered["text"]
        assert len(guest.views) == before
        again = await Guest.enter(house, name)
        assert unchanged(again.views[0]) == unchanged(guest.views[-1])

    at_table(tmp_path, rules_with(), use)


def test_two_processes_at_one_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(tmp_path) as one, house_at(tmp_path) as two:
            name = await one.open_solo(rules_with(score__deals=1), TOKEN)
            here, there = await Guest.enter(one, name), await Guest.enter(two, name)
            rng = random.Random("two processes")
            for turn in range(40):
                guest = (here, there)[turn % 2]
                fresh = await Guest.enter((one, two)[turn % 2], name)  # coming in reads what the other process wrote
                view = await fresh.until_asked()
                if view["phase"] == "match_end":
                    break
                answered = await guest.ask(answer(view, rng))
                assert answered["type"] == "ack", answered
            assert view["phase"] == "match_end"

    asyncio.run(run())


def test_a_first_come_auction_waits_for_people(tmp_path: Path) -> None:
    async def use(house: House, name: str) -> None:
        guest = await Guest.enter(house, name)
        while sum(seat["word"] is not None for seat in guest.view["seats"]) < 4:
            await guest.hear()
        await asyncio.sleep(0.1)
        assert guest.view["phase"] == "auction"
        assert 0 in guest.view["turn"]
        assert (await guest.ask({"kind": "pass"}))["type"] == "ack"

    at_table(tmp_path, rules_with(auction__order="free"), use)


@pytest.mark.parametrize("fault", ["raises", "cheats"])
def test_a_bot_that_fails_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    from napoleon.deal.actions import Name

    def faulty(*_: object) -> Name:
        if fault == "raises":
            raise RuntimeError("no idea")
        return Name(3, 0)

    monkeypatch.setitem(thinking.BOTS, "simple", faulty)

    async def use(house: House, name: str) -> None:
        guest = await Guest.enter(house, name)
        await guest.play_on(random.Random("faulty"))

    at_table(tmp_path, rules_with(score__deals=1), use)


def test_a_bot_s_pause_tells_nothing(tmp_path: Path) -> None:
    async def use(house: House, name: str) -> None:
        guest = await Guest.enter(house, name)
        await guest.until_asked()
        state = guest.table.story.views[1]
        assert all(0.5 <= seconds_to_wait(state, "simple", random.Random(i)) <= 0.9 for i in range(100))

    at_table(tmp_path, preset("standard"), use)


SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def cards_in(message: Json) -> set[str]:
    """Every card that a message names, as a code or in its texts; the rules' own cards aside."""
    view = {key: value for key, value in message["view"].items() if key != "table"}
    text = json.dumps([message["events"], view], ensure_ascii=False)
    import re

    found = set(re.findall(r'"([SHDC][2-9TJQKA]|J[OX])"', text))
    return found | {SIGNS[sign] + rank.replace("10", "T") for sign, rank in re.findall(r"([♠♥♦♣])(10|[2-9JQKA])(?!\d)", text)}


def test_a_spectator_hears_of_no_card_before_its_time(tmp_path: Path) -> None:
    async def use(house: House, name: str) -> None:
        spectator = await Guest.enter(house, name, None)
        guest = await Guest.enter(house, name)
        await guest.play_on(random.Random("watched"), until="deal_end")
        open_cards: set[str] = set()
        checked = 0
        for message in spectator.views:
            for event in message["events"]:
                open_cards |= {event["card"]} if "card" in event else set()
                open_cards |= set(event.get("cards", []))
            if message["view"]["phase"] == "deal_end":
                break
            assert cards_in(message) <= open_cards
            checked += 1
        assert checked > 20
        hand = {card["card"] for card in guest.views[0]["view"]["hand"]}
        assert hand & {card["card"] for card in spectator.views[0]["view"]["hand"]} == set()

    at_table(tmp_path, rules_with(score__deals=3), use)


def test_setting_anew_what_is_due_tells_nobody_anything(tmp_path: Path) -> None:
    async def use(house: House, name: str) -> None:
        guest = await Guest.enter(house, name)
        async with guest.table.lock:
            before = len(guest.heard)
            await guest.table.commit(list)
            assert len(guest.heard) == before

    at_table(tmp_path, preset("standard"), use)


def test_no_such_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(tmp_path) as house:
            assert not await house.knows("nowhere")
            with pytest.raises(AssertionError):
                await Guest.enter(house, "nowhere")

    asyncio.run(run())
