"""The ordinary pages in both languages, without a script; headers, sessions, files."""

import json
import re
from collections.abc import Iterator
from html import unescape

import httpx
import pytest

from napoleon.rules import PRESETS
from napoleon.web.render import island_words
from napoleon.words import LANGUAGES, say
from tests.web.server import Server, open_table, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with server.browser() as client:
        yield client


def proper(response: httpx.Response, status: int, language: str) -> str:
    """A page as every page must be; its text."""
    assert response.status_code == status
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "same-origin"
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    text = response.text
    assert f'<html lang="{language}">' in text
    assert "Traceback" not in text
    assert not re.search(r"<script(?![^>]*(src=|application/json))", text)
    assert not re.search(r"\son\w+=|\sstyle=|javascript:", text)
    assert "<h1" in text or 'id="table"' in text
    return unescape(text)


PATHS = [
    ("/", 200),
    ("/rules", 200),
    ("/api", 200),
    *((f"/rules/{name}", 200) for name in (*PRESETS, "base", "N27J-2RQ")),
    ("/rules/nonsense", 404),
    ("/rules/N27J-2RR", 404),
    ("/nowhere", 404),
    ("/table/nowhere", 404),
    ("/table/nowhere/record", 404),
    ("/table/%00%ff'\"<script>", 404),
    ("/static/nowhere.js", 404),
    ("/static/x/%2e%2e/app.py", 404),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "status"), PATHS)
def test_pages(browser: httpx.Client, path: str, status: int, language: str) -> None:
    proper(browser.get(path, params={"lang": language}), status, language)
    assert browser.head(path).status_code == status


def test_the_language_is_kept_and_guessed(server: Server) -> None:
    with server.browser(headers={"accept-language": "fr, en-GB;q=0.8, ja;q=0.5"}) as browser:
        proper(browser.get("/"), 200, "en")
        proper(browser.get("/?lang=ja"), 200, "ja")
        proper(browser.get("/rules"), 200, "ja")
        proper(browser.get("/?lang=xx"), 200, "ja")
    with server.browser(headers={"accept-language": "de;q=x, ;;,,"}) as browser:
        proper(browser.get("/"), 200, "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_table(browser: httpx.Client, language: str) -> None:
    path = open_table(browser, preset="standard")
    response = browser.get(path, params={"lang": language})
    assert f'data-socket="{path}/socket?lang={language}"' in proper(response, 200, language)
    words = json.loads(re.findall(r'<script type="application/json" id="words">(.*?)</script>', response.text, re.DOTALL)[0])
    assert words == json.loads(island_words(language))
    assert words["island-pass"] == say(language, "island-pass")
    assert "{ $n }" in words["island-cards-left"]
    files = re.findall(r'(?:href|src)="(/static/[^"]+)"', response.text)
    assert [browser.get(address).status_code for address in files] == [200] * 3


def test_the_session_cookie(browser: httpx.Client) -> None:
    cookie = browser.post("/tables", data={"preset": "standard"}).headers["set-cookie"]
    assert re.fullmatch(r"napoleon_session=[\w-]{22}; HttpOnly; Max-Age=\d+; Path=/; SameSite=lax", cookie)
    again = browser.post("/tables", data={"preset": "standard"}).headers["set-cookie"]
    assert again == cookie


def test_other_methods(browser: httpx.Client) -> None:
    for method, path in [("DELETE", "/"), ("PUT", "/tables"), ("GET", "/tables"), ("POST", "/rules")]:
        proper(browser.request(method, path), 405, "ja")


def test_files_are_kept_by_their_content(server: Server, browser: httpx.Client) -> None:
    response = browser.get(server.app.state.assets.address("table.js"))
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert response.headers["content-type"].startswith("text/javascript")
    old = browser.get("/static/0123456789abcdef/table.js")
    assert (old.status_code, old.headers["cache-control"]) == (200, "no-cache")
    assert browser.get("/").headers["cache-control"] == "no-store"


def test_a_failure_shows_no_traceback(server: Server, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(server.app.state.house, "knows", fail)
    assert "secret detail" not in proper(browser.get("/table/any"), 500, "ja")


def test_only_by_its_own_names(tmp_path_factory: pytest.TempPathFactory) -> None:
    data = tmp_path_factory.mktemp("named")
    with serving(data, hosts=frozenset({"127.0.0.1"}), language="en") as server, server.browser() as browser:
        proper(browser.get("/"), 200, "en")
        assert browser.get("/", headers={"host": "evil.example"}).status_code == 403
