"""How a player's score of a deal came about, in one sentence: the method, the row or formula, and the share."""

from napoleon.deal.events import DealScored
from napoleon.deal.state import State
from napoleon.table.frame import Voice


def score_why(state: State, result: DealScored, seat: int, voice: Voice) -> str:
    """The sentence for this seat."""
    points = voice.signed(result.scores[seat])
    if result.won is None or state.contract is None:
        return voice("why-free", honours=result.honours[seat], points=points)
    who = voice(f"share-{share(state, result, seat)}")
    details: dict[str, object] = {"who": who, "points": points}
    method = state.rules.score.method
    if method == "wins":
        key = "why-wins-won" if result.scores[seat] else "why-wins-lost"
    elif method == "pot":
        key = _pot(state, result, seat, details)
    elif method == "formula":
        key = "why-formula"
        _formula(state, result, details)
    else:
        key = f"why-{method}"
        details["row"] = voice(f"row-{result.row}")
    text = voice(key, **details)
    return text + voice("why-doubled") if result.doubled else text


def share(state: State, result: DealScored, seat: int) -> str:
    """As what the seat is scored: a lone adjutant as a solo Napoleon, one who went over as an ally."""
    if seat not in result.side:
        turned = state.napoleon if state.betrayed == "napoleon" else state.adjutant if state.betrayed == "adjutant" else None
        return "turned" if seat == turned else "ally"
    if len(result.side) == 1:
        return "solo" if seat == state.napoleon else "lone-adjutant"
    return "napoleon" if seat == state.napoleon else "adjutant"


def _pot(state: State, result: DealScored, seat: int, details: dict[str, object]) -> str:
    details["pot"] = state.rules.score.pot
    details["allies"] = state.players - len(result.side)
    won = bool(result.won)
    if won != (seat in result.side):
        return "why-pot-nothing"
    if not won:
        return "why-pot-allies"
    return "why-pot-solo" if len(result.side) == 1 else "why-pot-shared"


def _formula(state: State, result: DealScored, details: dict[str, object]) -> None:
    if state.contract is None:
        raise ValueError("a deal without a contract has no score")
    minimum = state.rules.auction.minimum
    details["number"], details["minimum"] = state.contract.number, minimum
    details["unit"] = max(1, state.contract.number - (minimum - 1))
    details["allies"] = state.players - len(result.side)
