"""The waiting room: who may do what, what a refusal leaves as it was, and that a repeated request is done once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from napoleon.rules import RuleSet, parse, preset
from napoleon.rules.share import encode
from napoleon.table.events import Seat
from napoleon.table.house import House
from napoleon.table.names import clean_name, clean_text, free_name
from napoleon.words import LANGUAGES, Problem
from tests.table.parlour import TOKENS, Guest, friends, house_at

Json = dict[str, Any]
RULES = preset("standard")


def in_the_room(path: Path, people: int, use: Callable[[House, str, list[Guest]], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with house_at(path) as house:
            await use(house, *(await friends(house, RULES, people, begin=False, **settings)))

    asyncio.run(run())


def chairs(guest: Guest) -> list[str]:
    return [chair["name"] if chair["state"] == "person" else chair["state"] for chair in guest.view["room"]["seats"]]


async def refused(guest: Guest, action: Json, quiet: bool = True) -> str:
    """The code with which an action is refused; nothing has happened then. `quiet`: bots have made their moves before."""
    while quiet and guest.table.story.scene.bots_to_move:
        await asyncio.sleep(0.002)
    before = guest.table.story.version
    answer = await guest.ask(action)
    assert answer["type"] == "refused", action
    assert answer["text"]
    assert guest.table.story.version == before
    code: str = answer["error"]
    return code


def test_the_room_shows_chairs_rules_and_settings(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, guest = guests
        view = guest.view
        assert (view["phase"], view["hand"], view["ask"], view["turn"]) == ("waiting", [], None, [])
        room = view["room"]
        assert room["link_path"] == f"/table/{name}"
        assert (room["you"], room["host"], room["may_sit"]) == (1, False, False)
        assert (host.view["room"]["you"], host.view["room"]["host"]) == (0, True)
        assert chairs(guest) == ["ホスト", "客1", "empty", "empty", "empty"]
        assert [chair["host"] for chair in room["seats"]] == [True, False, False, False, False]
        assert [chair["connected"] for chair in room["seats"]] == [True, True, False, False, False]
        compare = {row["preset"]: row["differences"] for row in room["rules"]["compare"]}
        assert compare["standard"] == []
        assert len(compare["party"]) > 3
        assert room["settings"]["clock"] == "relaxed"
        assert {level["level"] for level in room["levels"]} >= {"simple", "strong"}
        spectator = await Guest.enter(house, name, TOKENS[5], "en")
        assert (spectator.view["you"], spectator.view["room"]["may_sit"], spectator.view["room"]["spectators"]) == (
            None,
            True,
            1,
        )
        version = guest.table.story.version
        await guest.until(lambda view: view["room"]["spectators"] == 1)
        assert (guest.views[-1]["seq"], guest.views[-1]["events"]) == (version, []), "nothing has happened at the table"
        other = await Guest.enter(house, name, TOKENS[6])
        await guest.until(lambda view: view["room"]["spectators"] == 2)
        heard = len(guest.views)
        other.go()
        spectator.go()
        await guest.until(lambda view: view["room"]["spectators"] == 0)
        assert len(guest.views) == heard + 1, "who goes together is told of once"
        assert spectator.view["room"]["why_not"] == "Waiting for ホスト to begin"

    in_the_room(tmp_path, 2, use, clock="relaxed")


def test_agreements_fall_with_the_rules(tmp_path: Path) -> None:
    async def use(_: House, __: str, guests: list[Guest]) -> None:
        host, one, two = guests
        assert host.view["room"]["can_start"]
        assert (await host.ask({"kind": "rules", "code": "party"}))["type"] == "ack"
        assert [chair["agreed"] for chair in host.view["room"]["seats"]] == [False] * len(host.view["room"]["seats"])
        assert not host.view["room"]["can_start"]
        assert await refused(host, {"kind": "start"}) == "not_all_agreed"
        await one.ask({"kind": "agree"})
        assert await refused(host, {"kind": "start"}) == "not_all_agreed"
        await two.ask({"kind": "agree"})
        assert (await host.ask({"kind": "start"}))["type"] == "ack"
        assert host.view["room"] is None
        assert host.table.story.rules == preset("party")
        assert await refused(host, {"kind": "rules", "code": "standard"}) == "only_before_the_match"

    in_the_room(tmp_path, 3, use)


def test_the_host_moves_people_and_fills_chairs(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, one, two = guests
        await host.ask({"kind": "add_bot", "seat": 3, "level": "beginner"})
        assert host.view["room"]["seats"][3]["level"] == "beginner"
        await host.ask({"kind": "swap", "seats": [1, 4]})
        assert chairs(host) == ["ホスト", "empty", "客2", "bot", "客1"]
        assert (one.view["you"], host.view["room"]["seats"][4]["agreed"]) == (4, True)
        # with fewer chairs whoever sat on the last ones moves up, to an empty one first
        four = {"preset": "standard", "set": {"table.players": 4, "table.hand_size": None}}
        await host.ask({"kind": "rules", "code": encode(parse(four))})
        assert chairs(host) == ["ホスト", "客1", "客2", "bot"]
        assert one.view["you"] == 1
        await host.ask({"kind": "remove", "seat": 2})
        assert chairs(host) == ["ホスト", "客1", "empty", "bot"]
        assert two.view["you"] is None
        assert two.view["room"]["may_sit"]
        # a guest may also take a bot's chair
        assert (await two.ask({"kind": "sit", "seat": 3, "name": "戻り"}))["type"] == "ack"
        assert chairs(host) == ["ホスト", "客1", "empty", "戻り"]
        await host.ask({"kind": "remove", "seat": 3})
        late = await Guest.enter(house, name, TOKENS[6])
        assert (await late.ask({"kind": "sit", "name": "遅刻"}))["type"] == "ack"
        assert chairs(host) == ["ホスト", "客1", "遅刻", "empty"]

    in_the_room(tmp_path, 3, use)


def test_the_host_passes_on(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, one, two = guests
        one.go()
        await two.until(lambda view: not view["room"]["seats"][1]["connected"])
        await host.ask({"kind": "leave"})
        assert two.view["room"]["host"]  # the first who is here, not the first of all
        assert await refused(host, {"kind": "start"}) == "spectators_only_watch"
        await two.ask({"kind": "leave"})
        assert chairs(two) == ["empty", "客1", "empty", "empty", "empty"]
        back = await Guest.enter(house, name, TOKENS[1])
        assert back.view["room"]["host"]
        await back.ask({"kind": "leave"})
        assert chairs(back) == ["empty"] * 5
        assert (await host.ask({"kind": "sit", "name": "新しい"}))["type"] == "ack"
        assert host.view["room"]["host"]

    in_the_room(tmp_path, 3, use)


def test_only_who_chose_the_rules_is_said_to_have_chosen_them(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, heir, other = guests

        def said(seat: int) -> tuple[bool, bool, bool]:
            chair = other.view["room"]["seats"][seat]
            return chair["host"], chair["chose"], chair["agreed"]

        assert (said(0), said(1)) == ((True, True, False), (False, False, True))
        await host.ask({"kind": "rules", "code": "party"})
        device, code = await Guest.enter(house, name, TOKENS[7]), (await host.ask({"kind": "code"}))["code"]
        assert (await device.ask({"kind": "use_code", "code": code}))["type"] == "ack"
        assert said(0) == (True, True, False)
        await device.ask({"kind": "leave"})
        assert said(1) == (True, False, False)
        await heir.ask({"kind": "agree"})
        assert said(1) == (True, False, True)
        await heir.ask({"kind": "rules", "code": "standard"})
        assert said(1) == (True, True, False)

    in_the_room(tmp_path, 3, use)


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, guest = guests
        spectator, nobody = await Guest.enter(house, name, TOKENS[5]), await Guest.enter(house, name, None)
        by_guest: dict[str, list[Json]] = {
            "only_the_host": [
                {"kind": "add_bot", "seat": 2, "level": "simple"},
                {"kind": "remove", "seat": 0},
                {"kind": "swap", "seats": [0, 1]},
                {"kind": "rules", "code": "party"},
                {"kind": "settings", "chat": True},
                {"kind": "start"},
                {"kind": "mute", "seat": 0, "on": True},
            ],
            "already_seated": [{"kind": "sit", "name": "もう一人"}, {"kind": "use_code", "code": "ABCD2345"}],
            "match_not_begun": [{"kind": "next"}, {"kind": "pass"}, {"kind": "play", "card": "SA"}],
            "nothing_to_take_back": [{"kind": "take_back"}],
            "chat_is_off": [{"kind": "say", "text": "やあ"}],
            "action_needs_one_of": [{"kind": "stamp", "stamp": "rude"}, {"kind": "stamp"}],
        }
        for code, actions in by_guest.items():
            assert [await refused(guest, action) for action in actions] == [code] * len(actions)
        by_host: dict[str, list[Json]] = {
            "chair_taken": [{"kind": "add_bot", "seat": 1, "level": "simple"}],
            "chair_is_empty": [{"kind": "remove", "seat": 4}],
            "remove_yourself": [{"kind": "remove", "seat": 0}],
            "unknown_seat": [{"kind": "remove", "seat": 5}, {"kind": "swap", "seats": [0, True]}],
            "action_needs_two_seats": [{"kind": "swap", "seats": [1]}, {"kind": "swap"}],
            "action_needs_one_of": [{"kind": "add_bot", "seat": 2, "level": "random"}, {"kind": "settings", "clock": 7}],
            "action_needs_yes_or_no": [{"kind": "settings", "chat": "yes"}, {"kind": "late"}],
            "mute_only_others": [{"kind": "mute", "seat": 0, "on": True}, {"kind": "mute", "seat": 3, "on": True}],
        }
        for code, actions in by_host.items():
            assert [await refused(host, action) for action in actions] == [code] * len(actions)
        assert (await host.ask({"kind": "rules", "code": "??"}))["type"] == "refused"
        for watcher in (spectator, nobody):
            assert await refused(watcher, {"kind": "agree"}) == "spectators_only_watch"
        assert await refused(nobody, {"kind": "sit", "name": "影"}) == "spectators_only_watch"
        assert await refused(spectator, {"kind": "sit", "seat": 0, "name": "影"}) == "chair_taken"
        assert await refused(spectator, {"kind": "sit", "name": "ホスト"}) == "name_taken"
        assert await refused(spectator, {"kind": "sit", "name": " "}) == "name_is_empty"
        assert await refused(spectator, {"kind": "sit"}) == "name_is_no_text"

    in_the_room(tmp_path, 2, use)


def test_a_repeated_request_is_done_once(tmp_path: Path) -> None:
    """Every kind of action of the room: the same id again answers the same and appends nothing, also when much came between."""

    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host, guest = guests
        third = await Guest.enter(house, name, TOKENS[5])
        steps: list[tuple[Guest, Json]] = [
            (third, {"kind": "sit", "name": "三人目"}),
            (host, {"kind": "add_bot", "seat": 3, "level": "simple"}),
            (host, {"kind": "swap", "seats": [3, 4]}),
            (host, {"kind": "settings", "chat": True, "clock": "normal", "late": True}),
            (guest, {"kind": "say", "text": "やあ"}),
            (guest, {"kind": "stamp", "stamp": "hello"}),
            (guest, {"kind": "code"}),
            (host, {"kind": "mute", "seat": 1, "on": True}),
            (host, {"kind": "mute", "seat": 1, "on": False}),
            (host, {"kind": "rules", "code": "party"}),
            (guest, {"kind": "agree"}),
            (host, {"kind": "remove", "seat": 2}),
            (guest, {"kind": "late", "on": True}),
            (guest, {"kind": "leave"}),
        ]
        answers: list[Json] = []
        for number, (who, action) in enumerate(steps):
            first = await who.ask(action, f"r{number}")
            assert first["type"] == "ack", (action, first)
            version = who.table.story.version
            assert await who.ask(action, f"r{number}") == first
            assert who.table.story.version == version
            answers.append(first)
        version = host.table.story.version
        for number, (who, action) in enumerate(steps):
            assert await who.ask(action, f"r{number}") == answers[number]
        assert host.table.story.version == version
        assert len(answers[6]["code"]) == 8

    in_the_room(tmp_path, 2, use)


def test_a_listed_table_stands_in_the_lobby_until_it_begins(tmp_path: Path) -> None:
    async def use(house: House, name: str, guests: list[Guest]) -> None:
        host = guests[0]
        (table,) = await house.lobby()
        assert (table.table, table.host, table.people, table.chairs, table.clock) == (name, "ホスト", 2, 5, "normal")
        await house.open_solo(RULES, TOKENS[4])
        await house.open_table(RULES, TOKENS[4], "内緒")
        assert [table.table for table in await house.lobby()] == [name]
        await host.ask({"kind": "settings", "listed": False})
        assert await house.lobby() == []
        await host.ask({"kind": "settings", "listed": True})
        await host.ask({"kind": "start"})
        assert await house.lobby() == []

    in_the_room(tmp_path, 2, use, listed=True, clock="normal")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("たろう", "たろう"),
        ("  たろう  さん ", "たろう さん"),
        ("ﾀﾛｳ", "タロウ"),
        ("Ｔａｒｏ", "Taro"),
        ("が", "が"),
        ("😀", "😀"),
        ("🙇\u200d♀\ufe0f", "🙇\u200d♀\ufe0f"),
        ("🙇🏽\u200d♂\ufe0fです", "🙇🏽\u200d♂\ufe0fです"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("<b>&\"'", "<b>&\"'"),
        ("{ $name }", "{ $name }"),
    ],
)
def test_names_are_kept_in_one_form(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (None, "name_is_no_text"),
        (7, "name_is_no_text"),
        ("", "name_is_empty"),
        ("\u3000 ", "name_is_empty"),
        ("x" * 17, "name_too_long"),
        ("㍿" * 5, "name_too_long"),
        ("x" * 5000, "name_too_long"),
        ("a\u202eb", "name_not_readable"),
        ("a\u200bb", "name_not_readable"),
        ("た\u200dろう", "name_not_readable"),
        ("😀\u200d", "name_not_readable"),
        ("\u200d😀", "name_not_readable"),
        ("😀\u200d\u200d😀", "name_not_readable"),
        ("😀\u200d\u2800", "name_not_readable"),
        ("a\x00b", "name_not_readable"),
        ("a\nb", "name_not_readable"),
        ("\ud800", "name_not_readable"),
        ("\u3164", "name_not_readable"),
        ("a" + "\u0301" * 9, "name_not_readable"),
    ],
)
def test_what_is_no_name(typed: object, code: str) -> None:
    with pytest.raises(Problem) as refused:
        clean_name(typed)
    assert refused.value.code == code
    assert all(refused.value.text(language) for language in LANGUAGES)


@pytest.mark.parametrize("name", ["ミカ", "mika", "MIKA", "あなた", "You", "空席", "たろう", "たろう\ufe0f"])
def test_nobody_is_called_like_another_or_like_a_bot(name: str) -> None:
    with pytest.raises(Problem):
        free_name(clean_name(name), [Seat("たろう")])
    assert free_name("次郎", [Seat("たろう")]) == "次郎"


def test_two_names_are_not_told_apart_by_a_joiner_alone() -> None:
    with pytest.raises(Problem):
        free_name(clean_name("❤\u200d🔥"), [Seat("❤🔥")])


def test_what_is_said_has_bounds() -> None:
    assert clean_text(" やあ  みんな ") == "やあ みんな"
    for typed in (None, "", "x" * 201, "a\u202eb"):
        with pytest.raises(Problem):
            clean_text(typed)


def test_rules_need_chairs_for_everybody(tmp_path: Path) -> None:
    async def run() -> None:
        async with house_at(tmp_path) as house:
            seven: RuleSet = parse({"preset": "kougai", "set": {"table.players": 7, "table.hand_size": None}})
            _, guests = await friends(house, seven, 6, begin=False)
            assert await refused(guests[0], {"kind": "rules", "code": "standard"}) == "more_people_than_chairs"

    asyncio.run(run())
