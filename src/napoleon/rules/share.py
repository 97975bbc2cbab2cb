"""The share code: a whole rule set in a few characters that survive typing.

A preset without changes is its name (`standard`; `base` for the plain defaults). Any other rule set is drawn here::

    N  1 hex digits of the numbers in base 32  check check
    │  └ the numbers: base, then for each option that differs from the base: gap, value…
    │    base = place in BASES · gap = options skipped in NUMBERS since the last one · value = a few numbers, by kind
    │    a number is written in nibbles, high to low: 3 bits and a bit that says that more follow
    └ version            check = the payload modulo 1021 (finds one wrong character and two swapped ones)

Characters are Crockford's: digits and letters without I, L, O, U; when read, I and L are 1, O is 0, case, spaces and hyphens
do not matter. Codes stay readable for ever: NUMBERS, BASES and the names of each kind only grow at their ends, a new option's
default is how it was played before, and a released preset is not changed (a test holds their fingerprints). Where that
cannot be kept, a new first letter begins a new version.
"""

import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import permutations
from typing import Any

from napoleon.cards import CARDS, CODES, RANKS
from napoleon.rules.contradictions import check
from napoleon.rules.families import calls, killers
from napoleon.rules.kinds import Bid, BidValue, Chain, Choice, Custom, Flag, Number, OneCard, Order, Removed, Subset, SuitOrder
from napoleon.rules.parse import preset_values
from napoleon.rules.presets import BASE_NAME, NAMES
from napoleon.rules.ruleset import OPTIONS, RuleSet
from napoleon.words import Problem

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
VERSION = "N"
MODULUS = 1021
LONGEST = 1000

# the presets by their number in codes: append only
BASES: tuple[str | None, ...] = (None, "standard", "kougai", "party", "encyclopedia", "gamefarm")

# the options by their number in codes: append only
NUMBERS: tuple[str, ...] = (
    *("table.players", "table.jokers", "table.removed", "table.hand_size", "table.honours", "table.redeal_dealer"),
    *("auction.opener", "auction.opener_must_bid", "auction.minimum", "auction.suit_order", "auction.no_trump"),
    *("auction.raise", "auction.reentry", "auction.closing", "auction.order", "auction.all_pass"),
    *("auction.exposed_minimum", "auction.forced_bid", "adjutant.named", "adjutant.own_card"),
    *("exchange.most_taken", "exchange.widow_shown", "exchange.discards_shown", "exchange.honours_to"),
    *("play.strength", "play.suits_rank", "play.first_off", "play.last_off", "play.opening_lead_bans"),
    *("play.first_trick_bans", "play.mighty_belongs", "play.ura_belongs"),
    *("joker.belongs", "joker.lead", "joker.no_trump_honours", "joker.led_otherwise", "joker.strong_until"),
    *("joker.first_lead", "joker.wild", "joker.two", "same_two.with_joker", "same_two.in_trumps"),
    *("killers", "killers_answer", "killers_thief", "calls", "called_joker_is_weak"),
    *("betrayal.adjutant_card", "betrayal.napoleon", "win.all_honours", "win.perfect_call"),
    *("score.method", "score.deals", "score.pot", "score.custom", "mode"),
)

Take = Callable[[], int]


def encode(rules: RuleSet) -> str:
    """The shortest code of a rule set: a preset's name, or the changes over the nearest preset."""
    payloads = []
    for place, name in enumerate(BASES):
        base = _base(name)
        changed = [option for option in NUMBERS if rules.value(option) != base.value(option)]
        if not changed:
            return name or BASE_NAME
        payloads.append(_payload(rules, place, changed))
    payload = min(payloads, key=len)
    code = VERSION + payload + _digits(_number(payload) % MODULUS, 2)
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def decode(text: str) -> RuleSet:
    """The rule set of a code; a Problem says what is wrong with it."""
    shown = text.strip()[:60]
    plain = unicodedata.normalize("NFKC", text[: 2 * LONGEST])
    name = plain.strip().lower()
    if name in NAMES:
        return _base(name)
    code = "".join(READ.get(letter, "?") for letter in plain if not letter.isspace() and letter not in "-‐−–")
    if not code.startswith(VERSION) or "?" in code or not 4 <= len(code) <= LONGEST:
        raise Problem("code_unknown", text=shown, expected=", ".join(NAMES))
    payload, given = code[1:-2], code[-2:]
    if _digits(_number(payload) % MODULUS, 2) != given or payload[0] == "0":
        raise Problem("code_mistyped", text=shown)
    try:
        rules = _read(payload)
    except (ValueError, IndexError):
        raise Problem("code_newer", text=shown) from None
    check(rules)
    return rules


READ = {letter: letter for letter in ALPHABET} | {letter.lower(): letter for letter in ALPHABET}
READ |= {"I": "1", "L": "1", "O": "0", "i": "1", "l": "1", "o": "0"}


@cache
def _base(name: str | None) -> RuleSet:
    return RuleSet.of(preset_values(name))


def _payload(rules: RuleSet, base: int, changed: Sequence[str]) -> str:
    numbers, last = [base], -1
    for option in changed:
        place = NUMBERS.index(option)
        numbers += [place - last - 1, *CODECS[type(OPTIONS[option].kind)][0](OPTIONS[option].kind, rules.value(option))]
        last = place
    return _digits(int("1" + "".join(map(_nibbles, numbers)), 16))


def _read(payload: str) -> RuleSet:
    digits = f"{_number(payload):x}"
    if digits[0] != "1":
        raise ValueError
    numbers = _numbers(digits[1:])

    def take() -> int:
        for number in numbers:
            return number
        raise ValueError

    values = dict(preset_values(BASES[take()]))
    place = -1
    for gap in numbers:
        place += gap + 1
        option = OPTIONS[NUMBERS[place]]
        value = CODECS[type(option.kind)][1](option.kind, take)
        values[option.name] = option.kind.parse(option.kind.dump(value))
    return RuleSet.of(values)


def _nibbles(number: int) -> str:
    groups = [number & 7]
    while number := number >> 3:
        groups.append(number & 7 | 8)
    return "".join(f"{group:x}" for group in reversed(groups))


def _numbers(digits: str) -> Iterator[int]:
    number = 0
    for place, digit in enumerate(digits):
        group = int(digit, 16)
        number = number << 3 | group & 7
        if group & 8:
            if place == len(digits) - 1:
                raise ValueError
            continue
        yield number
        number = 0


def _digits(number: int, least: int = 1) -> str:
    text = ""
    while number or len(text) < least:
        text = ALPHABET[number & 31] + text
        number >>= 5
    return text


def _number(text: str) -> int:
    number = 0
    for letter in text:
        number = number << 5 | ALPHABET.index(letter)
    return number


# How the values of each kind become numbers and come back. Whatever comes back is parsed again as any value is.


def _pack_order(kind: Order, value: tuple[str, ...]) -> list[int]:
    return [len(value), *(kind.values.index(name) for name in value)]


def _take_order(kind: Order, take: Take) -> tuple[str, ...]:
    return tuple(kind.values[take()] for _ in range(_few(take())))


def _pack_subset(kind: Subset, value: tuple[str, ...]) -> list[int]:
    return [sum(1 << kind.values.index(name) for name in value)]


def _take_subset(kind: Subset, take: Take) -> tuple[str, ...]:
    bits = take()
    return tuple(kind.values[place] for place in range(bits.bit_length()) if bits >> place & 1)


SUIT_ORDERS = tuple(permutations(range(4)))


def _pack_suits(_kind: SuitOrder, value: tuple[int, ...] | None) -> list[int]:
    return [0 if value is None else SUIT_ORDERS.index(value) + 1]


def _take_suits(_kind: SuitOrder, take: Take) -> tuple[int, ...] | None:
    place = take()
    return SUIT_ORDERS[place - 1] if place else None


def _pack_removed(_kind: Removed, value: tuple[str, ...]) -> list[int]:
    return [len(value), *(RANKS.index(item) if len(item) == 1 else 13 + CARDS[item] for item in value)]


def _take_removed(_kind: Removed, take: Take) -> tuple[str, ...]:
    return tuple((*RANKS, *CODES)[take()] for _ in range(_few(take())))


def _pack_custom(kind: Custom, value: Any) -> list[int]:
    if value is None:
        return [0]
    rows = dict(value)
    numbers = [1 + sum(1 << place for place, name in enumerate(kind.rows) if name in rows)]
    return numbers + [2 * x if x >= 0 else -2 * x - 1 for row in rows.values() for x in row]


def _take_custom(kind: Custom, take: Take) -> Any:
    bits = take() - 1
    if bits < 0:
        return None
    names = [kind.rows[place] for place in range(bits.bit_length()) if bits >> place & 1]
    numbers = {name: [take() for _ in range(2 if name.endswith("solo") else 3)] for name in names}
    return tuple((name, tuple(-(x + 1) // 2 if x & 1 else x // 2 for x in row)) for name, row in numbers.items())


def _pack_killers(_kind: killers.KillerList, value: tuple[killers.Killer, ...]) -> list[int]:
    numbers = [len(value)]
    for k in value:
        numbers += [k.card, 8 * killers.TARGETS.index(k.target) + 2 * killers.PLACES.index(k.place) + k.only_after]
    return numbers


def _take_killer(take: Take) -> killers.Killer:
    card, rest = take(), take()
    return killers.Killer(card, killers.TARGETS[rest >> 3], killers.PLACES[rest >> 1 & 3], bool(rest & 1))


def _pack_calls(_kind: calls.CallList, value: tuple[calls.Call, ...]) -> list[int]:
    return [len(value), *(64 * calls.TARGETS.index(call.target) + call.card for call in value)]


def _take_call(take: Take) -> calls.Call:
    number = take()
    return calls.Call(number & 63, calls.TARGETS[number >> 6])


def _take_number(_kind: Number, take: Take) -> int | None:
    number = take()
    return number - 1 if number else None


def _take_card(kind: OneCard, take: Take) -> int | None:
    place = take()
    return CARDS[kind.values[place - 1]] if place else None


def _take_bid(_kind: BidValue, take: Take) -> Bid:
    number, strain = divmod(take(), 5)
    return Bid(None if strain == 4 else strain, number)


def _few(count: int) -> int:
    if count > 200:
        raise ValueError
    return count


CODECS: dict[type, tuple[Callable[[Any, Any], list[int]], Callable[[Any, Take], Any]]] = {
    Choice: (lambda kind, value: [kind.values.index(value)], lambda kind, take: kind.values[take()]),
    Flag: (lambda _kind, value: [int(value)], lambda _kind, take: (False, True)[take()]),
    Number: (lambda _kind, value: [0 if value is None else value + 1], _take_number),
    SuitOrder: (_pack_suits, _take_suits),
    Subset: (_pack_subset, _take_subset),
    Removed: (_pack_removed, _take_removed),
    Order: (_pack_order, _take_order),
    OneCard: (lambda kind, value: [0 if value is None else kind.values.index(CODES[value]) + 1], _take_card),
    Chain: (lambda _kind, value: [len(value)], lambda kind, take: tuple(CARDS[code] for code in kind.values[: take()])),
    BidValue: (lambda _kind, value: [5 * value.number + (4 if value.strain is None else value.strain)], _take_bid),
    Custom: (_pack_custom, _take_custom),
    killers.KillerList: (_pack_killers, lambda _kind, take: tuple(_take_killer(take) for _ in range(_few(take())))),
    calls.CallList: (_pack_calls, lambda _kind, take: tuple(_take_call(take) for _ in range(_few(take())))),
}
