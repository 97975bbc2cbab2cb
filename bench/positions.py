"""Positions for the solver: dealt at random, reached by random play, or met in deals among bots."""

import random
from collections.abc import Iterator

from napoleon.bots import simple
from napoleon.bots.match_play import play_deal
from napoleon.cards import mask, members
from napoleon.deal.actions import Action, PlayCard
from napoleon.deal.scoring import standing
from napoleon.deal.state import State
from napoleon.play.solver import OpenPosition
from napoleon.rules import RuleSet


def dealt(rng: random.Random, rules: RuleSet, cards: int) -> OpenPosition:
    """So many cards to each hand at random, before the last tricks; the side is two seats, trump and leader are any."""
    pack = list(members(rules.pack))
    rng.shuffle(pack)
    players, cards = rules.players, min(cards, rules.hand_size)
    hands = tuple(sum(1 << card for card in pack[cards * seat : cards * seat + cards]) for seat in range(players))
    one, two = rng.sample(range(players), 2)
    strains = rules.strains if rules.sides else (0, 1, 2, 3)
    return OpenPosition(
        rules, rng.choice(strains), rules.hand_size - cards + 1, rng.randrange(players), hands, 1 << one | 1 << two
    )


def played(rng: random.Random, position: OpenPosition, plays: int) -> Iterator[OpenPosition]:
    """The positions after each of so many random plays, at most to the end of the last trick but one."""
    for _ in range(plays):
        play = rng.choice(position.moves())
        seat = position.to_act
        hands = list(position.hands)
        hands[seat] ^= 1 << play.card
        trick = position.table()
        trick.add(play)
        leader, number, down = position.leader, position.trick, (*position.plays, play)
        if len(down) == len(hands):
            leader = (leader + trick.outcome().place) % len(hands)
            number, down = number + 1, ()
        if number > position.rules.hand_size:
            return
        position = OpenPosition(position.rules, position.trump, number, leader, tuple(hands), position.side, down)
        yield position


def in_contract(rng: random.Random, rules: RuleSet) -> Iterator[tuple[int, OpenPosition, int]]:
    """Before each trick of a deal among simple bots: cards a hand, the position, what Napoleon's side still needs.

    A deal without a contract gives none. The number may be 0 or less, or more than is left: then the contract is decided.
    """
    found: list[tuple[int, OpenPosition, int]] = []

    def watch(state: State, _view: State, action: Action) -> None:
        if not isinstance(action, PlayCard) or state.trick().plays or state.contract is None:
            return
        now, number = standing(state), len(state.tricks) + 1
        position = OpenPosition(rules, state.trump, number, action.seat, tuple(state.hands), mask(now.side))
        found.append((rules.hand_size - number + 1, position, state.contract.number - now.side_honours))

    play_deal(rules, [simple.choose] * rules.players, rng, rng.randrange(rules.players), watcher=watch)
    yield from found
