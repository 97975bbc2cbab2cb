"""The store does what it is asked, but its answer is lost: the same request, asked again, tells what became of it."""

import asyncio
import json
import random
from pathlib import Path

import pytest

from napoleon.rules import preset
from napoleon.store import StoreProblem
from tests.table.parlour import TOKEN, Guest, house_at
from tests.table.scripted import answer


@pytest.mark.parametrize("done", [True, False])
def test_a_request_whose_answer_is_lost_may_be_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: bool) -> None:
    async def run() -> None:
        async with house_at(tmp_path) as house:
            guest = await Guest.enter(house, await house.open_solo(preset("standard"), TOKEN))
            await guest.until_asked()
            action = answer(guest.view, random.Random(1))
            append = house.store.append

            async def lose(*given: object, **named: object) -> object:
                if done:
                    await append(*given, **named)  # type: ignore[arg-type]
                raise StoreProblem("store_unreached", address="db", reason="cut")

            with monkeypatch.context() as broken:
                broken.setattr(house.store, "append", lose)
                refused = await guest.ask(action, "r1")
            assert (refused["type"], refused["error"]) == ("refused", "store_unreached")
            assert (await guest.ask(action, "r1"))["type"] == "ack"
            rows = await house.store.read(guest.table.name)
            assert rows is not None
            said = [row for row in map(json.loads, (row.body for row in rows)) if row["kind"] in ("bid_made", "passed")]
            assert [row["seat"] for row in said].count(0) == 1

    asyncio.run(run())
