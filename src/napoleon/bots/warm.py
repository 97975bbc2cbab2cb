"""Getting the searching bots ready: every compiled loop called once, so that nobody at a table waits for a compiler."""

import random

from napoleon.bots.levels import make, read_spec
from napoleon.bots.match_play import play_deal
from napoleon.rules import preset


def warm_up() -> None:
    """Load the machine code of the search, or compile it and keep it on disk: a moment, or half a minute the first time."""
    bot = make(read_spec("strong@8w"))
    rules = preset("gamefarm")
    for seed in range(9):
        if play_deal(rules, [bot] * rules.players, random.Random(seed)).napoleon is not None:
            return
