"""`napoleon replay`: play recorded deals again, a JSON object a line in, the result out."""

from typing import Annotated

import typer

from napoleon.cli.common import File, Language, answer_file, language

app = typer.Typer(add_completion=False)


@app.command()
def replay(
    file: File = None,
    show: Annotated[bool, typer.Option("--show", help="Print the deal for people, trick by trick.")] = False,
    lang: Language = "",
) -> None:
    """Replay deals and print each result, or the first illegal action: one JSON object a line in, one line out.

    Exit status 1 when a deal is illegal or unfinished or there is none, 2 when the file cannot be read.
    """
    from napoleon.record.lines import answer_lines
    from napoleon.record.replay import replay_line
    from napoleon.record.show import show_line

    spoken = language(lang)
    whole = True

    def shown(line: str) -> str:
        nonlocal whole
        text, legal = show_line(line, spoken)
        whole &= legal
        return text

    def answer() -> int:
        if show:
            return answer_lines(file, shown) or int(not whole)
        return answer_lines(file, lambda line: replay_line(line, spoken))

    answer_file(file, spoken, answer)
