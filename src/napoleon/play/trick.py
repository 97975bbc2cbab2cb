"""One trick as people see it: plays, who wins and why, what may be played and why not. Over the kernel, in words of rules."""

from dataclasses import dataclass, field
from functools import lru_cache

from napoleon.cards import CARDS, CODES, is_joker, members
from napoleon.play import kernel
from napoleon.rules import RuleSet
from napoleon.rules.compile import CHOOSE_SUIT, band_names
from napoleon.rules.tables import BAND, NO_CARD, NO_SUIT, PLAIN_FACES, Tables, face_card, face_of

QUEEN, KING, ACE = CARDS["HQ"], CARDS["HK"], CARDS["HA"]


@dataclass(frozen=True, slots=True)
class Played:
    """A card as it was played: with the suit that a led joker called, or the card that a wild joker was named."""

    card: int
    called: int | None = None
    named: int | None = None

    def __str__(self) -> str:
        text = CODES[self.card]
        if self.called is not None:
            return f"{text}/{'SHDC'[self.called]}"
        return text if self.named is None else f"{text}={CODES[self.named]}"

    @property
    def face(self) -> int:
        """The face for the tables."""
        return face_of(self.card, NO_CARD if self.named is None else self.named)


@dataclass
class Trick:
    """A trick in progress: the tables, the number of the trick (from 1), and the plays from the leader on."""

    tables: Tables
    number: int
    plays: list[Played] = field(default_factory=list)
    led: int = NO_SUIT

    @property
    def phase(self) -> int:
        """The phase of this trick in the tables."""
        return self.tables.phase[self.number - 1]

    def add(self, play: Played) -> None:
        """Put a play down; legality is the caller's business."""
        self.led = self.suit_after(play)
        self.plays.append(play)

    def suit_after(self, play: Played) -> int:
        """The led suit once `play` lies."""
        called = play.called
        if called is None:
            called = self.tables.trump if self.joker_calls == kernel.CALL_TRUMP else NO_SUIT
        return kernel.set_suit(self.tables, self.phase, self.led, play.face, called, not self.plays)

    @property
    def joker_calls(self) -> int:
        """What a joker led to this trick does (see `Tables.joker_calls`)."""
        return self.tables.joker_calls[self.phase]

    @property
    def faces(self) -> list[int]:
        """The faces so far."""
        return [play.face for play in self.plays]

    @property
    def lead_face(self) -> int:
        """The face that was led, or -1."""
        return self.plays[0].face if self.plays else NO_CARD

    def legal(self, hand: int) -> int:
        """The legal cards of a hand, mask to mask."""
        return kernel.legal(self.tables, self.phase, self.led, self.lead_face, hand)

    def barred(self, hand: int) -> dict[int, str]:
        """Why each card of the hand that is not legal may not be played: the first row that left it out."""
        if not self.plays:
            rows = [("lead_ban", kernel.lead_narrowing(self.tables, self.phase, hand))]
        else:
            masks = kernel.follow_narrowing(self.tables, self.phase, self.led, self.lead_face, hand)
            called = masks[0] != hand
            names = ("call",) * 4 if called else ("call", "follow_suit", "honour_duty", "first_trick_ban")
            rows = list(zip(names, masks, strict=True))
        reasons: dict[int, str] = {}
        for reason, allowed in rows:
            for card in members(hand & ~allowed):
                reasons.setdefault(card, reason)
        return reasons

    def callable_suits(self, card: int) -> list[int]:
        """The suits that this card, if it leads now, must choose from; empty where it chooses nothing."""
        return [0, 1, 2, 3] if is_joker(card) and not self.plays and self.joker_calls == CHOOSE_SUIT else []

    def namable(self, card: int, hand: int) -> int:
        """What a wild joker may be named as, as a mask; 0 where it is not wild or has no power.

        Led, it must be named as a card that might be led, unless everything in the hand is barred (J7).
        """
        return kernel.namable(self.tables, self.phase, not self.plays, hand) if is_joker(card) else 0

    def outcome(self) -> "Outcome":
        """Who wins this full trick, and why."""
        strengths = [0] * len(self.plays)
        place = kernel.winner(self.tables, self.phase, self.led, self.faces, len(self.plays), strengths)
        honours = sum(self.tables.honours >> play.card & 1 for play in self.plays)
        return Outcome(place, self.plays[place].card, honours, strengths[place], self._reason(place, strengths))

    def leading_place(self) -> int:
        """The place of the play that wins so far, with same-two out of account until the trick is full."""
        strengths = [0] * len(self.plays)
        return kernel.winner(self.tables, self.phase, self.led, self.faces, len(self.plays), strengths)

    def _reason(self, place: int, strengths: list[int]) -> tuple[int, str]:
        faces, count, phase = self.faces, len(self.plays), self.phase
        face = faces[place]
        card = face_card(face)
        rank_led = kernel.led_for_strength(self.tables, phase, self.led, faces, count)
        own = kernel.base_strength(self.tables, phase, rank_led, faces, place)
        band = strengths[place] // BAND
        if strengths[place] > own:
            if card == kernel.same_two_card(self.tables, phase, faces, count) and strengths[place] // BAND == (
                self.tables.same_two[phase] // BAND
            ):
                return band, "same_two"
            if strengths[place] == kernel.killing_strength(self.tables, phase, rank_led, faces, count, place):
                return band, "yoromeki" if card == QUEEN else "killer"
            if card == self.tables.thief:
                return band, "thief"
            return band, "yoromeki_gaeshi" if card == KING else "yoromeki_gaeshi_gaeshi"
        if is_joker(self.plays[place].card) and face < PLAIN_FACES and place == 0:
            return band, "joker_led" if self.tables.joker_power[phase * 2 + 1] else "joker_lowest"
        return band, ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The winner of a trick: place in the plays, card, honours in the trick, strength, and (band, override) as reason."""

    place: int
    card: int
    honours: int
    strength: int
    why: tuple[int, str]

    def reason(self, rules: RuleSet) -> str:
        """The reason as a word: a class of `play.strength`, `led_suit`, `suits_rank`, `yoromeki`, `same_two`, …"""
        band, override = self.why
        if override:
            return override
        return _names(rules)[band]


@lru_cache(maxsize=512)
def _names(rules: RuleSet) -> list[str]:
    return band_names(rules)
