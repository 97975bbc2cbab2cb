"""The rules as options: declarations, presets, contradictions, and rule set + trump → tables."""

from napoleon.rules.kinds import Bid
from napoleon.rules.parse import dump, find_option, parse, preset
from napoleon.rules.presets import PRESETS
from napoleon.rules.ruleset import OPTIONS, RuleSet

__all__ = ["OPTIONS", "PRESETS", "Bid", "RuleSet", "dump", "find_option", "parse", "preset"]
