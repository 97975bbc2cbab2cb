"""What people with bad intentions try, each a test: other sites' pages, forged sessions, floods, oversized things."""

import json
import re
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack
from html.parser import HTMLParser
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from napoleon.web.limits import Allowance, Limits, Rate
from tests.web.server import Server, open_table, serving

SCARCE = Rate(3, 1, 3600)
PLENTY = Rate(1e6, 1e6, 1)
PROXIED = {"host": "cards.example", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


FOREIGN: list[dict[str, str]] = [
    {"origin": "http://evil.example"},
    {"origin": "null"},
    {"origin": "https://127.0.0.1:{port}"},
    {"origin": "http://127.0.0.1"},
    {"origin": "http://127.0.0.1:{port}.evil.example"},
    {"origin": "http://127.0.0.1:{port}@evil.example"},
    {"origin": "http://evil.example/http://127.0.0.1:{port}"},
    {"origin": "http://localhost:{port}"},
    {"origin": "http://127.0.0.1:{port}x"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=lambda headers: "".join(headers.values()) or "empty")
def test_another_site_s_page_can_post_nothing(server: Server, headers: dict[str, str]) -> None:
    headers = {name: value.replace("{port}", str(server.port)) for name, value in headers.items()}
    with httpx.Client(base_url=server.address, headers=headers) as browser:
        response = browser.post("/tables", data={"preset": "standard"})
    assert response.status_code == 403
    assert "set-cookie" not in response.headers
    assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("headers", FOREIGN[:9], ids=lambda headers: "".join(headers.values()))
def test_another_site_s_page_can_open_no_socket(server: Server, headers: dict[str, str]) -> None:
    with server.browser() as browser:
        path = open_table(browser, preset="standard")
        origin = headers["origin"].replace("{port}", str(server.port))
        with pytest.raises(InvalidStatus) as refused, server.table(browser, path, origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_behind_a_proxy_the_origin_is_the_browser_s(server: Server) -> None:
    """The proxy speaks http with us; the browser spoke https with it."""
    form = {"preset": "standard"}
    with httpx.Client(base_url=server.address, headers=PROXIED) as proxy:
        for origin in ("http://cards.example", "https://cards.example:8443", "https://other.example"):
            assert proxy.post("/tables", data=form, headers={"origin": origin}).status_code == 403
        for origin in ("https://cards.example", "https://cards.example:443"):
            response = proxy.post("/tables", data=form, headers={"origin": origin})
            assert response.status_code == 303
            cookie = response.headers["set-cookie"]
            assert re.fullmatch(
                r"__Host-napoleon_session=[\w-]{22}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax; Secure", cookie
            )
        path, token = response.headers["location"], cookie.partition(";")[0]
    address = f"ws://127.0.0.1:{server.port}{path}/socket"
    headers = [(name, value) for name, value in PROXIED.items() if name != "host"]
    for origin, status in (("http://cards.example", 403), ("https://cards.example", 101)):
        raw = upgrade(server, f"{path}/socket", [*headers, ("Host", "cards.example"), ("Origin", origin), ("Cookie", token)])
        assert raw.startswith(f"HTTP/1.1 {status} ".encode()), address


def upgrade(server: Server, path: str, headers: list[tuple[str, str]]) -> bytes:
    """The first answer to the opening of a socket, with headers that a library would write itself."""
    lines = [f"GET {path} HTTP/1.1", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *(f"{name}: {value}" for name, value in headers)]
    with sockets.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall("\r\n".join([*lines, "", ""]).encode())
        return line.recv(100)


def test_a_planted_session_is_not_taken(server: Server) -> None:
    """Session fixation: nothing but the cookie is read, and under https not one that a neighbour could have set."""
    token = "A" * 22
    with server.browser() as browser:
        response = browser.post(f"/tables?napoleon_session={token}", data={"preset": "standard", "napoleon_session": token})
        assert token not in response.headers["set-cookie"]
        for wrong in ("A" * 21, "A" * 23, "A" * 21 + "%", "<script>", ""):
            cookie = {"cookie": f"napoleon_session={wrong}"}
            response = httpx.post(f"{server.address}/tables", data={"preset": "standard"}, headers=cookie)
            assert f"napoleon_session={wrong};" not in response.headers["set-cookie"]
    planted = PROXIED | {"origin": "https://cards.example", "cookie": f"napoleon_session={token}"}
    response = httpx.post(f"{server.address}/tables", data={"preset": "standard"}, headers=planted)
    assert token not in response.headers["set-cookie"]


def test_the_session_shows_itself_nowhere(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with server.browser() as browser, caplog.at_level("DEBUG", "napoleon"):
        path = open_table(browser, preset="standard")
        token = browser.cookies["napoleon_session"]
        with server.table(browser, path) as line:
            line.until_asked()
            told = json.dumps(line.message)
        pages = "".join(browser.get(address).text for address in ("/", path, f"{path}/record", "/rules"))
        assert token not in told + pages + path + caplog.text


FLOODS: list[tuple[str, dict[str, Any]]] = [
    ("a session's requests", {"request": Allowance(SCARCE, PLENTY)}),
    ("an address's requests", {"request": Allowance(PLENTY, SCARCE)}),
]


@pytest.mark.parametrize("limits", [Limits(**changes) for _, changes in FLOODS], ids=[name for name, _ in FLOODS])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_flood_of_requests(tmp_path: Path, limits: Limits, language: str) -> None:
    with serving(tmp_path, limits=limits, language=language) as server:
        cookie = {"cookie": "napoleon_session=" + "B" * 22}
        with server.browser(headers=cookie) as browser:
            asset = server.app.state.assets.address("table.js")
            assert [browser.get("/").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
            response = browser.get("/")
            assert int(response.headers["retry-after"]) > 3000
            assert ("もう一度" if language == "ja" else "try again") in response.text
            assert response.headers["content-security-policy"]
            assert browser.get(asset).status_code == 200
        with server.browser() as other:
            assert other.get("/").status_code == (200 if limits.request.address == PLENTY else 429)


def test_a_flood_of_tables(tmp_path: Path) -> None:
    """Forms with mistakes are not counted; opened tables are, for this session and not for another."""
    with serving(tmp_path, limits=Limits(table=Allowance(SCARCE, PLENTY))) as server, server.browser() as browser:
        form = {"preset": "standard"}
        assert browser.get(open_table(browser, **form)).status_code == 200
        assert [browser.post("/tables", data={"preset": "no such"}).status_code for _ in range(6)] == [422] * 6
        assert [browser.post("/tables", data=form).status_code for _ in range(5)] == [303, 303, 303, 429, 429]
        with server.browser() as other:
            assert other.post("/tables", data=form).status_code == 303


def test_a_flood_of_sockets(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits(session_sockets=3)) as server, server.browser() as browser:
        path = open_table(browser, preset="standard")
        cookies = {"Cookie": f"napoleon_session={browser.cookies['napoleon_session']}"}
        address = f"ws://127.0.0.1:{server.port}{path}/socket"
        with ExitStack() as stack:
            lines = [stack.enter_context(connect(address, additional_headers=cookies, proxy=None)) for _ in range(4)]
            with pytest.raises(ConnectionClosed) as closed:
                lines[3].recv(30)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert json.loads(lines[0].recv(30))["type"] == "view"
        with connect(address, additional_headers=cookies, proxy=None) as line:
            assert json.loads(line.recv(30))["type"] == "view"


def pieces(size: int) -> Iterator[bytes]:
    """A body whose length nobody is told beforehand."""
    for _ in range(size // 1000):
        yield b"x" * 1000


@pytest.mark.parametrize("path", ["/tables", "/", "/nowhere", "/rules/edit"])
@pytest.mark.parametrize("told", [True, False])
def test_an_oversized_body(server: Server, path: str, told: bool) -> None:
    with server.browser() as browser:
        for size in (140_000, 3_000_000):
            try:
                response = browser.post(path, content=b"x" * size if told else pieces(size))
            except (httpx.WriteError, httpx.RemoteProtocolError, httpx.ReadError):
                continue  # it was cut off while it was still being sent
            assert response.status_code in ((413,) if told else (404, 405, 413, 422))
        assert browser.get("/").status_code == 200


def test_oversized_headers_and_addresses(server: Server) -> None:
    with server.browser() as browser:
        for headers in ({"x": "y" * 100_000}, {"cookie": "napoleon_session=" + "A" * 100_000}):
            try:
                assert browser.get("/", headers=headers).status_code in (400, 431)
            except httpx.TransportError:
                continue
        many = {f"x-{number}": "y" * 1000 for number in range(20)}
        assert browser.get("/", headers=many).status_code == 431
        with pytest.raises(InvalidStatus) as refused, server.table(browser, "/table/nowhere", **many):
            pass
        assert refused.value.response.status_code == 403
        assert browser.get("/table/" + "a" * 20_000).status_code == 404
        assert browser.get("/?" + "lang=ja&" * 2000).status_code in (200, 414)
        assert browser.get("/").status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        "..",
        "../..",
        "..%2f..%2fetc%2fpasswd",
        "%2e%2e/%2e%2e",
        "....//",
        "%00",
        "a%00b",
        "..\\..",
        "%5c..%5c",
        "tables.sqlite3",
        "~root",
    ],
)
def test_no_table_s_name_is_a_path(server: Server, name: str) -> None:
    for path in (f"/table/{name}", f"/table/{name}/record", f"/static/{name}", f"/static/x/{name}"):
        line = HTTPConnection("127.0.0.1", server.port, timeout=30)  # which sends the path as it is
        line.putrequest("GET", path)
        line.endheaders()
        response = line.getresponse()
        assert response.status in (404, 405, 307), path
        text = response.read()
        assert b"root:" not in text
        assert b"SQLite" not in text
        line.close()


PAGES = "/ /lobby /rules /rules/standard /rules/edit /verify /api /nowhere /table/nowhere TABLE TABLE/record"


@pytest.mark.parametrize("path", PAGES.split(" "))
def test_no_page_is_kept_or_framed_or_runs_scripts_of_its_own(server: Server, path: str) -> None:
    with server.browser() as browser:
        response = browser.get(path.replace("TABLE", open_table(browser, preset="standard")))
        assert response.headers["cache-control"] == "no-store"
        assert response.headers["x-frame-options"] == "DENY"
        policy = dict(part.strip().partition(" ")[::2] for part in response.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == policy["form-action"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"


@pytest.mark.parametrize("host", ["cards.example", 'x"><script>alert(1)</script>', "x<y", "[::1", "a" * 300])
def test_a_forged_host_stays_in_its_own_answer(server: Server, host: str) -> None:
    """The QR code holds the address by which we were reached; no script comes of it, and nobody else is given it."""
    with server.browser() as browser:
        path = open_table(browser, preset="standard")
        response = browser.get(f"{path}/qr.svg", headers={"host": host})
        assert response.status_code < 500
        assert "<script" not in response.text
        assert "public" not in response.headers["cache-control"]


class Attributes(HTMLParser):
    """The names of all attributes of a page, as a browser reads them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [name for name, _ in attrs]


@pytest.mark.parametrize("name", ["%3Cscript%3E", '"><b>', "%22%20onx%3D1", "%E2%80%AE", "%", "%FF%FE", "x" * 5000])
def test_a_planted_cookie_is_only_text(server: Server, name: str) -> None:
    with server.browser(headers={"cookie": f"napoleon_name={name}; napoleon_lang=<b>"}) as browser:
        for path in ("/", open_table(browser, preset="standard")):
            response = browser.get(path)
            assert response.status_code == 200
            reader = Attributes()
            reader.feed(response.text)
            assert not [attribute for attribute in reader.found if attribute.startswith("on")]
            assert "\u202e" not in response.text
