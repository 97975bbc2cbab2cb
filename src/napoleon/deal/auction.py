"""A — the auction: which words may be said, who speaks, when it closes, and what happens when nobody bids."""

from napoleon.cards import CARDS, card_at, suit_of
from napoleon.deal import events as ev
from napoleon.deal.state import State, Word
from napoleon.rules import Bid
from napoleon.words import Problem

MIGHTY = CARDS["SA"]


def opener(state: State) -> int:
    """Who speaks first (A1)."""
    if state.rules.auction.opener == "dealer":
        return state.dealer
    if state.rules.auction.opener == "previous_napoleon" and state.previous is not None:
        return state.previous[0]
    return state.seat_after(state.dealer)


def minimum(state: State) -> int:
    """The fewest honours that may be bid now (A3, A11)."""
    auction = state.rules.auction
    if state.second_auction and auction.exposed_minimum is not None:
        return auction.exposed_minimum
    return auction.minimum


def stronger(state: State, bid: Bid, than: Bid) -> bool:
    """Whether a bid outranks another: by number, then by strain (A4, A5)."""
    strains = state.rules.strains
    return (bid.number, -strains.index(bid.strain)) > (than.number, -strains.index(than.strain))


def strongest(state: State) -> Bid:
    """The strongest bid that there is."""
    return Bid(state.rules.strains[0], state.rules.largest_number)


def bid_problem(state: State, seat: int, bid: Bid) -> Problem | None:
    """Why the seat, which may speak, may not make this bid; None when it may."""
    if bid.strain is None and state.rules.auction.no_trump == "off":
        return Problem("bid_no_trump_off", bid=str(bid), seat=seat)
    if bid.number < minimum(state):
        return Problem("bid_below_minimum", bid=str(bid), seat=seat, minimum=minimum(state))
    if bid.number > state.rules.largest_number:
        return Problem("bid_above_largest", bid=str(bid), seat=seat, largest=state.rules.largest_number)
    last = state.last_bid
    if last is None or last.bid is None:
        return None
    if not stronger(state, bid, last.bid):
        return Problem("bid_not_stronger", bid=str(bid), seat=seat, last=str(last.bid))
    later_turn = any(word.seat == seat for word in state.words)
    if state.rules.auction.raise_ == "more_points_after_round_one" and later_turn and bid.number <= last.bid.number:
        return Problem("bid_needs_more_points", bid=str(bid), seat=seat, last=str(last.bid))
    return None


def pass_problem(state: State, seat: int) -> Problem | None:
    """Why the seat, which may speak, may not pass; None when it may."""
    if state.demanded is not None:
        return Problem("pass_when_demanded", seat=seat)
    first_turn = not any(word.seat == seat for word in state.words)
    if state.rules.auction.opener_must_bid and seat == opener(state) and first_turn:
        return Problem("opener_must_bid", seat=seat)
    if state.rules.auction.order == "free":
        last = state.last_bid
        if last is not None and last.seat == seat and state.rules.auction.closing == "others_pass":
            return Problem("pass_by_last_bidder", seat=seat)
        if _passed_since_last_bid(state, seat):
            return Problem("pass_twice", seat=seat)
    return None


def legal_bids(state: State, seat: int) -> list[Bid]:
    """Every bid that the seat may make if it may speak, weak to strong."""
    numbers = range(minimum(state), state.rules.largest_number + 1)
    bids = [Bid(strain, number) for number in numbers for strain in reversed(state.rules.strains)]
    return [bid for bid in bids if bid_problem(state, seat, bid) is None]


def speakers(state: State) -> tuple[int, ...]:
    """Who may speak now, in an auction that goes on."""
    if state.demanded is not None:
        return (state.demanded,)
    if state.rules.auction.order == "free":
        return tuple(
            seat
            for seat in range(state.players)
            if not _out(state, seat) and (pass_problem(state, seat) is None or legal_bids(state, seat))
        )
    seat = state.seat_after(state.words[-1].seat) if state.words else opener(state)
    while _out(state, seat):
        seat = state.seat_after(seat)
    return (seat,)


def after_word(state: State) -> list[ev.Event]:
    """What follows from the last word said: the next speaker, the contract, or the ways out when nobody bid."""
    last = state.last_bid
    if last is None or last.bid is None:
        if all(_passed_since_last_bid(state, seat) for seat in range(state.players)):
            return nobody_bid(state)
    elif state.demanded is not None:
        return [ev.ContractMade(last.seat, last.bid, state.forced)]
    elif last.bid == strongest(state) or _closed(state, last):
        return [ev.ContractMade(last.seat, last.bid)]
    return [ev.Turn("auction", speakers(state))]


def nobody_bid(state: State) -> list[ev.Event]:
    """The ways out of A10."""
    way = state.rules.auction.all_pass
    if way == "expose_widow" and not state.second_auction:
        return [ev.WidowExposed(state.widow), ev.Turn("auction", _first_speakers(state))]
    if way == "widow_jack":
        return _widow_jack(state)
    if way == "mighty_holder":
        for seat in range(state.players):
            if state.hands[seat] >> MIGHTY & 1:
                return [ev.ContractMade(seat, state.rules.auction.forced_bid, way)]
    if way == "opener_forced":
        return [ev.ContractMade(opener(state), state.rules.auction.forced_bid, way)]
    if way in ("previous_napoleon", "previous_adjutant") and state.previous is not None:
        seat_or_none = state.previous[0 if way == "previous_napoleon" else 1]
        if seat_or_none is not None:
            return [ev.BidDemanded(seat_or_none, way), ev.Turn("auction", (seat_or_none,))]
    return [ev.Redealt(way)]


def _first_speakers(state: State) -> tuple[int, ...]:
    return tuple(range(state.players)) if state.rules.auction.order == "free" else (opener(state),)


def _widow_jack(state: State) -> list[ev.Event]:
    events: list[ev.Event] = []
    for card in state.widow:
        suit = suit_of(card)
        holder = None
        if suit < 4:
            jack = card_at(suit, "J")
            holder = next((seat for seat in range(state.players) if state.hands[seat] >> jack & 1), None)
        events.append(ev.WidowTurned(card, holder))
        if holder is not None:
            return [*events, ev.ContractMade(holder, Bid(suit, state.rules.auction.minimum), "widow_jack")]
    return [*events, ev.Redealt("widow_jack")]


def _passed_since_last_bid(state: State, seat: int) -> bool:
    for word in reversed(state.words):
        if word.bid is not None:
            return False
        if word.seat == seat:
            return True
    return False


def _out(state: State, seat: int) -> bool:
    """Whether the seat passed where one who passed is out (A7)."""
    return not state.rules.auction.reentry and Word(seat, None) in state.words


def _closed(state: State, last: Word) -> bool:
    """A8: every other player passed since the last bid (or is out), and under all_pass the last bidder too."""
    quiet = [seat for seat in range(state.players) if _out(state, seat) or _passed_since_last_bid(state, seat)]
    others = all(seat in quiet for seat in range(state.players) if seat != last.seat)
    return others and (state.rules.auction.closing == "others_pass" or last.seat in quiet)
