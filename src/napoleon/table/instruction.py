"""The instruction line: what the viewer is to do now, or whom the table waits for."""

from napoleon.cards import CODES, SUITS, codes, is_joker, members
from napoleon.deal.auction import minimum
from napoleon.deal.choices import choices
from napoleon.deal.events import Viewer
from napoleon.deal.state import State
from napoleon.play.kernel import CALL_TRUMP
from napoleon.play.trick import Trick
from napoleon.rules.tables import NO_SUIT
from napoleon.table.frame import Frame, Voice, finished
from napoleon.table.view_ask import discard_rule
from napoleon.table.view_result import match_title, result_text


def instruction(state: State, viewer: Viewer, frame: Frame, voice: Voice) -> str:
    """One line for this viewer."""
    if finished(state):
        if viewer in frame.ready:
            return voice("wait-ready")
        return match_title(state, frame, voice) if frame.match_over else result_text(state, voice)
    if viewer is not None and viewer in state.turn:
        return _own(state, viewer, voice)
    waiting = _waiting(state, voice)
    return waiting if viewer is not None else voice("do-watch", what=waiting)


def _own(state: State, viewer: int, voice: Voice) -> str:
    if state.phase == "auction":
        return _own_bid(state, viewer, voice)
    if state.phase == "exchange":
        chosen = choices(state, viewer)
        if chosen is not None:
            return discard_rule(state, chosen, voice)
    if state.phase != "play":
        return voice(f"do-{state.phase}")
    trick, hand = state.trick(), state.hands[viewer]
    return _own_follow(trick, hand, voice) if trick.plays else _own_lead(trick, hand, voice)


def _own_bid(state: State, viewer: int, voice: Voice) -> str:
    """Whose turn it is (everybody's, where the first come is the first served), and what may be said."""
    if state.demanded is not None:
        return voice("do-bid-demanded", least=minimum(state))
    chosen, last = choices(state, viewer), state.last_bid
    if chosen is None:
        return ""
    details: dict[str, object] = {"least": minimum(state)}
    if last is not None and last.bid is not None:
        details["bid"] = str(last.bid)
    key = "say-pass" if not chosen.bids else "say-raise" if "bid" in details else "say-first"
    what = voice(key if chosen.may_pass else f"{key}-only", **details)
    return voice("do-bid-free" if len(state.turn) > 1 else "do-bid", what=what)


def _own_lead(trick: Trick, hand: int, voice: Voice) -> str:
    return voice("do-lead-barred" if trick.barred(hand) else "do-lead")


def _own_follow(trick: Trick, hand: int, voice: Voice) -> str:
    barred = set(trick.barred(hand).values())
    legal = trick.legal(hand)
    if "call" in barred or _is_called(trick, legal):
        return voice("do-call", card=CODES[trick.lead_face], cards=codes(members(legal)))
    if trick.led == NO_SUIT:
        return voice("do-follow-open")
    lead, suit = _lead_text(trick, voice), SUITS[trick.led]
    if "honour_duty" in barred:
        return voice("do-honours", lead=lead, suit=suit)
    belonging = trick.tables.follows[trick.phase * 5 + trick.led]
    if hand & belonging:
        anytime = legal & ~belonging
        if anytime:
            return voice("do-follow-or", lead=lead, suit=suit, cards=codes(members(anytime)))
        return voice("do-follow", lead=lead, suit=suit)
    return voice("do-anything-barred" if barred else "do-anything", lead=lead, suit=suit)


def _is_called(trick: Trick, legal: int) -> bool:
    """Whether the only legal cards are those that the lead calls for, so that nothing else was there to bar."""
    lead = trick.lead_face
    return 0 <= lead < 52 and bool(trick.tables.calls[lead]) and not legal & ~trick.tables.calls[lead]


def _lead_text(trick: Trick, voice: Voice) -> str:
    """How the suit was set: led, called by a joker, or the trumps called by it."""
    first, suit = trick.plays[0], SUITS[trick.led]
    if not is_joker(first.card) or first.named is not None:
        return voice("lead-suit", suit=suit)
    if Trick(trick.tables, trick.number).suit_after(first) == NO_SUIT:
        return voice("lead-suit", suit=suit)
    return voice("lead-trump-call" if trick.joker_calls == CALL_TRUMP else "lead-joker", suit=suit)


def _between(state: State, voice: Voice) -> str:
    """A line for the moment between an event and the turn that follows: the word just said, or whose card comes next."""
    if state.plays and len(state.plays) < state.players:
        return voice("wait-play", seat=state.seat_after(state.leader, len(state.plays)))
    if state.tricks and not state.plays:
        return voice("wait-taken", seat=state.leader)
    if state.phase == "auction" and state.words and state.napoleon is None:
        seat, bid = state.words[-1].seat, state.words[-1].bid
        return voice("line-pass", seat=seat) if bid is None else voice("line-bid", seat=seat, bid=str(bid))
    return ""


def _waiting(state: State, voice: Voice) -> str:
    if not state.turn:
        return _between(state, voice)
    if len(state.turn) > 1:
        return voice("wait-all")
    seat = state.turn[0]
    if state.phase == "play" and not state.plays:
        return voice("wait-lead", seat=seat)
    return voice(f"wait-{state.phase}", seat=seat)
