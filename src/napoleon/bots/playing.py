"""The play of a card: what each legal play brings in honours, less what the card is worth to keep."""

import random

from napoleon.bots.knowledge import Knowledge
from napoleon.bots.worth import worths
from napoleon.cards import JO, members
from napoleon.deal.choices import CardChoice
from napoleon.deal.state import State
from napoleon.play import kernel
from napoleon.play.trick import Played
from napoleon.rules.tables import NO_SUIT, face_card

OVERTAKE = 0.6
"""how often a later friend who could save a trick does"""
GENEROUS, STINGY = 1.5, 0.6
"""honours that a later seat gives to a trick of its side, or of the other, over what chance would give"""
DRAW = 0.35
"""what it is worth to Napoleon's side to draw a round of trumps, and to the allies not to"""
CALL = 0.8
"""the part of a called card's worth that a call takes from its holder"""
HIDE = 0.3
"""what it is worth to the adjutant not to be known"""


def best_play(state: State, seat: int, cards: tuple[CardChoice, ...], rng: random.Random) -> Played:
    """The play that promises most; the weaker card where two promise the same."""
    if len(cards) == 1 and not cards[0].calls and not cards[0].names:
        return Played(cards[0].card)
    table = Judge(Knowledge(state, seat))
    plays = [play for choice in cards for play in table.ways(choice)]
    return max(plays, key=lambda play: (round(table.value(play), 6), -table.strength(play.card), rng.random()))


class Judge:
    """Judges the plays of one seat at one moment."""

    def __init__(self, known: Knowledge) -> None:
        self.known, self.tables, self.phase = known, known.tables, known.phase
        self.worth = worths(known)
        self.trick = known.trick
        self.leads = not known.trick.plays
        self.sign = -1.0 if unwanted_sweep(known) else 1.0
        unseen = known.unseen.bit_count()
        self.density = (known.unseen & known.rules.honours).bit_count() / unseen if unseen else 0.0

    def ways(self, choice: CardChoice) -> list[Played]:
        """The ways to play a card that are worth a thought."""
        if choice.calls:
            return [Played(choice.card, called=suit) for suit in choice.calls]
        if not choice.names:
            return [Played(choice.card)]
        row = (self.phase * 5 + self.trick.led) * self.tables.faces
        names = sorted(members(choice.names), key=lambda card: self.tables.strength[row + card])
        useful = {names[0], *names[-3:]}
        useful.update(card for card in self.tables.killer if choice.names >> card & 1)
        return [Played(choice.card, named=card) for card in sorted(useful)]

    def strength(self, card: int) -> int:
        """How strong the card is in its own suit."""
        suit = self.tables.sets[self.phase * 54 + card]
        return self.tables.strength[(self.phase * 5 + suit) * self.tables.faces + card]

    def value(self, play: Played) -> float:
        """What the play promises."""
        chance = self._chance(play)
        fixed = sum(self.tables.honours >> card & 1 for card in (play.card, *(p.card for p in self.trick.plays)))
        won, lost = self._later_honours(play)
        gain = self.sign * (chance * (fixed + won) - (1 - chance) * (fixed + lost) * self._loss())
        gain -= self.worth[play.card]
        return gain + self._lead_extra(play) + self._shape(play.card)

    def _loss(self) -> float:
        return 1.0 if self.known.rules.sides else 0.4

    def _chance(self, play: Played) -> float:
        """The chance that the own side wins the trick."""
        known, tables, phase = self.known, self.tables, self.phase
        plays = [*self.trick.plays, play]
        faces, led = [p.face for p in plays], self.trick.suit_after(play)
        out = [0] * len(faces)
        best = kernel.winner(tables, phase, led, faces, len(faces), out)
        chance = known.friends[known.state.seat_after(known.state.leader, best)]
        if not known.later:
            return chance
        beaters = self._beaters(led, faces, out[best])
        # the holder of the named card is for the contract, whoever it is
        named = known.state.adjutant_card
        others = [card for card in beaters if card != named]
        to_help, to_harm = (beaters, others) if known.for_contract else (others, beaters)
        for seat in known.later:
            friend = known.friends[seat]
            helps = self._beats(seat, led, to_help) if friend else 0.0
            harms = self._beats(seat, led, to_harm) if friend < 1 else 0.0
            chance = friend * (chance + (1 - chance) * helps * OVERTAKE) + (1 - friend) * chance * (1 - harms)
        two = self._same_two(led, faces, play)
        return two + (1 - two) * chance

    def _beaters(self, led: int, faces: list[int], best: int) -> list[int]:
        """The unseen cards that would beat what wins so far."""
        tables, phase = self.tables, self.phase
        row = (phase * 5 + led) * tables.faces
        banned = tables.trick_bans[phase * 2 + (1 if led == tables.trump else 0)]
        cards = [c for c in members(self.known.unseen & ~banned) if tables.strength[row + c] > best]
        count = len(tables.killer)
        for index, killer in enumerate(tables.killer):
            targets = tables.killer_targets[phase * count + index]
            if self.known.unseen >> killer & 1 and killer not in cards and any(f < 54 and targets >> f & 1 for f in faces):
                cards.append(killer)
        return cards

    def _beats(self, seat: int, led: int, beaters: list[int]) -> float:
        """The chance that a later seat can play one of these."""
        known, follows = self.known, self.tables.follows
        free = follows[self.phase * 5 + NO_SUIT] | (follows[self.phase * 5 + led] if led != NO_SUIT else -1)
        void, cannot = -1.0, 1.0
        for card in beaters:
            chance = known.holds(seat, card)
            if chance and not free >> card & 1:
                if void < 0:
                    void = known.void(seat, led)
                chance *= void
            cannot *= 1 - chance
        return 1 - cannot

    def _same_two(self, led: int, faces: list[int], play: Played) -> float:
        """The chance that this play, a 2, becomes same-two: everybody after it follows."""
        tables, phase = self.tables, self.phase
        if led == NO_SUIT or play.card != 13 * led or not tables.same_two[phase]:
            return 0.0
        allowed = tables.same_two_suits[phase * 4 + led]
        if not allowed or any(not allowed >> face_card(face) & 1 for face in faces):
            return 0.0
        chance = 1.0
        for seat in self.known.later:
            chance *= 1 - self.known.void(seat, led)
        return chance

    def _later_honours(self, play: Played) -> tuple[float, float]:
        """The honours that later seats are likely to add, if the own side wins and if the other does."""
        known = self.known
        led = self.trick.suit_after(play)
        suited = known.unseen & self.tables.follows[self.phase * 5 + led] if led != NO_SUIT else 0
        density = self.density
        if suited:
            density = 0.5 * density + 0.5 * (suited & known.rules.honours).bit_count() / suited.bit_count()
        won = lost = 0.0
        for seat in known.later:
            friend = known.friends[seat]
            won += density * (friend * GENEROUS + (1 - friend) * STINGY)
            lost += density * (friend * STINGY + (1 - friend) * GENEROUS)
        return won, lost

    def _lead_extra(self, play: Played) -> float:
        """Trumps drawn, cards called, the adjutant shown."""
        known, tables = self.known, self.tables
        state, extra = known.state, 0.0
        if play.card == state.adjutant_card and known.for_contract and not state.revealed:
            extra -= HIDE
        if not self.leads:
            return extra
        if play.card < JO and tables.calls[play.card]:
            extra += self._call(tables.calls[play.card])
        led = self.trick.suit_after(play)
        if led == tables.trump and led != NO_SUIT and known.rules.sides:
            theirs = known.unseen & tables.follows[self.phase * 5 + led]
            if theirs:
                extra += DRAW if known.for_contract else -DRAW
        return extra

    def _call(self, called: int) -> float:
        """What calling these cards takes from the others, or from friends."""
        known, total = self.known, 0.0
        for card in members(called & known.unseen):
            worth = CALL * (1.0 if known.is_strong(card) or card >= JO else 0.0)
            if card == known.state.adjutant_card and not known.state.revealed:
                total += -worth if known.for_contract else worth
                continue
            for seat in known.others:
                total += worth * known.holds(seat, card) * (1 - 2 * known.friends[seat])
        return total

    def _shape(self, card: int) -> float:
        """A short plain suit gone is a chance to ruff."""
        known, tables = self.known, self.tables
        if known.is_strong(card) or tables.trump == NO_SUIT:
            return 0.0
        phase = known.usual_phase
        trumps = known.hand & tables.follows[phase * 5 + tables.trump]
        suit = known.hand & tables.follows[phase * 5 + tables.sets[phase * 54 + card]]
        return 0.1 if trumps and suit.bit_count() == 1 else 0.0


def unwanted_sweep(known: Knowledge) -> bool:
    """Whether the side is about to take every honour where that loses (W1): then both sides want the opposite."""
    state, rules = known.state, known.rules
    if not rules.sides or state.contract is None or state.perfect or rules.win.all_honours not in ("loses", "loses_unless_bid"):
        return False
    if rules.win.all_honours == "loses_unless_bid" and state.contract.number == rules.honour_count:
        return False
    if state.discards & rules.honours and rules.exchange.honours_to in ("allies", "forbidden", "nobody"):
        return False
    ours = sum(state.honours[seat] for seat in range(state.players) if known._for_contract(seat) > 0.5)
    return known.hand.bit_count() <= 3 and ours == sum(state.honours) and ours >= state.contract.number
