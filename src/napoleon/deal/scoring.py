"""W, Z — who won the deal and what it is worth."""

from dataclasses import dataclass

from napoleon.cards import members
from napoleon.deal.events import DealScored
from napoleon.deal.state import State


@dataclass(frozen=True, slots=True)
class Standing:
    """The honours of both sides as they stand (the whole truth, not for viewers)."""

    side: tuple[int, ...]
    side_honours: int
    allies_honours: int


def side_of(state: State) -> tuple[int, ...]:
    """The seats that stand for the contract, sorted: Napoleon and adjutant, less the one who went over."""
    seats = {state.napoleon, state.adjutant}
    if state.betrayed is not None:
        seats.discard(state.napoleon if state.betrayed == "napoleon" else state.adjutant)
    return tuple(sorted(seat for seat in seats if seat is not None))


def discarded_honours(state: State) -> int:
    """How many honours were discarded."""
    return (state.discards & state.rules.honours).bit_count()


def standing(state: State) -> Standing:
    """Honours by side: from tricks, and from the discards by X4."""
    side = side_of(state)
    mine = sum(state.honours[seat] for seat in side)
    theirs = sum(state.honours) - mine
    extra, owner = discarded_honours(state), state.rules.exchange.honours_to
    seat: int | None = None
    if owner == "napoleon":
        seat = state.napoleon
    elif owner == "gift":
        seat = state.receiver
    elif owner == "first_trick" and state.tricks:
        seat = state.tricks[0].won.seat
    if seat is not None and seat in side:
        mine += extra
    elif seat is not None or owner in ("allies", "forbidden"):
        theirs += extra
    return Standing(side, mine, theirs)


def ally_has_honour(state: State) -> bool:
    """Whether a perfect is lost already: an ally holds an honour of tricks or discards (W2)."""
    return standing(state).allies_honours > 0


def contract_won(state: State, side_honours: int) -> bool:
    """Whether Napoleon's side won (W1, W2)."""
    if state.contract is None:
        raise ValueError("a deal without a contract is not won")
    every = side_honours == state.rules.honour_count
    if state.perfect:
        return every
    how = state.rules.win.all_honours
    if every and (how == "loses" or (how == "loses_unless_bid" and state.contract.number < state.rules.honour_count)):
        return False
    return side_honours >= state.contract.number


def score(state: State) -> DealScored:
    """The result of a finished deal, from the full state."""
    if not state.rules.sides:
        return _result(state, None, state.honours, None, "honours", False)
    now = standing(state)
    won = contract_won(state, now.side_honours)
    every = now.side_honours == state.rules.honour_count
    swept = now.allies_honours == state.rules.honour_count
    row, leader, adjutant, ally = _shares(state, now, won, every, swept)
    doubled = every and state.rules.win.all_honours == "bonus"
    factor = 2 if doubled else 1
    first = state.napoleon if state.napoleon in now.side else state.adjutant
    scores = tuple(
        factor * (ally if seat not in now.side else leader if seat == first else adjutant) for seat in range(state.players)
    )
    return _result(state, now, scores, won, row, doubled)


def _shares(state: State, now: Standing, won: bool, every: bool, swept: bool) -> tuple[str, int, int, int]:
    """The row that applies and the scores of Napoleon, adjutant and each ally (Z1)."""
    solo = len(now.side) == 1
    allies = state.players - len(now.side)
    method = state.rules.score.method
    row = ("won" if won else "lost") + ("_solo" if solo else "")
    if method == "wins":
        return row, int(won), int(won), int(not won)
    if method == "pot":
        pot = state.rules.score.pot
        if not won:
            return row, 0, 0, pot // allies
        return row, pot if solo else pot * 2 // 3, pot // 3, 0
    if method == "table":
        unit = 1 if won else -2 if swept else -1
        if not won and swept:
            row = "swept" + ("_solo" if solo else "")
        return row, unit * (4 if solo else 2), unit, -unit
    if method == "formula":
        return (row, *_formula(state, allies, won, solo))
    return _custom(state, won, solo, every, swept)


def _formula(state: State, allies: int, won: bool, solo: bool) -> tuple[int, int, int]:
    if state.contract is None:
        raise ValueError("a deal without a contract has no score")
    unit = max(1, state.contract.number - (state.rules.auction.minimum - 1))
    leader, adjutant = (2 * 2 * unit * allies + 3) // 6, (2 * unit * allies + 3) // 6
    sign = 1 if won else -1
    return sign * (leader + adjutant if solo else leader), sign * adjutant, -sign * unit


def _custom(state: State, won: bool, solo: bool, every: bool, swept: bool) -> tuple[str, int, int, int]:
    rows = dict(state.rules.score.custom or ())
    extreme, plain = ("all", "won") if won else ("swept", "lost")
    is_extreme = every if won else swept
    order = [extreme, plain] if is_extreme else [plain]
    names = [f"{name}_solo" for name in order] + order if solo else order
    name = next(name for name in names if name in rows)
    values = rows[name]
    if len(values) == 2:
        return name, values[0], 0, values[1]
    return name, values[0], values[1], values[2]


def _result(
    state: State, now: Standing | None, scores: tuple[int, ...], won: bool | None, row: str, doubled: bool
) -> DealScored:
    return DealScored(
        napoleon=state.napoleon,
        adjutant=state.adjutant,
        side=() if now is None else now.side,
        honours=state.honours,
        discarded_honours=discarded_honours(state),
        side_honours=0 if now is None else now.side_honours,
        won=won,
        scores=scores,
        row=row,
        doubled=doubled,
        hands=tuple(tuple(members(hand)) for hand in state.dealt),
        widow=state.widow,
        discards=tuple(members(state.discards)),
    )
