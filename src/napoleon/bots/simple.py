"""The simple bot, the level "rule of thumb": sees what its seat sees, thinks a moment, never breaks a rule."""

import random

from napoleon.bots.discarding import cheapest
from napoleon.cards import mask, members
from napoleon.deal.actions import Action, Discard, MakeBid, Name, Pass, Perfect, PlayCard
from napoleon.deal.choices import choices
from napoleon.deal.state import State
from napoleon.play.trick import Played
from napoleon.rules.compile import compile_tables


def choose(state: State, seat: int, rng: random.Random) -> Action:
    """What the bot does in this view of its seat. Where bids come at any moment, ask only seats that are `awaited`."""
    may = choices(state, seat)
    if may is None:
        raise ValueError(f"it is not the turn of seat {seat}")
    tables = compile_tables(state.rules, state.trump)
    phase = tables.phase[len(tables.phase) // 2]
    strength = tables.strength[(phase * 5 + 4) * tables.faces :]
    hand = state.hands[seat]
    if may.phase == "auction":
        enough = state.last_bid is not None
        if may.may_pass and (enough or not may.bids or may.bids[0].number > state.rules.honour_count * 2 // 3):
            return Pass(seat)
        return MakeBid(seat, rng.choice([bid for bid in may.bids if bid.number == may.bids[0].number]))
    if may.phase == "naming":
        free = [card for card in may.nameable if not hand >> card & 1] or list(may.nameable)
        return Name(seat, max(free, key=lambda card: (strength[card], card % 13)))
    honour = state.rules.honours
    worth = {card: strength[card] + 10 * (honour >> card & 1) + card % 13 / 13 for card in members(hand)}
    if may.phase == "exchange":
        cards = cheapest(state, seat, worth)
        gift = state.rules.exchange.honours_to == "gift" and mask(cards) & honour
        return Discard(seat, cards, seat if gift else None)
    if may.phase == "perfect":
        return Perfect(seat, yes=False)
    choice = min(may.cards, key=lambda choice: worth[choice.card])
    called = rng.choice(choice.calls) if choice.calls else None
    named = max(members(choice.names), key=lambda card: strength[card]) if choice.names else None
    return PlayCard(seat, Played(choice.card, called, named))
