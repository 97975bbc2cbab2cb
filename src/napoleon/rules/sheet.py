"""The rule sheet: what a rule set means, in words, section by section. What has no effect is left out."""

from dataclasses import dataclass
from typing import Any

from napoleon.rules import speech
from napoleon.rules.effects import in_effect
from napoleon.rules.kinds import Removed, Subset
from napoleon.rules.ruleset import FAMILIES, OPTIONS, PLACES, RuleSet
from napoleon.words import say

# options that the sheet says together, in a line of its own
SAID_TOGETHER = ("mode", "table.players", "table.hand_size")
ORDER = ("mode", *(family for family in FAMILIES if family != "mode"))


@dataclass(frozen=True)
class Line:
    """A sentence, and the option that it comes from (None: it holds in every rule set of its kind)."""

    text: str
    option: str | None = None


@dataclass(frozen=True)
class Section:
    """A heading and its sentences."""

    family: str
    title: str
    lines: tuple[Line, ...]


def sheet(rules: RuleSet, language: str) -> list[Section]:
    """The whole rule sheet."""
    effective = in_effect(rules)
    sections = []
    for family in ORDER:
        lines = _opening(rules, family, language)
        for name, value in effective.items():
            if PLACES[name][0] == family and name not in SAID_TOGETHER:
                lines += _lines(language, name, value)
        if lines:
            sections.append(Section(family, speech.family_title(language, family), tuple(lines)))
    return sections


def sheet_text(rules: RuleSet, language: str) -> str:
    """The sheet as plain text, which is Markdown too."""
    blocks = [
        f"## {section.title}\n\n" + "\n".join(f"- {line.text}" for line in section.lines) for section in sheet(rules, language)
    ]
    return "\n\n".join(blocks) + "\n"


def _lines(language: str, name: str, value: Any) -> list[Line]:
    if isinstance(OPTIONS[name].kind, Subset | Removed) and not value:
        return []  # that nothing is taken out, off or barred goes without saying
    lines = [Line(text, name) for text in speech.sentences(language, name, value)]
    if name == "play.strength":  # each special is explained where it stands in the order
        lines += [Line(_special(language, name, power), name) for power in value if power != "trump"]
    return lines


def _special(language: str, option: str, power: str) -> str:
    title, text = speech.name_title(language, option, power), speech.name_help(language, option, power)
    return say(language, "sheet-power", title=title[0].upper() + title[1:], help=text)


def _opening(rules: RuleSet, family: str, language: str) -> list[Line]:
    """What every rule set of this kind says at the head of a section."""
    if family == "mode":
        lines = [Line(text, "mode") for text in speech.sentences(language, "mode", rules.mode.mode)]
        return [*lines, Line(say(language, "sheet-goal"))] if rules.sides else lines
    if family == "table":
        widow = "sheet-dealt-widow" if rules.widow_size else "sheet-dealt"
        cards, players, hand = rules.pack.bit_count(), rules.players, rules.hand_size
        dealt = say(language, widow, cards=cards, players=players, hand=hand, widow=rules.widow_size)
        return [Line(dealt, "table.hand_size"), Line(say(language, "sheet-honours", count=rules.honour_count))]
    if family == "play":
        leader = "sheet-lead" if rules.sides else "sheet-lead-alone"
        return [Line(say(language, leader)), Line(say(language, "sheet-follow"))]
    if rules.sides and (family in ("auction", "adjutant") or (family == "exchange" and rules.widow_size)):
        return [Line(say(language, f"sheet-{family}"))]
    return []
