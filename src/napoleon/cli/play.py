"""`napoleon play`: a server on this machine, and its page in the browser."""

import gc
import os
import signal
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from napoleon.cli.common import Language, language

if TYPE_CHECKING:
    import uvicorn

app = typer.Typer(add_completion=False)

PORT = 8520
TRIES = 20
LONGEST_MESSAGE = 64 * 1024
GOODBYE_SECONDS = 3
COLLECT = (2_000, 5, 5_000)
"""young objects, and rounds, between two collections of each age; Python's own: 700, 10, 10"""
LOOPBACK = ("127.0.0.1", "localhost", "::1")


@app.command()
def play(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others in your network come.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(min=0, max=65535, help=f"Without it {PORT} or the next free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Folder for the games, else NAPOLEON_DATA, else the system's.")] = None,
    lang: Language = "",
    proxy: Annotated[str, typer.Option(help="Address of the proxy in front, whose X-Forwarded-… headers are believed.")] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
) -> None:
    """Start a server on this machine and show its address."""
    from napoleon.store import check_database
    from napoleon.words import Problem, say

    spoken = language(lang)
    try:
        _check_proxy(proxy)
        check_database()
        listener = _listen(host, port)
        server = _server(host, data, lang or None, proxy)
    except Problem as problem:
        typer.echo(problem.text(spoken), err=True)
        raise typer.Exit(1) from None
    address = _address(host, listener)
    typer.echo(say(spoken, "play-address", address=address))
    typer.echo(say(spoken, "play-stop"))
    if browser:
        _open_browser(address)
    # uvicorn stops gently on either signal, then raises it again for us: what was asked for is no failure
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, _leave)
    _collect_seldom()
    with listener:
        server.run(sockets=[listener])
    if not server.started:
        raise typer.Exit(1)


def _check_proxy(proxy: str) -> None:
    """Addresses or networks with commas between them, or `*`; uvicorn takes any other word, and then believes nobody."""
    import ipaddress

    from napoleon.words import Problem

    for part in proxy.split(",") if proxy not in ("", "*") else ():
        try:
            ipaddress.ip_network(part.strip())
        except ValueError:
            raise Problem("proxy_not_an_address", got=part.strip()[:60]) from None


def _server(host: str, data: Path | None, spoken: str | None, proxy: str) -> "uvicorn.Server":
    import uvicorn

    from napoleon.web.app import create_app

    # a proxy in front hands on the name under which it was reached
    hosts = frozenset({*LOOPBACK, host}) if host in LOOPBACK and not proxy else None
    config = uvicorn.Config(
        create_app(data, language=spoken, hosts=hosts),
        log_level="warning",
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=GOODBYE_SECONDS,
        server_header=False,
        forwarded_allow_ips=proxy or None,
    )
    return uvicorn.Server(config)


def _collect_seldom() -> None:
    """Look through all objects hardly ever: with hundreds of tables in memory everybody would wait half a second for it."""
    gc.freeze()
    gc.set_threshold(*COLLECT)


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port, or on the first free one; Problem where there is none."""
    from napoleon.words import Problem

    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port or 0, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise Problem("host_unknown", host=host, reason=error.strerror or str(error)) from None
    candidates = [port] if port is not None else [*range(PORT, PORT + TRIES), 0]
    for candidate in candidates:
        listener = socket.socket(family, kind, protocol)
        try:
            if os.name == "posix":  # elsewhere it would let two servers share the port
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind((place[0], candidate, *place[2:]))
            listener.listen(128)
        except OSError as error:
            listener.close()
            if candidate == candidates[-1]:
                reason = error.strerror or str(error)
                raise Problem("port_taken", host=host, port=str(candidate), reason=reason) from None
        else:
            return listener
    raise AssertionError("a last candidate stops or is taken")


def _address(host: str, listener: socket.socket) -> str:
    port = listener.getsockname()[1]
    shown = _own_address() if host in ("0.0.0.0", "") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _own_address() -> str:
    """This machine's address in its network, so that a table's link also leads there from the phones of others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documents: only the way to it is asked
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def _open_browser(address: str) -> None:
    """Open the page once the server has had time to listen; machines without a browser only show the address."""
    import threading
    import webbrowser

    def show() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)

    timer = threading.Timer(0.5, show)
    timer.daemon = True
    timer.start()


def _leave(*_: object) -> NoReturn:
    raise SystemExit(0)
