"""Share codes: short, safe against typing errors, readable for ever."""

import hashlib
import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from napoleon.rules import OPTIONS, PRESETS, parse, preset
from napoleon.rules.presets import preset_changes
from napoleon.rules.sample import random_rules
from napoleon.rules.share import ALPHABET, BASES, MODULUS, NUMBERS, VERSION, _digits, decode, encode
from napoleon.words import LANGUAGES, Problem

# codes that were given out: they must be read as these rules for ever
GIVEN = [json.loads(line) for line in (Path(__file__).parent / "share-codes.jsonl").read_text("utf-8").splitlines()]

# a released preset is not changed, or the codes that build on it would mean something else: give BASES a new entry instead
FINGERPRINTS: dict[str, str] = {
    "standard": "e84257a925af4f37",
    "kougai": "46e177112efab114",
    "party": "8e314c3d08cef4bc",
    "encyclopedia": "7a49891b37f728be",
    "gamefarm": "345a8c8785d8f453",
}


def test_every_option_and_preset_has_its_number() -> None:
    assert sorted(NUMBERS) == sorted(OPTIONS)
    assert set(BASES) == {None, *PRESETS}


@pytest.mark.parametrize("seed", range(400))
def test_decoding_undoes_encoding(seed: int) -> None:
    rules = random_rules(random.Random(seed))
    assert decode(encode(rules)) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_its_own_code(name: str) -> None:
    assert encode(preset(name)) == name
    assert decode(f" {name.upper()} ") == preset(name)


def test_the_defaults_have_a_name_too() -> None:
    assert encode(parse({})) == "base"
    assert decode("base") == parse({})


def test_codes_are_short() -> None:
    """One change over a preset takes seven to ten characters, whichever preset is nearest."""
    for name in PRESETS:
        code = encode(parse({"preset": name, "set": {"score.deals": 5}}))
        assert len(code.replace("-", "")) <= 10


@pytest.mark.parametrize("given_out", GIVEN)
def test_codes_given_out_stay_readable(given_out: dict[str, str]) -> None:
    assert decode(given_out["code"]) == parse(given_out["rules"])


def test_codes_given_out_use_every_option() -> None:
    assert {name for line in GIVEN for name in line["rules"]["set"]} == set(OPTIONS)


@pytest.mark.parametrize("name", PRESETS)
def test_released_presets_stay_as_they_are(name: str) -> None:
    text = json.dumps(preset_changes(name), sort_keys=True)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == FINGERPRINTS[name]


@pytest.mark.parametrize("seed", range(6))
def test_one_wrong_character_and_two_swapped_ones_are_noticed(seed: int) -> None:
    code = encode(random_rules(random.Random(seed))).replace("-", "")
    for place, letter in enumerate(code):
        wrong = [code[:place] + other + code[place + 1 :] for other in ALPHABET if other != letter]
        if place + 1 < len(code) and code[place + 1] != letter:
            wrong.append(code[:place] + code[place + 1] + letter + code[place + 2 :])
        for text in wrong:
            with pytest.raises(Problem) as caught:
                decode(text)
            assert caught.value.code in ("code_unknown", "code_mistyped")


def test_codes_are_read_however_they_are_typed() -> None:
    rules = parse({"preset": "standard", "set": {"auction.minimum": 11, "table.players": 6}})
    code = encode(rules)
    assert "-" in code
    for text in (
        code.lower(),
        code.replace("-", ""),
        code.replace("-", " "),
        f"\n {code}\t",
        code.replace("0", "O").replace("1", "l"),
        "".join(chr(ord(letter) + 0xFEE0) for letter in code),
    ):
        assert decode(text) == rules


@given(st.one_of(st.text(), st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ", min_size=3).map(lambda text: "N" + text)))
def test_garbage_is_refused_with_a_sentence(text: str) -> None:
    for language in LANGUAGES:
        assert _refusal(text, language) != ""


@given(st.integers(1, 2**400))
def test_garbage_with_right_check_digits_is_refused_too(number: int) -> None:
    assert _refusal(VERSION + _digits(number) + _digits(number % MODULUS, 2), "ja") != ""


def _refusal(text: str, language: str) -> str | None:
    """The sentence that refuses a code; None when it is one, which must then be the code of what it gave."""
    try:
        rules = decode(text)
    except Problem as problem:
        return problem.text(language)
    assert decode(encode(rules)) == rules
    return None
