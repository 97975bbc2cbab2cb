"""`napoleon verify`: check recorded deals, a JSON object a line in, a verdict out."""

import typer

from napoleon.cli.common import File, Language, answer_file, language

app = typer.Typer(add_completion=False)


@app.command()
def verify(file: File = None, lang: Language = "") -> None:
    """Check commitment, shuffle, every action and the result of recorded deals: one JSON object a line in, one line out.

    Exit status 1 when a deal fails or there is none, 2 when the file cannot be read.
    """
    from napoleon.record.lines import answer_lines
    from napoleon.record.verify import verify_line

    spoken = language(lang)
    answer_file(file, spoken, lambda: answer_lines(file, lambda line: verify_line(line, spoken)))
