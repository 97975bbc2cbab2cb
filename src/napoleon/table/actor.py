"""Who acts at a table: a session, with the seat that it holds at that moment."""

from dataclasses import dataclass

from napoleon.words import Problem


@dataclass(frozen=True, slots=True)
class Actor:
    """A session (the hash of its token), its seat, and the hash of the code that it would get for another device."""

    holder: str
    seat: int | None
    code: str = ""

    @property
    def chair(self) -> int:
        """The seat; Problem for a spectator."""
        if self.seat is None:
            raise Problem("spectators_only_watch")
        return self.seat
