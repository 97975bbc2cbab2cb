"""Buckets and what is counted in them, with a clock of our own."""

from pathlib import Path

import pytest

from napoleon.web.limits import (
    UNLIMITED,
    Allowance,
    Caller,
    Gate,
    Limits,
    Rate,
    TooFast,
    address_of,
    limits_here,
)
from napoleon.words import Problem

ANN, BOB = Caller("ann", "10.0.0.1"), Caller("bob", "10.0.0.1")
SMALL = Limits(talk=Allowance(Rate(3, 6, 60), Rate(5, 60, 60)), session_sockets=2, address_sockets=3)


class Clock:
    """A clock that stands still."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def waits(gate: Gate, caller: Caller) -> int:
    """The seconds that a caller has to wait for a word, 0 where it was taken."""
    try:
        gate.take("talk", caller)
    except TooFast as problem:
        return problem.seconds
    return 0


def test_a_session_has_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    gate = Gate(SMALL, clock)
    assert [waits(gate, ANN) for _ in range(5)] == [0, 0, 0, 10, 10]
    clock.now += 9.5
    assert waits(gate, ANN) == 1
    clock.now += 0.6
    assert [waits(gate, ANN) for _ in range(2)] == [0, 10]
    clock.now += 3600
    assert [waits(gate, ANN) for _ in range(4)] == [0, 0, 0, 10]


def test_sessions_of_one_address_share_its_bucket() -> None:
    gate = Gate(SMALL, Clock())
    assert [waits(gate, caller) for caller in (ANN, BOB, ANN, BOB, ANN)] == [0] * 5
    assert waits(gate, BOB) == 1
    assert waits(gate, Caller("cem", "10.0.0.1")) == 1
    assert waits(gate, Caller(None, "10.0.0.1")) == 1
    assert waits(gate, Caller("ann", "10.0.0.2")) == 10
    assert waits(gate, Caller("cem", "10.0.0.2")) == 0


def test_what_is_refused_is_not_counted() -> None:
    gate = Gate(SMALL, Clock())
    for _ in range(20):
        waits(gate, ANN)
    assert [waits(gate, BOB) for _ in range(3)] == [0, 0, 1]


def test_kinds_are_counted_apart() -> None:
    gate = Gate(SMALL, Clock())
    while not waits(gate, ANN):
        pass
    gate.take("code", ANN)


def test_memory_is_bounded() -> None:
    gate = Gate(SMALL, Clock(), most=100)
    for number in range(1000):
        gate.take("talk", Caller(f"session {number}", f"10.1.{number // 256}.{number % 256}"))
    assert len(gate._levels) == 100


def test_sockets_at_once() -> None:
    gate = Gate(SMALL, Clock())
    gate.open_socket(ANN)
    gate.open_socket(ANN)
    with pytest.raises(Problem, match="too_many_sockets"):
        gate.open_socket(ANN)
    gate.open_socket(BOB)
    with pytest.raises(Problem, match="too_many_sockets"):
        gate.open_socket(Caller(None, ANN.address))
    gate.close_socket(ANN)
    gate.open_socket(Caller(None, ANN.address))
    for caller in (ANN, BOB, Caller(None, ANN.address)):
        gate.close_socket(caller)
    assert gate._sockets == {}


@pytest.mark.parametrize(
    ("host", "counts"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_network_counts_as_one_address(host: str, counts: str) -> None:
    assert address_of(host) == counts


def test_the_environment_s_factor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NAPOLEON_LIMITS", raising=False)
    assert limits_here() == Limits()
    monkeypatch.setenv("NAPOLEON_LIMITS", "2.5")
    assert limits_here().talk.session == Rate(15, 50, 60)
    assert limits_here().session_sockets == 30
    monkeypatch.setenv("NAPOLEON_LIMITS", "0")
    assert limits_here() == UNLIMITED
    for wrong in ("", "x", "-1", "inf", "nan"):
        monkeypatch.setenv("NAPOLEON_LIMITS", wrong)
        with pytest.raises(Problem) as refused:
            limits_here()
        assert refused.value.text("ja") != refused.value.text("en")


def test_the_document_gives_the_figures() -> None:
    text = (Path(__file__).parents[2] / "docs" / "safety.md").read_text("utf-8")
    limits = Limits()
    names = {60: "minute", 600: "10 minutes", 3600: "hour", 86400: "day"}
    for kind in ("request", "session", "table", "join", "message", "talk", "code"):
        allowance: Allowance = getattr(limits, kind)
        told = [
            f"{rate.burst:g}, then {rate.refill:g} a {names[int(rate.seconds)]}"
            for rate in (allowance.session, allowance.address)
        ]
        assert (
            f"| `{kind}` | {told[0]} | {told[1]} |".replace("a 10 minutes", "in 10 minutes").replace("a hour", "an hour")
            in text
        ), kind
    assert f"| sockets at once | {limits.session_sockets:g} | {limits.address_sockets:g} |" in text
