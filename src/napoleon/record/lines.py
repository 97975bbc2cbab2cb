"""Reading JSON objects line by line, and answering each on a line of its own: the form that the commands share."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any

from napoleon.words import Problem

Answer = dict[str, Any]
MAX_LINE = 1_000_000


def read_object(text: str) -> dict[str, Any]:
    """The JSON object of a line; Problem `bad_json` or `not_an_object`."""
    if len(text) > MAX_LINE:
        raise Problem("line_too_long", most=MAX_LINE)
    try:
        data = json.loads(text)
    except ValueError as error:
        raise Problem("bad_json", detail=str(error)) from None
    except RecursionError:
        raise Problem("bad_json", detail="nesting") from None
    if not isinstance(data, dict):
        raise Problem("not_an_object")
    return data


def require(data: dict[str, Any], key: str) -> Any:
    """The value of a key; Problem `key_missing` when the object has none."""
    if key not in data:
        raise Problem("key_missing", key=key)
    return data[key]


def refusal(problem: Problem, language: str, **more: object) -> Answer:
    """The answer to a line that makes no sense."""
    return {"error": problem.code, **more, "text": problem.text(language)}


def answer_lines(file: str | None, answer: Callable[[str], Answer | str]) -> int:
    """Answer every line of a file (None or `-`: standard input) as it comes; 1 if any answer is an error, else 0.

    OSError and UnicodeError are the caller's to report.
    """
    status = 0
    with ExitStack() as stack:
        stream: IO[str] = sys.stdin
        if file not in (None, "-"):
            stream = stack.enter_context(Path(str(file)).open(encoding="utf-8"))
        for line in _lines(stream):
            got = answer(line)
            if isinstance(got, dict):
                status |= "error" in got
                got = json.dumps(got, ensure_ascii=False)
            print(got, flush=sys.stdout.isatty())
    return int(status)


def _lines(stream: IO[str]) -> Iterator[str]:
    for line in stream:
        if line.strip():
            yield line
