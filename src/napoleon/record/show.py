"""A deal for people: what happened, trick by trick, with the reasons."""

from typing import Any

from napoleon.cards import SUITS, codes
from napoleon.deal import State, fold
from napoleon.deal import events as ev
from napoleon.play.explain import explain_trick, play_text
from napoleon.record.deal_record import IllegalAction, read_deal, replay
from napoleon.record.lines import read_object
from napoleon.words import Problem, say


def show_line(text: str, language: str = "ja") -> tuple[str, bool]:
    """The deal of one line as text of many lines, and whether it is whole and legal; never raises a Problem."""
    try:
        return show(read_object(text), language)
    except Problem as problem:
        return problem.text(language), False


def show(data: dict[str, Any], language: str = "ja") -> tuple[str, bool]:
    """As `show_line`, from the JSON object; raises a Problem where the deal cannot even begin."""
    record = read_deal(data)
    lines: list[str] = []

    def watch(state: State, events: list[ev.Event]) -> None:
        for event in events:
            lines.extend(_lines(state, event, language))
            state = fold(state, [event])

    try:
        state = replay(record, watch)
    except IllegalAction as illegal:
        return "\n".join([*lines, f"[{illegal.at}] {illegal.problem.text(language)}"]), False
    if not state.over:
        problem = Problem("unfinished", seat=state.turn[0], phase=state.phase)
        return "\n".join([*lines, problem.text(language)]), False
    return "\n".join(lines), True


def _lines(state: State, event: ev.Event, language: str) -> list[str]:
    """What an event says; `state` is the state before it."""

    def line(key: str, **details: object) -> list[str]:
        return [say(language, f"show-{key}", None, **details)]

    match event:
        case ev.Dealt():
            hands = [x for seat, hand in enumerate(event.hands) for x in line("hand", seat=seat, cards=codes(hand))]
            return line("dealt", seat=event.dealer) + hands + line("widow", cards=codes(event.widow))
        case ev.TrumpDrawn():
            return line("trump", suit=SUITS[event.suit])
        case ev.BidMade():
            return line("bid", seat=event.seat, bid=str(event.bid))
        case ev.Passed():
            return line("pass", seat=event.seat)
        case ev.WidowExposed() | ev.WidowShown():
            return line("widow", cards=codes(event.cards))
        case ev.WidowTurned():
            return line("widow", cards=codes([event.card]))
        case ev.ContractMade():
            return line("contract", seat=event.seat, bid=str(event.bid))
        case ev.AdjutantNamed():
            return line("named", seat=event.seat, card=codes([event.card])[0])
        case ev.Discarded():
            details = {"seat": event.seat, "cards": codes(event.cards)}
            if event.receiver is None:
                return line("discarded", **details)
            return line("discarded-gift", receiver=event.receiver, **details)
        case ev.PerfectAnswered():
            return line("perfect-yes" if event.yes else "perfect-no", seat=event.seat)
        case ev.Betrayed():
            return line("betrayed", seat=event.seat)
        case ev.CardPlayed():
            head = [] if state.plays else ["", *line("trick", trick=state.trick_number)]
            return [*head, *(f"  {text}" for text in _played(event, language))]
        case ev.AdjutantRevealed():
            return line("solo" if event.seat == state.napoleon else "revealed", seat=event.seat)
        case ev.TrickWon():
            trick = state.trick()
            text = explain_trick(language, state.rules, trick, trick.outcome())
            return line("won", seat=event.seat, honours=event.honours, text=text)
        case ev.Redealt():
            return line("redeal")
        case ev.DealScored():
            return ["", *_score(state, event, language)]
    return []


def _played(event: ev.CardPlayed, language: str) -> list[str]:
    """The card as players say it, with the suit that a led joker calls."""
    details: dict[str, object] = {"seat": event.seat, "play": play_text(language, event.play)}
    if event.play.called is None:
        return [say(language, "show-played", None, **details)]
    return [say(language, "show-played-call", None, suit=SUITS[event.play.called], **details)]


def _score(state: State, event: ev.DealScored, language: str) -> list[str]:
    lines = []
    if state.contract is not None:
        key = "show-won-deal" if event.won else "show-lost-deal"
        lines.append(say(language, key, honours=event.side_honours, contract=state.contract.number))
    for seat, points in enumerate(event.scores):
        lines.append(say(language, "show-score", seat=seat, honours=event.honours[seat], score=points))
    return lines
