"""What a search may spend on a move: a number of worlds (then the choice can be repeated), or time."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

CHUNK = 16
"""worlds between two looks at the clock, at the most"""
USED = 0.85
"""the part of the time after which no further chunk is begun"""
SLOWER = 1.3
"""by how much a chunk may be slower than the one before it"""
GROWTH = 4
"""how many times as large as the one before it a chunk may be"""
MOST = 4096
"""worlds, whatever the time"""
ENOUGH, LOOKING = 100, 0.4
"""worlds that are worth more than looking further ahead, and the part of the time that playouts may take"""
A_TRICK, WAYS = 1e-6, 3
"""seconds that a trick of a playout takes on average, options that are given up and settled ends counted; and ways to play"""
Clock = Callable[[], float]
"""a clock in seconds: on the wall at a table; a bench takes the processor's, which other programs do not touch"""


@dataclass
class Budget:
    """The budget of one move; the clock runs from its making."""

    seconds: float | None = None
    worlds: int | None = None
    clock: Clock = time.perf_counter
    ahead: int = 0
    """how many of its own later plays the bot may look ahead from, in every playout"""
    begun: float = field(init=False)

    def __post_init__(self) -> None:
        self.begun = self.clock()

    @property
    def wanted(self) -> int:
        """How many worlds are worth preparing."""
        if self.worlds is not None:
            return self.worlds
        return max(16, min(MOST, int((self.seconds or 0.0) * 5000)))

    def part(self, share: float) -> "Budget":
        """A budget that ends when this share of what is left is spent."""
        if self.seconds is None:
            return Budget(worlds=max(1, int((self.worlds or 1) * share)), ahead=self.ahead)
        left = max(0.0, self.seconds - (self.clock() - self.begun))
        return Budget(seconds=left * share, clock=self.clock, ahead=self.ahead)

    def looks(self, options: int, tricks: int) -> int:
        """From how many later plays the time allows to look ahead, with so many options now and so many tricks to come."""
        if self.seconds is None:
            return self.ahead
        left = LOOKING * self.seconds / ENOUGH - options * tricks * A_TRICK
        looks = 0
        while looks < self.ahead and left > 0:
            looks += 1
            left -= options * WAYS * max(0, tricks - looks) * A_TRICK
        return looks if left > 0 else max(0, looks - 1)

    def spent(self, share: float = USED) -> bool:
        """Whether this share of the time is over; never with a number of worlds."""
        return self.seconds is not None and self.clock() - self.begun > share * self.seconds

    def chunks(self, count: int, chunk: int = CHUNK) -> Iterator[tuple[int, int]]:
        """Ranges of worlds to look at, the first one always, until the time is over.

        With time the first is a single world, since one world may take much of it (an ending with many ways to play on), and
        how long a world took says how many fit.
        """
        if self.seconds is None:
            half = max(1, chunk // 2)
            yield 0, min(count, half)
            for first in range(half, count, chunk):
                yield first, min(count, first + chunk)
            return
        first, size = 0, 1
        while first < count:
            begun = self.clock()
            last = min(count, first + size)
            yield first, last
            now = self.clock()
            each = max(1e-9, (now - begun) * SLOWER / (last - first))
            fit = int((self.seconds * USED - (now - self.begun)) / each)
            if fit < 1:
                return
            first, size = last, min(fit, chunk, size * GROWTH)
