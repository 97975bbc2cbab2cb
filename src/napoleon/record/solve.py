"""One open position: what the side gets in the end, and the best cards."""

from typing import Any

from napoleon.cards import CODES, mask
from napoleon.play.solver import OpenPosition, Solution, Verdict, can_reach, moves_reach, solve
from napoleon.play.trick import Played, Trick
from napoleon.record.jokers import check_joker
from napoleon.record.lines import Answer, read_object, refusal, require
from napoleon.record.notation import read_cards, read_play, read_seat, read_suit
from napoleon.rules import RuleSet, parse
from napoleon.rules.compile import compile_tables
from napoleon.words import Problem


def solve_line(text: str, language: str = "ja", nodes: int | None = None) -> Answer:
    """The answer to one line of text; never raises a Problem."""
    try:
        return answer(read_object(text), nodes)
    except Problem as problem:
        return refusal(problem, language)


def answer(data: dict[str, Any], nodes: int | None = None) -> Answer:
    """The answer to one position (see `docs/commands.md` for its form); a Problem where it makes no sense."""
    position = read_position(data)
    taken = _number(data, "honours", 0)
    contract = _number(data, "contract", None)
    assert taken is not None
    solution = solve(position, nodes)
    found: Answer = {
        "value": None if solution.value is None else solution.value + taken,
        "to_act": position.to_act,
        "best": [str(play) for play in solution.best()],
        "moves": {str(play): None if value is None else value + taken for play, value in solution.moves.items()},
    }
    if contract is not None:
        found |= _contract(position, solution, contract - taken, nodes)
    return found


def _contract(position: OpenPosition, solution: Solution, need: int, nodes: int | None) -> Answer:
    """Whether the contract can be made, and after which plays: asked for by itself where the values are not known."""
    makes: bool | None
    if solution.value is not None and None not in solution.moves.values():
        makes = solution.value >= need
        making = [play for play, value in solution.moves.items() if value is not None and value >= need]
    else:
        verdict = can_reach(position, need, nodes)
        makes = None if verdict is Verdict.UNKNOWN else verdict is Verdict.YES
        (verdicts,) = moves_reach([position], [need], nodes)
        making = [play for play, one in verdicts.items() if one is Verdict.YES]
    return {"made": makes, "making": [str(play) for play in making]}


def read_position(data: dict[str, Any]) -> OpenPosition:
    """The position of an object; a Problem where it is none."""
    rules = parse(require(data, "rules"))
    trump = read_suit(require(data, "trump"))
    number = _trick_number(rules, require(data, "trick"))
    leader = read_seat(require(data, "leader"), rules.players)
    plays = data.get("plays", [])
    if not isinstance(plays, list):
        raise Problem("plays_not_a_list")
    if len(plays) >= rules.players:
        raise Problem("solve_trick_is_full", got=len(plays), players=rules.players)
    seats = require(data, "side")
    if not isinstance(seats, list):
        raise Problem("solve_side_not_a_list")
    side = mask(read_seat(seat, rules.players) for seat in seats)
    seen: set[int] = set()
    hands = _hands(rules, require(data, "hands"), seen)
    read: list[Played] = []
    trick = Trick(compile_tables(rules, trump), number)
    for place, text in enumerate(plays):
        play, _ = read_play(text)
        _once(rules, play.card, seen)
        seat = (leader + place) % rules.players
        _check_play(trick, play, seat, hands[seat] | 1 << play.card)
        trick.add(play)
        read.append(play)
    _check_sizes(rules, hands, number, leader, len(plays))
    return OpenPosition(rules, trump, number, leader, tuple(hands), side, tuple(read))


def _trick_number(rules: RuleSet, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= 13:
        raise Problem("not_a_trick_number", key="trick", got=str(number)[:40])
    if number > rules.hand_size:
        raise Problem("trick_after_last", trick=number, tricks=rules.hand_size)
    return number


def _number(data: dict[str, Any], key: str, default: int | None) -> int | None:
    value = data.get(key, default)
    if value is None:
        return default
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 24:
        raise Problem("solve_not_a_number", key=key, got=str(value)[:40])
    return value


def _hands(rules: RuleSet, rows: object, seen: set[int]) -> list[int]:
    if not isinstance(rows, list) or len(rows) != rules.players:
        raise Problem("wrong_number_of_hands", expected=rules.players)
    hands = []
    for row in rows:
        cards = read_cards(row)
        for card in cards:
            _once(rules, card, seen)
        hands.append(mask(cards))
    return hands


def _once(rules: RuleSet, card: int, seen: set[int]) -> None:
    if not rules.pack >> card & 1:
        raise Problem("card_not_in_pack_here", card=CODES[card])
    if card in seen:
        raise Problem("card_twice", card=CODES[card])
    seen.add(card)


def _check_play(trick: Trick, play: Played, seat: int, hand: int) -> None:
    """A play that lies there was legal, and a joker says what it calls or is named exactly where the rules ask for it."""
    code = CODES[play.card]
    if not trick.legal(hand) >> play.card & 1:
        raise Problem("solve_illegal_play", seat=seat, card=code)
    check_joker(trick, play, hand)


def _check_sizes(rules: RuleSet, hands: list[int], number: int, leader: int, played: int) -> None:
    """Every hand holds a card for each trick that is left, less the one that it has played."""
    for seat, hand in enumerate(hands):
        has_played = (seat - leader) % rules.players < played
        expected = rules.hand_size - number + 1 - has_played
        if hand.bit_count() != expected:
            raise Problem("wrong_hand_size", seat=seat, expected=expected, got=hand.bit_count())
