"""P: the one list of strength, plain suits that rank, powers that are off, bans in the first trick. Hearts are trumps."""

from itertools import permutations

from tests.examples.support import Base, Effect, Example, legal, winner

ALL = ["mighty", "joker", "sei_jack", "ura_jack", "same_two", "trump"]
FOUR: Base = {"table.players": 4, "play.strength": ["trump"]}
TWO_JOKERS: Base = {"table.jokers": 2}


def order(*names: str) -> list[str]:
    return [*names]


def suits_order(letters: tuple[str, ...]) -> tuple[str, str]:
    """♣4 is led; of the other plain suits the strongest but clubs lies there too."""
    text = "".join(letters)
    plain = {"C": "C4", "D": "D9", "S": "S2"}
    return text, f"{plain[next(suit for suit in letters if suit != 'H')]} suits_rank"


EFFECTS = [
    # P1: the three specials in any order
    Effect(
        "play.strength",
        winner("S4 SA HJ DJ HA"),
        [
            (order("mighty", "sei_jack", "ura_jack", "trump"), "SA mighty"),
            (order("sei_jack", "mighty", "ura_jack", "trump"), "HJ sei_jack"),
            (order("ura_jack", "sei_jack", "mighty", "trump"), "DJ ura_jack"),
            (order("trump"), "HA trump"),
            (order("trump", "mighty", "sei_jack", "ura_jack"), "HA trump"),
        ],
    ),
    Effect(
        "play.strength",
        winner("S4 DJ HA HJ S5"),
        [
            (order("sei_jack", "ura_jack", "trump"), "HJ sei_jack"),
            (order("ura_jack", "trump", "sei_jack"), "DJ ura_jack"),
            (order("ura_jack", "trump"), "DJ ura_jack"),
            (order("trump", "ura_jack"), "HA trump"),
            (order("trump"), "HA trump"),
        ],
    ),
    # P2: the joker as a follower
    Effect(
        "play.strength",
        winner("S4 JO HJ HA S5"),
        [
            (order("joker", "sei_jack", "trump"), "JO joker"),
            (order("sei_jack", "joker", "trump"), "HJ sei_jack"),
            (order("trump", "joker"), "HA trump"),
            (order("sei_jack", "trump"), "HJ sei_jack"),
        ],
    ),
    Effect("play.strength", winner("S4 JO SK D2 S5"), [(order("trump", "joker"), "JO joker"), (order("trump"), "SK led_suit")]),
    # P3: the joker when led, here calling trumps
    Effect(
        "play.strength",
        winner("JO SA HJ DJ HA"),
        [
            (order("joker_led", "mighty", "sei_jack", "ura_jack", "trump"), "JO joker_led"),
            (order("mighty", "joker_led", "sei_jack", "ura_jack", "trump"), "SA mighty"),
            (order("sei_jack", "ura_jack", "joker_led", "trump"), "HJ sei_jack"),
            (order("joker", "mighty", "trump"), "JO joker_led"),
            (order("trump", "joker_led"), "HA trump"),
            (order("joker_led", "trump", "joker"), "JO joker_led"),
        ],
    ),
    # P4: same-two, here of diamonds with the ura-jack, and of spades with the mighty
    Effect(
        "play.strength",
        winner("DK D2 DJ D5 D9"),
        [
            (order("mighty", "sei_jack", "ura_jack", "same_two", "trump"), "DJ ura_jack"),
            (order("mighty", "sei_jack", "same_two", "ura_jack", "trump"), "D2 same_two"),
            (order("mighty", "sei_jack", "ura_jack", "trump"), "DJ ura_jack"),
            (order("trump", "same_two"), "D2 same_two"),
        ],
    ),
    Effect(
        "play.strength",
        winner("SK S2 SA S5 S9"),
        [
            (order("same_two", "mighty", "trump"), "S2 same_two"),
            (order("mighty", "same_two", "trump"), "SA mighty"),
            (order("mighty", "trump"), "SA mighty"),
            (order("trump", "mighty", "same_two"), "SA mighty"),
        ],
    ),
    Effect(
        "play.suits_rank",
        winner("C4 D9 S2 CA"),
        [(None, "CA led_suit"), ("DSHC", "D9 suits_rank"), ("CSHD", "CA suits_rank"), ("SHDC", "S2 suits_rank")],
        FOUR,
    ),
    Effect("play.suits_rank", winner("C4 D9 S2 C3"), [suits_order(letters) for letters in permutations("SHDC")], FOUR),
    # P6: one power at a time, in the first trick and in the last
    *(
        Effect(option, winner(plays, trick=trick), [([], usual), ([power], without)], {"play.strength": ALL, **extra})
        for option, trick in (("play.first_off", 1), ("play.last_off", 10))
        for power, plays, usual, without, extra in (
            ("mighty", "S4 SA SK H3 D9", "SA mighty", "H3 trump", {}),
            ("sei_jack", "H4 HJ HQ S3 D9", "HJ sei_jack", "HQ trump", {}),
            ("ura_jack", "D4 DJ DQ S3 D9", "DJ ura_jack", "DQ led_suit", {}),
            ("joker", "S4 JO SK H3 D9", "JO joker", "H3 trump", {}),
            ("joker", "JO D4 DQ S3 D9", "JO joker_led", "DQ led_suit", {"joker.lead": "next_card"}),
            ("killers", "S4 SA HQ S3 D9", "HQ yoromeki", "SA mighty", {"killers": [{"card": "HQ", "target": "mighty"}]}),
            ("same_two", "S4 S2 SK S3 S9", "S2 same_two", "SK led_suit", {}),
        )
    ),
    Effect(
        "play.opening_lead_bans",
        legal("", "S4 HA D5 JO", trick=1),
        [
            ([], "D5 HA JO S4"),
            (["trump"], "D5 JO S4 | lead_ban HA"),
            (["spade"], "D5 HA JO | lead_ban S4"),
            (["joker"], "D5 HA S4 | lead_ban JO"),
            (["trump", "spade", "joker"], "D5 | lead_ban HA JO S4"),
        ],
    ),
    Effect(
        "play.first_trick_bans",
        legal("D4", "S4 HA C5 JO", trick=1),
        [
            ([], "C5 HA JO S4"),
            (["joker"], "C5 HA S4 | first_trick_ban JO"),
            (["trump"], "C5 JO S4 | first_trick_ban HA"),
            (["joker", "trump"], "C5 S4 | first_trick_ban HA JO"),
        ],
    ),
    Effect(
        "play.first_trick_bans",
        legal("", "S4 HA JO", trick=1),
        [([], "HA JO S4"), (["joker"], "HA S4 | lead_ban JO"), (["trump"], "JO S4 | lead_ban HA")],
    ),
]

BANS: Base = {"play.first_trick_bans": ["joker", "trump"]}
TRUMP_BAN: Base = {"play.first_trick_bans": ["trump"]}
MIGHTY_CALL = [{"card": "C3", "target": "mighty"}]
JOKER_CALL = [{"card": "C3", "target": "joker"}]

EXAMPLES = [
    Example("trumps by rank", winner("S4 H3 HT SA H9"), "HT trump", FIVE_TRUMP := {"play.strength": ["trump"]}),
    Example("then the led suit", winner("S4 D3 CA SA S9"), "SA led_suit", FIVE_TRUMP),
    Example("other suits cannot win", winner("S4 DA CA CK D9"), "S4 led_suit", FIVE_TRUMP),
    Example("no trumps in no-trump", winner("S4 HA CA CK D9", trump=None), "S4 led_suit"),
    Example("nor jacks", winner("S4 HJ SJ CJ S9", trump=None), "SJ led_suit"),
    Example("but ♠A is the mighty", winner("D4 HA SA DK DA", trump=None), "SA mighty"),
    Example(
        "♠A of trumps has the better of two places",
        winner("S4 SA SJ CJ S9", trump="S"),
        "SA trump",
        {"play.strength": ["trump", "mighty", "sei_jack"]},
    ),
    Example("and as the mighty when that is better", winner("S4 SJ SA CJ S9", trump="S"), "SA mighty"),
    Example(
        "the sei-jack below trumps is a trump still",
        winner("H4 HJ HT S3 S9"),
        "HJ trump",
        {"play.strength": ["trump", "sei_jack"]},
    ),
    Example("the 2 of trumps wins as a trump", winner("S4 H2 SK S3 S9"), "H2 trump"),
    Example("P2: a joker without a place cannot win when it follows", winner("C2 JO D5 D6 S9"), "C2 led_suit"),
    Example(
        "P3: joker_led alone gives the follower nothing",
        winner("C4 JO D5 D6 S9"),
        "C4 led_suit",
        {"play.strength": ["joker_led", "mighty", "trump"]},
    ),
    Example(
        "P3: led its own place, following another",
        winner("JO JX H5 HA S9"),
        "JX joker",
        TWO_JOKERS | {"play.strength": ["joker", "trump", "joker_led"]},
    ),
    Example("P5: trumps above them", winner("C4 D9 H2 SA"), "H2 trump", FOUR | {"play.suits_rank": "SDCH"}),
    Example(
        "P5: in no-trump all four rank", winner("C4 D9 H2 S3", trump=None), "H2 suits_rank", FOUR | {"play.suits_rank": "HSDC"}
    ),
    Example("P5: specials above them", winner("C4 SK DJ SQ"), "DJ ura_jack", {"table.players": 4, "play.suits_rank": "SHDC"}),
    Example("P5: following as ever", legal("C4", "C2 SA"), "C2 | follow_suit SA", {"play.suits_rank": "SHDC"}),
    Example(
        "P6: ♠A off is the ace of spades", winner("S4 SK SA S3 S9", trick=1), "SA led_suit", {"play.first_off": ["mighty"]}
    ),
    Example(
        "P6: the sei-jack off is the jack of trumps",
        winner("H4 HT HJ S3 S9", trick=1),
        "HJ trump",
        {"play.first_off": ["sei_jack"]},
    ),
    Example(
        "P6: a joker off is playable at any time",
        legal("S4", "S3 JO D4", trick=1),
        "JO S3 | follow_suit D4",
        {"play.first_off": ["joker"], "joker.belongs": "trump"},
    ),
    Example(
        "P6: led, the next card sets the suit",
        legal("JO D4", "S3 D9", trick=1),
        "D9 | follow_suit S3",
        {"play.first_off": ["joker"]},
    ),
    Example(
        "P6: two jokers off: the first other card",
        winner("JO JX D4 S3 D9", trick=1),
        "D9 led_suit",
        TWO_JOKERS | {"play.first_off": ["joker"]},
    ),
    Example(
        "P6: a middle trick has all powers",
        winner("S4 SA SK H3 D9", trick=2),
        "SA mighty",
        {"play.first_off": ["mighty"], "play.last_off": ["mighty"]},
    ),
    Example(
        "P6 × J6: off, it may still not be led",
        legal("", "JO S4", trick=1),
        "S4 | lead_ban JO",
        {"play.first_off": ["joker"], "joker.first_lead": False},
    ),
    Example(
        "P6 × J6 × J7: but a wild one may",
        legal("", "JO S4", trick=1),
        "JO S4",
        {"play.first_off": ["joker"], "joker.first_lead": False, "joker.wild": True},
    ),
    Example(
        "P7: unless nothing else is held",
        legal("", "S4 HA JO", trick=1),
        "HA JO S4",
        {"play.opening_lead_bans": ["trump", "spade", "joker"]},
    ),
    Example("P7: only the first trick", legal("", "S4 D4", trick=2), "D4 S4", {"play.opening_lead_bans": ["spade"]}),
    Example("P7: not for followers", legal("D4", "S4 HA", trick=1), "HA S4", {"play.opening_lead_bans": ["trump", "spade"]}),
    Example(
        "P7: spades as printed, ♠A too",
        legal("", "SA D4", trick=1),
        "D4 | lead_ban SA",
        {"play.opening_lead_bans": ["spade"], "play.mighty_belongs": "none"},
    ),
    Example(
        "P7: trumps as they belong",
        legal("", "DJ HA D4", trick=1),
        "D4 | lead_ban DJ HA",
        {"play.opening_lead_bans": ["trump"], "play.ura_belongs": "trump"},
    ),
    Example(
        "P7: no trumps to ban in no-trump",
        legal("", "HA D4", trump=None, trick=1),
        "D4 HA",
        {"play.opening_lead_bans": ["trump"]},
    ),
    Example(
        "J6, P7 and P8 on a lead are one set",
        legal("", "S4 HA JO D9", trick=1),
        "D9 | lead_ban HA JO S4",
        {"play.opening_lead_bans": ["spade"], "play.first_trick_bans": ["trump"], "joker.first_lead": False},
    ),
    Example(
        "and free together",
        legal("", "S4 HA JO", trick=1),
        "HA JO S4",
        {"play.opening_lead_bans": ["spade"], "play.first_trick_bans": ["trump"], "joker.first_lead": False},
    ),
    Example("P8: nothing else to choose from", legal("D4", "HA JO H2", trick=1), "H2 HA JO", BANS),
    Example(
        "P8: the suit must be followed all the same",
        legal("D4", "HA JO D2", trick=1),
        "D2 | first_trick_ban JO | follow_suit HA",
        BANS,
    ),
    Example(
        "P8: trumps led, trumps may be played",
        legal("H4", "HA JO D2", trick=1),
        "HA | first_trick_ban JO | follow_suit D2",
        BANS,
    ),
    Example(
        "P8: trumps called by a joker are led too",
        legal("JX", "HA JO D2", trick=1),
        "HA | first_trick_ban JO | follow_suit D2",
        BANS | TWO_JOKERS,
    ),
    Example(
        "P8: trumps as they belong",
        legal("C4", "SA D3 HJ", trick=1),
        "D3 | first_trick_ban HJ SA",
        TRUMP_BAN | {"play.mighty_belongs": "trump"},
    ),
    Example(
        "P8: a joker of trumps with them",
        legal("C4", "JO D3", trick=1),
        "D3 | first_trick_ban JO",
        TRUMP_BAN | {"joker.belongs": "trump"},
    ),
    Example("P8: only the first trick", legal("C4", "HA JO D2", trick=2), "D2 HA JO", BANS),
    Example(
        "P8 × C1: the ban stands above the call",
        legal("C3", "C4 JO", trick=1),
        "C4 | first_trick_ban JO",
        BANS | {"calls": JOKER_CALL},
    ),
    Example(
        "P8 × C1: with nothing else, the call holds",
        legal("C3", "HA JO", trick=1),
        "JO | call HA",
        BANS | {"calls": JOKER_CALL},
    ),
    Example(
        "P8 × C1: ♠A that belongs to trumps",
        legal("C3", "SA D4", trick=1),
        "D4 | first_trick_ban SA",
        TRUMP_BAN | {"calls": MIGHTY_CALL, "play.mighty_belongs": "trump"},
    ),
    Example(
        "P8 × C1: of two called the one that is not banned",
        legal("C3", "SA JO D4", trick=1),
        "SA | call D4 JO",
        {"play.first_trick_bans": ["joker"], "calls": JOKER_CALL + MIGHTY_CALL},
    ),
]
