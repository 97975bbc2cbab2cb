"""Random rule sets that can be played: they reach every option and every value, and pairs of them, for tests and long runs."""

import random
from collections.abc import Callable, Mapping
from typing import Any

from napoleon.cards import CODES, JO, RANKS, SUITS
from napoleon.rules.families.calls import TARGETS as CALL_TARGETS
from napoleon.rules.families.killers import PLACES, TARGETS
from napoleon.rules.families.play import CLASSES
from napoleon.rules.kinds import Chain, Choice, Custom, Flag, Number, OneCard, Subset, SuitOrder
from napoleon.rules.parse import parse
from napoleon.rules.presets import PRESETS
from napoleon.rules.ruleset import DEFAULT_HAND_SIZE, OPTIONS, RuleSet
from napoleon.words import Problem

Values = dict[str, Any]
Draw = Callable[[random.Random, Values], object]


def random_rules(rng: random.Random, fixed: Mapping[str, object] | None = None) -> RuleSet:
    """A valid rule set; `fixed` gives options (values as in JSON) that stay as they are and must not contradict each other."""
    while True:
        found = _attempt(rng, dict(fixed or {}))
        if found is not None:
            return found


def _attempt(rng: random.Random, fixed: Values) -> RuleSet | None:
    """Draw few or many options over a preset or over the defaults, then draw again whatever a refusal names."""
    share = rng.choice((0.1, 0.4, 0.8))
    preset = rng.choice((None, None, *PRESETS))
    values: Values = {}
    for name in OPTIONS:  # the pack comes before what is drawn to fit it
        if name in fixed:
            values[name] = fixed[name]
        elif rng.random() < share:
            values[name] = _draw(rng, name, values)
    for _ in range(60):
        try:
            return parse({"preset": preset, "set": values})
        except Problem as problem:
            free = [name for name in problem.details.get("options", ()) if name not in fixed]  # type: ignore[attr-defined]
            if not free:
                return None
            name = rng.choice(free)
            values[name] = _draw(rng, name, values)
    return None


def _draw(rng: random.Random, name: str, values: Values) -> object:
    own = OWN.get(name)
    return own(rng, values) if own is not None else BY_KIND[type(OPTIONS[name].kind)](rng, OPTIONS[name].kind)


def _some(rng: random.Random, items: tuple[str, ...]) -> list[str]:
    return rng.sample(items, rng.randint(0, len(items)))


def _suit_order(rng: random.Random, kind: SuitOrder) -> str | None:
    return None if kind.optional and rng.random() < 0.5 else "".join(rng.sample(SUITS, 4))


def _number(rng: random.Random, kind: Number) -> int | None:
    return None if kind.optional and rng.random() < 0.4 else rng.randint(kind.least, kind.most)


def _custom(rng: random.Random, kind: Custom) -> dict[str, list[int]] | None:
    """Any rows; those that may be missing are sometimes missing."""
    if rng.random() < 0.2:
        return None
    rows = [name for name in kind.rows if name in ("won", "lost") or rng.random() < 0.5]
    return {name: [rng.randint(-30, 30) for _ in range(2 if name.endswith("solo") else 3)] for name in rows}


BY_KIND: dict[type, Callable[[random.Random, Any], object]] = {
    Choice: lambda rng, kind: rng.choice(kind.values),
    Flag: lambda rng, _kind: rng.random() < 0.5,
    Number: _number,
    SuitOrder: _suit_order,
    Subset: lambda rng, kind: _some(rng, kind.values),
    OneCard: lambda rng, kind: rng.choice((None, *kind.values)),
    Chain: lambda rng, kind: list(kind.values[: rng.randint(0, len(kind.values))]),
    Custom: _custom,
}


def _removed(rng: random.Random, _values: Values) -> list[str]:
    """Mostly nothing, or low ranks as people take them out; at times a few cards of any kind."""
    kind = rng.random()
    if kind < 0.4:
        return []
    if kind < 0.6:
        return rng.sample(RANKS[:4], rng.randint(1, 3))
    if kind < 0.7:
        return rng.sample(RANKS, rng.randint(1, 2))
    return rng.sample(CODES[:JO], rng.randint(1, 6))


def _hand_size(rng: random.Random, values: Values) -> int | None:
    """One that the pack allows, so far as it is drawn already."""
    if rng.random() < 0.3:
        return None
    players, removed = values.get("table.players", 5), values.get("table.removed", [])
    gone = {code for code in CODES[:JO] if code in removed or code[1] in removed}
    cards = JO - len(gone) + values.get("table.jokers", 1)
    sizes = [size for size in range(1, 14) if 0 <= cards - players * size <= 8]
    return rng.choice(sizes or [DEFAULT_HAND_SIZE[players]])


def _bid_number(rng: random.Random) -> int:
    return rng.choice((rng.randint(1, 24), rng.randint(8, 16)))


def _strength(rng: random.Random, _values: Values) -> list[str]:
    """Any order; each special is left out in one of four."""
    names = [name for name in CLASSES if name == "trump" or rng.random() < 0.75]
    rng.shuffle(names)
    if rng.random() < 0.5:  # trumps last, as people play it
        names.remove("trump")
        names.append("trump")
    return names


def _killers(rng: random.Random, _values: Values) -> list[dict[str, object]]:
    """♥Q on ♠A, the advanced yoromeki, or any cards at any targets."""
    kind = rng.random()
    if kind < 0.2:
        return []
    if kind < 0.4:
        return [{"card": "HQ", "target": "mighty", "place": rng.choice(PLACES)}]
    if kind < 0.5:
        trio = (("HQ", "mighty"), ("DQ", "sei_jack"), ("CQ", "ura_jack"))
        return [{"card": card, "target": target, "place": "target"} for card, target in trio]
    count = rng.randint(1, 4)
    cards = [rng.choice(("HQ", "HK", "HA", "SQ", "C4", rng.choice(CODES[:JO]))) for _ in range(count)]
    return [
        {"card": card, "target": rng.choice(TARGETS), "place": rng.choice(PLACES), "only_after": rng.random() < 0.3}
        for card in cards
    ]


def _calls(rng: random.Random, _values: Values) -> list[dict[str, str]]:
    count = rng.choice((0, 1, 1, 2, 3))
    cards = [rng.choice(("C3", "S3", "CT", rng.choice(CODES[:JO]))) for _ in range(count)]
    return [{"card": card, "target": rng.choice(CALL_TARGETS)} for card in cards]


# options whose values are drawn in a way of their own
OWN: dict[str, Draw] = {
    "table.jokers": lambda rng, _: rng.choice((0, 1, 1, 2, 2)),
    "table.removed": _removed,
    "table.hand_size": _hand_size,
    "auction.minimum": lambda rng, _: _bid_number(rng),
    "auction.exposed_minimum": lambda rng, _: rng.choice((None, _bid_number(rng))),
    "auction.forced_bid": lambda rng, _: rng.choice("SHDCN") + str(_bid_number(rng)),
    "play.strength": _strength,
    "joker.strong_until": lambda rng, _: rng.choice((None, rng.randint(1, 13))),
    "killers": _killers,
    "calls": _calls,
    "score.deals": lambda rng, _: rng.choice((1, 5, 10, rng.randint(1, 20))),
    "score.pot": lambda rng, _: 60 * rng.randint(1, 5),
    "mode": lambda rng, _: rng.choice(("sides", "sides", "sides", "free_for_all")),
}
