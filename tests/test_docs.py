"""The examples of the documents: every command runs as it stands, and prints what stands under it."""

import json
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from napoleon.words import say
from tests.command import COMMAND, ENV, ROOT

FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DOCS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


def blocks(name: str) -> list[tuple[str, str]]:
    """The kind and content of each block, in order."""
    found: list[tuple[str, str]] = FENCE.findall((ROOT / name).read_text("utf-8"))
    return found


def folded(text: str) -> str:
    return " ".join(text.split())


def run(commands: str, folder: Path) -> str:
    """What the commands print, in a folder that has the project's examples."""
    script = f'napoleon() {{ {shlex.join(COMMAND)} "$@"; }}\nset -e -o pipefail\n{commands}'
    environment = ENV | {"PATH": os.environ["PATH"]}
    done = subprocess.run(["bash", "-c", script], cwd=folder, capture_output=True, timeout=120, env=environment)
    errors = done.stderr.decode().replace(say("en", "compiling") + "\n", "")  # on a machine that has not solved anything
    assert (done.returncode, errors) == (0, "")
    return done.stdout.decode()


COMMANDS = blocks("docs/commands.md")


@pytest.mark.parametrize("number", [at for at, (kind, _) in enumerate(COMMANDS) if kind == "sh"])
def test_the_examples_of_the_commands_run(number: int, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    got = run(COMMANDS[number][1], tmp_path)
    kind, expected = COMMANDS[number + 1] if number + 1 < len(COMMANDS) else ("", "")
    if kind in ("json", "text"):
        assert folded(got) == folded(expected)


def test_the_rules_of_the_readme_run(tmp_path: Path) -> None:
    readme = blocks("README.md")
    (tmp_path / "my.toml").write_text(next(text for kind, text in readme if kind == "toml"), "utf-8")
    commands = next(text for kind, text in readme if kind == "sh" and "rules list" in text)
    assert "auction.minimum" in run(commands.replace(".venv/bin/napoleon", "napoleon"), tmp_path)


def test_the_puzzle_of_the_documents_is_one_of_the_set() -> None:
    shown = json.loads(next(text for kind, text in blocks("docs/puzzles.md") if kind == "json"))
    files = (ROOT / "src/napoleon/bots/puzzle_data").glob("*.jsonl")
    assert shown in [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("file", DOCS, ids=[str(file.relative_to(ROOT)) for file in DOCS])
def test_links_lead_somewhere(file: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", file.read_text("utf-8"))
    local = [link for link in links if not link.startswith(("http://", "https://", "mailto:"))]
    assert [link for link in local if not (file.parent / link).exists()] == []
