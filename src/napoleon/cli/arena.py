"""`napoleon arena`: bots against bots, every deal once for each rotation of the bots over the seats."""

import math
import os
import signal
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from napoleon.cli.common import RULES_HELP, Language, language, tell_of_compiling

if TYPE_CHECKING:
    from napoleon.bots.arena import Game, Tally
    from napoleon.bots.arena_run import Series

app = typer.Typer(add_completion=False)
BAR = 40


@app.command()
def arena(
    bots: Annotated[list[str], typer.Argument(help="Bots by seat; the last one fills the seats that are left.")],
    rules: Annotated[str, typer.Option(help=RULES_HELP)] = "standard",
    deals: Annotated[int, typer.Option(min=1, help="How many deals, each played in every rotation.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed deals the same cards.")] = "1",
    out: Annotated[Path | None, typer.Option(help="Keep every game in this file, and go on from it.")] = None,
    processes: Annotated[int, typer.Option(min=1, help="Processes; all cores without it.")] = os.cpu_count() or 1,
    lang: Language = "",
) -> None:
    """Let bots play one another and print what each kind scores, with its 95 % interval."""
    from napoleon.bots.arena import tally
    from napoleon.bots.arena_run import run
    from napoleon.bots.levels import SECONDS
    from napoleon.bots.warm import warm_up
    from napoleon.words import Problem

    spoken = language(lang)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # Ctrl-C must give the terminal its cursor back
    try:
        series = _series(bots, rules, deals, seed)
        if any(bot.level in SECONDS for bot in series.bots):
            tell_of_compiling(spoken)
            warm_up()  # once, before every process does
        games = list(_watched(run(series, out, processes), len(series.games), spoken))
    except Problem as problem:
        typer.echo(problem.text(spoken), err=True)
        raise typer.Exit(2) from None
    names = [str(bot) for bot in series.bots]
    _report(tally(games, names), games, deals, spoken)


def _series(bots: list[str], rules_text: str, deals: int, seed: str) -> "Series":
    from napoleon.bots.arena_run import Series
    from napoleon.bots.levels import read_spec
    from napoleon.rules.files import find
    from napoleon.words import Problem

    rules = find(rules_text)
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
        typer.echo(f"\n{name}  ({say(spoken, 'arena-games', count=one.games)})")
        line = say(spoken, "arena-score", mean=f"{mean:+.3f}", interval=_interval(half, spoken))
        typer.echo(f"  {line}  {_bar(mean / scale)}")
        typer.echo(f"  {say(spoken, 'arena-won', share=_share(one.won, one.games))}")
        for role in ROLES:
            if role in one.by_role:
                count, total, won = one.by_role[role]
                shares = {"share": _share(count, one.games), "mean": f"{total / count:+.2f}", "won": _share(won, count)}
                typer.echo(f"  {say(spoken, f'arena-{role}')}: {say(spoken, 'arena-role', **shares)}")
        if one.contracts:
            _report_contracts(one.contracts, spoken)
    for first, second in pairwise(table):
        typer.echo()
        for key, scored_only in (("arena-difference", False), ("arena-difference-scored", True))[: 1 + bool(redeals)]:
            mean, half = difference(table[first], table[second], scored_only)
            if not math.isnan(mean):  # no deal was scored
                interval = _interval(half, spoken)
                typer.echo(say(spoken, key, one=first, other=second, mean=f"{mean:+.3f}", interval=interval))


def _report_contracts(contracts: dict[int, list[int]], spoken: str) -> None:
    from napoleon.words import say

    count, made = (sum(column) for column in zip(*contracts.values(), strict=True))
    average = sum(number * bid for number, (bid, _) in contracts.items()) / count
    typer.echo(f"  {say(spoken, 'arena-contracts', count=count, mean=f'{average:.2f}', made=_share(made, count))}")
    levels = [
        say(spoken, "arena-level", number=number, count=bid, made=_share(won, bid))
        for number, (bid, won) in sorted(contracts.items())
    ]
    typer.echo(f"  {say(spoken, 'arena-levels')}: {' · '.join(levels)}")


def _interval(half: float, spoken: str) -> str:
    from napoleon.words import say

    return say(spoken, "arena-no-interval") if math.isnan(half) else say(spoken, "arena-interval", half=f"{half:.3f}")


def _share(part: float, whole: float) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def _bar(height: float) -> str:
    """A bar to the left or right of a middle line."""
    size = round(abs(height) * BAR / 2)
    left, right = ("█" * size, "") if height < 0 else ("", "█" * size)
    return f"{left:>{BAR // 2}}│{right:<{BAR // 2}}"
