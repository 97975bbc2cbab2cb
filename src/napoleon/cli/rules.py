"""`napoleon rules`: the presets and options, a rule set in words, differences, and whether a file of rules can be played."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from napoleon.cli.common import RULES_HELP, Language, language
from napoleon.cli.usage import Group

if TYPE_CHECKING:
    from napoleon.rules import RuleSet

app = typer.Typer(cls=Group, add_completion=False, no_args_is_help=True, help="Presets, options and rule sets in words.")

Rules = Annotated[str, typer.Argument(help=RULES_HELP)]


@app.command("list")
def list_rules(lang: Language = "") -> None:
    """The presets, and every option with its values."""
    with _answers(lang) as (spoken, page):
        from napoleon.rules import listing, speech
        from napoleon.rules.presets import BASE_NAME, NAMES
        from napoleon.words import say

        page.heading(say(spoken, "rules-presets"))
        for name in NAMES:
            preset = None if name == BASE_NAME else name
            page.item(name, speech.preset_title(spoken, preset), speech.preset_help(spoken, preset))
        family = ""
        for option in listing.options(spoken):
            if option["family"] != family:
                family = option["family"]
                page.heading(option["family_title"])
            page.item(option["name"], option["title"], option["help"])
            default = speech.value_text(spoken, option["name"], _default(option["name"]))
            page.note(say(spoken, "rules-takes", expected=option["expected"], default=default))
            for value in option["values"]:
                taken = value["value"]
                page.note(f"  {taken if isinstance(taken, str) else json.dumps(taken)}: {value['title']}")


@app.command()
def show(
    rules: Rules,
    lang: Language = "",
    toml: Annotated[bool, typer.Option("--toml", help="Print it as a TOML file instead.")] = False,
) -> None:
    """A rule set in words, with its share code and what has no effect in it."""
    with _answers(lang) as (spoken, page):
        from napoleon.rules.files import to_toml
        from napoleon.rules.sheet import sheet

        found = _find(rules)
        if toml:
            typer.echo(to_toml(found), nl=False)
            return
        _summary(page, found, spoken)
        for section in sheet(found, spoken):
            page.heading(section.title)
            for line in section.lines:
                page.item(line.text)


@app.command()
def diff(before: Rules, after: Rules, lang: Language = "") -> None:
    """What differs between two rule sets."""
    with _answers(lang) as (spoken, page):
        from napoleon.rules.diff import differences
        from napoleon.words import say

        found = differences(_find(before), _find(after))
        for difference in found:
            page.item(difference.option, difference.text(spoken))
        if not found:
            page.item(say(spoken, "rules-alike"))


@app.command()
def check(rules: Rules, lang: Language = "") -> None:
    """Whether a rule set can be played. Exit status 1 and a sentence that names the options where it cannot."""
    with _answers(lang) as (spoken, page):
        from napoleon.words import say

        found = _find(rules)
        page.item(say(spoken, "rules-playable"))
        _summary(page, found, spoken)


def _find(name: str) -> "RuleSet":
    from napoleon.rules.files import find

    return find(name)


def _default(name: str) -> object:
    from napoleon.rules import OPTIONS

    return OPTIONS[name].default


def _summary(page: "Page", rules: "RuleSet", spoken: str) -> None:
    """The share code, the nearest preset with the differences from it, and what has no effect."""
    from napoleon.rules.diff import nearest_preset
    from napoleon.rules.effects import effectless
    from napoleon.rules.share import encode
    from napoleon.rules.speech import preset_title
    from napoleon.words import say

    page.item(say(spoken, "rules-code", text=encode(rules)))
    preset, differences = nearest_preset(rules)
    page.item(say(spoken, "rules-nearest", preset=preset_title(spoken, preset), count=len(differences)))
    for difference in differences:
        page.note(difference.text(spoken))
    for idle in effectless(rules):
        page.item(idle.text(spoken))


class Page:
    """Lines of an answer: with Rich in a terminal, plain text elsewhere."""

    def __init__(self) -> None:
        self.started = False
        self.print: Callable[[str, str], None] = _plain
        if sys.stdout is not None and sys.stdout.isatty():
            from rich.console import Console

            console = Console(highlight=False)
            self.print = lambda text, style: console.print(text, style=style or None, markup=False)

    def heading(self, text: str) -> None:
        """A heading, with an empty line before it."""
        if self.started:
            self.print("", "")
        self.print(text, "bold")
        self.started = True

    def item(self, *parts: str) -> None:
        """One thing: a name and what is said of it."""
        self.print("  " + "  ".join(parts), "")
        self.started = True

    def note(self, text: str) -> None:
        """What belongs to the thing before."""
        self.print("      " + text, "dim")


def _plain(text: str, _style: str) -> None:
    typer.echo(text)


@contextmanager
def _answers(lang: str) -> Iterator[tuple[str, Page]]:
    """The language and the page of an answer; a Problem is its sentence and exit status 1."""
    from napoleon.words import Problem

    spoken = language(lang)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without Japanese must not end in a traceback
    try:
        yield spoken, Page()
    except Problem as problem:
        typer.echo(problem.text(spoken), err=True)
        raise typer.Exit(1) from None
