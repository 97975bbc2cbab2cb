"""C — calls: leading a certain card forces the holder of the joker or of ♠A to play it."""

from dataclasses import dataclass

from napoleon.cards import CARDS, CODES
from napoleon.rules.kinds import Flag
from napoleon.rules.option import option

TARGETS = ("joker", "mighty")


@dataclass(frozen=True, slots=True)
class Call:
    """Leading `card` calls `target`."""

    card: int
    target: str


@dataclass(frozen=True)
class CallList:
    """A list of calls as JSON objects."""

    def parse(self, value: object) -> tuple[Call, ...]:
        """The calls in their order."""
        if not isinstance(value, list) or len(value) > 20:
            raise ValueError
        return tuple(_call(item) for item in value)

    def dump(self, value: tuple[Call, ...]) -> object:
        """A list of objects."""
        return [{"card": CODES[call.card], "target": call.target} for call in value]

    def expected(self) -> str:
        """The form by example."""
        return '[{"card": "C3", "target": joker|mighty}]'

    def names(self) -> tuple[str, ...]:
        """Only having none."""
        return ("none",)

    def name_of(self, value: tuple[Call, ...]) -> str | None:
        """Only the empty list."""
        return None if value else "none"


@dataclass(frozen=True)
class Calls:
    """C: calls."""

    calls: tuple[Call, ...] = option("C1", "calls", CallList(), [])
    called_joker_is_weak: bool = option("C2", "called_joker_is_weak", Flag(), False)


def _call(item: object) -> Call:
    if not isinstance(item, dict) or set(item) != {"card", "target"}:
        raise ValueError
    card, target = item["card"], item["target"]
    if not isinstance(card, str) or CARDS.get(card, 52) >= 52 or target not in TARGETS:
        raise ValueError
    return Call(CARDS[card], target)
