"""What a browser sends: texts that may be anything, read into a request or refused with a sentence."""

import json
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from napoleon.bots.levels import CHOICE
from napoleon.cards import is_joker
from napoleon.deal import actions as ac
from napoleon.play.trick import Played
from napoleon.record.notation import read_bid, read_card, read_cards, read_seat, read_suit
from napoleon.rules.share import decode
from napoleon.table import wishes as w
from napoleon.table.names import clean_name, clean_text
from napoleon.table.people import CODE_LENGTH, CODE_SIGNS, STAMPS
from napoleon.table.steps import Wish
from napoleon.table.timing import CLOCKS
from napoleon.words import Problem

Json = dict[str, Any]
LONGEST = 4096
LONGEST_ID = 64


@dataclass(frozen=True, slots=True)
class Ping:
    """A heartbeat."""


@dataclass(frozen=True, slots=True)
class Request:
    """An action with its id; the action is still to be read, for the seat that sent it."""

    id: str
    action: object


class Malformed(Problem):
    """A message that is no request; `id` is the request's, as far as there was one."""

    def __init__(self, code: str, id: str | None = None, **details: object) -> None:
        super().__init__(code, **details)
        self.id = id


def read_message(text: str) -> Request | Ping:
    """The request of a text; Malformed for anything else."""
    if len(text) > LONGEST:
        raise Malformed("message_too_long", most=LONGEST)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Malformed("message_not_json") from None
    if not isinstance(data, dict):
        raise Malformed("message_not_an_object")
    if data.get("type") == "ping":
        return Ping()
    request = data.get("id")
    if not isinstance(request, str) or not 0 < len(request) <= LONGEST_ID or not (request.isprintable() and request.isascii()):
        raise Malformed("message_without_id")
    if "action" not in data:
        raise Malformed("message_without_action", request)
    return Request(request, data["action"])


def read_wish(action: object, seat: int | None, players: int) -> Wish:
    """What the seat, or a spectator, wants; Problem when the action has no known form, or is not for spectators."""
    if not isinstance(action, dict):
        raise Problem("action_not_an_object")
    kind = action.get("kind")
    if not isinstance(kind, str) or kind not in READERS.keys() | MOVES.keys():
        raise Problem("unknown_action", got=str(kind)[:40])
    if seat is None and kind not in FOR_ANYBODY:
        raise Problem("spectators_only_watch")
    if kind in MOVES and seat is not None:
        return MOVES[kind](action, seat, players)
    return READERS[kind](action, players)


def _discard(action: Json, seat: int, players: int) -> ac.Action:
    receiver = action.get("receiver")
    return ac.Discard(seat, read_cards(action.get("cards")), None if receiver is None else read_seat(receiver, players))


def _play(action: Json, seat: int, _players: int) -> ac.Action:
    card = read_card(action.get("card"))
    suit, named = read_suit(action.get("suit")), action.get("as")
    face = None if named is None else read_card(named)
    if face is not None and is_joker(face):
        raise Problem("joker_named_badly", seat=seat, card=action["card"], card_named=named)
    return ac.PlayCard(seat, Played(card, suit, face), _flag(action, "betray", False))


def _sit(action: Json, players: int) -> w.Sit:
    seat = action.get("seat")
    return w.Sit(None if seat is None else read_seat(seat, players), clean_name(action.get("name")))


def _swap(action: Json, players: int) -> w.Swap:
    seats = action.get("seats")
    if not isinstance(seats, list) or len(seats) != 2:
        raise Problem("action_needs_two_seats")
    return w.Swap(read_seat(seats[0], players), read_seat(seats[1], players))


def _rules(action: Json, _players: int) -> w.ChangeRules:
    code = action.get("code")
    return w.ChangeRules(decode(code if isinstance(code, str) else ""))


def _settings(action: Json, _players: int) -> w.ChangeSettings:
    level = _one_of(action, "level", CHOICE) if "level" in action else None
    clock = _one_of(action, "clock", CLOCKS) if "clock" in action else None
    flags = {name: _flag(action, name) for name in ("listed", "chat", "late") if name in action}
    return w.ChangeSettings(level, clock, **flags)


def _code(action: Json, _players: int) -> w.UseCode:
    code = action.get("code")
    typed = re.sub(r"[\s-]", "", code[: 4 * CODE_LENGTH]).upper() if isinstance(code, str) else ""
    if len(typed) != CODE_LENGTH or not set(typed) <= set(CODE_SIGNS):
        raise Problem("device_code_unknown")
    return w.UseCode(typed)


def _flag(action: Json, name: str, default: bool | None = None) -> bool:
    value = action.get(name, default)
    if not isinstance(value, bool):
        raise Problem("action_needs_yes_or_no", key=name)
    return value


def _one_of(action: Json, name: str, known: Collection[str]) -> str:
    value = action.get(name)
    if not isinstance(value, str) or value not in known:
        raise Problem("action_needs_one_of", key=name, expected=", ".join(known))
    return value


MOVES: dict[str, Callable[[Json, int, int], ac.Action]] = {
    "bid": lambda action, seat, _: ac.MakeBid(seat, read_bid(action.get("bid"))),
    "pass": lambda _action, seat, _: ac.Pass(seat),
    "name": lambda action, seat, _: ac.Name(seat, read_card(action.get("card"))),
    "discard": _discard,
    "perfect": lambda action, seat, _: ac.Perfect(seat, _flag(action, "yes")),
    "betray": lambda _action, seat, _: ac.Betray(seat),
    "play": _play,
}
READERS: dict[str, Callable[[Json, int], w.TableWish]] = {
    "next": lambda _action, _: w.Next(),
    "sit": _sit,
    "leave": lambda _action, _: w.Leave(),
    "add_bot": lambda action, players: w.AddBot(read_seat(action.get("seat"), players), _one_of(action, "level", CHOICE)),
    "remove": lambda action, players: w.Remove(read_seat(action.get("seat"), players)),
    "swap": _swap,
    "rules": _rules,
    "settings": _settings,
    "agree": lambda _action, _: w.Agree(),
    "start": lambda _action, _: w.Start(),
    "stamp": lambda action, _: w.Stamp(_one_of(action, "stamp", STAMPS)),
    "say": lambda action, _: w.Say(clean_text(action.get("text"))),
    "mute": lambda action, players: w.Mute(read_seat(action.get("seat"), players), _flag(action, "on")),
    "code": lambda _action, _: w.AskCode(),
    "use_code": _code,
    "take_back": lambda _action, _: w.TakeBack(),
    "late": lambda action, _: w.Late(_flag(action, "on")),
}
FOR_ANYBODY = ("sit", "use_code")
"""what a spectator may want"""
