"""Every option takes its allowed values and refuses others by name; presets state only their choices."""

import subprocess
import sys
import time
from itertools import permutations

import pytest

from napoleon.rules import OPTIONS, PRESETS, dump, parse, preset
from napoleon.rules.families.killers import PLACES, TARGETS
from napoleon.rules.kinds import Chain, Choice, Flag, Number, OneCard, Order, Subset, SuitOrder
from napoleon.rules.presets import preset_changes
from napoleon.words import LANGUAGES, Problem

# values that options take, where the kind alone does not list them all
TAKEN: dict[str, list[object]] = {
    "table.removed": [[], ["2"], ["3", "4"], ["C3", "D3"], ["T", "DT"]],
    "auction.forced_bid": ["S13", "H1", "N20", "C24"],
    "killers": [
        [],
        *([{"card": "HQ", "target": t, "place": p, "only_after": a}] for t in TARGETS for p in PLACES for a in (False, True)),
        [{"card": "C4", "target": "joker"}],
        [{"card": "HA", "target": "mighty"}, {"card": "DQ", "target": "sei_jack", "place": "target"}],
    ],
    "calls": [[], [{"card": "C3", "target": "joker"}], [{"card": "S3", "target": "mighty"}, {"card": "H3", "target": "joker"}]],
    "play.strength": [[]],
    "score.custom": [{}, {"won": [6, 6, -4], "lost": [-6, -6, 4], "all_solo": [24, -6], "swept": [-1, -1, 1]}],
}
REFUSED: dict[str, list[object]] = {
    "table.removed": ["2", ["1"], ["10"], ["JO"], ["2", "2"], [2], [["2"]], ["s2"], [""]],
    "auction.forced_bid": ["13", "S0", "S013", "X13", "S100", "s13", ["S", 13], "S１３", "S-1", "S 1", "pass", ""],
    "killers": [
        {"card": "HQ", "target": "mighty"},
        [{"card": "HQ"}],
        [{"card": "JO", "target": "mighty"}],
        [{"card": "HQ", "target": "trump"}],
        [{"card": "HQ", "target": "mighty", "place": "bottom"}],
        [{"card": "HQ", "target": "mighty", "only_after": 1}],
        [{"card": "HQ", "target": "mighty", "when": "always"}],
        [{"card": ["HQ"], "target": "mighty"}],
        [{"card": "HQ", "target": ["mighty"]}],
        ["HQ"],
        [{"card": "HQ", "target": "mighty"}] * 21,
    ],
    "calls": [[{"card": "C3", "target": "sei_jack"}], [{"card": "JO", "target": "mighty"}], [{"card": "C3"}], ["C3"], {}],
    "score.custom": [{"won": [1, 2]}, {"won": 1}, {"lose": [1, 2, 3]}, {"won_solo": [1, 2, 3]}, {"won": [1, 2, 0.5]}, []],
    "play.strength": ["trump", ["trump", "ace"], [["trump"]], ["trump", 3]],
}
OTHERS: list[object] = [None, True, 0, [], {}]
NEVER: list[object] = ["", "no such value", -1, 10**9, 1.5, {"a": 1}, ["no such value"], [[]], [None]]


def allowed(option: str) -> list[object]:
    """Every value of the option, or examples where they cannot be counted."""
    kind = OPTIONS[option].kind
    values = list(TAKEN.get(option, []))
    if isinstance(kind, (Choice, OneCard)):
        values += kind.values
    if isinstance(kind, Flag):
        values += [False, True]
    if isinstance(kind, Number):
        values += range(kind.least, min(kind.most, kind.least + 30) + 1)
        values.append(kind.most)
    if isinstance(kind, SuitOrder):
        values += ["".join(order) for order in permutations("SHDC")]
    if isinstance(kind, Subset):
        values += [[], list(kind.values), *([name] for name in kind.values)]
    if isinstance(kind, Order):
        values += [list(kind.values), list(reversed(kind.values))]
    if isinstance(kind, Chain):
        values += [list(kind.values[:count]) for count in range(len(kind.values) + 1)]
    if getattr(kind, "optional", False) or isinstance(kind, OneCard) or option == "score.custom":
        values.append(None)
    return values


@pytest.mark.parametrize("option", OPTIONS)
def test_allowed_values_are_taken_and_come_back(option: str) -> None:
    item = OPTIONS[option]
    assert allowed(option)
    for value in allowed(option):
        held = item.parse(value)
        hash(held)
        assert item.parse(item.kind.dump(held)) == held
    assert item.kind.dump(item.default) in allowed(option) or item.parse(item.kind.dump(item.default)) == item.default


@pytest.mark.parametrize("option", OPTIONS)
def test_other_values_are_refused_with_the_option_and_what_it_takes(option: str) -> None:
    taken = allowed(option)
    kind = OPTIONS[option].kind
    wrong: list[object] = [*REFUSED.get(option, []), *NEVER, [1]]
    wrong += [kind.least - 1, kind.most + 1, str(kind.least), float(kind.least), True] if isinstance(kind, Number) else []
    wrong += [value for value in OTHERS if value not in taken]
    wrong += [0, 1, "true", None] if isinstance(kind, Flag) else []
    for value in wrong:
        with pytest.raises(Problem) as caught:
            parse({"set": {option: value}})
        assert caught.value.code == "bad_value"
        for language in LANGUAGES:
            text = caught.value.text(language)
            assert option in text
            assert kind.expected() in text


@pytest.mark.parametrize("name", PRESETS)
def test_presets_state_only_what_differs_from_the_defaults(name: str) -> None:
    rules = preset(name)
    for option, value in preset_changes(name).items():
        assert OPTIONS[option].parse(value) != OPTIONS[option].default, option
        assert rules.value(option) == OPTIONS[option].parse(value)
    assert dump(rules, name) == {"preset": name, "set": {}}
    assert parse(dump(rules)) == rules


def test_changes_stand_over_the_preset() -> None:
    rules = parse({"preset": "kougai", "set": {"auction.minimum": 12}})
    assert rules.auction.minimum == 12
    assert rules.score.method == "pot"


def test_the_tables_that_are_known_to_be_played_can_be_dealt() -> None:
    """T4 lists them: players, cards each, and the widow."""
    low: list[str] = ["2", "3"]
    for players, jokers, removed, hand, widow in (
        (4, 0, [], 12, 4),
        (4, 1, [], 12, 5),
        (4, 0, ["2", "3", "H4", "D4"], 10, 2),
        (4, 0, [], 13, 0),
        (5, 0, [], 10, 2),
        (5, 1, [], 10, 3),
        (5, 2, [], 10, 4),
        (5, 0, ["H2", "D2"], 10, 0),
        (6, 0, [], 8, 4),
        (6, 1, [], 8, 5),
        (7, 0, [], 7, 3),
        (7, 1, [], 7, 4),
        (4, 0, low, 10, 4),
    ):
        settings = {"table.players": players, "table.jokers": jokers, "table.removed": removed, "table.hand_size": hand}
        rules = parse({"set": {**settings, "play.strength": ["mighty", "trump"]}})
        assert (rules.hand_size, rules.widow_size) == (hand, widow)


def test_reading_a_large_rule_set_is_quick() -> None:
    """Every line of `napoleon judge` brings its own rule set; the bound is far above what it takes, for busy machines."""
    changes = {name: item.kind.dump(item.default) for name, item in OPTIONS.items()}
    parse({"set": changes})
    best = min(_timed(changes) for _ in range(20))
    assert best < 0.001


def _timed(changes: dict[str, object]) -> float:
    start = time.perf_counter()
    parse({"preset": "standard", "set": {**changes, "score.custom": {"won": [1, 1, 1], "lost": [1, 1, 1]}}})
    return time.perf_counter() - start


def test_rules_are_read_without_the_heavy_modules() -> None:
    heavy = {"fluent", "numpy", "numba", "rich", "typer", "babel"}
    code = (
        "import sys\nfrom napoleon.rules import preset, sample, share, effects, files, diff, sheet, listing\n"
        f"preset('standard')\nprint(*({heavy!r} & sys.modules.keys()))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == []
