"""What is wrong with how a command was written, in the language of its user: Typer itself speaks English."""

from typing import Any

import typer
from typer.core import TyperGroup

from napoleon.words import Problem, has, say


class Group(TyperGroup):
    """Commands under one name, which says its own when asked for another."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of the first word; a word that is none, nor an option, is told of with those that there are."""
        if args and not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise Problem("unknown_command", got=args[0][:60], expected=list(self.commands))
        return super().resolve_command(ctx, args)


def usage_text(error: typer.TyperException, language: str) -> str:
    """The sentence for what Typer refuses, and how to ask for more; Typer keeps these classes to itself, hence their names."""
    context: Any = getattr(error, "ctx", None)
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return ""  # the help has been shown
    if kind == "NoSuchOption":
        options = [name for parameter in context.command.params for name in parameter.opts if name.startswith("-")]
        text = say(language, "usage-unknown-option", got=_option(error), expected=[*options, "--help"])
    elif kind == "BadOptionUsage":
        name = _option(error)
        expected = _expected(name, language)
        key = "usage-value-missing" if expected else "usage-value-needless"
        text = say(language, key, got=name, expected=expected)
    elif kind in ("MissingParameter", "BadParameter"):
        key = "usage-argument-missing" if kind == "MissingParameter" else "usage-value-wrong"
        parameter: Any = getattr(error, "param", None)
        name = next((name for name in parameter.opts if name.startswith("--")), parameter.name)
        text = say(language, key, got=name, expected=_expected(parameter.name, language))
    else:
        extra = error.message.partition("argument(s) ")[2].removeprefix("(").removesuffix(")")
        text = say(language, "usage-too-much", got=extra) if extra else error.format_message()
    return text if context is None else f"{text}\n{say(language, 'usage-help', command=context.command_path)}"


def _option(error: typer.TyperException) -> str:
    return str(getattr(error, "option_name", ""))


def _expected(parameter: str, language: str) -> str:
    """What may be written for a parameter; nothing for one that takes no value."""
    key = f"takes-{parameter.lstrip('-')}"
    return say(language, key) if has(key, language) else ""
