"""Names and words that people type: brought into one form, or refused with a sentence."""

import re
import unicodedata
from collections.abc import Collection
from itertools import pairwise

from napoleon.table.events import Seat
from napoleon.words import LANGUAGES, Problem, say

LONGEST_NAME = 16
LONGEST_TEXT = 200
MOST_MARKS = 3
BOT_NAMES = ("mika", "ken", "yuki", "sora", "haru", "rin", "nao")
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""categories: control, bidi and zero-width characters, halves of pairs, what has no meaning, line ends"""
BLANK = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0", "\u034f"}
"""letters and marks that show nothing"""
SHAPES = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
JOINER = "\u200d"
"""stands inside pictures such as 🙇‍♀️, and is allowed there only"""
SKINS = re.compile("[\U0001f3fb-\U0001f3ff]")


def clean_name(typed: object) -> str:
    """The name in the form in which it is kept; Problem when it cannot be one."""
    if not isinstance(typed, str):
        raise Problem("name_is_no_text")
    if len(typed) > 4 * LONGEST_NAME:
        raise Problem("name_too_long", most=LONGEST_NAME)
    name = _clean(typed)
    if name is None:
        raise Problem("name_not_readable")
    if not name:
        raise Problem("name_is_empty")
    if len(name) > LONGEST_NAME:
        raise Problem("name_too_long", most=LONGEST_NAME)
    return name


def clean_text(typed: object) -> str:
    """A line that somebody writes, in one form; Problem when it cannot be one."""
    if not isinstance(typed, str):
        raise Problem("text_is_no_text")
    if len(typed) > LONGEST_TEXT:
        raise Problem("text_too_long", most=LONGEST_TEXT)
    text = _clean(typed)
    if text is None:
        raise Problem("text_not_readable")
    if not text:
        raise Problem("text_is_empty")
    if len(text) > LONGEST_TEXT:
        raise Problem("text_too_long", most=LONGEST_TEXT)
    return text


def free_name(name: str, seats: Collection[Seat]) -> str:
    """The name if nobody at the table is called so, nor any bot anywhere; Problem otherwise."""
    if _folded(name) in _taken() or any(_folded(name) == _folded(seat.name) for seat in seats if seat.bot is None):
        raise Problem("name_taken", name=name)
    return name


def _taken() -> set[str]:
    words = ("table-you", "table-player", "table-empty", *(f"bot-{name}" for name in BOT_NAMES))
    return {_folded(say(language, word)) for language in LANGUAGES for word in words}


def _folded(name: str) -> str:
    """What two names must not share: neither case nor the marks that choose between shapes of a sign tell them apart."""
    return SHAPES.sub("", unicodedata.normalize("NFKC", name.casefold())).replace(JOINER, "")


def _clean(typed: str) -> str | None:
    """The text without blanks around it, in the one form of each sign; None where something in it cannot be seen."""
    if any(unicodedata.category(sign) in UNSEEN and sign != JOINER for sign in typed):
        return None
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", typed)).strip()
    if not _joins_pictures(text):
        return None
    marks = 0
    for sign in text.replace(JOINER, ""):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me", "Mc") else 0
        if sign in BLANK or unicodedata.category(sign) in UNSEEN or marks > MOST_MARKS:
            return None
    return text


def _joins_pictures(text: str) -> bool:
    """Whether every joiner in the text stands between two pictures, where it is seen."""
    parts = SKINS.sub("", SHAPES.sub("", text)).split(JOINER)
    return all(_is_picture(before[-1:]) and _is_picture(after[:1]) for before, after in pairwise(parts))


def _is_picture(sign: str) -> bool:
    return bool(sign) and unicodedata.category(sign) == "So" and sign not in BLANK
