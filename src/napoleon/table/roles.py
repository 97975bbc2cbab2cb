"""Which role a card has in this deal (its ribbon), by the rule set and the trump in force."""

from collections.abc import Mapping
from functools import lru_cache

from napoleon.cards import CARDS, card_at, is_joker, members, same_colour
from napoleon.deal.state import State
from napoleon.rules import RuleSet
from napoleon.table.frame import Voice

MIGHTY = CARDS["SA"]


def role_name(rules: RuleSet, trump: int | None, card: int) -> str | None:
    """The catalogue's last word for the card's role (`role-…`), None for a plain card, a trump or a joker."""
    return roles(rules, trump).get(card)


def role_text(state: State, card: int, voice: Voice) -> str | None:
    """The card's role in words."""
    name = role_name(state.rules, state.trump, card)
    return None if name is None else voice(f"role-{name}")


@lru_cache(maxsize=512)
def roles(rules: RuleSet, trump: int | None) -> Mapping[int, str]:
    """The cards with a role; where a card has several, the first that people would call it by."""
    listed = rules.play.strength
    targets: dict[str, int | None] = {"mighty": MIGHTY if "mighty" in listed and rules.pack >> MIGHTY & 1 else None}
    targets["sei_jack"] = card_at(trump, "J") if trump is not None and "sei_jack" in listed else None
    targets["ura_jack"] = card_at(same_colour(trump), "J") if trump is not None and "ura_jack" in listed else None
    found: dict[int, str] = {card: name for name, card in targets.items() if card is not None}
    joker = bool(rules.jokers)
    killers = [
        killer
        for killer in rules.killers.killers
        if targets.get(killer.target) is not None or _is_strong_joker(rules, killer.target)
    ]
    for killer in killers:
        found.setdefault(killer.card, "killer")
    if any(killer.card == CARDS["HQ"] for killer in killers):
        for card in rules.killers.answer:
            found.setdefault(card, "answer")
    if killers and rules.killers.thief is not None:
        found.setdefault(rules.killers.thief, "thief")
    for call in rules.calls.calls:
        if (joker and not rules.joker.wild) if call.target == "joker" else rules.pack >> MIGHTY & 1:
            found.setdefault(call.card, "call")
    return {card: name for card, name in found.items() if rules.pack >> card & 1}


def special_cards(rules: RuleSet, trump: int | None) -> list[int]:
    """The jokers and the cards of the special classes, strong to weak, as a hand shows them first."""
    named = {name: card for card, name in roles(rules, trump).items() if name in ("mighty", "sei_jack", "ura_jack")}
    order = list(members(rules.jokers)) if not {"joker", "joker_led"} & set(rules.play.strength) else []
    for name in rules.play.strength:
        if name in named:
            order.append(named[name])
        if name in ("joker", "joker_led"):
            order += [card for card in members(rules.jokers) if card not in order]
    return order


def strong_cards(rules: RuleSet, trump: int | None) -> list[int]:
    """The cards that the rules make strong, strong to weak: specials with power, then high trumps, or aces without a trump."""
    jokers_win = rules.joker.wild or {"joker", "joker_led"} & set(rules.play.strength)
    strong = [card for card in special_cards(rules, trump) if jokers_win or not is_joker(card)]
    plain = [card_at(suit, "A") for suit in range(4)] if trump is None else [card_at(trump, rank) for rank in "AKQJT"]
    strong += [card for card in plain if card not in strong]
    return [card for card in strong if rules.pack >> card & 1]


def _is_strong_joker(rules: RuleSet, target: str) -> bool:
    """Whether the target is a joker that can be killed: it is in the pack and has a place in the list."""
    return target == "joker" and bool(rules.jokers) and bool({"joker", "joker_led"} & set(rules.play.strength))
