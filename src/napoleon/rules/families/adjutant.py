"""N — naming the adjutant: when, and whether Napoleon may name a card that he holds."""

from dataclasses import dataclass

from napoleon.rules.kinds import Choice, Flag
from napoleon.rules.option import option


@dataclass(frozen=True)
class Adjutant:
    """N: the secret partner."""

    named: str = option("N1", "adjutant.named", Choice(("before_exchange", "after_exchange")), "before_exchange")
    own_card: bool = option("N2", "adjutant.own_card", Flag(), True)
