"""T: seats, pack, hands, honours, who deals."""

from tests.examples.support import Effect, Example, deal, honours, legal, match, sizes, winner

PLAIN = {"play.strength": ["mighty", "sei_jack", "ura_jack", "trump"]}

EFFECTS = [
    Effect(
        "table.players",
        deal("", tell=sizes),
        [
            (4, "12 12 12 12 + 5"),
            (5, "10 10 10 10 10 + 3"),
            (6, "8 8 8 8 8 8 + 5"),
            (7, "7 7 7 7 7 7 7 + 4"),
        ],
    ),
    Effect("table.players", winner("C3 C4 C5 C6"), [(4, "C6 led_suit"), (5, "error wrong_number_of_plays")]),
    Effect(
        "table.jokers",
        deal("", tell=sizes),
        [(0, "10 10 10 10 10 + 2"), (1, "10 10 10 10 10 + 3"), (2, "10 10 10 10 10 + 4")],
    ),
    Effect("table.jokers", winner("C3 C4 JX C5 C6"), [(1, "error card_not_in_pack_here"), (2, "C6 led_suit")]),
    Effect(
        "table.removed",
        deal("", tell=sizes),
        [([], "10 10 10 10 10 + 3"), (["C3", "D3"], "10 10 10 10 10 + 1"), (["S2", "H2", "D2"], "10 10 10 10 10 + 0")],
    ),
    Effect(
        "table.removed", deal("", tell=sizes), [([], "9 9 9 9 9 + 8"), (["2"], "9 9 9 9 9 + 4")], PLAIN | {"table.hand_size": 9}
    ),
    Effect(
        "table.hand_size",
        deal("", tell=sizes),
        [(None, "10 10 10 10 10 + 3"), (10, "10 10 10 10 10 + 3"), (9, "9 9 9 9 9 + 8")],
    ),
    Effect("table.redeal_dealer", match("scored", "redeal"), [("next", "2 on"), ("same", "1 on")]),
    Effect("table.honours", honours("S3 H3 SA DT C9"), [("AKQJT", "2"), ("AKQJT3", "4")]),
    Effect(
        "table.honours",
        legal("JO", "C3 D9 S4"),
        [("AKQJT", "C3 D9 S4"), ("AKQJT3", "C3 | honour_duty D9 S4")],
        {"joker.no_trump_honours": True},
    ),
]


def dealt(players: int, jokers: int, removed: list[str], hand: int, widow: int) -> Example:
    """A hand size and a pack that T4 names."""
    base = PLAIN | {"table.players": players, "table.jokers": jokers, "table.removed": removed, "table.hand_size": hand}
    return Example(f"T4: {players}×{hand}+{widow}", deal("", tell=sizes), " ".join([str(hand)] * players) + f" + {widow}", base)


EXAMPLES = [
    Example("T6: the deal passes clockwise after every deal", match(*["scored"] * 7), "2 on", {"table.redeal_dealer": "same"}),
    dealt(4, 0, [], 12, 4),
    dealt(4, 1, [], 12, 5),
    dealt(4, 2, ["2", "3", "4"], 10, 2),
    dealt(4, 0, [], 13, 0),
    dealt(5, 0, [], 10, 2),
    dealt(5, 1, [], 10, 3),
    dealt(5, 2, [], 10, 4),
    dealt(5, 0, ["C2", "D2"], 10, 0),
    dealt(6, 0, [], 8, 4),
    dealt(6, 1, [], 8, 5),
    dealt(7, 0, [], 7, 3),
    dealt(7, 1, [], 7, 4),
    Example("T5: the joker is never an honour", honours("JO C2 C3 C4 C5"), "0", {"joker.lead": "next_card"}),
    Example("T5: honours are by rank, whatever is trump", honours("SA HK DQ CJ ST"), "5"),
]
