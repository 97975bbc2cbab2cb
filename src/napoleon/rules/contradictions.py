"""What makes a rule set impossible. Each check raises a Problem that names the options at fault."""

from collections.abc import Callable

from napoleon.cards import CARDS, CODES, RANK_MASKS, RANKS, rank_of
from napoleon.rules.ruleset import RuleSet
from napoleon.words import Problem

MIGHTY = CARDS["SA"]


def check(rules: RuleSet) -> None:
    """Nothing when the rule set can be played; else the first Problem found, its `options` naming who contradicts."""
    for rule in CHECKS:
        rule(rules)


def contradictions(rules: RuleSet) -> list[Problem]:
    """Everything that keeps the rule set from being played: what each check finds first."""
    found = []
    for rule in CHECKS:
        try:
            rule(rules)
        except Problem as problem:
            found.append(problem)
    return found


def _deal(rules: RuleSet) -> None:
    cards, needed = rules.pack.bit_count(), rules.players * rules.hand_size
    options = ["table.players", "table.hand_size", "table.jokers", "table.removed"]
    if needed > cards:
        raise Problem("too_few_cards", options=options, players=rules.players, hand=rules.hand_size, needed=needed, have=cards)
    if cards - needed > 8:
        raise Problem("widow_too_large", options=options, size=cards - needed)


def _numbers(rules: RuleSet) -> None:
    largest = rules.largest_number
    auction = rules.auction
    for name, number in (
        ("auction.minimum", auction.minimum),
        ("auction.exposed_minimum", auction.exposed_minimum or 0),
        ("auction.forced_bid", auction.forced_bid.number),
    ):
        if number > largest:
            raise Problem(
                "above_largest_bid",
                options=[name, "table.honours", "table.removed", "win.all_honours"],
                number=number,
                largest=largest,
            )
    if auction.forced_bid.strain is None and auction.no_trump == "off":
        raise Problem("forced_no_trump", options=["auction.forced_bid", "auction.no_trump"], bid=str(auction.forced_bid))


def _strength(rules: RuleSet) -> None:
    strength = rules.play.strength
    if len(set(strength)) < len(strength):
        twice = next(name for name in strength if strength.count(name) > 1)
        raise Problem("class_twice", options=["play.strength"], power=twice)
    if "trump" not in strength:
        raise Problem("no_trump_class", options=["play.strength"])
    if "same_two" in strength and not rules.pack & RANK_MASKS[RANKS.index("2")]:
        raise Problem("no_two_in_pack", options=["play.strength", "table.removed"])


def _killers(rules: RuleSet) -> None:
    for killer in rules.killers.killers:
        _card_in_pack(rules, "killers", killer.card)
        _not_its_own_target("killers", killer.card, killer.target)
    for call in rules.calls.calls:
        _card_in_pack(rules, "calls", call.card)
        _not_its_own_target("calls", call.card, call.target)


def _card_in_pack(rules: RuleSet, option: str, card: int) -> None:
    if not rules.pack >> card & 1:
        raise Problem("card_not_in_pack", options=[option, "table.removed"], card=CODES[card])


def _not_its_own_target(option: str, card: int, target: str) -> None:
    is_jack = RANKS[rank_of(card)] == "J"
    if (target == "mighty" and card == MIGHTY) or (target in ("sei_jack", "ura_jack") and is_jack):
        raise Problem("own_target", options=[option], card=CODES[card], target=target)


def _betrayal(rules: RuleSet) -> None:
    if rules.betrayal.napoleon and not (rules.jokers and rules.pack >> CARDS["CT"] & 1):
        raise Problem("betrayal_without_cards", options=["betrayal.napoleon", "table.jokers", "table.removed"])


def _mighty_holder(rules: RuleSet) -> None:
    if rules.auction.all_pass == "mighty_holder" and not rules.pack >> MIGHTY & 1:
        raise Problem("mighty_holder_without_mighty", options=["auction.all_pass", "table.removed"])


def _score(rules: RuleSet) -> None:
    if rules.score.method == "pot":
        for share in (3, rules.players - 2, rules.players - 1):
            if rules.score.pot % share:
                raise Problem("pot_does_not_divide", options=["score.pot", "table.players"], pot=rules.score.pot, share=share)
    if rules.score.method == "custom" or rules.score.custom is not None:
        rows = dict(rules.score.custom or ())
        if "won" not in rows or "lost" not in rows:
            raise Problem("custom_incomplete", options=["score.custom"])


def _perfect(rules: RuleSet) -> None:
    if rules.win.perfect_call and rules.hand_size < 2:
        raise Problem("perfect_too_short", options=["win.perfect_call", "table.hand_size"])


CHECKS: tuple[Callable[[RuleSet], None], ...] = (
    _deal,
    _numbers,
    _strength,
    _killers,
    _betrayal,
    _mighty_holder,
    _score,
    _perfect,
)
