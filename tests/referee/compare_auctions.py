"""Hold the auction against its referee over random deals: `python -m tests.referee.compare_auctions [DEALS [SEED]]`."""

import json
import random
import sys
from collections import Counter
from typing import Any

from napoleon.cards import codes, members
from napoleon.deal import State, choices, decide, fold, start
from napoleon.deal import actions as ac
from napoleon.deal import events as ev
from napoleon.rules import RuleSet, dump
from napoleon.rules.sample import random_rules
from tests.referee.auction import AuctionReferee, Word
from tests.referee.compare import Difference, options_of


def program_status(state: State) -> dict[str, Any]:
    """What the program makes of the same words."""
    if state.redeal is not None:
        return {"redeal": True}
    if state.contract is not None:
        return {"napoleon": state.napoleon, "bid": str(state.contract), "forced": state.forced}
    found = {}
    for seat in range(state.players):
        choice = choices(state, seat)
        if choice is not None:
            found[seat] = ({str(bid) for bid in choice.bids}, choice.may_pass)
    return {"speak": found}


def random_auction(rng: random.Random, rules: RuleSet, ends: Counter[str]) -> Difference | None:
    """One auction to its end; the first difference, if any."""
    pack = list(members(rules.pack))
    rng.shuffle(pack)
    size, seats = rules.hand_size, rules.players
    hands = [tuple(pack[seat * size : seat * size + size]) for seat in range(seats)]
    widow = tuple(pack[seats * size :])
    dealer = rng.randrange(seats)
    previous = rng.choice((None, (rng.randrange(seats), rng.choice((None, rng.randrange(seats))))))
    state = fold(State(rules), start(rules, dealer, hands, widow, previous))
    options = options_of(rules)
    referee = AuctionReferee(options, rules.honour_count, dealer, previous, [codes(hand) for hand in hands], codes(widow))
    words: list[Word] = []
    passing = rng.choice((0.3, 0.7, 0.95, 1.0))
    while True:
        got, wanted = program_status(state), referee.status(words)
        if got != wanted:
            question = {"rules": dump(rules), "dealer": dealer, "previous": previous, "words": words}
            return Difference(question, got, wanted)
        if "speak" not in got:
            ends["redeal" if "redeal" in got else str(got["forced"])] += 1
            return None
        seat = rng.choice(sorted(got["speak"]))
        choice = choices(state, seat)
        assert choice is not None
        action: ac.Action = ac.Pass(seat)
        if not choice.may_pass or (choice.bids and rng.random() > passing):
            near = choice.bids[: 1 + rng.randrange(9)] if rng.random() < 0.9 else choice.bids
            action = ac.MakeBid(seat, rng.choice(near))
        words.append((seat, str(action.bid) if isinstance(action, ac.MakeBid) else "pass"))
        events = decide(state, action)
        ends["second auction"] += any(isinstance(event, ev.WidowExposed) for event in events)
        state = fold(state, events)


def differences(deals: int, seed: int) -> tuple[list[Difference], Counter[str]]:
    """The differences over so many auctions, each under a rule set of its own, and how often each end was met."""
    rng = random.Random(seed)
    ends: Counter[str] = Counter()
    drawn = (random_auction(rng, random_rules(rng, {"mode": "sides"}), ends) for _ in range(deals))
    return [difference for difference in drawn if difference is not None], ends


def main() -> int:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
    found, ends = differences(deals, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    for difference in found[:20]:
        print(difference)
    print(json.dumps({"auctions": deals, "differences": len(found), "ends": dict(ends.most_common())}))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
