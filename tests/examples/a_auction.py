"""A: who speaks, what may be bid, when it ends, what follows when nobody bids. Five players, dealer 0, unless said."""

from itertools import permutations

from tests.examples.support import Base, Effect, Example, bids, deal, least_bid

ALL_PASS = "pass, pass, pass, pass, pass"
# seat 2 holds ♦J and seat 3 ♠A and ♠J; the widow begins with the joker, then ♦4
HANDS, WIDOW = " / / DJ / SA SJ / ", "JO D4 S5"
WAYS = [
    ("redeal", "redeal redeal"),
    ("expose_widow", "auction 1"),
    ("widow_jack", "naming 2 D13 widow_jack"),
    ("mighty_holder", "naming 3 S13 mighty_holder"),
    ("opener_forced", "naming 1 S13 opener_forced"),
    ("previous_napoleon", "auction 4"),
    ("previous_adjutant", "auction 0"),
]
FREE: Base = {"auction.order": "free"}
EXPOSE: Base = {"auction.all_pass": "expose_widow"}

EFFECTS = [
    Effect(
        "auction.opener",
        deal("", dealer=1, previous=(3, 0)),
        [("dealer_left", "auction 2"), ("dealer", "auction 1"), ("previous_napoleon", "auction 3")],
    ),
    Effect("auction.opener_must_bid", deal("pass"), [(False, "auction 2"), (True, "refused opener_must_bid")]),
    Effect(
        "auction.opener_must_bid",
        deal("3:pass, 1:pass"),
        [(True, "refused opener_must_bid"), (False, "auction 0 1 2 3 4")],
        FREE,
    ),
    Effect("auction.minimum", deal("", tell=least_bid), [(1, "C1"), (11, "C11"), (13, "C13"), (20, "C20")]),
    Effect("auction.minimum", deal("S12"), [(12, "auction 2"), (13, "refused bid_below_minimum")]),
    Effect("auction.suit_order", deal("", tell=bids(13)), [("".join(order),) * 2 for order in permutations("SHDC")]),
    Effect("auction.suit_order", deal("D13, C13"), [("SHCD", "auction 3"), ("SHDC", "refused bid_not_stronger")]),
    Effect(
        "auction.no_trump",
        deal("S13, N13"),
        [("off", "refused bid_no_trump_off"), ("high", "auction 3"), ("low", "refused bid_not_stronger")],
    ),
    Effect("auction.no_trump", deal("N13, C13"), [("low", "auction 3"), ("high", "refused bid_not_stronger")]),
    Effect("auction.no_trump", deal("S20"), [("off", "naming 1 S20"), ("high", "auction 2"), ("low", "naming 1 S20")]),
    Effect(
        "auction.raise",
        deal("C13, D13, pass, pass, pass, H13"),
        [("higher", "auction 2"), ("more_points_after_round_one", "refused bid_needs_more_points")],
    ),
    Effect("auction.reentry", deal("pass, C13, pass, pass, pass"), [(True, "auction 1"), (False, "naming 2 C13")]),
    Effect(
        "auction.closing", deal("C13, pass, pass, pass, pass"), [("others_pass", "naming 1 C13"), ("all_pass", "auction 1")]
    ),
    Effect("auction.order", deal(""), [("clockwise", "auction 1"), ("free", "auction 0 1 2 3 4")]),
    Effect("auction.order", deal("3:C13"), [("clockwise", "refused not_your_turn"), ("free", "auction 0 1 2 3 4")]),
    Effect("auction.all_pass", deal(ALL_PASS, HANDS, WIDOW, previous=(4, 0)), WAYS),
    Effect(
        "auction.exposed_minimum",
        deal(ALL_PASS, tell=least_bid),
        [(None, "C13"), (11, "C11"), (15, "C15")],
        EXPOSE,
    ),
    Effect(
        "auction.forced_bid",
        deal(ALL_PASS),
        [("S13", "naming 1 S13 opener_forced"), ("H11", "naming 1 H11 opener_forced"), ("N15", "naming 1 N15 opener_forced")],
        {"auction.all_pass": "opener_forced", "auction.no_trump": "high"},
    ),
]


def way(name: str) -> Base:
    return {"auction.all_pass": name}


EXAMPLES = [
    Example("A1: no Napoleon before: dealer's left", deal(""), "auction 1", {"auction.opener": "previous_napoleon"}),
    Example(
        "A2: only the first turn", deal("C13, D13, pass, pass, pass, pass"), "naming 2 D13", {"auction.opener_must_bid": True}
    ),
    Example(
        "A2: the second auction begins afresh",
        deal("C13, pass, pass, pass, pass"),
        "naming 1 C13",
        EXPOSE | {"auction.opener_must_bid": True},
    ),
    Example(
        "A6: on the first turn the same number is enough",
        deal("C13, D13"),
        "auction 3",
        {"auction.raise": "more_points_after_round_one"},
    ),
    Example(
        "A6: a pass was a turn too",
        deal("pass, C13, pass, pass, pass, D13"),
        "refused bid_needs_more_points",
        {"auction.raise": "more_points_after_round_one"},
    ),
    Example(
        "A6: turns are counted afresh in the second auction",
        deal(ALL_PASS + ", C13, D13"),
        "auction 3",
        EXPOSE | {"auction.raise": "more_points_after_round_one"},
    ),
    Example(
        "A7: one who is out is passed over",
        deal("pass, C13, D13, pass, pass, C14, pass"),
        "naming 2 C14",
        {"auction.reentry": False},
    ),
    Example(
        "A7: out in the first auction, not in the second",
        deal(ALL_PASS + ", C13"),
        "auction 2",
        EXPOSE | {"auction.reentry": False},
    ),
    Example(
        "A8: the last bidder may raise the own bid",
        deal("C13, pass, pass, pass, pass, C14"),
        "auction 2",
        {"auction.closing": "all_pass"},
    ),
    Example(
        "A8: and ends it with a pass",
        deal("C13, pass, pass, pass, pass, pass"),
        "naming 1 C13",
        {"auction.closing": "all_pass"},
    ),
    Example(
        "A7 × A8: others out, a raise is followed by the own pass",
        deal("C13, pass, pass, pass, pass, C14, pass"),
        "naming 1 C14",
        {"auction.closing": "all_pass", "auction.reentry": False},
    ),
    Example("A9: a pass twice in a row", deal("3:pass, 3:pass"), "refused pass_twice", FREE),
    Example("A9: a pass by the last bidder", deal("3:C13, 3:pass"), "refused pass_by_last_bidder", FREE),
    Example(
        "A9 × A8: under all_pass the last bidder passes too",
        deal("3:C13, 3:pass, 0:pass, 1:pass, 2:pass, 4:pass"),
        "naming 3 C13",
        FREE | {"auction.closing": "all_pass"},
    ),
    Example("A9: the own bid may be raised at any moment", deal("3:C13, 3:C14"), "auction 0 1 2 3 4", FREE),
    Example("A9: a bid makes earlier passes void", deal("2:pass, 3:C13, 0:pass, 1:pass, 4:pass"), "auction 0 1 2 3 4", FREE),
    Example(
        "A9: closes with the last of the others", deal("2:pass, 3:C13, 0:pass, 1:pass, 4:pass, 2:pass"), "naming 3 C13", FREE
    ),
    Example(
        "A9 × A7: those who are out need not pass again",
        deal("2:pass, 3:C13, 0:pass, 1:pass, 4:pass"),
        "naming 3 C13",
        FREE | {"auction.reentry": False},
    ),
    Example("A9 × A7: nor may they bid", deal("2:pass, 2:C13"), "refused not_your_turn", FREE | {"auction.reentry": False}),
    Example("A9: nobody bid", deal("4:pass, 2:pass, 0:pass, 3:pass, 1:pass"), "redeal redeal", FREE),
    Example("A10: twice nobody", deal(ALL_PASS + ", " + ALL_PASS), "redeal expose_widow", EXPOSE),
    Example(
        "A10: a jack in the widow has no holder",
        deal(ALL_PASS, " / / / SJ / ", "DJ D4 S5"),
        "naming 3 S13 widow_jack",
        way("widow_jack"),
    ),
    Example("A10: no holder at all", deal(ALL_PASS, widow="JO DJ D4"), "redeal widow_jack", way("widow_jack")),
    Example(
        "A10: the widow's jack is at the minimum",
        deal(ALL_PASS, HANDS, WIDOW),
        "naming 2 D11 widow_jack",
        way("widow_jack") | {"auction.minimum": 11},
    ),
    Example("A10: ♠A in the widow", deal(ALL_PASS, widow="SA"), "redeal mighty_holder", way("mighty_holder")),
    Example("A10: no Napoleon before", deal(ALL_PASS), "redeal previous_napoleon", way("previous_napoleon")),
    Example("A10: solo before", deal(ALL_PASS, previous=(4, None)), "redeal previous_adjutant", way("previous_adjutant")),
    Example(
        "A10: must bid", deal(ALL_PASS + ", pass", previous=(4, 0)), "refused pass_when_demanded", way("previous_napoleon")
    ),
    Example(
        "A10: at least the minimum",
        deal(ALL_PASS + ", S12", previous=(4, 0)),
        "refused bid_below_minimum",
        way("previous_napoleon"),
    ),
    Example(
        "A10: any bid from there",
        deal(ALL_PASS + ", C14", previous=(4, 0)),
        "naming 0 C14 previous_adjutant",
        way("previous_adjutant"),
    ),
    Example(
        "A10 × A2: an opener who must bid is never all_pass",
        deal("C13"),
        "auction 2",
        way("opener_forced") | {"auction.opener_must_bid": True},
    ),
    Example("the strongest bid ends it at once", deal("S20"), "naming 1 S20"),
    Example("with no-trump above, that is the strongest", deal("S20, N20"), "naming 2 N20", {"auction.no_trump": "high"}),
    Example("where all loses, one less is the strongest", deal("S19"), "naming 1 S19", {"win.all_honours": "loses"}),
    Example("and more may not be bid", deal("S20"), "refused bid_above_largest", {"win.all_honours": "loses"}),
    Example("a weaker bid is illegal, not ignored", deal("H13, D13"), "refused bid_not_stronger"),
    Example("so is the same again", deal("H13, H13"), "refused bid_not_stronger"),
    Example("with the threes twenty-four may be bid", deal("S24"), "naming 1 S24", {"table.honours": "AKQJT3"}),
]
