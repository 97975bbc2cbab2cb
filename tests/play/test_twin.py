"""Machine code is kept for exactly the sources that it comes from, and nothing depends on there being any."""

from pathlib import Path

import numpy as np
import pytest

from napoleon.bots import dealing
from napoleon.play import batch, compiled, kernel, twin
from napoleon.play.batch import Playouts
from napoleon.play.records import CACHE_LINE, empty_lanes
from napoleon.rules import preset


def test_an_edit_in_any_source_leads_to_another_folder(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "source.py").write_text("x = 1\n")
    sources = frozenset((tmp_path / "one", tmp_path / "two"))
    before = twin.cache_folder(sources, "pdep")
    assert twin.cache_folder(sources, "portable") != before
    (tmp_path / "two" / "source.py").write_text("x = 2\n")
    twin.cache_folder.cache_clear()
    assert twin.cache_folder(sources, "pdep") != before


def test_compiling_is_told_of_once_and_only_where_no_code_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twin, "cache_folder", lambda _sources, variant: tmp_path / variant)
    told: list[str] = []
    for _ in range(2):
        twin.tell_of_compiling(lambda: told.append("compiling"))
        made = twin.twins([dealing], {}, "told")[0]
        assert made.next_random(1) == dealing.next_random(1)
        assert made.next_random(np.uint8(1)) == dealing.next_random(1)
    assert told == ["compiling"]


def test_a_folder_that_cannot_be_written_to_is_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(twin, "cache_folder", lambda _sources, _variant: tmp_path / "file" / "folder")
    made = twin.twins([kernel], {}, "nowhere")[0]
    assert made.set_suit.stats.cache_path is None


def test_without_numba_playouts_are_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "has_numba", lambda: False)
    slow = Playouts(preset("standard"), 2)
    assert slow.machine is None
    hands = slow.to_bits([[0b11111_11111 << 10 * seat for seat in range(5)]] * 3)
    took = slow.run(hands, seed=8)
    monkeypatch.undo()
    assert (took == Playouts(preset("standard"), 2).run(hands, seed=8)).all()


def test_warming_up_leaves_nothing_to_compile() -> None:
    assert batch.warm_up().shape == (65, 5)
    found = compiled.machine()
    assert found is not None
    assert found.lockstep.play_lanes.overloads
    assert found.playout.play_each.overloads


def test_lanes_begin_where_a_cache_line_does() -> None:
    assert all(empty_lanes().hand.ctypes.data % CACHE_LINE == 0 for _ in range(8))
    assert not np.any(empty_lanes().plays)
