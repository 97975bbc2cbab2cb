"""Reading a rule set from `{"preset": NAME or null, "set": {"option.name": value, …}}`."""

from functools import cache
from typing import Any

from napoleon.rules.contradictions import check
from napoleon.rules.option import Option
from napoleon.rules.presets import NAMES, preset_changes
from napoleon.rules.ruleset import OPTIONS, RuleSet
from napoleon.words import Problem


def parse(data: object) -> RuleSet:
    """The rule set; a Problem when the form, an option or a value is unknown, or when the whole cannot be played."""
    if not isinstance(data, dict):
        raise Problem("rules_not_an_object", expected='{"preset": "standard", "set": {}}')
    unknown = set(data) - {"preset", "set"}
    if unknown:
        raise Problem("rules_unknown_key", key=sorted(map(str, unknown))[0], expected="preset, set")
    preset, changes = data.get("preset"), data.get("set", {})
    if preset is not None and (not isinstance(preset, str) or preset not in NAMES):
        raise Problem("unknown_preset", preset=str(preset)[:60], expected=", ".join(NAMES))
    if not isinstance(changes, dict):
        raise Problem("rules_not_an_object", expected='{"preset": "standard", "set": {}}')
    values = dict(preset_values(preset))
    for name, value in changes.items():
        values[name] = find_option(name).parse(value)
    rules = RuleSet.of(values)
    check(rules)
    return rules


def find_option(name: object) -> Option:
    """The option with this name; Problem `unknown_option` with the nearest names when there is none."""
    if isinstance(name, str) and name in OPTIONS:
        return OPTIONS[name]
    from difflib import get_close_matches

    text = str(name)[:60]
    near = get_close_matches(text, OPTIONS, 3, 0.5) or list(OPTIONS)[:3]
    raise Problem("unknown_option", option=text, expected=", ".join(near))


def dump(rules: RuleSet, preset: str | None = None) -> dict[str, object]:
    """The rule set as its changes over a preset (None: over the defaults); `parse` gives it back."""
    base = RuleSet.of(preset_values(preset))
    changes = {n: OPTIONS[n].kind.dump(v) for n, v in rules.values().items() if v != base.value(n)}
    return {"preset": preset, "set": changes}


def preset(name: str) -> RuleSet:
    """The rule set of a preset; Problem `unknown_preset` when there is none of this name."""
    return parse({"preset": name, "set": {}})


@cache
def preset_values(name: str | None) -> dict[str, Any]:
    """The parsed choices of a preset over the defaults; None has none."""
    changes = {} if name is None else preset_changes(name)
    return {option: OPTIONS[option].parse(value) for option, value in changes.items()}
