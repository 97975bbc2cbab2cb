"""The command line, run as people run it."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from napoleon.cli import COMMANDS

ROOT = Path(__file__).parent.parent


def napoleon(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from napoleon.cli import main; main()", *args],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        env={"PYTHONUTF8": "1", "COLUMNS": "100"},
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


def test_a_mistyped_command_is_refused_with_a_suggestion() -> None:
    done = napoleon("plai")
    assert done.returncode == 2
    assert "'play'" in done.stderr
