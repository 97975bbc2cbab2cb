"""Events of a deal as JSON rows, for whoever must keep them: `write_event` and `read_event` are each other's opposite.

A row is an object with `kind` (the class in snake case) and the fields of the event::

    {"kind": "card_played", "seat": 2, "play": "JO/H"}      cards, bids, plays and suits as the records write them
    {"kind": "contract_made", "seat": 1, "bid": "H13"}      fields that have their default are left out

Whoever stores rows stores the version `FORMAT` beside them; a reader of a later format must still read this one.
"""

import re
from collections.abc import Callable
from dataclasses import MISSING, fields
from typing import Any

from napoleon.cards import CODES, SUITS
from napoleon.deal import events as ev
from napoleon.record.notation import read_bid, read_card, read_play
from napoleon.words import Problem

FORMAT = 1

CLASSES: tuple[type[ev.Event], ...] = (
    ev.Dealt,
    ev.Turn,
    ev.TrumpDrawn,
    ev.BidMade,
    ev.Passed,
    ev.WidowExposed,
    ev.WidowTurned,
    ev.BidDemanded,
    ev.Redealt,
    ev.ContractMade,
    ev.AdjutantNamed,
    ev.WidowShown,
    ev.WidowTaken,
    ev.Discarded,
    ev.PerfectAnswered,
    ev.Betrayed,
    ev.CardPlayed,
    ev.AdjutantRevealed,
    ev.TrickWon,
    ev.DealScored,
)


def kind_of(cls: type) -> str:
    """The kind of a class of events: `CardPlayed` → `card_played`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()


KINDS: dict[str, type[ev.Event]] = {kind_of(cls): cls for cls in CLASSES}


def write_event(event: ev.Event) -> dict[str, object]:
    """The row of an event."""
    row: dict[str, object] = {"kind": kind_of(type(event))}
    if row["kind"] not in KINDS:
        raise TypeError(f"{type(event).__name__} has no form in JSON")
    for item in fields(event):  # type: ignore[arg-type]  # every class of CLASSES is a dataclass
        value = getattr(event, item.name)
        if item.default is MISSING or value != item.default:
            row[item.name] = CODECS.get(item.name, PLAIN)[0](value)
    return row


def read_event(row: object) -> ev.Event:
    """The event of a row; Problem `unreadable_event` when it is none of this format."""
    try:
        if not isinstance(row, dict):
            raise TypeError(row)
        values = dict(row)
        cls: Any = KINDS[values.pop("kind")]
        return cls(**{name: CODECS.get(name, PLAIN)[1](value) for name, value in values.items()})  # type: ignore[no-any-return]
    except (KeyError, TypeError, ValueError, IndexError, Problem) as error:
        raise Problem("unreadable_event", got=str(row)[:60]) from error


def _deep(make: type, value: object) -> object:
    """Tuples to lists, or lists to tuples, all the way down."""
    return make(_deep(make, item) for item in value) if isinstance(value, (list, tuple)) else value


def _suit_in(value: str) -> int:
    return SUITS.index(value)


Codec = tuple[Callable[[Any], object], Callable[[Any], object]]
PLAIN: Codec = (lambda value: _deep(list, value), lambda value: _deep(tuple, value))
CARD: Codec = (lambda card: CODES[card], read_card)
CARD_LIST: Codec = (lambda cards: [CODES[card] for card in cards], lambda row: tuple(read_card(code) for code in row))
CODECS: dict[str, Codec] = {
    "card": CARD,
    "cards": CARD_LIST,
    "shown": CARD_LIST,
    "widow": CARD_LIST,
    "discards": CARD_LIST,
    "hands": (lambda hands: [CARD_LIST[0](hand) for hand in hands], lambda rows: tuple(CARD_LIST[1](row) for row in rows)),
    "suit": (lambda suit: SUITS[suit], _suit_in),
    "bid": (str, read_bid),
    "play": (str, lambda text: read_play(text)[0]),
}
