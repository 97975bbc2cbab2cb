"""S — same-two: when every card of a trick is of one suit, its 2 is strong."""

from dataclasses import dataclass

from napoleon.rules.kinds import Flag
from napoleon.rules.option import option


@dataclass(frozen=True)
class SameTwo:
    """S: same-two."""

    with_joker: bool = option("S1", "same_two.with_joker", Flag(), False)
    in_trumps: bool = option("S2", "same_two.in_trumps", Flag(), True)
