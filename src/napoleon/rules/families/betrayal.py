"""B — betrayal: the adjutant, or Napoleon himself, may go over to the allies."""

from dataclasses import dataclass

from napoleon.rules.kinds import Flag, OneCard
from napoleon.rules.option import option


@dataclass(frozen=True)
class Betrayal:
    """B: changing sides."""

    adjutant_card: int | None = option("B1", "betrayal.adjutant_card", OneCard(("CT",)), None)
    napoleon: bool = option("B2", "betrayal.napoleon", Flag(), False)
