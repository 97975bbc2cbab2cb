"""The command `napoleon`: each subcommand is a module here, imported only when it runs."""

import errno
import os
import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

# A new command: a module here, named as the command, with `app = typer.Typer(add_completion=False)` and one
# `@app.command()` (or several, for commands within it); and a row: that name, and its line in `napoleon --help`.
COMMANDS = {
    "arena": "Let bots play one another over many deals, and compare what they score.",
    "judge": "Say who wins a trick and why, or what may be played (JSON lines).",
    "replay": "Replay recorded deals to their results (JSON lines).",
    "rules": "List presets and options, show rule sets in words, compare and check them.",
    "solve": "Say what a side gets with all hands open, and the best cards (JSON lines).",
    "verify": "Check that recorded deals were shuffled fairly and rightly played (JSON lines).",
    "play": "Play in the browser: start a server on this machine and show its address.",
    "worker": "Think for the searching bots of servers that share a database.",
}

UNWRITABLE = {errno.ENOSPC, errno.EIO, errno.EFBIG}

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def napoleon(version: bool = typer.Option(False, "--version", help="Print the version and stop.")) -> None:
    """ナポレオン — the Japanese trick-taking card game Napoleon."""
    if version:
        from importlib.metadata import version as version_of

        typer.echo(version_of("napoleon-cards"))
        raise typer.Exit


class LazyCommand(TyperCommand):
    """A row of help until someone runs it, then the command that its module defines."""

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        """Hand everything after the name to the real command."""
        module = import_module(f"napoleon.cli.{self.name}")
        return typer.main.get_command(module.app).make_context(*args, **kwargs)


def command() -> TyperGroup:
    """Build the whole command, its subcommands still unloaded."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    group.commands.update({name: LazyCommand(name, help=line) for name, line in COMMANDS.items()})
    return group


def main() -> None:
    """Run the command line; where its output goes may be full or broken, which is told in words."""
    try:
        try:
            command()(prog_name="napoleon")
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # else what does not fit is found only when nobody can say so any more
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        from napoleon.cli.common import language
        from napoleon.words import Problem

        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left in the buffer has nowhere to go
        problem = Problem("answers_unwritable", file="-", detail=error.strerror or type(error).__name__)
        typer.echo(problem.text(language()), err=True)
        sys.exit(2)
