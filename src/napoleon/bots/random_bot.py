"""The random bot: any kind of legal action, then any action of that kind. For soaks, tests and as the weakest opponent."""

import random

from napoleon.bots.discarding import cheapest
from napoleon.cards import mask, members
from napoleon.deal.actions import Action, Betray, Discard, MakeBid, Name, Pass, Perfect, PlayCard
from napoleon.deal.choices import CardChoice, Choices, choices
from napoleon.deal.state import State
from napoleon.play.trick import Played


def choose(state: State, seat: int, rng: random.Random) -> Action:
    """A random legal action; `state` is the seat's view (the full state does as well)."""
    may = choices(state, seat)
    if may is None:
        raise ValueError(f"it is not the turn of seat {seat}")
    if may.phase == "auction":
        return _word(may, seat, rng)
    if may.phase == "naming":
        return Name(seat, rng.choice(may.nameable))
    if may.phase == "exchange":
        return _discard(state, seat, rng)
    if may.phase == "perfect":
        return Perfect(seat, rng.random() < 0.5)
    if may.betray and rng.random() < 0.3:
        return Betray(seat)
    return _play(rng.choice(may.cards), seat, rng)


def _word(may: Choices, seat: int, rng: random.Random) -> Action:
    if may.may_pass and (not may.bids or rng.random() < 0.5):
        return Pass(seat)
    # mostly low bids, so that auctions go round a few times
    reach = len(may.bids) if rng.random() < 0.2 else min(8, len(may.bids))
    return MakeBid(seat, may.bids[rng.randrange(reach)])


def _discard(state: State, seat: int, rng: random.Random) -> Action:
    cards = cheapest(state, seat, {card: rng.random() for card in members(state.hands[seat])})
    gift = state.rules.exchange.honours_to == "gift" and mask(cards) & state.rules.honours
    return Discard(seat, cards, rng.randrange(state.players) if gift else None)


def _play(choice: CardChoice, seat: int, rng: random.Random) -> Action:
    called = rng.choice(choice.calls) if choice.calls else None
    named = rng.choice(tuple(members(choice.names))) if choice.names else None
    return PlayCard(seat, Played(choice.card, called, named), choice.betray and rng.random() < 0.5)
