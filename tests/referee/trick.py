"""A second, slow referee of single tricks, read straight from the text of the rules and sharing no code with the program.

It works on card codes (`SA`, `JO/H`, `JO=SA`) and on options by name as JSON values, and asks every option where the text
names it. The tests hold it against the tables.
"""

from collections.abc import Sequence
from typing import Any

Options = dict[str, Any]
RANKS = "23456789TJQKA"
PARTNER = {"S": "C", "C": "S", "H": "D", "D": "H"}
CANNOT_WIN, PLAIN, TOP = -1, 0, 99
Key = tuple[int, tuple[int, int], int, int]
"""class · height within it · step above a target · real before wild"""


def is_joker(card: str) -> bool:
    return card in ("JO", "JX")


class TrickReferee:
    """Trick `trick` of `tricks` under these options and this trump (None: no trump)."""

    def __init__(self, options: Options, pack: Sequence[str], trump: str | None, trick: int, tricks: int) -> None:
        self.o, self.pack, self.trump, self.trick = options, list(pack), trump, trick
        off: set[str] = set()
        if trick == 1:
            off |= set(options["play.first_off"])
        if trick == tricks:
            off |= set(options["play.last_off"])
        self.off = off
        # 1. powers in force
        self.classes = [name for name in options["play.strength"] if name not in off]
        if "joker" in off and "joker_led" in self.classes:
            self.classes.remove("joker_led")
        if trump is None:
            self.classes = [name for name in self.classes if name not in ("sei_jack", "ura_jack", "trump")]
        self.wild = options["joker.wild"] and "joker" not in off
        until = options["joker.strong_until"]
        self.late = until is not None and trick > until
        self.calls_trump = options["joker.lead"] == "call_trump" and trump is not None and not self.wild and "joker" not in off

    # -- what a card is ------------------------------------------------------------------------------------------

    def special(self, card: str) -> str | None:
        """The special class of a card that has its power in this trick."""
        found = None
        if card == "SA":
            found = "mighty"
        elif self.trump is not None and card == self.trump + "J":
            found = "sei_jack"
        elif self.trump is not None and card == PARTNER[self.trump] + "J":
            found = "ura_jack"
        return found if found in self.classes else None

    def belongs(self, card: str) -> str | None:
        """The suit that the card follows; None where it may be played at any time."""
        if is_joker(card):
            if "joker" in self.off or self.wild or self.o["joker.belongs"] == "none":
                return None
            return self.trump  # in no trump of no suit
        special = self.special(card)
        where = "own_suit"
        if special == "mighty":
            where = self.o["play.mighty_belongs"]
        elif special == "ura_jack":
            where = self.o["play.ura_belongs"]
        if where == "none":
            return None
        if where == "trump" and self.trump is not None:
            return self.trump
        return card[0]

    def suit_for_lead(self, card: str) -> str:
        """The suit that a suited card calls for, or counts as for same-two."""
        return self.belongs(card) or card[0]

    def face(self, play: str) -> str:
        """The card that a play counts as."""
        return play[3:] if "=" in play else play[:2]

    def led_suit(self, plays: Sequence[str]) -> str | None:
        """2. The led suit so far."""
        first = plays[0]
        if is_joker(self.face(first)):
            if "/" in first:
                return first[3]
            if self.calls_trump:
                return self.trump
        for play in plays:
            face = self.face(play)
            if not is_joker(face):
                return self.suit_for_lead(face)
            # only a joker that is a pass lets the next card decide
        return None

    def must_choose_suit(self, card: str) -> bool:
        """Whether this joker, led now, names a suit."""
        if not is_joker(card) or self.wild or "joker" in self.off:
            return False
        if self.o["joker.lead"] == "call_trump":
            return self.trump is None
        return bool(self.o["joker.lead"] == "choose_suit")

    # -- what may be played --------------------------------------------------------------------------------------

    def lead_banned(self, card: str) -> bool:
        """J6, P7 and P8 on a lead."""
        if self.trick != 1:
            return False
        opening, first = self.o["play.opening_lead_bans"], self.o["play.first_trick_bans"]
        if is_joker(card) and ("joker" in opening or "joker" in first):
            return True
        if is_joker(card) and not self.o["joker.first_lead"] and not self.o["joker.wild"]:
            return True
        if self.trump is not None and self.belongs(card) == self.trump and ("trump" in opening or "trump" in first):
            return True
        return card[0] == "S" and not is_joker(card) and "spade" in opening

    def trick_banned(self, card: str, led: str | None) -> bool:
        """P8 on a follower."""
        if self.trick != 1:
            return False
        first = self.o["play.first_trick_bans"]
        if "joker" in first and is_joker(card):
            return True
        trumps_led = self.trump is not None and led == self.trump
        return self.trump is not None and "trump" in first and not trumps_led and self.belongs(card) == self.trump

    def legal(self, plays: Sequence[str], hand: Sequence[str]) -> tuple[set[str], dict[str, str]]:
        """The legal cards of a hand, and why each other card is barred."""
        if not plays:
            free = {card for card in hand if not self.lead_banned(card)}
            return (free, dict.fromkeys(set(hand) - free, "lead_ban")) if free else (set(hand), {})
        led = self.led_suit(plays)
        barred: dict[str, str] = {}
        has_suit = led is not None and any(self.belongs(card) == led for card in hand)
        left = list(hand)
        if has_suit:
            left = [card for card in hand if self.belongs(card) in (led, None)]
            barred.update({card: "follow_suit" for card in hand if card not in left})
        elif self.calls_trump and is_joker(plays[0]) and self.o["joker.no_trump_honours"]:
            honours = [card for card in left if card[1] in self.o["table.honours"] and not is_joker(card)]
            if honours:
                duty = [card for card in left if card in honours or self.belongs(card) is None]
                barred.update({card: "honour_duty" for card in left if card not in duty})
                left = duty
        allowed = [card for card in left if not self.trick_banned(card, led)]
        nothing_else = not allowed
        if not nothing_else:
            barred.update({card: "first_trick_ban" for card in left if card not in allowed})
            left = allowed
        called = []
        for call in self.o["calls"]:
            if plays[0] == call["card"]:
                called += [card for card in hand if (is_joker(card) if call["target"] == "joker" else card == "SA")]
        called = [card for card in called if nothing_else or not self.trick_banned(card, led)]
        if called:
            return set(called), {card: "call" for card in hand if card not in called}
        return set(left), barred

    def names(self, plays: Sequence[str], hand: Sequence[str]) -> set[str]:
        """What a wild joker may be named as."""
        suited = {card for card in self.pack if not is_joker(card)}
        if plays or all(self.lead_banned(card) for card in hand):
            return suited
        return {card for card in suited if not self.lead_banned(card)}

    # -- who wins ------------------------------------------------------------------------------------------------

    def place(self, name: str) -> int:
        """The height of a class in the list: larger is stronger, all above plain cards."""
        strength: list[str] = self.o["play.strength"]
        return len(strength) - strength.index(name)

    def by_list(self, plays: Sequence[str], at: int) -> tuple[Key, str]:
        """5 and 6 for one play: its key and the word for it."""
        card, real = self.face(plays[at]), int("=" not in plays[at])
        if is_joker(card):
            return self.joker_by_list(plays, at)
        found: list[tuple[Key, str]] = []
        special = self.special(card)
        if special is not None:
            found.append(((self.place(special), (0, 0), 0, real), special))
        rank = RANKS.index(card[1]) + 1
        if card[0] == self.trump:
            found.append(((self.place("trump"), (0, rank), 0, real), "trump"))
        elif self.o["play.suits_rank"] is not None:
            height = 4 - self.o["play.suits_rank"].index(card[0])
            found.append(((PLAIN, (height, rank), 0, real), "suits_rank"))
        elif card[0] == self.lead_for_strength(plays):
            found.append(((PLAIN, (0, rank), 0, real), "led_suit"))
        return max(found, default=((CANNOT_WIN, (0, 0), 0, real), "weak"))

    def joker_by_list(self, plays: Sequence[str], at: int) -> tuple[Key, str]:
        """A bare joker."""
        weak: tuple[Key, str] = ((CANNOT_WIN, (0, 0), 0, 1), "weak")
        if "joker" in self.off:
            return weak
        if at > 0:
            under_call = any(call["target"] == "joker" and plays[0] == call["card"] for call in self.o["calls"])
            if self.late or "joker" not in self.classes or (self.o["called_joker_is_weak"] and under_call):
                return weak
            return (self.place("joker"), (0, 0), 0, 1), "joker"
        name = "joker_led" if "joker_led" in self.classes else "joker"
        if name in self.classes and not self.late:
            return (self.place(name), (0, 0), 0, 1), "joker_led"
        if self.o["joker.lead"] == "next_card" or self.o["joker.led_otherwise"] == "never":
            return weak
        suit = self.led_suit(plays)
        assert suit is not None
        if suit == self.trump:
            return (self.place("trump"), (0, 0), 0, 1), "joker_lowest"
        order = self.o["play.suits_rank"]
        return (PLAIN, (0 if order is None else 4 - order.index(suit), 0), 0, 1), "joker_lowest"

    def lead_for_strength(self, plays: Sequence[str]) -> str | None:
        """The led suit; with J4 `never` the first other card's where nobody plays the called one."""
        led = self.led_suit(plays)
        first = plays[0]
        if not is_joker(self.face(first)) or self.by_joker_place(plays) or self.o["joker.led_otherwise"] != "never":
            return led
        others = [self.suit_for_lead(self.face(play)) for play in plays if not is_joker(self.face(play))]
        return led if led in others or not others else others[0]

    def by_joker_place(self, plays: Sequence[str]) -> bool:
        """Whether the led joker has a place in the list, or is a pass."""
        name = "joker_led" if "joker_led" in self.classes else "joker"
        passes = self.o["joker.lead"] == "next_card" or "joker" in self.off
        return passes or (name in self.classes and not self.late)

    def kills(self, plays: Sequence[str], at: int) -> list[Key]:
        """K1: the places that this play takes as a successful killer."""
        found: list[Key] = []
        real = int("=" not in plays[at])
        if "killers" in self.off:
            return found
        for killer in self.o["killers"]:
            if killer["card"] != self.face(plays[at]):
                continue
            for other, play in enumerate(plays):
                if other == at or (killer["only_after"] and other > at):
                    continue
                face = self.face(play)
                if killer["target"] == "joker":
                    key, word = self.by_list(plays, other)
                    hit = is_joker(face) and word in ("joker", "joker_led")
                else:
                    hit = not is_joker(face) and self.special(face) == killer["target"]
                    key, word = self.by_list(plays, other)
                if hit:
                    found.append((TOP, (0, 0), 1, real) if killer["place"] == "top" else (key[0], key[1], 1, real))
        return found

    def same_two(self, plays: Sequence[str]) -> str | None:
        """4. The 2 that is strong: every card of its suit."""
        if "same_two" not in self.classes:
            return None
        for suit in "SHDC":
            if suit == self.trump and not self.o["same_two.in_trumps"]:
                continue
            two = suit + "2"
            if any(self.face(play) == two for play in plays) and all(self.in_suit(self.face(play), suit) for play in plays):
                return two
        return None

    def in_suit(self, face: str, suit: str) -> bool:
        if not is_joker(face):
            return self.suit_for_lead(face) == suit
        if not self.o["same_two.with_joker"]:
            return False
        own = self.belongs(face)
        return own is None or own == suit

    def winner(self, plays: Sequence[str]) -> tuple[int, str]:
        """The place of the winner among the plays of a full trick, and the reason in one word."""
        keys: list[list[tuple[Key, str]]] = [[self.by_list(plays, at)] for at in range(len(plays))]
        faces = [self.face(play) for play in plays]
        reals = [int("=" not in play) for play in plays]
        kills = [self.kills(plays, at) for at in range(len(plays))]
        for at, found in enumerate(kills):
            keys[at] += [(key, "yoromeki" if faces[at] == "HQ" else "killer") for key in found]
        queens = [key for at, found in enumerate(kills) if faces[at] == "HQ" for key in found]
        answers = self.o["killers_answer"]
        if queens and "HK" in answers and "HK" in faces:
            height = max(queens)[:2]
            for at, face in enumerate(faces):
                if face == "HK":
                    keys[at].append(((*height, 2, reals[at]), "yoromeki_gaeshi"))
                if face == "HA" and "HA" in answers:
                    keys[at].append(((*height, 3, reals[at]), "yoromeki_gaeshi_gaeshi"))
        successful = [key for found in kills for key in found]
        if successful and self.o["killers_thief"] is not None:
            height = max(successful)[:2]
            for at, face in enumerate(faces):
                if face == self.o["killers_thief"]:
                    keys[at].append(((*height, 4, reals[at]), "thief"))
        two = self.same_two(plays)
        for at, face in enumerate(faces):
            if face == two:
                keys[at].append(((self.place("same_two"), (0, 0), 0, reals[at]), "same_two"))
        best = [max(own, key=lambda pair: pair[0]) for own in keys]
        place = 0
        for at in range(1, len(plays)):
            both_jokers = is_joker(plays[at][:2]) and is_joker(plays[place][:2])
            later_wins = both_jokers and self.o["joker.two"] == "last_wins"
            if best[at][0] > best[place][0] or (best[at][0] == best[place][0] and later_wins):
                place = at
        return place, best[place][1]
