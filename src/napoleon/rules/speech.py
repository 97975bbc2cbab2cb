"""The options in words: titles, values and the rule that a value makes, in Japanese or English.

The keys are explained at the top of `words/ja/options.ftl`. Nothing here judges a rule set.
"""

from collections.abc import Callable, Sequence
from typing import Any

from napoleon.cards import CODES, SUITS
from napoleon.rules.families.calls import Call, CallList
from napoleon.rules.families.killers import Killer, KillerList
from napoleon.rules.kinds import Bid, BidValue, Custom, Number, Order, Removed, Subset, SuitOrder
from napoleon.rules.ruleset import OPTIONS
from napoleon.words import has, say
from napoleon.words.catalogue import SUIT_SIGNS, bid_text, card_text, list_text


def family_title(language: str, family: str) -> str:
    """The heading of a family."""
    return say(language, f"family-{family}")


def option_title(language: str, option: str) -> str:
    """The name of an option."""
    return say(language, f"option-{option}")


def option_help(language: str, option: str) -> str:
    """What an option decides, in one sentence."""
    return say(language, f"option-{option}-help")


def preset_title(language: str, preset: str | None) -> str:
    """The name of a preset; None is the base without changes."""
    return say(language, f"preset-{preset or 'none'}")


def preset_help(language: str, preset: str | None) -> str:
    """What a preset is, in one sentence."""
    return say(language, f"preset-{preset or 'none'}-help")


def name_title(language: str, option: str, name: str) -> str:
    """The short name of a named value: its own, or that of the special it is."""
    return say(language, _name_key(language, option, name))


def name_help(language: str, option: str, name: str) -> str:
    """The rule under a named value, or what the special is that it names."""
    return say(language, _name_key(language, option, name) + "-help")


def value_text(language: str, option: str, value: Any) -> str:
    """A value (as the program holds it) in a few words."""
    kind = OPTIONS[option].kind
    name = kind.name_of(value)
    return name_title(language, option, name) if name is not None else FREE[type(kind)](language, option, value)


def sentences(language: str, option: str, value: Any) -> list[str]:
    """The rule that this value makes, one sentence or one for each item of a list."""
    kind = OPTIONS[option].kind
    name = kind.name_of(value)
    if name is not None:
        return [name_help(language, option, name)]
    if isinstance(kind, KillerList):
        return [_killer_sentence(language, killer) for killer in value]
    if isinstance(kind, CallList):
        return [say(language, "state-calls-item", card=CODES[call.card], target=call.target) for call in value]
    said = value if isinstance(kind, Number) else FREE[type(kind)](language, option, value)
    return [say(language, f"state-{option}", value=said)]


def order_text(language: str, items: Sequence[str]) -> str:
    """Things from strong to weak."""
    return (" ＞ " if language == "ja" else " > ").join(items)


def _name_key(language: str, option: str, name: str) -> str:
    own = f"value-{option}-{name}"
    return own if has(own, language) else f"power-{name}"


def _killer_sentence(language: str, killer: Killer) -> str:
    after = "-after" if killer.only_after else ""
    return say(language, f"state-killers-item-{killer.place}{after}", card=CODES[killer.card], target=killer.target)


def _number(_language: str, _option: str, value: int) -> str:
    return str(value)


def _suits(language: str, _option: str, value: tuple[int, ...]) -> str:
    return order_text(language, [SUIT_SIGNS[SUITS[suit]] for suit in value])


def _subset(language: str, option: str, value: tuple[str, ...]) -> str:
    return list_text(language, [name_title(language, option, name) for name in value])


def _order(language: str, option: str, value: tuple[str, ...]) -> str:
    return order_text(language, [name_title(language, option, name) for name in value])


def _removed(language: str, _option: str, value: tuple[str, ...]) -> str:
    ranks = [item.replace("T", "10") for item in value if len(item) == 1]
    cards = [card_text(item) for item in value if len(item) == 2]
    return list_text(language, [say(language, "all-of-rank", rank=rank) for rank in ranks] + cards)


def _bid(_language: str, _option: str, value: Bid) -> str:
    return bid_text(str(value))


def _custom(language: str, _option: str, value: tuple[tuple[str, tuple[int, ...]], ...]) -> str:
    rows = [f"{say(language, f'row-{name}')} {' / '.join(f'{x:+d}'.replace('-', '−') for x in row)}" for name, row in value]
    return list_text(language, rows)


def _killers(language: str, _option: str, value: tuple[Killer, ...]) -> str:
    return list_text(language, [f"{card_text(CODES[k.card])} → {say(language, f'power-{k.target}')}" for k in value])


def _calls(language: str, _option: str, value: tuple[Call, ...]) -> str:
    return list_text(language, [f"{card_text(CODES[c.card])} → {say(language, f'power-{c.target}')}" for c in value])


# how a value without a name is said, by its kind
FREE: dict[type, Callable[[str, str, Any], str]] = {
    Number: _number,
    SuitOrder: _suits,
    Subset: _subset,
    Order: _order,
    Removed: _removed,
    BidValue: _bid,
    Custom: _custom,
    KillerList: _killers,
    CallList: _calls,
}
