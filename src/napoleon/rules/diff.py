"""What differs between two rule sets, and which preset is nearest to one."""

from dataclasses import dataclass
from typing import Any

from napoleon.rules import speech
from napoleon.rules.parse import preset
from napoleon.rules.presets import PRESETS
from napoleon.rules.ruleset import OPTIONS, RuleSet
from napoleon.words import say


@dataclass(frozen=True)
class Difference:
    """An option and its two values, as the program holds them."""

    option: str
    before: Any
    after: Any

    def text(self, language: str) -> str:
        """One line: the option, the value here, the value there."""
        return say(
            language,
            "rules-difference",
            title=speech.option_title(language, self.option),
            before=speech.value_text(language, self.option, self.before),
            after=speech.value_text(language, self.option, self.after),
        )

    def json(self) -> dict[str, object]:
        """With the values as in JSON."""
        kind = OPTIONS[self.option].kind
        return {"option": self.option, "before": kind.dump(self.before), "after": kind.dump(self.after)}


def differences(before: RuleSet, after: RuleSet) -> list[Difference]:
    """The options in which two rule sets differ, in the order of their declaration."""
    pairs = ((name, before.value(name), after.value(name)) for name in OPTIONS)
    return [Difference(name, one, other) for name, one, other in pairs if one != other]


def nearest_preset(rules: RuleSet) -> tuple[str | None, list[Difference]]:
    """The preset with the fewest differences from the rule set (None: the defaults are nearer than any), and these."""
    bases = [(name, differences(preset(name), rules)) for name in PRESETS]
    return min([*bases, (None, differences(RuleSet(), rules))], key=lambda base: len(base[1]))
