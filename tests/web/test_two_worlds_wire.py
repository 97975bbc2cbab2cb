"""The short version of `python -m bench.two_worlds_wire`; and that it would find a leak."""

from typing import Any

import pytest

from bench.two_worlds_wire import check_deals, difference
from napoleon.table.telling import Teller
from napoleon.table.watcher import Watcher
from napoleon.words import Problem


def test_what_a_viewer_cannot_see_changes_no_byte() -> None:
    counts = check_deals(1, 11, attempts=6)
    assert counts["other worlds"] > 0.8 * counts["viewers"]
    assert counts["socket"] > 50
    assert counts["GET"] + counts["POST"] > 0


def test_a_secret_in_a_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Teller._view

    def leaky(self: Teller, *values: Any) -> Any:
        deal = self.story.deal
        return view(self, *values) | {"more": 0 if deal is None else sum(deal.hands[:2]) % 7}

    monkeypatch.setattr(Teller, "_view", leaky)
    with pytest.raises(AssertionError) as found:
        check_deals(2, 12, attempts=6)
    assert "tells viewer" in str(found.value.__cause__)


def test_a_longer_refusal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A difference of one blank, which tells whether a seat's first card is red."""
    refuse, truth = Watcher.refuse, Teller.names

    def names(self: Teller, *values: Any) -> Any:
        deal = self.story.deal
        red = deal is not None and any(hand >> 13 & 1 for hand in deal.hands[:2])
        return tuple(name + " " * red for name in truth(self, *values))

    monkeypatch.setattr(Teller, "names", names)
    monkeypatch.setattr(
        Watcher, "refuse", lambda self, request, _, names: refuse(self, request, Problem("not_your_turn", seat=0), names)
    )
    with pytest.raises(AssertionError):
        check_deals(6, 13, attempts=6)


def test_where_two_texts_differ() -> None:
    assert difference("abcdef", "abcxef").endswith("abcdef / xef")
    assert difference("ab", "abc").endswith("ab / c")
