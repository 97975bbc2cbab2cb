"""Rule set + trump → tables: the readable, slow construction that fills the fast tables (order of decisions, 1 to 6)."""

from dataclasses import dataclass
from functools import lru_cache

from napoleon.cards import (
    CARDS,
    JO,
    JOKER_MASK,
    SPADES,
    SUIT_MASKS,
    card_at,
    mask,
    same_colour,
    suit_of,
)
from napoleon.rules.ruleset import RuleSet
from napoleon.rules.tables import (
    ALL_FACES,
    BAND,
    LED_SUIT,
    NO_CARD,
    NO_SUIT,
    PLAIN_FACES,
    RANK,
    REAL,
    SUIT_ROWS,
    WEAK,
    Tables,
)

MIGHTY = CARDS["SA"]
JOKER_CALLS = {"next_card": 0, "call_trump": 1, "choose_suit": 2}
NEXT_CARD, CALL_TRUMP, CHOOSE_SUIT, LEADS_NAMED = range(4)


@dataclass(frozen=True)
class Phase:
    """Which powers are in force in a trick: the cards of the special classes (-1 where off), and what the joker is."""

    first: bool
    mighty: int
    sei_jack: int
    ura_jack: int
    joker: bool
    """the joker's power is not switched off (P6)"""
    strong_joker: bool
    """and it is not too late for it (J5)"""
    killers: bool
    same_two: bool


@lru_cache(maxsize=512)
def compile_tables(rules: RuleSet, trump: int | None) -> Tables:
    """The tables of a whole deal under this trump (0 … 3, None for no trump)."""
    phases = [phase_at(rules, trump, trick, rules.hand_size) for trick in range(1, rules.hand_size + 1)]
    distinct = list(dict.fromkeys(phases))
    return build(rules, trump, distinct, [distinct.index(phase) for phase in phases])


def compile_trick(rules: RuleSet, trump: int | None, trick: int, tricks: int) -> Tables:
    """Tables with the one phase of trick `trick` (from 1) of `tricks`, for questions about a single trick."""
    return build(rules, trump, [phase_at(rules, trump, trick, tricks)], [0] * tricks)


def phase_at(rules: RuleSet, trump: int | None, trick: int, tricks: int) -> Phase:
    """The powers in force in trick `trick` (from 1) of `tricks`: the list, less P6, less jacks in no trump, less J5."""
    off: set[str] = set()
    if trick == 1:
        off.update(rules.play.first_off)
    if trick == tricks:
        off.update(rules.play.last_off)
    listed = set(rules.play.strength) - off
    joker = "joker" not in off
    late = rules.joker.strong_until is not None and trick > rules.joker.strong_until
    return Phase(
        first=trick == 1,
        mighty=MIGHTY if "mighty" in listed else NO_CARD,
        sei_jack=card_at(trump, "J") if trump is not None and "sei_jack" in listed else NO_CARD,
        ura_jack=card_at(same_colour(trump), "J") if trump is not None and "ura_jack" in listed else NO_CARD,
        joker=joker,
        strong_joker=joker and not late,
        killers="killers" not in off,
        same_two="same_two" in listed,
    )


def build(rules: RuleSet, trump: int | None, phases: list[Phase], phase_of: list[int]) -> Tables:
    """The tables of these phases; `phase_of` gives each trick's."""
    wild = rules.joker.wild
    faces = ALL_FACES if wild else PLAIN_FACES
    joker_last = rules.joker.two == "last_wins"
    compiled = [_PhaseTables(rules, trump, phase, faces) for phase in phases]
    calls = [0] * 54
    for call in rules.calls.calls:
        calls[call.card] |= JOKER_MASK if call.target == "joker" else 1 << MIGHTY
    top = BAND * (2 + len(rules.play.strength)) + REAL
    killers = rules.killers.killers
    answer = rules.killers.answer
    return Tables(
        faces=faces,
        phases=len(phases),
        tricks=len(phase_of),
        phase=phase_of,
        strength=[number for phase in compiled for number in phase.strength],
        joker_lead=[number for phase in compiled for number in phase.joker_lead],
        joker_power=[number for phase in compiled for number in phase.joker_power],
        joker_shift=[phase.joker_shift for phase in compiled],
        follows=[bits for phase in compiled for bits in phase.follows],
        sets=[suit for phase in compiled for suit in phase.sets],
        joker_calls=[phase.joker_calls for phase in compiled],
        lead_bans=[phase.lead_bans for phase in compiled],
        trick_bans=[bits for phase in compiled for bits in phase.trick_bans],
        honour_duty=[phase.honour_duty for phase in compiled],
        honours=rules.honours,
        names=rules.pack & ~JOKER_MASK if wild else 0,
        calls=calls,
        called_joker_weak=int(rules.calls.called_joker_is_weak and not wild),
        same_two=[phase.same_two for phase in compiled],
        same_two_suits=[bits for phase in compiled for bits in phase.same_two_suits],
        jokers_last=int(joker_last),
        killers=len(killers),
        killer=[killer.card for killer in killers],
        killer_targets=[bits for phase in compiled for bits in phase.killer_targets],
        killer_top=[top if killer.place == "top" else 0 for killer in killers],
        killer_after=[int(killer.only_after) for killer in killers],
        answers=[answer[0] if answer else NO_CARD, answer[1] if len(answer) > 1 else NO_CARD],
        thief=NO_CARD if rules.killers.thief is None else rules.killers.thief,
        trump=NO_SUIT if trump is None else trump,
    )


class _PhaseTables:
    """The rows of one phase."""

    def __init__(self, rules: RuleSet, trump: int | None, phase: Phase, faces: int) -> None:
        self.rules, self.trump, self.phase = rules, trump, phase
        count = len(rules.play.strength)
        self.bands = {name: 2 + count - 1 - place for place, name in enumerate(rules.play.strength)}
        self.wild = rules.joker.wild and phase.joker
        self._belonging()
        self._strengths(faces)
        self._leads()
        self._bans()
        self._overrides()

    def _belonging(self) -> None:
        """M1, M2, J1: where each card belongs. A special without power, or in no trump, is of its printed suit."""
        phase, trump = self.phase, self.trump
        self.follows = [*SUIT_MASKS, 0]
        self.sets = [suit_of(card) for card in range(54)]
        for card, belongs in ((phase.mighty, self.rules.play.mighty_belongs), (phase.ura_jack, self.rules.play.ura_belongs)):
            if card == NO_CARD or belongs == "own_suit" or (belongs == "trump" and trump is None):
                continue
            bit = 1 << card
            self.follows[suit_of(card)] &= ~bit
            if belongs == "trump" and trump is not None:
                self.follows[trump] |= bit
                self.sets[card] = trump
            else:
                self.follows[NO_SUIT] |= bit
        joker = self.rules.joker
        of_trump = joker.belongs == "trump" and trump is not None and phase.joker and not self.wild
        self.follows[trump if of_trump and trump is not None else NO_SUIT] |= JOKER_MASK
        self.joker_of_trump = of_trump

    def _strengths(self, faces: int) -> None:
        """The list (step 5), trumps, then the led suit or the order of suits (step 6)."""
        rules, phase, trump, bands = self.rules, self.phase, self.trump, self.bands
        base = [0] * 54
        if trump is not None:
            for rank in range(13):
                base[13 * trump + rank] = BAND * bands["trump"] + RANK * (rank + 1) + REAL
        for name, card in (("mighty", phase.mighty), ("sei_jack", phase.sei_jack), ("ura_jack", phase.ura_jack)):
            if card != NO_CARD:
                base[card] = max(base[card], BAND * bands[name] + REAL)
        placed = phase.strong_joker and not self.wild
        if placed and "joker" in bands:
            base[JO] = base[JO + 1] = BAND * bands["joker"] + REAL
        order = rules.play.suits_rank
        self.strength: list[int] = []
        for led in range(SUIT_ROWS):
            row = base[:]
            for suit in (led,) if order is None and led != NO_SUIT else order or ():
                for rank in range(13):
                    card = 13 * suit + rank
                    row[card] = row[card] or self._plain(suit, rank + 1)
            if faces > PLAIN_FACES:
                row += [number and number - REAL for number in row[:52]] * 2
            self.strength += row
        self._joker_lead(placed)

    def _plain(self, suit: int, rank: int) -> int:
        order = self.rules.play.suits_rank
        height = 0 if order is None else 14 * (3 - order.index(suit))
        return BAND * LED_SUIT + RANK * (height + rank) + REAL

    def _joker_lead(self, placed: bool) -> None:
        """P3, J2, J4: what a led joker is worth, by the suit that it called."""
        joker, bands = self.rules.joker, self.bands
        name = "joker_led" if "joker_led" in bands else "joker"
        has_place = placed and name in bands
        self.joker_power = [int(placed and "joker" in bands), int(has_place)]
        passes = joker.lead == "next_card" or not self.phase.joker or self.wild
        self.joker_shift = int(not has_place and not passes and joker.led_otherwise == "never")
        if has_place:
            self.joker_lead = [BAND * bands[name] + REAL] * SUIT_ROWS
        elif passes or self.joker_shift:
            self.joker_lead = [WEAK] * SUIT_ROWS
        else:
            self.joker_lead = [self._lowest(suit) for suit in range(4)] + [WEAK]

    def _lowest(self, suit: int) -> int:
        """J4 lowest: below the 2 of the called suit, which may be trumps."""
        if suit == self.trump:
            return BAND * self.bands["trump"] + REAL
        return self._plain(suit, 0)

    def _leads(self) -> None:
        joker = self.rules.joker
        if self.wild:
            self.joker_calls = LEADS_NAMED
        elif not self.phase.joker:
            self.joker_calls = NEXT_CARD
        else:
            self.joker_calls = JOKER_CALLS[joker.lead]
            if self.joker_calls == CALL_TRUMP and self.trump is None:
                self.joker_calls = CHOOSE_SUIT
        self.honour_duty = int(joker.no_trump_honours and self.joker_calls == CALL_TRUMP)

    def _bans(self) -> None:
        """J6, P7, P8: masks for the first trick."""
        self.lead_bans = 0
        self.trick_bans = [0, 0]
        if not self.phase.first:
            return
        trumps = 0 if self.trump is None else self.follows[self.trump]
        kinds = {"trump": trumps, "spade": SUIT_MASKS[SPADES], "joker": JOKER_MASK}
        first = set(self.rules.play.first_trick_bans)
        for name in {*self.rules.play.opening_lead_bans, *first}:
            self.lead_bans |= kinds[name]
        if not self.rules.joker.first_lead and not self.rules.joker.wild:
            self.lead_bans |= JOKER_MASK
        joker_ban = JOKER_MASK if "joker" in first else 0
        self.trick_bans = [joker_ban | (trumps if "trump" in first else 0), joker_ban]

    def _overrides(self) -> None:
        """K and S: rows that apply when certain cards are in the trick."""
        phase, rules = self.phase, self.rules
        targets = {
            "mighty": phase.mighty,
            "sei_jack": phase.sei_jack,
            "ura_jack": phase.ura_jack,
        }
        self.killer_targets = []
        for killer in rules.killers.killers:
            if not phase.killers:
                self.killer_targets.append(0)
            elif killer.target == "joker":
                self.killer_targets.append(JOKER_MASK)
            else:
                card = targets[killer.target]
                self.killer_targets.append(0 if card == NO_CARD else 1 << card)
        self.same_two = BAND * self.bands["same_two"] + REAL if phase.same_two else 0
        self.same_two_suits = [self._same_two_suit(suit) if phase.same_two else 0 for suit in range(4)]

    def _same_two_suit(self, suit: int) -> int:
        """S: the cards that belong to the suit; a special of no suit counts as its printed one, a joker by S1."""
        if suit == self.trump and not self.rules.same_two.in_trumps:
            return 0
        bits = mask(card for card in range(52) if self.sets[card] == suit)
        if self.rules.same_two.with_joker and (not self.joker_of_trump or suit == self.trump):
            bits |= JOKER_MASK
        return bits


def band_names(rules: RuleSet) -> list[str]:
    """The class of each band of a strength: `weak`, `led_suit` (or `suits_rank`), the classes weak to strong, `killer`."""
    plain = "led_suit" if rules.play.suits_rank is None else "suits_rank"
    return ["weak", plain, *reversed(rules.play.strength), "killer"]
