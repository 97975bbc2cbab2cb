"""Rule sets as files people write: TOML or JSON in, TOML out, and rule sets by the name of a preset, a file or a share code.

A TOML file holds `preset = "standard"` and a table `[set]` of options, quoted (`"auction.minimum" = 12`) or dotted
(`auction.minimum = 12`). TOML has no null: the text "none" stands for it.
"""

import errno
import json
import os
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from napoleon.rules.diff import nearest_preset
from napoleon.rules.parse import dump, parse
from napoleon.rules.presets import NAMES
from napoleon.rules.ruleset import OPTIONS, RuleSet
from napoleon.rules.share import decode
from napoleon.words import Problem

# tomllib takes time that grows with the square of a key's dots: what nobody writes is not even tried
LONGEST_TOML, MOST_DOTS = 32_000, 100
CODE = re.compile(r"[Nn][0-9A-Za-z -]{3,}")


def find(name: str) -> RuleSet:
    """The rule set of a preset, a share code, a file (`-` is standard input), or a JSON object that stands there itself."""
    if name.lstrip().startswith("{"):
        return from_json(name)
    if name in NAMES:
        return decode(name)
    if name == "-":
        if sys.stdin is None:
            raise Problem("file_unreadable", file=name, detail=os.strerror(errno.EBADF))
        return read(sys.stdin.buffer.read(), name)
    if Path(name).is_file():
        try:
            content = Path(name).read_bytes()
        except OSError as error:
            raise Problem("file_unreadable", file=name, detail=error.strerror) from None
        return read(content, name)
    if CODE.fullmatch(name.strip()):
        try:
            return decode(name)
        except Problem as problem:
            if problem.code != "code_mistyped":
                raise
            raise Problem("code_or_name_mistyped", text=name[:60], expected=NAMES) from None
    raise Problem("file_missing", file=name[:60], expected=NAMES)


def read(content: bytes, name: str) -> RuleSet:
    """The rule set that a file's content states; `name` is what refusals call the file."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Problem("file_unreadable", file=name, detail=error.reason) from None
    return from_json(text, name) if text.lstrip().startswith("{") else from_toml(text, name)


def from_json(text: str, name: str = "") -> RuleSet:
    """The rule set of a JSON text; `name` is that of the file it came from, if any."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _not("json", name, _first_line(error)) from None
    return parse(data)


def from_toml(text: str, name: str = "") -> RuleSet:
    """The rule set of a TOML text; `name` is that of the file it came from, if any."""
    if len(text) > LONGEST_TOML or any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise _not("toml", name, f"> {LONGEST_TOML} characters, or > {MOST_DOTS} dots in a line")
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise _not("toml", name, _first_line(error)) from None
    changes = data.get("set")
    if isinstance(changes, dict):
        data["set"] = _flat(changes)
    if data.get("preset") == "none":
        data["preset"] = None
    return parse(data)


def to_toml(rules: RuleSet, preset: str | None = "nearest") -> str:
    """The rule set as a TOML text: its changes over a preset, the nearest one unless told (None: over the defaults)."""
    data = dump(rules, nearest_preset(rules)[0] if preset == "nearest" else preset)
    changes = data["set"]
    assert isinstance(changes, dict)
    lines = [] if data["preset"] is None else [f'preset = "{data["preset"]}"', ""]
    return "\n".join([*lines, "[set]", *(f'"{name}" = {_toml(value)}' for name, value in changes.items()), ""])


def _flat(table: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """Dotted names, which TOML reads as tables within tables, as the one name that they are; "none" as no value."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        name = prefix + key
        if name not in OPTIONS and isinstance(value, dict) and any(option.startswith(f"{name}.") for option in OPTIONS):
            found |= _flat(value, f"{name}.")
        else:
            found[name] = None if value == "none" and _takes_none(name) else value
    return found


def _takes_none(name: str) -> bool:
    try:
        return name in OPTIONS and OPTIONS[name].kind.parse(None) is None
    except ValueError:
        return False


def _toml(value: object) -> str:
    if value is None:
        return '"none"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(item)}" for key, item in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


# for a file with a name, and for what somebody typed
REFUSALS = {"toml": ("file_not_toml", "text_not_toml"), "json": ("file_not_json", "text_not_json")}


def _not(form: str, name: str, detail: str) -> Problem:
    of_file, of_text = REFUSALS[form]
    return Problem(of_file, file=name, detail=detail) if name else Problem(of_text, detail=detail)


def _first_line(error: Exception) -> str:
    return str(error).split("\n")[0] if isinstance(error, ValueError) else "RecursionError"
