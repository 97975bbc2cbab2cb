"""Options without effect in a rule set: they are told, not refused.

A row says that a choice makes no difference, and why. It is silent rather than wrong: the tests play deals with and without.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from napoleon.cards import CARDS, CODES, RANK_MASKS, RANKS
from napoleon.rules.ruleset import OPTIONS, RuleSet
from napoleon.words import say

MIGHTY = CARDS["SA"]
# reasons of values that come to the same as the default, where another value would not
AS_DEFAULT = ("widow_to_turn", "whole_widow", "after_last_trick", "already_banned")
WITHOUT_SIDES = ("auction", "adjutant", "exchange", "betrayal", "win")


@dataclass(frozen=True)
class Idle:
    """An option, or the part of its value that `part` names, that makes no difference, and the reason (`idle-REASON`)."""

    option: str
    reason: str
    part: Mapping[str, str] = field(default_factory=dict)

    @property
    def whole(self) -> bool:
        """Whether nothing about the option matters, whatever its value."""
        return not self.part and self.reason not in AS_DEFAULT

    def text(self, language: str) -> str:
        """One sentence."""
        return say(language, f"idle-{self.reason}", option=self.option, **self.part)


def effectless(rules: RuleSet) -> list[Idle]:
    """The choices (what differs from the default) that make no difference in this rule set."""
    return [idle for idle in idle_options(rules) if rules.value(idle.option) != OPTIONS[idle.option].default]


def idle_options(rules: RuleSet) -> list[Idle]:
    """Every option, or part of a value, that makes no difference, defaults included; the first reason found for each."""
    found: dict[tuple[str, str], Idle] = {}
    for idle in _rows(rules):
        found.setdefault((idle.option, str(idle.part)), idle)
    whole = {idle.option for idle in found.values() if not idle.part}
    kept = [idle for idle in found.values() if not idle.part or idle.option not in whole]
    places = list(OPTIONS)
    return sorted(kept, key=lambda idle: places.index(idle.option))


def in_effect(rules: RuleSet) -> dict[str, Any]:
    """The values by option name without whatever makes no difference."""
    rows = idle_options(rules)
    gone = {row.option for row in rows if not row.part}
    parts = {name: [row.part for row in rows if row.option == name and row.part] for name in OPTIONS}
    return {name: _less(rules.value(name), parts[name]) for name in OPTIONS if name not in gone}


def _less(value: Any, parts: list[Mapping[str, str]]) -> Any:
    """A value without these parts: names, killers or calls of a list, the end of the chain of answers, or one card."""
    if not parts:
        return value
    if not isinstance(value, tuple):
        return None
    if "power" in parts[0]:
        powers = [part["power"] for part in parts]
        return tuple(name for name in value if name not in powers)
    if "target" in parts[0]:
        pairs = [(part["card"], part["target"]) for part in parts]
        return tuple(item for item in value if (CODES[item.card], item.target) not in pairs)
    return value[: value.index(CARDS[parts[0]["card"]])]


def _rows(rules: RuleSet) -> Iterator[Idle]:
    if not rules.sides:
        yield from _without_sides()
    yield from _auction(rules)
    yield from _exchange(rules)
    yield from _powers(rules)
    yield from _joker(rules)
    yield from _first_trick(rules)
    yield from _same_two(rules)
    yield from _killers(rules)
    yield from _calls(rules)
    if rules.score.method != "pot":
        yield Idle("score.pot", "other_method")
    if rules.score.method != "custom":
        yield Idle("score.custom", "other_method")
    if rules.betrayal.adjutant_card is not None and not rules.pack >> rules.betrayal.adjutant_card & 1:
        yield Idle("betrayal.adjutant_card", "card_gone", {"card": CODES[rules.betrayal.adjutant_card]})


def _without_sides() -> Iterator[Idle]:
    for name in OPTIONS:
        if name.startswith(tuple(f"{family}." for family in WITHOUT_SIDES)):
            yield Idle(name, "free_for_all")
    for name in ("table.redeal_dealer", "score.method", "score.pot", "score.custom"):
        yield Idle(name, "free_for_all")


def _auction(rules: RuleSet) -> Iterator[Idle]:
    auction = rules.auction
    if auction.opener_must_bid:
        for name in ("auction.all_pass", "auction.exposed_minimum", "auction.forced_bid", "table.redeal_dealer"):
            yield Idle(name, "somebody_bids")
    if auction.all_pass == "opener_forced":
        yield Idle("table.redeal_dealer", "never_redealt")
    if auction.all_pass != "expose_widow":
        yield Idle("auction.exposed_minimum", "no_second_auction")
    if auction.all_pass not in ("mighty_holder", "opener_forced"):
        yield Idle("auction.forced_bid", "nobody_forced")
    if auction.all_pass == "widow_jack" and not rules.widow_size:
        yield Idle("auction.all_pass", "widow_to_turn")


def _exchange(rules: RuleSet) -> Iterator[Idle]:
    if not rules.widow_size:
        yield Idle("adjutant.named", "no_widow")
        for name in OPTIONS:
            if name.startswith("exchange."):
                yield Idle(name, "no_widow")
    if rules.exchange.most_taken is not None and rules.exchange.most_taken >= rules.widow_size:
        yield Idle("exchange.most_taken", "whole_widow")


def _powers(rules: RuleSet) -> Iterator[Idle]:
    """Specials that have no card, and what is said about specials that are not in the list."""
    play = rules.play
    for power in play.strength:
        if power not in ("trump", "same_two") and not _has_card(rules, power):
            yield Idle("play.strength", "power_wild" if _only_wild(rules, power) else "power_gone", {"power": power})
    for option, power in (("play.mighty_belongs", "mighty"), ("play.ura_belongs", "ura_jack")):
        if not _in_force(rules, power):
            yield Idle(option, "not_special")
    for option, powers in (("play.first_off", play.first_off), ("play.last_off", play.last_off)):
        for power in powers:
            there = (
                rules.jokers if power == "joker" else rules.killers.killers if power == "killers" else _in_force(rules, power)
            )
            if not there:
                yield Idle(option, "power_not_played", {"power": power})


def _has_card(rules: RuleSet, power: str) -> bool:
    if power == "mighty":
        return bool(rules.pack >> MIGHTY & 1)
    if power in ("sei_jack", "ura_jack"):
        return bool(rules.pack & RANK_MASKS[RANKS.index("J")])
    return bool(rules.jokers) and not rules.joker.wild


def _only_wild(rules: RuleSet, power: str) -> bool:
    return power in ("joker", "joker_led") and bool(rules.jokers)


def _in_force(rules: RuleSet, power: str) -> bool:
    return power in rules.play.strength and (power == "same_two" or _has_card(rules, power))


def _joker(rules: RuleSet) -> Iterator[Idle]:
    joker = rules.joker
    follows = "joker" in rules.play.strength
    leads = follows or "joker_led" in rules.play.strength
    if not rules.jokers:
        for name in OPTIONS:
            if name.startswith("joker."):
                yield Idle(name, "no_joker")
        yield Idle("called_joker_is_weak", "no_joker")
    if joker.wild:
        for name in ("belongs", "lead", "no_trump_honours", "led_otherwise", "strong_until", "first_lead"):
            yield Idle(f"joker.{name}", "wild_joker")
        yield Idle("called_joker_is_weak", "wild_joker")
    if rules.jokers.bit_count() < 2:
        yield Idle("joker.two", "one_joker")
    if joker.lead != "call_trump":
        yield Idle("joker.no_trump_honours", "no_trump_call")
    if joker.lead == "next_card":
        yield Idle("joker.led_otherwise", "next_card_leads")
    if leads and (joker.strong_until is None or joker.strong_until >= rules.hand_size):
        yield Idle("joker.led_otherwise", "joker_has_place")
    if not leads:
        yield Idle("joker.strong_until", "joker_never_strong")
    elif joker.strong_until is not None and joker.strong_until >= rules.hand_size:
        yield Idle("joker.strong_until", "after_last_trick")
    if not follows:
        yield Idle("called_joker_is_weak", "joker_never_strong")


def _first_trick(rules: RuleSet) -> Iterator[Idle]:
    play = rules.play
    if "joker" in play.opening_lead_bans or "joker" in play.first_trick_bans:
        yield Idle("joker.first_lead", "already_banned")
    for name in play.opening_lead_bans:
        if name == "joker" and not rules.jokers:
            yield Idle("play.opening_lead_bans", "power_gone", {"power": name})
        elif name in play.first_trick_bans:
            yield Idle("play.opening_lead_bans", "power_banned", {"power": name})
    if "joker" in play.first_trick_bans and not rules.jokers:
        yield Idle("play.first_trick_bans", "power_gone", {"power": "joker"})


def _same_two(rules: RuleSet) -> Iterator[Idle]:
    if "same_two" not in rules.play.strength:
        yield Idle("same_two.with_joker", "no_same_two")
        yield Idle("same_two.in_trumps", "no_same_two")
    if not rules.jokers:
        yield Idle("same_two.with_joker", "no_joker")


def _killers(rules: RuleSet) -> Iterator[Idle]:
    killers = rules.killers
    for killer in killers.killers:
        if not _can_be_killed(rules, killer.target):
            yield Idle("killers", "target_without_power", {"card": CODES[killer.card], "target": killer.target})
    able = [killer for killer in killers.killers if _can_be_killed(rules, killer.target)]
    if not any(killer.card == CARDS["HQ"] for killer in able):
        yield Idle("killers_answer", "no_killer_queen")
    elif killers.answer and not rules.pack >> CARDS["HK"] & 1:
        yield Idle("killers_answer", "card_gone", {"card": "HK"})
    elif len(killers.answer) == 2 and not rules.pack >> CARDS["HA"] & 1:
        yield Idle("killers_answer", "card_gone", {"card": "HA"})
    if not able:
        yield Idle("killers_thief", "no_killers")
    elif killers.thief is not None and not rules.pack >> killers.thief & 1:
        yield Idle("killers_thief", "card_gone", {"card": CODES[killers.thief]})


def _can_be_killed(rules: RuleSet, target: str) -> bool:
    if target == "joker":
        return _in_force(rules, "joker") or _in_force(rules, "joker_led")
    return _in_force(rules, target)


def _calls(rules: RuleSet) -> Iterator[Idle]:
    for call in rules.calls.calls:
        if not (rules.jokers if call.target == "joker" else rules.pack >> MIGHTY & 1):
            yield Idle("calls", "called_card_gone", {"card": CODES[call.card], "target": call.target})
    if not any(call.target == "joker" for call in rules.calls.calls):
        yield Idle("called_joker_is_weak", "no_joker_call")
