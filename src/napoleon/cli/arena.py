"""`napoleon arena`: bots against bots, every deal once for each rotation of the bots over the seats."""

import os
import signal
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from napoleon.cli.common import Language, language

if TYPE_CHECKING:
    from napoleon.bots.arena import Game, Tally
    from napoleon.bots.arena_run import Series

app = typer.Typer(add_completion=False)
BAR = 40


@app.command()
def arena(
    bots: Annotated[list[str], typer.Argument(help="Bots by seat; the last one fills the seats that are left.")],
    rules: Annotated[str, typer.Option(help="Preset of the rules, or a rule set as JSON.")] = "standard",
    deals: Annotated[int, typer.Option(min=1, help="How many deals, each played in every rotation.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed deals the same cards.")] = "1",
    out: Annotated[Path | None, typer.Option(help="Keep every game in this file, and go on from it.")] = None,
    processes: Annotated[int, typer.Option(min=1, help="Processes; all cores without it.")] = os.cpu_count() or 1,
    lang: Language = "",
) -> None:
    """Let bots play one another and print what each kind scores, with its 95 % interval."""
    from napoleon.bots.arena import tally
    from napoleon.bots.arena_run import run
    from napoleon.words import Problem

    spoken = language(lang)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # Ctrl-C must give the terminal its cursor back
    try:
        series = _series(bots, rules, deals, seed)
        games = list(_watched(run(series, out, processes), len(series.games), spoken))
    except Problem as problem:
        typer.echo(problem.text(spoken), err=True)
        raise typer.Exit(2) from None
    names = [str(bot) for bot in series.bots]
    _report(tally(games, names), games, deals, spoken)


def _series(bots: list[str], rules_text: str, deals: int, seed: str) -> "Series":
    from napoleon.bots.arena_run import Series
    from napoleon.bots.levels import read_spec
    from napoleon.record.lines import read_object
    from napoleon.rules import parse, preset
    from napoleon.words import Problem

    rules = parse(read_object(rules_text)) if rules_text.lstrip().startswith("{") else preset(rules_text)
    specs = [read_spec(text) for text in bots]
    if len(specs) > rules.players:
        raise Problem("too_many_bots", got=len(specs), players=rules.players)
    specs += [specs[-1]] * (rules.players - len(specs))
    return Series(rules, tuple(specs), deals, seed)


def _watched(games: "Iterator[Game]", total: int, spoken: str) -> "Iterator[Game]":
    """The games, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import track

    from napoleon.words import say

    console = Console(stderr=True)
    if not console.is_terminal:
        yield from games
        return
    yield from track(games, say(spoken, "arena-progress"), total, console=console)


def _report(table: "dict[str, Tally]", games: "list[Game]", deals: int, spoken: str) -> None:
    from napoleon.bots.arena import ROLES, difference, score_per_game
    from napoleon.words import say

    typer.echo(say(spoken, "arena-title", deals=deals, games=len(games)))
    redeals = sum(1 for game in games if not game.winners)
    typer.echo(say(spoken, "arena-redeals", count=redeals))
    scale = max((abs(score_per_game(one)[0]) for one in table.values()), default=0) or 1
    for name, one in table.items():
        mean, half = score_per_game(one)
        typer.echo(f"\n{name}  ({say(spoken, 'arena-games')} {one.games})")
        typer.echo(f"  {say(spoken, 'arena-score')}: {mean:+.3f} ±{half:.3f}  {_bar(mean / scale)}")
        typer.echo(f"  {say(spoken, 'arena-won')}: {_share(one.won, one.games)}")
        for role in ROLES:
            if role in one.by_role:
                count, total, won = one.by_role[role]
                line = f"{_share(count, one.games)}, {total / count:+.2f}, {_share(won, count)}"
                typer.echo(f"  {say(spoken, f'arena-{role}')}: {line}")
        if one.contracts:
            count, made = (sum(column) for column in zip(*one.contracts.values(), strict=True))
            average = sum(number * bid for number, (bid, _) in one.contracts.items()) / count
            line = f"{count} ({average:.2f}), {say(spoken, 'arena-made')} {_share(made, count)}"
            typer.echo(f"  {say(spoken, 'arena-contracts')}: {line}")
            levels = [f"{number}: {bid} ({_share(won, bid)})" for number, (bid, won) in sorted(one.contracts.items())]
            typer.echo(f"  {say(spoken, 'arena-levels')}: {' · '.join(levels)}")
    names = list(table)
    for first, second in pairwise(names):
        typer.echo()
        for key, scored_only in (("arena-difference", False), ("arena-difference-scored", True))[: 1 + bool(redeals)]:
            mean, half = difference(table[first], table[second], scored_only)
            typer.echo(say(spoken, key, one=first, other=second, mean=f"{mean:+.3f}", half=f"{half:.3f}"))


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def _bar(height: float) -> str:
    """A bar to the left or right of a middle line."""
    size = round(abs(height) * BAR / 2)
    left, right = ("█" * size, "") if height < 0 else ("", "█" * size)
    return f"{left:>{BAR // 2}}│{right:<{BAR // 2}}"
