"""Records as a table writes them: shuffled from a seed, played by chance, with everything laid open."""

import random
from hashlib import sha256
from typing import Any

from napoleon.deal import State, decide, fold, start
from napoleon.deal.shuffle import shuffled
from napoleon.record.deal_record import write_deal
from napoleon.rules import RuleSet
from tests.table.playing import random_action

Json = dict[str, Any]


def fair_deal(rules: RuleSet, number: int, passes: float = 0.6) -> Json:
    """The record of a whole deal; `passes` is how often somebody passes who might bid."""
    rng = random.Random(f"fair {number}")
    seed = sha256(f"fair {number}".encode()).digest()
    dealer = rng.randrange(rules.players)
    cards = shuffled(rules, dealer, seed)
    events = start(rules, dealer, cards.hands, cards.widow, None, cards.trump)
    state = fold(State(rules), events)
    while not state.over:
        happened = decide(state, random_action(state, rng, passes))
        events, state = [*events, *happened], fold(state, happened)
    return write_deal(rules, events, None, seed)
