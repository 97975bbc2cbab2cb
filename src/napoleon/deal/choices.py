"""What a seat may do now, from what it knows: the same answer over the full state and over the seat's view."""

from dataclasses import dataclass

from napoleon.cards import members
from napoleon.deal.auction import legal_bids, pass_problem
from napoleon.deal.cardplay import betray_problem, may_betray_with
from napoleon.deal.exchange import least_from_widow, most_honours, name_problem
from napoleon.deal.state import State
from napoleon.rules import Bid


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A legal card: the suits that it must choose from, the mask of names, whether it may go with a betrayal."""

    card: int
    calls: tuple[int, ...]
    names: int
    betray: bool


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything that a seat may do: empty fields where the phase has no such action."""

    phase: str
    bids: tuple[Bid, ...] = ()
    may_pass: bool = False
    nameable: tuple[int, ...] = ()
    discard_count: int = 0
    least_from_widow: int = 0
    most_honours: int | None = None
    perfect: bool = False
    cards: tuple[CardChoice, ...] = ()
    betray: bool = False


def choices(state: State, seat: int) -> Choices | None:
    """The choices of the seat, None when it is not its turn."""
    if seat not in state.turn:
        return None
    if state.phase == "auction":
        return Choices("auction", tuple(legal_bids(state, seat)), pass_problem(state, seat) is None)
    if state.phase == "naming":
        cards = tuple(card for card in members(state.rules.pack) if name_problem(state, card) is None)
        return Choices("naming", nameable=cards)
    if state.phase == "exchange":
        return Choices(
            "exchange",
            discard_count=state.widow_count,
            least_from_widow=least_from_widow(state),
            most_honours=most_honours(state),
        )
    if state.phase == "perfect":
        return Choices("perfect", perfect=True)
    return Choices("play", cards=card_choices(state, seat), betray=betray_problem(state, seat) is None)


def card_choices(state: State, seat: int) -> tuple[CardChoice, ...]:
    """The legal cards of the seat."""
    trick, hand = state.trick(), state.hands[seat]
    return tuple(
        CardChoice(
            card,
            tuple(trick.callable_suits(card)),
            trick.namable(card, hand),
            may_betray_with(state, seat, card),
        )
        for card in members(trick.legal(hand))
    )
