"""`napoleon judge`: settle single tricks, a JSON object a line in, one out."""

import typer

from napoleon.cli.common import File, Language, answer_file, language

app = typer.Typer(add_completion=False)


@app.command()
def judge(file: File = None, lang: Language = "") -> None:
    """Say who wins a trick and why, or what may be played: one JSON object a line in, one line out.

    Exit status 1 when a line makes no sense or there is none, 2 when the file cannot be read.
    """
    from napoleon.record.judge import judge_line
    from napoleon.record.lines import answer_lines

    spoken = language(lang)
    answer_file(file, spoken, lambda: answer_lines(file, lambda line: judge_line(line, spoken)))
