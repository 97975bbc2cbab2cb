"""The kinds of values that options take: parsing, the way back to JSON, what is expected, and which values have names.

`names` are the last parts of the catalogue keys `value-OPTION-NAME`; `name_of` is the one of a value, None where the value is
free (a number, an order, a list) and is said with `state-OPTION` instead.
"""

from dataclasses import dataclass
from typing import Any

from napoleon.cards import CARDS, CODES, RANKS, SUITS


@dataclass(frozen=True)
class Choice:
    """One of some names."""

    values: tuple[str, ...]

    def parse(self, value: object) -> str:
        """The name."""
        if isinstance(value, str) and value in self.values:
            return value
        raise ValueError

    def dump(self, value: str) -> object:
        """The name."""
        return value

    def expected(self) -> str:
        """The names."""
        return " | ".join(self.values)

    def names(self) -> tuple[str, ...]:
        """All of them."""
        return self.values

    def name_of(self, value: str) -> str | None:
        """The value itself."""
        return value


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def parse(self, value: object) -> bool:
        """The truth value."""
        if isinstance(value, bool):
            return value
        raise ValueError

    def dump(self, value: bool) -> object:
        """The truth value."""
        return value

    def expected(self) -> str:
        """Both values."""
        return "true | false"

    def names(self) -> tuple[str, ...]:
        """No and yes."""
        return ("false", "true")

    def name_of(self, value: bool) -> str | None:
        """The one or the other."""
        return "true" if value else "false"


@dataclass(frozen=True)
class Number:
    """A whole number within bounds, or null where the option has a meaning without one."""

    least: int
    most: int
    optional: bool = False

    def parse(self, value: object) -> int | None:
        """The number or None."""
        if value is None and self.optional:
            return None
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise ValueError

    def dump(self, value: int | None) -> object:
        """The number or None."""
        return value

    def expected(self) -> str:
        """The bounds."""
        return f"{self.least} … {self.most}" + (" | null" if self.optional else "")

    def names(self) -> tuple[str, ...]:
        """Only having none."""
        return ("none",) if self.optional else ()

    def name_of(self, value: int | None) -> str | None:
        """Numbers have no names."""
        return "none" if value is None else None


@dataclass(frozen=True)
class SuitOrder:
    """The four suits, strong to weak; null where there is no order."""

    optional: bool = False

    def parse(self, value: object) -> tuple[int, ...] | None:
        """The suits as numbers, strong to weak."""
        if value is None and self.optional:
            return None
        if isinstance(value, str) and sorted(value) == sorted(SUITS):
            return tuple(SUITS.index(letter) for letter in value)
        raise ValueError

    def dump(self, value: tuple[int, ...] | None) -> object:
        """The letters."""
        return None if value is None else "".join(SUITS[suit] for suit in value)

    def expected(self) -> str:
        """An order by example."""
        return "SHDC, SHCD, …" + (" | null" if self.optional else "")

    def names(self) -> tuple[str, ...]:
        """Only having none."""
        return ("none",) if self.optional else ()

    def name_of(self, value: tuple[int, ...] | None) -> str | None:
        """Orders have no names."""
        return "none" if value is None else None


@dataclass(frozen=True)
class Subset:
    """Some of some names, each at most once, kept in the order of their declaration."""

    values: tuple[str, ...]

    def parse(self, value: object) -> tuple[str, ...]:
        """The names."""
        if not isinstance(value, list) or len(set(value)) != len(value) or not set(value) <= set(self.values):
            raise ValueError
        return tuple(name for name in self.values if name in value)

    def dump(self, value: tuple[str, ...]) -> object:
        """A list."""
        return list(value)

    def expected(self) -> str:
        """The names, as a list."""
        return "[" + ", ".join(self.values) + "]"

    def names(self) -> tuple[str, ...]:
        """Each, and having none."""
        return ("none", *self.values)

    def name_of(self, value: tuple[str, ...]) -> str | None:
        """Only the empty list."""
        return None if value else "none"


@dataclass(frozen=True)
class Removed:
    """Cards and ranks taken out of the pack: `["2"]`, `["C3", "D3"]`."""

    def parse(self, value: object) -> tuple[str, ...]:
        """The cards and ranks as written, each at most once."""
        if not isinstance(value, list) or len(set(value)) != len(value):
            raise ValueError
        if not all(
            isinstance(item, str) and ((item in RANKS and len(item) == 1) or CARDS.get(item, 52) < 52) for item in value
        ):
            raise ValueError
        return tuple(value)

    def dump(self, value: tuple[str, ...]) -> object:
        """A list."""
        return list(value)

    def expected(self) -> str:
        """Both forms by example."""
        return '[], ["2"], ["C3", "D3"], …'

    def names(self) -> tuple[str, ...]:
        """Only having none."""
        return ("none",)

    def name_of(self, value: tuple[str, ...]) -> str | None:
        """Only the empty list."""
        return None if value else "none"


@dataclass(frozen=True)
class Order:
    """A list of names, strong to weak; whether one stands twice is judged with the whole rule set."""

    values: tuple[str, ...]

    def parse(self, value: object) -> tuple[str, ...]:
        """The names in the given order."""
        if not isinstance(value, list) or not all(name in self.values for name in value):
            raise ValueError
        return tuple(value)

    def dump(self, value: tuple[str, ...]) -> object:
        """A list."""
        return list(value)

    def expected(self) -> str:
        """The names, as a list."""
        return "[" + ", ".join(self.values) + "]"

    def names(self) -> tuple[str, ...]:
        """Each of them."""
        return self.values

    def name_of(self, value: tuple[str, ...]) -> str | None:
        """Orders have no names."""
        return None


@dataclass(frozen=True)
class OneCard:
    """One card of a few, or null."""

    values: tuple[str, ...]

    def parse(self, value: object) -> int | None:
        """The card or None."""
        if value is None:
            return None
        if isinstance(value, str) and value in self.values:
            return CARDS[value]
        raise ValueError

    def dump(self, value: int | None) -> object:
        """The code or None."""
        return None if value is None else CODES[value]

    def expected(self) -> str:
        """The cards."""
        return "null | " + " | ".join(self.values)

    def names(self) -> tuple[str, ...]:
        """Each card, and having none."""
        return ("none", *self.values)

    def name_of(self, value: int | None) -> str | None:
        """The card's code."""
        return "none" if value is None else CODES[value]


@dataclass(frozen=True)
class Chain:
    """The first so many of a fixed list of cards."""

    values: tuple[str, ...]

    def parse(self, value: object) -> tuple[int, ...]:
        """The cards."""
        if isinstance(value, list) and tuple(value) == self.values[: len(value)]:
            return tuple(CARDS[code] for code in value)
        raise ValueError

    def dump(self, value: tuple[int, ...]) -> object:
        """A list of codes."""
        return list(self.values[: len(value)])

    def expected(self) -> str:
        """Every allowed list."""
        heads = [self.values[:count] for count in range(len(self.values) + 1)]
        return " | ".join("[" + ", ".join(head) + "]" for head in heads)

    def names(self) -> tuple[str, ...]:
        """Every allowed list."""
        return ("none", *("-".join(self.values[: count + 1]) for count in range(len(self.values))))

    def name_of(self, value: tuple[int, ...]) -> str | None:
        """The codes, joined."""
        return "-".join(self.values[: len(value)]) or "none"


@dataclass(frozen=True)
class BidValue:
    """A bid such as `S13` or `N15`."""

    def parse(self, value: object) -> "Bid":
        """The bid."""
        return Bid.read(value)

    def dump(self, value: "Bid") -> object:
        """The code."""
        return str(value)

    def expected(self) -> str:
        """Bids by example."""
        return "S13, H14, N15, …"

    def names(self) -> tuple[str, ...]:
        """None."""
        return ()

    def name_of(self, value: "Bid") -> str | None:
        """Bids have no names."""
        return None


@dataclass(frozen=True, slots=True)
class Bid:
    """A strain (0…3, None for no trump) and a number of honours."""

    strain: int | None
    number: int

    def __str__(self) -> str:
        return ("N" if self.strain is None else SUITS[self.strain]) + str(self.number)

    @staticmethod
    def read(code: object) -> "Bid":
        """The bid of a code such as `H13`; ValueError for anything else."""
        if not isinstance(code, str) or len(code) < 2 or code[0] not in "SHDCN" or not code[1:].isascii():
            raise ValueError
        if not code[1:].isdigit() or len(code) > 3 or code[1] == "0":
            raise ValueError
        return Bid(None if code[0] == "N" else SUITS.index(code[0]), int(code[1:]))


@dataclass(frozen=True)
class Custom:
    """Score rows by name: three values (Napoleon, adjutant, ally), or two (Napoleon, ally) for a solo; null for none."""

    rows: tuple[str, ...] = ("won", "won_solo", "all", "all_solo", "lost", "lost_solo", "swept", "swept_solo")

    def parse(self, value: object) -> tuple[tuple[str, tuple[int, ...]], ...] | None:
        """Rows in the order of `rows`."""
        if value is None:
            return None
        if not isinstance(value, dict) or not set(value) <= set(self.rows):
            raise ValueError
        for name, row in value.items():
            whole = isinstance(row, list) and all(
                isinstance(x, int) and not isinstance(x, bool) and abs(x) <= 10**6 for x in row
            )
            if not whole or len(row) != (2 if name.endswith("solo") else 3):
                raise ValueError
        return tuple((name, tuple(value[name])) for name in self.rows if name in value)

    def dump(self, value: Any) -> object:
        """A dict of lists."""
        return None if value is None else {name: list(row) for name, row in value}

    def expected(self) -> str:
        """The form by example."""
        return '{"won": [6, 6, -4], "won_solo": [12, -3], "lost": [-6, -6, 4], …} (' + ", ".join(self.rows) + ")"

    def names(self) -> tuple[str, ...]:
        """Only having none."""
        return ("none",)

    def name_of(self, value: Any) -> str | None:
        """Rows have no name as a whole."""
        return "none" if value is None else None
