"""V — games without sides."""

from dataclasses import dataclass

from napoleon.rules.kinds import Choice
from napoleon.rules.option import option


@dataclass(frozen=True)
class Mode:
    """V: with sides, or everyone alone."""

    mode: str = option("V", "mode", Choice(("sides", "free_for_all")), "sides")
