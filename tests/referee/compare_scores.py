"""Hold winning and scoring against the referee: `python -m tests.referee.compare_scores [RESULTS [SEED]]`."""

import json
import random
import sys
from collections import Counter

from napoleon.cards import mask, members
from napoleon.deal import State
from napoleon.deal.events import TrickWon
from napoleon.deal.scoring import score
from napoleon.deal.state import TrickRecord
from napoleon.rules import Bid, RuleSet, dump
from napoleon.rules.sample import random_rules
from tests.referee.compare import Difference, options_of
from tests.referee.score import Played, result


def random_result(rng: random.Random, rules: RuleSet, rows: Counter[str]) -> Difference | None:
    """A deal that ended anyhow, extremes often: what the program and the referee make of it."""
    seats, honours = rules.players, rules.honour_count
    napoleon = rng.randrange(seats)
    adjutant = rng.choice([None, *(seat for seat in range(seats) if seat != napoleon)])
    gone = rng.choice([None, None, "adjutant", "napoleon"]) if adjutant is not None else None
    discarded = rng.choice((0, 0, rng.randint(0, min(rules.widow_size, honours))))
    taken = [0] * seats
    if rng.random() < 0.5:
        takers = rng.choice(
            [[napoleon], [adjutant] if adjutant is not None else [napoleon], [s for s in range(seats) if s != napoleon]]
        )
    else:
        takers = list(range(seats))
    for _ in range(honours - discarded):
        taken[rng.choice(takers)] += 1
    first = rng.randrange(seats)
    gift = rules.exchange.honours_to == "gift" and discarded > 0
    receiver = rng.randrange(seats) if gift else None
    contract = rng.choice((rng.randint(1, rules.largest_number), rules.largest_number))
    perfect = rules.win.perfect_call and rng.random() < 0.5
    state = State(
        rules,
        napoleon=napoleon,
        adjutant=adjutant,
        contract=Bid(0, contract),
        honours=tuple(taken),
        discards=mask(list(members(rules.honours))[:discarded]),
        receiver=receiver,
        perfect=perfect,
        betrayed=gone,
        tricks=(TrickRecord(0, (), TrickWon(first, 0, 0, "trump")),),
    )
    got = score(state)
    played = Played(seats, honours, napoleon, adjutant, contract, taken, discarded, receiver, first, perfect, gone)
    wanted = result(options_of(rules), played)
    program = (list(got.side), got.side_honours, got.won, list(got.scores))
    rows[f"{rules.score.method} {got.row}"] += 1
    rows["doubled"] += got.doubled
    return None if program == wanted else Difference({"rules": dump(rules), "deal": str(played)}, program, wanted)


def differences(results: int, seed: int) -> tuple[list[Difference], Counter[str]]:
    """The differences over so many results, five under each rule set, and how often each row of scores applied."""
    rng = random.Random(seed)
    rows: Counter[str] = Counter()
    found = []
    for _ in range(results // 5):
        rules = random_rules(rng, {"mode": "sides"})
        found += [random_result(rng, rules, rows) for _ in range(5)]
    return [difference for difference in found if difference is not None], rows


def main() -> int:
    results = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    found, rows = differences(results, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for difference in found[:20]:
        print(difference)
    print(json.dumps({"results": results, "differences": len(found), "rows": dict(rows.most_common())}))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
