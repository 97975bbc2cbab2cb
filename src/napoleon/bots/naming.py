"""Naming the adjutant card: the strongest card that is missing, by the compiled tables."""

from napoleon.bots.worth import base_strength, power, usual_phase
from napoleon.cards import mask
from napoleon.deal.state import State
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import Tables


def best_name(state: State, seat: int, nameable: tuple[int, ...]) -> int:
    """The card to name: one that another player may hold, wherever there is one."""
    tables = compile_tables(state.rules, state.trump)
    mine = state.hands[seat] | state.discards
    apart = mine | (mask(state.turned) | state.widow_mask if state.tricks == () else 0)
    cards = [card for card in nameable if not apart >> card & 1]
    cards = cards or [card for card in nameable if not mine >> card & 1] or list(nameable)
    return max(cards, key=lambda card: appeal(tables, state.rules.pack & ~mine, card, state.players - 1))


def appeal(tables: Tables, unseen: int, card: int, rivals: int) -> tuple[float, int, int]:
    """How much one would like the holder of this card as adjutant."""
    phase = usual_phase(tables)
    return (
        round(power(tables, phase, card, unseen & ~(1 << card), rivals), 3),
        base_strength(tables, phase, card),
        tables.strength[(phase * 5 + tables.sets[phase * 54 + card]) * tables.faces + card],
    )
