"""W — winning the deal: what taking every honour means, and the perfect."""

from dataclasses import dataclass

from napoleon.rules.kinds import Choice, Flag
from napoleon.rules.option import option


@dataclass(frozen=True)
class Win:
    """W: the result of a deal."""

    all_honours: str = option("W1", "win.all_honours", Choice(("normal", "loses", "loses_unless_bid", "bonus")), "normal")
    perfect_call: bool = option("W2", "win.perfect_call", Flag(), False)
