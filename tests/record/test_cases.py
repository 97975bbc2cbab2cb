"""The cases that were given with the rules: single tricks and whole deals, answered line by line."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from napoleon.record.deal_record import IllegalAction, read_deal, replay, result_of
from napoleon.record.judge import judge_line

CASES = Path(__file__).parent.parent / "data" / "cases"
COUNTS = {"by-hand.jsonl": 109, "tricks.jsonl.gz": 1200, "deals.jsonl.gz": 600}
EXPECTED = ("shows", "winner", "legal", "error", "result")


def read(name: str) -> list[dict[str, Any]]:
    path = CASES / name
    text = gzip.decompress(path.read_bytes()).decode() if path.suffix == ".gz" else path.read_text("utf-8")
    return [json.loads(line) for line in text.splitlines() if line]


def question(case: dict[str, Any]) -> str:
    return json.dumps({key: value for key, value in case.items() if key not in EXPECTED}, ensure_ascii=False)


def judged_rightly(case: dict[str, Any]) -> bool:
    got = judge_line(question(case), "en")
    assert got.get("text") or "legal" in got
    if "error" in case:
        return "error" in got
    if "legal" in case:
        # everything else in the hand has a reason
        return got["legal"] == sorted(case["legal"]) and sorted([*got["legal"], *got["barred"]]) == sorted(case["hand"])
    return bool(got["winner"] == case["winner"] and got["card"] == case["plays"][got["winner"]][:2] and got["reason"])


def replayed_rightly(case: dict[str, Any]) -> bool:
    record, want = read_deal(case), case["result"]
    try:
        state = replay(record)
    except IllegalAction as illegal:  # the code is the program's own; the place is not
        return bool(want["at"] == illegal.at and want["error"] != "unfinished")
    if not state.over:
        return bool(want["error"] == "unfinished" and want["at"] == len(record.actions))
    return bool(result_of(state) == want)


@pytest.mark.parametrize("name", COUNTS)
def test_every_case_is_right(name: str) -> None:
    cases = read(name)
    assert len(cases) == COUNTS[name]
    wrong = [case for case in cases if not (replayed_rightly(case) if "actions" in case else judged_rightly(case))]
    assert wrong[:3] == []
