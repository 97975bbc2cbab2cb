"""The deals of a table that are over: what they leave to the next one, and all of them for the record."""

from collections.abc import Iterable
from dataclasses import dataclass

from napoleon.deal import events as ev
from napoleon.deal.events import Event
from napoleon.record import events_json
from napoleon.store import Row
from napoleon.table.events import CLASSES, DealBegun, MatchBegun, read_row, seed_bytes

DECIDES = (ev.ContractMade, ev.Redealt, ev.DealScored, ev.Turn)
"""the events of a deal that the match and its sheet are made from; of the turns only the last counts"""
OVER = '"over"'
# A row begins with its kind: `write_row`. One that is written in another way is not passed by, which costs time and no more.
PASSED_BY = tuple(f'{{"kind":"{kind}",' for kind, cls in events_json.KINDS.items() if cls not in DECIDES or cls is ev.Turn)
DEAL_BEGUN = '{"kind":"deal_begun",'


def begins_deal(row: str) -> bool:
    """Whether a deal begins with this row."""
    return row.startswith(DEAL_BEGUN)


def is_passed_by(row: str) -> bool:
    """Whether nothing of this row is left when its deal is over, unless somebody's clock had run out."""
    return row.startswith(PASSED_BY) and OVER not in row


@dataclass(frozen=True, slots=True)
class DoneDeal:
    """A deal that is over, scored or come to nothing: its events lie open, unmasked, and so does the seed of its shuffle."""

    events: list[Event]
    seed: bytes
    dealer_seed: bytes
    """what the dealer was drawn from, empty for all deals but the first of a match"""


def done_deals(rows: Iterable[Row]) -> list[DoneDeal]:
    """Every deal of these rows that is over; Problem when one of the rows cannot be read."""
    done: list[DoneDeal] = []
    events: list[Event] = []
    seed = dealer_seed = b""
    for row in rows:
        event = read_row(row.body)
        if isinstance(event, MatchBegun):
            dealer_seed = seed_bytes(event.seed)
        elif isinstance(event, DealBegun):
            events, seed = [], seed_bytes(event.seed)
        elif not isinstance(event, CLASSES):
            events.append(event)
            if isinstance(event, ev.Turn) and event.phase == "over":
                done.append(DoneDeal(events, seed, dealer_seed))
                dealer_seed = b""
    return done
