"""What a browser sends: texts that may be anything, read into a request or refused with a sentence."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from napoleon.cards import is_joker
from napoleon.deal import actions as ac
from napoleon.play.trick import Played
from napoleon.record.notation import read_bid, read_card, read_cards, read_seat, read_suit
from napoleon.table.steps import Next, Wish
from napoleon.words import Problem

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


def read_wish(action: object, seat: int, players: int) -> Wish:
    """What the seat wants; Problem when the action has no known form."""
    if not isinstance(action, dict):
        raise Problem("action_not_an_object")
    kind = action.get("kind")
    if not isinstance(kind, str) or kind not in READERS:
        raise Problem("unknown_action", got=str(kind)[:40])
    return READERS[kind](action, seat, players)


def _discard(action: dict[str, Any], seat: int, players: int) -> Wish:
    receiver = action.get("receiver")
    return ac.Discard(seat, read_cards(action.get("cards")), None if receiver is None else read_seat(receiver, players))


def _play(action: dict[str, Any], seat: int, _players: int) -> Wish:
    card = read_card(action.get("card"))
    suit, named = read_suit(action.get("suit")), action.get("as")
    face = None if named is None else read_card(named)
    if face is not None and is_joker(face):
        raise Problem("joker_named_badly", seat=seat, card=action["card"], card_named=named)
    return ac.PlayCard(seat, Played(card, suit, face), _flag(action, "betray", False))


def _flag(action: dict[str, Any], name: str, default: bool | None = None) -> bool:
    value = action.get(name, default)
    if not isinstance(value, bool):
        raise Problem("action_needs_yes_or_no", key=name)
    return value


READERS: dict[str, Callable[[dict[str, Any], int, int], Wish]] = {
    "bid": lambda action, seat, _: ac.MakeBid(seat, read_bid(action.get("bid"))),
    "pass": lambda _action, seat, _: ac.Pass(seat),
    "name": lambda action, seat, _: ac.Name(seat, read_card(action.get("card"))),
    "discard": _discard,
    "perfect": lambda action, seat, _: ac.Perfect(seat, _flag(action, "yes")),
    "betray": lambda _action, seat, _: ac.Betray(seat),
    "play": _play,
    "next": lambda _action, seat, _: Next(seat),
}
