"""Two servers over one database: either serves any table, and what happens on one is told on the other."""

import random
import time
from pathlib import Path

import pytest

from napoleon.store.postgres_notices import Notices
from tests.store.cluster import Cluster
from tests.table.parlour import waits_for
from tests.table.scripted import answer
from tests.web.server import PATIENCE, Line, open_table, serving

pytestmark = pytest.mark.postgres
NEVER = 3600.0


def catch_up(line: Line, seq: int) -> float:
    """Seconds until the line has been told of this version."""
    began = time.monotonic()
    while line.message["seq"] < seq:
        line.hear()
    return time.monotonic() - began


@pytest.mark.parametrize("told", ["by notice", "by looking"])
def test_a_table_at_two_servers(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    monkeypatch.setenv("NAPOLEON_DATABASE", cluster.emptied())
    if told == "by notice":
        monkeypatch.setattr("napoleon.table.clockwork.POLL", NEVER)
    else:
        monkeypatch.setattr(Notices, "moved", lambda *_: None)
    rng = random.Random(told)
    with serving(tmp_path) as one, serving(tmp_path) as two, one.browser() as me, two.browser() as stranger:
        path = open_table(me)
        with one.table(me, path) as here, two.table(me, path) as there, two.table(stranger, path) as watching:
            waited = []
            for number in range(12):
                line, other = (here, there) if number % 2 else (there, here)
                line.until_asked()
                answered = line.ask(answer(line.view, rng))
                assert answered["type"] == "ack"
                waited.append(catch_up(other, answered["seq"]))
                catch_up(watching, answered["seq"])
            assert sorted(waited)[len(waited) // 2] < 1.5
            assert (watching.view["you"], here.view["you"], there.view["you"]) == (None, 0, 0)


def test_the_other_server_takes_over(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server stops in the middle of a deal; the same browser plays on at the other, where nobody has ever been."""
    monkeypatch.setenv("NAPOLEON_DATABASE", cluster.emptied())
    rng = random.Random("over")
    with serving(tmp_path) as two, two.browser() as later:
        with serving(tmp_path) as one, one.browser() as me:
            path = open_table(me)
            with one.table(me, path) as line:
                for _ in range(3):
                    line.until_asked()
                    assert line.ask(answer(line.view, rng))["type"] == "ack"
                seq = line.message["seq"]
            later.cookies.update(me.cookies)
        with two.table(later, path) as line:
            assert line.message["seq"] >= seq
            until = time.monotonic() + PATIENCE
            while not waits_for(line.view):
                assert time.monotonic() < until
                line.hear()
            assert line.ask(answer(line.view, rng))["type"] == "ack"
