"""What a viewer may know at each moment of a table, from its log; and what of a message or a page goes beyond it."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from napoleon.cards import CODES, codes
from napoleon.deal import events as ev
from napoleon.deal.events import Event
from napoleon.table.events import DealBegun, read_row
from napoleon.table.house import holder_of
from tests.web.server import Server

Json = Any
CODE = re.compile(r"[SHDC][2-9TJQKA]|JO|JX")
WRITTEN = re.compile(r"([♠♥♦♣])\ufe0e?(10|[2-9JQKA])(?![0-9])")
SIGNS = dict(zip("♠♥♦♣", "SHDC", strict=True))
# cards that anybody may choose from, or that rules speak of
SAID_OF_ANY = {"ask", "names", "calls", "table", "room", "social", "why"}


@dataclass
class Deal:
    """One deal as it was: who held what, and when what was seen by all."""

    first: int
    seed: str
    last: int = 10**9
    hands: list[set[str]] = field(default_factory=list)
    widow: set[str] = field(default_factory=set)
    taken: tuple[int, int] = (10**9, -1)
    """since when Napoleon has seen the widow, and who he is"""
    public: list[tuple[int, set[str]]] = field(default_factory=list)
    adjutant: int | None = None
    revealed: int = 10**9

    def known(self, seat: int | None, seq: int) -> set[str]:
        """The cards that this viewer has seen at that number of the log."""
        if seq >= self.last:
            return set(CODES)
        seen = {code for at, cards in self.public if at <= seq for code in cards}
        if seat is not None:
            seen |= self.hands[seat]
            if seat == self.taken[1] and seq >= self.taken[0]:
                seen |= self.widow
        return seen


class Truth:
    """The deals of a table, out of its log."""

    def __init__(self, server: Server, address: str) -> None:
        rows = server.do(server.house.store.read(address.rpartition("/")[2]))
        assert rows is not None
        self.deals: list[Deal] = []
        for seq, row in enumerate(rows, 1):
            self._take(seq, read_row(row.body))

    def _take(self, seq: int, event: Event) -> None:
        if isinstance(event, DealBegun):
            self.deals.append(Deal(seq, event.seed))
            return
        if not self.deals:
            return
        deal = self.deals[-1]
        match event:
            case ev.Dealt():
                deal.hands = [set(codes(hand)) for hand in event.hands]
                deal.widow = set(codes(event.widow))
            case ev.WidowTaken():
                deal.taken = (seq, event.seat)
            case ev.WidowExposed() | ev.WidowShown():
                deal.public.append((seq, set(codes(event.cards))))
            case ev.Discarded():
                deal.public.append((seq, set(codes(event.shown))))
            case ev.AdjutantNamed():
                code = CODES[event.card]
                deal.public.append((seq, {code}))
                deal.adjutant = next((seat for seat, hand in enumerate(deal.hands) if code in hand), None)
            case ev.CardPlayed():
                deal.public.append((seq, {CODES[event.play.card]}))
            case ev.AdjutantRevealed():
                deal.revealed = seq
            case ev.DealScored() | ev.Redealt():
                deal.last = min(seq, deal.last)
                deal.revealed = min(deal.revealed, deal.last)

    def at(self, seq: int) -> Deal | None:
        """The deal that runs or has just ended there."""
        return next((deal for deal in reversed(self.deals) if deal.first <= seq), None)

    def faults(self, text: str, seat: int | None) -> list[str]:
        """What a message tells this viewer before its time."""
        message = json.loads(text)
        if message.get("type") != "view":
            return []
        seq, view = message["seq"], message["view"]
        deal = self.at(seq)
        found = [f"a seed at {seq}" for other in self.deals if other.seed in text and seq < other.last]
        if deal is None or not deal.hands:
            return found
        told = cards_in([view, message["events"]])
        found += [f"{code} at {seq} for {seat}" for code in sorted(told - deal.known(seat, seq))]
        if seq < deal.revealed and view.get("bar"):
            badges = {row["badge"] for row in view["seats"]}
            if view["bar"]["adjutant"] is not None or not badges <= {None, "napoleon", "unknown"}:
                found.append(f"the adjutant at {seq}")
            if view["bar"]["secret"] and seat not in (deal.adjutant, deal.taken[1]):
                found.append(f"a secret at {seq} for {seat}")
        return found


def cards_in(told: Json) -> set[str]:
    """Every card that is told, as a code or in a sentence."""
    found = set()
    for text in _texts(told):
        if CODE.fullmatch(text):
            found.add(text)
        found |= {SIGNS[sign] + rank.replace("10", "T") for sign, rank in WRITTEN.findall(text)}
    return found


def _texts(told: Json) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, list):
        for item in told:
            yield from _texts(item)
    elif isinstance(told, dict):
        for key, item in told.items():
            if key not in SAID_OF_ANY:
                yield from _texts(item)


def never_told(server: Server, address: str, tokens: list[str]) -> list[str]:
    """What no browser is ever told: sessions and their hashes."""
    rows = server.do(server.house.store.read(address.rpartition("/")[2])) or []
    hashes = {text for row in rows for text in re.findall(r"[0-9a-f]{64}", row.body)}
    return [*tokens, *(holder_of(token) for token in tokens if holder_of(token) in hashes)]
