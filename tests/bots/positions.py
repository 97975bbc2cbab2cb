"""Small positions as one seat sees them, in card notation."""

from napoleon.cards import CARDS, mask
from napoleon.deal.events import UNKNOWN, TrickWon
from napoleon.deal.state import State, TrickRecord, Word
from napoleon.play.trick import Played, Trick
from napoleon.record.notation import read_play
from napoleon.rules import Bid, RuleSet, parse
from napoleon.rules.compile import compile_tables


def rules(preset: str = "standard", **changes: object) -> RuleSet:
    return parse({"preset": preset, "set": {name.replace("__", "."): value for name, value in changes.items()}})


def cards(text: str) -> int:
    return mask(CARDS[code] for code in text.split())


def plays(text: str) -> tuple[Played, ...]:
    return tuple(read_play(code)[0] for code in text.split())


def auction(rule_set: RuleSet, hand: str, *words: tuple[int, str], seat: int = 0) -> State:
    """A seat's view of its turn in the auction after these words."""
    hands = tuple(cards(hand) if s == seat else 0 for s in range(rule_set.players))
    said = tuple(Word(s, None if bid == "pass" else Bid.read(bid)) for s, bid in words)
    return State(
        rule_set,
        phase="auction",
        turn=(seat,),
        dealer=(seat - 1) % rule_set.players if not words else (words[0][0] - 1) % rule_set.players,
        dealt=hands,
        hands=hands,
        counts=(rule_set.hand_size,) * rule_set.players,
        widow_count=rule_set.widow_size,
        words=said,
        honours=(0,) * rule_set.players,
    )


def napoleon(rule_set: RuleSet, hand: str, contract: str, phase: str, widow: str = "", named: str = "") -> State:
    """Napoleon (seat 0) about to name or to discard."""
    hands = (cards(hand), *(0,) * (rule_set.players - 1))
    return State(
        rule_set,
        phase=phase,
        turn=(0,),
        dealt=(cards(hand) & ~cards(widow), *hands[1:]),
        hands=hands,
        counts=(rule_set.hand_size + len(widow.split()), *(rule_set.hand_size,) * (rule_set.players - 1)),
        widow=tuple(CARDS[code] for code in widow.split()),
        widow_count=rule_set.widow_size,
        napoleon=0,
        contract=Bid.read(contract),
        adjutant_card=CARDS[named] if named else None,
        adjutant=UNKNOWN,
        honours=(0,) * rule_set.players,
    )


def play(
    rule_set: RuleSet,
    seat: int,
    hand: str,
    contract: str,
    named: str,
    lies: str = "",
    leader: int | None = None,
    gone: tuple[str, ...] = (),
    adjutant: int = UNKNOWN,
    discards: str = "",
) -> State:
    """A seat's view of its turn in the play; Napoleon is seat 0. `gone`: finished tricks, all led by seat 0."""
    players = rule_set.players
    bid = Bid.read(contract)
    tables = compile_tables(rule_set, bid.strain)
    tricks, taken = [], [0] * players
    for number, text in enumerate(gone, 1):
        trick = Trick(tables, number)
        for one in plays(text):
            trick.add(one)
        out = trick.outcome()
        taken[out.place] += out.honours
        tricks.append(TrickRecord(0, tuple(trick.plays), TrickWon(out.place, out.card, out.honours, "")))
    on_table = plays(lies)
    first = (seat - len(on_table)) % players if leader is None else leader
    left = len(hand.split())
    played = {(first + step) % players for step in range(len(on_table))}
    mine = mask(play.card for record in tricks for play in (record.plays[seat],)) | cards(hand)
    return State(
        rule_set,
        phase="play",
        turn=(seat,),
        dealt=tuple(mine if s == seat else 0 for s in range(players)),
        hands=tuple(cards(hand) if s == seat else 0 for s in range(players)),
        counts=tuple(left - (s in played) for s in range(players)),
        widow_count=rule_set.widow_size,
        napoleon=0,
        contract=bid,
        adjutant_card=CARDS[named],
        adjutant=adjutant,
        revealed=adjutant != UNKNOWN,
        discards=cards(discards),
        discard_count=rule_set.widow_size,
        leader=first,
        plays=on_table,
        tricks=tuple(tricks),
        honours=tuple(taken),
    )
