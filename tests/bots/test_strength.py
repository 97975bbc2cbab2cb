"""The simple bot is worth its name."""

import random

from napoleon.bots import random_bot, simple
from napoleon.bots.match_play import Bot, play_deal
from napoleon.rules import preset


def test_simple_beats_random() -> None:
    rules, rng = preset("standard"), random.Random(11)
    simple_total = random_total = 0
    for deal in range(200):
        clever = {(deal + step) % 5 for step in (0, 2)}
        bots: list[Bot] = [simple.choose if seat in clever else random_bot.choose for seat in range(5)]
        done = play_deal(rules, bots, rng, deal % 5)
        if done.result is not None:
            simple_total += sum(score for seat, score in enumerate(done.result.scores) if seat in clever)
            random_total += sum(score for seat, score in enumerate(done.result.scores) if seat not in clever)
    assert simple_total / 400 > random_total / 600 + 1.5
