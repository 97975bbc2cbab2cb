"""The commitment to a shuffle is told before the auction, the seed only once its deal is over."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from napoleon.deal.shuffle import commitment
from napoleon.record.deal_record import write_deal
from napoleon.record.verify import verify_line
from napoleon.rules import RuleSet, parse
from napoleon.table.events import DealBegun
from napoleon.table.past import DoneDeal
from napoleon.table.steps import opened
from napoleon.table.story import Story
from napoleon.words import Problem
from tests.table.parlour import TOKEN, Guest, house_at
from tests.table.test_log import SEATS

Json = dict[str, Any]


def test_told_before_and_opened_after(tmp_path: Path) -> None:
    """A match with deals that nobody bids in: every deal that was promised lies open in the end."""

    async def play() -> tuple[list[Json], list[Json], RuleSet, list[DoneDeal]]:
        async with house_at(tmp_path) as house:
            rules = parse({"preset": "standard", "set": {"score.deals": 2}})
            name = await house.open_solo(rules, TOKEN)
            guest, watching = await Guest.enter(house, name), await Guest.enter(house, name, None)
            await guest.play_on(random.Random("commitment"))
            past = await house.past(name)
            assert past is not None
            return guest.views, watching.views, *past

    own, public, rules, done = asyncio.run(play())
    for messages in (own, public):
        promised: list[str] = []
        for message in messages:
            view = message["view"]
            if view["commitment"] not in promised:
                assert view["opened"] is None
                promised.append(view["commitment"])
            for deal in done[len(promised) - 1 :]:
                if view["opened"] is None:
                    assert deal.seed.hex() not in json.dumps(message)
            if view["opened"] is not None:
                assert view["phase"] in ("deal_end", "match_end")
                assert view["opened"]["commitment"] == promised[-1]
                assert commitment(bytes.fromhex(view["opened"]["seed"])) == promised[-1]
        assert promised == [commitment(deal.seed) for deal in done]
    for deal in done:
        record = write_deal(rules, deal.events, None, deal.seed, deal.dealer_seed)
        drawn = ["dealer"] if deal is done[0] else []
        assert verify_line(json.dumps(record))["checked"] == [*drawn, "commitment", "shuffle", "actions", "result"]


def test_a_row_whose_seed_is_none_is_refused() -> None:
    story = Story()
    events = opened(parse({"preset": "standard"}), SEATS, {})
    story.apply_all((event, 0.0) for event in events[:2])
    with pytest.raises(Problem) as refused:
        story.apply(DealBegun(1, 0, "no seed"), 0.0)
    assert refused.value.code == "unreadable_event"
