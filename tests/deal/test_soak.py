"""The short version of `python -m bench.soak`: whole deals under random rule sets, with every check after every action."""

import json
from pathlib import Path

import pytest

from bench.soak import soak
from napoleon.rules import OPTIONS

LONG_RUN = Path(__file__).parent.parent.parent / "docs" / "soak.json"


@pytest.mark.parametrize("seed", [1, 2])
def test_random_deals_keep_every_promise(seed: int) -> None:
    counts = soak(45, seed)
    assert counts["deals"] == 45
    assert counts["event DealScored"] > 25
    assert counts["refusal not_in_hand"] > 100


def test_the_long_run_met_every_value() -> None:
    """`docs/soak.json` holds its counts. A new option or value fails here: run it again (docs/contributing.md)."""
    counts: dict[str, int] = json.loads(LONG_RUN.read_text("utf-8"))
    assert counts["deals"] >= 50_000
    for option, item in OPTIONS.items():
        for name in item.kind.names():
            assert max(counts.get(f"{option}={name}", 0), counts.get(f"{option} has {name}", 0)) > 100, (option, name)
    for players in range(4, 8):
        assert counts[f"table.players={players}"] > 1000
