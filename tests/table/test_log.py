"""The log of a table: rows that come back the same, and the table that they tell of."""

import random

import pytest

from napoleon.rules import preset
from napoleon.rules.sample import random_rules
from napoleon.table.events import DealBegun, MatchBegun, MatchEnded, SatDown, Seat, TableOpened, read_row, write_row
from napoleon.table.steps import opened
from napoleon.table.story import Story
from napoleon.words import Problem

SEATS = (Seat(""), *(Seat(name, "simple") for name in ("mika", "ken", "yuki", "sora")))


@pytest.mark.parametrize(
    "row",
    [
        '{"kind":"table_opened","rules":{"table.players":5},"seats":[{"name":"","bot":null},{"name":"mika","bot":"simple"}]}',
        '{"kind":"sat_down","seat":0,"holder":"00ff"}',
        '{"kind":"match_begun","dealer":3}',
        '{"kind":"deal_begun","number":1,"dealer":3,"seed":"00ff"}',
        '{"kind":"match_ended"}',
        '{"kind":"card_played","seat":2,"play":"JO/H"}',
    ],
)
def test_stored_rows_stay_readable(row: str) -> None:
    """These rows lie in people's files: a change that fails here needs a new format that still reads this one."""
    assert write_row(read_row(row)) == row


@pytest.mark.parametrize(
    "text", ["", "[]", "null", "{}", '{"kind":"sat_down"}', '{"kind":"table_opened","seats":3}', "[" * 9999]
)
def test_what_is_no_row_is_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        read_row(text)
    assert refused.value.code == "unreadable_event"


def test_nobody_is_told_whose_a_seat_is_or_what_was_shuffled() -> None:
    for viewer in (None, 0, 1):
        assert SatDown(0, "secret").masked(viewer) == SatDown(0, "")
        assert DealBegun(1, 2, "secret").masked(viewer) == DealBegun(1, 2, "")
        for public in (TableOpened({}, SEATS), MatchBegun(2), MatchEnded()):
            assert public.masked(viewer) == public


@pytest.mark.parametrize("seed", range(20))
def test_any_rules_come_back(seed: int) -> None:
    rules = random_rules(random.Random(f"log {seed}"))
    seats = (Seat(""), *(Seat("mika", "simple") for _ in range(rules.players - 1)))
    rows = [write_row(event) for event in opened(rules, seats, {0: "h"})]
    story = Story.read(rows)
    assert (story.rules, story.seats, story.seat_of("h"), story.seat_of("")) == (rules, seats, 0, None)
    assert story.version == len(rows)
    assert story.number == 1
    assert not story.between


def test_a_log_without_a_table_is_refused() -> None:
    rows = [write_row(event) for event in opened(preset("standard"), SEATS, {})]
    for broken in ([], rows[1:], rows[2:], rows[3:]):
        with pytest.raises(Problem):
            Story.read(broken)
