"""Events as the browser gets them, each with its line for the log."""

from collections.abc import Mapping
from typing import Any

from napoleon.cards import CODES, SUITS, card_at, codes, is_joker, suit_of
from napoleon.deal import events as ev
from napoleon.deal.events import Viewer
from napoleon.deal.state import State
from napoleon.play.explain import play_text
from napoleon.table.frame import Frame, Voice
from napoleon.table.view_result import match_title, result_text, result_title
from napoleon.table.view_trick import called_suit, trick_text

Json = dict[str, Any]


def event_json(event: ev.Event, before: State, after: State, viewer: Viewer, frame: Frame, seq: int = 0) -> Json:
    """A masked event, with the viewer's states before and after it; `seq` is its number at the table."""
    kind, text, fields = _told(event, after, frame.deal, frame.voice(viewer))
    return {"seq": seq, "kind": kind, "text": text, "trick": _trick_number(event, before), **fields}


def match_ended_json(after: State, viewer: Viewer, frame: Frame, seq: int = 0) -> Json:
    """The end of the match, which no deal knows of; `after` is the last deal, over."""
    return {"seq": seq, "kind": "match_ended", "text": match_title(after, frame, frame.voice(viewer)), "trick": None}


def log_row(event: Mapping[str, Any]) -> Json | None:
    """The row of the log for an event as the browser gets it, None where it has nothing to say."""
    if event["text"] is None:
        return None
    return {"seq": event["seq"], "text": event["text"], "trick": event["trick"]}


def _trick_number(event: ev.Event, before: State) -> int | None:
    if isinstance(event, ev.CardPlayed | ev.AdjutantRevealed | ev.TrickWon | ev.Betrayed):
        return before.trick_number
    return None


def _told(event: ev.Event, after: State, deal: int, voice: Voice) -> tuple[str, str | None, Json]:
    """Kind, line and fields of an event."""
    match event:
        case ev.Dealt():
            return "dealt", voice("line-dealt", deal=deal, seat=event.dealer), {"deal": deal, "dealer": event.dealer}
        case ev.Turn():
            return "turn", None, {"phase": event.phase, "seats": list(event.seats)}
        case ev.TrumpDrawn():
            suit = SUITS[event.suit]
            return "trump_drawn", voice("line-trump-drawn", suit=suit), {"suit": suit}
        case ev.BidMade():
            bid = str(event.bid)
            return "bid_made", voice("line-bid", seat=event.seat, bid=bid), {"seat": event.seat, "bid": bid}
        case ev.Passed():
            return "passed", voice("line-pass", seat=event.seat), {"seat": event.seat}
        case ev.BidDemanded():
            return "bid_demanded", voice(f"line-demanded-{event.reason}", seat=event.seat), {"seat": event.seat}
        case ev.Redealt():
            return "redeal", voice(f"redeal-{event.reason}"), {}
        case ev.ContractMade():
            text = voice(f"line-contract-{event.forced or 'bid'}", seat=event.seat, bid=str(event.bid))
            return "contract_made", text, {"seat": event.seat, "bid": str(event.bid)}
        case ev.DealScored():
            return "deal_scored", voice("line-scored", title=result_title(after, voice), text=result_text(after, voice)), {}
    return _told_of_cards(event, after, voice)


def _told_of_cards(event: ev.Event, after: State, voice: Voice) -> tuple[str, str | None, Json]:
    match event:
        case ev.WidowExposed():
            return "widow_exposed", voice("line-widow-exposed", cards=codes(event.cards)), {"cards": codes(event.cards)}
        case ev.WidowTurned():
            return _widow_turned(event, voice)
        case ev.AdjutantNamed():
            code = CODES[event.card]
            return "adjutant_named", voice("line-named", seat=event.seat, card=code), {"seat": event.seat, "card": code}
        case ev.WidowShown():
            return "widow_shown", voice("line-widow-shown", cards=codes(event.cards)), {"cards": codes(event.cards)}
        case ev.WidowTaken():
            return "widow_taken", voice("line-widow-taken", seat=event.seat, count=event.count), {"seat": event.seat}
        case ev.Discarded():
            return _discarded(event, voice)
        case ev.CardPlayed():
            return _card_played(event, after, voice)
        case ev.AdjutantRevealed():
            solo = event.seat == after.napoleon
            return "adjutant_revealed", voice("line-solo" if solo else "line-revealed", seat=event.seat), {"seat": event.seat}
        case ev.TrickWon():
            return _trick_won(event, after, voice)
        case ev.Betrayed():
            text = voice(f"line-betrayed-{event.who}", seat=event.seat, cards=codes(event.cards))
            return "betrayed", text, {"seat": event.seat, "who": event.who}
        case ev.PerfectAnswered():
            text = voice("line-perfect-yes" if event.yes else "line-perfect-no", seat=event.seat)
            return "perfect_answered", text, {"seat": event.seat, "yes": event.yes}
    raise NotImplementedError(f"{type(event).__name__} has no line")


def _widow_turned(event: ev.WidowTurned, voice: Voice) -> tuple[str, str | None, Json]:
    code = CODES[event.card]
    if is_joker(event.card):
        return "widow_turned", voice("line-turned-joker", card=code), {"card": code}
    jack = CODES[card_at(suit_of(event.card), "J")]
    if event.seat is None:
        return "widow_turned", voice("line-turned-nobody", card=code, card_jack=jack), {"card": code}
    text = voice("line-turned", card=code, card_jack=jack, seat=event.seat)
    return "widow_turned", text, {"card": code, "seat": event.seat}


def _discarded(event: ev.Discarded, voice: Voice) -> tuple[str, str | None, Json]:
    shown = codes(event.shown)
    fields: Json = {"seat": event.seat, "count": event.count, "cards": shown}
    text = voice("line-discarded-shown" if shown else "line-discarded", seat=event.seat, count=event.count, cards=shown)
    if event.receiver is not None:
        fields["receiver"] = event.receiver
        text += voice("line-gift", seat=event.receiver)
    return "discarded", text, fields


def _card_played(event: ev.CardPlayed, after: State, voice: Voice) -> tuple[str, str | None, Json]:
    trick = after.trick()
    suit = called_suit(trick, len(trick.plays) - 1)
    fields: Json = {"seat": event.seat, "card": CODES[event.play.card]}
    details: dict[str, object] = {"seat": event.seat, "played": play_text(voice.language, event.play)}
    key = "line-played"
    if suit is not None:
        key, fields["suit"], details["suit"] = "line-called", suit, suit
    if event.play.named is not None:
        fields["as"] = CODES[event.play.named]
    fields["winning_seat"] = after.seat_after(after.leader, trick.leading_place())
    return "card_played", voice(key, **details), fields


def _trick_won(event: ev.TrickWon, after: State, voice: Voice) -> tuple[str, str | None, Json]:
    record = after.tricks[-1]
    why = trick_text(after, len(after.tricks), record, voice)
    text = voice("line-trick-won", seat=event.seat, honours=event.honours, why=why)
    fields = {"seat": event.seat, "honours": event.honours, "reason": event.reason, "winning_card": CODES[event.card]}
    return "trick_won", text, fields
