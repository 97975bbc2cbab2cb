"""The arena: rotations seat the bots everywhere with the same cards, results can be taken up again, figures are right."""

import json
import math
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from napoleon.bots import arena
from napoleon.bots.arena import Game, difference, mean_and_interval, play_game, ratio_and_interval, read_game, tally
from napoleon.bots.arena_run import Series, run
from napoleon.bots.levels import BotSpec, make, read_spec
from napoleon.bots.match_play import Bot
from napoleon.cli.arena import app
from napoleon.rules import preset
from napoleon.rules.files import from_toml
from napoleon.rules.share import encode
from napoleon.words import Problem

RANDOM = BotSpec("random")


def series(deals: int) -> Series:
    return Series(preset("party"), (BotSpec("simple"), *[RANDOM] * 4), deals, "t")


def test_every_deal_is_played_once_for_each_different_seating() -> None:
    assert len(series(3).games) == 15
    assert len(Series(preset("party"), (RANDOM,) * 5, 3, "t").games) == 3


def test_the_rotations_of_a_deal_seat_each_bot_everywhere_with_the_same_cards() -> None:
    games = [play_game(preset("party"), series(1).bots, "t", 0, rotation) for rotation in range(5)]
    assert sorted(game.bots.index(0) for game in games) == [0, 1, 2, 3, 4]
    again = play_game(preset("party"), series(1).bots, "t", 0, 2)
    assert again == games[2]


def test_results_are_kept_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = list(run(series(2), file, 1))
    with file.open("a", encoding="utf-8") as stream:
        stream.write("[1, 2, [0,")  # the last line cut short
    lines = file.read_text(encoding="utf-8").count("\n")
    both = list(run(series(3), file, 1))
    assert both[: len(first)] == first
    assert len(both) == 15
    assert len({(game.round, game.rotation) for game in both}) == 15
    assert file.read_text(encoding="utf-8").count("\n") == lines + 6
    assert sorted(map(repr, run(series(3), file, 1))) == sorted(map(repr, both))


def test_a_file_of_another_series_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(run(series(1), file, 1))
    before = file.read_bytes()
    with pytest.raises(Problem) as refused:
        list(run(Series(preset("party"), (RANDOM,) * 5, 1, "t"), file, 1))
    assert refused.value.code == "other_arena"
    assert file.read_bytes() == before


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.touch()
    assert len(list(run(series(1), file, 1))) == 5
    assert len(list(run(series(1), file, 1))) == 5
    assert json.loads(file.read_text("utf-8").splitlines()[0]) == series(1).head()


@pytest.mark.parametrize("place", ["", "no/such/folder/games.jsonl", "/dev/full"])
@pytest.mark.parametrize(("language", "word"), [("ja", "書き込めません"), ("en", "cannot be written")])
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(
    place: str, language: str, word: str, tmp_path: Path
) -> None:
    out = str(tmp_path / place)
    ran = CliRunner().invoke(app, ["random", "--out", out, "--processes", "1", "--lang", language])
    assert ran.exit_code == 2
    assert f"{out}" in ran.output
    assert word in ran.output


def test_two_processes_play_the_same_games() -> None:
    alone = {repr(game) for game in run(series(2), None, 1)}
    assert {repr(game) for game in run(series(2), None, 2)} == alone


def test_time_for_thinking_is_the_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = []

    def note(spec: BotSpec, clock: Callable[[], float] = time.perf_counter) -> Bot:
        clocks.append(clock)
        return make(spec, clock)

    monkeypatch.setattr(arena, "make", note)
    play_game(preset("standard"), [read_spec("simple")] * 5, "clocks", 0, 0)
    assert clocks == [time.process_time] * 5


def test_figures() -> None:
    mean, half = mean_and_interval([1, 2, 3, 4])
    assert mean == 2.5
    assert half == pytest.approx(1.96 * math.sqrt(5 / 3 / 4))
    games = [
        Game(0, 0, (0, 1, 1, 1), ("napoleon", "adjutant", "ally", "ally"), (6, 6, -4, -4), (0, 1), 13, True),
        Game(1, 0, (0, 1, 1, 1), ("ally", "napoleon", "adjutant", "ally"), (4, -6, -6, 4), (0, 3), 14, False),
    ]
    table = tally(games, ["a", "b", "b", "b"])
    assert (table["a"].games, table["a"].score, table["a"].won, table["a"].contracts) == (2, 10, 2, {13: [1, 1]})
    assert table["b"].contracts == {14: [1, 0]}
    assert table["b"].by_role["adjutant"] == [2, 0, 1]
    assert difference(table["a"], table["b"])[0] == pytest.approx((6 + 2 / 3 + 4 + 8 / 3) / 2)


def test_deals_that_nobody_played_are_no_deals_of_a_match() -> None:
    played = Game(0, 0, (0, 1, 1, 1), ("napoleon", "adjutant", "ally", "ally"), (6, 6, -6, -6), (0, 1), 13, True)
    nobody = Game(1, 0, (0, 1, 1, 1), ("none",) * 4, (0, 0, 0, 0), (), None, None)
    table = tally([played, nobody], ["a", "b", "b", "b"])
    assert difference(table["a"], table["b"])[0] == pytest.approx(4)
    assert difference(table["a"], table["b"], scored_only=True)[0] == pytest.approx(8)
    ratio, half = ratio_and_interval([8, 0, 3], [1, 0, 1])
    assert ratio == pytest.approx(5.5)
    assert half == pytest.approx(1.96 * math.sqrt((2.5**2 + 2.5**2) / 2 / 3) * 3 / 2)


def test_games_as_rows() -> None:
    game = play_game(preset("standard"), [RANDOM] * 5, "x", 3, 0)
    assert read_game(json.loads(json.dumps(game.row()))) == game


@pytest.mark.parametrize("text", ["nobody", "simple@", "simple@0", "simple@-1w", "simple@x"])
def test_unknown_bots_are_refused(text: str) -> None:
    with pytest.raises(Problem) as refused:
        read_spec(text)
    assert "simple" in refused.value.text("ja")


def test_the_command_prints_intervals_and_refuses_in_words() -> None:
    ran = CliRunner().invoke(app, ["simple", "random", "--deals", "2", "--processes", "1", "--lang", "en"])
    assert ran.exit_code == 0, ran.output
    assert "simple scores" in ran.output
    assert "95 %" in ran.output
    wrong = CliRunner().invoke(app, ["simpel", "--lang", "en"])
    assert wrong.exit_code == 2
    assert "simpel" in wrong.output


def arena_of(*args: str) -> str:
    ran = CliRunner().invoke(app, ["simple", "random", "--processes", "1", *args])
    assert ran.exit_code == 0, ran.output
    return ran.output


@pytest.mark.parametrize(
    ("language", "named", "missing"),
    [
        (
            "ja",
            ["1局の点: 平均 ", "勝った側にいた割合: ", "、1局の点は平均 ", "、勝率 ", " 枚、成功 "],
            "区間を出すには2局以上が要ります",
        ),
        (
            "en",
            ["score a deal: ", "on the winning side: ", " of the games, score ", ", won ", " made"],
            "an interval needs two deals",
        ),
    ],
)
def test_every_figure_is_named(language: str, named: list[str], missing: str) -> None:
    alone = arena_of("--deals", "1", "--rules", "party", "--lang", language)
    assert missing in alone
    assert "nan" not in alone
    for word in named:
        assert word in alone
    several = arena_of("--deals", "2", "--rules", "party", "--lang", language)
    assert missing not in several
    assert "±" in several


def test_rules_are_taken_as_every_command_takes_them(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('preset = "party"\n', "utf-8")
    code = encode(from_toml('preset = "party"\n[set]\nauction.minimum = 2\n'))
    assert len({arena_of("--deals", "1", "--rules", rules) for rules in ("party", str(file), '{"preset": "party"}')}) == 1
    assert "simple" in arena_of("--deals", "1", "--rules", code)
    wrong = CliRunner().invoke(app, ["simple", "--rules", "partie", "--lang", "en"])
    assert wrong.exit_code == 2
    assert "party" in wrong.output
