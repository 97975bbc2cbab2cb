"""S, K and C: same-two, killers with their answers and the thief, calls. Hearts are trumps unless said."""

from typing import Any

from tests.examples.support import Base, Effect, Example, legal, winner

TWO: Base = {"table.jokers": 2}
JOKER: Base = {"play.strength": ["mighty", "joker", "sei_jack", "ura_jack", "same_two", "trump"]}
SPADES_HIGH: Base = {"play.strength": ["joker", "sei_jack", "mighty", "ura_jack", "trump"]}


def kill(card: str, target: str, place: str = "top", after: bool = False) -> dict[str, Any]:
    return {"card": card, "target": target, "place": place, "only_after": after}


QUEEN = kill("HQ", "mighty")
ADVANCED = [kill("HQ", "mighty", "target"), kill("DQ", "sei_jack", "target"), kill("CQ", "ura_jack", "target")]
CALL = [{"card": "C3", "target": "joker"}]

EFFECTS = [
    Effect("same_two.with_joker", winner("C4 C2 CK JO C5"), [(False, "CK led_suit"), (True, "C2 same_two")]),
    Effect("same_two.in_trumps", winner("H4 H2 HK H7 H5"), [(True, "H2 same_two"), (False, "HK trump")]),
    Effect(
        "killers",
        winner("S4 SA HQ HJ S5"),
        [
            ([], "SA mighty"),
            ([kill("HQ", "mighty", "top")], "HQ yoromeki"),
            ([kill("HQ", "mighty", "target")], "HQ yoromeki"),
            ([kill("S4", "mighty")], "S4 killer"),
            ([kill("S5", "sei_jack")], "S5 killer"),
            ([kill("S4", "mighty", after=True)], "SA mighty"),
            ([kill("HQ", "mighty", after=True)], "HQ yoromeki"),
            ([kill("HQ", "joker")], "SA mighty"),
        ],
    ),
    Effect(
        "killers",
        winner("S4 SA HQ JO S5"),
        [
            ([kill("HQ", "mighty", "top")], "HQ yoromeki"),
            ([kill("HQ", "mighty", "target")], "JO joker"),
            ([kill("S4", "joker", "target")], "S4 killer"),
            ([kill("S4", "joker", "top")], "S4 killer"),
            ([kill("S5", "joker", "top", True)], "S5 killer"),
            ([kill("S4", "joker", "top", True)], "JO joker"),
        ],
        SPADES_HIGH,
    ),
    Effect(
        "killers",
        winner("D4 DJ D5 CQ D6"),
        [([], "DJ ura_jack"), ([kill("CQ", "ura_jack")], "CQ killer"), (ADVANCED, "CQ killer")],
    ),
    Effect(
        "killers_answer",
        winner("S4 SA HQ HK HA"),
        [([], "HQ yoromeki"), (["HK"], "HK yoromeki_gaeshi"), (["HK", "HA"], "HA yoromeki_gaeshi_gaeshi")],
        {"killers": [QUEEN]},
    ),
    Effect("killers_thief", winner("S4 SA HQ SQ S5"), [(None, "HQ yoromeki"), ("SQ", "SQ thief")], {"killers": [QUEEN]}),
    Effect(
        "calls",
        legal("C3", "C4 SA JO"),
        [
            ([], "C4 JO | follow_suit SA"),
            (CALL, "JO | call C4 SA"),
            ([{"card": "C3", "target": "mighty"}], "SA | call C4 JO"),
            ([{"card": "D3", "target": "joker"}], "C4 JO | follow_suit SA"),
            ([*CALL, {"card": "C3", "target": "mighty"}], "JO SA | call C4"),
        ],
    ),
    Effect(
        "called_joker_is_weak", winner("C3 C4 JO C5 C6"), [(False, "JO joker"), (True, "C6 led_suit")], JOKER | {"calls": CALL}
    ),
]

WILD_KILLERS: Base = {"joker.wild": True, "killers": [QUEEN], "killers_answer": ["HK", "HA"], "killers_thief": "SQ"}
TARGET: Base = {"killers": [kill("HQ", "mighty", "target")]}
ANSWERS: Base = {"killers_answer": ["HK", "HA"]}
TRIO: Base = {"killers": ADVANCED, "killers_thief": "SQ"}
NONE: Base = {"play.mighty_belongs": "none", "play.ura_belongs": "none"}
TRUMP: Base = {"play.mighty_belongs": "trump", "play.ura_belongs": "trump"}
S1: Base = {"same_two.with_joker": True}
BELOW: Base = {"play.strength": ["trump", "same_two"]}

EXAMPLES = [
    Example("S: every card of one suit", winner("C4 C2 CK C7 C5"), "C2 same_two"),
    Example("S: another suit among them prevents it", winner("C4 C2 CK S7 C5"), "CK led_suit"),
    Example("S: the 2 may lead", winner("C2 C4 CK C7 C5"), "C2 same_two"),
    Example("S: no 2, nothing", winner("C4 C3 CK C7 C5"), "CK led_suit"),
    Example("S: a special of no suit counts as its printed suit", winner("D4 D2 DJ D7 D5"), "DJ ura_jack", NONE),
    Example(
        "S: and so does not prevent it",
        winner("D4 D2 DJ D7 D5"),
        "D2 same_two",
        NONE | {"play.strength": ["same_two", "ura_jack", "trump"]},
    ),
    Example(
        "S: one that belongs to trumps prevents it",
        winner("D4 D2 DJ D7 D5"),
        "DJ ura_jack",
        TRUMP | {"play.strength": ["same_two", "ura_jack", "trump"]},
    ),
    Example(
        "S: and makes it among trumps",
        winner("H4 H2 DJ H7 H5"),
        "H2 same_two",
        TRUMP | {"play.strength": ["same_two", "ura_jack", "trump"]},
    ),
    Example(
        "S: no special, no belonging", winner("D4 D2 DJ D7 D5"), "D2 same_two", TRUMP | {"play.strength": ["same_two", "trump"]}
    ),
    Example("S: the 2 of trumps has the better of two places", winner("H4 H2 HK H7 H5"), "HK trump", BELOW),
    Example(
        "S: in no-trump, all suits are plain",
        winner("H4 H2 HK H7 H5", trump=None),
        "H2 same_two",
        {"same_two.in_trumps": False},
    ),
    Example(
        "S × P5: the highest suit does not matter to it", winner("C4 C2 CK C7 C5"), "C2 same_two", {"play.suits_rank": "SHDC"}
    ),
    Example(
        "S1: whatever suit the joker called", winner("JO/S C2 CK C7 C5"), "C2 same_two", S1 | {"joker.lead": "choose_suit"}
    ),
    Example("S1: a joker of trumps not among clubs", winner("C4 C2 CK JO C5"), "CK led_suit", S1 | {"joker.belongs": "trump"}),
    Example("S1: but among trumps", winner("H4 H2 HK JO H5"), "H2 same_two", S1 | {"joker.belongs": "trump"}),
    Example(
        "S1: in no-trump it belongs nowhere",
        winner("C4 C2 CK JO C5", trump=None),
        "C2 same_two",
        S1 | {"joker.belongs": "trump"},
    ),
    Example("S1: two jokers", winner("C4 C2 JX JO C5"), "C2 same_two", S1 | TWO),
    Example(
        "S1 × P6: a joker off is a card of the suit still",
        winner("C4 C2 CK JO C5", trick=1),
        "C2 same_two",
        S1 | {"joker.belongs": "trump", "play.first_off": ["joker"]},
    ),
    Example(
        "S × P6: nor in the last trick", winner("C4 C2 CK C7 C5", trick=10), "CK led_suit", {"play.last_off": ["same_two"]}
    ),
    Example("K1: without its target a plain card", winner("S4 S6 HQ S7 S5"), "HQ trump", {"killers": [QUEEN]}),
    Example("K1: the target comes later", winner("HQ H4 SA H5 H6"), "HQ yoromeki", {"killers": [QUEEN]}),
    Example(
        "K1: place target is only just above the target",
        winner("S4 SA HQ HJ S5"),
        "HJ sei_jack",
        TARGET | {"play.strength": ["sei_jack", "mighty", "trump"]},
    ),
    Example(
        "K1: the top is above all",
        winner("S4 SA HQ HJ S5"),
        "HQ yoromeki",
        {"killers": [QUEEN], "play.strength": ["sei_jack", "mighty", "trump"]},
    ),
    Example(
        "K1: a target without power cannot be killed",
        winner("S4 SA DQ S7 S5", trick=1),
        "SA led_suit",
        {"killers": [kill("DQ", "mighty")], "play.first_off": ["mighty"]},
    ),
    Example(
        "K1: nor one that the list leaves out",
        winner("S4 SA DQ S7 S5"),
        "SA led_suit",
        {"killers": [kill("DQ", "mighty")], "play.strength": ["trump"]},
    ),
    Example(
        "K1: nor a jack in no-trump", winner("S4 HJ DQ S7 S5", trump=None), "S7 led_suit", {"killers": [kill("DQ", "sei_jack")]}
    ),
    Example("K1: nor a joker without a place", winner("S4 JO DQ S7 S5"), "S7 led_suit", {"killers": [kill("DQ", "joker")]}),
    Example("K1: nor a led joker of J4", winner("JO DQ S4 S7 S5"), "JO joker_lowest", {"killers": [kill("DQ", "joker")]}),
    Example(
        "K1 × J5: nor one whose time is over",
        winner("S4 JO DQ S7 S5", trick=8),
        "S7 led_suit",
        JOKER | {"killers": [kill("DQ", "joker")], "joker.strong_until": 7},
    ),
    Example(
        "K1 × C2: nor one that is weak under a call",
        winner("C3 JO DQ C7 C5"),
        "C7 led_suit",
        JOKER | {"killers": [kill("DQ", "joker")], "calls": CALL, "called_joker_is_weak": True},
    ),
    Example("K1: a led joker with a place", winner("JO DQ H4 H7 H5"), "DQ killer", JOKER | {"killers": [kill("DQ", "joker")]}),
    Example(
        "K1: one of two jokers is enough",
        winner("JO JX DQ H7 H5"),
        "DQ killer",
        JOKER | TWO | {"killers": [kill("DQ", "joker", "target")]},
    ),
    Example(
        "K1: place target goes above the stronger joker",
        winner("JO JX DQ HJ H5"),
        "DQ killer",
        TWO | {"killers": [kill("DQ", "joker", "target")], "play.strength": ["joker_led", "sei_jack", "joker", "trump"]},
    ),
    Example(
        "K1: the stronger joker without power counts not",
        winner("S4 JX DQ HJ H5"),
        "HJ sei_jack",
        TWO | {"killers": [kill("DQ", "joker", "target")], "play.strength": ["joker_led", "sei_jack", "joker", "trump"]},
    ),
    Example(
        "K1: a target below trumps: the killer below them too",
        winner("D4 DJ CQ H2 D6"),
        "H2 trump",
        {"killers": [kill("CQ", "ura_jack", "target")], "play.strength": ["trump", "ura_jack"]},
    ),
    Example(
        "K1: a killer keeps a better place of its own",
        winner("D4 DJ HQ H2 D6"),
        "HQ trump",
        {"killers": [kill("HQ", "ura_jack", "target")], "play.strength": ["trump", "ura_jack"]},
    ),
    Example(
        "K1: two at the top: the earlier", winner("S4 DQ SA HQ S5"), "DQ killer", {"killers": [QUEEN, kill("DQ", "mighty")]}
    ),
    Example(
        "K1: one card may kill several",
        winner("S4 S6 HQ JO S5"),
        "HQ yoromeki",
        JOKER | {"killers": [QUEEN, kill("HQ", "joker")]},
    ),
    Example(
        "K1: a target that is raised itself takes nobody with it",
        winner("HJ SA HQ H4 H5"),
        "SA killer",
        {
            "killers": [kill("SA", "sei_jack", "target"), kill("HQ", "mighty", "target")],
            "play.strength": ["sei_jack", "mighty", "trump"],
        },
    ),
    Example("K1: the sei-jack as a killer", winner("S4 SA S6 HJ S5"), "HJ killer", {"killers": [kill("HJ", "mighty")]}),
    Example("K2: only a successful ♥Q is answered", winner("S4 S6 HQ HK HA"), "HA trump", {"killers": [QUEEN]} | ANSWERS),
    Example("K2: ♥A answers only a ♥K that answered", winner("S4 SA HQ HA S5"), "HQ yoromeki", {"killers": [QUEEN]} | ANSWERS),
    Example("K2: before or after", winner("S4 HA HK SA HQ"), "HA yoromeki_gaeshi_gaeshi", {"killers": [QUEEN]} | ANSWERS),
    Example(
        "K2: other killers have no answer", winner("S4 SA DQ HK HA"), "DQ killer", {"killers": [kill("DQ", "mighty")]} | ANSWERS
    ),
    Example(
        "K2: just above ♥Q, not above all",
        winner("S4 SA HQ HK HJ"),
        "HJ sei_jack",
        TARGET | ANSWERS | {"play.strength": ["sei_jack", "mighty", "trump"]},
    ),
    Example(
        "K2: whatever ♥Q killed",
        winner("S4 JO HQ HK S5"),
        "HK yoromeki_gaeshi",
        JOKER | ANSWERS | {"killers": [kill("HQ", "joker")]},
    ),
    Example(
        "K2 × only_after: ♥Q came too early",
        winner("S4 HQ SA HK S5"),
        "SA mighty",
        ANSWERS | {"killers": [kill("HQ", "mighty", after=True)]},
    ),
    Example("K × J7: the real killer wins the tie", winner("S4 SA JO=HQ HQ S5"), "HQ yoromeki", WILD_KILLERS),
    Example("K × J7: so does the real answer", winner("HQ SA JO=HK HK S5"), "HK yoromeki_gaeshi", WILD_KILLERS),
    Example("K × J7: and the answer's answer", winner("HQ SA HK JO=HA HA"), "HA yoromeki_gaeshi_gaeshi", WILD_KILLERS),
    Example("K × J7: and the thief", winner("HQ SA JO=SQ SQ S5"), "SQ thief", WILD_KILLERS),
    Example(
        "K × J7: a wild answer stands above the real queen", winner("HQ SA S5 JO=HK S6"), "JO=HK yoromeki_gaeshi", WILD_KILLERS
    ),
    Example(
        "K × J7: at the target's place as well",
        winner("S4 SA JO=HQ HQ S5"),
        "HQ yoromeki",
        {"joker.wild": True, "killers": [kill("HQ", "mighty", "target")]},
    ),
    Example(
        "K × J7: a wild ♠A is killed above both",
        winner("SA JO=SA JX=HQ S6 S5"),
        "JX=HQ yoromeki",
        TWO | {"joker.wild": True, "killers": [kill("HQ", "mighty", "target")]},
    ),
    Example("K3: nothing to take over", winner("S4 S6 HQ SQ S5"), "HQ trump", TRIO),
    Example("K3: above the killer's answers", winner("SQ SA HQ HK HA"), "SQ thief", TRIO | ANSWERS),
    Example("K3: the rank of the strongest killer", winner("S4 SQ HJ DQ CQ"), "SQ thief", TRIO),
    Example("K3: and no more", winner("D4 DJ CQ SQ HJ"), "HJ sei_jack", TRIO),
    Example(
        "K3 × P6: killers off, no thief", winner("S4 SA HQ SQ S5", trick=1), "SA mighty", TRIO | {"play.first_off": ["killers"]}
    ),
    Example(
        "K × S: the top stands above same-two",
        winner("S4 S2 SA S6 SQ"),
        "SQ killer",
        {"killers": [kill("SQ", "mighty")], "play.strength": ["same_two", "mighty", "trump"]},
    ),
    Example("C1: followed or not", legal("C3", "D4 JO"), "JO | call D4", {"calls": CALL}),
    Example("C1: not held, nothing", legal("C3", "C4 D4"), "C4 | follow_suit D4", {"calls": CALL}),
    Example("C1: only when it is led", legal("C4 C3", "C5 JO"), "C5 JO", {"calls": CALL}),
    Example("C1: in the first trick too", legal("C3", "C4 JO", trick=1), "JO | call C4", {"calls": CALL}),
    Example("C1: one of two jokers", legal("C3", "C4 JO JX"), "JO JX | call C4", {"calls": CALL} | TWO),
    Example(
        "C1: with or without power", legal("C3", "C4 JO", trick=1), "JO | call C4", {"calls": CALL, "play.first_off": ["joker"]}
    ),
    Example("C1: a joker of trumps", legal("C3", "C4 JO"), "JO | call C4", {"calls": CALL, "joker.belongs": "trump"}),
    Example(
        "C1: ♠A without power",
        legal("C3", "C4 SA"),
        "SA | call C4",
        {"calls": [{"card": "C3", "target": "mighty"}], "play.strength": ["trump"]},
    ),
    Example(
        "C1 × J3: the call above the duty",
        legal("H3", "DA JO C4"),
        "JO | call C4 DA",
        {"calls": [{"card": "H3", "target": "joker"}], "joker.no_trump_honours": True},
    ),
    Example(
        "C2: not called, strong", winner("C4 C5 JO C3 C6"), "JO joker", JOKER | {"calls": CALL, "called_joker_is_weak": True}
    ),
    Example(
        "C2: a call of ♠A leaves it strong",
        winner("C3 C4 JO C5 C6"),
        "JO joker",
        JOKER | {"calls": [{"card": "C3", "target": "mighty"}], "called_joker_is_weak": True},
    ),
    Example(
        "C2: the second joker is weak as well",
        winner("C3 JX JO C5 C6"),
        "C6 led_suit",
        JOKER | TWO | {"calls": CALL, "called_joker_is_weak": True},
    ),
    Example(
        "C: a killer called for",
        winner("C3 SA HQ C5 C6"),
        "HQ yoromeki",
        {"calls": [{"card": "C3", "target": "mighty"}], "killers": [QUEEN]},
    ),
]
