"""The short version of `python -m bench.soak`: whole deals under random rule sets, with every check after every action."""

import pytest

from bench.soak import soak


@pytest.mark.parametrize("seed", [1, 2])
def test_random_deals_keep_every_promise(seed: int) -> None:
    counts = soak(45, seed)
    assert counts["deals"] == 45
    assert counts["event DealScored"] > 25
    assert counts["refusal not_in_hand"] > 100
