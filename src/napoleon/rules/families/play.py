"""P, M — strength, powers that are off in some tricks, bans, and where ♠A and the ura-jack belong."""

from dataclasses import dataclass

from napoleon.rules.kinds import Choice, Order, Subset, SuitOrder
from napoleon.rules.option import option

CLASSES = ("mighty", "joker", "joker_led", "sei_jack", "ura_jack", "same_two", "trump")
POWERS = ("mighty", "sei_jack", "ura_jack", "joker", "killers", "same_two")


@dataclass(frozen=True)
class Play:
    """P, M: the play of the cards (P1 to P4 are the places in one list)."""

    strength: tuple[str, ...] = option(
        "P1–P4", "play.strength", Order(CLASSES), ["mighty", "sei_jack", "ura_jack", "same_two", "trump"]
    )
    suits_rank: tuple[int, ...] | None = option("P5", "play.suits_rank", SuitOrder(optional=True), None)
    first_off: tuple[str, ...] = option("P6", "play.first_off", Subset(POWERS), [])
    last_off: tuple[str, ...] = option("P6", "play.last_off", Subset(POWERS), [])
    opening_lead_bans: tuple[str, ...] = option("P7", "play.opening_lead_bans", Subset(("trump", "spade", "joker")), [])
    first_trick_bans: tuple[str, ...] = option("P8", "play.first_trick_bans", Subset(("joker", "trump")), [])
    mighty_belongs: str = option("M1", "play.mighty_belongs", Choice(("own_suit", "trump", "none")), "own_suit")
    ura_belongs: str = option("M2", "play.ura_belongs", Choice(("own_suit", "trump", "none")), "own_suit")
