"""Tables with friends as pages know them: the form, the name remembered, the lobby, the QR code, a guest's session."""

import io
import re
import time
from collections.abc import Iterator

import httpx
import pytest
import segno

from napoleon.rules import PRESETS
from napoleon.words import LANGUAGES, say
from tests.web.server import PATIENCE, Server, open_table, serving
from tests.web.test_pages import proper

FORM = {"with": "friends", "name": "たろう", "preset": "standard", "level": "simple", "clock": "off"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with server.browser() as client:
        yield client


def test_the_form_leads_to_a_waiting_room(server: Server, browser: httpx.Client) -> None:
    path = open_table(browser, **FORM | {"clock": "normal", "chat": "on", "late": "on", "level": "strong", "players": "7"})
    with server.table(browser, path) as line:
        assert line.view["phase"] == "waiting"
        room = line.view["room"]
        assert room["host"]
        assert [chair["name"] for chair in room["seats"] if chair["state"] == "person"] == ["たろう"]
        assert len(room["seats"]) == 7
        settings = {name: room["settings"][name] for name in ("level", "clock", "listed", "chat", "late")}
    assert settings == {"level": "strong", "clock": "normal", "listed": False, "chat": True, "late": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "wrong", [{"name": ""}, {"name": "\u202ename"}, {"name": "x" * 17}, {"clock": "sundial"}, {"deals": "0"}]
)
def test_a_wrong_form_comes_back(browser: httpx.Client, wrong: dict[str, str], language: str) -> None:
    response = browser.post(f"/tables?lang={language}", data=FORM | {"chat": "on"} | wrong)
    page = proper(response, 422, language)
    assert 'role="alert" id="problem"' in page
    assert 'name="with" value="friends" checked' in page
    assert 'name="chat" checked' in page


def test_a_name_is_counted_as_the_table_counts_it(browser: httpx.Client) -> None:
    assert 'maxlength="16"' not in browser.get("/").text, "a browser counts halves of signs, and cuts them"
    assert browser.post("/tables", data=FORM | {"name": "😀" * 16}).status_code == 303
    assert browser.post("/tables", data=FORM | {"name": "😀" * 17}).status_code == 422


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/rules/standard"])
def test_a_browser_that_keeps_no_cookies_opens_no_table(server: Server, path: str, language: str) -> None:
    with server.browser(headers={"accept-language": language}) as browser:
        fields = dict(re.findall(r'<input type="hidden" name="(\w+)"(?: value="([^"]*)")?>', browser.get(path).text))
        browser.cookies.clear()
        for _ in range(2):
            response = browser.post("/tables", data=FORM | {"listed": "on"} | fields)
            page = proper(response, 422, language)
            assert say(language, "problem-cookies-needed") in page
            assert 'name="listed" checked' in page
            browser.cookies.clear()
        assert "set-cookie" in browser.post("/tables", data={"preset": "no such"}).headers  # by a page that was opened before
        assert browser.post("/tables", data=FORM | fields).status_code == 303


def test_a_form_that_no_page_gave_opens_a_table(browser: httpx.Client) -> None:
    response = browser.post("/tables", data=FORM)
    assert response.status_code == 303
    assert "napoleon_session" in response.headers["set-cookie"]


def test_the_name_is_remembered(browser: httpx.Client) -> None:
    name = '<b>"太郎"</b>'
    path = open_table(browser, **FORM | {"name": name})
    home = browser.get("/")
    assert "<b>&#34;太郎" not in re.findall("<h1.*", home.text)[0]
    assert f'value="{name}"' in proper(home, 200, "ja")
    assert f'data-name="{name}"' in proper(browser.get(path), 200, "ja")
    assert "<b>" + '"' not in home.text
    browser.cookies.set("napoleon_name", "%00%ff%1b", domain="127.0.0.1")
    proper(browser.get("/"), 200, "ja")


def test_a_guest_gets_a_session_with_the_page(server: Server, browser: httpx.Client) -> None:
    path = open_table(browser, **FORM)
    with server.browser() as guest:
        cookie = guest.get(path).headers["set-cookie"]
        assert re.search(r"napoleon_session=[\w-]{22}; HttpOnly; .*SameSite=lax", cookie)
        assert "set-cookie" not in guest.get(path).headers
        with server.table(browser, path), server.table(guest, path) as line:
            assert line.view["room"]["may_sit"]
            assert line.ask({"kind": "sit", "name": "はなこ"})["type"] == "ack"
            assert line.view["you"] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_lists_what_waits_for_anybody(server: Server, browser: httpx.Client, language: str) -> None:
    listed = open_table(browser, **FORM | {"listed": "on", "deals": "3", "name": "ロビー"})
    hidden = open_table(browser, **FORM)
    with server.table(browser, listed), server.table(browser, hidden), server.browser() as visitor:
        for path in ("/", "/lobby"):
            page = proper(visitor.get(path, params={"lang": language}), 200, language)
            assert f'href="{listed}"' in page
            assert hidden not in page
            assert "ロビー" in page
    until = time.monotonic() + PATIENCE
    while listed in proper(browser.get("/lobby"), 200, "ja"):  # until it is noticed that nobody is there any more
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize("name", PRESETS)
def test_a_link_brings_rules_along(browser: httpx.Client, name: str) -> None:
    page = proper(browser.get("/", params={"with": "friends", "rules": name}), 200, "ja")
    assert 'value="friends" checked' in page
    assert f">{name}</textarea>" in page
    proper(browser.get("/", params={"with": "<x>", "rules": "<x>" * 999}), 200, "ja")


def test_the_qr_code_is_the_address_as_the_browser_reached_us(browser: httpx.Client) -> None:
    path = open_table(browser, **FORM)
    response = browser.get(f"{path}/qr.svg", headers={"host": "192.168.1.20:8080"})
    assert response.headers["content-type"] == "image/svg+xml"
    expected = io.BytesIO()
    code = segno.make(f"http://192.168.1.20:8080{path}", micro=False)
    code.save(expected, kind="svg", border=4, dark="#000", light="#fff", omitsize=True)
    assert response.content == expected.getvalue()
    assert " style=" not in response.text
    proper(browser.get("/table/" + "x" * 41 + "/qr.svg"), 404, "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_to_verify_is_said(browser: httpx.Client, language: str) -> None:
    assert "napoleon verify record.jsonl" in proper(browser.get("/verify", params={"lang": language}), 200, language)
