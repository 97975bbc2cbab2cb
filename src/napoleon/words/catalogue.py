"""The catalogue: message keys to sentences, and errors that carry a key instead of a sentence.

Arguments are rendered by their name, so that rules and refusals hand over plain codes: `card`, `card_…` and `cards` are card
codes (`SA` → ♠A), `suit` a suit letter or None for no trump, `bid` and `last` bid codes (`H13` → ♥13). A seat comes as `seat`
and is named by whoever knows the players, through `names`. `option` and `options` are option names, said with their titles;
`power`, `powers` and `target` are names of specials (`power-…`).
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # Fluent costs 80 ms to import: only those who speak pay for it
    from fluent.runtime import FluentBundle

LANGUAGES = ("ja", "en")
SINGLE = {"cards": "card", "options": "option", "powers": "power"}
JAPANESE_JOKERS = {"JO": "ジョーカー", "JX": "ジョーカー2"}
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Problem(Exception):
    """Something refused: `code` names the message, `details` are its arguments, `text(language)` is the sentence."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def text(self, language: str = "ja", names: Sequence[str] | None = None) -> str:
        """The sentence for people, in `ja` or `en`."""
        return say(language, f"problem-{self.code}", names, **self.details)


def say(language: str, key: str, /, names: Sequence[str] | None = None, **details: object) -> str:
    """The sentence of `key` with its arguments filled in; KeyError when the catalogue has no such key."""
    return _filled(language, key, names, details) if details else _plain(language, key)


@cache
def _plain(language: str, key: str) -> str:
    """A sentence without arguments; kept, for there are only so many and a table says some of them at every move."""
    return _filled(language, key, None, {})


def _filled(language: str, key: str, names: Sequence[str] | None, details: Mapping[str, object]) -> str:
    bundle = _bundle(language)
    message = bundle.get_message(key_of(key))
    if message.value is None:
        raise KeyError(key)
    arguments = {name: _render(language, name, value, names) for name, value in details.items()}
    text, errors = bundle.format_pattern(message.value, arguments)
    if errors:
        raise KeyError(f"{key}: {errors[0]}")
    return str(text).encode("utf-8", "backslashreplace").decode()  # a lone surrogate from outside must not break printing


def key_of(*parts: str) -> str:
    """The catalogue's key for these names, in which `_` and `.` are `-`."""
    return "-".join(parts).replace("_", "-").replace(".", "-")


def has(key: str, language: str = "ja") -> bool:
    """Whether the catalogue knows the key."""
    return bool(_bundle(language).has_message(key_of(key)))


def card_text(code: str) -> str:
    """A card as people write it: ♠10, ♥A, JOKER."""
    if code == "JO":
        return "JOKER"
    if code == "JX":
        return "JOKER2"
    return SUIT_SIGNS[code[0]] + ("10" if code[1] == "T" else code[1])


def card_word(language: str, code: str) -> str:
    """A card within a sentence: as `card_text`, but Japanese sentences say ジョーカー."""
    if language == "ja" and code in JAPANESE_JOKERS:
        return JAPANESE_JOKERS[code]
    return card_text(code)


def strain_text(language: str, strain: str | None) -> str:
    """A suit's sign, or the word for no trump (None or N)."""
    if strain is None or strain == "N":
        return "ノートランプ" if language == "ja" else "NT"
    return SUIT_SIGNS[strain]


def bid_text(bid: str) -> str:
    """A bid as people write it, short enough for a seat on a phone: ♥13, NT 13."""
    return f"NT {bid[1:]}" if bid[0] == "N" else SUIT_SIGNS[bid[0]] + bid[1:]


def seat_text(language: str, seat: int, names: Sequence[str] | None = None) -> str:
    """The player's name, or the number of the seat where nobody is named."""
    if names is not None:
        return names[seat]
    return f"席{seat}" if language == "ja" else f"seat {seat}"


def option_text(language: str, name: str) -> str:
    """An option's title with the name that files use: 人数（table.players）; the bare name where it is no option."""
    key = f"option-{name}"
    if not has(key, language):
        return name
    return f"{say(language, key)}（{name}）" if language == "ja" else f"{say(language, key)} ({name})"


def power_text(language: str, name: str) -> str:
    """A special's name; the bare word where it is none."""
    key = f"power-{name}"
    return say(language, key) if has(key, language) else name


def list_text(language: str, items: Sequence[str]) -> str:
    """Several things in one breath."""
    return ("、" if language == "ja" else ", ").join(items)


def _render(language: str, name: str, value: object, names: Sequence[str] | None) -> str | int:
    if name == "suit":
        return strain_text(language, None if value is None else str(value))
    if name == "seat" and isinstance(value, int):
        return seat_text(language, value, names)
    if isinstance(value, (list, tuple)):
        return list_text(language, [str(_render(language, SINGLE.get(name, ""), item, names)) for item in value])
    if name == "option":
        return option_text(language, str(value))
    if name in ("power", "target"):
        return power_text(language, str(value))
    if name == "card" or name.startswith("card_"):
        return card_word(language, str(value))
    if name == "bid" or (name == "last" and isinstance(value, str)):
        return bid_text(str(value))
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)


@cache
def _bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise KeyError(language)
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((Path(__file__).parent / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
