"""The presets: named rule sets, one TOML file each that states its choices over the defaults and nothing else."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

PRESETS = ("standard", "kougai", "party", "encyclopedia", "gamefarm")
BASE_NAME = "base"
"""what the defaults without any preset are called, wherever the name of a preset is taken or listed"""
NAMES = (*PRESETS, BASE_NAME)


@cache
def preset_changes(name: str) -> dict[str, Any]:
    """The choices of a preset by option name, as JSON values (the base has none); KeyError when there is none of this name."""
    if name == BASE_NAME:
        return {}
    if name not in PRESETS:
        raise KeyError(name)
    with (Path(__file__).parent / f"{name}.toml").open("rb") as file:
        return dict(tomllib.load(file)["set"])
