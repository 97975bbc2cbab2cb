"""Two processes over one file: they keep up with one another, take over from one another, and leave heavy bots to workers."""

import asyncio
import random
from pathlib import Path
from typing import Any

from napoleon.rules import parse
from napoleon.store import SqliteStore
from napoleon.table.house import House
from napoleon.table.thinking import Thinkers
from napoleon.table.timing import Pace
from tests.table.parlour import TOKENS, Guest, friends, house_at

Json = dict[str, Any]
RULES = parse({"preset": "standard", "set": {"score.deals": 1}})
CALM = Pace(grace=60, settle=0)


def test_two_processes_play_one_match(tmp_path: Path) -> None:
    """People at both; each is told what the others did by the poll, without doing anything."""

    async def run() -> None:
        async with house_at(tmp_path, pace=CALM) as one, house_at(tmp_path, pace=CALM) as two:
            name, (here,) = await friends(one, RULES, 1, begin=False)
            there = await Guest.enter(two, name, TOKENS[1])
            assert (await there.ask({"kind": "sit", "name": "遠く"}))["type"] == "ack"
            assert (await there.ask({"kind": "agree"}))["type"] == "ack"
            await here.until(lambda view: view["room"]["seats"][1]["agreed"])
            assert (await here.ask({"kind": "start"}))["type"] == "ack"
            await there.until(lambda view: view["phase"] == "auction")
            rng = random.Random("two houses")

            async def play(guest: Guest) -> None:
                await guest.play_on(rng)

            async with asyncio.timeout(120):
                await asyncio.gather(play(here), play(there))
            assert here.views[-1]["seq"] == there.views[-1]["seq"]
            ends = [guest.view["match"]["ranking"] for guest in (here, there)]
            assert [row["total"] for row in ends[0]] == [row["total"] for row in ends[1]]
            for guest in (here, there):
                told = [event["seq"] for message in guest.views for event in message["events"]]
                assert told == sorted(set(told))

    asyncio.run(run())


def test_who_comes_back_through_another_process_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        first = House(SqliteStore(tmp_path / "tables.sqlite3"), Thinkers(0), CALM)
        await first.start()
        name, _ = await friends(first, RULES, 2)
        await first.close()
        async with house_at(tmp_path, pace=CALM) as second:
            back = [await Guest.enter(second, name, token) for token in TOKENS[:2]]
            rng = random.Random("moved")
            await asyncio.gather(*(guest.play_on(rng) for guest in back))

    asyncio.run(run())


def test_another_process_makes_the_bot_s_move_when_its_keeper_dies(tmp_path: Path) -> None:
    """One house is slow by its settings and then gone; a person is connected through the other one."""

    async def run() -> None:
        async with house_at(tmp_path, pace=CALM) as living:
            dying = House(SqliteStore(tmp_path / "tables.sqlite3"), Thinkers(3), CALM)
            await dying.start()
            rules = parse({"preset": None, "set": {"mode": "free_for_all", "score.deals": 1}})
            name, (host,) = await friends(dying, rules, 1)
            other = await Guest.enter(living, name, None)
            while host.view["turn"] == [0]:
                card = next(card["card"] for card in host.view["hand"] if card["legal"])
                await host.ask({"kind": "play", "card": card})
            await living.around.store.beat("elsewhere", "node")
            code = (await host.ask({"kind": "code"}))["code"]
            phone = await Guest.enter(living, name, TOKENS[7])
            await dying.close()
            assert (await phone.ask({"kind": "use_code", "code": code}))["type"] == "ack"
            await phone.play_on(random.Random("taken over"))
            await other.until(lambda view: view["phase"] == "match_end")

    asyncio.run(run())


def test_a_worker_makes_the_searching_bots_moves(tmp_path: Path, monkeypatch: Any) -> None:
    """While a worker lives nodes leave searching bots to it; it claims, thinks and appends, and the node tells its watchers."""
    asked: list[str] = []
    think = Thinkers.think

    async def quick(self: Thinkers, bot: str, *rest: Any) -> Any:
        if bot == "strong":
            asked.append(self.name)  # type: ignore[attr-defined]
        return await think(self, "simple", *rest)

    monkeypatch.setattr(Thinkers, "think", quick)
    monkeypatch.setattr("napoleon.table.house.SECONDS", {})

    async def run() -> None:
        async with house_at(tmp_path, pace=CALM) as node:
            helper = House(SqliteStore(tmp_path / "tables.sqlite3"), Thinkers(0), CALM, role="worker")
            node.thinkers.name, helper.thinkers.name = "node", "worker"  # type: ignore[attr-defined]
            await helper.start()
            node.around.living = await node.store.living()
            few: dict[str, object] = {"table.players": 4, "table.removed": list("23456789"), "table.hand_size": 5, "calls": []}
            few |= {"play.strength": ["mighty", "joker", "sei_jack", "ura_jack", "trump"]}
            rules = parse({"preset": None, "set": {"mode": "free_for_all", "score.deals": 1, **few}})
            _, (host,) = await friends(node, rules, 1, level="strong")
            async with asyncio.timeout(60):
                await host.play_on(random.Random("worker"))
            assert set(asked) == {"worker"}
            await helper.close()

    asyncio.run(run())
