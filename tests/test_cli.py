"""The command line, run as people run it."""

import json
import select
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from napoleon.cli import COMMANDS
from napoleon.cli.common import tell_of_compiling
from napoleon.play import twin
from tests.command import COMMAND, ENV, ROOT


def napoleon(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env=ENV | {"COLUMNS": "100"},
    )


def test_help_lists_every_command() -> None:
    done = napoleon("--help")
    assert done.returncode == 0, done.stderr
    assert "ナポレオン" in done.stdout
    for name in COMMANDS:
        assert f" {name} " in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    done = napoleon(name, "--help")
    assert done.returncode == 0, done.stderr
    assert f"napoleon {name}" in done.stdout
    assert "--install-completion" not in done.stdout


def test_help_needs_none_of_the_heavy_modules() -> None:
    """What keeps `napoleon --help` quick, without a stopwatch that a busy machine would upset."""
    heavy = {"fastapi", "uvicorn", "numpy", "numba", "fluent", "jinja2", "pydantic", "asyncio"}
    code = f"import sys\nfrom napoleon.cli import command\ncommand()\nprint(*({heavy!r} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == []


def test_version_is_the_project_s() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert napoleon("--version").stdout == project["version"] + "\n"


LINE = '{"rules": {"preset": "kougai"}, "trump": "D", "trick": 4, "tricks": 10, "plays": ["SK", "SA", "HQ", "S2", "S3"]}'


def napoleon_bytes(*args: str, given: bytes = b"", streams: str = "", **env: str) -> subprocess.CompletedProcess[bytes]:
    """The command as a shell starts it, with `streams` redirected."""
    started = ["sh", "-c", f'exec "$@" {streams}', "sh", *COMMAND, *args]
    return subprocess.run(started, input=given, capture_output=True, timeout=60, env=ENV | env)


def test_each_line_is_answered_before_the_next_is_asked() -> None:
    with subprocess.Popen([*COMMAND, "judge"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENV) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for _ in range(2):
            running.stdin.write(f"{LINE}\n".encode())
            running.stdin.flush()
            assert select.select([running.stdout], [], [], 30)[0], "no answer before the end of what is asked"
            assert json.loads(running.stdout.readline())["card"] == "HQ"
        running.stdin.close()
        assert running.wait(30) == 0


def test_a_line_that_is_no_utf8_spoils_no_other(tmp_path: Path) -> None:
    given = b"\xef\xbb\xbf" + LINE.encode() + b'\n{"rules": "\xff\xfe"}\n\n' + LINE.encode()
    (tmp_path / "lines").write_bytes(given)
    for args in ((), (str(tmp_path / "lines"),)):
        for env in ({}, {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}):
            done = napoleon_bytes("judge", *args, given=given, **env)
            answers = [json.loads(line) for line in done.stdout.decode().splitlines()]
            assert [answer.get("card", answer.get("error")) for answer in answers] == ["HQ", "bad_json", "HQ"]
            assert done.returncode == 1


@pytest.mark.parametrize("command", ["judge", "replay", "replay --show", "solve", "verify"])
def test_a_file_without_a_line_is_told_in_words(command: str, tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    for content, lang, words in (
        (b"", "ja", ("empty.jsonl」には何も書かれていません", "標準入力に何も書かれていません")),
        (b"\n  \n\n", "en", ("empty.jsonl", "Nothing came from standard input")),
    ):
        file.write_bytes(content)
        for args, word in zip(((str(file),), ()), words, strict=True):
            done = napoleon_bytes(*command.split(), *args, "--lang", lang, given=content)
            assert (done.returncode, done.stdout) == (1, b"")
            assert word in done.stderr.decode()


@pytest.mark.parametrize(("lang", "word"), [("ja", "最初の一回だけ"), ("en", "this first time only")])
def test_a_first_use_that_takes_longer_says_so_once(lang: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    tell_of_compiling(lang)
    twin.compiling()
    twin.compiling()
    out, err = capsys.readouterr()
    assert (out, err.count(word)) == ("", 1)


FULL = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")


@pytest.mark.parametrize(
    ("command", "streams", "status"),
    [
        ("judge", "<&-", 2),
        ("judge", ">&-", 2),
        ("replay --show", "<&-", 2),
        ("rules check -", "<&-", 1),
        ("rules list", ">&-", 0),
        pytest.param("--help", ">/dev/full", 2, marks=FULL),
        pytest.param("arena --help", ">/dev/full", 2, marks=FULL),
        pytest.param("rules list", ">/dev/full", 2, marks=FULL),
    ],
)
def test_closed_streams_are_told_in_words(command: str, streams: str, status: int) -> None:
    done = napoleon_bytes(*command.split(), given=f"{LINE}\n".encode(), streams=streams)
    assert done.returncode == status
    assert b"Traceback" not in done.stderr
    assert status == 0 or done.stderr.strip()
