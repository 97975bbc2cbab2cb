"""N and X: naming the adjutant, the widow, the discards. Seat 1 is Napoleon with S13 unless said."""

from napoleon.deal import choices
from tests.examples.support import Base, Effect, Example, Game, Probe, deal, scores, side_honours, situation, spectator

CONTRACT = "S13, pass, pass, pass, pass"
HANDS, WIDOW = " / HA S3 D2 / SA / / ", "C4 HK DQ"
# four players, two cards each and a widow of four, all of them aces, kings and queens
TINY: Base = {
    "table.players": 4,
    "table.jokers": 0,
    "table.removed": list("23456789TJ"),
    "table.hand_size": 2,
    "play.strength": ["trump"],
    "auction.minimum": 1,
    "auction.forced_bid": "S1",
}
TINY_HANDS, TINY_WIDOW = "SA SK / HA HK / DA DK / CA CK", "SQ HQ DQ CQ"
# seat 0 is Napoleon with S8 and seat 1 his adjutant; he discards the four queens
TINY_DEAL = "S8, pass, pass, pass, name HA, discard SQ HQ DQ CQ{}, "
NAPOLEON_TAKES = "SA, HK, DK, CK, SK, HA, DA, CA"


def tiny(receiver: str = "", play: str = NAPOLEON_TAKES, hands: str = TINY_HANDS) -> Probe:
    return deal(TINY_DEAL.format(receiver) + play, hands, TINY_WIDOW, dealer=3, tell=side_honours)


def gift(game: Game) -> str:
    """The receiver as somebody who looks on sees it."""
    return str(game.seen_by(None).receiver)


def shape(game: Game) -> str:
    """How many honours may be discarded, and how many cards must come from the widow."""
    choice = choices(game.state, game.state.turn[0])
    assert choice is not None
    return f"{choice.discard_count} cards, {choice.least_from_widow} from the widow, honours {choice.most_honours}"


# ♦A is the ally's, who takes the first trick with it; Napoleon has the other
FIRST = deal(
    "S4, pass, pass, pass, name HA, discard SA SQ HQ CQ, DQ, HK, DA, CK, DK, CA, SK, HA",
    hands="DQ SK / HA HK / DA DK / CA CK",
    widow="SA SQ HQ CQ",
    dealer=3,
    tell=side_honours,
)
# two honours in hand and two in the widow beside plain cards
MIXED: Base = TINY | {"table.removed": list("456789TJQ"), "exchange.honours_to": "forbidden"}
MIXED_HANDS, MIXED_WIDOW = "SA S2 / HA H2 / DA D2 / CA C2", "SK S3 HK H3 DK D3 CK C3"
LARGE: Base = MIXED | {"table.hand_size": 3}
LARGE_HANDS, LARGE_WIDOW = "SA SK H3 / HA H2 C3 / DA D2 D3 / CA C2 S3", "S2 HK DK CK"

EFFECTS = [
    Effect("adjutant.named", deal(CONTRACT), [("before_exchange", "naming 1 S13"), ("after_exchange", "exchange 1 S13")]),
    Effect(
        "adjutant.own_card",
        deal(CONTRACT + ", name HA", HANDS, WIDOW),
        [(True, "exchange 1 S13"), (False, "refused name_own_card")],
    ),
    Effect(
        "exchange.most_taken",
        deal(CONTRACT + ", name SA", tell=shape),
        [
            (None, "3 cards, 0 from the widow, honours None"),
            (0, "3 cards, 3 from the widow, honours None"),
            (1, "3 cards, 2 from the widow, honours None"),
            (2, "3 cards, 1 from the widow, honours None"),
            (3, "3 cards, 0 from the widow, honours None"),
            (8, "3 cards, 0 from the widow, honours None"),
        ],
    ),
    Effect(
        "exchange.most_taken",
        deal(CONTRACT + ", name SA, discard C4 HA S3", HANDS, WIDOW),
        [(None, "play 1"), (2, "play 1"), (1, "refused discard_from_widow"), (0, "refused discard_from_widow")],
    ),
    Effect(
        "exchange.widow_shown",
        deal(CONTRACT + ", name SA", HANDS, WIDOW, tell=spectator("widow")),
        [(False, ""), (True, "C4 DQ HK")],
    ),
    Effect(
        "exchange.discards_shown",
        deal(CONTRACT + ", name SA, discard HK S3 D2", HANDS, WIDOW, tell=spectator("discards")),
        [("honours", "HK"), ("all", "D2 HK S3"), ("none", "")],
    ),
    Effect(
        "exchange.honours_to",
        tiny(),
        [
            ("allies", "8 won"),
            ("first_trick", "12 won"),
            ("napoleon", "12 won"),
            ("nobody", "8 won"),
            ("gift", "refused receiver_missing"),
            ("forbidden", "8 won"),
        ],
        TINY,
    ),
    Effect(
        "exchange.honours_to",
        FIRST,
        [("napoleon", "8 won"), ("first_trick", "4 won"), ("allies", "4 won"), ("nobody", "4 won")],
        TINY,
    ),
    Effect(
        "exchange.honours_to",
        deal("S4, pass, pass, pass, name HA, discard SA S2 S3 H3 D3 HK DK CK", MIXED_HANDS, MIXED_WIDOW, dealer=3),
        [("forbidden", "refused discard_honours_forbidden"), ("allies", "play 0"), ("gift", "refused receiver_missing")],
        MIXED,
    ),
    Effect(
        "exchange.honours_to",
        deal(
            "S4, pass, pass, pass, name HA, discard SQ HQ DQ CQ, SA, HK, DK, CK, SK, HA, DA, CA",
            TINY_HANDS,
            TINY_WIDOW,
            3,
            tell=scores,
        ),
        [("nobody", "2 1 -1 -1 won"), ("allies", "2 1 -1 -1 won"), ("gift", "refused receiver_missing")],
        TINY | {"score.method": "table"},
    ),
    # where the allies get the four, and Napoleon's side takes no trick, they have swept
    Effect(
        "exchange.honours_to",
        deal(
            "S4, pass, pass, pass, name HA, discard SA SK SQ HQ, DQ, HA, DA, CK, DK, CA, CQ, HK",
            "SA SK / HA HK / DA DK / CA CK",
            TINY_WIDOW,
            3,
            tell=scores,
        ),
        [("allies", "-4 -2 2 2 swept"), ("nobody", "-2 -1 1 1 lost"), ("napoleon", "2 1 -1 -1 won")],
        TINY | {"score.method": "table"},
    ),
]

GIFT: Base = TINY | {"exchange.honours_to": "gift"}
NO_WIDOW: Base = {"table.jokers": 0, "table.removed": ["H2", "D2"]}

EXAMPLES = [
    Example(
        "N1: without a widow the phase is left out",
        deal(CONTRACT),
        "naming 1 S13",
        NO_WIDOW | {"adjutant.named": "after_exchange"},
    ),
    Example("N1: and play begins after the name", deal(CONTRACT + ", name SA"), "play 1", NO_WIDOW),
    Example(
        "N2: a card of the widow is no card that he holds",
        deal(CONTRACT + ", name C4", HANDS, WIDOW),
        "exchange 1 S13",
        {"adjutant.own_card": False},
    ),
    Example(
        "N2: after the exchange it is",
        deal(CONTRACT + ", discard S3 D2 DQ, name C4", HANDS, WIDOW),
        "refused name_own_card",
        {"adjutant.own_card": False, "adjutant.named": "after_exchange"},
    ),
    Example(
        "N2: but not one that he discarded",
        deal(CONTRACT + ", discard C4 D2 DQ, name C4", HANDS, WIDOW),
        "play 1",
        {"adjutant.own_card": False, "adjutant.named": "after_exchange"},
    ),
    Example("N: a removed card may not be named", deal(CONTRACT + ", name H2"), "refused card_not_in_play", NO_WIDOW),
    Example("N: the joker may be", deal(CONTRACT + ", name JO", HANDS, WIDOW), "exchange 1 S13"),
    Example(
        "X: specials and the joker may be discarded",
        deal(CONTRACT + ", name HA, discard SA SJ JO", " / SA SJ JO", WIDOW),
        "play 1",
    ),
    Example("X: as many as the widow", deal(CONTRACT + ", name SA, discard S3 D2", HANDS, WIDOW), "refused discard_count"),
    Example("X4: a gift to an ally", tiny(" >2"), "8 won", GIFT),
    Example("X4: to the adjutant", tiny(" >1"), "12 won", GIFT),
    Example("X4: to himself", tiny(" >0"), "12 won", GIFT),
    Example("X4: everybody sees to whom", deal(TINY_DEAL.format(" >2"), TINY_HANDS, TINY_WIDOW, 3, tell=gift), "2", GIFT),
    Example(
        "X3 × X4: but where no discard is seen",
        deal(TINY_DEAL.format(" >2"), TINY_HANDS, TINY_WIDOW, 3, tell=gift),
        "None",
        GIFT | {"exchange.discards_shown": "none"},
    ),
    Example(
        "X4: nothing to give, nobody to give it to",
        deal("S4, pass, pass, pass, name HA, discard S2 S3 H3 >1", LARGE_HANDS, LARGE_WIDOW, 3),
        "refused discard_count",
        LARGE | {"exchange.honours_to": "gift"},
    ),
    Example(
        "X4: the fewest honours that the hand allows",
        deal("S4, pass, pass, pass, name HA", LARGE_HANDS, LARGE_WIDOW, 3, tell=shape),
        "4 cards, 0 from the widow, honours 2",
        LARGE,
    ),
    Example(
        "X4 × X1: more where more must come from the widow",
        deal("S4, pass, pass, pass, name HA", LARGE_HANDS, LARGE_WIDOW, 3, tell=shape),
        "4 cards, 4 from the widow, honours 3",
        LARGE | {"exchange.most_taken": 0},
    ),
    Example(
        "X4: those few go to the allies",
        deal(
            "S4, pass, pass, pass, name HA, discard S2 H3 DK CK, SA, H2, D2, S3, SK, C3, D3, C2, HK, HA, DA, CA",
            LARGE_HANDS,
            LARGE_WIDOW,
            3,
            tell=side_honours,
        ),
        "6 won",
        LARGE,
    ),
]


def solo(card: str, discard: str, hands: str = TINY_HANDS) -> Probe:
    """Napoleon with all the tricks, and the scores that tell whether he is alone."""
    play = f"S4, pass, pass, pass, name {card}, discard {discard}, SA, HK, DK, CK, SK, HA, DA, CA"
    return deal(play, hands, TINY_WIDOW, 3, tell=scores)


TABLE: Base = TINY | {"score.method": "table"}
EXAMPLES += [
    Example("N: an adjutant", solo("HA", "SQ HQ DQ CQ"), "2 1 -1 -1 won", TABLE),
    Example("N: alone with an own card", solo("SA", "SQ HQ DQ CQ"), "4 -1 -1 -1 won_solo", TABLE),
    Example("N: alone with a card of the widow", solo("SQ", "SQ HQ DQ CQ"), "4 -1 -1 -1 won_solo", TABLE),
    Example(
        "N: alone with a discard of the own hand",
        deal(
            "S4, pass, pass, pass, name DA, discard DA HQ DQ CQ, SA, HK, SK, CK, SQ, HA, DK, CA",
            "SA DA / HA HK / SK DK / CA CK",
            TINY_WIDOW,
            3,
            tell=scores,
        ),
        "4 -1 -1 -1 won_solo",
        TABLE,
    ),
    Example(
        "N: the others are not told who it is",
        deal("S4, pass, pass, pass, name HA", TINY_HANDS, TINY_WIDOW, 3, tell=lambda game: str(game.seen_by(2).adjutant)),
        "-1",
        TINY,
    ),
    Example(
        "N: nor that there is none",
        deal("S4, pass, pass, pass, name SA", TINY_HANDS, TINY_WIDOW, 3, tell=lambda game: str(game.seen_by(2).adjutant)),
        "-1",
        TINY,
    ),
    Example(
        "N: until the card is played",
        deal(
            "S4, pass, pass, pass, name HA, discard SQ HQ DQ CQ, SA, HA",
            TINY_HANDS,
            TINY_WIDOW,
            3,
            tell=lambda game: str(game.seen_by(2).adjutant),
        ),
        "1",
        TINY,
    ),
    Example(
        "X: Napoleon leads to the first trick",
        deal(CONTRACT + ", name SA, discard C4 S3 D2", HANDS, WIDOW, tell=situation),
        "play 1",
    ),
    Example(
        "X4 × W2: honours that nobody gets make a perfect impossible, and it is played to the end",
        tiny(play="SA, HK, DK, CK, yes, SK, HA, DA, CA"),
        "8 lost",
        TINY | {"exchange.honours_to": "nobody", "win.perfect_call": True},
    ),
    Example(
        "X4 × W2: honours that the allies got end it at once",
        tiny(play="SA, HK, DK, CK, yes"),
        "4 lost",
        TINY | {"exchange.honours_to": "allies", "win.perfect_call": True},
    ),
]
