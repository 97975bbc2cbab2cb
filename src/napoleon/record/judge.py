"""One question about a single trick: who wins it and why, or what may be played next."""

from typing import Any

from napoleon.cards import CODES, mask, sorted_codes
from napoleon.play.explain import explain_trick
from napoleon.play.trick import Trick
from napoleon.record.jokers import check_joker
from napoleon.record.lines import Answer, read_object, refusal, require
from napoleon.record.notation import read_cards, read_play, read_suit
from napoleon.rules import RuleSet, parse
from napoleon.rules.compile import compile_trick
from napoleon.words import Problem


def judge_line(text: str, language: str = "ja") -> Answer:
    """The answer to one line of text: the winner, or the legal cards where a hand is given; never raises a Problem."""
    try:
        return judge(read_object(text), language)
    except Problem as problem:
        return refusal(problem, language)


def judge(data: dict[str, Any], language: str = "ja") -> Answer:
    """The answer to one question (see `docs/commands.md` for its form); a Problem where it makes no sense."""
    rules = parse(require(data, "rules"))
    trick = _trick(rules, data)
    plays = require(data, "plays")
    if not isinstance(plays, list):
        raise Problem("plays_not_a_list")
    hand = read_cards(data["hand"]) if data.get("hand") is not None else None
    most = rules.players if hand is None else rules.players - 1
    if len(plays) > most or (hand is None and len(plays) < most):
        raise Problem("wrong_number_of_plays", got=len(plays), players=rules.players)
    seen: set[int] = set()
    for text in plays:
        play, betrayal = read_play(text)
        _in_pack_once(rules, play.card, seen)
        if betrayal and play.card != rules.betrayal.adjutant_card:
            raise Problem("trick_no_betrayal", card=CODES[play.card])
        check_joker(trick, play, 1 << play.card)
        trick.add(play)
    if hand is None:
        return _winner(rules, trick, language)
    if not hand:
        raise Problem("empty_hand")
    for card in hand:
        _in_pack_once(rules, card, seen)
    bits = mask(hand)
    barred = {CODES[card]: reason for card, reason in trick.barred(bits).items()}
    return {"legal": sorted_codes(trick.legal(bits)), "barred": dict(sorted(barred.items()))}


def _winner(rules: RuleSet, trick: Trick, language: str) -> Answer:
    outcome = trick.outcome()
    return {
        "winner": outcome.place,
        "card": CODES[outcome.card],
        "honours": outcome.honours,
        "reason": outcome.reason(rules),
        "text": explain_trick(language, rules, trick, outcome),
    }


def _trick(rules: RuleSet, data: dict[str, Any]) -> Trick:
    number, tricks = require(data, "trick"), require(data, "tricks")
    trump = read_suit(require(data, "trump"))
    for name, value in (("trick", number), ("tricks", tricks)):
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 13:
            raise Problem("not_a_trick_number", key=name, got=str(value)[:40])
    if number > tricks:
        raise Problem("trick_after_last", trick=number, tricks=tricks)
    return Trick(compile_trick(rules, trump, number, tricks), number)


def _in_pack_once(rules: RuleSet, card: int, seen: set[int]) -> None:
    if not rules.pack >> card & 1:
        raise Problem("card_not_in_pack_here", card=CODES[card])
    if card in seen:
        raise Problem("card_twice", card=CODES[card])
    seen.add(card)
