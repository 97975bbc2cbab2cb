"""T — the table and the cards: seats, pack, hands, what counts, who deals."""

from dataclasses import dataclass

from napoleon.rules.kinds import Choice, Number, Removed
from napoleon.rules.option import option


@dataclass(frozen=True)
class Table:
    """T: seats and pack."""

    players: int = option("T1", "table.players", Number(4, 7), 5)
    jokers: int = option("T2", "table.jokers", Number(0, 2), 1)
    removed: tuple[str, ...] = option("T3", "table.removed", Removed(), [])
    hand_size: int | None = option("T4", "table.hand_size", Number(1, 13, optional=True), None)
    honours: str = option("T5", "table.honours", Choice(("AKQJT", "AKQJT3")), "AKQJT")
    redeal_dealer: str = option("T6", "table.redeal_dealer", Choice(("next", "same")), "next")
