"""A — the auction: who speaks, what may be bid, when it closes, what happens when nobody bids."""

from dataclasses import dataclass

from napoleon.rules.kinds import Bid, BidValue, Choice, Flag, Number, SuitOrder
from napoleon.rules.option import option

ALL_PASS = (
    "redeal",
    "expose_widow",
    "widow_jack",
    "mighty_holder",
    "opener_forced",
    "previous_napoleon",
    "previous_adjutant",
)


@dataclass(frozen=True)
class Auction:
    """A: bids."""

    opener: str = option("A1", "auction.opener", Choice(("dealer_left", "previous_napoleon", "dealer")), "dealer_left")
    opener_must_bid: bool = option("A2", "auction.opener_must_bid", Flag(), False)
    minimum: int = option("A3", "auction.minimum", Number(1, 24), 13)
    suit_order: tuple[int, ...] = option("A4", "auction.suit_order", SuitOrder(), "SHDC")
    no_trump: str = option("A5", "auction.no_trump", Choice(("off", "high", "low")), "off")
    raise_: str = option("A6", "auction.raise", Choice(("higher", "more_points_after_round_one")), "higher")
    reentry: bool = option("A7", "auction.reentry", Flag(), True)
    closing: str = option("A8", "auction.closing", Choice(("others_pass", "all_pass")), "others_pass")
    order: str = option("A9", "auction.order", Choice(("clockwise", "free")), "clockwise")
    all_pass: str = option("A10", "auction.all_pass", Choice(ALL_PASS), "redeal")
    exposed_minimum: int | None = option("A11", "auction.exposed_minimum", Number(1, 24, optional=True), None)
    forced_bid: Bid = option("A12", "auction.forced_bid", BidValue(), "S13")
