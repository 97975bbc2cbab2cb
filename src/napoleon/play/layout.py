"""A rule set and a trump as an order of bits: the winner of a trick is the highest bit among the cards that can win.

The fast paths (playouts, the solver) keep hands as masks in which every card has the place of its strength, weak to strong.
Such a mask fits in 64 bits: 54 cards leave ten bits for second places. Under `standard`, hearts trumps, drawn once::

    bit  0 … 11    12 … 23   24 … 36   37 … 48   49         50   51   52           53 54   55
         ♠2 … ♠K   ♦2 … ♦A   ♣2 … ♣A   ♥2 … ♥A   same two*  ♦J   ♥J   joker led*   JO JX   ♠A

A starred place belongs to no hand. A card goes there for the winner's sake only: a joker that led, the 2 of a same-two, a
special card in a phase that takes its power away (`move_from`, `move_to`). Everything else that the order cannot say is an
*exception*: a killer that meets its target, two jokers in a trick, a weak called joker, a led joker under J4 `never`, a wild
joker beside the card that it is named as. The layout tells when a trick may be one (`meet_one` and `meet_other`,
`joker_asks`, `joker_calls`); then `kernel.winner` decides.

All of it is filled from the slow tables. Nothing here or above it asks about an option.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from napoleon.cards import JO, JOKER_MASK, members, suit_of
from napoleon.rules import RuleSet
from napoleon.rules.compile import LEADS_NAMED, NEXT_CARD, compile_tables
from napoleon.rules.tables import BAND, LED_SUIT, NO_CARD, SUIT_ROWS, Tables

WIDTH = 64
CARDS_IN_LAYOUT = 54
MOST_MOVES, MOST_MEETS = 3, 6
NO_GROUP = -1
ALL_BITS = (1 << WIDTH) - 1
SAME_TWO, JOKER_LED = -1, -2
Place = tuple[int, int]
"""(card, or SAME_TWO or JOKER_LED; strength): what lies at a bit"""


class Layout(NamedTuple):
    """Rows of masks in layout bits, alike as lists (plain Python) and as arrays (compiled): `p` counts phases, `s` led suits.

    Field names end as the rows of `Tables` do; suits are 0 … 3, and 4 where nothing set one.
    """

    bit: list[int]
    """[c] the one-bit mask of card c"""
    card: list[int]
    """[position] the card at this bit; at a starred place the card that goes there (0 where many may)"""
    phase: list[int]
    """[trick] the phase of trick 0, 1, …"""
    honours: int
    jokers: int
    names: int
    """what a wild joker may be named as"""
    trump: int
    """the trump suit, or 4"""
    belongs: list[int]
    """[p*5 + s] cards that belong to suit s; s = 4: that may be played at any time"""
    sets: list[int]
    """[p*4 + s] cards that set suit s when they lead"""
    wins: list[int]
    """[p*5 + s] bits, starred ones too, that can win a trick in which s was led"""
    joker_led: list[int]
    """[p*5 + s] the bit of a joker that led and called s; 0 where it cannot win"""
    joker_calls: list[int]
    """[p] 0 the next card sets the suit · 1 trumps are called · 2 the leader names a suit · 3 it leads as a named card"""
    joker_asks: list[int]
    """[p] 1 where a trick to which a joker led is an exception (J4 never)"""
    move_count: list[int]
    """[p] how many cards have another strength in this phase"""
    move_from: list[int]
    """[p*3 + row] such a card"""
    move_to: list[int]
    """[p*3 + row] and the starred bit that stands for it when the trick is judged"""
    lead_bans: list[int]
    """[p] what may not be led"""
    trick_bans: list[int]
    """[p*2 + trumps led] what nobody may play"""
    honour_duty: list[int]
    """[p] 1 where a trump call makes those without trumps play honours (J3)"""
    callers: int
    """the cards that call when they lead"""
    calls: int
    """how many they are"""
    call_card: list[int]
    """[row] a card that calls when it leads"""
    call_mask: list[int]
    """[row] what it calls"""
    same_two: list[int]
    """[p] the starred bit of same-two; 0 where it is not played"""
    same_two_suits: list[int]
    """[p*4 + s] cards that do not prevent it in suit s"""
    twos: list[int]
    """[s] the 2 of suit s"""
    kill_card: list[int]
    """[p] a killer at the top of everything, which wins when its target lies in the trick; 0 where there is none so simple"""
    kill_pair: list[int]
    """[p] and its target with it; all bits where there is none"""
    meet_count: list[int]
    """[p] how many rows of exceptions"""
    meet_one: list[int]
    """[p*6 + row] a trick is an exception when it holds one of these …"""
    meet_other: list[int]
    """[p*6 + row] … and one of these"""
    meeting: list[int]
    """[p] all of these cards: a trick with fewer than two is no exception on their account"""
    usual: list[int]
    """[p] 1 where nothing rare can happen: no bans, moves, wild jokers, leads that set no suit"""

    def to_bits(self, cards: int) -> int:
        """A set of cards (bit = card) in layout bits."""
        bits = 0
        for card in members(cards):
            bits |= self.bit[card]
        return bits

    def to_cards(self, bits: int) -> int:
        """Layout bits as a set of cards (bit = card)."""
        cards = 0
        for position in members(bits):
            cards |= 1 << self.card[position]
        return cards


@lru_cache(maxsize=512)
def compile_layout(rules: RuleSet, trump: int | None) -> Layout:
    """The layout of a whole deal under this trump (0 … 3, None for no trump)."""
    return _Filler(rules, compile_tables(rules, trump)).layout()


@dataclass
class _Filler:
    """Sorts the strengths of the tables into places and rewrites their rows in bits."""

    rules: RuleSet
    tables: Tables

    def __post_init__(self) -> None:
        tables = self.tables
        self.phases = len(tables.joker_calls)
        of_tricks = [tables.phase.count(phase) for phase in range(self.phases)]
        self.by_use = sorted(range(self.phases), key=lambda phase: -of_tricks[phase])
        self.number = [[self._number(phase, card) for card in range(CARDS_IN_LAYOUT)] for phase in range(self.phases)]
        self.main = [
            next((self.number[phase][card] for phase in self.by_use if self.number[phase][card]), 0) for card in range(54)
        ]
        self.position = {place: position for position, place in enumerate(sorted(self._places(), key=self._order))}
        assert len(self.position) <= WIDTH

    def _number(self, phase: int, card: int) -> int:
        """The strength of a card in a phase, whatever the led suit that lets it win; 0 where none does."""
        faces = self.tables.faces
        return max(self.tables.strength[(phase * SUIT_ROWS + led) * faces + card] for led in range(SUIT_ROWS))

    def _places(self) -> set[Place]:
        tables = self.tables
        places = {(card, self.main[card]) for card in range(CARDS_IN_LAYOUT)}
        places |= {(card, row[card]) for row in self.number for card in range(CARDS_IN_LAYOUT) if row[card]}
        places |= {(SAME_TWO, number) for number in tables.same_two if number}
        if self.rules.jokers:
            places |= {(JOKER_LED, number) for number in tables.joker_lead if number}
        return places

    def _order(self, place: Place) -> tuple[int, int, int, int]:
        """Weak to strong. Plain suits that do not rank against one another lie one after the other."""
        card, number = place
        apart = number // BAND == LED_SUIT and self.rules.play.suits_rank is None
        group = suit_of(card) if apart and card >= 0 else NO_GROUP
        return number // BAND, group, number, card

    def _bits(self, cards: int) -> int:
        return sum(self._bit(card) for card in members(cards))

    def _bit(self, card: int) -> int:
        return 1 << self.position[(card, self.main[card])]

    def _special(self, kind: int, number: int) -> int:
        return 1 << self.position[(kind, number)] if (kind, number) in self.position else 0

    def layout(self) -> Layout:
        """Every row, in bits."""
        tables, phases = self.tables, range(self.phases)
        card = [0] * WIDTH
        for (owner, _), position in self.position.items():
            card[position] = JO if owner == JOKER_LED else max(owner, 0)
        moves = [self._moves(phase) for phase in phases]
        kills = [self._simple_kill(phase) for phase in phases]
        meets = [self._meets(phase, kills[phase]) for phase in phases]
        callers = [card for card in members(self.rules.pack & ~JOKER_MASK) if tables.calls[card] & self.rules.pack]
        return Layout(
            bit=[self._bit(card) for card in range(CARDS_IN_LAYOUT)],
            card=card,
            phase=tables.phase,
            honours=self._bits(tables.honours),
            jokers=self._bits(JOKER_MASK),
            names=self._bits(tables.names),
            trump=tables.trump,
            belongs=[self._bits(cards) for cards in tables.follows],
            sets=[self._sets(phase, suit) for phase in phases for suit in range(4)],
            wins=[self._wins(phase, led) for phase in phases for led in range(SUIT_ROWS)],
            joker_led=[self._special(JOKER_LED, number) for number in tables.joker_lead],
            joker_calls=tables.joker_calls,
            joker_asks=[int(bool(asks and self.rules.jokers)) for asks in tables.joker_shift],
            move_count=[len(move) for move in moves],
            move_from=[pair[0] for move in moves for pair in _padded(move, MOST_MOVES)],
            move_to=[pair[1] for move in moves for pair in _padded(move, MOST_MOVES)],
            lead_bans=[self._bits(cards) for cards in tables.lead_bans],
            trick_bans=[self._bits(cards) for cards in tables.trick_bans],
            honour_duty=tables.honour_duty,
            callers=sum(self._bit(card) for card in callers),
            calls=len(callers),
            call_card=[self._bit(card) for card in callers],
            call_mask=[self._bits(tables.calls[card]) for card in callers],
            same_two=[self._special(SAME_TWO, number) for number in tables.same_two],
            same_two_suits=[self._bits(cards) for cards in tables.same_two_suits],
            twos=[self._bit(13 * suit) for suit in range(4)],
            kill_card=[card for card, _ in kills],
            kill_pair=[card | target if card else ALL_BITS for card, target in kills],
            meet_count=[len(meet) for meet in meets],
            meet_one=[pair[0] for meet in meets for pair in _padded(meet, MOST_MEETS)],
            meet_other=[pair[1] for meet in meets for pair in _padded(meet, MOST_MEETS)],
            meeting=[
                sum(1 << at for at in range(WIDTH) if any((one | other) >> at & 1 for one, other in meet)) for meet in meets
            ],
            usual=[int(self._usual(phase) and not moves[phase]) for phase in phases],
        )

    def _sets(self, phase: int, suit: int) -> int:
        return sum(self._bit(card) for card in range(JO) if self.tables.sets[phase * 54 + card] == suit)

    def _wins(self, phase: int, led: int) -> int:
        tables, row = self.tables, phase * SUIT_ROWS + led
        bits = self._special(SAME_TWO, tables.same_two[phase]) | self._special(JOKER_LED, tables.joker_lead[row])
        for card in range(CARDS_IN_LAYOUT):
            number = tables.strength[row * tables.faces + card]
            if number:
                bits |= 1 << self.position[(card, number)]
        return bits

    def _usual(self, phase: int) -> bool:
        tables = self.tables
        rare_joker = tables.joker_calls[phase] in (NEXT_CARD, LEADS_NAMED) or tables.joker_shift[phase]
        bans = tables.lead_bans[phase] | tables.trick_bans[2 * phase] | tables.trick_bans[2 * phase + 1]
        return not (bans & self.rules.pack or (rare_joker and self.rules.jokers))

    def _moves(self, phase: int) -> list[tuple[int, int]]:
        """Cards of the pack that are of another strength in this phase, and where they go."""
        return [
            (self._bit(card), 1 << self.position[(card, self.number[phase][card])])
            for card in members(self.rules.pack)
            if self.number[phase][card] not in (0, self.main[card])
        ]

    def _simple_kill(self, phase: int) -> tuple[int, int]:
        """K1 in its commonest form: one killer, whose place is the top, and nothing that answers it."""
        tables = self.tables
        if tables.killers != 1 or tables.killer_after[0] or not tables.killer_top[0]:
            return 0, 0
        target = tables.killer_targets[phase] & self.rules.pack & ~JOKER_MASK
        answered = tables.thief != NO_CARD or tables.answers[0] != NO_CARD
        return (self._bit(tables.killer[0]), self._bits(target)) if target and not answered else (0, 0)

    def _meets(self, phase: int, kill: tuple[int, int]) -> list[tuple[int, int]]:
        """K, J8, C2: cards whose meeting in one trick the order of bits cannot judge."""
        tables, pack = self.tables, self.rules.pack
        by_target: dict[int, int] = {}
        for row, killer in enumerate(tables.killer):
            target = tables.killer_targets[phase * len(tables.killer) + row] & pack
            if target:
                by_target[target] = by_target.get(target, 0) | self._bit(killer)
        meets = [
            (killers, self._bits(target)) for target, killers in by_target.items() if (killers, self._bits(target)) != kill
        ]
        if self.number[phase][JO] and tables.joker_calls[phase] != LEADS_NAMED:
            if self.rules.jokers == JOKER_MASK:
                meets.append((self._bit(JO), self._bit(JO + 1)))
            callers = sum(self._bit(card) for card in members(pack) if tables.calls[card] & JOKER_MASK)
            if tables.called_joker_weak and callers and self.rules.jokers:
                meets.append((callers, self._bits(self.rules.jokers)))
        return meets


def _padded(rows: list[tuple[int, int]], length: int) -> list[tuple[int, int]]:
    return rows + [(0, 0)] * (length - len(rows))
