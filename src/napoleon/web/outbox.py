"""What is still to be sent over a socket: so much and no more, for a browser that does not read must not fill our memory."""

import asyncio

MOST_MESSAGES = 400
"""a deal that spectators see when it is over comes at once and has 200"""
MOST_CHARACTERS = 8_000_000


class Outbox:
    """Texts in order; `full` is set when whoever they are for reads too slowly, and nothing more is kept."""

    def __init__(self) -> None:
        self.full = asyncio.Event()
        self._texts: asyncio.Queue[str] = asyncio.Queue()
        self._characters = 0

    def put(self, text: str) -> None:
        """Send this when the browser has taken what was before; never blocks."""
        if self._texts.qsize() >= MOST_MESSAGES or self._characters + len(text) > MOST_CHARACTERS:
            self.full.set()  # whoever comes back asks for the whole
        if not self.full.is_set():
            self._characters += len(text)
            self._texts.put_nowait(text)

    async def get(self) -> str:
        """The next text."""
        text = await self._texts.get()
        self._characters -= len(text)
        return text
