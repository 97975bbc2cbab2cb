"""Do the histories of people agree with the log?

What was acknowledged is there exactly once and in order, what was never answered at most once, and nothing else was done for
them. Every deal that was scored is a legal one, action by action.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from bench.served import Laid
from bench.wire import Asked, Guest
from napoleon.record.deal_record import write_deal
from napoleon.record.verify import verify
from napoleon.rules import PRESETS
from napoleon.store import Store
from napoleon.table.house import holder_of
from napoleon.table.past import done_deals
from napoleon.table.story import Story

Json = dict[str, Any]
ROWS = {
    "bid": "bid_made",
    "pass": "passed",
    "name": "adjutant_named",
    "discard": "discarded",
    "perfect": "perfect_answered",
    "betray": "betrayed",
    "play": "card_played",
}
"""the row that an action leads to"""


async def check_all(store: Store, guests: Iterable[Guest], laid: Iterable[Laid] = ()) -> Counter[str]:
    """Counts over all tables; AssertionError says what does not agree. What was laid is nobody's doing."""
    tables: dict[str, list[Guest]] = defaultdict(list)
    for guest in guests:
        tables[guest.table].append(guest)
    behind = {table.name: table.rows for table in laid}
    counts: Counter[str] = Counter()
    for name, people in tables.items():
        counts += await check(store, name, people, behind.get(name, 0))
    return counts


async def check(store: Store, name: str, people: list[Guest], behind: int) -> Counter[str]:
    """One table, with bots at the seats that are nobody's; so many rows were there before anybody came."""
    stored = await store.read(name)
    assert stored is not None, name
    rules, done = Story.read(stored).rules, done_deals(stored)
    for deal in done:
        verdict = verify(write_deal(rules, deal.events, PRESETS[0], deal.seed))
        assert verdict["ok"], (name, verdict)
    rows = [json.loads(row.body) for row in stored]
    counts: Counter[str] = Counter(tables=1, rows=len(rows), deals=len(done))
    ends: dict[int, tuple[Guest, Asked]] = {}
    for guest in people:
        before = 0
        for asked in guest.history:
            version = await store.answered(name, f"{holder_of(guest.token)}:{asked.id}")
            if asked.seq is not None:
                counts["acknowledged"] += 1
                assert version == asked.seq, (name, asked, version)
            elif asked.refused is not None:
                counts["refused"] += 1
                assert version is None, (name, asked, version)
                continue
            else:
                counts["unknown"] += 1
                if version is None:
                    continue
                counts["unknown, but done"] += 1
            assert version >= before, (name, asked, "is not behind what the same seat did before")
            before = version
            if asked.action["kind"] in ROWS:  # to be ready twice is no row
                assert version not in ends, (name, asked, "shares its rows with another")
                ends[version] = (guest, asked)
    found = find_rows(name, rows, ends, behind)
    seats = {guest.seat for guest in people}
    moves = [row for row in rows[behind:] if row["kind"] in ROWS.values()]
    moved = Counter((row["kind"], row["seat"]) for row in moves if row["seat"] in seats)
    assert moved == found, (name, moved - found, found - moved)
    return counts


def find_rows(name: str, rows: list[Json], ends: dict[int, tuple[Guest, Asked]], before: int) -> Counter[tuple[str, int]]:
    """Every action's own row, exactly once among the rows that its request ends; how often which kind, by seat."""
    done: Counter[tuple[str, int]] = Counter()
    for version in sorted(ends):
        guest, asked = ends[version]
        mine = rows[before:version]
        before = version
        kind = ROWS[asked.action["kind"]]
        found = [row for row in mine if row["kind"] in ROWS.values() and row["seat"] == guest.seat]
        assert len(found) == 1, (name, asked, found)
        assert found[0]["kind"] == kind, (name, asked, found)
        assert says(found[0], asked.action), (name, asked, found)
        done[kind, guest.seat] += 1
    return done


def says(row: Json, action: Json) -> bool:
    """Whether the row is of just this action."""
    match action["kind"]:
        case "bid":
            return bool(row["bid"] == action["bid"])
        case "name":
            return bool(row["card"] == action["card"])
        case "discard":
            return sorted(row["cards"]) == sorted(action["cards"])
        case "play":
            return str(row["play"]).startswith(action["card"])
        case _:
            return True
