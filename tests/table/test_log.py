"""The log of a table: rows that come back the same, and the table that they tell of."""

import json
import random

import pytest

from napoleon.deal.events import Event
from napoleon.rules import preset
from napoleon.rules.sample import random_rules
from napoleon.store import Row
from napoleon.table.events import KINDS, DealBegun, MatchBegun, MatchEnded, SatDown, Seat, TableOpened, read_row, write_row
from napoleon.table.events_people import CodeGiven, Connected
from napoleon.table.events_room import GuestSat, Hosted, HostPassed
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
        '{"kind":"match_begun","dealer":3,"seed":"00ff"}',
        '{"kind":"deal_begun","number":1,"dealer":3,"seed":"00ff"}',
        '{"kind":"match_ended"}',
        '{"kind":"card_played","seat":2,"play":"JO/H"}',
        '{"kind":"hosted","host":"00ff","level":"simple","clock":"normal","listed":true,"chat":false,"late":false}',
        '{"kind":"guest_sat","seat":1,"name":"たろう","holder":"00ff"}',
        '{"kind":"bot_sat","seat":2,"name":"mika","level":"strong"}',
        '{"kind":"seat_left","seat":2}',
        '{"kind":"seats_swapped","first":1,"second":3}',
        '{"kind":"host_passed","holder":"00ff"}',
        '{"kind":"rules_changed","rules":{"table.players":5}}',
        '{"kind":"settings_changed","level":"simple","clock":"off","listed":false,"chat":true,"late":true}',
        '{"kind":"agreed","seat":1}',
        '{"kind":"connected","seat":1,"node":"00ff"}',
        '{"kind":"disconnected","seat":1}',
        '{"kind":"bot_stands_in","seat":1}',
        '{"kind":"took_back","seat":1}',
        '{"kind":"left_for_good","seat":1,"name":"mika"}',
        '{"kind":"clock_ran_out","seat":1}',
        '{"kind":"ready","seat":1}',
        '{"kind":"code_given","seat":1,"code":"00ff"}',
        '{"kind":"stamped","seat":1,"stamp":"nice"}',
        '{"kind":"said","seat":1,"text":"はい"}',
        '{"kind":"muted","seat":1,"on":true}',
        '{"kind":"spectators_late","on":true}',
    ],
)
def test_stored_rows_stay_readable(row: str) -> None:
    """These rows lie in people's files: a change that fails here needs a new format that still reads this one."""
    assert write_row(read_row(row)) == row


def test_every_kind_of_row_is_held() -> None:
    (marks,) = [mark for mark in test_stored_rows_stay_readable.pytestmark if mark.name == "parametrize"]  # type: ignore[attr-defined]
    assert {json.loads(row)["kind"] for row in marks.args[1]} >= set(KINDS)


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
        hidden: list[tuple[Event, Event]] = [
            (DealBegun(1, 2, "secret"), DealBegun(1, 2, "")),
            (Hosted("secret", "simple", "off", True, True, True), Hosted("", "simple", "off", True, True, True)),
            (GuestSat(1, "たろう", "secret"), GuestSat(1, "たろう", "")),
            (HostPassed("secret"), HostPassed("")),
            (Connected(1, "secret"), Connected(1, "")),
            (CodeGiven(1, "secret"), CodeGiven(1, "")),
        ]
        for event, masked in hidden:
            assert event.masked(viewer) == masked
        for public in (TableOpened({}, SEATS), MatchBegun(2), MatchEnded()):
            assert public.masked(viewer) == public


@pytest.mark.parametrize("seed", range(20))
def test_any_rules_come_back(seed: int) -> None:
    rules = random_rules(random.Random(f"log {seed}"))
    seats = (Seat(""), *(Seat("mika", "simple") for _ in range(rules.players - 1)))
    rows = [Row(write_row(event), 0.0) for event in opened(rules, seats, {0: "h"})]
    story = Story.read(rows)
    assert (story.rules, story.seats, story.seat_of("h"), story.seat_of("")) == (rules, seats, 0, None)
    assert story.version == len(rows)
    assert story.number == 1
    assert not story.between


def test_a_log_without_a_table_is_refused() -> None:
    rows = [Row(write_row(event), 0.0) for event in opened(preset("standard"), SEATS, {})]
    for broken in ([], rows[1:], rows[2:], rows[3:]):
        with pytest.raises(Problem):
            Story.read(broken)
