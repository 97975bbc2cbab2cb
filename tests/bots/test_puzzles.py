"""The project's puzzles: well formed, legal, not forced, of many kinds; the shortest endings are right by plain search."""

import json
from collections import Counter

import pytest

from bench.check_puzzles import MARGIN, judged
from napoleon.bots import random_bot, simple
from napoleon.bots.puzzles import Puzzle, puzzles, read_puzzle, solve_rate, view_of, write_puzzle
from napoleon.deal import choices
from napoleon.deal.events import UNKNOWN
from napoleon.words import Problem

ALL = list(puzzles())
PRESETS = {"standard", "kougai", "party", "encyclopedia", "gamefarm"}
SINS = {
    "spend_mighty",
    "lead_mighty",
    "partners_joker",
    "enemys_joker",
    "joker_alone",
    "contest_high",
    "trumps_wrong_side",
    "honour_to_enemy",
    "discard_honour",
    "same_two",
    "yoromeki",
    "cash_joker",
}


def test_there_are_many_of_many_kinds() -> None:
    assert len(ALL) >= 150
    assert len({puzzle.id for puzzle in ALL}) == len(ALL)
    themes = Counter(puzzle.theme for puzzle in ALL)
    assert {sin for sin in SINS if themes[sin] < 2} == set()
    assert min(themes["joker_alone"], themes["enemys_joker"]) >= 4
    rules = {json.dumps(puzzle.data["deal"]["rules"], sort_keys=True) for puzzle in ALL}
    assert len(rules) >= 30
    assert {
        puzzle.data["deal"]["rules"].get("preset") for puzzle in ALL if not puzzle.data["deal"]["rules"].get("set")
    } >= PRESETS
    assert {puzzle.phase for puzzle in ALL} == {"auction", "naming", "exchange", "play", "perfect"}
    assert {puzzle.state.players for puzzle in ALL} == {4, 5, 6, 7}
    assert any(puzzle.phase == "auction" and puzzle.state.rules.auction.order == "free" for puzzle in ALL)


def role(puzzle: Puzzle) -> str:
    state = puzzle.state
    if puzzle.seat == state.napoleon:
        return "alone" if state.known_solo() else "napoleon"
    return "adjutant" if state.is_adjutant(puzzle.seat) else "ally"


def test_every_role_has_its_puzzles() -> None:
    roles = Counter(role(puzzle) for puzzle in ALL if puzzle.phase == "play")
    assert min(roles[name] for name in ("napoleon", "adjutant", "ally")) >= 5
    assert roles["alone"] >= 1


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)
def test_the_form_is_kept(puzzle: Puzzle) -> None:
    assert read_puzzle(write_puzzle(puzzle.data)).right == puzzle.right
    assert set(puzzle.why) == {"ja", "en"}
    assert puzzle.why["ja"] != puzzle.why["en"]
    assert puzzle.margin["right"] > puzzle.margin["next"]
    view = view_of(puzzle)
    assert choices(view, puzzle.seat) == choices(puzzle.state, puzzle.seat)
    others = [seat for seat in range(view.players) if seat != puzzle.seat]
    assert all(not view.dealt[seat] for seat in others), "the view shows a hidden hand"
    assert view.adjutant in (None, UNKNOWN) or view.revealed


SHORT = [p for p in ALL if p.phase == "play" and p.margin["by"] == "search" and p.view.counts[p.seat] <= 3]


@pytest.mark.parametrize("puzzle", [p for p in SHORT if not p.state.rules.joker.wild], ids=lambda puzzle: puzzle.id)
def test_a_short_ending_is_right_by_plain_search(puzzle: Puzzle) -> None:
    right, other = judged(puzzle, 24, 5, fast=False)
    assert right.value - other.value >= MARGIN / 2


def test_bad_puzzles_are_refused() -> None:
    good = ALL[0].data
    with pytest.raises(Problem):
        read_puzzle(write_puzzle(good | {"format": "napoleon-puzzle/2"}))
    with pytest.raises(ValueError, match="no right action"):
        read_puzzle(write_puzzle(good | {"right": []}))
    with pytest.raises(ValueError, match="sentence"):
        read_puzzle(write_puzzle(good | {"why": {"ja": "…"}}))
    with pytest.raises(ValueError, match="not to act"):
        read_puzzle(write_puzzle(good | {"seat": (good["seat"] + 1) % ALL[0].state.players}))


def test_bots_are_measured() -> None:
    some = ALL[::4]
    assert 0 <= solve_rate(random_bot.choose, some) <= solve_rate(simple.choose, some) <= 1
