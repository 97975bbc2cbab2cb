"""Z — scoring the match."""

from dataclasses import dataclass

from napoleon.rules.kinds import Choice, Custom, Number
from napoleon.rules.option import option

Rows = tuple[tuple[str, tuple[int, ...]], ...]


@dataclass(frozen=True)
class Score:
    """Z: what a deal is worth."""

    method: str = option("Z1", "score.method", Choice(("wins", "pot", "table", "formula", "custom")), "wins")
    deals: int = option("Z2", "score.deals", Number(1, 1_000_000), 10)
    pot: int = option("Z3", "score.pot", Number(1, 1_000_000), 60)
    custom: Rows | None = option("Z1", "score.custom", Custom(), None)
