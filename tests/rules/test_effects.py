"""What is told to have no effect has none: deals are played with and without it, action for action."""

import random
from collections.abc import Callable
from functools import partial

import pytest

from napoleon.cards import members
from napoleon.deal import actions as ac
from napoleon.deal.choices import choices
from napoleon.deal.decide import decide, start
from napoleon.deal.evolve import fold
from napoleon.deal.state import State
from napoleon.play.trick import Played
from napoleon.rules import OPTIONS, RuleSet, dump, parse
from napoleon.rules.effects import effectless, idle_options, in_effect
from napoleon.rules.sample import random_rules
from napoleon.words import LANGUAGES, Problem

# what makes an option idle: changes, the option, the reason
CASES: list[tuple[dict[str, object], str, str]] = [
    ({"mode": "free_for_all", "auction.no_trump": "high"}, "auction.no_trump", "free_for_all"),
    ({"mode": "free_for_all", "win.perfect_call": True}, "win.perfect_call", "free_for_all"),
    ({"mode": "free_for_all", "score.method": "table"}, "score.method", "free_for_all"),
    ({"score.pot": 120}, "score.pot", "other_method"),
    ({"score.custom": {"won": [1, 1, 1], "lost": [1, 1, 1]}}, "score.custom", "other_method"),
    ({"auction.opener_must_bid": True, "auction.all_pass": "widow_jack"}, "auction.all_pass", "somebody_bids"),
    ({"auction.all_pass": "opener_forced", "table.redeal_dealer": "same"}, "table.redeal_dealer", "never_redealt"),
    ({"auction.exposed_minimum": 10}, "auction.exposed_minimum", "no_second_auction"),
    ({"auction.forced_bid": "H14"}, "auction.forced_bid", "nobody_forced"),
    (
        {"auction.all_pass": "widow_jack", "table.players": 4, "table.jokers": 0, "table.hand_size": 13},
        "auction.all_pass",
        "widow_to_turn",
    ),
    ({"exchange.widow_shown": True, "table.removed": ["H3", "D3"], "table.jokers": 0}, "exchange.widow_shown", "no_widow"),
    ({"adjutant.named": "after_exchange", "table.removed": ["H3", "D3", "C3"]}, "adjutant.named", "no_widow"),
    ({"exchange.most_taken": 3}, "exchange.most_taken", "whole_widow"),
    ({"play.strength": ["trump", "mighty"], "table.removed": ["SA"]}, "play.strength", "power_gone"),
    ({"play.strength": ["trump", "ura_jack"], "table.removed": ["J"], "table.hand_size": 9}, "play.strength", "power_gone"),
    ({"play.strength": ["joker", "trump"], "table.jokers": 0}, "play.strength", "power_gone"),
    ({"play.strength": ["joker_led", "trump"], "joker.wild": True}, "play.strength", "power_wild"),
    ({"play.strength": ["trump"], "play.mighty_belongs": "trump"}, "play.mighty_belongs", "not_special"),
    ({"play.strength": ["trump"], "play.ura_belongs": "none"}, "play.ura_belongs", "not_special"),
    ({"play.first_off": ["killers"]}, "play.first_off", "power_not_played"),
    ({"play.last_off": ["same_two"], "play.strength": ["trump"]}, "play.last_off", "power_not_played"),
    ({"joker.lead": "choose_suit", "table.jokers": 0}, "joker.lead", "no_joker"),
    ({"same_two.with_joker": True, "table.jokers": 0}, "same_two.with_joker", "no_joker"),
    ({"joker.belongs": "trump", "joker.wild": True}, "joker.belongs", "wild_joker"),
    ({"joker.two": "last_wins"}, "joker.two", "one_joker"),
    ({"joker.no_trump_honours": True, "joker.lead": "choose_suit"}, "joker.no_trump_honours", "no_trump_call"),
    ({"joker.led_otherwise": "never", "joker.lead": "next_card"}, "joker.led_otherwise", "next_card_leads"),
    ({"joker.led_otherwise": "never", "play.strength": ["joker_led", "trump"]}, "joker.led_otherwise", "joker_has_place"),
    ({"joker.strong_until": 7}, "joker.strong_until", "joker_never_strong"),
    ({"joker.strong_until": 10, "play.strength": ["joker", "trump"]}, "joker.strong_until", "after_last_trick"),
    ({"joker.first_lead": False, "play.opening_lead_bans": ["joker"]}, "joker.first_lead", "already_banned"),
    ({"play.opening_lead_bans": ["trump"], "play.first_trick_bans": ["trump"]}, "play.opening_lead_bans", "power_banned"),
    ({"play.opening_lead_bans": ["joker"], "table.jokers": 0}, "play.opening_lead_bans", "power_gone"),
    ({"play.first_trick_bans": ["joker"], "table.jokers": 0}, "play.first_trick_bans", "power_gone"),
    ({"same_two.in_trumps": False, "play.strength": ["trump"]}, "same_two.in_trumps", "no_same_two"),
    ({"killers": [{"card": "HQ", "target": "joker"}]}, "killers", "target_without_power"),
    ({"killers_answer": ["HK"], "killers": [{"card": "C4", "target": "mighty"}]}, "killers_answer", "no_killer_queen"),
    (
        {"killers_answer": ["HK"], "killers": [{"card": "HQ", "target": "mighty"}], "table.removed": ["HK"]},
        "killers_answer",
        "card_gone",
    ),
    (
        {"killers_answer": ["HK", "HA"], "killers": [{"card": "HQ", "target": "mighty"}], "table.removed": ["HA"]},
        "killers_answer",
        "card_gone",
    ),
    ({"killers_thief": "SQ"}, "killers_thief", "no_killers"),
    (
        {"killers_thief": "SQ", "killers": [{"card": "HQ", "target": "mighty"}], "table.removed": ["SQ"]},
        "killers_thief",
        "card_gone",
    ),
    ({"calls": [{"card": "C3", "target": "joker"}], "table.jokers": 0}, "calls", "called_card_gone"),
    ({"calls": [{"card": "C3", "target": "mighty"}], "table.removed": ["SA"]}, "calls", "called_card_gone"),
    ({"called_joker_is_weak": True, "play.strength": ["joker", "trump"]}, "called_joker_is_weak", "no_joker_call"),
    ({"betrayal.adjutant_card": "CT", "table.removed": ["CT"]}, "betrayal.adjutant_card", "card_gone"),
]


@pytest.mark.parametrize(("changes", "option", "reason"), CASES)
def test_choices_without_effect_are_told(changes: dict[str, object], option: str, reason: str) -> None:
    found = [idle for idle in effectless(parse({"set": changes})) if idle.option == option]
    assert [idle.reason for idle in found] == [reason]
    for language in LANGUAGES:
        assert f"{option}" in found[0].text(language)


@pytest.mark.parametrize("name", ["standard", "kougai", "party", "encyclopedia", "gamefarm"])
def test_presets_have_nothing_without_effect(name: str) -> None:
    assert effectless(parse({"preset": name})) == []


def test_only_choices_are_told() -> None:
    """Defaults without effect are for the editor, not for whoever reads a rule set."""
    rules = parse({"set": {"table.jokers": 0}})
    assert effectless(rules) == []
    assert "joker.lead" in [idle.option for idle in idle_options(rules)]


@pytest.mark.parametrize("seed", range(60))
def test_deals_are_the_same_without_what_is_told_to_be_idle(seed: int) -> None:
    """Reset what is idle to the default; where no value matters, take any other value too."""
    rng = random.Random(seed)
    rules = random_rules(rng)
    for others in _without(rules, rng):
        if others is None:
            continue
        assert (others.pack, others.hand_size) == (rules.pack, rules.hand_size)
        for deal in range(3):
            _play_both(rules, others, random.Random(seed * 10 + deal))


def _without(rules: RuleSet, rng: random.Random) -> list[RuleSet | None]:
    idle = idle_options(rules)
    known = dict(rules.values())
    reset = {
        name: OPTIONS[name].default for name in (row.option for row in idle if not row.part and row.reason != "widow_to_turn")
    }
    other = {name: random_rules(rng).value(name) for name in (row.option for row in idle if row.whole)}
    parts = in_effect(rules)
    return [_parsed(known | values) for values in (reset, other, parts)]


def _parsed(values: dict[str, object]) -> RuleSet | None:
    """None where the other values happen to contradict something."""
    try:
        return parse(dump(RuleSet.of(values)))
    except Problem:
        return None


def _play_both(rules: RuleSet, others: RuleSet, rng: random.Random) -> None:
    cards = list(members(rules.pack))
    rng.shuffle(cards)
    hands = [cards[seat * rules.hand_size : (seat + 1) * rules.hand_size] for seat in range(rules.players)]
    widow = cards[rules.players * rules.hand_size :]
    seats = rng.sample(range(rules.players), 2)
    previous = rng.choice([None, (seats[0], seats[1]), (seats[0], None)])
    trump = None if rules.sides else rng.randrange(4)
    both = [State(rules), State(others)]
    events = [start(state.rules, 0, hands, widow, previous, trump) for state in both]
    while True:
        assert events[0] == events[1]
        both = [fold(state, new) for state, new in zip(both, events, strict=True)]
        if both[0].over:
            return
        action = _action(both[0], both[1], rng)
        events = [decide(state, action) for state in both]


def _action(state: State, other: State, rng: random.Random) -> ac.Action:
    """Any action of one who may act; both states offer the same."""
    for seat in state.turn:
        assert choices(state, seat) == choices(other, seat)
    seat = rng.choice(state.turn)
    found = choices(state, seat)
    assert found is not None
    if found.phase == "auction":
        if found.may_pass and (not found.bids or rng.random() < 0.6):
            return ac.Pass(seat)
        return ac.MakeBid(seat, rng.choice(found.bids[:12]))
    if found.phase == "naming":
        return ac.Name(seat, rng.choice(found.nameable))
    if found.phase == "exchange":
        return _discard(state, seat, rng)
    if found.phase == "perfect":
        return ac.Perfect(seat, rng.random() < 0.3)
    if found.betray and rng.random() < 0.3:
        return ac.Betray(seat)
    card = rng.choice(found.cards)
    called = rng.choice(card.calls) if card.calls else None
    named = rng.choice(list(members(card.names))) if card.names else None
    return ac.PlayCard(seat, Played(card.card, called, named), card.betray and rng.random() < 0.5)


def _discard(state: State, seat: int, rng: random.Random) -> ac.Action:
    """Random discards that the state takes; where they do not fit by luck, so many from the widow and honours last."""
    hand = list(members(state.hands[seat]))
    ways = [rng.sample(hand, state.widow_count) for _ in range(20)]
    hand.sort(key=lambda card: state.rules.honours >> card & 1)
    widow = [card for card in hand if card in state.widow]
    own = [card for card in hand if card not in state.widow]
    ways += [[*widow[:taken], *own[: state.widow_count - taken]] for taken in range(state.widow_count + 1)]
    for cards in ways:
        gift = state.rules.exchange.honours_to == "gift" and any(state.rules.honours >> card & 1 for card in cards)
        action = ac.Discard(seat, tuple(cards), rng.randrange(state.players) if gift else None)
        if _taken(partial(decide, state, action)):
            return action
    raise AssertionError("no discard is taken")


def _taken(try_it: Callable[[], object]) -> bool:
    try:
        try_it()
    except Problem:
        return False
    return True
