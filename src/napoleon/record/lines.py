"""Reading JSON objects line by line, and answering each on a line of its own: the form that the commands share."""

import errno
import io
import json
import os
import sys
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from napoleon.words import Problem

Answer = dict[str, Any]
MAX_LINE = 1_000_000
# a byte that is no UTF-8 spoils its own line, not the file; some editors write a mark before the first
ENCODING, ERRORS = "utf-8-sig", "surrogateescape"


class AnswersUnwritable(OSError):
    """The answers have nowhere to go: standard output is closed, its disk full."""


def read_object(text: str) -> dict[str, Any]:
    """The JSON object of a line; Problem `bad_json` or `not_an_object`."""
    if len(text) > MAX_LINE:
        raise Problem("line_too_long", most=MAX_LINE)
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Problem("bad_json", detail="UTF-8") from None
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

    Raises Problem `no_lines`, of standard input `no_input`, where nothing was asked. OSError is the caller's to report:
    AnswersUnwritable for what was to be written, any other for what was to be read.
    """
    status, asked = 0, False
    with ExitStack() as stack:
        if file in (None, "-"):
            lines = _standard_input()
        else:
            lines = stack.enter_context(Path(str(file)).open(encoding=ENCODING, errors=ERRORS))
        for line in lines:
            if line.strip():
                asked = True
                got = answer(line)
                status |= isinstance(got, dict) and "error" in got
                _write(got if isinstance(got, str) else json.dumps(got, ensure_ascii=False))
    if not asked:
        raise Problem("no_input") if file in (None, "-") else Problem("no_lines", file=file)
    return int(status)


def _standard_input() -> Iterable[str]:
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding=ENCODING, errors=ERRORS)
    return sys.stdin


def _write(text: str) -> None:
    """Print at once: who asks line by line waits for each answer. In UTF-8, which JSON is in whatever the locale."""
    if sys.stdout is None:
        raise AnswersUnwritable(errno.EBADF, os.strerror(errno.EBADF))
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.encoding != "utf-8":
        sys.stdout.reconfigure(encoding="utf-8")
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise AnswersUnwritable(error.errno, error.strerror) from None
