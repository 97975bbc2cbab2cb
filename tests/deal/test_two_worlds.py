"""The short version of `python -m bench.two_worlds`; and that it would find a leak."""

import pytest

from bench.two_worlds import check_deals
from napoleon.deal import events as ev


def test_what_a_viewer_cannot_see_changes_nothing_for_it() -> None:
    counts = check_deals(16, 1, attempts=8)
    assert counts["other worlds"] > 0.8 * counts["viewers"]
    for kind in ("hands", "widow", "discards", "adjutant"):
        assert any(count and kind in name for name, count in counts.items()), kind


@pytest.mark.parametrize("leaky", [ev.Dealt, ev.AdjutantNamed, ev.WidowTaken, ev.Discarded])
def test_a_leak_is_found(leaky: type[ev.Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaky, "masked", lambda event, _viewer: event)
    with pytest.raises(AssertionError) as found:
        check_deals(30, 2, attempts=8)
    assert "leak" in str(found.value.__cause__)


def test_an_event_that_says_nothing_of_its_secrets_is_an_error() -> None:
    class New(ev.Event):
        pass

    with pytest.raises(NotImplementedError):
        New().masked(None)
    kinds = [kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, ev.Event)]
    assert len(kinds) > 20
    assert all(kind.masked is not ev.Event.masked for kind in kinds if kind is not ev.Event)
