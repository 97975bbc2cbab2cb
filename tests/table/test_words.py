"""Everything said in a deal is in both languages: refusals with the arguments they are given, and no text that nobody says."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from napoleon.words import LANGUAGES, has
from napoleon.words.catalogue import key_of

SOURCE = Path(__file__).parent.parent.parent / "src" / "napoleon"
BARRED = ("lead_ban", "call", "follow_suit", "honour_duty", "first_trick_ban")
ARGUMENTS_OF_BARRED = {"seat", "card", "suit", "card_lead", "cards"}


def problems(*floors: str) -> Iterator[tuple[str, set[str]]]:
    """Each code raised in the deal and the records, with the names of its arguments."""
    for path in [path for floor in floors or ("deal", "record") for path in sorted((SOURCE / floor).glob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Problem":
                given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                if isinstance(node.args[0], ast.JoinedStr):
                    yield from ((f"barred_{row}", ARGUMENTS_OF_BARRED) for row in BARRED)
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and not part.value.endswith("_"):
                        yield part.value, given


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a file with the arguments that they use."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((SOURCE / "words" / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found
            found[entry.id.name] = set(re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry)))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said(language: str) -> None:
    files = [path.name for path in (SOURCE / "words" / language).glob("*.ftl")]
    said = {key: names for file in files for key, names in messages(language, file).items()}
    codes = dict(problems())
    assert len(codes) > 50
    for code, given in problems():
        assert has(f"problem-{code}", language), code
        assert said[key_of("problem", code)] <= given, code
    assert set(messages(language, "deal.ftl")) <= {key_of("problem", code) for code in codes}


def test_english_refusals_name_the_player_where_a_sentence_begins() -> None:
    """The player may be “You”."""
    said = (SOURCE / "words" / "en" / "deal.ftl").read_text("utf-8")
    assert "= { $seat }" in said
    assert re.findall(r"^.*(?<!= )(?<!\. )\{ \$seat \}.*$", said, re.MULTILINE) == []


@pytest.mark.parametrize("file", ["table.ftl", "people.ftl", "live.ftl", "reasons.ftl", "deal.ftl"])
def test_both_languages_say_the_same_things(file: str) -> None:
    japanese, english = (messages(language, file) for language in LANGUAGES)
    assert set(japanese) == set(english)
    # a language may leave an argument out, such as the name in a sentence to “you”, but not bring its own
    assert {key for key in japanese if not (japanese[key] <= english[key] or english[key] <= japanese[key])} == set()


@pytest.mark.parametrize("file", ["table.ftl", "people.ftl"])
def test_the_table_says_every_text_and_has_every_text(file: str) -> None:
    """Each key is asked for by a literal in the code, refusals aside, which `test_the_table_refuses_in_words` asks for."""
    keys = [key for key in messages("ja", file) if not key.startswith("problem-")]
    asked: set[str] = set()
    for path in sorted((SOURCE / "table").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [str(v.value) if isinstance(v, ast.Constant) else None for v in node.values]
                asked.add("".join("[A-Za-z-]+" if part is None else re.escape(part) for part in parts))
            elif (
                isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"[a-z]+(-[a-z]+)*", node.value)
            ):
                asked.add(re.escape(node.value))
    patterns = [pattern for pattern in asked if "-" in pattern]
    assert [key for key in keys if not any(re.fullmatch(pattern, key) for pattern in patterns)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_refuses_in_words(language: str) -> None:
    """Each code that the table refuses with has its sentence, and each such sentence of people.ftl is needed."""
    codes = dict(problems("table"))
    files = [path.name for path in (SOURCE / "words" / language).glob("*.ftl")]
    said = {key: names for file in files for key, names in messages(language, file).items()}
    for code, given in problems("table"):
        assert said[key_of("problem", code)] <= given, code
    refusals = {key for key in messages(language, "people.ftl") if key.startswith("problem-")}
    assert refusals <= {key_of("problem", code) for code in codes}
