"""A rule set as the fields of a form, and back: each kind of option has its fields, named `option` or `option.part`."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from napoleon.cards import CARDS
from napoleon.rules import OPTIONS, RuleSet
from napoleon.rules.contradictions import contradictions
from napoleon.rules.families.calls import CallList
from napoleon.rules.families.killers import KillerList
from napoleon.rules.kinds import BidValue, Custom, Number, Order, Removed, Subset, SuitOrder
from napoleon.rules.listing import value_of_name
from napoleon.rules.option import Kind, Option
from napoleon.words import Problem
from napoleon.words.catalogue import SUIT_SIGNS, card_text

Fields = dict[str, str]
MOST_ROWS = 20
SIGN_SUITS = {sign: suit for suit, sign in SUIT_SIGNS.items()}
NONE = "none"


def write_fields(rules: RuleSet) -> Fields:
    """The fields that show this rule set."""
    found: Fields = {}
    for name, item in OPTIONS.items():
        write, _ = FORMS.get(type(item.kind), NAMED)
        for part, text in write(item.kind, rules.value(name)).items():
            found[f"{name}.{part}" if part else name] = text
    return found


def read_fields(form: Mapping[str, str]) -> tuple[RuleSet | None, list[Problem]]:
    """The rule set of a form, or None, and what is wrong with it: values that cannot be, else contradictions."""
    values: dict[str, Any] = {}
    problems: list[Problem] = []
    for name, item in OPTIONS.items():
        try:
            values[name] = read_option(item, form)
        except Problem as problem:
            problems.append(problem)
    if not problems:
        rules = RuleSet.of(values)
        problems = contradictions(rules)
        if not problems:
            return rules, []
    return None, problems


def rows_of(form: Mapping[str, str], name: str) -> int:
    """How many rows a list takes up in the form, from its first to the last that is filled in."""
    return max((row + 1 for row in range(MOST_ROWS) if form.get(f"{name}.{row}.card")), default=0)


def read_option(item: Option, form: Mapping[str, str]) -> Any:
    """The value of one option in a form; Problem `bad_value` when it cannot be."""
    _, read = FORMS.get(type(item.kind), NAMED)

    def part(suffix: str) -> str:
        return form.get(f"{item.name}.{suffix}" if suffix else item.name, "").strip()

    return item.parse(read(item.kind, part))


Part = Callable[[str], str]
Writer = Callable[[Any, Any], Fields]
Reader = Callable[[Any, Part], object]


def _write_name(kind: Kind, value: Any) -> Fields:
    return {"": kind.name_of(value) or ""}


def _read_name(kind: Kind, part: Part) -> object:
    return value_of_name(kind, part("")) if part("") in kind.names() else part("")


def _write_number(_: Number, value: int | None) -> Fields:
    return {"": "" if value is None else str(value)}


def _read_number(_: Number, part: Part) -> object:
    return _whole(part("")) if part("") else None


def _whole(text: str) -> object:
    """The number, or the text where it is none: then the refusal shows it."""
    plain = text.replace("−", "-")
    return int(plain) if re.fullmatch(r"-?[0-9]{1,9}", plain) else text


def _write_suits(kind: SuitOrder, value: Any) -> Fields:
    return {"": str(kind.dump(value) or NONE)}


def _read_suits(_: SuitOrder, part: Part) -> object:
    return None if part("") == NONE else part("")


def _write_subset(_: Subset, value: tuple[str, ...]) -> Fields:
    return dict.fromkeys(value, "on")


def _read_subset(kind: Subset, part: Part) -> object:
    return [name for name in kind.values if part(name)]


def _write_order(_: Order, value: tuple[str, ...]) -> Fields:
    return {str(place): name for place, name in enumerate(value)}


def _read_order(kind: Order, part: Part) -> object:
    return [name for place in range(len(kind.values)) if (name := part(str(place)))]


def _write_removed(_: Removed, value: tuple[str, ...]) -> Fields:
    return {"": " ".join(card_text(item) if len(item) == 2 else item.replace("T", "10") for item in value)}


def _read_removed(_: Removed, part: Part) -> object:
    words = re.split(r"[\s,、]+", part("").upper())
    return ["".join(SIGN_SUITS.get(sign, sign) for sign in word.replace("10", "T")) for word in words if word]


def _write_bid(kind: BidValue, value: Any) -> Fields:
    code = str(kind.dump(value))
    return {"strain": code[0], "number": code[1:]}


def _read_bid(_: BidValue, part: Part) -> object:
    return part("strain") + part("number")


def _write_custom(kind: Custom, value: Any) -> Fields:
    rows = kind.dump(value) or {}
    assert isinstance(rows, dict)
    return {f"{name}.{place}": str(number) for name, row in rows.items() for place, number in enumerate(row)}


def _read_custom(kind: Custom, part: Part) -> object:
    rows = {}
    for name in kind.rows:
        texts = [part(f"{name}.{place}") for place in range(2 if name.endswith("solo") else 3)]
        if any(texts):
            rows[name] = [_whole(text) for text in texts]
    return rows or None


def _write_list(kind: KillerList | CallList, value: Any) -> Fields:
    rows = kind.dump(value)
    assert isinstance(rows, list)
    found: Fields = {}
    for place, row in enumerate(rows):
        for key, item in row.items():
            if item is not False:
                found[f"{place}.{key}"] = "on" if item is True else item
    return found


def _read_killers(_: KillerList, part: Part) -> object:
    return [
        {
            "card": card,
            "target": part(f"{row}.target"),
            "place": part(f"{row}.place") or "top",
            "only_after": bool(part(f"{row}.only_after")),
        }
        for row in range(MOST_ROWS)
        if (card := part(f"{row}.card"))
    ]


def _read_calls(_: CallList, part: Part) -> object:
    return [{"card": card, "target": part(f"{row}.target")} for row in range(MOST_ROWS) if (card := part(f"{row}.card"))]


NAMED: tuple[Writer, Reader] = (_write_name, _read_name)
FORMS: dict[type, tuple[Writer, Reader]] = {
    Number: (_write_number, _read_number),
    SuitOrder: (_write_suits, _read_suits),
    Subset: (_write_subset, _read_subset),
    Order: (_write_order, _read_order),
    Removed: (_write_removed, _read_removed),
    BidValue: (_write_bid, _read_bid),
    Custom: (_write_custom, _read_custom),
    KillerList: (_write_list, _read_killers),
    CallList: (_write_list, _read_calls),
}
FACES = tuple(code for code, card in CARDS.items() if card < 52)
