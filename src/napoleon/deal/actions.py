"""What somebody at the table wants: the actions. Whether they may is for `decide`."""

from dataclasses import dataclass

from napoleon.play.trick import Played
from napoleon.rules import Bid


@dataclass(frozen=True, slots=True)
class MakeBid:
    """A bid in the auction, or the one bid of a forced Napoleon."""

    seat: int
    bid: Bid


@dataclass(frozen=True, slots=True)
class Pass:
    """A pass in the auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class Name:
    """Napoleon names the adjutant card."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Napoleon's discards; `receiver` gets the discarded honours where they are a gift (X4)."""

    seat: int
    cards: tuple[int, ...]
    receiver: int | None = None


@dataclass(frozen=True, slots=True)
class Perfect:
    """Napoleon's answer when asked for a perfect (W2)."""

    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Betray:
    """Napoleon shows ♣10 and the jokers and joins the allies (B2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A card played; `betray` where the adjutant goes over with it (B1)."""

    seat: int
    play: Played
    betray: bool = False


Action = MakeBid | Pass | Name | Discard | Perfect | Betray | PlayCard
