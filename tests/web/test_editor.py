"""The editor of rules: every rule set goes through its form unharmed, and what cannot be played comes back with reasons."""

import random
import re
from collections.abc import Iterator

import httpx
import pytest

from napoleon.rules import OPTIONS, PRESETS, parse, preset
from napoleon.rules.listing import options
from napoleon.rules.sample import random_rules
from napoleon.rules.share import decode
from napoleon.web.fields import read_fields, write_fields
from napoleon.words import LANGUAGES
from tests.web.server import Server, serving
from tests.web.test_pages import proper


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    with server.browser() as client:
        yield client


def test_every_rule_set_goes_through_the_form() -> None:
    rng = random.Random("editor")
    for rules in [*map(preset, PRESETS), *(random_rules(rng) for _ in range(300))]:
        assert read_fields(write_fields(rules)) == (rules, [])


def shown(text: str) -> dict[str, str]:
    """What a browser would post from the page as it stands."""
    form = text[text.index('class="editor"') :]
    fields = dict.fromkeys(re.findall(r'type="checkbox" name="([^"]+)" checked', form), "on")
    fields |= dict(re.findall(r'type="radio" name="([^"]+)" value="([^"]*)" checked', form))
    fields |= dict(re.findall(r'<input name="([^"]+)" type="text"[^>]* value="([^"]*)"', form))
    for name, choices in re.findall(r'<select name="([^"]+)"[^>]*>(.*?)</select>', form, re.DOTALL):
        chosen = re.findall(r'value="([^"]*)" selected', choices) or re.findall(r'value="([^"]*)"', choices)
        fields[name] = chosen[0]
    return fields


@pytest.mark.parametrize("name", [*PRESETS, "base"])
def test_the_page_shows_what_it_was_given(browser: httpx.Client, name: str) -> None:
    page = proper(browser.get("/rules/edit", params={"from": name}), 200, "ja")
    assert read_fields(shown(page)) == (decode(name), [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_stands_on_the_page(browser: httpx.Client, language: str) -> None:
    page = proper(browser.get("/rules/edit", params={"lang": language}), 200, language)
    for item in options(language):
        assert f'id="option-{item["name"]}"' in page
        assert item["title"] in page
        assert item["help"] in page


def test_rules_that_can_be_played_get_an_address(browser: httpx.Client) -> None:
    form = write_fields(preset("standard")) | {"auction.minimum": "12", "killers.1.card": "DQ", "killers.1.target": "joker"}
    response = browser.post("/rules/edit", data=form)
    assert response.status_code == 303
    found = re.fullmatch(r"/rules/edit\?from=([\w-]+)#made", response.headers["location"])
    assert found
    killers = [
        *preset("standard").killers.killers,
        *parse({"set": {"killers": [{"card": "DQ", "target": "joker"}]}}).killers.killers,
    ]
    rules = decode(found[1])
    assert rules.auction.minimum == 12
    assert [*rules.killers.killers] == killers
    page = proper(browser.get(response.headers["location"]), 200, "ja")
    assert "標準との違い 2件" in page
    assert f'href="/?with=solo&rules={found[1]}"' in page
    assert f'href="/?with=friends&rules={found[1]}"' in page
    assert found[1] in proper(browser.get(f"/?rules={found[1]}"), 200, "ja")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("changes", "faulty"),
    [
        ({"table.players": "7", "table.hand_size": "9"}, ["table.players", "table.hand_size"]),
        ({"auction.minimum": "24", "score.method": "pot", "score.pot": "7"}, ["auction.minimum", "score.pot"]),
        ({"table.players": "many", "table.removed": "♣3 ☆"}, ["table.players", "table.removed"]),
        ({"play.strength.0": "joker", "play.strength.1": "joker"}, ["play.strength"]),
        ({"killers.0.card": "SA", "killers.0.target": "mighty"}, ["killers"]),
        ({"score.custom.won.0": "x"}, ["score.custom"]),
        ({"mode": "<b>"}, ["mode"]),
        ({"auction.no_trump": ""}, ["auction.no_trump"]),
    ],
)
def test_what_cannot_be_played_comes_back(
    browser: httpx.Client, changes: dict[str, str], faulty: list[str], language: str
) -> None:
    form = write_fields(preset("standard")) | changes
    page = proper(browser.post(f"/rules/edit?lang={language}", data=form), 422, language)
    alert = page[page.index('role="alert"') : page.index('class="start-from"')]
    for name in faulty:
        assert f'href="#option-{name}"' in alert
        assert re.search(rf'id="option-{re.escape(name)}" class="option fault"', page)
    assert "<b>」" not in page
    kept = shown(page)
    assert all(kept[name] == text for name, text in changes.items() if name in kept and text)


def test_a_code_that_is_none(browser: httpx.Client) -> None:
    page = proper(browser.get("/rules/edit", params={"from": "N27J-2RR"}), 422, "ja")
    assert "N27J-2RR" in page


def test_whatever_is_posted_is_answered() -> None:
    rng = random.Random("anything")
    texts = ["", "on", "none", "-1", "9" * 30, "JO", "S13", "♣3", "١", "true", "\x00", "S" * 999]
    names = [name + part for name in OPTIONS for part in ("", ".0", ".0.card", ".0.target", ".won.0", ".strain", ".joker")]
    for _ in range(200):
        form = write_fields(random_rules(rng)) | {rng.choice(names): rng.choice(texts) for _ in range(4)}
        rules, problems = read_fields(form)
        assert (rules is None) == bool(problems)
        assert all(problem.text(language) for problem in problems for language in LANGUAGES)


@pytest.mark.parametrize(("path", "marked"), [("", PRESETS[0]), ("?from=party", "party"), ("?from=N27J-3RR", None)])
def test_the_preset_in_the_form_is_marked(browser: httpx.Client, path: str, marked: str | None) -> None:
    page = proper(browser.get(f"/rules/edit{path}"), 200, "ja")
    found = re.findall(r'from=(\w+)" aria-current="true"', page)
    assert found == ([] if marked is None else [marked])
