"""Whether a recorded deal was fair and rightly played: what `napoleon verify` answers for a line.

Each is checked as far as the record has what it takes: a drawn dealer, the commitment against the seed, the cards against the
shuffle of the seed, every action against the rules, and the result. The first that is wrong is named.
"""

import json
from typing import Any

from napoleon.cards import SUITS, codes, mask
from napoleon.deal import State, fold
from napoleon.deal.shuffle import SEED_BYTES, commitment, drawn_dealer, shuffled
from napoleon.record.deal_record import DealRecord, IllegalAction, read_deal, replay, result_of
from napoleon.record.lines import Answer, read_object, refusal
from napoleon.words import Problem, say

COMMITMENT_BYTES = 32


class Differs(Exception):
    """The record says something else than it must: `at` names the key, or the place among the actions."""

    def __init__(self, at: str | int, problem: Problem) -> None:
        super().__init__(at, problem)
        self.at = at
        self.problem = problem


def verify_line(text: str, language: str = "ja") -> Answer:
    """The answer to one line of text; never raises a Problem."""
    try:
        return verify(read_object(text), language)
    except Problem as problem:
        return _wrong(problem, language, None)


def verify(data: dict[str, Any], language: str = "ja") -> Answer:
    """`{"ok": true, "checked": […], …}`, or `{"ok": false, "error", "at", "text"}`; a Problem where the deal cannot begin."""
    record = read_deal(data)
    try:
        seed, shown = _hex(data, "seed", SEED_BYTES), _hex(data, "commitment", COMMITMENT_BYTES)
        checked = [*_check_dealer(record, _hex(data, "dealer_seed", SEED_BYTES)), *_check_shuffle(record, seed, shown)]
        result = result_of(_played(record))
        if "result" in data:
            _check_result(data["result"], result)
            checked.append("result")
    except Differs as difference:
        return _wrong(difference.problem, language, difference.at)
    answer: Answer = {"ok": True, "checked": checked, "result": result}
    if seed is not None:
        answer["commitment"] = commitment(seed)
    return answer | {"text": say(language, _praise(checked))}


def _check_dealer(record: DealRecord, seed: bytes | None) -> list[str]:
    """The first dealer of a match is drawn; after that the deal passes on."""
    if seed is None:
        return []
    drawn = drawn_dealer(record.rules.players, seed)
    if fold(State(record.rules), record.opening).dealer != drawn:
        raise Differs("dealer", Problem("verify_dealer", seat=drawn))
    return ["dealer"]


def _check_shuffle(record: DealRecord, seed: bytes | None, shown: bytes | None) -> list[str]:
    """What could be checked besides; Differs where the seed is not the one that was shown, or deals other cards."""
    if seed is None:
        return ["actions"]
    checked = ["shuffle", "actions"]
    if shown is not None:
        if commitment(seed) != shown.hex():
            raise Differs("commitment", Problem("verify_commitment"))
        checked.insert(0, "commitment")
    state = fold(State(record.rules), record.opening)
    cards = shuffled(record.rules, state.dealer, seed)
    for seat, (mine, theirs) in enumerate(zip(state.dealt, cards.hands, strict=True)):
        if mask(theirs) != mine:
            raise Differs("hands", Problem("verify_hand", seat=seat, cards=codes(theirs)))
    if tuple(state.widow) != cards.widow:
        raise Differs("widow", Problem("verify_widow", cards=codes(cards.widow)))
    if cards.trump is not None and state.trump != cards.trump:
        raise Differs("trump", Problem("verify_trump", suit=SUITS[cards.trump]))
    return checked


def _played(record: DealRecord) -> State:
    """The deal after all its actions, which must be legal and bring it to its end."""
    try:
        state = replay(record)
    except IllegalAction as illegal:
        raise Differs(illegal.at, illegal.problem) from None
    if not state.over:
        raise Differs(len(record.actions), Problem("unfinished", seat=state.turn[0], phase=state.phase))
    return state


def _check_result(stated: object, result: Answer) -> None:
    """Compared as texts: to Python `true` would be 1."""
    if not isinstance(stated, dict):
        raise Differs("result", Problem("verify_result_form"))
    for key in [*result, *sorted(stated.keys() - result.keys())]:
        got, right = (json.dumps(found.get(key), sort_keys=True) for found in (stated, result))
        if got != right:
            raise Differs(f"result.{key}", Problem("verify_result", key=key, got=got[:60], right=right))


def _hex(data: dict[str, Any], key: str, length: int) -> bytes | None:
    """The bytes of a key, None where there is none."""
    value = data.get(key)
    if value is None:
        return None
    try:
        found = bytes.fromhex(value)
    except (TypeError, ValueError):
        found = b""
    if len(found) != length:
        raise Differs(key, Problem("verify_not_hex", key=key, digits=2 * length))
    return found


def _praise(checked: list[str]) -> str:
    if "shuffle" not in checked:
        return "verify-no-seed"
    return "verify-all" if "commitment" in checked else "verify-no-commitment"


def _wrong(problem: Problem, language: str, at: str | int | None) -> Answer:
    return {"ok": False} | refusal(problem, language, at=at)
