"""How much one session, and one address, may ask of a server: every figure, and a bucket that counts.

A session is a browser or a program; whoever throws its token away has a new one, so the figures for a session keep mistakes
and impatience in bounds, and those for an address keep out a flood. Many people may share an address (a school, a mobile
network), so it may do about ten times as much. IPv6 hands out whole networks: 64 bits of an address count as one. Counts live
in this process: behind a balancer a node each. `docs/safety.md` gives the reasons for the figures.
"""

import math
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from ipaddress import IPv6Address, ip_address
from typing import Literal

from napoleon.words import Problem

Kind = Literal["request", "session", "table", "join", "message", "talk", "code"]
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0


@dataclass(frozen=True, slots=True)
class Rate:
    """A bucket: it holds so many, and is filled again by so many within so many seconds."""

    burst: float
    refill: float
    seconds: float

    def times(self, factor: float) -> "Rate":
        """A bucket so many times as large, that fills so many times as fast."""
        return Rate(self.burst * factor, self.refill * factor, self.seconds)


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a session and what an address may do of one kind."""

    session: Rate
    address: Rate


@dataclass(frozen=True, slots=True)
class Limits:
    """The allowances by kind, and what may be open at once."""

    request: Allowance = Allowance(Rate(60, 120, MINUTE), Rate(600, 1200, MINUTE))
    """requests other than for static files, and sockets opened"""
    session: Allowance = Allowance(Rate(60, 60, HOUR), Rate(60, 60, HOUR))
    """tokens that programs ask for"""
    table: Allowance = Allowance(Rate(20, 20, DAY), Rate(100, 200, DAY))
    """tables opened"""
    join: Allowance = Allowance(Rate(10, 10, MINUTE), Rate(100, 100, MINUTE))
    """seats taken, and a table's rules or settings changed"""
    message: Allowance = Allowance(Rate(40, 600, MINUTE), Rate(400, 6000, MINUTE))
    """messages over a socket, and actions over HTTP"""
    talk: Allowance = Allowance(Rate(6, 20, MINUTE), Rate(60, 200, MINUTE))
    """stamps and chat"""
    code: Allowance = Allowance(Rate(5, 5, 10 * MINUTE), Rate(20, 20, 10 * MINUTE))
    """one-time codes tried: an address has 40 tries at one of 32⁸ codes while that is valid (`docs/safety.md`)"""
    session_sockets: float = 12
    address_sockets: float = 250
    """sockets open at once"""

    def times(self, factor: float) -> "Limits":
        """Everything so many times as much."""
        changes: dict[str, Allowance | float] = {}
        for item in fields(self):
            value = getattr(self, item.name)
            if isinstance(value, Allowance):
                changes[item.name] = Allowance(value.session.times(factor), value.address.times(factor))
            else:
                changes[item.name] = value * factor
        return replace(self, **changes)  # type: ignore[arg-type]


UNLIMITED = Limits().times(1e9)


def limits_here() -> Limits:
    """The limits of this server: NAPOLEON_LIMITS is a factor on them, 0 takes them away (for tests and measurements)."""
    text = os.environ.get("NAPOLEON_LIMITS", "1")
    try:
        factor = float(text)
    except ValueError:
        factor = -1
    if not 0 <= factor < math.inf:
        raise Problem("limits_not_a_factor", got=text[:20])
    return Limits().times(factor) if factor else UNLIMITED


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks: the session, if there is one, and the address."""

    session: str | None
    address: str


def address_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 one."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)


class Gate:
    """The buckets of this process, and the sockets that are open in it."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic, most: int = 50_000) -> None:
        self.limits = limits
        self._clock = clock
        self._most = most
        self._levels: dict[str, tuple[float, float]] = {}
        """what is left in a bucket, and when it was so; the longest unused first"""
        self._sockets: dict[str, int] = {}

    def take(self, kind: Kind, caller: Caller) -> None:
        """Count one; TooFast with the seconds to wait (and nothing is counted) where a bucket is empty."""
        now = self._clock()
        for key, level in self._left(kind, caller, now):
            self._levels.pop(key, None)
            self._levels[key] = (level - 1, now)
        while len(self._levels) > self._most:
            del self._levels[next(iter(self._levels))]

    def check(self, kind: Kind, caller: Caller) -> None:
        """TooFast where there would be none to take."""
        self._left(kind, caller, self._clock())

    def _left(self, kind: Kind, caller: Caller, now: float) -> list[tuple[str, float]]:
        """What is left in the caller's buckets, at least one in each."""
        allowance: Allowance = getattr(self.limits, kind)
        buckets = [(f"{kind} {caller.address}", allowance.address)]
        if caller.session is not None:
            buckets.append((f"{kind} {caller.session}", allowance.session))
        found = [(key, rate, self._level(key, rate, now)) for key, rate in buckets]
        wait = max((1 - level) * rate.seconds / rate.refill for _, rate, level in found)
        if wait > 0:
            raise TooFast(math.ceil(wait), kind)
        return [(key, level) for key, _, level in found]

    def _level(self, key: str, rate: Rate, now: float) -> float:
        left, since = self._levels.get(key, (rate.burst, now))
        return min(rate.burst, left + (now - since) * rate.refill / rate.seconds)

    def open_socket(self, caller: Caller) -> None:
        """Count a socket that opens; Problem `too_many_sockets` where there are enough."""
        keys = self._socket_keys(caller)
        most = (self.limits.address_sockets, self.limits.session_sockets)
        if any(self._sockets.get(key, 0) >= limit for key, limit in zip(keys, most, strict=False)):
            raise Problem("too_many_sockets")
        for key in keys:
            self._sockets[key] = self._sockets.get(key, 0) + 1

    def close_socket(self, caller: Caller) -> None:
        """A socket that was counted is gone."""
        for key in self._socket_keys(caller):
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]

    def _socket_keys(self, caller: Caller) -> list[str]:
        return [f"address {caller.address}"] + ([] if caller.session is None else [f"session {caller.session}"])


class TooFast(Problem):
    """A bucket is empty for so many seconds."""

    def __init__(self, seconds: int, kind: Kind) -> None:
        super().__init__("too_many_codes" if kind == "code" else "too_fast", seconds=seconds)
        self.seconds = seconds
