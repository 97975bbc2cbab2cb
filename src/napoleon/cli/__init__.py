"""The command `napoleon`: each subcommand is a module here, imported only when it runs."""

import errno
import os
import signal
import sys
from contextlib import suppress
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from napoleon.cli.usage import Group

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

UNWRITABLE = {errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EFBIG, errno.EPIPE}

app = typer.Typer(
    cls=Group,
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

    def load(self) -> Any:
        """The real command."""
        return typer.main.get_command(import_module(f"napoleon.cli.{self.name}").app)

    def make_context(self, *args: Any, **kwargs: Any) -> Any:
        """Hand everything after the name to the real command."""
        return self.load().make_context(*args, **kwargs)


def command() -> TyperGroup:
    """Build the whole command, its subcommands still unloaded."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    group.commands.update({name: LazyCommand(name, help=line) for name, line in COMMANDS.items()})
    return group


def main() -> None:
    """Run the command line; what is wrong with it, and where its output goes, is told in words."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C ends it without a word, also within a long search
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    """The exit status of a command line, once it has run."""
    from napoleon.cli.common import language_of_refusals
    from napoleon.words import Problem

    try:
        try:
            status = command().main(args, prog_name="napoleon", standalone_mode=False)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # else what does not fit is found only when nobody can say so any more
    except typer.TyperException as error:
        from napoleon.cli.usage import usage_text

        _tell(usage_text(error, language_of_refusals(args)))
        return 2
    except Problem as problem:
        _tell(problem.text(language_of_refusals(args)))
        return 2
    except OSError as error:
        if error.errno not in UNWRITABLE:
            raise
        # what is left in the buffer has nowhere to go
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if error.errno == errno.EPIPE:
            return 1
        detail = error.strerror or type(error).__name__
        _tell(Problem("answers_unwritable", file="-", detail=detail).text(language_of_refusals(args)))
        return 2
    return status if isinstance(status, int) else 0


def _tell(text: str) -> None:
    """Say it on standard error, unless that is full or broken too."""
    with suppress(OSError):
        if text:
            typer.echo(text, err=True)
