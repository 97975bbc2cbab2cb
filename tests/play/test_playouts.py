"""Playouts obey the kernel play by play, on every path, under any rules and from any point of a trick."""

import random
from collections import Counter
from functools import lru_cache

import numpy as np
import pytest

from napoleon.cards import CARDS, JO, members
from napoleon.play.batch import Masks, Playouts, Position, read_note
from napoleon.play.trick import Played, Trick
from napoleon.rules import PRESETS, RuleSet, parse, preset
from napoleon.rules.compile import CALL_TRUMP, CHOOSE_SUIT
from napoleon.rules.sample import random_rules
from napoleon.rules.tables import NO_SUIT, PLAIN_FACES, face_card, face_real

DEALS = 70  # one batch of lanes, and some left over
PATHS = {"plain": {"plain": True}, "fast": {}, "portable": {"portable": True}}
WILD = {"table.jokers": 2, "joker.wild": True, "same_two.with_joker": True, "killers_answer": ["HK"]}
PASSED = {"table.jokers": 2, "joker.lead": "next_card", "joker.two": "last_wins", "called_joker_is_weak": True}
HARD = [
    {"preset": "standard", "set": WILD},
    {"preset": "kougai", "set": PASSED},
    {"preset": "gamefarm", "set": {"joker.no_trump_honours": True, "joker.led_otherwise": "never", "joker.strong_until": 4}},
    {"preset": "standard", "set": {"play.suits_rank": "SHCD", "play.last_off": ["mighty", "sei_jack", "ura_jack", "joker"]}},
    {"preset": None, "set": {"table.players": 7, "play.first_trick_bans": ["joker", "trump"], "play.first_off": ["mighty"]}},
]


def begun(rules: RuleSet, trump: int | None, rng: random.Random) -> tuple[Position, list[int]]:
    """A point of a deal with cards on the table, which some seats drew at random, and the cards that are still to come."""
    pack = list(members(rules.pack))
    rng.shuffle(pack)
    playouts = Playouts(rules, trump, plain=True)
    number = rng.randrange(rules.hand_size)
    trick = Trick(playouts.tables, number + 1)
    for _ in range(rng.choice((0, 0, rng.randrange(rules.players)))):
        card = pack.pop()
        called = rng.choice(trick.callable_suits(card) or [None])
        names = list(members(trick.namable(card, 1 << card)))
        trick.add(Played(card, called, rng.choice(names) if names else None))
    leader = rng.randrange(rules.players)
    return Position(number, leader, tuple(trick.plays), stake=rng.choice((0, 3))), pack


def worlds(rules: RuleSet, position: Position, pack: list[int], rng: random.Random) -> list[list[int]]:
    """Hands of every seat as masks of cards."""
    left = rules.hand_size - position.trick
    played = {(position.leader + place) % rules.players for place in range(len(position.plays))}
    found = []
    for _ in range(DEALS):
        cards = rng.sample(pack, len(pack))
        hands = [[cards.pop() for _ in range(left - (seat in played))] for seat in range(rules.players)]
        found.append([sum(1 << card for card in hand) for hand in hands])
    return found


def replay(playouts: Playouts, position: Position, hands: list[int], notes: list[int]) -> list[int]:
    """What each seat takes when the noted cards are played; every one must be legal by the kernel."""
    rules, hands = playouts.rules, list(hands)
    took, leader, plays = [0] * rules.players, position.leader, list(position.plays)
    rest = iter(notes)
    for number in range(position.trick, rules.hand_size):
        trick = Trick(playouts.tables, number + 1)
        for play in plays:
            trick.add(play)
        while len(trick.plays) < rules.players:
            seat = (leader + len(trick.plays)) % rules.players
            card, face, led = read_note(next(rest))
            assert trick.legal(hands[seat]) >> card & 1
            names = trick.namable(card, hands[seat])
            assert (names >> face_card(face) & 1) if names else face == card
            assert face_real(face) == card
            suits = trick.callable_suits(card)
            trick.add(Played(card, led if suits else None, face_card(face) if face >= PLAIN_FACES else None))
            assert trick.led == led
            hands[seat] &= ~(1 << card)
        outcome = trick.outcome()
        leader = (leader + outcome.place) % rules.players
        took[leader] += outcome.honours + (position.stake if number == position.trick else 0)
        plays = []
    assert not any(hands)
    assert next(rest, None) is None
    return took


def check(rules: RuleSet, trump: int | None, rng: random.Random) -> None:
    position, pack = begun(rules, trump, rng)
    dealt = worlds(rules, position, pack, rng)
    seed = rng.randrange(1 << 63)
    first = None
    for path, choice in PATHS.items():
        playouts = Playouts(rules, trump, **choice)
        hands = playouts.to_bits(dealt)
        took, notes = playouts.traced(hands, position, seed)
        if first is None:
            for deal in range(DEALS):
                assert replay(playouts, position, dealt[deal], notes[deal].tolist()) == took[deal].tolist()
            first = took, notes
        assert (took == first[0]).all(), path
        assert (notes == first[1]).all(), path
        assert (playouts.run(hands, position, seed) == took).all(), path
        assert (playouts.run(hands[:5], position, seed) == took[:5]).all(), f"{path}, one by one"


@pytest.mark.parametrize("trump", [0, 1, 2, 3, None])
@pytest.mark.parametrize("name", PRESETS)
def test_presets(name: str, trump: int | None) -> None:
    check(preset(name), trump, random.Random(f"{name} {trump}"))


@pytest.mark.parametrize("number", range(len(HARD)))
@pytest.mark.parametrize("seed", range(6))
def test_hard_rules(number: int, seed: int) -> None:
    rng = random.Random(f"hard {number} {seed}")
    check(parse(HARD[number]), rng.choice((0, 1, 2, 3, None)), rng)


@pytest.mark.parametrize("seed", range(60))
def test_random_rules(seed: int) -> None:
    rng = random.Random(f"playouts {seed}")
    check(random_rules(rng), rng.choice((0, 1, 2, 3, None)), rng)


@lru_cache(maxsize=1)
def many() -> tuple[Playouts, Masks, list[int]]:
    rules = preset("standard")
    playouts = Playouts(rules, CARDS["H2"] // 13)
    pack = list(members(rules.pack))
    random.Random(5).shuffle(pack)
    hands = [sum(1 << card for card in pack[10 * seat : 10 * seat + 10]) for seat in range(5)]
    holder = next(seat for seat, hand in enumerate(hands) if hand >> JO & 1)
    hands = hands[holder:] + hands[:holder]
    return playouts, playouts.to_bits([hands] * 20_000), hands


def evenly(counts: Counter[int], choices: int) -> bool:
    """Whether the counts are what chance gives when all choices are as likely: within five standard deviations."""
    expected = counts.total() / choices
    return len(counts) == choices and all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


@pytest.mark.parametrize("path", ["fast", "portable"])
def test_every_legal_card_is_as_likely(path: str) -> None:
    playouts, hands, _ = many()
    playouts = Playouts(playouts.rules, playouts.tables.trump, **PATHS[path])
    _, notes = playouts.traced(hands, seed=9)
    leads = Counter((notes[:, 0] & np.uint64(255)).tolist())
    assert evenly(leads, 10)
    for lead in leads:
        for place in range(1, 5):
            led = notes[(notes[:, 0] & np.uint64(255)) == lead]
            follows = [read_note(int(note)) for note in led[:, place]]
            for suit in {suit for _, _, suit in follows}:
                cards = Counter(card for card, _, called in follows if called == suit)
                assert evenly(cards, len(cards)) or cards.total() < 25 * len(cards)


def test_a_led_joker_calls_any_suit() -> None:
    playouts, hands, _ = many()
    _, notes = playouts.traced(hands, seed=3)
    assert playouts.layout.joker_calls[0] == CHOOSE_SUIT != CALL_TRUMP
    called = Counter(led for card, _, led in (read_note(int(note)) for note in notes[:, 0]) if card == JO)
    assert evenly(called, 4)
    assert NO_SUIT not in called


def test_a_wild_joker_is_named_as_any_card() -> None:
    _, _, hands = many()
    playouts = Playouts(parse({"preset": "standard", "set": {"joker.wild": True}}), 1)
    _, notes = playouts.traced(playouts.to_bits([hands] * 20_000), seed=4)
    named = Counter(face for card, face, _ in (read_note(int(note)) for note in notes[:, 0]) if card == JO)
    assert evenly(named, 52)


def test_a_seed_gives_the_same_again_and_another_does_not() -> None:
    playouts, hands, _ = many()
    assert (playouts.run(hands, seed=1) == playouts.run(hands, seed=1)).all()
    assert (playouts.run(hands, seed=1) != playouts.run(hands, seed=2)).any()
    assert len({row.tobytes() for row in playouts.run(hands[:200], seed=1)}) > 50
