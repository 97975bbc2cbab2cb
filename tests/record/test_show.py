"""A deal for people: cards and calls as players say them, in both languages, with every trick's reason."""

import re

import pytest

from napoleon.record.show import show_line
from tests.record.test_cases import question, read

CODE = re.compile(r"\b(?:J[OX]|[SHDC][2-9TJQKA])\b")
DEALS = [question(case) for case in read("deals.jsonl.gz")]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_no_card_is_shown_as_a_code(language: str) -> None:
    shown = "\n".join(show_line(deal, language)[0] for deal in DEALS[::3])
    assert CODE.findall(shown) == []
    for word in {"ja": ("席0 ♠A", "（♥を求める）", "に化けたジョーカー")}.get(
        language, ("seat 0 ♠A", "JOKER (calls ♥)", "JOKER as ")
    ):
        assert word in shown


def test_every_trick_says_who_took_it_and_why() -> None:
    deal = next(deal for deal in DEALS if show_line(deal)[1] and "第10トリック" in show_line(deal)[0])
    lines = show_line(deal)[0].splitlines()
    taken = [line for line in lines if line.startswith("→ 席")]
    assert len(taken) == sum("トリック" in line and line.startswith("第") for line in lines) == 10
    assert all("絵札" in line and line.endswith("。") for line in taken)
