"""J — the joker: when it may be played, what it calls when led, how long it is strong, the wild joker."""

from dataclasses import dataclass

from napoleon.rules.kinds import Choice, Flag, Number
from napoleon.rules.option import option


@dataclass(frozen=True)
class Joker:
    """J: the joker."""

    belongs: str = option("J1", "joker.belongs", Choice(("none", "trump")), "none")
    lead: str = option("J2", "joker.lead", Choice(("call_trump", "choose_suit", "next_card")), "call_trump")
    no_trump_honours: bool = option("J3", "joker.no_trump_honours", Flag(), False)
    led_otherwise: str = option("J4", "joker.led_otherwise", Choice(("lowest", "never")), "lowest")
    strong_until: int | None = option("J5", "joker.strong_until", Number(1, 13, optional=True), None)
    first_lead: bool = option("J6", "joker.first_lead", Flag(), True)
    wild: bool = option("J7", "joker.wild", Flag(), False)
    two: str = option("J8", "joker.two", Choice(("first_wins", "last_wins")), "first_wins")
