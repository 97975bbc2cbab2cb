"""Five people and two bots of seven play a match over sockets, with everything that happens to people on the way."""

import json
import random
import re
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from napoleon.rules import parse
from napoleon.table.house import House
from napoleon.table.timing import Pace
from napoleon.table.watcher import holder_of
from napoleon.web.session import new_token
from tests.table.parlour import waits_for
from tests.table.scripted import answer
from tests.table.test_live import cards_in
from tests.web.server import PATIENCE, Line, Server, serving

Json = dict[str, Any]
RULES = parse({"preset": "kougai", "set": {"table.players": 7, "table.hand_size": None, "score.deals": 2}})
PEOPLE = ("ホスト", "あき", "はる", "なつ", "ふゆ")


class Person(Line):
    """Somebody at a phone, with everything that was sent there."""

    def __init__(self, socket: Any) -> None:
        self.heard: list[Json] = []
        super().__init__(socket)

    def hear(self) -> Json:
        message = super().hear()
        self.heard.append(message)
        return message

    def look(self) -> None:
        """Take what has come."""
        while True:
            try:
                message: Json = json.loads(self.socket.recv(timeout=0))
            except TimeoutError:
                return
            self.heard.append(message)
            if message["type"] == "view":
                self.message = message

    def until(self, true: Callable[[Json], bool]) -> None:
        """Hear until this is true of the view."""
        while not true(self.view):
            self.hear()

    @property
    def kinds(self) -> list[str]:
        return [event["kind"] for message in self.heard if message["type"] == "view" for event in message["events"]]


class Party:
    """The people of a table, each with a session of their own."""

    def __init__(self, server: Server, path: str, stack: ExitStack) -> None:
        self.server, self.path, self.stack = server, path, stack
        self.lines: list[Person] = []
        self.rng = random.Random("party")

    def come(self, token: str, language: str = "ja") -> Person:
        """A browser with this session opens the table."""
        headers = {"Cookie": f"napoleon_session={token}"}
        with self.server.browser() as browser:
            line = Person(self.stack.enter_context(self.server.line(browser, self.path, language, **headers)))
        self.lines.append(line)
        return line

    def go(self, line: Person) -> None:
        """The browser is closed."""
        line.look()
        line.socket.close()
        self.lines.remove(line)

    def play(self, until: Callable[[], bool], idle: tuple[Person, ...] = ()) -> None:
        """Everybody but the idle answers whatever is asked, another match aside, until this is true."""
        deadline = time.monotonic() + 3 * PATIENCE
        while not until():
            assert time.monotonic() < deadline, [
                (line.view["you"], line.view["phase"], line.view["turn"]) for line in self.lines
            ]
            for line in self.lines:
                line.look()
            time.sleep(0.002)  # the server needs the interpreter too
            for line in self.lines:
                view = line.view
                if line not in idle and waits_for(view) and not view["away"] and view["phase"] != "match_end":
                    answered = line.ask(answer(line.view, self.rng))
                    assert answered["type"] == "ack" or len(line.view["turn"]) > 1, answered


def ranking(line: Person) -> list[tuple[int, int]]:
    return [(row["place"], row["total"]) for row in line.view["match"]["ranking"]]


def check_cards(heard: list[Json], seats: set[int | None]) -> None:
    """No message before the end of a deal names a card that this person cannot know of."""
    known: set[str] = set()
    for message in heard:
        if message["type"] != "view":
            continue
        view = message["view"]
        for event in message["events"]:
            if event["kind"] == "dealt":
                known = set()
            known |= {event["card"]} if "card" in event else set()
            known |= set(event.get("cards", []))
        assert view["you"] in seats
        known |= {card["card"] for card in view["hand"]}
        if view["phase"] in ("deal_end", "match_end"):
            continue
        shown = {key: value for key, value in view.items() if key not in ("ask", "room", "opened", "commitment", "sheet")}
        named = {view["bar"]["adjutant_card"]} if view["bar"]["adjutant_card"] else set()
        open_now = {card for row in view["log"] for card in cards_in({"events": [], "view": {"text": row["text"]}})}
        assert cards_in({"events": [], "view": shown | {"log": []}}) <= known | named | open_now


def open_table(server: Server, token: str) -> str:
    house: House = server.app.state.house
    return f"/table/{server.do(house.open_table(RULES, token, PEOPLE[0], chat=True))}"


def test_a_match_with_everything_that_happens_to_people(tmp_path: Path) -> None:
    tokens = [new_token() for _ in range(7)]
    with serving(tmp_path) as server, ExitStack() as stack:
        house: House = server.app.state.house
        house.around.pace = Pace(grace=0.3, settle=0.0)
        path = open_table(server, tokens[0])
        party = Party(server, path, stack)
        host, *others = [party.come(token) for token in tokens[:5]]
        spectator = party.come(tokens[5], "en")
        for line, name in zip(others, PEOPLE[1:], strict=True):
            assert line.ask({"kind": "sit", "name": name})["type"] == "ack"
            assert line.ask({"kind": "agree"})["type"] == "ack"
        assert host.ask({"kind": "start"})["type"] == "ack"
        aki, haru, natsu, fuyu = others
        assert [seat["bot"] for seat in host.view["seats"]] == [False] * 5 + [True] * 2

        # one closes the browser: after the grace a bot plays; it comes back and takes the seat back
        party.go(aki)
        party.play(lambda: "stands_in" in host.kinds)
        aki_again = party.come(tokens[1])
        assert (aki_again.view["you"], aki_again.view["away"]) == (1, True)
        assert aki_again.ask({"kind": "take_back"})["type"] == "ack"

        # one changes device by a code
        code = haru.ask({"kind": "code"})["code"]
        tablet = party.come(tokens[6])
        assert tablet.ask({"kind": "use_code", "code": code})["type"] == "ack"
        haru.until(lambda view: view["you"] is None)
        assert (tablet.view["you"], haru.view["you"], haru.view["hand"]) == (2, None, [])
        party.play(lambda: host.view["table"]["deal"] == 2)

        # one leaves for good, one is removed, and the host passes on
        assert natsu.ask({"kind": "leave"})["type"] == "ack"
        assert host.ask({"kind": "remove", "seat": 4})["type"] == "ack"
        assert host.ask({"kind": "leave"})["type"] == "ack"
        aki_again.until(lambda _: "host_passed" in aki_again.kinds)
        assert aki_again.ask({"kind": "settings", "chat": False})["type"] == "ack"
        party.play(lambda: aki_again.view["phase"] == "match_end" and tablet.view["phase"] == "match_end")
        spectator.until(lambda view: view["phase"] == "match_end")
        assert ranking(aki_again) == ranking(tablet) == ranking(spectator)
        assert [seat["bot"] for seat in tablet.view["seats"]] == [True, False, False, True, True, True, True]

        everything: dict[str, tuple[Person, set[int | None]]] = {
            "host": (host, {0, None}),
            "aki": (aki, {1, None}),
            "aki again": (aki_again, {1}),
            "haru": (haru, {2, None}),
            "tablet": (tablet, {2, None}),
            "natsu": (natsu, {3, None}),
            "fuyu": (fuyu, {4, None}),
            "spectator": (spectator, {None}),
        }
        for name, (line, seats) in everything.items():
            if name not in ("aki",):
                line.look()
            check_cards(line.heard, seats)
            text = json.dumps(line.heard, ensure_ascii=False)
            assert not any(token in text or holder_of(token) in text for token in tokens)
            assert house.around.node not in text
            assert (code in text) == (name == "haru")
            told = [event["seq"] for message in line.heard if message["type"] == "view" for event in message["events"]]
            assert told == sorted(set(told))


def test_clocks_run_out_over_the_socket(tmp_path: Path) -> None:
    tokens = [new_token() for _ in range(2)]
    with serving(tmp_path) as server, ExitStack() as stack:
        house: House = server.app.state.house
        house.around.pace = Pace(grace=60, settle=0.0, clock=0.02)
        path = open_table(server, tokens[0])
        party = Party(server, path, stack)
        host, slow = party.come(tokens[0]), party.come(tokens[1])
        slow.ask({"kind": "sit", "name": "のんびり"})
        slow.ask({"kind": "agree"})
        host.ask({"kind": "settings", "clock": "normal"})
        host.ask({"kind": "start"})
        party.play(lambda: bool(slow.view["away"]), idle=(slow,))
        assert slow.kinds.count("clock_ran_out") == 2
        assert slow.ask({"kind": "play", "card": "SA"})["error"] == "bot_moves_for_you"
        assert slow.ask({"kind": "take_back"})["type"] == "ack"


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "'\"><b>", "{ $name }"])
def test_a_name_that_is_a_script_is_only_a_text(tmp_path: Path, name: str) -> None:
    tokens = [new_token() for _ in range(2)]
    with serving(tmp_path) as server, ExitStack() as stack:
        path = open_table(server, tokens[0])
        party = Party(server, path, stack)
        host, guest = party.come(tokens[0]), party.come(tokens[1])
        answered = guest.ask({"kind": "sit", "name": name})
        if len(name) > 16:
            assert answered["error"] == "name_too_long"
            return
        host.until(lambda view: view["room"]["seats"][1]["state"] == "person")
        assert host.view["room"]["seats"][1]["name"] == name
        with httpx.Client(base_url=server.address) as browser:
            page = browser.get(path).text
        assert name not in page or not re.search(r"<b>|<script>alert", page)
