"""Card play, auction and scores held against referees of their own (`tests/referee`), which share no code with the program.

More of the same: `python -m tests.referee.compare 100000` and `python -m tests.referee.compare_auctions 20000`.
"""

import pytest

from tests.referee import compare, compare_auctions, compare_scores


@pytest.mark.parametrize("seed", [11, 12])
def test_tricks_go_as_the_referee_says(seed: int) -> None:
    found, reasons = compare.differences(1_600, seed)
    assert "\n".join(map(str, found[:3])) == ""
    assert len(reasons) > 14


def test_auctions_go_as_the_referee_says() -> None:
    found, ends = compare_auctions.differences(100, 11)
    assert "\n".join(map(str, found[:3])) == ""
    assert len(ends) >= 5


def test_results_are_as_the_referee_says() -> None:
    found, rows = compare_scores.differences(1_500, 11)
    assert "\n".join(map(str, found[:3])) == ""
    assert len(rows) > 20
