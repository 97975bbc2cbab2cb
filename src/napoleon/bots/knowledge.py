"""What a seat can tell during the play: the cards it has not seen, who may hold them, who stands on its side.

Everything comes from the seat's view and the compiled tables. Chances are rough: each hidden place is as likely as the
number of hidden cards there, but for what has been shown, duties not met, and where strong cards tend to lie.
"""

from functools import cached_property

from napoleon.cards import mask, members
from napoleon.deal.events import UNKNOWN
from napoleon.deal.state import State
from napoleon.play.trick import Played, Trick
from napoleon.rules.tables import BAND, NO_SUIT, Tables

NAPOLEON_STRONG = 1.5
"""how much more often than chance a strong card lies with Napoleon"""
SOLO = 0.08
"""how often the named card lies with Napoleon though he did not show it"""
GAVE, TOOK = 1.6, 0.5
"""how much likelier, or less likely, an adjutant gives an honour to Napoleon's trick, or takes it from him"""


class Knowledge:
    """The play as one seat sees it at its turn."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.rules = state, seat, state.rules
        self.trick: Trick = state.trick()
        self.tables: Tables = self.trick.tables
        self.phase = self.trick.phase
        self.hand = state.hands[seat]
        plays = [play for record in state.tricks for play in record.plays]
        played = mask(play.card for play in (*plays, *state.plays))
        self.unseen = state.rules.pack & ~(self.hand | played | state.discards)
        self.others = tuple(other for other in range(state.players) if other != seat)
        self.later = tuple(state.seat_after(seat, step) for step in range(1, state.players - len(state.plays)))
        self._holds: dict[tuple[int, int], float] = {}

    @cached_property
    def lacks(self) -> list[int]:
        """By seat, the cards that it cannot hold: it did not follow a suit, or a call."""
        lacks = [0] * self.state.players
        for number, record in enumerate(self.state.tricks, 1):
            self._duties(lacks, Trick(self.tables, number), record.leader, record.plays)
        self._duties(lacks, Trick(self.tables, self.trick.number), self.state.leader, self.state.plays)
        return lacks

    def _duties(self, lacks: list[int], trick: Trick, leader: int, plays: tuple[Played, ...]) -> None:
        follows, phase = self.tables.follows, trick.phase
        for place, play in enumerate(plays):
            if place and trick.led != NO_SUIT:
                suited = follows[phase * 5 + trick.led]
                lead = trick.lead_face
                called = self.tables.calls[lead] if lead < 52 else 0
                if not (suited | follows[phase * 5 + NO_SUIT] | called) >> play.card & 1:
                    lacks[self.state.seat_after(leader, place)] |= suited
                if called and not called >> play.card & 1 and not self.tables.trick_bans[phase * 2]:
                    lacks[self.state.seat_after(leader, place)] |= called
            trick.add(play)

    @cached_property
    def base(self) -> list[int]:
        """The strength of each card by the list alone, where no suit is led, in an ordinary trick of this deal."""
        row = (self.usual_phase * 5 + NO_SUIT) * self.tables.faces
        return self.tables.strength[row : row + 54]

    @cached_property
    def usual_phase(self) -> int:
        """The phase of the next trick, or of this one when it is the last."""
        return self.tables.phase[min(self.trick.number, len(self.tables.phase) - 1)]

    def is_strong(self, card: int) -> bool:
        """Whether the card is a trump or special: it can win whatever is led."""
        return self.base[card] >= 2 * BAND

    @cached_property
    def hidden_aside(self) -> int:
        """How many unseen cards lie among the discards, or were never dealt out."""
        aside = self.state.discard_count if self.rules.sides else self.state.widow_count
        return aside - self.state.discards.bit_count()

    def holds(self, seat: int, card: int) -> float:
        """The chance that another seat holds an unseen card."""
        key = seat, card
        if key not in self._holds:
            weights = [self._weight(other, card) for other in range(self.state.players)]
            aside = self._weight_aside(card)
            total = sum(weights) + aside
            for other, weight in enumerate(weights):
                self._holds[other, card] = weight / total if total else 0.0
        return self._holds[key]

    def _weight(self, seat: int, card: int) -> float:
        state = self.state
        if seat == self.seat or not self.unseen >> card & 1 or self.lacks[seat] >> card & 1:
            return 0.0
        if state.hands[seat] >> card & 1:
            return 1e9
        weight = float(max(0, state.counts[seat] - state.hands[seat].bit_count()))
        if seat == state.napoleon:
            if card == state.adjutant_card:
                return weight * SOLO
            if self.is_strong(card):
                return weight * NAPOLEON_STRONG
        return weight

    def _weight_aside(self, card: int) -> float:
        if not self.hidden_aside or not self.unseen >> card & 1:
            return 0.0
        if self.rules.sides:
            shown = self.rules.exchange.discards_shown != "none" and self.rules.honours >> card & 1
            if shown or self.is_strong(card) or card == self.state.adjutant_card:
                return 0.0
        return float(self.hidden_aside)

    def void(self, seat: int, suit: int) -> float:
        """The chance that another seat holds no card that must follow this suit."""
        chance = 1.0
        for card in members(self.unseen & self.tables.follows[self.phase * 5 + suit]):
            chance *= 1 - self.holds(seat, card)
        return chance

    @cached_property
    def adjutant_chance(self) -> list[float]:
        """By seat, the chance that it is the adjutant, as far as this seat can tell."""
        state, chances = self.state, [0.0] * self.state.players
        if state.adjutant_card is None or state.known_solo() or state.is_adjutant(self.seat):
            return chances
        if state.adjutant not in (None, UNKNOWN):
            chances[state.adjutant] = 1.0
        if state.adjutant != UNKNOWN:
            return chances
        evidence = self._evidence()
        for other in self.others:
            if other != state.napoleon:
                chances[other] = self.holds(other, state.adjutant_card) * evidence[other]
        total = sum(chances)
        return [min(chance, chance / total) if total else 0.0 for chance in chances]

    def _evidence(self) -> list[float]:
        """By seat, how like an adjutant it played: gave honours to Napoleon's tricks, or took tricks from him."""
        state, weights = self.state, [1.0] * self.state.players
        for record in state.tricks:
            if state.napoleon is None or state.napoleon == record.leader:
                before = 0
            else:
                before = (state.napoleon - record.leader) % state.players
            for place in range(before + 1, state.players):
                seat = state.seat_after(record.leader, place)
                if record.won.seat == seat:
                    weights[seat] *= TOOK
                elif record.won.seat == state.napoleon and self.rules.honours >> record.plays[place].card & 1:
                    weights[seat] *= GAVE
        return weights

    @cached_property
    def friends(self) -> list[float]:
        """By seat, the chance that it stands on this seat's side (1 for itself)."""
        state, me, players = self.state, self.seat, self.state.players
        if not self.rules.sides:
            return [1.0 if seat == me else 0.0 for seat in range(players)]
        contract = [self._for_contract(seat) for seat in range(players)]
        mine = contract[me] > 0.5
        friends = [chance if mine else 1 - chance for chance in contract]
        friends[me] = 1.0
        return friends if state.napoleon is not None else [0.0] * players

    def _for_contract(self, seat: int) -> float:
        """The chance that a seat stands for the contract."""
        state = self.state
        if seat == state.napoleon:
            return float(state.betrayed != "napoleon")
        if state.betrayed == "adjutant":
            return 0.0
        if state.is_adjutant(seat):
            return 1.0
        return self.adjutant_chance[seat]

    @cached_property
    def for_contract(self) -> bool:
        """Whether this seat stands for the contract."""
        return self.rules.sides and self._for_contract(self.seat) > 0.5
