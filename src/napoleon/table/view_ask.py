"""What the viewer is asked for now: every choice with its words, and why the others are closed."""

from typing import Any

from napoleon.cards import CODES, codes, members
from napoleon.deal.auction import bid_problem, minimum, pass_problem
from napoleon.deal.cardplay import CLUB_TEN
from napoleon.deal.choices import Choices, choices
from napoleon.deal.events import Viewer
from napoleon.deal.exchange import name_problem
from napoleon.deal.state import State
from napoleon.rules import Bid
from napoleon.table.frame import Frame, Voice, finished, letter
from napoleon.table.roles import role_text, strong_cards
from napoleon.words.catalogue import bid_text

Json = dict[str, Any]
MOST_SUGGESTED = 8


def ask_json(state: State, viewer: Viewer, frame: Frame, voice: Voice) -> Json | None:
    """The question to this viewer, None when there is none."""
    if viewer is None:
        return None
    if finished(state):
        return None if viewer in frame.ready else {"kind": "next", "text": _next_text(state, frame, voice)}
    chosen = choices(state, viewer)
    if chosen is None:
        return None
    if chosen.phase == "auction":
        return _bid(state, viewer, chosen, voice)
    if chosen.phase == "naming":
        return _name(state, viewer, voice)
    if chosen.phase == "exchange":
        return _discard(state, viewer, chosen, voice)
    if chosen.phase == "perfect":
        return {"kind": "perfect", "text": voice("ask-perfect"), "yes": voice("ask-perfect-yes"), "no": voice("ask-perfect-no")}
    return _play(state, chosen, voice)


def discard_rule(state: State, chosen: Choices, voice: Voice) -> str:
    """What may be discarded, and where discarded honours go, in one sentence."""
    details: dict[str, object] = {"count": chosen.discard_count, "least": chosen.least_from_widow}
    if chosen.most_honours is not None:
        details["most"] = chosen.most_honours
        text = voice("ask-discard-forbidden", **details)
    else:
        text = voice(f"ask-discard-{state.rules.exchange.honours_to}", **details)
    return text if not chosen.least_from_widow else text + voice("ask-discard-least", least=chosen.least_from_widow)


def _next_text(state: State, frame: Frame, voice: Voice) -> str:
    if frame.match_over:
        return voice("ask-again")
    return voice("ask-next" if state.redeal is None else "ask-redeal")


def _bid(state: State, seat: int, chosen: Choices, voice: Voice) -> Json:
    legal = {str(bid) for bid in chosen.bids}
    numbers = range(minimum(state), state.rules.largest_number + 1)
    refused = {}
    for number in numbers:
        for strain in state.rules.strains:
            bid = Bid(strain, number)
            problem = None if str(bid) in legal else bid_problem(state, seat, bid)
            if problem is not None:
                refused[str(bid)] = problem.text(voice.language, voice.names)
    no_pass = pass_problem(state, seat)
    return {
        "kind": "bid",
        "numbers": list(numbers),
        "strains": [
            {"strain": letter(strain), "text": voice.suit(strain), "name": voice(f"suit-name-{letter(strain)}")}
            for strain in state.rules.strains
        ],
        "legal": [str(bid) for bid in chosen.bids],
        "refused": refused,
        "may_pass": chosen.may_pass,
        "pass_why": None if no_pass is None else no_pass.text(voice.language, voice.names),
        "texts": {str(bid): voice("ask-bid", said=bid_text(str(bid))) for bid in chosen.bids},
    }


def _name(state: State, seat: int, voice: Voice) -> Json:
    rules, known = state.rules, state.hands[seat] | state.widow_mask | state.discards
    wanted = [card for card in strong_cards(rules, state.trump) if not known >> card & 1]
    every = sorted(members(rules.pack), key=lambda card: (card // 13, -card))
    return {
        "kind": "name",
        "suggested": [
            {"role": role_text(state, card, voice), **_nameable(state, card, voice)} for card in wanted[:MOST_SUGGESTED]
        ],
        "cards": [_nameable(state, card, voice) for card in every],
        "texts": {CODES[card]: voice("ask-name", card=CODES[card]) for card in every},
    }


def _nameable(state: State, card: int, voice: Voice) -> Json:
    problem = name_problem(state, card)
    return {
        "card": CODES[card],
        "legal": problem is None,
        "why": None if problem is None else problem.text(voice.language, voice.names),
    }


def _discard(state: State, seat: int, chosen: Choices, voice: Voice) -> Json:
    seats = [state.seat_after(seat, steps) for steps in range(1, state.players + 1)]
    gift = state.rules.exchange.honours_to == "gift"
    return {
        "kind": "discard",
        "count": chosen.discard_count,
        "least_from_widow": chosen.least_from_widow,
        "most_honours": chosen.most_honours,
        "receivers": [{"seat": other, "name": voice.names[other]} for other in seats] if gift else None,
        "rule": discard_rule(state, chosen, voice),
    }


def _play(state: State, chosen: Choices, voice: Voice) -> Json:
    shown = codes(members(state.rules.jokers | 1 << CLUB_TEN))
    betray = {"text": voice("ask-betray", cards=shown), "yes": voice("ask-betray-yes")}
    with_card = next((choice.card for choice in chosen.cards if choice.betray), None)
    adjutant = None
    if with_card is not None:
        adjutant = {
            "text": voice("ask-adjutant-betray", card=CODES[with_card]),
            "yes": voice("ask-adjutant-betray-yes"),
            "no": voice("ask-adjutant-betray-no"),
        }
    return {"kind": "play", "betray": betray if chosen.betray else None, "adjutant_betray": adjutant}
