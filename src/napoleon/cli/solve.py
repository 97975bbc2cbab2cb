"""`napoleon solve`: the value and the best cards of open positions, a JSON object a line in, one out."""

from typing import Annotated

import typer

from napoleon.cli.common import File, Language, answer_file, language, tell_of_compiling

app = typer.Typer(add_completion=False)


@app.command()
def solve(
    file: File = None,
    nodes: Annotated[
        int, typer.Option("--nodes", min=1, help="Give up a question after so many cards tried (about ten million a second).")
    ] = 200_000_000,
    lang: Language = "",
) -> None:
    """Say what the side gets in the end when all hands are open, and the best cards: one JSON object a line in, one line out.

    Exit status 1 when a line makes no sense or there is none, 2 when the file cannot be read.
    """
    from napoleon.record.lines import answer_lines
    from napoleon.record.solve import solve_line

    spoken = language(lang)
    tell_of_compiling(spoken)
    answer_file(file, spoken, lambda: answer_lines(file, lambda line: solve_line(line, spoken, nodes)))
