"""Why a trick was won, in one sentence: the reason is the kernel's, the words are the catalogue's."""

from napoleon.cards import CODES, SUITS, is_joker, suit_of
from napoleon.play import kernel
from napoleon.play.trick import Outcome, Played, Trick
from napoleon.rules import RuleSet
from napoleon.rules.tables import BAND, NO_SUIT, WEAK, face_card
from napoleon.words import say
from napoleon.words.catalogue import card_word

# what the answers to a killer beat, by place in `Tables.answers`: ♥K the killing ♥Q, ♥A the answering ♥K
KILLERS = ("killer", "yoromeki")
ANSWERS = {"yoromeki_gaeshi": 0, "yoromeki_gaeshi_gaeshi": 1}


def play_text(language: str, play: Played) -> str:
    """The card as it was played: ♠A, ジョーカー, or what a wild joker stands for."""
    code = CODES[play.card]
    if play.named is None:
        return card_word(language, code)
    return say(language, "reason-wild-card", card=CODES[play.named], joker=card_word(language, code))


def explain_trick(language: str, rules: RuleSet, trick: Trick, outcome: Outcome) -> str:
    """The sentence for the winner of a full trick, in `ja` or `en`: the winning card, why it won, and what it beat."""
    count, place, reason = len(trick.plays), outcome.place, outcome.reason(rules)
    strengths = [0] * count
    kernel.strengths(trick.tables, trick.phase, trick.led, trick.faces, count, strengths)
    rival = max((other for other in range(count) if other != place), key=lambda other: strengths[other], default=place)
    details: dict[str, object] = {
        "winner": play_text(language, trick.plays[place]),
        "beaten": play_text(language, trick.plays[rival]),
    }
    suit = _suit(trick, place, reason)
    if suit != NO_SUIT:
        details["suit"] = SUITS[suit]
    if reason in KILLERS or reason in ANSWERS or reason == "thief":
        details["killed"] = play_text(language, trick.plays[_killed(trick, place, reason, rival)])
    return say(language, f"reason-{_variant(trick, place, rival, reason, strengths)}", None, **details)


def _variant(trick: Trick, place: int, rival: int, reason: str, strengths: list[int]) -> str:
    """The reason, as narrowly as it is said: whether a trump was led or ruffed with, whether anybody followed suit."""
    trump_beaten = strengths[rival] // BAND == strengths[place] // BAND
    if reason == "trump" and trick.led == trick.tables.trump:
        return "trump_led" if trump_beaten else "trump_led_alone"
    if reason == "trump" and trump_beaten:
        return "trump_over"
    if reason == "led_suit" and strengths[rival] == WEAK:
        return "led_suit_alone"
    if reason == "joker_lowest" and trick.led == NO_SUIT:
        return "joker_lowest_plain"
    if reason == "same_two" and any(is_joker(play.card) and play.named is None for play in trick.plays):
        return "same_two_joker"
    if reason == "suits_rank" and _suit(trick, rival, reason) == _suit(trick, place, reason):
        return "suits_rank_same"
    return reason


def _suit(trick: Trick, place: int, reason: str) -> int:
    """The suit that the reason speaks of: that of the winning card, or the one that the joker called."""
    if reason == "joker_lowest":
        return trick.led
    return suit_of(face_card(trick.plays[place].face))


def _killed(trick: Trick, place: int, reason: str, rival: int) -> int:
    """The place of the card that the winner killed, answered or robbed."""
    tables, phase, faces, count = trick.tables, trick.phase, trick.faces, len(trick.plays)
    led = kernel.led_for_strength(tables, phase, trick.led, faces, count)
    others = [other for other in range(count) if other != place]
    if reason == "thief":
        return max(others, key=lambda other: kernel.killing_strength(tables, phase, led, faces, count, other), default=rival)
    if reason in ANSWERS:
        beaten = 23 if ANSWERS[reason] == 0 else tables.answers[0]
        return next((other for other in others if face_card(faces[other]) == beaten), rival)
    card, killers = face_card(faces[place]), len(tables.killer)
    targets = 0
    for row in range(killers):
        if tables.killer[row] == card:
            targets |= tables.killer_targets[phase * killers + row]
    prey = [other for other in others if targets >> face_card(faces[other]) & 1]
    return max(prey, key=lambda other: kernel.base_strength(tables, phase, led, faces, other), default=rival)
