"""The trick on the table and the tricks before it, with the reason why each was won."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from napoleon.cards import CODES, SUITS, is_joker
from napoleon.deal.state import State, TrickRecord
from napoleon.play.explain import explain_trick
from napoleon.play.trick import Played, Trick
from napoleon.rules import RuleSet
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import NO_SUIT
from napoleon.table.frame import Voice
from napoleon.table.roles import role_text

Json = dict[str, Any]


def trick_json(state: State, voice: Voice) -> list[Json]:
    """The cards of the trick that lies on the table."""
    if not state.plays:
        return []
    return plays_json(state, state.trick(), state.leader, voice)


def last_trick_json(state: State, voice: Voice) -> Json | None:
    """The last full trick that was taken."""
    return trick_record_json(state, len(state.tricks), voice) if state.tricks else None


def trick_record_json(state: State, number: int, voice: Voice) -> Json:
    """The finished trick with this number, from 1."""
    record = state.tricks[number - 1]
    trick = rebuilt(state, number, record.plays)
    return {
        "number": number,
        "plays": plays_json(state, trick, record.leader, voice),
        "winner": record.won.seat,
        "honours": record.won.honours,
        "text": trick_text(state, number, record, voice),
    }


def trick_text(state: State, number: int, record: TrickRecord, voice: Voice) -> str:
    """Why the finished trick was won."""
    return _why_won(voice.language, state.rules, state.trump, number, tuple(record.plays))


@lru_cache(maxsize=1024)
def _why_won(language: str, rules: RuleSet, trump: int | None, number: int, plays: tuple[Played, ...]) -> str:
    """The sentence names nobody: it is the same for every viewer, and in every view until the next trick is taken."""
    trick = Trick(compile_tables(rules, trump), number)
    for play in plays:
        trick.add(play)
    return explain_trick(language, rules, trick, trick.outcome())


def rebuilt(state: State, number: int, plays: Sequence[Played]) -> Trick:
    """The trick with this number and these plays, over the tables of the deal."""
    trick = Trick(compile_tables(state.rules, state.trump), number)
    for play in plays:
        trick.add(play)
    return trick


def plays_json(state: State, trick: Trick, leader: int, voice: Voice) -> list[Json]:
    """The plays of a trick from its leader on; the one that wins so far is marked."""
    winning = trick.leading_place()
    return [
        {
            "seat": state.seat_after(leader, place),
            "card": CODES[play.card],
            "suit": called_suit(trick, place),
            "as": None if play.named is None else CODES[play.named],
            "role": role_text(state, play.card, voice),
            "winning": place == winning,
        }
        for place, play in enumerate(trick.plays)
    ]


def called_suit(trick: Trick, place: int) -> str | None:
    """The suit that a joker calls for which led this trick: chosen by its player, or the trumps."""
    play = trick.plays[place]
    if place or not is_joker(play.card) or play.named is not None:
        return None
    suit = Trick(trick.tables, trick.number).suit_after(play)
    return None if suit == NO_SUIT else SUITS[suit]
