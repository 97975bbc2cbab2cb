"""Tables made to order: given hands and given bots, in the log of a real server."""

import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from napoleon.cards import CARDS, members
from napoleon.deal import start
from napoleon.deal.events import Event
from napoleon.rules import RuleSet
from napoleon.table.events import FORMAT, DealBegun, MatchBegun, SatDown, Seat, TableOpened, write_row
from napoleon.table.house import BOT_NAMES, holder_of
from napoleon.table.steps import opened
from napoleon.table.thinking import STANDARD
from napoleon.web.session import new_token
from tests.web.server import Server


@dataclass(frozen=True)
class Order:
    """A table made to order: where hands are given, the first deal is certain."""

    rules: RuleSet
    mine: str = ""
    """cards that seat 0 is dealt, with blanks between; chance fills up the hand"""
    theirs: str = ""
    """cards that seat 1 is dealt"""
    bots: tuple[str, ...] = ()
    """what plays at seats 1, 2, …; the standard bot where nothing is said"""
    dealer: int = 4
    seed: int = 1


def open_order(server: Server, order: Order) -> tuple[str, str]:
    """The address of a new table, and the session that sits at its seat 0."""
    token = new_token()
    name = secrets.token_urlsafe(9)
    rows = [write_row(event) for event in first_events(order, token)]
    assert server.do(server.house.store.create(name, FORMAT, rows))
    return f"{server.address}/table/{name}", token


def first_events(order: Order, token: str) -> list[Event]:
    """What stands in the log of a table that has just been opened."""
    rules = order.rules
    kinds = (*order.bots, *[STANDARD] * rules.players)
    seats = (Seat(""), *(Seat(name, kind) for name, kind in zip(BOT_NAMES[: rules.players - 1], kinds, strict=False)))
    table, sat, *_ = opened(rules, seats, {0: holder_of(token)})
    assert isinstance(table, TableOpened)
    assert isinstance(sat, SatDown)
    dealer = order.dealer % rules.players
    hands, widow = dealt(order)
    trump = None if rules.sides else 0
    return [table, sat, MatchBegun(dealer), DealBegun(1, dealer, "00" * 32), *start(rules, dealer, hands, widow, None, trump)]


def dealt(order: Order) -> tuple[list[Sequence[int]], Sequence[int]]:
    """The hands and the widow."""
    rules, rng = order.rules, random.Random(order.seed)
    given = [[CARDS[code] for code in text.split()] for text in (order.mine, order.theirs)]
    rest = [card for card in members(rules.pack) if not any(card in cards for cards in given)]
    rng.shuffle(rest)
    hands: list[Sequence[int]] = []
    for seat in range(rules.players):
        cards = given[seat] if seat < len(given) else []
        missing = rules.hand_size - len(cards)
        assert missing >= 0, "more cards than a hand holds"
        hands.append(sorted(cards + rest[:missing]))
        del rest[:missing]
    return hands, rest
