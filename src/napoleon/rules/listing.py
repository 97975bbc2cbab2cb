"""The options for editors and documents: family, id, what may be chosen, titles and sentences, as plain JSON."""

from typing import Any

from napoleon.rules import speech
from napoleon.rules.kinds import Chain, Flag, Number, OneCard
from napoleon.rules.option import Kind
from napoleon.rules.ruleset import OPTIONS, PLACES


def options(language: str) -> list[dict[str, Any]]:
    """One object for each option, in the order of their declaration.

    `form` is the kind of value (choice, flag, number, suit_order, subset, order, one_card, chain, removed, bid_value, custom,
    killer_list, call_list); `values` are the named ones, for a subset or an order its members, each with the JSON value that
    it stands for.
    """
    return [_option(language, name) for name in OPTIONS]


def _option(language: str, name: str) -> dict[str, Any]:
    item = OPTIONS[name]
    family = PLACES[name][0]
    found: dict[str, Any] = {
        "name": name,
        "id": item.id,
        "family": family,
        "family_title": speech.family_title(language, family),
        "title": speech.option_title(language, name),
        "help": speech.option_help(language, name),
        "form": _form(item.kind),
        "default": item.kind.dump(item.default),
        "expected": item.kind.expected(),
        "values": [
            {
                "value": value_of_name(item.kind, value),
                "name": value,
                "title": speech.name_title(language, name, value),
                "help": speech.name_help(language, name, value),
            }
            for value in item.kind.names()
        ],
    }
    if isinstance(item.kind, Number):
        found |= {"least": item.kind.least, "most": item.kind.most}
    return found


def value_of_name(kind: Kind, name: str) -> object:
    """The JSON value, or the member of a list, that a name of `kind.names()` stands for."""
    if isinstance(kind, Flag):
        return name == "true"
    if name != "none":
        return name.split("-") if isinstance(kind, Chain) else name
    nothing: tuple[object, ...] = ("none", None, [])
    for value in nothing:
        try:
            held = kind.parse(value)
        except (ValueError, TypeError):
            continue
        if isinstance(kind, OneCard) or kind.name_of(held) == name:
            return value
    raise ValueError(name)


def _form(kind: Kind) -> str:
    """The kind's name as JSON names are written: SuitOrder is suit_order, KillerList is killer_list."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in type(kind).__name__).lstrip("_")
