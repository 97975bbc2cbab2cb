"""Actions as the records write them: `[2, "play", "JO/H"]`."""

import json
from collections.abc import Sequence

from napoleon.cards import CARDS, CODES, SUITS, is_joker
from napoleon.deal import actions as ac
from napoleon.play.trick import Played
from napoleon.rules import Bid
from napoleon.words import Problem


def read_card(code: object) -> int:
    """The card of a code; Problem `unknown_card`."""
    if not isinstance(code, str) or code not in CARDS:
        raise Problem("unknown_card", got=_short(code), expected="SA, HT, C2, JO, JX")
    return CARDS[code]


def read_cards(value: object) -> tuple[int, ...]:
    """A list of different cards; Problem for anything else."""
    if not isinstance(value, list):
        raise Problem("not_a_list_of_cards", got=_short(value))
    cards = tuple(read_card(code) for code in value)
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise Problem("card_twice", card=CODES[card])
        seen.add(card)
    return cards


def read_play(text: object) -> tuple[Played, bool]:
    """A play and whether a betrayal goes with it: `SA`, `JO/H`, `JO=SA`, `CT!`."""
    if not isinstance(text, str):
        raise Problem("unknown_card", got=_short(text), expected="SA, HT, JO, JO/H, JO=SA, CT!")
    betray = text.endswith("!")
    body = text[:-1] if betray else text
    card = read_card(body[:2])
    rest = body[2:]
    if not rest:
        return Played(card), betray
    if is_joker(card) and rest[0] == "/" and rest[1:] in tuple(SUITS):
        return Played(card, called=SUITS.index(rest[1:])), betray
    if is_joker(card) and rest[0] == "=" and rest[1:] in CARDS and not is_joker(CARDS[rest[1:]]):
        return Played(card, named=CARDS[rest[1:]]), betray
    raise Problem("unknown_card", got=_short(text), expected="SA, HT, JO, JO/H, JO=SA, CT!")


def read_suit(value: object) -> int | None:
    """A trump: a suit letter, or None for no trump; Problem `unknown_trump`."""
    if value is None:
        return None
    if isinstance(value, str) and value in tuple(SUITS):
        return SUITS.index(value)
    raise Problem("unknown_trump", got=_short(value))


def read_seat(value: object, players: int) -> int:
    """A seat number; Problem `unknown_seat`."""
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
        raise Problem("unknown_seat", got=_short(value), last=players - 1)
    return value


def read_action(row: object, players: int) -> ac.Action:
    """The action of a row `[seat, verb, …]`; Problem when it has no such form."""
    if not isinstance(row, list) or len(row) < 2:
        raise Problem("not_an_action", got=_short(row))
    seat, verb, rest = read_seat(row[0], players), row[1], row[2:]
    if verb == "pass" and not rest:
        return ac.Pass(seat)
    if verb == "betray" and not rest:
        return ac.Betray(seat)
    if verb == "bid" and len(rest) == 1:
        return ac.MakeBid(seat, read_bid(rest[0]))
    if verb == "name" and len(rest) == 1:
        return ac.Name(seat, read_card(rest[0]))
    if verb == "discard" and len(rest) in (1, 2):
        receiver = read_seat(rest[1], players) if len(rest) == 2 else None
        return ac.Discard(seat, read_cards(rest[0]), receiver)
    if verb == "perfect" and rest in (["yes"], ["no"]):
        return ac.Perfect(seat, rest == ["yes"])
    if verb == "play" and len(rest) == 1:
        return ac.PlayCard(seat, *read_play(rest[0]))
    raise Problem("not_an_action", got=_short(row))


def read_bid(code: object) -> Bid:
    """The bid of a code such as `H13`; Problem `unknown_bid`."""
    try:
        return Bid.read(code)
    except ValueError:
        raise Problem("unknown_bid", got=_short(code)) from None


def write_action(action: ac.Action) -> list[object]:
    """The row of an action; `read_action` gives it back."""
    match action:
        case ac.Pass():
            return [action.seat, "pass"]
        case ac.Betray():
            return [action.seat, "betray"]
        case ac.MakeBid():
            return [action.seat, "bid", str(action.bid)]
        case ac.Name():
            return [action.seat, "name", CODES[action.card]]
        case ac.Discard():
            cards: Sequence[object] = [CODES[card] for card in action.cards]
            row = [action.seat, "discard", cards]
            return row if action.receiver is None else [*row, action.receiver]
        case ac.Perfect():
            return [action.seat, "perfect", "yes" if action.yes else "no"]
        case ac.PlayCard():
            return [action.seat, "play", str(action.play) + ("!" if action.betray else "")]


def _short(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:37] + "..."
