"""What is wrong with a command line: told in the user's language with what was expected, and never by a traceback."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from typer.core import TyperGroup

from napoleon.cli import COMMANDS, LazyCommand, command
from napoleon.words import LANGUAGES, has
from tests.command import COMMAND, ENV


def napoleon(*args: str, **env: str) -> tuple[int, str]:
    done = subprocess.run([*COMMAND, *args], capture_output=True, timeout=60, env=ENV | env)
    assert done.stdout == b""
    return done.returncode, done.stderr.decode()


@pytest.mark.parametrize(
    ("line", "japanese", "english"),
    [
        ("plai", "「plai」というコマンドはありません。あるのは arena、", 'There is no command "plai"; there are arena,'),
        ("rules lst", "あるのは list、show、diff、check です", "there are list, show, diff, check."),
        ("--foo", "使えるのは --version、--help です", "the options are --version, --help."),
        ("rules show --tml", "使えるのは --lang、--toml、--help です", "the options are --lang, --toml, --help."),
        ("rules show", "rules がありません。書くのは、ルール一式の名前、", "rules is missing: a preset, a share code,"),
        ("arena", "bots がありません", "bots is missing"),
        ("arena simple --deals x", "--deals の値が読めません。書くのは、1以上の整数です", "it must be a whole number from 1"),
        ("arena simple --deals 0", "1以上の整数です", "it must be a whole number from 1"),
        ("arena simple --deals", "「--deals」の後に値がありません", 'missing after "--deals": a whole number'),
        ("replay --show=1", "「--show」に値は付けません", '"--show" takes no value'),
        ("rules show party kougai", "「kougai」は余分です", '"kougai" is too much'),
        ("rules list --lang fr", "--lang の「fr」という言葉は話せません", 'The language "fr" of --lang is not spoken'),
        ("play --proxy here", "--proxy の「here」はアドレスではありません", '"here" of --proxy is no address'),
        ("play --proxy 10.0.0.1,10.0.0.2/8", "「10.0.0.2/8」", '"10.0.0.2/8"'),
    ],
)
def test_what_is_wrong_is_told_in_both_languages(line: str, japanese: str, english: str) -> None:
    for language, sentence in (("ja", japanese), ("en", english)):
        status, told = napoleon(*line.split(), NAPOLEON_LANG=language)
        assert status == (1 if "--proxy" in line else 2)
        assert sentence in told
        assert not any(word in told for word in ("Usage:", "Error", "Traceback"))


def test_the_language_that_is_asked_for_is_spoken_of_a_line_that_cannot_be_read() -> None:
    for line in ("rules show --lang en", "rules show --lang=en"):
        assert "is missing" in napoleon(*line.split(), NAPOLEON_LANG="ja")[1]
    assert "話せません" in napoleon("rules", "list", NAPOLEON_LANG="fr")[1]


def parameters(group: TyperGroup) -> Iterator[Any]:
    for one in group.commands.values():
        whole = one.load() if isinstance(one, LazyCommand) else one
        yield from parameters(whole) if isinstance(whole, TyperGroup) else whole.params


def test_every_argument_says_what_it_takes() -> None:
    names = {one.name for one in parameters(command()) if not getattr(one, "is_flag", False)}
    assert {"bots", "rules", "file", "port"} <= names
    for language in LANGUAGES:
        assert {name for name in names if not has(f"takes-{name}", language)} == set()


def test_the_package_runs_as_a_module() -> None:
    done = subprocess.run([sys.executable, "-m", "napoleon", "--help"], capture_output=True, timeout=60, env=ENV)
    assert done.returncode == 0
    assert all(name.encode() in done.stdout for name in COMMANDS)


@pytest.mark.parametrize("line", ["--version", "rules list", "judge --help", "arena random --deals 1 --processes 1"])
def test_a_reader_that_went_away_is_no_trouble(line: str) -> None:
    done = subprocess.run(["sh", "-c", f'"$@" {line} | true', "sh", *COMMAND], capture_output=True, timeout=60, env=ENV)
    assert b"Traceback" not in done.stderr
    assert b"Exception" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="signals to a group of processes")
@pytest.mark.parametrize(
    "line", ["replay", "solve", "arena random --deals 100000 --processes 2", "play --no-browser --port 0 --lang en"]
)
def test_ctrl_c_ends_without_a_traceback(line: str) -> None:
    with subprocess.Popen(
        [*COMMAND, *line.split()],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENV | {"PATH": os.environ["PATH"]},
        start_new_session=True,
    ) as running:
        time.sleep(4)
        os.killpg(running.pid, signal.SIGINT)
        told = running.communicate(timeout=30)[1].decode()
    assert running.returncode in (-signal.SIGINT, 130, 0)
    assert told == ""
