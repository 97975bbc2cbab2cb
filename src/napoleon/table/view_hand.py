"""The viewer's hand: its order, the roles of its cards, which may be played now, and why the others may not."""

from functools import cache
from itertools import pairwise, permutations
from typing import Any

from napoleon.cards import CODES, RANKS, SUITS, codes, is_joker, members, rank_of, suit_of
from napoleon.deal.cardplay import barred_problem
from napoleon.deal.choices import CardChoice, Choices, choices
from napoleon.deal.events import Viewer
from napoleon.deal.exchange import most_honours
from napoleon.deal.state import State
from napoleon.table.frame import Voice, finished
from napoleon.table.roles import role_text, special_cards
from napoleon.words import Problem, say

Json = dict[str, Any]
RED = (1, 2)


def hand_json(state: State, viewer: Viewer, voice: Voice) -> list[Json]:
    """The cards that the viewer holds, from the left; a spectator has none."""
    if viewer is None or not state.hands:
        return []
    hand = state.hands[viewer]
    chosen = choices(state, viewer) if not finished(state) else None
    legal = {choice.card: choice for choice in chosen.cards} if chosen is not None else {}
    why = _why(state, viewer, chosen, voice)
    fresh = state.widow_mask if viewer == state.napoleon and widow_taken(state) else 0
    return [
        _card(state, card, legal.get(card), why.get(card), bool(fresh >> card & 1), voice)
        for card in in_order(state, hand, viewer)
    ]


def widow_taken(state: State) -> bool:
    """Whether Napoleon has the widow in his hand, and has not discarded yet."""
    return state.napoleon is not None and state.counts[state.napoleon] > state.rules.hand_size


def in_order(state: State, hand: int, viewer: int) -> list[int]:
    """Specials first, then trumps, then the other suits with colours alternating, each from high to low."""
    special = special_cards(state.rules, state.trump)
    # the order of suits is that of the whole hand at its start, so that nothing jumps when a suit runs out
    held = state.dealt[viewer] | (state.widow_mask if viewer == state.napoleon else 0) | hand
    suits = suit_order({suit_of(card) for card in members(held) if not is_joker(card) and card not in special}, state.trump)

    def place(card: int) -> tuple[int, int, int]:
        if card in special:
            return 0, special.index(card), 0
        return 1, suits.index(suit_of(card)), -rank_of(card)

    return sorted(members(hand), key=place)


def suit_order(held: set[int], trump: int | None) -> list[int]:
    """The suits held: the trumps first, red and black in turns as far as it goes, else spades, hearts, clubs, diamonds."""
    usual: list[int] = [suit for suit in (0, 1, 3, 2) if suit in held]
    orders = [list(order) for order in permutations(usual) if trump not in held or order[0] == trump]
    return min(orders, key=_same_colour_neighbours)


def label(card: int, voice: Voice) -> str:
    """The card's full name: スペードのA, ace of spades."""
    return _label(card, voice.language)


@cache
def _label(card: int, language: str) -> str:
    if is_joker(card):
        return say(language, f"card-name-{CODES[card]}")
    suit, rank = SUITS[suit_of(card)], RANKS[rank_of(card)]
    rank_name = say(language, f"rank-name-{rank}") if rank in "AKQJ" else rank.replace("T", "10")
    return say(language, "card-name", of=say(language, f"suit-name-{suit}"), rank=rank_name)


def _same_colour_neighbours(order: list[int]) -> int:
    return sum((a in RED) == (b in RED) for a, b in pairwise(order))


def _card(state: State, card: int, choice: CardChoice | None, why: str | None, new: bool, voice: Voice) -> Json:
    return {
        "card": CODES[card],
        "label": label(card, voice),
        "role": role_text(state, card, voice),
        "honour": bool(state.rules.honours >> card & 1),
        "legal": why is None,
        "why": why,
        "new": new,
        "calls": [SUITS[suit] for suit in choice.calls] if choice is not None and choice.calls else None,
        "names": codes(members(choice.names)) if choice is not None and choice.names else None,
        "betray": choice is not None and choice.betray,
    }


def _why(state: State, viewer: int, chosen: Choices | None, voice: Voice) -> dict[int, str]:
    """Why each barred card may not be played or discarded; nothing is barred while it is not the viewer's turn."""
    if chosen is None:
        return {}
    hand = state.hands[viewer]
    problems: dict[int, Problem] = {}
    if chosen.phase == "play":
        problems = {card: barred_problem(state, viewer, card, why) for card, why in state.trick().barred(hand).items()}
    if chosen.phase == "exchange" and most_honours(state) == 0:
        for card in members(hand & state.rules.honours):
            problems[card] = Problem("discard_honours_forbidden", seat=viewer, most=0, cards=[CODES[card]])
    return {card: problem.text(voice.language, voice.names) for card, problem in problems.items()}
