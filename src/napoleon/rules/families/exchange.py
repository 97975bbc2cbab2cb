"""X — the widow and the exchange: what Napoleon may take, what is seen, whose the discarded honours are."""

from dataclasses import dataclass

from napoleon.rules.kinds import Choice, Flag, Number
from napoleon.rules.option import option

HONOURS_TO = ("allies", "first_trick", "napoleon", "nobody", "gift", "forbidden")


@dataclass(frozen=True)
class Exchange:
    """X: widow and discards."""

    most_taken: int | None = option("X1", "exchange.most_taken", Number(0, 8, optional=True), None)
    widow_shown: bool = option("X2", "exchange.widow_shown", Flag(), False)
    discards_shown: str = option("X3", "exchange.discards_shown", Choice(("honours", "all", "none")), "honours")
    honours_to: str = option("X4", "exchange.honours_to", Choice(HONOURS_TO), "allies")
