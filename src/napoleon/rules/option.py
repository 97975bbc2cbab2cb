"""What an option is: a field with a name, an id in RULES.md, a default and a kind that knows its values.

A family of options is a frozen dataclass whose fields are made with `option`. From those declarations come parsing, the share
code, the rule sheet, the differences and the documentation; nothing else lists the options.
"""

from dataclasses import dataclass, field, fields
from typing import Any, Protocol

from napoleon.words import Problem


class Kind(Protocol):
    """The values that an option may take."""

    def parse(self, value: object) -> Any:
        """The value as the program holds it (hashable); ValueError when it is not one of this kind."""

    def dump(self, value: Any) -> object:
        """The value as JSON, the opposite of `parse`."""

    def expected(self) -> str:
        """The allowed values in a form that needs no translation."""

    def names(self) -> tuple[str, ...]:
        """The values that have a name of their own, as the catalogue's keys end."""

    def name_of(self, value: Any) -> str | None:
        """The name of this value, None where it is free."""


@dataclass(frozen=True)
class Option:
    """One declared option: its id in RULES.md, its full name, its kind and its default (as the program holds it)."""

    id: str
    name: str
    kind: Kind
    default: Any

    def parse(self, value: object) -> Any:
        """The parsed value; Problem `bad_value` names the option, what came and what was expected."""
        try:
            return self.kind.parse(value)
        except (ValueError, TypeError):
            raise Problem("bad_value", option=self.name, value=_short(value), expected=self.kind.expected()) from None


def option(id: str, name: str, kind: Kind, default: object) -> Any:
    """Declare one option as a dataclass field; `default` is written as in JSON."""
    parsed = kind.parse(default)
    return field(default=parsed, metadata={"option": Option(id, name, kind, parsed)})


def declared(family: type) -> dict[str, Option]:
    """The options of a family by field name, in the order of their declaration."""
    return {item.name: item.metadata["option"] for item in fields(family)}


def _short(value: object) -> str:
    import json

    text = json.dumps(value, ensure_ascii=False, default=str).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= 60 else text[:57] + "..."
