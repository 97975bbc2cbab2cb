"""A second referee of the result, read straight from the text of the rules: who won, and the scores by seat."""

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any


@dataclass
class Played:
    """What a finished deal came to. `solo` is a Napoleon without an adjutant from the start (`adjutant` is None)."""

    players: int
    pack_honours: int
    napoleon: int
    adjutant: int | None
    contract: int
    taken: list[int]
    discarded: int
    receiver: int | None
    first_trick: int
    perfect: bool
    gone_over: str | None


def half_up(number: Fraction) -> int:
    """To the nearest whole number, halves up."""
    return floor(number + Fraction(1, 2))


def result(o: dict[str, Any], d: Played) -> tuple[list[int], int, bool, list[int]]:
    """The seats that stand for the contract, their honours, whether they won, and every seat's score."""
    loyal = {"napoleon": d.napoleon, "adjutant": d.adjutant}
    if d.gone_over is not None:
        del loyal[d.gone_over]
    side = sorted(seat for seat in loyal.values() if seat is not None)
    allies = [seat for seat in range(d.players) if seat not in side]
    for_side = sum(d.taken[seat] for seat in side)
    for_allies = sum(d.taken[seat] for seat in allies)
    owner = {"napoleon": d.napoleon, "gift": d.receiver, "first_trick": d.first_trick}.get(o["exchange.honours_to"])
    if owner in side:
        for_side += d.discarded
    elif owner is not None or o["exchange.honours_to"] in ("allies", "forbidden"):
        for_allies += d.discarded

    took_all = for_side == d.pack_honours
    won = for_side >= d.contract
    if d.perfect:
        won = took_all
    elif took_all and o["win.all_honours"] == "loses":
        won = False
    elif took_all and o["win.all_honours"] == "loses_unless_bid":
        won = d.contract == d.pack_honours

    swept = not won and for_allies == d.pack_honours
    alone = len(side) == 1
    captain = side[0] if alone else d.napoleon
    scores = [0] * d.players
    for seat in range(d.players):
        role = 0 if seat == captain else 1 if seat in side else 2
        scores[seat] = points(o, d, role, alone, won, took_all and won, swept, len(allies))
        if took_all and o["win.all_honours"] == "bonus":
            scores[seat] *= 2
    return side, for_side, won, scores


def points(o: dict[str, Any], d: Played, role: int, alone: bool, won: bool, all_won: bool, swept: bool, allies: int) -> int:
    """The score of a Napoleon (0), an adjutant (1) or an ally (2)."""
    match o["score.method"]:
        case "wins":
            return int(won == (role < 2))
        case "pot":
            pot = Fraction(o["score.pot"])
            shares = [pot if alone else pot * 2 / 3, pot / 3, Fraction(0)] if won else [Fraction(0), Fraction(0), pot / allies]
            assert shares[role].denominator == 1
            return int(shares[role])
        case "table":
            if won:
                return [4 if alone else 2, 1, -1][role]
            if swept:
                return [-8 if alone else -4, -2, 2][role]
            return [-4 if alone else -2, -1, 1][role]
        case "formula":
            u: int = max(1, d.contract - (o["auction.minimum"] - 1))
            share = Fraction(u * allies, 3)
            captain, adjutant = half_up(2 * share), half_up(share)
            values = [captain + adjutant if alone else captain, adjutant, -u]
            return values[role] if won else -values[role]
    rows: dict[str, list[int]] = o["score.custom"]
    special, plain = ("all", "won") if won else ("swept", "lost")
    wanted = [special, plain] if (all_won or swept) else [plain]
    for name in [f"{name}_solo" for name in wanted] if alone else []:
        if name in rows:
            return rows[name][0 if role == 0 else 1]
    row = next(rows[name] for name in wanted if name in rows)
    return row[role]
