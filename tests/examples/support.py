"""How examples are written: a probe asks one question of a rule set in card notation and answers in one line of text."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from napoleon.cards import CARDS, codes, mask, members
from napoleon.deal import State, choices, decide, evolve, fold, start
from napoleon.deal import events as ev
from napoleon.deal.match import Match
from napoleon.record.judge import judge
from napoleon.record.notation import read_action
from napoleon.rules import RuleSet, parse
from napoleon.words import Problem

Base = dict[str, Any]
Probe = Callable[[dict[str, Any]], str]


@dataclass(frozen=True)
class Effect:
    """The answers of one probe under several values of one option, each of which differs from another's."""

    option: str
    probe: Probe
    answers: list[tuple[Any, str]]
    base: Base = field(default_factory=dict)

    def __str__(self) -> str:
        return self.option


@dataclass(frozen=True)
class Example:
    """The answer of one probe under one rule set; `says` is the rule that it shows."""

    says: str
    probe: Probe
    answer: str
    base: Base = field(default_factory=dict)

    def __str__(self) -> str:
        return self.says


def ask(probe: Probe, base: Base, **changes: Any) -> str:
    """The probe's answer under the base (its `preset` is a preset) with these changes."""
    values = {name: value for name, value in base.items() if name != "preset"} | changes
    return probe({"preset": base.get("preset"), "set": values})


# -- single tricks -------------------------------------------------------------------------------------------------


def winner(plays: str, trump: str | None = "H", trick: int = 3, tricks: int = 10) -> Probe:
    """`CARD reason` of the winning card of a full trick."""

    def probe(rules: dict[str, Any]) -> str:
        try:
            got = judge({"rules": rules, "trump": trump, "trick": trick, "tricks": tricks, "plays": plays.split()}, "en")
        except Problem as problem:
            return f"error {problem.code}"
        return f"{plays.split()[got['winner']]} {got['reason']}"

    return probe


def honours(plays: str) -> Probe:
    """How many honours lie in the trick."""
    return lambda rules: str(
        judge({"rules": rules, "trump": "H", "trick": 3, "tricks": 10, "plays": plays.split()}, "en")["honours"]
    )


def legal(plays: str, hand: str, trump: str | None = "H", trick: int = 3, tricks: int = 10) -> Probe:
    """The legal cards of the hand, then why the others are barred: `D3 DJ | follow_suit CA SA`."""

    def probe(rules: dict[str, Any]) -> str:
        line = {"rules": rules, "trump": trump, "trick": trick, "tricks": tricks}
        got = judge(line | {"plays": plays.split(), "hand": hand.split()}, "en")
        reasons: dict[str, list[str]] = {}
        for card, why in got["barred"].items():
            reasons.setdefault(why, []).append(card)
        return " | ".join([" ".join(got["legal"]), *(f"{why} {' '.join(cards)}" for why, cards in sorted(reasons.items()))])

    return probe


# -- whole deals ---------------------------------------------------------------------------------------------------


@dataclass
class Game:
    """A deal that is played by a script: `S13, pass, 3:pass, name HA, discard C2 C3 C4, SA, CT!`."""

    rules: RuleSet
    state: State
    log: list[ev.Event]
    refused: str | None = None

    def do(self, script: str) -> None:
        """Each action by whoever's turn it is, or by the seat before the colon; stops at a refusal."""
        for word in filter(None, (part.strip() for part in script.split(","))):
            if self.refused is not None:
                return
            seat, _, text = word.rpartition(":")
            try:
                action = read_action(self.row(int(seat) if seat else self.state.turn[0], text), self.rules.players)
                events = decide(self.state, action)
            except Problem as problem:
                self.refused = problem.code
            else:
                self.log += events
                self.state = fold(self.state, events)

    def row(self, seat: int, text: str) -> list[object]:
        """The action as a record writes it."""
        verb, _, rest = text.partition(" ")
        if verb in ("pass", "betray"):
            return [seat, verb]
        if verb == "name":
            return [seat, verb, rest]
        if verb == "discard":
            cards, _, receiver = rest.partition(">")
            return [seat, verb, cards.split(), *([int(receiver)] if receiver else [])]
        if verb in ("yes", "no"):
            return [seat, "perfect", verb]
        return [seat, "bid" if self.state.phase == "auction" else "play", text]

    def seen_by(self, viewer: int | None) -> State:
        """The view folded from masked events."""
        state = State(self.rules)
        for event in self.log:
            state = evolve(state, event.masked(viewer))
        return state


Tell = Callable[[Game], str]


def deal(
    script: str,
    hands: str = "",
    widow: str = "",
    dealer: int = 0,
    previous: tuple[int, int | None] | None = None,
    trump: str | None = None,
    tell: "Tell | None" = None,
) -> Probe:
    """Play a script and tell something. Hands are written by seat, `SA SK / HA / …`; what is missing is filled up."""

    def probe(values: dict[str, Any]) -> str:
        try:
            rules = parse(values)
        except Problem as problem:
            return f"rules {problem.code}"
        written = [[CARDS[code] for code in part.split()] for part in hands.split("/")] if hands else []
        written += [[] for _ in range(rules.players - len(written))]
        aside = [CARDS[code] for code in widow.split()]
        used = mask(card for part in (*written, aside) for card in part)
        rest = sorted(members(rules.pack & ~used), key=lambda card: (card % 13, card))
        for hand in written:
            while len(hand) < rules.hand_size:
                hand.append(rest.pop())
        opening = start(rules, dealer, written, aside + rest, previous, None if trump is None else "SHDC".index(trump))
        game = Game(rules, fold(State(rules), opening), opening)
        game.do(script)
        return (tell or situation)(game)

    return probe


def match(*outcomes: str) -> Probe:
    """Who deals after these deals (each `redeal` or `scored`), and whether the match is over. Seat 0 dealt first."""

    def probe(values: dict[str, Any]) -> str:
        rules = parse(values)
        now = Match(rules, 0)
        for outcome in outcomes:
            over = State(rules, phase="over", dealer=now.dealer)
            result = ev.DealScored(0, None, (0,), (), 0, 0, True, (1,) + (0,) * (rules.players - 1), "won", False, (), (), ())
            now = now.after(replace(over, redeal="redeal") if outcome == "redeal" else replace(over, result=result))
        return f"{now.dealer} {'over' if now.over else 'on'}"

    return probe


def situation(game: Game) -> str:
    """The refusal of the last action; or the phase and whose turn it is, with the contract while one is made."""
    state = game.state
    if game.refused is not None:
        return f"refused {game.refused}"
    if state.redeal is not None:
        return f"redeal {state.redeal}"
    parts = [state.phase, *map(str, state.turn)]
    if state.contract is not None and state.phase in ("naming", "exchange"):
        parts += [str(state.contract), *([state.forced] if state.forced else [])]
    return " ".join(parts)


def scores(game: Game) -> str:
    """The scores by seat and the row that applied; or how far it came."""
    result = game.state.result
    if game.refused is not None or result is None:
        return situation(game)
    return " ".join([*map(str, result.scores), result.row])


def side_honours(game: Game) -> str:
    """The honours of Napoleon's side and whether it won."""
    result = game.state.result
    if game.refused is not None or result is None:
        return situation(game)
    return f"{result.side_honours} {'won' if result.won else 'lost'}"


def sizes(game: Game) -> str:
    """Cards of each hand and of the widow."""
    return " ".join(map(str, game.state.counts)) + f" + {game.state.widow_count}"


def bids(number: int) -> Tell:
    """The strains that may be bid at a number, strong to weak."""

    def tell(game: Game) -> str:
        choice = choices(game.state, game.state.turn[0])
        assert choice is not None
        return "".join(reversed([str(bid)[0] for bid in choice.bids if bid.number == number]))

    return tell


def least_bid(game: Game) -> str:
    """The lowest bid that may be made."""
    choice = choices(game.state, game.state.turn[0])
    assert choice is not None
    return str(choice.bids[0])


def spectator(name: str) -> Tell:
    """Which cards of the widow or of the discards somebody who only looks on knows."""

    def tell(game: Game) -> str:
        known = getattr(game.seen_by(None), name)
        return " ".join(sorted(codes(known if isinstance(known, tuple) else members(known))))

    return tell
