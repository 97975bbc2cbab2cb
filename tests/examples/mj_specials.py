"""M and J: where ♠A and the ura-jack belong, and the joker. Hearts are trumps, so ♦J is the ura-jack."""

from tests.examples.support import Base, Effect, Example, legal, winner

TWO: Base = {"table.jokers": 2}
WILD: Base = {"joker.wild": True}
PLACED: Base = {"play.strength": ["mighty", "joker", "sei_jack", "ura_jack", "same_two", "trump"]}
NEVER: Base = {"joker.led_otherwise": "never", "joker.lead": "choose_suit"}
CHOOSE: Base = {"joker.lead": "choose_suit"}

EFFECTS = [
    Effect(
        "play.mighty_belongs",
        legal("S5", "SA C3"),
        [("own_suit", "SA | follow_suit C3"), ("trump", "C3 SA"), ("none", "C3 SA")],
    ),
    Effect(
        "play.mighty_belongs",
        legal("H5", "SA C3 H2"),
        [("own_suit", "H2 | follow_suit C3 SA"), ("trump", "H2 SA | follow_suit C3"), ("none", "H2 SA | follow_suit C3")],
    ),
    Effect(
        "play.mighty_belongs",
        legal("C5", "SA C3"),
        [("own_suit", "C3 | follow_suit SA"), ("trump", "C3 | follow_suit SA"), ("none", "C3 SA")],
    ),
    Effect(
        "play.mighty_belongs",
        legal("SA", "S3 H3"),
        [("own_suit", "S3 | follow_suit H3"), ("trump", "H3 | follow_suit S3"), ("none", "S3 | follow_suit H3")],
    ),
    Effect(
        "play.ura_belongs", legal("D5", "DJ C3"), [("own_suit", "DJ | follow_suit C3"), ("trump", "C3 DJ"), ("none", "C3 DJ")]
    ),
    Effect(
        "play.ura_belongs",
        legal("H5", "DJ C3 H2"),
        [("own_suit", "H2 | follow_suit C3 DJ"), ("trump", "DJ H2 | follow_suit C3"), ("none", "DJ H2 | follow_suit C3")],
    ),
    Effect("play.ura_belongs", legal("C5", "DJ C3"), [("trump", "C3 | follow_suit DJ"), ("none", "C3 DJ")]),
    Effect(
        "play.ura_belongs",
        legal("DJ", "D3 H3"),
        [("own_suit", "D3 | follow_suit H3"), ("trump", "H3 | follow_suit D3"), ("none", "D3 | follow_suit H3")],
    ),
    Effect("joker.belongs", legal("H5", "JO C3"), [("none", "C3 JO"), ("trump", "JO | follow_suit C3")]),
    Effect("joker.belongs", legal("C5", "JO C3"), [("none", "C3 JO"), ("trump", "C3 | follow_suit JO")]),
    Effect("joker.lead", legal("JO", "C3 H3 S4"), [("call_trump", "H3 | follow_suit C3 S4"), ("next_card", "C3 H3 S4")]),
    Effect(
        "joker.lead",
        winner("JO/C C4 S9 H2 CK"),
        [
            ("choose_suit", "JO/C joker_led"),
            ("call_trump", "error trick_joker_calls_nothing"),
            ("next_card", "error trick_joker_calls_nothing"),
        ],
        PLACED,
    ),
    Effect(
        "joker.lead",
        winner("JO C4 S9 D2 CK"),
        [("call_trump", "JO joker_lowest"), ("next_card", "CK led_suit"), ("choose_suit", "error trick_joker_must_call")],
    ),
    Effect("joker.no_trump_honours", legal("JO", "C3 DA S4"), [(False, "C3 DA S4"), (True, "DA | honour_duty C3 S4")]),
    Effect(
        "joker.led_otherwise", winner("JO/C D9 S4 DK D2"), [("lowest", "JO/C joker_lowest"), ("never", "DK led_suit")], CHOOSE
    ),
    Effect(
        "joker.strong_until", winner("S4 JO S9 H2 SK", trick=7), [(None, "JO joker"), (7, "JO joker"), (6, "H2 trump")], PLACED
    ),
    Effect(
        "joker.strong_until",
        winner("JO H4 HJ H2 HK", trick=4),
        [(None, "JO joker_led"), (4, "JO joker_led"), (3, "HJ sei_jack")],
        PLACED,
    ),
    Effect("joker.first_lead", legal("", "JO S4", trick=1), [(True, "JO S4"), (False, "S4 | lead_ban JO")]),
    Effect("joker.wild", winner("S4 JO=HJ HA S5 S6"), [(True, "JO=HJ sei_jack"), (False, "error trick_not_a_wild_joker")]),
    Effect("joker.wild", winner("S4 JO HA S5 S6"), [(False, "HA trump"), (True, "error trick_joker_must_be_named")]),
    Effect("joker.two", winner("S4 JO JX S5 S6"), [("first_wins", "JO joker"), ("last_wins", "JX joker")], TWO | PLACED),
]

NONE: Base = {"play.mighty_belongs": "none", "play.ura_belongs": "none"}
TRUMP: Base = {"play.mighty_belongs": "trump", "play.ura_belongs": "trump"}

EXAMPLES = [
    Example("M1: trump in no-trump is the own suit", legal("S5", "SA C3", trump=None), "SA | follow_suit C3", TRUMP),
    Example("M1: of no suit in no-trump too", legal("S5", "SA C3", trump=None), "C3 SA", NONE),
    Example(
        "M1 × P6: off, ♠A is any spade",
        legal("S5", "SA C3", trick=1),
        "SA | follow_suit C3",
        NONE | {"play.first_off": ["mighty"]},
    ),
    Example(
        "M1 × P6: nor does it follow trumps", legal("H5", "SA C3", trick=1), "C3 SA", TRUMP | {"play.first_off": ["mighty"]}
    ),
    Example(
        "M2 × P6: off, ♦J is any diamond",
        legal("D5", "DJ C3", trick=1),
        "DJ | follow_suit C3",
        TRUMP | {"play.first_off": ["ura_jack"]},
    ),
    Example(
        "M1: left out of the list it is any spade",
        legal("S5", "SA C3"),
        "SA | follow_suit C3",
        NONE | {"play.strength": ["trump"]},
    ),
    Example(
        "M2: left out of the list it is any diamond",
        legal("H5", "DJ H3"),
        "H3 | follow_suit DJ",
        TRUMP | {"play.strength": ["trump"]},
    ),
    Example("M1: with spades trumps it belongs there anyway", legal("S5", "SA C3", trump="S"), "SA | follow_suit C3", TRUMP),
    Example(
        "M1: belonging to trumps is a trump for J3",
        legal("JO", "SA CK C3"),
        "SA | follow_suit C3 CK",
        TRUMP | {"joker.no_trump_honours": True},
    ),
    Example("M2: a void in trumps but for the ura-jack", legal("H5", "DJ C3"), "DJ | follow_suit C3", TRUMP),
    Example("J1: in no-trump of no suit", legal("C5", "JO C3", trump=None), "C3 JO", {"joker.belongs": "trump"}),
    Example(
        "J1: not after its power is off",
        legal("H5", "JO C3", trick=1),
        "C3 JO",
        {"joker.belongs": "trump", "play.first_off": ["joker"]},
    ),
    Example(
        "J1: a trump call can be met with the other joker",
        legal("JX", "JO C3"),
        "JO | follow_suit C3",
        TWO | {"joker.belongs": "trump"},
    ),
    Example("J2: call_trump in no-trump: the leader chooses", winner("JO/C C4 S9 H2 CK", trump=None), "JO/C joker_led", PLACED),
    Example("J2: and must", winner("JO C4 S9 H2 CK", trump=None), "error trick_joker_must_call", PLACED),
    Example(
        "J2: next_card: two jokers pass twice",
        legal("JO JX D4", "D3 S4"),
        "D3 | follow_suit S4",
        TWO | {"joker.lead": "next_card"},
    ),
    Example("J2: next_card: no suit yet, any card", legal("JO JX", "D3 S4"), "D3 S4", TWO | {"joker.lead": "next_card"}),
    Example(
        "J2: next_card without a place cannot win", winner("JO JX D4 S3 D9"), "D9 led_suit", TWO | {"joker.lead": "next_card"}
    ),
    Example("J2: next_card with a place can", winner("JO D4 DK S3 D9"), "JO joker_led", PLACED | {"joker.lead": "next_card"}),
    Example(
        "J2: next_card: ♠A of no suit calls for spades",
        legal("JO SA", "S3 D4"),
        "S3 | follow_suit D4",
        NONE | {"joker.lead": "next_card"},
    ),
    Example(
        "J2: next_card: ♦J of trumps calls for trumps",
        legal("JO DJ", "H3 D4"),
        "H3 | follow_suit D4",
        TRUMP | {"joker.lead": "next_card"},
    ),
    Example("J3: one who has a trump plays it", legal("JO", "H3 DA"), "H3 | follow_suit DA", {"joker.no_trump_honours": True}),
    Example("J3: no honour, anything", legal("JO", "C3 D4"), "C3 D4", {"joker.no_trump_honours": True}),
    Example(
        "J3: or a card for any time", legal("JX", "C3 DA JO"), "DA JO | honour_duty C3", TWO | {"joker.no_trump_honours": True}
    ),
    Example(
        "J3: only a card for any time is no honour: anything",
        legal("JX", "C3 D4 JO"),
        "C3 D4 JO",
        TWO | {"joker.no_trump_honours": True},
    ),
    Example(
        "J3: trumps named by choice are no trump call",
        legal("JO/H", "C3 DA"),
        "C3 DA",
        CHOOSE | {"joker.no_trump_honours": True},
    ),
    Example("J3: nor are trumps led", legal("H3", "C3 DA"), "C3 DA", {"joker.no_trump_honours": True}),
    Example(
        "J3 × J5: the call outlives its strength",
        legal("JO", "C3 DA", trick=9),
        "DA | honour_duty C3",
        {"joker.no_trump_honours": True, "joker.strong_until": 7},
    ),
    Example("J4: lowest: the 2 of the called suit beats it", winner("JO/C D9 C2 DK SK"), "C2 led_suit", CHOOSE),
    Example("J4: lowest: a trump beats it", winner("JO/C D9 S4 H2 SK"), "H2 trump", CHOOSE),
    Example("J4: lowest: a special beats it", winner("JO/C D9 SA D2 SK"), "SA mighty", CHOOSE),
    Example("J4: lowest of trumps beats plain aces", winner("JO DA CA SK D2"), "JO joker_lowest"),
    Example("J4: but not the 2 of trumps", winner("JO DA H2 SK D2"), "H2 trump"),
    Example("J4: never: the called suit is played", winner("JO/C D9 S4 C2 DK"), "C2 led_suit", NEVER),
    Example("J4: never: two jokers, nobody follows", winner("JO/C JX S4 D2 SK"), "SK led_suit", NEVER | TWO),
    Example(
        "J4: never: trumps called and nobody has one", winner("JO D9 S4 DK SK"), "DK led_suit", {"joker.led_otherwise": "never"}
    ),
    Example("J4: never: the called suit for following all the same", legal("JO/C D9", "C2 DK"), "C2 | follow_suit DK", NEVER),
    Example(
        "J4 × P5: the lowest of its suit in that ranking",
        winner("JO/D C9 CK S2 CQ"),
        "S2 suits_rank",
        CHOOSE | {"play.suits_rank": "SHDC"},
    ),
    Example(
        "J4 × P5: above the suits below it",
        winner("JO/D C9 CK CA CQ"),
        "JO/D joker_lowest",
        CHOOSE | {"play.suits_rank": "SHDC"},
    ),
    Example(
        "J4 × P5: never: the ranking decides", winner("JO/S D9 C4 CK C2"), "D9 suits_rank", NEVER | {"play.suits_rank": "SHDC"}
    ),
    Example(
        "J5: a led joker is as in J4",
        winner("JO/C C2 S9 D2 SK", trick=8),
        "C2 led_suit",
        PLACED | CHOOSE | {"joker.strong_until": 7},
    ),
    Example(
        "J5: lowest", winner("JO/C D4 S9 D2 SK", trick=8), "JO/C joker_lowest", PLACED | CHOOSE | {"joker.strong_until": 7}
    ),
    Example("J5: never", winner("JO/C D4 S9 D2 DK", trick=8), "DK led_suit", PLACED | NEVER | {"joker.strong_until": 7}),
    Example(
        "J5 × J2: a pass cannot win",
        winner("JO D4 S9 D2 DK", trick=8),
        "DK led_suit",
        PLACED | {"joker.lead": "next_card", "joker.strong_until": 7},
    ),
    Example("J6: unless nothing else is held", legal("", "JO", trick=1), "JO", {"joker.first_lead": False}),
    Example("J6: only led, and only the first trick", legal("S4", "JO S3", trick=1), "JO S3", {"joker.first_lead": False}),
    Example("J6: in the second it may", legal("", "JO S3", trick=2), "JO S3", {"joker.first_lead": False}),
    Example("J7: the suit that it is named in", legal("JO=C4", "C3 D4"), "C3 | follow_suit D4", WILD),
    Example("J7: the real card wins the tie", winner("JO=SA S4 SA S5 S6"), "SA mighty", WILD),
    Example("J7: also when it comes first", winner("S4 SA JO=SA S5 S6"), "SA mighty", WILD),
    Example("J7: a plain card", winner("C4 JO=CK CQ S5 S6"), "JO=CK led_suit", WILD),
    Example("J7: just above the next lower card", winner("C4 JO=C5 S5 S6 S7"), "JO=C5 led_suit", WILD),
    Example("J7: and just below the next higher", winner("C4 JO=C5 C6 S6 S7"), "C6 led_suit", WILD),
    Example("J7: among trumps too", winner("C4 H3 JO=H4 S6 S7"), "JO=H4 trump", WILD),
    Example(
        "J7 × P5: and where suits rank", winner("C4 D3 JO=D4 C6 C7"), "JO=D4 suits_rank", WILD | {"play.suits_rank": "SHDC"}
    ),
    Example("J7: as the lowest of all", winner("C4 JO=S2 C5 C6 C7", trump="S"), "JO=S2 trump", WILD),
    Example("J7: a card of another suit cannot win", winner("C4 JO=DK CQ S5 S6"), "CQ led_suit", WILD),
    Example(
        "J7: a killer", winner("S4 SA JO=HQ S5 S6"), "JO=HQ yoromeki", WILD | {"killers": [{"card": "HQ", "target": "mighty"}]}
    ),
    Example(
        "J7: and its target",
        winner("S4 JO=SA HQ S5 S6"),
        "HQ yoromeki",
        WILD | {"killers": [{"card": "HQ", "target": "mighty"}]},
    ),
    Example(
        "J7: no joker to be killed",
        winner("S4 JO=SK HQ S5 S6"),
        "HQ trump",
        WILD | PLACED | {"killers": [{"card": "HQ", "target": "joker"}]},
    ),
    Example("J7: a 2 for same-two", winner("C4 CK JO=C2 C5 C6"), "JO=C2 same_two", WILD),
    Example("J7: the real 2 wins the tie", winner("C4 CK JO=C2 C2 C6"), "C2 same_two", WILD),
    Example("J7: named in the suit it does not prevent same-two", winner("C4 CK JO=C9 C2 C6"), "C2 same_two", WILD),
    Example("J7: named in another it does", winner("C4 CK JO=SQ C2 C6"), "CK led_suit", WILD),
    Example("J7: follows at any time", legal("C4", "C3 JO D5"), "C3 JO | follow_suit D5", WILD | {"joker.belongs": "trump"}),
    Example("J7: no call", legal("JO=C3", "JX C4"), "C4 JX", WILD | TWO | {"calls": [{"card": "C3", "target": "joker"}]}),
    Example(
        "J7: but it can be called", legal("C3", "JO C4"), "JO | call C4", WILD | {"calls": [{"card": "C3", "target": "joker"}]}
    ),
    Example(
        "J7: and wins under a call",
        winner("C3 JO=HJ C4 C5 H2"),
        "JO=HJ sei_jack",
        WILD | {"calls": [{"card": "C3", "target": "joker"}], "called_joker_is_weak": True},
    ),
    Example(
        "J7: led, as a card that might be led",
        winner("JO=H4 H5 H6 H7 H8", trick=1),
        "error trick_joker_named_badly",
        WILD | {"play.opening_lead_bans": ["trump"]},
    ),
    Example("J7: J6 does not bar it", legal("", "JO S4", trick=1), "JO S4", WILD | {"joker.first_lead": False}),
    Example("J7: P7 does", legal("", "JO S4", trick=1), "S4 | lead_ban JO", WILD | {"play.opening_lead_bans": ["joker"]}),
    Example(
        "J7: following, only the joker is banned, not the name",
        legal("D4", "JO S4", trick=1),
        "JO S4",
        WILD | {"play.first_trick_bans": ["trump"]},
    ),
    Example("J7: J5 does not reach it", winner("S4 JO=SA S5 S6 S7", trick=9), "JO=SA mighty", WILD | {"joker.strong_until": 3}),
    Example("J7: its places do not apply", winner("S4 JO=S3 S5 S6 S7"), "S7 led_suit", WILD | PLACED),
    Example(
        "J7 × P6: off, a bare joker that cannot win",
        winner("S4 JO S5 S6 S7", trick=1),
        "S7 led_suit",
        WILD | {"play.first_off": ["joker"]},
    ),
    Example(
        "J7 × P6: off and led, a pass", winner("JO S4 H5 S6 S7", trick=1), "H5 trump", WILD | {"play.first_off": ["joker"]}
    ),
    Example(
        "J7 × P6: off, it names nothing",
        winner("S4 JO=SA S5 S6 S7", trick=1),
        "error trick_not_a_wild_joker",
        WILD | {"play.first_off": ["joker"]},
    ),
    Example(
        "J7 × J8: two wild ones alike, the last",
        winner("S4 JO=SA JX=SA S6 S7"),
        "JX=SA mighty",
        WILD | TWO | {"joker.two": "last_wins"},
    ),
    Example("J7 × J8: the first", winner("S4 JO=SA JX=SA S6 S7"), "JO=SA mighty", WILD | TWO),
    Example(
        "J7 × J8: the real card above both",
        winner("SA JO=SA JX=SA S6 S7"),
        "SA mighty",
        WILD | TWO | {"joker.two": "last_wins"},
    ),
    Example(
        "J8: led and following with one place",
        winner("JO/S JX S5 S6 S7"),
        "JX joker",
        TWO | PLACED | CHOOSE | {"joker.two": "last_wins"},
    ),
    Example(
        "J8: unequal power is no tie",
        winner("JO JX H5 H6 H7"),
        "JO joker_led",
        TWO | {"play.strength": ["joker_led", "joker", "trump"], "joker.two": "last_wins"},
    ),
]
