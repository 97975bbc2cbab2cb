"""The server behind a real nginx, Caddy or HAProxy with the files of `deploy/`: scheme, host and address are the browser's."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
PATIENCE = 30


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[None]:
    """A program that listens on the port."""
    process = subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert process.stderr is not None
    try:
        until = time.monotonic() + PATIENCE
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            assert process.poll() is None, process.stderr.read().decode()
            assert time.monotonic() < until
            time.sleep(0.02)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)


@pytest.fixture
def backend(tmp_path: Path) -> Iterator[int]:
    """The port of a server that believes a proxy on this machine."""
    port = free_port()
    start = [sys.executable, "-c", "from napoleon.cli import main; main()", "play", "--no-browser", "--port", str(port)]
    with running([*start, "--data", str(tmp_path / "data"), "--proxy", "127.0.0.1"], port, NAPOLEON_LIMITS="0.05"):
        yield port


def plain(text: str, port: int) -> str:
    """Without a certificate, which a test has none of: any name, on this port."""
    text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r" *ssl_certificate.*\n", "", text)
    # stands for the TLS that the real one speaks
    return text.replace("X-Forwarded-Proto $scheme", "X-Forwarded-Proto https")


def nginx(folder: Path, port: int, backend: int) -> list[str]:
    site = plain((DEPLOY / "nginx.conf").read_text(), port).replace("127.0.0.1:8520", f"127.0.0.1:{backend}")
    temporary = "".join(f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    file = folder / "nginx.conf"
    file.write_text(f"pid {folder}/pid; daemon off; events {{}} http {{ access_log off; {temporary}\n{site}}}")
    return ["nginx", "-e", "stderr", "-c", str(file)]


def caddy(folder: Path, port: int, backend: int) -> list[str]:
    site = (DEPLOY / "Caddyfile").read_text().replace("127.0.0.1:8520", f"127.0.0.1:{backend}")
    site = site.replace("napoleon.example.org {", f"http://napoleon.example.org:{port} {{")
    # stands for the TLS that the real one speaks
    site = re.sub(r"(reverse_proxy \S+)", r"\1 {\n header_up X-Forwarded-Proto https\n}", site)
    file = folder / "Caddyfile"
    file.write_text("{\n admin off\n}\n" + site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(file)]


def haproxy(folder: Path, port: int, backend: int) -> list[str]:
    text = (DEPLOY / "haproxy.cfg").read_text()
    text = text.replace("bind 127.0.0.1:8080", f"bind 127.0.0.1:{port}").replace("10.0.0.11:8520", f"127.0.0.1:{backend}")
    text = text.replace("10.0.0.12:8520", f"127.0.0.1:{free_port()}")
    # stands for the TLS that the real one speaks
    text = text.replace("X-Forwarded-Proto http unless { ssl_fc }", "X-Forwarded-Proto https")
    file = folder / "haproxy.cfg"
    file.write_text(text)
    return ["haproxy", "-db", "-f", str(file)]


@pytest.mark.proxy
@pytest.mark.parametrize("proxy", [nginx, caddy, haproxy])
def test_behind_a_proxy(proxy: object, backend: int, tmp_path: Path) -> None:
    assert callable(proxy)
    port = free_port()
    command = proxy(tmp_path, port, backend)
    assert shutil.which(command[0]), f"No {command[0]}: run scripts/test, which installs it on Debian."
    name = f"napoleon.example.org:{port}"
    own, lying = {"host": name}, {"x-forwarded-proto": "http", "x-forwarded-for": "1.2.3.4"}
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    with (
        running(command, port, **home),
        httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=own, timeout=PATIENCE) as browser,
    ):
        until = time.monotonic() + PATIENCE
        while browser.get("/healthz").status_code != 200:  # never counted
            assert time.monotonic() < until
            time.sleep(0.05)
        opened = browser.post("/tables", headers={"origin": f"https://{name}"} | lying)
        assert opened.status_code == 303, opened.text
        cookie = opened.headers["set-cookie"]
        assert "Secure" in cookie, "the scheme is the one that the proxy was reached by"
        for origin in (f"http://{name}", "https://napoleon.example.org:1", "https://evil.example"):
            assert browser.post("/tables", headers={"origin": origin} | lying).status_code == 403
        address = f"ws://{name}{opened.headers['location']}/socket"
        headers = {"Cookie": cookie.partition(";")[0]}

        def line(origin: str) -> ClientConnection:
            reached = socket.create_connection(("127.0.0.1", port))
            return connect(address, sock=reached, additional_headers=headers, origin=Origin(origin), proxy=None)

        with pytest.raises(InvalidStatus) as refused, line("https://evil.example"):
            pass
        assert refused.value.response.status_code == 403
        with line(f"https://{name}") as own_line:
            assert '"type":"view"' in str(own_line.recv(PATIENCE))
        # an address that a browser claims for itself is not believed: all of these count for one
        posts = [browser.post("/tables", headers={"x-forwarded-for": f"1.2.3.{number}"}) for number in range(8)]
        assert posts[0].status_code == 303
        assert posts[-1].status_code == 429
