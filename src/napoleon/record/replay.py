"""One deal to its result, or to the first action that is illegal: what `napoleon replay` answers for a line."""

from typing import Any

from napoleon.deal import State
from napoleon.record.deal_record import IllegalAction, read_deal, replay, result_of
from napoleon.record.lines import Answer, read_object, refusal
from napoleon.words import Problem


def replay_line(text: str, language: str = "ja") -> Answer:
    """The answer to one line of text; never raises a Problem."""
    try:
        return replay_answer(read_object(text), language)
    except Problem as problem:
        return refusal(problem, language)


def replay_answer(data: dict[str, Any], language: str = "ja") -> Answer:
    """The result of the deal, `{"error", "at", "text"}` for an illegal action, or `unfinished` with who is to act.

    Raises a Problem where the deal cannot even begin.
    """
    record = read_deal(data)
    try:
        state = replay(record)
    except IllegalAction as illegal:
        return refusal(illegal.problem, language, at=illegal.at)
    if not state.over:
        return unfinished(state, len(record.actions), language)
    return result_of(state)


def unfinished(state: State, at: int, language: str) -> Answer:
    """The answer for a deal that stops early."""
    seat = state.turn[0]
    problem = Problem("unfinished", seat=seat, phase=state.phase)
    return refusal(problem, language, at=at, to_act=seat, phase=state.phase)
