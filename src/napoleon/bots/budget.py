"""What a search may spend on a move: a number of worlds (then the choice can be repeated), or time."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field

CHUNK = 16
"""worlds between two looks at the clock"""
USED = 0.9
"""the part of the time after which no further chunk is begun"""
MOST = 4096
"""worlds, whatever the time"""


@dataclass
class Budget:
    """The budget of one move; the clock runs from its making."""

    seconds: float | None = None
    worlds: int | None = None
    begun: float = field(default_factory=time.perf_counter)

    @property
    def wanted(self) -> int:
        """How many worlds are worth preparing."""
        if self.worlds is not None:
            return self.worlds
        return max(16, min(MOST, int((self.seconds or 0.0) * 5000)))

    def part(self, share: float) -> "Budget":
        """A budget that ends when this share of what is left is spent."""
        if self.seconds is None:
            return Budget(worlds=max(1, int((self.worlds or 1) * share)))
        now = time.perf_counter()
        left = max(0.0, self.seconds - (now - self.begun))
        return Budget(seconds=left * share, begun=now)

    def spent(self, share: float = USED) -> bool:
        """Whether this share of the time is over; never with a number of worlds."""
        return self.seconds is not None and time.perf_counter() - self.begun > share * self.seconds

    def chunks(self, count: int, chunk: int = CHUNK) -> Iterator[tuple[int, int]]:
        """Ranges of worlds to look at, the first one always, until the time is over."""
        first = 0
        while first < count:
            begun = time.perf_counter()
            last = min(count, first + (chunk if first else max(1, chunk // 2)))
            yield first, last
            first = last
            if self.seconds is not None:
                now = time.perf_counter()
                # the next chunk takes about twice as long as the half one, or as long as this one
                if now - self.begun + (now - begun) * 1.2 > self.seconds * USED:
                    return
