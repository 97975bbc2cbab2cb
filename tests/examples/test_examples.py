"""Every example is right, and every value of every option makes a difference in one of them."""

import json

import pytest

from napoleon.rules import OPTIONS
from napoleon.rules.kinds import Number, SuitOrder
from tests.examples import FAMILIES
from tests.examples.support import Effect, Example, ask

EFFECTS: list[Effect] = [effect for family in FAMILIES for effect in family.EFFECTS]
EXAMPLES: list[Example] = [example for family in FAMILIES for example in family.EXAMPLES]


@pytest.mark.parametrize("effect", EFFECTS, ids=str)
def test_effect(effect: Effect) -> None:
    got = [(value, ask(effect.probe, effect.base, **{effect.option: value})) for value, _ in effect.answers]
    assert got == effect.answers
    given = [answer for _, answer in effect.answers]
    assert all(any(other != answer for other in given) for answer in given)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_example(example: Example) -> None:
    assert ask(example.probe, example.base) == example.answer


def shown(option: str) -> set[str]:
    """The values of an option that have an effect: by name, lists by their items too, others as JSON."""
    kind = OPTIONS[option].kind
    found = set()
    for effect in EFFECTS:
        for value, _ in effect.answers if effect.option == option else []:
            name = kind.name_of(kind.parse(value))
            found.add(json.dumps(value) if name is None else name)
            found |= (
                {item if isinstance(item, str) else json.dumps(item) for item in value} if isinstance(value, list) else set()
            )
            found |= set(value) if isinstance(value, dict) else set()
    return found


@pytest.mark.parametrize("option", OPTIONS)
def test_every_value_has_an_effect(option: str) -> None:
    """A new option, or a new value of one, fails here until it has an example."""
    kind, values = OPTIONS[option].kind, shown(option)
    assert set(kind.names()) <= values
    if isinstance(kind, Number) and kind.most - kind.least < 8:
        assert {str(number) for number in range(kind.least, kind.most + 1)} <= values
    elif isinstance(kind, Number):
        assert len(values - set(kind.names())) >= 2
    elif isinstance(kind, SuitOrder):
        assert len(values - {"none"}) == 24
    else:
        assert len(values) >= 2


def test_what_killers_and_calls_may_say_has_an_effect() -> None:
    text = " ".join(shown("killers") | shown("calls"))
    for word in ("mighty", "joker", "sei_jack", "ura_jack", "top", "target", '"only_after": true'):
        assert word in text
    assert {"won", "won_solo", "all", "all_solo", "lost", "lost_solo", "swept", "swept_solo"} <= shown("score.custom")
