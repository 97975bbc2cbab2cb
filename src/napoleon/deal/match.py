"""Z, T6 — a match: several deals at one table, who deals, the totals, and who won. Pure; shuffling is not its business."""

from dataclasses import dataclass, replace

from napoleon.deal.events import DealScored
from napoleon.deal.state import State
from napoleon.rules import Bid, RuleSet


@dataclass(frozen=True, slots=True)
class DealLine:
    """A line of the sheet: a scored deal, its contract, and the totals after it."""

    number: int
    dealer: int
    contract: Bid | None
    result: DealScored
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the ranking; equal totals share it."""

    place: int
    seat: int
    total: int


@dataclass(frozen=True)
class Match:
    """A match so far. `dealer` deals the deal that runs or comes next; deals that came to nothing are not counted."""

    rules: RuleSet
    dealer: int
    previous: tuple[int, int | None] | None = None
    """Napoleon and adjutant of the last scored deal"""
    sheet: tuple[DealLine, ...] = ()
    redeals: int = 0

    @property
    def deals(self) -> int:
        """How many deals the match has (Z2)."""
        return self.rules.score.deals

    @property
    def number(self) -> int:
        """The number of the deal that runs or comes next, from 1; stays at the last one when the match is over."""
        return min(len(self.sheet) + 1, self.deals)

    @property
    def over(self) -> bool:
        """Whether every deal has been scored."""
        return len(self.sheet) >= self.deals

    @property
    def totals(self) -> tuple[int, ...]:
        """The scores so far, by seat."""
        return self.sheet[-1].totals if self.sheet else (0,) * self.rules.players

    def after(self, deal: State) -> "Match":
        """The match after a deal that is over: scored, or come to nothing (T6)."""
        if not deal.over:
            raise ValueError("the deal goes on")
        clockwise = (self.dealer + 1) % self.rules.players
        if deal.result is None:
            dealer = clockwise if self.rules.table.redeal_dealer == "next" else self.dealer
            return replace(self, dealer=dealer, redeals=self.redeals + 1)
        result = deal.result
        totals = tuple(total + change for total, change in zip(self.totals, result.scores, strict=True))
        line = DealLine(len(self.sheet) + 1, self.dealer, deal.contract, result, totals)
        previous = self.previous if result.napoleon is None else (result.napoleon, result.adjutant)
        return replace(self, dealer=clockwise, previous=previous, sheet=(*self.sheet, line))

    def ranking(self) -> tuple[Place, ...]:
        """The seats from the highest total down; ties share a place (1, 2, 2, 4)."""
        places = [Place(1 + sum(other > total for other in self.totals), seat, total) for seat, total in enumerate(self.totals)]
        return tuple(sorted(places, key=lambda place: (place.place, place.seat)))

    def winners(self) -> tuple[int, ...]:
        """The seats with the highest total, several where it is shared."""
        return tuple(place.seat for place in self.ranking() if place.place == 1)
