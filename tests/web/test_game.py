"""A game over HTTP and the socket of a real server: whole matches, refreshes, restarts, and whatever else may arrive."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from napoleon.record.replay import replay_line
from tests.table.scripted import answer
from tests.web.server import Server, open_table, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize(("preset", "players"), [("standard", ""), ("party", "4"), ("gamefarm", "6"), ("kougai", "7")])
def test_a_match_and_its_record(server: Server, preset: str, players: str) -> None:
    with server.browser() as browser:
        path = open_table(browser, preset=preset, players=players, deals="1")
        assert browser.get(path).status_code == 200
        assert browser.get(f"{path}/record").status_code == 404
        with server.table(browser, path) as line:
            line.play_on(random.Random(f"{preset} {players}"))
            result = line.view["result"]
        record = browser.get(f"{path}/record")
        assert record.headers["content-type"] == "text/plain; charset=utf-8"
        (deal,) = record.text.splitlines()
        assert replay_line(deal)["scores"] == [row["change"] for row in result["scores"]]


def test_refresh_and_restart_mid_deal(tmp_path: Path) -> None:
    rng = random.Random("mid-deal")
    with serving(tmp_path) as server, server.browser() as browser:
        path = open_table(browser, preset="standard", deals="1")
        cookies = dict(browser.cookies)
        with server.table(browser, path) as line:
            line.play_on(rng, until="play")
            before = line.message
        with server.table(browser, path) as line:
            assert (line.message["seq"], line.view) == (before["seq"], before["view"])
    with serving(tmp_path) as server, server.browser(cookies=cookies) as browser, server.table(browser, path) as line:
        # connected through another process now, which is one event of the table
        assert (line.message["seq"], line.view) == (before["seq"] + 1, before["view"])
        line.play_on(rng)


WRONG: list[str | bytes] = [
    *("", "{", "[]", "null", "7", '"x"', "{}", '{"id":1}', '{"id":"a"}', b"\xff\xfe", "[" * 3000, "x" * 5000),
    *('{"type":"pong"}', '{"id":"b","action":{"kind":"constructor"}}', '{"id":"c","action":{"kind":"next"}}'),
    *('{"id":"d","action":{"kind":"play","card":"SA"}}', '{"id":"e","action":null}', '{"id":"f","action":["pass"]}'),
]


def test_wrong_messages_are_refused_and_change_nothing(server: Server) -> None:
    with server.browser() as browser:
        path = open_table(browser, preset="standard")
        with server.table(browser, path) as line:
            line.until_asked()
            before = line.message
            for text in WRONG:
                answered = line.tell(text)
                assert answered["type"] == "refused", text
                assert answered["error"]
                assert answered["text"]
                assert "Traceback" not in json.dumps(answered)
            assert line.tell('{"type":"ping"}') == {"type": "pong"}
            assert line.message == before
        with server.table(browser, path) as line:
            assert line.view == before["view"]


def test_a_huge_message_ends_the_line_and_not_the_game(server: Server) -> None:
    with server.browser() as browser:
        path = open_table(browser, preset="standard")
        with server.table(browser, path) as line:
            before = line.until_asked()
            with pytest.raises(ConnectionClosed):
                line.tell("x" * 1_000_000)
        with server.table(browser, path) as line:
            assert line.view == before


def test_another_session_watches_and_cannot_act(server: Server) -> None:
    with server.browser() as owner, server.browser() as other:
        path = open_table(owner, preset="standard")
        assert other.get(path).status_code == 200
        with server.table(owner, path) as mine, server.table(other, path, "en") as theirs:
            mine.until_asked()
            assert mine.view["you"] == 0
            assert (theirs.view["you"], theirs.view["hand"], theirs.view["ask"]) == (None, [], None)
            answered = theirs.ask({"kind": "pass"})
            assert (answered["type"], answered["error"]) == ("refused", "spectators_only_watch")
            assert mine.ask({"kind": "pass"})["type"] == "ack"
        with server.table(other, path, Cookie="napoleon_session=" + "A" * 22) as line:
            assert line.view["you"] is None


def test_two_tabs_of_one_seat(server: Server) -> None:
    with server.browser() as browser:
        path = open_table(browser, preset="standard", deals="1")
        with server.table(browser, path) as one, server.table(browser, path, "en") as two:
            rng = random.Random("tabs")
            for line in (one, two) * 3:
                other = two if line is one else one
                view = line.until_asked()
                while other.message["seq"] < line.message["seq"]:
                    other.hear()
                assert [card["card"] for card in other.view["hand"]] == [card["card"] for card in view["hand"]]
                if view["phase"] != "match_end":
                    assert line.ask(answer(view, rng))["type"] == "ack"
                    while other.message["seq"] < line.message["seq"]:
                        other.hear()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_page_cannot_open_the_line(server: Server, origin: str) -> None:
    with server.browser() as browser:
        path = open_table(browser, preset="standard")
        with pytest.raises(InvalidStatus) as refused, server.table(browser, path, origin=origin):
            pass
        assert refused.value.response.status_code == 403


def test_a_line_to_no_table(server: Server) -> None:
    with server.browser() as browser, pytest.raises(ConnectionClosed) as closed, server.table(browser, "/table/nowhere"):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
