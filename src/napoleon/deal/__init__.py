"""One deal: actions are decided into events, events fold into states and views; scoring, matches, shuffling."""

from napoleon.deal.choices import Choices, choices
from napoleon.deal.decide import decide, start
from napoleon.deal.evolve import evolve, fold
from napoleon.deal.state import State

__all__ = ["Choices", "State", "choices", "decide", "evolve", "fold", "start"]
