"""docs/shuffle.md says what is true: its vectors, and its checker, which shares no code with the project."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from napoleon.cards import SUITS, codes
from napoleon.deal.shuffle import COMMITMENT_PREFIX, commitment, shuffled
from napoleon.record.verify import verify_line
from napoleon.rules import parse, preset
from tests.record.fair_deals import fair_deal

Json = dict[str, Any]
TEXT = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text("utf-8")
(VECTORS,) = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
(CHECKER,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("vector", json.loads(VECTORS), ids=lambda vector: vector["commitment"][:8])
def test_vectors(vector: Json) -> None:
    seed = bytes.fromhex(vector["seed"])
    cards = shuffled(parse(vector["rules"]), vector["dealer"], seed)
    assert commitment(seed) == vector["commitment"]
    assert [" ".join(codes(hand)) for hand in cards.hands] == vector["hands"]
    assert " ".join(codes(cards.widow)) == vector["widow"]
    assert (None if cards.trump is None else SUITS[cards.trump]) == vector["trump"]


def test_the_prefix_is_the_one_described() -> None:
    assert len(COMMITMENT_PREFIX) == 21
    assert json.dumps(COMMITMENT_PREFIX.decode()) in TEXT


def checked(path: Path, deals: list[Json]) -> tuple[list[str], int]:
    """What the checker of the document says, run as anybody would run it."""
    (path / "checker.py").write_text(CHECKER, "utf-8")
    lines = "\n".join(json.dumps(deal) for deal in deals)
    (path / "record.jsonl").write_text(f"{lines}\n", "utf-8")
    given = [sys.executable, "-I", str(path / "checker.py"), str(path / "record.jsonl")]
    done = subprocess.run(given, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    return done.stdout.splitlines(), done.returncode


def test_the_checker_stands_alone_and_agrees(tmp_path: Path) -> None:
    assert "napoleon." not in CHECKER
    assert len(CHECKER.splitlines()) <= 40
    orders: list[Json] = [
        {"preset": "standard"},
        {"preset": "party", "set": {"table.removed": ["S2", "D9"], "table.hand_size": 9}},
        {"preset": "standard", "set": {"table.players": 7, "table.jokers": 2}},
        {"preset": None, "set": {"mode": "free_for_all"}},
    ]
    deals = [fair_deal(parse(order), number) for number, order in enumerate(orders * 6)]
    assert checked(tmp_path, deals) == (["fair"] * len(deals), 0)


def test_the_checker_finds_what_is_wrong(tmp_path: Path) -> None:
    deal = fair_deal(preset("standard"), 1)
    free = fair_deal(parse({"preset": None, "set": {"mode": "free_for_all"}}), 2)
    wrong = [
        deal | {"commitment": "0" * 64},
        deal | {"hands": deal["hands"][1:] + deal["hands"][:1]},
        deal | {"widow": deal["widow"][::-1]},
        free | {"trump": "S" if free["trump"] != "S" else "H"},
    ]
    said, status = checked(tmp_path, [deal, *wrong, free])
    assert (said[0], said[-1], status) == ("fair", "fair", 1)
    assert len(set(said[1:-1])) == len(wrong)
    assert not any(verify_line(json.dumps(one))["ok"] for one in wrong)
