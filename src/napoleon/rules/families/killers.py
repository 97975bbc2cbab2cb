"""K — killers (yoromeki): a card that beats a special card lying in the same trick."""

from dataclasses import dataclass

from napoleon.cards import CARDS, CODES
from napoleon.rules.kinds import Chain, OneCard
from napoleon.rules.option import option

TARGETS = ("mighty", "joker", "sei_jack", "ura_jack")
PLACES = ("top", "target")


@dataclass(frozen=True, slots=True)
class Killer:
    """`card` beats `target` in the same trick; place `top` wins it all, `target` stands just above the target."""

    card: int
    target: str
    place: str = "top"
    only_after: bool = False


@dataclass(frozen=True)
class KillerList:
    """A list of killers as JSON objects."""

    def parse(self, value: object) -> tuple[Killer, ...]:
        """The killers in their order."""
        if not isinstance(value, list) or len(value) > 20:
            raise ValueError
        return tuple(_killer(item) for item in value)

    def dump(self, value: tuple[Killer, ...]) -> object:
        """A list of objects with every key."""
        return [{"card": CODES[k.card], "target": k.target, "place": k.place, "only_after": k.only_after} for k in value]

    def expected(self) -> str:
        """The form by example."""
        return '[{"card": "HQ", "target": mighty|joker|sei_jack|ura_jack, "place": top|target, "only_after": false}]'

    def names(self) -> tuple[str, ...]:
        """Only having none."""
        return ("none",)

    def name_of(self, value: tuple[Killer, ...]) -> str | None:
        """Only the empty list."""
        return None if value else "none"


@dataclass(frozen=True)
class Killers:
    """K: killers, their answers and the thief."""

    killers: tuple[Killer, ...] = option("K1", "killers", KillerList(), [])
    answer: tuple[int, ...] = option("K2", "killers_answer", Chain(("HK", "HA")), [])
    thief: int | None = option("K3", "killers_thief", OneCard(("SQ",)), None)


def _killer(item: object) -> Killer:
    if not isinstance(item, dict) or not {"card", "target"} <= set(item) <= {"card", "target", "place", "only_after"}:
        raise ValueError
    card, target, place, after = item["card"], item["target"], item.get("place", "top"), item.get("only_after", False)
    # a joker has no face of its own to kill with
    if not isinstance(card, str) or CARDS.get(card, 52) >= 52 or not isinstance(after, bool):
        raise ValueError
    if target not in TARGETS or place not in PLACES:
        raise ValueError
    return Killer(CARDS[card], target, place, after)
