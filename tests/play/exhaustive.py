"""Plain exhaustive search, the reference for the solver: every legal play of every seat, over the kernel and nothing else.

The one thing it remembers is the value of positions at the start of a trick that it has met before: which cards are left and
who leads says all, since no card changes hands. Compiled (`exhaustive`) or not, from the same source.
"""

from functools import lru_cache
from typing import Any

from napoleon.play import kernel
from napoleon.play.kernel import CALL_TRUMP, CHOOSE_SUIT, legal, namable, set_suit, winner
from napoleon.play.solver import OpenPosition
from napoleon.play.trick import Played
from napoleon.play.twin import has_numba, twins
from napoleon.rules import RuleSet
from napoleon.rules import tables as tables_module
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import NO_CARD, NO_SUIT, PLAIN_FACES, Tables, face_real

SLOTS = 1 << 21
PLAYERS, SIDE = 0, 1


def value(
    tables: Tables,
    game: list[int],
    hands: list[int],
    keys: list[int],
    known: list[int],
    trick: int,
    leader: int,
    place: int,
    led: int,
) -> int:
    """The honours that the side gets after `place` cards of the trick, whose faces stand in `game`."""
    players = game[PLAYERS]
    first = 8 + trick * 24
    points = 0
    if place == players:
        for other in range(players):
            game[first + 8 + other] = game[first + other]
        faces = game[first + 8 : first + 16]
        won = winner(tables, tables.phase[trick], led, faces, players, game[first + 16 : first + 24])
        leader = (leader + won) % players
        if game[SIDE] >> leader & 1:
            for other in range(players):
                points += tables.honours >> face_real(faces[other]) & 1
        trick += 1
        first += 24
        place = 0
        led = NO_SUIT
    slot = -1
    key = 0
    if place == 0:
        for seat in range(players):
            key |= hands[seat]
        if key == 0:
            return points
        key = key << 3 | leader
        slot = slot_of(keys, key)
        if keys[slot] == key:
            return points + known[slot]
    phase = tables.phase[trick]
    seat = (leader + place) % players
    ours = game[SIDE] >> seat & 1
    lead_face = game[first] if place else NO_CARD
    allowed = legal(tables, phase, led, lead_face, hands[seat])
    names = namable(tables, phase, place == 0, hands[seat])
    best = -1
    for card in range(54):
        if not allowed >> card & 1:
            continue
        choices = 1
        if card >= 52 and names:
            choices = 52
        elif card >= 52 and place == 0 and tables.joker_calls[phase] == CHOOSE_SUIT:
            choices = 4
        for choice in range(choices):
            face = card
            called = NO_SUIT
            if choices == 52:
                if not names >> choice & 1:
                    continue
                face = PLAIN_FACES + 52 * (card - 52) + choice
            elif choices == 4:
                called = choice
            elif place == 0 and tables.joker_calls[phase] == CALL_TRUMP:
                called = tables.trump
            hands[seat] ^= 1 << card
            game[first + place] = face
            after = set_suit(tables, phase, led, face, called, place == 0)
            found = value(tables, game, hands, keys, known, trick, leader, place + 1, after)
            hands[seat] ^= 1 << card
            if best < 0 or (found > best if ours else found < best):
                best = found
    if place == 0:
        slot = slot_of(keys, key)
        keys[slot] = key
        known[slot] = best
    return points + best


def slot_of(keys: list[int], key: int) -> int:
    """Where a key stands, or would."""
    slot = (key ^ key >> 21 ^ key >> 37) & (SLOTS - 1)
    while keys[slot] != 0 and keys[slot] != key:
        slot = (slot + 1) & (SLOTS - 1)
    return slot


@lru_cache(maxsize=1)
def exhaustive() -> Any:
    """The functions here, compiled where Numba is."""
    if not has_numba():
        return None
    import tests.play.exhaustive as this

    return twins([tables_module, kernel, this], {}, "exhaustive")[2]


@lru_cache(maxsize=256)
def _tables(rules: RuleSet, trump: int | None) -> Any:
    from napoleon.play.records import record

    return record(compile_tables(rules, trump))


class Reference:
    """Values by exhaustive search."""

    def __init__(self) -> None:
        import numpy as np

        self.keys, self.known = np.zeros(SLOTS, dtype=np.int64), np.zeros(SLOTS, dtype=np.int64)

    def value(self, position: OpenPosition) -> int:
        """The honours that the side gets from here on."""
        self.keys[:] = 0
        return self._value(position)

    def _value(self, position: OpenPosition) -> int:
        import numpy as np

        game = np.zeros(8 + 15 * 24, dtype=np.int64)
        game[PLAYERS], game[SIDE] = len(position.hands), position.side
        trick = position.trick - 1
        for place, play in enumerate(position.plays):
            game[8 + trick * 24 + place] = play.face
        made = exhaustive()
        tables = _tables(position.rules, position.trump)
        hands = np.array(position.hands, dtype=np.int64)
        led = position.table().led
        return int(made.value(tables, game, hands, self.keys, self.known, trick, position.leader, len(position.plays), led))

    def moves(self, position: OpenPosition) -> dict[Played, int]:
        """The honours that the side gets after each legal play."""
        self.keys[:] = 0
        found = {}
        for play in position.moves():
            trick = position.table()
            trick.add(play)
            seat = position.to_act
            hands = list(position.hands)
            hands[seat] ^= 1 << play.card
            leader, number, plays, points = position.leader, position.trick, (*position.plays, play), 0
            if len(plays) == len(hands):
                outcome = trick.outcome()
                leader = (leader + outcome.place) % len(hands)
                points = outcome.honours if position.side >> leader & 1 else 0
                number, plays = number + 1, ()
            if not any(hands):
                found[play] = points
                continue
            child = OpenPosition(position.rules, position.trump, number, leader, tuple(hands), position.side, plays)
            found[play] = points + self._value(child)
        return found
