"""How a deal and a match ended: who won, all hands and tricks, the scores with how they came about, the ranking."""

from typing import Any

from napoleon.cards import codes, members
from napoleon.deal.events import DealScored, Viewer
from napoleon.deal.state import State
from napoleon.table.frame import Frame, PastDeal, Voice, finished
from napoleon.table.score_why import score_why
from napoleon.table.view_bar import badge, badge_text, total
from napoleon.table.view_hand import in_order
from napoleon.table.view_trick import trick_record_json
from napoleon.words.catalogue import bid_text

Json = dict[str, Any]


def result_json(state: State, viewer: Viewer, frame: Frame, voice: Voice) -> Json:
    """The result of a deal that is over; a redeal shows nothing that the viewer did not know."""
    result = state.result
    return {
        "won": None if result is None else result.won,
        "yours": None if result is None or viewer is None else _won_by(result, viewer),
        "title": result_title(state, voice),
        "text": result_text(state, voice),
        "redeal": result is None,
        "hands": [codes(in_order(state, hand, seat)) for seat, hand in enumerate(state.dealt)],
        "widow": codes(state.widow),
        "discards": codes(members(state.discards)),
        "tricks": [trick_record_json(state, number, voice) for number in range(1, len(state.tricks) + 1)],
        "scores": [_score(state, seat, frame, voice) for seat in range(state.players)],
    }


def result_title(state: State, voice: Voice) -> str:
    """Who won, in a few words."""
    result = state.result
    if result is None:
        return voice("result-redeal")
    if result.won is None:
        best = [seat for seat in range(state.players) if result.scores[seat] == max(result.scores)]
        return voice("result-most-honours", winners=voice.listing([voice.names[seat] for seat in best]))
    return voice("result-won" if result.won else "result-lost")


def result_text(state: State, voice: Voice) -> str:
    """By how much the contract was made or missed, or why the deal came to nothing."""
    result = state.result
    if result is None:
        return voice("result-redeal-text", why=voice(f"redeal-{state.redeal or 'redeal'}"))
    if result.won is None or state.contract is None:
        return voice("result-free-text", most=max(result.honours))
    details: dict[str, object] = {"bid": str(state.contract), "got": result.side_honours, "all": state.rules.honour_count}
    return voice(f"result-{_how(state, result, details)}", **details)


def sheet_json(state: State, frame: Frame, voice: Voice) -> list[Json]:
    """The deals of the match, with this one once it is over."""
    rows = [*frame.past, PastDeal.of(state, frame.deal)] if finished(state) else list(frame.past)
    return [{"deal": row.deal, "title": _sheet_title(row, voice), "changes": list(row.changes)} for row in rows]


def match_json(state: State, frame: Frame, voice: Voice) -> Json:
    """The end of the match: places are shared where totals are equal."""
    return {"title": match_title(state, frame, voice), "ranking": ranking(state, frame, voice)}


def match_title(state: State, frame: Frame, voice: Voice) -> str:
    """Who won the match."""
    first = [row["name"] for row in ranking(state, frame, voice) if row["place"] == 1]
    return voice("match-won", winners=voice.listing(first))


def ranking(state: State, frame: Frame, voice: Voice) -> list[Json]:
    """The players by their totals."""
    totals = [total(state, frame, seat) for seat in range(state.players)]
    rows = [
        {"place": 1 + sum(other > points for other in totals), "seat": seat, "name": voice.names[seat], "total": points}
        for seat, points in enumerate(totals)
    ]
    return sorted(rows, key=lambda row: (row["place"], row["seat"]))


def _won_by(result: DealScored, seat: int) -> bool | None:
    """Whether the deal went well for the seat; of those who play for themselves only the best is told."""
    if result.won is None:
        return True if result.scores[seat] == max(result.scores) else None
    return result.won == (seat in result.side)


def _how(state: State, result: DealScored, details: dict[str, object]) -> str:
    """Which sentence tells how the deal ended; `details` gets the difference."""
    if state.contract is None:
        raise ValueError("a deal without a contract has no such end")
    if state.perfect:
        return "perfect-made" if result.won else "perfect-missed"
    over = result.side_honours - state.contract.number
    details["difference"] = abs(over)
    if result.won:
        return "doubled" if result.doubled else "exact" if over == 0 else "over"
    return "missed" if over < 0 else "revolution"


def _score(state: State, seat: int, frame: Frame, voice: Voice) -> Json:
    result = state.result
    return {
        "seat": seat,
        "name": voice.names[seat],
        "badge": badge(state, seat),
        "badge_text": badge_text(state, seat, voice),
        "honours": state.honours[seat],
        "change": 0 if result is None else result.scores[seat],
        "total": total(state, frame, seat),
        "why": None if result is None else score_why(state, result, seat, voice),
    }


def _sheet_title(row: PastDeal, voice: Voice) -> str:
    if row.redeal:
        return voice("result-redeal")
    if row.bid is None or row.napoleon is None:
        return voice("sheet-free")
    said = bid_text(str(row.bid))
    return voice("sheet-won" if row.won else "sheet-lost", said=said, seat=row.napoleon)
