"""Plain exhaustive search of open endings, for checking puzzles: can the side reach a total that wins?

No cleverness but a memory of positions at the start of a trick and one card of several equal ones; rules are asked through
`kernel` only. `solver()` is the same source compiled, where Numba is there.
"""

from dataclasses import dataclass
from functools import lru_cache
from types import FunctionType
from typing import Any

from napoleon.cards import JOKER_MASK, SUIT_MASKS, card_at, mask
from napoleon.deal.scoring import contract_won, side_of, standing
from napoleon.deal.state import State
from napoleon.play import compiled
from napoleon.play.kernel import legal, set_suit, winner
from napoleon.play.trick import Played
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import NO_CARD, NO_SUIT, PLAIN_FACES, Tables, face_of, face_real

MEMORY = 1 << 13
MIX = 0x9E3779B97F4A7C1
KEYS = (1 << 60) - 1
CHOOSE_SUIT, NAMED = 2, 3
RANKLESS = SUIT_MASKS[1] | mask(card_at(suit, rank) for suit in range(4) for rank in "23JQA") | JOKER_MASK
"""cards that some rule may tell from their neighbours (those of killers and calls come with the rules)"""


def search(
    tables: Tables,
    players: int,
    side: int,
    wins: Any,
    special: int,
    salt: int,
    hands: Any,
    faces: Any,
    out: Any,
    keys: Any,
    values: Any,
    trick: int,
    leader: int,
    place: int,
    led: int,
    have: int,
    only_face: int,
    only_call: int,
) -> int:
    """1 where the side gets a total h with `wins[h]`, else 0; `only_face`, if not -1, is the one play tried now."""
    key = 0
    slot = 0
    if place == 0:
        rest = 0
        key = salt * 32 + have
        for seat in range(players):
            rest |= hands[seat]
            key = ((key ^ hands[seat]) * MIX) & KEYS
            key ^= key >> 29
        key = ((key ^ leader) * MIX) & KEYS
        key ^= key >> 31
        left = 0
        bits = rest & tables.honours
        while bits:
            bits &= bits - 1
            left += 1
        open_yet = 0
        for total in range(have, have + left + 1):
            if wins[total] != wins[have]:
                open_yet = 1
        if open_yet == 0:
            return int(wins[have])
        slot = key & (MEMORY - 1)
        if only_face < 0 and keys[slot] == key:
            return int(values[slot])
    seat = (leader + place) % players
    phase = tables.phase[trick]
    ours = side >> seat & 1
    lead_face = -1
    if place > 0:
        lead_face = faces[trick * 8]
    allowed = legal(tables, phase, led, lead_face, hands[seat])
    others = 0
    for other in range(players):
        if other != seat:
            others |= hands[other]
    for before in range(place):
        others |= 1 << face_real(faces[trick * 8 + before])
    result = 1 - ours
    for turn in range(54):
        card = 53 - turn
        if not allowed >> card & 1 or result == ours:
            continue
        if only_face >= 0:
            if face_real(only_face) != card:
                continue
        elif not special >> card & 1:
            same = 0
            below = card - 1
            while below >= 13 * (card // 13) and not others >> below & 1:
                if allowed >> below & 1:
                    alike = (tables.honours >> below & 1) == (tables.honours >> card & 1)
                    if alike and not special >> below & 1:
                        same = 1
                    break
                below -= 1
            if same == 1:
                continue
        ways = 1
        if card >= 52 and tables.joker_calls[phase] == NAMED:
            ways = 52
        elif card >= 52 and place == 0 and tables.joker_calls[phase] == CHOOSE_SUIT:
            ways = 4
        for way in range(ways):
            face = card
            called = NO_SUIT
            if ways == 4:
                called = way
            elif ways == 52:
                if not tables.names >> way & 1:
                    continue
                face = PLAIN_FACES + 52 * (card - 52) + way
            elif card >= 52 and tables.joker_calls[phase] == 1:
                called = tables.trump
            if only_face >= 0 and (face != only_face or (ways == 4 and called != only_call)):
                continue
            hands[seat] &= ~(1 << card)
            faces[trick * 8 + place] = face
            now = set_suit(tables, phase, led, face, called, place == 0)
            if place + 1 < players:
                value = search(
                    tables, players, side, wins, special, salt, hands, faces, out, keys, values,
                    trick, leader, place + 1, now, have, -1, -1,
                )  # fmt: skip
            else:
                row = faces[trick * 8 : trick * 8 + 8]
                best = winner(tables, phase, now, row, players, out)
                taker = (leader + best) % players
                total = have
                if side >> taker & 1:
                    for played in range(players):
                        total += tables.honours >> face_real(row[played]) & 1
                left_over = 0
                for other in range(players):
                    left_over |= hands[other]
                if left_over == 0:
                    value = int(wins[total])
                else:
                    value = search(
                        tables, players, side, wins, special, salt, hands, faces, out, keys, values,
                        trick + 1, taker, 0, NO_SUIT, total, -1, -1,
                    )  # fmt: skip
            hands[seat] |= 1 << card
            if value == ours:
                result = ours
                break
    if place == 0 and only_face < 0:
        keys[slot] = key
        values[slot] = result
    return result


@lru_cache(maxsize=1)
def solver() -> Any:
    """The search compiled; None where Numba is missing."""
    fast = compiled.compiled()
    if fast is None:
        return None
    import numba

    scope = globals() | {name: getattr(fast, name) for name in ("legal", "set_suit", "winner")}
    scope["face_real"] = numba.njit(face_real)
    scope["search"] = numba.njit(FunctionType(search.__code__, scope))
    return scope["search"]


@dataclass
class Ending:
    """A full state (the true hands, or those of a world) as the search takes it."""

    state: State
    fast: bool = True

    def __post_init__(self) -> None:
        state, rules = self.state, self.state.rules
        self.tables = compile_tables(rules, state.trump)
        self.side = mask(side_of(state))
        self.have = standing(state).side_honours
        self.wins = [int(contract_won(state, total)) for total in range(rules.honour_count + 1)]
        specials = RANKLESS | mask(self.tables.killer) | rules.jokers
        for card in range(52):
            if self.tables.calls[card]:
                specials |= 1 << card | self.tables.calls[card]
        self.special = (1 << 54) - 1 if self.tables.names else specials

    def wins_after(self, play: Played) -> bool:
        """Whether the side gets home when the seat to play now plays this, everything open."""
        state = self.state
        trick = state.trick()
        number, hands = len(state.tricks), list(state.hands)
        faces = [0] * (8 * 14)
        faces[8 * number : 8 * number + len(trick.plays)] = trick.faces
        search_now: Any = solver() if self.fast else None
        tables: Any = self.tables
        wins: Any = self.wins
        args: list[Any] = [hands, faces, [0] * 8]
        if search_now is None:
            search_now = search
            args += [_Memory(), _Memory()]
        else:
            import numpy as np

            tables = _arrays(state.rules, state.trump)
            args = [np.array(row, dtype=np.int64) for row in args]
            args += [np.zeros(MEMORY, dtype=np.int64), np.zeros(MEMORY, dtype=np.int64)]
            wins = np.array(wins, dtype=np.int64)
        called = NO_CARD if play.called is None else play.called
        face = face_of(play.card, NO_CARD if play.named is None else play.named)
        return bool(
            search_now(
                tables, state.players, self.side, wins, self.special, 1, *args,
                number, state.leader, len(trick.plays), trick.led, self.have, face, called,
            )
        )  # fmt: skip


class _Memory(dict[int, int]):
    """The memory of the plain search: 0 for what it does not hold."""

    def __missing__(self, key: int) -> int:
        return 0


@lru_cache(maxsize=64)
def _arrays(rules: Any, trump: int | None) -> Any:
    return compiled.arrays(compile_tables(rules, trump))
