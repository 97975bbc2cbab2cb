"""The perfect play of endings agrees with looking at every play."""

import random

import pytest

from napoleon.bots import random_bot
from napoleon.bots.endgame import TOO_MANY, solve
from napoleon.bots.match_play import BotDeal
from napoleon.bots.policy import list_options, play_card, side_honours
from napoleon.bots.position import (
    COUNT,
    LEAD_FACE,
    LEADER,
    LED,
    PLAYERS,
    REVEALED,
    SIDE,
    SIZE,
    TRICK,
    Book,
    Room,
    book_of,
    empty_room,
)
from napoleon.bots.rollouts import set_root
from napoleon.bots.root import root_of
from napoleon.deal.scoring import side_of
from napoleon.play.kernel import legal
from napoleon.rules import PRESETS, preset
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import Tables


def exhaustive(tables: Tables, book: Book, room: Room) -> int:
    now = room.now
    if now[TRICK] == now[SIZE]:
        return side_honours(room)
    seat = (now[LEADER] + now[COUNT]) % now[PLAYERS]
    cards = legal(tables, tables.phase[now[TRICK]], now[LED], now[LEAD_FACE], room.hands[seat])
    count = list_options(tables, room, book, cards, seat)
    ways = [(room.face[i], room.call[i]) for i in range(count)]
    values = []
    for face, called in ways:
        other = Room(*[list(row) for row in room])  # type: ignore[arg-type]
        play_card(tables, book, other, face, called)
        values.append(exhaustive(tables, book, other))
    return max(values) if now[SIDE] >> seat & 1 else min(values)


@pytest.mark.parametrize("name", PRESETS)
def test_endings_are_exact(name: str) -> None:
    rules, rng = preset(name), random.Random(name)
    checked = 0
    while checked < 6:
        deal = BotDeal(rules, [random_bot.choose] * rules.players, rng)
        while not deal.state.over and (len(deal.state.tricks) < rules.hand_size - 2 or deal.state.phase != "play"):
            deal.step()
        state = deal.state
        if state.over or state.napoleon is None:
            continue
        tables, book, room = compile_tables(rules, state.trump), book_of(rules, state.trump), empty_room()
        hands = [*state.hands, state.discards]
        set_root(book, room, root_of(state, state.turn[0], state.betrayed), hands, 0)
        room.now[SIDE] = sum(1 << seat for seat in side_of(state))
        room.now[REVEALED] = 1
        whole = exhaustive(tables, book, Room(*[list(row) for row in room]))  # type: ignore[arg-type]
        before = Room(*[list(row) for row in room])  # type: ignore[arg-type]
        assert solve(tables, book, room, 10**6) == whole
        assert room.hands == before.hands
        assert room.taken == before.taken
        assert solve(tables, book, room, 1) in (TOO_MANY, whole)
        checked += 1
