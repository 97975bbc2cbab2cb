"""The bar on top and the seats: the contract, who is who as far as the table knows, honours, words said."""

from typing import Any

from napoleon.cards import CODES
from napoleon.deal.events import Viewer
from napoleon.deal.scoring import standing
from napoleon.deal.state import State
from napoleon.rules import Bid
from napoleon.table.frame import Frame, Voice, finished, letter
from napoleon.words.catalogue import bid_text

Json = dict[str, Any]


def bar_json(state: State, viewer: Viewer, voice: Voice) -> Json:
    """Contract, adjutant card, trick and honours."""
    rules = state.rules
    last = state.last_bid if state.napoleon is None else None
    return {
        "contract": None if state.contract is None else bid_json(state.contract, voice),
        "last_bid": None if last is None or last.bid is None else {**bid_json(last.bid, voice), "seat": last.seat},
        "napoleon": state.napoleon,
        "adjutant_card": None if state.adjutant_card is None else CODES[state.adjutant_card],
        "adjutant": state.adjutant if state.revealed else None,
        "secret": _secret(state, viewer, voice),
        "trump": None if state.trump is None else letter(state.trump),
        "trick": min(state.trick_number, rules.hand_size),
        "tricks": rules.hand_size,
        "honours_taken": sum(state.honours),
        "honours": rules.honour_count,
        "side_honours": _side_honours(state),
        "perfect": bool(state.perfect),
    }


def bid_json(bid: Bid, voice: Voice) -> Json:
    """A bid in its short and its long form."""
    suit = letter(bid.strain)
    return {
        "bid": str(bid),
        "suit": suit,
        "number": bid.number,
        "text": f"NT {bid.number}" if suit == "N" else f"{voice.suit(bid.strain)} {bid.number}",
        "long": voice("bid-long", name=voice(f"suit-name-{suit}"), number=bid.number),
    }


def seats_json(state: State, frame: Frame, voice: Voice) -> list[Json]:
    """Every seat with what the table knows of it."""
    return [_seat(state, seat, frame, voice) for seat in range(state.players)]


def badge(state: State, seat: int) -> str | None:
    """The seat's side as far as the table knows it. Before the named card is played, all but Napoleon are unknown."""
    if state.napoleon is None:
        return None
    if seat == state.napoleon:
        return "ally" if state.betrayed == "napoleon" else "napoleon"
    if not state.revealed:
        return "unknown"
    return "adjutant" if seat == state.adjutant and state.betrayed != "adjutant" else "ally"


def badge_text(state: State, seat: int, voice: Voice) -> str | None:
    """The badge in one or two letters more than a sign: a lone Napoleon and one who went over have their own."""
    name = badge(state, seat)
    if name is None:
        return None
    if state.betrayed is not None and seat == (state.napoleon if state.betrayed == "napoleon" else state.adjutant):
        name = "turned"
    elif name == "napoleon" and state.revealed and state.adjutant is None:
        name = "solo"
    return voice(f"badge-{name}")


def total(state: State, frame: Frame, seat: int) -> int:
    """The seat's points in the match, with this deal's once it is scored."""
    return frame.totals[seat] + (0 if state.result is None else state.result.scores[seat])


def _seat(state: State, seat: int, frame: Frame, voice: Voice) -> Json:
    name = badge(state, seat)
    word = _word(state, seat, voice)
    return {
        "seat": seat,
        "name": voice.names[seat],
        "bot": frame.bots[seat],
        "cards": state.counts[seat] if state.counts else 0,
        "honours": state.honours[seat] if state.honours else 0,
        "badge": name,
        "badge_text": badge_text(state, seat, voice),
        "word": word,
        "dealer": seat == state.dealer,
        "score": total(state, frame, seat),
        "sentence": _sentence(state, seat, word, frame, voice),
    }


def _sentence(state: State, seat: int, word: str | None, frame: Frame, voice: Voice) -> str:
    parts = [voice("seat-bot", seat=seat) if frame.bots[seat] else voice.names[seat]]
    text = _side_word(state, seat, voice)
    if text is not None:
        parts.append(text)
    if word is not None:
        parts.append(voice("seat-word", word=word))
    if state.counts:
        parts.append(voice("seat-cards", count=state.counts[seat]))
        parts.append(voice("seat-honours", count=state.honours[seat]))
    parts.append(voice("seat-score", points=total(state, frame, seat)))
    if seat == state.dealer:
        parts.append(voice("seat-dealer"))
    if seat in state.turn and not finished(state):
        parts.append(voice("seat-turn"))
    return voice("seat-sentence", parts=voice.listing(parts))


def _side_word(state: State, seat: int, voice: Voice) -> str | None:
    name = badge(state, seat)
    return None if name is None else voice(f"side-{name}")


def _word(state: State, seat: int, voice: Voice) -> str | None:
    """What the seat said last in the auction that runs."""
    if state.napoleon is not None or finished(state):
        return None
    said = next((word for word in reversed(state.words) if word.seat == seat), None)
    if said is None:
        return None
    return voice("word-pass") if said.bid is None else bid_text(str(said.bid))


def _secret(state: State, viewer: Viewer, voice: Voice) -> str | None:
    """What only this viewer knows of the sides until the named card is played."""
    if viewer is None or state.revealed or state.adjutant_card is None or finished(state):
        return None
    if viewer == state.napoleon:
        return voice("secret-solo") if state.known_solo() else None
    return voice("secret-adjutant") if state.is_adjutant(viewer) else None


def _side_honours(state: State) -> list[int] | None:
    """Honours by side, with the discarded ones as far as the viewer knows them; nothing before the sides are known."""
    if state.napoleon is None or not state.revealed:
        return None
    now = standing(state)
    return [now.side_honours, now.allies_honours]
