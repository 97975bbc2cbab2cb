"""First come, first served, but not by milliseconds: the words of a first-come auction that arrive close together are gathered.

Then they go on in the order in which they arrived here, those of people before those of bots.
"""

import asyncio


class Gathering:
    """The words of one table that wait for one another."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._people: list[asyncio.Future[None]] = []
        self._bots: list[asyncio.Future[None]] = []
        self._timer: asyncio.TimerHandle | None = None

    @property
    def open(self) -> bool:
        """Whether words are being gathered."""
        return self._timer is not None

    async def turn(self, bot: bool) -> None:
        """Wait for this word's turn. Whoever then takes a lock at once gets it in the right order."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        (self._bots if bot else self._people).append(turn)
        if self._timer is None:
            self._timer = loop.call_later(self.seconds, self._let_go)
        await turn

    def _let_go(self) -> None:
        turns, self._people, self._bots, self._timer = [*self._people, *self._bots], [], [], None
        for turn in turns:
            if not turn.done():
                turn.set_result(None)
