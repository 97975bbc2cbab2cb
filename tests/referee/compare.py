"""Hold the card play against the referee over random tricks: `python -m tests.referee.compare [TRICKS [SEED]]`."""

import json
import random
import sys
from collections import Counter
from dataclasses import dataclass
from typing import Any

from napoleon.cards import CODES, SUITS, codes, mask, members, sorted_codes
from napoleon.play.trick import Played, Trick
from napoleon.rules import OPTIONS, RuleSet, dump
from napoleon.rules.compile import compile_tables, compile_trick
from napoleon.rules.sample import random_rules
from tests.referee.trick import TrickReferee

HOT = {"SA", "JO", "JX", "HQ", "HK", "HA", "SQ", "DQ", "CQ", "C4", "C3", "S3", "SJ", "HJ", "DJ", "CJ", "S2", "H2", "D2", "C2"}
PAIR: dict[str, object] = {"table.jokers": 2}
YOROMEKI: dict[str, object] = {
    "killers": [
        {"card": "HQ", "target": "mighty", "place": "target"},
        {"card": "DQ", "target": "sei_jack", "place": "target"},
        {"card": "CQ", "target": "ura_jack", "place": "target"},
        {"card": "HQ", "target": "joker", "place": "top", "only_after": True},
    ],
    "killers_answer": ["HK", "HA"],
    "table.removed": [],
}
# fixed options under which corners are met more often than by chance
CORNERS: list[dict[str, object]] = [
    {},
    {},
    YOROMEKI,
    YOROMEKI | {"killers_thief": "SQ"},
    PAIR | {"joker.wild": True},
    PAIR | YOROMEKI | {"joker.wild": True, "killers_thief": "SQ"},
    PAIR | {"play.strength": ["mighty", "sei_jack", "ura_jack", "trump", "joker"]},
    PAIR | {"play.strength": ["mighty", "ura_jack", "trump"], "joker.wild": False, "joker.led_otherwise": "never"},
    PAIR | {"play.strength": ["mighty", "same_two", "sei_jack", "ura_jack", "trump"], "joker.wild": False, "table.removed": []},
    PAIR | {"play.strength": ["same_two", "trump"], "same_two.with_joker": True, "table.removed": []},
    {"joker.lead": "call_trump", "joker.no_trump_honours": True, "joker.wild": False, "table.jokers": 1},
]


@dataclass
class Difference:
    """A place where the two disagree, as a question for `napoleon judge` and both answers."""

    question: dict[str, Any]
    program: object
    referee: object

    def __str__(self) -> str:
        return f"{json.dumps(self.question)}\n  program {self.program}\n  referee {self.referee}"


def options_of(rules: RuleSet) -> dict[str, Any]:
    """Every option by name, as JSON."""
    return {name: OPTIONS[name].kind.dump(value) for name, value in rules.values().items()}


def random_trick(rng: random.Random, rules: RuleSet, reasons: Counter[str]) -> Difference | None:
    """Play one random trick of random hands; the first difference, if any. Special cards come often."""
    trump = rng.choice((0, 1, 2, 3, 0, 1, 2, 3, None))
    tricks = rules.hand_size
    number = rng.choice((1, tricks, rng.randint(1, tricks)))
    whole = rng.random() < 0.5  # the tables of a whole deal, with several phases, or those of this trick
    trick = Trick(compile_tables(rules, trump) if whole else compile_trick(rules, trump, number, tricks), number)
    letter = None if trump is None else SUITS[trump]
    pack = codes(members(rules.pack))
    referee = TrickReferee(options_of(rules), pack, letter, number, tricks)
    named = {killer.card for killer in rules.killers.killers} | {call.card for call in rules.calls.calls}
    hot = [code for code in pack if code in HOT or any(CODES[card] == code for card in named)]
    suit = rng.choice(SUITS)
    kind = rng.random()
    pool = hot if kind < 0.5 else [code for code in pack if code in hot or code[0] == suit] if kind < 0.75 else pack
    if len(pool) < rules.players:
        pool = pack
    rng.shuffle(pool)
    each = min(rng.randint(1, 5), len(pool) // rules.players)
    plays: list[str] = []
    for seat in range(rules.players):
        hand = pool[seat * each : seat * each + each]
        bits = mask(CODES.index(code) for code in hand)
        question = {"rules": dump(rules), "trump": letter, "trick": number, "tricks": tricks, "plays": plays, "hand": hand}
        got = (sorted_codes(trick.legal(bits)), {CODES[card]: why for card, why in trick.barred(bits).items()})
        legal, barred = referee.legal(plays, hand)
        if got != (sorted(legal), barred):
            return Difference(question, got, (sorted(legal), barred))
        reasons.update(barred.values())
        jokers = [code for code in got[0] if code in ("JO", "JX")]
        code = rng.choice(jokers if jokers and not plays and rng.random() < 0.5 else got[0])
        card = CODES.index(code)
        names = trick.namable(card, bits)
        suits = bool(trick.callable_suits(card))
        if card >= 52 and referee.wild != bool(names):
            return Difference(question, names, "wild")
        if card >= 52 and names and set(sorted_codes(names)) != referee.names(plays, hand):
            return Difference(question, sorted_codes(names), sorted(referee.names(plays, hand)))
        if suits != (not plays and referee.must_choose_suit(code)):
            return Difference(question, suits, "must choose")
        play = Played(card)
        if suits:
            play = Played(card, called=rng.randrange(4))
        elif names:
            choice = [name for name in members(names) if CODES[name] in HOT or rng.random() < 0.1] or list(members(names))
            play = Played(card, named=rng.choice(choice))
        trick.add(play)
        plays = [*plays, str(play)]
    outcome = trick.outcome()
    program = (outcome.place, outcome.reason(rules))
    wanted = referee.winner(plays)
    reasons[wanted[1]] += 1
    question = {"rules": dump(rules), "trump": letter, "trick": number, "tricks": tricks, "plays": plays}
    return None if program == wanted else Difference(question, program, wanted)


def differences(tricks: int, seed: int, each: int = 5) -> tuple[list[Difference], Counter[str]]:
    """The differences over so many tricks, `each` under one rule set, and how often each reason was met."""
    rng = random.Random(seed)
    found: list[Difference] = []
    reasons: Counter[str] = Counter()
    rules = random_rules(rng)
    for number in range(tricks):
        if number % each == 0:
            rules = random_rules(rng, rng.choice(CORNERS))
        difference = random_trick(rng, rules, reasons)
        if difference is not None:
            found.append(difference)
    return found, reasons


def main() -> int:
    tricks = int(sys.argv[1]) if len(sys.argv) > 1 else 20_000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    found, reasons = differences(tricks, seed)
    for difference in found[:20]:
        print(difference)
    print(json.dumps({"tricks": tricks, "differences": len(found), "reasons": dict(reasons.most_common())}))
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
