"""`napoleon play` as people run it."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest


def play(data: Path, *options: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", "from napoleon.cli import main; main()", "play", "--no-browser", "--data", str(data)]
    environment = os.environ | {"PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1", "NAPOLEON_LANG": "ja"}
    return subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    )


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_starts_shows_its_address_and_stops_cleanly(tmp_path: Path, stop: signal.Signals) -> None:
    with play(tmp_path / "data", "--port", "0") as running:
        assert running.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+/", running.stdout.readline())
        assert found
        assert httpx.get(found[0], timeout=30).status_code == 200
        assert httpx.get(found[0], headers={"host": "evil.example"}, timeout=30).status_code == 403
        running.send_signal(stop)
        _, errors = running.communicate(timeout=30)
    assert (running.returncode, errors) == (0, "")
    assert (tmp_path / "data" / "tables.sqlite3").exists()


def test_open_to_the_network_it_shows_an_address_that_leads_there(tmp_path: Path) -> None:
    with play(tmp_path, "--port", "0", "--host", "0.0.0.0") as running:
        assert running.stdout is not None
        found = re.search(r"http://([\d.]+):\d+/", running.stdout.readline())
        assert found
        assert found[1] != "0.0.0.0"
        assert httpx.get(found[0], timeout=30).status_code == 200
        running.send_signal(signal.SIGTERM)
        running.communicate(timeout=30)


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        with play(tmp_path, "--port", port) as running:
            said, errors = running.communicate(timeout=30)
    assert (running.returncode, said) == (1, "")
    assert port in errors
    assert len(errors.splitlines()) == 1


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (("--host", "no.such.host.invalid"), "no.such.host.invalid"),
        (("--data", "FILE"), "tables.sqlite3"),
        (("--lang", "fr"), "--lang"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(tmp_path: Path, options: tuple[str, ...], named: str) -> None:
    file = tmp_path / "file"
    file.write_text("")
    with play(tmp_path, "--port", "0", *(str(file) if option == "FILE" else option for option in options)) as running:
        said, errors = running.communicate(timeout=30)
    assert running.returncode in (1, 2)
    assert said == ""
    assert named in errors
    assert "Traceback" not in errors
