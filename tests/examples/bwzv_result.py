"""B, W, Z and V: changing sides, winning the deal, scores, playing alone.

Four players with two cards each, aces and tens of every suit: eight honours, two tricks. Seat 0 is Napoleon in spades.
"""

from napoleon.cards import CODES, codes, members
from napoleon.deal import choices
from tests.examples.support import Base, Effect, Example, Game, Probe, Tell, deal, match, scores, side_honours

TINY: Base = {
    "table.players": 4,
    "table.jokers": 0,
    "table.removed": list("23456789JQK"),
    "table.hand_size": 2,
    "play.strength": ["trump"],
    "auction.minimum": 1,
    "auction.forced_bid": "S1",
}


def play(bid: str, name: str, cards: str, hands: str, tell: Tell = scores) -> Probe:
    auction = bid if bid == "S8" else f"{bid}, pass, pass, pass"
    return deal(f"{auction}, name {name}, {cards}", hands, dealer=3, tell=tell)


ALL_HANDS, ALL = "SA ST / HA HT / DA DT / CA CT", "SA, HT, DT, CT, ST, HA, DA, CA"
PERFECT_ALL = "SA, HT, DT, CT, yes, ST, HA, DA, CA"
HALF_HANDS, HALF = "SA DT / HA HT / ST DA / CA CT", "SA, HT, ST, CT, DT, HA, DA, CA"
NOTHING_HANDS, NOTHING = "HT DT / CT CA / HA DA / SA ST", "HT, CT, HA, SA, ST, DT, CA, DA"


def every(bid: str, name: str = "HA") -> Probe:
    """Napoleon's side takes all eight."""
    return play(bid, name, ALL, ALL_HANDS)


def half(bid: str, name: str = "HA") -> Probe:
    """It takes four."""
    return play(bid, name, HALF, HALF_HANDS)


def nothing(name: str = "CA") -> Probe:
    """It takes none."""
    return play("S4", name, NOTHING, NOTHING_HANDS)


def custom(**rows: list[int]) -> dict[str, list[int]]:
    return {"won": [10, 5, -1], "lost": [-10, -5, 1]} | rows


CUSTOM: Base = TINY | {"score.method": "custom"}

# -- betrayal ------------------------------------------------------------------------------------------------------

# the adjutant takes the first trick with ♥A and plays ♣10 to the second, which Napoleon trumps
BETRAYED_HANDS = "HT SA / HA CT / DT CA / DA ST"


def betrayal(mark: str = "!", bid: str = "S4", tell: Tell = scores) -> Probe:
    return play(bid, "HA", f"HT, HA, DT, DA, CT{mark}, CA, ST, SA", BETRAYED_HANDS, tell)


# one joker: nine cards, one of them in the widow
JOKER: Base = TINY | {"table.jokers": 1, "table.hand_size": 2, "betrayal.napoleon": True}


def turncoat(
    script: str, hands: str = "CT JO / HA HT / DT CA / DA SA", widow: str = "ST", name: str = "HA", tell: Tell = scores
) -> Probe:
    return deal(f"S4, pass, pass, pass, name {name}, discard {widow}, {script}", hands, widow, dealer=3, tell=tell)


def phase(game: Game) -> str:
    return game.refused or game.state.phase


def side(game: Game) -> str:
    result = game.state.result
    return "" if result is None else " ".join(map(str, result.side))


def offered(game: Game) -> str:
    """What the player whose turn it is may do, from the own view: cards, `!` where a betrayal may go with one."""
    seat = game.state.turn[0]
    choice = choices(game.seen_by(seat), seat)
    assert choice is not None
    cards = [CODES[card.card] + "!" * card.betray for card in choice.cards]
    return " ".join(cards + ["betray"] * choice.betray)


def betray_first(name: str = "HA") -> Probe:
    """Seat 1 has taken the first trick with ♥A and is to lead ♣10."""
    return play("S4", name, "HT, HA, DT, DA", BETRAYED_HANDS, offered)


def shown(game: Game) -> str:
    """What somebody who looks on knows of Napoleon's hand."""
    return " ".join(codes(members(game.seen_by(None).hands[0])))


LED = "CT, HT, CA, DA, DT, SA, JO, HA"
B1: Base = TINY | {"betrayal.adjutant_card": "CT", "score.method": "table"}
TURN: Base = JOKER | {"score.method": "table"}
PERFECT: Base = TINY | {"win.perfect_call": True}

EFFECTS = [
    Effect(
        "betrayal.adjutant_card",
        betrayal(),
        [(None, "refused betrayal_not_allowed"), ("CT", "4 -1 -1 -1 won_solo")],
        TINY | {"score.method": "table"},
    ),
    Effect("betrayal.napoleon", turncoat("betray", tell=phase), [(False, "napoleon_may_not_betray"), (True, "play")], JOKER),
    Effect(
        "win.all_honours",
        every("S6"),
        [("normal", "1 1 0 0 won"), ("loses", "0 0 1 1 lost"), ("loses_unless_bid", "0 0 1 1 lost"), ("bonus", "2 2 0 0 won")],
        TINY,
    ),
    Effect(
        "win.all_honours",
        every("S8"),
        [
            ("normal", "1 1 0 0 won"),
            ("loses", "refused bid_above_largest"),
            ("loses_unless_bid", "1 1 0 0 won"),
            ("bonus", "2 2 0 0 won"),
        ],
        TINY,
    ),
    Effect(
        "win.perfect_call",
        play("S4", "HA", "SA, HT, DT, CT", ALL_HANDS, tell=phase),
        [(False, "play"), (True, "perfect")],
        TINY,
    ),
    Effect(
        "score.method",
        half("S4"),
        [
            ("wins", "1 1 0 0 won"),
            ("pot", "40 20 0 0 won"),
            ("table", "2 1 -1 -1 won"),
            ("formula", "5 3 -4 -4 won"),
            ("custom", "10 5 -1 -1 won"),
        ],
        TINY | {"score.custom": custom()},
    ),
    Effect(
        "score.pot",
        half("S4"),
        [(60, "40 20 0 0 won"), (120, "80 40 0 0 won"), (6, "4 2 0 0 won")],
        TINY | {"score.method": "pot"},
    ),
    Effect("score.deals", match("scored", "redeal", "scored"), [(1, "3 over"), (2, "3 over"), (3, "3 on")]),
    Effect("mode", deal("", trump="H", dealer=3), [("sides", "auction 0"), ("free_for_all", "play 0")], TINY),
    Effect(
        "score.custom",
        half("S4"),
        [(custom(), "10 5 -1 -1 won"), (custom(won=[7, 3, 0]), "7 3 0 0 won"), (None, "rules custom_incomplete")],
        CUSTOM,
    ),
    Effect("score.custom", half("S5"), [(custom(), "-10 -5 1 1 lost"), (custom(lost=[-7, -3, 0]), "-7 -3 0 0 lost")], CUSTOM),
    Effect(
        "score.custom",
        half("S4", "SA"),
        [(custom(), "10 -1 -1 -1 won"), (custom(won_solo=[20, -2]), "20 -2 -2 -2 won_solo")],
        CUSTOM,
    ),
    Effect(
        "score.custom",
        half("S5", "SA"),
        [(custom(), "-10 1 1 1 lost"), (custom(lost_solo=[-20, 2]), "-20 2 2 2 lost_solo")],
        CUSTOM,
    ),
    Effect("score.custom", every("S4"), [(custom(), "10 5 -1 -1 won"), (custom(all=[30, 15, -3]), "30 15 -3 -3 all")], CUSTOM),
    Effect(
        "score.custom",
        every("S4", "SA"),
        [
            (custom(), "10 -1 -1 -1 won"),
            (custom(all=[30, 15, -3]), "30 -3 -3 -3 all"),
            (custom(all=[30, 15, -3], won_solo=[20, -2]), "20 -2 -2 -2 won_solo"),
            (custom(all=[30, 15, -3], won_solo=[20, -2], all_solo=[60, -6]), "60 -6 -6 -6 all_solo"),
        ],
        CUSTOM,
    ),
    Effect(
        "score.custom", nothing(), [(custom(), "-10 -5 1 1 lost"), (custom(swept=[-30, -15, 3]), "-30 -15 3 3 swept")], CUSTOM
    ),
    Effect(
        "score.custom",
        nothing("DT"),
        [
            (custom(), "-10 1 1 1 lost"),
            (custom(swept=[-30, -15, 3]), "-30 3 3 3 swept"),
            (custom(swept=[-30, -15, 3], lost_solo=[-20, 2]), "-20 2 2 2 lost_solo"),
            (custom(swept_solo=[-60, 6]), "-60 6 6 6 swept_solo"),
        ],
        CUSTOM,
    ),
]

FORMULA: Base = TINY | {"score.method": "formula"}
POT: Base = TINY | {"score.method": "pot"}
TABLE: Base = TINY | {"score.method": "table"}
ALONE: Base = TINY | {"mode": "free_for_all"}

EXAMPLES = [
    Example("W: as many as the contract wins", half("S4"), "1 1 0 0 won", TINY),
    Example("W: one fewer loses", half("S5"), "0 0 1 1 lost", TINY),
    Example("W: a solo that loses", half("S5", "SA"), "0 1 1 1 lost_solo", TINY),
    Example("W1: bonus only with every honour", half("S4"), "1 1 0 0 won", TINY | {"win.all_honours": "bonus"}),
    Example("W1: bonus doubles losses too", every("S4"), "4 2 -2 -2 won", TABLE | {"win.all_honours": "bonus"}),
    Example("W2: every honour wins", play("S4", "HA", PERFECT_ALL, ALL_HANDS), "1 1 0 0 won", PERFECT),
    Example(
        "W2: one refuses and goes on",
        play("S4", "HA", "SA, HT, ST, CT, no, DT, HA, DA, CA", HALF_HANDS),
        "1 1 0 0 won",
        PERFECT,
    ),
    Example(
        "W2: less loses, however small the contract",
        play("S4", "HA", "SA, HT, ST, CT, yes, DT, HA, DA, CA", HALF_HANDS),
        "0 0 1 1 lost",
        PERFECT,
    ),
    Example(
        "W2: at once where an ally has an honour",
        play("S4", "CA", "HT, CT, HA, SA, yes", NOTHING_HANDS, tell=phase),
        "over",
        PERFECT,
    ),
    Example("W2: no longer asked then", play("S4", "CA", "HT, CT, HA, SA, no, ST", NOTHING_HANDS, tell=phase), "play", PERFECT),
    Example(
        "W2 × W1: stands above a loss",
        play("S6", "HA", PERFECT_ALL, ALL_HANDS),
        "1 1 0 0 won",
        PERFECT | {"win.all_honours": "loses"},
    ),
    Example(
        "W2 × W1: not called, all loses still",
        play("S6", "HA", "SA, HT, DT, CT, no, ST, HA, DA, CA", ALL_HANDS),
        "0 0 1 1 lost",
        PERFECT | {"win.all_honours": "loses"},
    ),
    Example(
        "W2 × W1: called, a lower contract with all wins",
        play("S4", "HA", PERFECT_ALL, ALL_HANDS),
        "1 1 0 0 won",
        PERFECT | {"win.all_honours": "loses_unless_bid"},
    ),
    Example(
        "W2 × W1: bonus doubles a perfect",
        play("S4", "HA", PERFECT_ALL, ALL_HANDS),
        "2 2 0 0 won",
        PERFECT | {"win.all_honours": "bonus"},
    ),
    Example("Z1: wins, solo", half("S4", "SA"), "1 0 0 0 won_solo", TINY),
    Example("Z1: pot: a solo takes it whole", half("S4", "SA"), "60 0 0 0 won_solo", POT),
    Example("Z1: pot: the allies share it", half("S5"), "0 0 30 30 lost", POT),
    Example("Z1: pot: against a solo", half("S5", "SA"), "0 20 20 20 lost_solo", POT),
    Example("Z1: table: solo", half("S4", "SA"), "4 -1 -1 -1 won_solo", TABLE),
    Example("Z1: table: lost", half("S5"), "-2 -1 1 1 lost", TABLE),
    Example("Z1: table: lost, solo", half("S5", "SA"), "-4 1 1 1 lost_solo", TABLE),
    Example("Z1: table: swept", nothing(), "-4 -2 2 2 swept", TABLE),
    Example("Z1: table: swept, solo", nothing("DT"), "-8 2 2 2 swept_solo", TABLE),
    Example("Z1: formula: lost", half("S5"), "-7 -3 5 5 lost", FORMULA),
    Example("Z1: formula: solo takes both shares", half("S4", "SA"), "12 -4 -4 -4 won_solo", FORMULA),
    Example("Z1: formula: from the minimum on", half("S4"), "1 1 -1 -1 won", FORMULA | {"auction.minimum": 4}),
    Example(
        "Z1: formula: a forced contract below it counts one",
        deal("pass, pass, pass, pass, name HA, " + HALF, HALF_HANDS, dealer=3, tell=scores),
        "1 1 -1 -1 won",
        FORMULA | {"auction.minimum": 6, "auction.forced_bid": "S3", "auction.all_pass": "opener_forced"},
    ),
    Example("B1: the adjutant stays", betrayal("", tell=side_honours), "8 won", B1),
    Example("B1: or goes, and takes the honours of before with him", betrayal(tell=side_honours), "4 won", B1),
    Example("B1: the adjutant knows from the own hand that it is allowed", betray_first(), "CT!", B1),
    Example("B1: another, who holds the card, that it is not", betray_first("CA"), "CT", B1),
    Example("B2: Napoleon knows that he may", turncoat("", tell=offered), "CT JO betray", TURN),
    Example("B2: and, alone, that he may not", turncoat("", name="CT", tell=offered), "CT JO", TURN),
    Example("B1: the others count as they stand", betrayal(), "4 -1 -1 -1 won_solo", B1),
    Example("B1: the contract is Napoleon's alone", betrayal(bid="S5"), "-4 1 1 1 lost_solo", B1),
    Example("B1: only the adjutant", play("S4", "HA", "SA, HT, DT, CT!", ALL_HANDS), "refused betrayal_not_allowed", B1),
    Example("B1: only with this card", play("S4", "HA", "SA, HT!", ALL_HANDS), "refused betrayal_not_allowed", B1),
    Example(
        "B1: it may be the named card itself",
        play("S4", "CT", "SA, HT, DT, CT!, ST, HA, DA, CA", ALL_HANDS, tell=side),
        "0",
        B1,
    ),
    Example("B2: the adjutant is alone against the contract", turncoat("betray, " + LED, tell=side), "1", TURN),
    Example(
        "B2: and scores as a solo Napoleon, who scores as an ally", turncoat("betray, " + LED), "2 -8 2 2 swept_solo", TURN
    ),
    Example("B2: it is Napoleon's turn still", turncoat("betray, CT", tell=phase), "play", TURN),
    Example("B2: everybody sees the cards that he shows", turncoat("betray", tell=shown), "CT JO", TURN),
    Example("B2: once", turncoat("betray, betray", tell=phase), "napoleon_may_not_betray", TURN),
    Example(
        "B2: not after one of them is played",
        turncoat("CT, HT, CA, DA, DT, SA, betray", tell=phase),
        "napoleon_lacks_cards",
        TURN,
    ),
    Example(
        "B2: not without them", turncoat("betray", "CT SA / HA HT / DT CA / DA JO", tell=phase), "napoleon_lacks_cards", TURN
    ),
    Example("B2: not when solo", turncoat("betray", name="CT", tell=phase), "solo_may_not_betray", TURN),
    Example("B2: only Napoleon", turncoat("CT, betray", tell=phase), "napoleon_may_not_betray", TURN),
    Example(
        "B1 × B2: one betrayal a deal",
        turncoat("betray, JO, CT!", "CT JO / HA HT / DT CA / DA SA", tell=phase),
        "not_in_hand",
        TURN | {"betrayal.adjutant_card": "CT"},
    ),
    Example(
        "B2 × W2: one who has gone over is not asked",
        turncoat("betray, CT, HT, CA, DA", tell=phase),
        "play",
        TURN | {"win.perfect_call": True},
    ),
    Example(
        "V: the dealer's left leads, everybody alone",
        deal("SA, HT, DT, CT, ST, HA, DA, CA", ALL_HANDS, dealer=3, trump="S", tell=scores),
        "8 0 0 0 honours",
        ALONE,
    ),
    Example("V: no auction", deal("pass", ALL_HANDS, dealer=3, trump="S", tell=phase), "wrong_phase", ALONE),
]
