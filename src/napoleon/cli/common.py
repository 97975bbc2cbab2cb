"""What the commands share: the language of the answers, and files that cannot be read."""

import locale
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Annotated

import typer

Language = Annotated[str, typer.Option("--lang", help="Language of the answers: ja or en.", show_default=False)]
RULES_HELP = "A preset, a share code, a TOML or JSON file (- is standard input), or JSON itself."
File = Annotated[str | None, typer.Argument(help="A file of JSON lines; standard input without it.")]


def language(chosen: str = "") -> str:
    """The language to speak: as chosen, else NAPOLEON_LANG, else the locale's if it is English, else Japanese."""
    from napoleon.words import LANGUAGES, Problem

    for where, wish in (("--lang", chosen), ("NAPOLEON_LANG", os.environ.get("NAPOLEON_LANG", ""))):
        if wish in LANGUAGES:
            return wish
        if wish:
            raise Problem("unknown_language", where=where, got=wish[:40], expected=LANGUAGES)
    return _language_here()


def language_of_refusals(args: Sequence[str]) -> str:
    """The language for what is wrong with a command line that could not be read: as far as it can be told."""
    from napoleon.words import LANGUAGES

    written = [value for name, value in pairwise(args) if name == "--lang"]
    written += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    wishes = (*written, os.environ.get("NAPOLEON_LANG", ""))
    return next((wish for wish in wishes if wish in LANGUAGES), _language_here())


def _language_here() -> str:
    """The language of the locale as it was set (Python itself takes C.UTF-8 for English): English, or else Japanese."""
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if sys.platform == "win32":
        names.append(locale.getlocale()[0] or "")
    return "en" if next((name for name in names if name), "").startswith("en") else "ja"


def tell_of_compiling(spoken: str) -> None:
    """Say on standard error that the first use takes longer, where it does."""
    from napoleon.play import twin
    from napoleon.words import say

    twin.tell_of_compiling(lambda: typer.echo(say(spoken, "compiling"), err=True))


def answer_file(file: str | None, spoken: str, answer: Callable[[], int]) -> None:
    """Run what answers a file, and stop with its status; what cannot be read or written is told in words."""
    from napoleon.record.lines import AnswersUnwritable
    from napoleon.words import Problem

    try:
        status = answer()
    except BrokenPipeError:
        # whoever read the answers has seen enough: nothing is left to say, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    except Problem as nothing:
        typer.echo(nothing.text(spoken), err=True)
        status = 1
    except OSError as error:
        detail = error.strerror or type(error).__name__
        unwritable = isinstance(error, AnswersUnwritable)
        problem = Problem("answers_unwritable" if unwritable else "file_unreadable", file=file or "-", detail=detail)
        typer.echo(problem.text(spoken), err=True)
        status = 2
    raise typer.Exit(status)
