"""Somebody who is told what happens at a table."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256

from napoleon.deal.events import Viewer
from napoleon.words import Problem


@dataclass(eq=False, slots=True)
class Watcher:
    """A session (the hash of its token; "" has none) with a language. Its seat is found anew at every message.

    `send` must not block. `secret` is what the session's codes for other devices are made from: it is not in the log.
    """

    holder: str
    language: str
    send: Callable[[str], None]
    secret: bytes = b""
    seat: Viewer = None
    """the one that it had when it was last told something"""

    @staticmethod
    def of(token: str | None, language: str, send: Callable[[str], None]) -> "Watcher":
        """The watcher of a session's token, None where there is no session."""
        if token is None:
            return Watcher("", language, send)
        return Watcher(holder_of(token), language, send, sha256(b"napoleon codes " + token.encode()).digest())

    def acknowledge(self, request: str, version: int, code: str | None) -> None:
        """What was asked is on disk."""
        answer = {"type": "ack", "id": request, "seq": version}
        self.send(json.dumps(answer if code is None else answer | {"code": code}))

    def refuse(self, request: str | None, problem: Problem, names: tuple[str, ...]) -> None:
        """Say why a request is refused."""
        answer = {"type": "refused", "id": request, "error": problem.code, "text": problem.text(self.language, names)}
        self.send(json.dumps(answer, ensure_ascii=False))


def holder_of(token: str) -> str:
    """What the log keeps of a session's token."""
    return sha256(token.encode()).hexdigest()
