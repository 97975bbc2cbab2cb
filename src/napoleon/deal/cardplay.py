"""P, B, W2 — playing cards, betrayals, the perfect."""

from napoleon.cards import CARDS, CODES, codes, members
from napoleon.deal import events as ev
from napoleon.deal.actions import PlayCard
from napoleon.deal.scoring import score
from napoleon.deal.state import State
from napoleon.words import Problem

CLUB_TEN = CARDS["CT"]


def play_problem(state: State, action: PlayCard) -> Problem | None:
    """Why the seat, whose turn it is, may not play this; None when it may."""
    seat, play = action.seat, action.play
    hand = state.hands[seat]
    code = CODES[play.card]
    if not hand >> play.card & 1:
        return Problem("not_in_hand", seat=seat, card=code)
    trick = state.trick()
    if not trick.legal(hand) >> play.card & 1:
        return barred_problem(state, seat, play.card, trick.barred(hand)[play.card])
    suits = trick.callable_suits(play.card)
    if suits and play.called is None:
        return Problem("joker_must_call", seat=seat, card=code)
    if not suits and play.called is not None:
        return Problem("joker_calls_nothing", seat=seat, card=code)
    names = trick.namable(play.card, hand)
    if names and play.named is None:
        return Problem("joker_must_be_named", seat=seat, card=code)
    if play.named is not None and not names:
        return Problem("not_a_wild_joker", seat=seat, card=code)
    if play.named is not None and not names >> play.named & 1:
        return Problem("joker_named_badly", seat=seat, card=code, card_named=CODES[play.named])
    if action.betray and not may_betray_with(state, seat, play.card):
        return Problem("betrayal_not_allowed", seat=seat, card=code)
    return None


def barred_problem(state: State, seat: int, card: int, reason: str) -> Problem:
    """The sentence of a barred card, by the row that left it out."""
    trick = state.trick()
    details: dict[str, object] = {"seat": seat, "card": CODES[card]}
    if reason == "follow_suit":
        details["suit"] = "SHDC"[trick.led]
    if reason == "call":
        called = trick.tables.calls[trick.lead_face] & state.hands[seat]
        details["card_lead"] = CODES[trick.lead_face]
        details["cards"] = codes(members(called))
    return Problem(f"barred_{reason}", **details)


def may_betray_with(state: State, seat: int, card: int) -> bool:
    """B1: whether the seat may go over to the allies with this card. One betrayal a deal."""
    return card == state.rules.betrayal.adjutant_card and state.betrayed is None and state.is_adjutant(seat)


def betray_problem(state: State, seat: int) -> Problem | None:
    """B2: why Napoleon may not show ♣10 and the jokers now; None when he may."""
    needed = state.rules.jokers | 1 << CLUB_TEN
    if not state.rules.betrayal.napoleon or seat != state.napoleon or state.betrayed is not None:
        return Problem("napoleon_may_not_betray", seat=seat)
    if state.hands[seat] & needed != needed:
        return Problem("napoleon_lacks_cards", seat=seat, cards=codes(members(needed)))
    if state.known_solo():
        return Problem("solo_may_not_betray", seat=seat)
    return None


def betrayal_by_napoleon(state: State, seat: int) -> list[ev.Event]:
    """Napoleon goes over; it is still his turn."""
    cards = tuple(members(state.rules.jokers | 1 << CLUB_TEN))
    return [ev.Betrayed(seat, "napoleon", cards), ev.Turn("play", (seat,))]


def card_events(state: State, action: PlayCard) -> list[ev.Event]:
    """A legal card, with the reveal of the adjutant and the end of trick and deal where it brings them."""
    seat = action.seat
    events: list[ev.Event] = []
    if action.betray:
        events.append(ev.Betrayed(seat, "adjutant"))
    events.append(ev.CardPlayed(seat, action.play))
    if action.play.card == state.adjutant_card:
        events.append(ev.AdjutantRevealed(seat))
    if len(state.plays) + 1 < state.players:
        return [*events, ev.Turn("play", (state.seat_after(seat),))]
    trick = state.trick()
    trick.add(action.play)
    outcome = trick.outcome()
    taker = state.seat_after(state.leader, outcome.place)
    won = ev.TrickWon(taker, outcome.card, outcome.honours, outcome.reason(state.rules))
    return [*events, won]


def after_trick(state: State) -> list[ev.Event]:
    """What follows a trick: the question for a perfect, the next lead, or the score."""
    if len(state.tricks) == state.rules.hand_size:
        return [score(state), ev.Turn("over", ())]
    if asks_perfect(state) and state.napoleon is not None:
        return [ev.Turn("perfect", (state.napoleon,))]
    return [ev.Turn("play", (state.leader,))]


def asks_perfect(state: State) -> bool:
    """W2: after half of the tricks; not a Napoleon who has gone over."""
    half = len(state.tricks) == state.rules.hand_size // 2
    return state.rules.sides and state.rules.win.perfect_call and half and state.betrayed != "napoleon"
