"""What every store does with tables that are due: who may claim them and when, and who lives.

Tables that became due in the past (a negative `after`) spare the tests the waiting.
"""

import asyncio

import pytest

from napoleon.store import Appended, Due, Store
from napoleon.store.log import HEAD_START, LEASE
from tests.store.places import Place

SLACK = 0.3
"""seconds that may pass between two commands"""


async def claims(store: Store, node: str, heavy_only: bool = False, hold: float = 60, limit: int = 16) -> list[str]:
    return [claimed.table for claimed in await store.claim(node, limit, heavy_only, hold)]


def test_what_is_due_is_claimed_once(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("soon", 1, ["x"], Due(-0.1))
        await store.create("long", 1, ["x", "y"], Due(-5))
        await store.create("later", 1, ["x"], Due(60))
        await store.create("never", 1, ["x"])
        first, second = await store.claim("a", hold=60)
        assert (first.table, first.version) == ("long", 2)
        assert 5 <= first.late < 5 + SLACK
        assert (second.table, second.version) == ("soon", 1)
        assert await claims(store, "a") == []
        assert await claims(await place.open(), "b") == []

    place.use(use)


def test_an_append_replaces_what_is_due(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("t", 1, ["x"], Due(-1))
        assert await claims(store, "a") == ["t"]
        assert await store.append("t", 1, ["y"], None, Due(-2)) == Appended(2)
        assert await claims(store, "b") == ["t"], "the hold ends with the append"
        assert await store.append("t", 2, ["z"]) == Appended(3)
        assert await claims(store, "b") == []
        assert await store.next_due("b") is None
        await store.append("t", 2, ["late"], None, Due(-1))
        assert await claims(store, "b") == [], "a conflict writes nothing"

    place.use(use)


def test_a_repeated_request_leaves_what_is_due(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("t", 1, [])
        await store.append("t", 0, ["x"], "r1", Due(-1))
        assert await store.append("t", 0, ["x"], "r1") == Appended(1, repeated=True)
        assert await claims(store, "a") == ["t"]

    place.use(use)


def test_the_keeper_comes_first(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("kept", 1, ["x"], Due(-0.1, "a"))
        await store.create("late", 1, ["x"], Due(-LEASE - 0.1, "a"))
        assert await claims(store, "b") == ["late"]
        waits = await store.next_due("b")
        assert waits == pytest.approx(LEASE - 0.1, abs=SLACK)
        ready = await store.next_due("a")
        assert ready == pytest.approx(-0.1, abs=SLACK)
        assert await claims(store, "a") == ["kept"]

    place.use(use)


def test_a_claim_ends(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("t", 1, ["x"], Due(-1))
        assert await claims(store, "a", hold=0.3) == ["t"]
        assert await claims(store, "b") == []
        assert await store.next_due("b") == pytest.approx(0.3, abs=SLACK)
        await asyncio.sleep(0.35)
        assert await claims(store, "b") == ["t"]

    place.use(use)


def test_a_claim_is_given_back(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("t", 1, ["x"], Due(-1))
        assert await claims(store, "a") == ["t"]
        await store.release("t", "b")
        await store.release("u", "a")
        assert await claims(store, "b") == [], "only who holds it gives it back"
        await store.release("t", "a")
        assert await claims(store, "b") == ["t"]

    place.use(use)


def test_no_more_than_asked_for(place: Place) -> None:
    async def use(store: Store) -> None:
        for number in range(5):
            await store.create(f"t{number}", 1, ["x"], Due(number - 10))
        assert await claims(store, "a", limit=2) == ["t0", "t1"]
        assert await claims(store, "a", limit=9) == ["t2", "t3", "t4"]

    place.use(use)


def test_many_claimants_get_each_table_once(place: Place) -> None:
    async def use(store: Store) -> None:
        stores = [store, await place.open()]
        await asyncio.gather(*(store.create(f"t{number}", 1, ["x"], Due(-1)) for number in range(40)))
        got = await asyncio.gather(*(claims(stores[i % 2], f"n{i}", limit=8) for i in range(10)))
        while rest := await claims(store, "rest"):
            got.append(rest)
        assert sorted(name for names in got for name in names) == sorted(f"t{number}" for number in range(40))

    place.use(use)


def test_the_next_due(place: Place) -> None:
    async def use(store: Store) -> None:
        assert await store.next_due("a") is None
        await store.create("far", 1, ["x"], Due(500))
        await store.create("near", 1, ["x"], Due(50))
        assert await store.next_due("a") == pytest.approx(50, abs=SLACK)
        await store.append("near", 1, ["x"], None, Due(100))
        assert await store.next_due("a") == pytest.approx(100, abs=SLACK)

    place.use(use)


def test_workers_claim_only_what_is_heavy(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("light", 1, ["x"], Due(-9))
        assert await claims(store, "w", heavy_only=True) == []
        assert await store.next_due("w", heavy_only=True) is None
        await store.create("heavy", 1, ["x"], Due(-0.1, heavy=True))
        await store.create("kept", 1, ["x"], Due(-0.1, "a", heavy=True))
        assert await claims(store, "w", heavy_only=True) == ["heavy"]

    place.use(use)


def test_nodes_leave_what_is_heavy_to_living_workers(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.create("heavy", 1, ["x"], Due(-0.1, heavy=True))
        await store.create("late", 1, ["x"], Due(-HEAD_START - 0.1, heavy=True))
        await store.create("mine", 1, ["x"], Due(-0.1, "a", heavy=True))
        await store.beat("w", "worker")
        assert sorted(await claims(store, "a")) == ["late", "mine"]
        assert await store.next_due("a") == pytest.approx(HEAD_START - 0.1, abs=SLACK)
        assert await claims(store, "w", heavy_only=True) == ["heavy"]

    place.use(use)


def test_without_workers_nodes_do_it_all(place: Place) -> None:
    async def use(store: Store) -> None:
        await store.beat("a", "node")
        await store.create("heavy", 1, ["x"], Due(-0.1, heavy=True))
        assert await claims(store, "a") == ["heavy"]

    place.use(use)


def test_who_lives(place: Place) -> None:
    async def use(store: Store) -> None:
        assert await store.living() == {}
        await store.beat("a", "node")
        await store.beat("w", "worker")
        assert await (await place.open()).living() == {"a": "node", "w": "worker"}
        await asyncio.sleep(0.15)
        await store.beat("a", "node")
        assert await store.living(0.1) == {"a": "node"}

    place.use(use)
