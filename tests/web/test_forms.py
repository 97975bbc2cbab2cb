"""The form that opens a table: rules of every form, and whatever else may be posted."""

import asyncio
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.requests import Request
from starlette.types import Message

from napoleon.web.forms import read_form
from napoleon.words import LANGUAGES, Problem
from tests.web.server import Server, open_table, serving
from tests.web.test_pages import proper


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with server.browser() as client:
        yield client


FORMS = [
    ({"preset": "nonsense"}, "nonsense"),
    ({"preset": "standard", "deals": "many"}, "many"),
    ({"preset": "standard", "deals": "0"}, "1,000"),
    ({"preset": "standard", "deals": "1001"}, "1001"),
    ({"preset": "standard", "players": "9"}, "9"),
    ({"rules": "N27J-2RR"}, "N27J-2RR"),
    ({"rules": '{"preset": "standard", "set": {"auction.minimum": 99}}'}, "auction.minimum"),
    ({"rules": '{"preset": '}, "JSON"),
    ({"rules": "[set]\nauction.minimum ="}, "TOML"),
    ({"rules": "a" + ".a" * 5000 + " = 1"}, "TOML"),
    ({"rules": '[set]\n"auction.minimun" = 12'}, "auction.minimun"),
    ({"rules": "<b>bold</b>", "deals": "3"}, "<b>bold</b>"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("form", "named"), FORMS)
def test_a_wrong_form_comes_back_with_what_was_typed(
    browser: httpx.Client, form: dict[str, str], named: str, language: str
) -> None:
    response = browser.post(f"/tables?lang={language}", data=form)
    text = proper(response, 422, language)
    problem = re.findall(r'role="alert" id="problem">(.*?)</p>', text, re.DOTALL)[0]
    assert named in problem
    assert "「-」" not in problem, "what was typed has no name"
    assert "“-”" not in problem
    assert "<b>bold" not in response.text
    if "rules" in form:
        assert form["rules"] in text
        assert "<details open>" in text
    if "deals" in form:
        assert f'value="{form["deals"]}"' in text


OWN_RULES = [
    "party",
    "n27j2rq",
    '{"preset": "gamefarm", "set": {"score.deals": 1}}',
    'preset = "gamefarm"\n[set]\nscore.deals = 1',
    '[set]\n"auction.minimum" = 12',
]


@pytest.mark.parametrize("rules", OWN_RULES)
def test_rules_of_one_s_own(server: Server, browser: httpx.Client, rules: str) -> None:
    path = open_table(browser, rules=rules, preset="kougai", players="", deals="2")
    with server.table(browser, path) as line:
        table = line.view["table"]
    assert table["deals"] == 2
    assert table["rules_code"] in proper(browser.get(table["rules_url"]), 200, "ja")


def test_a_file_with_rules(server: Server, browser: httpx.Client) -> None:
    fields = {"preset": (None, "standard"), "rules": (None, ""), "players": (None, ""), "deals": (None, "")}

    def post(name: str, content: bytes) -> httpx.Response:
        files: dict[str, Any] = fields | {"file": (name, content, "application/octet-stream")}
        return browser.post("/tables", files=files)

    response = post("rules.toml", "\ufeff[set]\r\nscore.deals = 4\r\n".encode())
    assert response.status_code == 303, response.text
    with server.table(browser, response.headers["location"]) as line:
        assert line.view["table"]["deals"] == 4
    assert "score.deals = four" in proper(post("rules.toml", b"score.deals = four"), 422, "ja")
    proper(post("photo.jpeg", b"\xff\xd8\xff"), 422, "ja")
    assert post("", b"").status_code == 303


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"\xff\xfe", "application/x-www-form-urlencoded"),
        (b"a&" * 1000, "application/x-www-form-urlencoded"),
        (b"x" * 100_000, "application/x-www-form-urlencoded"),
        (b"nothing", "multipart/form-data"),
        (b"--a\r\n", "multipart/form-data; boundary=a"),
        (b"", "multipart/form-data; boundary=\xff"),
    ],
)
def test_what_is_no_form(browser: httpx.Client, body: bytes, kind: str) -> None:
    response = browser.post("/tables", content=body, headers={b"content-type": kind.encode("latin-1")})
    assert response.status_code in (303, 422)
    assert "Traceback" not in response.text


def test_a_browser_that_goes_away_in_mid_form() -> None:
    messages: Iterator[Message] = iter(
        [{"type": "http.request", "body": b"preset=", "more_body": True}, {"type": "http.disconnect"}]
    )

    async def receive() -> Message:
        return next(messages)

    with pytest.raises(Problem, match="form_unreadable"):
        asyncio.run(read_form(Request({"type": "http", "method": "POST", "headers": []}, receive)))


def test_a_foreign_page_cannot_open_tables(server: Server) -> None:
    origins = ("http://evil.example", "null", "http://[", f"{server.address}.evil.example")
    for headers in (*({"origin": origin} for origin in origins), {"sec-fetch-site": "cross-site"}):
        response = httpx.post(f"{server.address}/tables", data={"preset": "standard"}, headers=headers)
        assert response.status_code == 403
        assert "set-cookie" not in response.headers
    assert httpx.post(f"{server.address}/tables", data={"preset": "standard"}).status_code == 303


def test_the_strength_of_the_bots(browser: httpx.Client) -> None:
    page = proper(browser.get("/"), 200, "ja")
    assert '<option value="simple" selected>ふつう</option>' in page
    assert all(name in page for name in ("やさしい", "つよい", "名人"))
    open_table(browser, preset="standard", level="beginner")
    again = proper(browser.post("/tables", data={"preset": "standard", "level": "godlike"}), 422, "ja")
    assert "godlike" in again
