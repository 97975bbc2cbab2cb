"""What is known of a deal: the server knows all of it, a viewer what masked events told. One shape for both."""

from dataclasses import dataclass

from napoleon.cards import mask
from napoleon.deal.events import UNKNOWN, DealScored, TrickWon
from napoleon.play.trick import Played, Trick
from napoleon.rules import Bid, RuleSet
from napoleon.rules.compile import compile_tables


@dataclass(frozen=True, slots=True)
class Word:
    """Something said in the auction: a bid, or a pass (None)."""

    seat: int
    bid: Bid | None


@dataclass(frozen=True, slots=True)
class TrickRecord:
    """A finished trick: its leader, the plays from the leader on, and how it was won."""

    leader: int
    plays: tuple[Played, ...]
    won: TrickWon


@dataclass(frozen=True)
class State:
    """A deal so far. Hands are masks of the known cards with public counts; what is hidden is missing or `UNKNOWN`."""

    rules: RuleSet
    phase: str = "none"
    turn: tuple[int, ...] = ()
    dealer: int = 0
    previous: tuple[int, int | None] | None = None
    dealt: tuple[int, ...] = ()
    """masks of the hands as dealt, as far as known"""
    hands: tuple[int, ...] = ()
    counts: tuple[int, ...] = ()
    widow: tuple[int, ...] = ()
    """the widow as dealt, as far as known"""
    widow_count: int = 0
    widow_open: bool = False
    """everybody has seen the widow"""
    words: tuple[Word, ...] = ()
    """said in the auction that runs or ran last"""
    second_auction: bool = False
    demanded: int | None = None
    """who must make the one bid of A10 previous_…"""
    turned: tuple[int, ...] = ()
    """widow cards turned under A10 widow_jack"""
    napoleon: int | None = None
    contract: Bid | None = None
    forced: str | None = None
    adjutant_card: int | None = None
    adjutant: int | None = None
    """the holder of the named card: None alone (or nobody named yet), `UNKNOWN` to most viewers"""
    revealed: bool = False
    """the named card was played, or the adjutant betrayed openly"""
    discards: int = 0
    """mask of the discards, as far as known"""
    discard_count: int = 0
    receiver: int | None = None
    shown_discards: int = 0
    perfect: bool | None = None
    betrayed: str | None = None
    trump_drawn: int | None = None
    leader: int = 0
    plays: tuple[Played, ...] = ()
    tricks: tuple[TrickRecord, ...] = ()
    honours: tuple[int, ...] = ()
    """honours taken in tricks, by seat"""
    redeal: str | None = None
    result: DealScored | None = None

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.rules.players

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.phase == "over"

    @property
    def trump(self) -> int | None:
        """The trump suit once there is one; None also in no trump."""
        return self.contract.strain if self.contract is not None else self.trump_drawn

    @property
    def trick_number(self) -> int:
        """The number of the trick that is being played, from 1."""
        return len(self.tricks) + 1

    def trick(self) -> Trick:
        """The trick that is being played, over the tables of this deal. Meaningful in the play."""
        trick = Trick(compile_tables(self.rules, self.trump), self.trick_number)
        for play in self.plays:
            trick.add(play)
        return trick

    def seat_after(self, seat: int, steps: int = 1) -> int:
        """The seat so many steps clockwise."""
        return (seat + steps) % self.rules.players

    @property
    def last_bid(self) -> Word | None:
        """The last bid of the auction that runs."""
        return next((word for word in reversed(self.words) if word.bid is not None), None)

    @property
    def widow_mask(self) -> int:
        """The widow as dealt, as far as known, as a mask."""
        return mask(self.widow)

    def holds_named_card(self, seat: int) -> bool:
        """Whether the seat's known cards say that it was dealt the named card (Napoleon: or took it from the widow)."""
        if self.adjutant_card is None:
            return False
        known = self.dealt[seat] | (self.widow_mask if seat == self.napoleon else 0)
        return bool(known >> self.adjutant_card & 1)

    def is_adjutant(self, seat: int) -> bool:
        """Whether the seat is the adjutant, as far as this state knows."""
        return self.adjutant == seat or (seat != self.napoleon and self.holds_named_card(seat))

    def known_solo(self) -> bool:
        """Whether this state knows that Napoleon is alone."""
        if self.adjutant_card is None or self.napoleon is None:
            return False
        if self.adjutant == UNKNOWN:
            return self.holds_named_card(self.napoleon)
        return self.adjutant is None
