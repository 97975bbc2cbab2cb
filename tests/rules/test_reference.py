"""The reference in docs/ is made from the declarations, and leaves nothing out."""

from pathlib import Path

from napoleon.rules import OPTIONS, PRESETS, listing, speech
from napoleon.rules.reference import reference
from napoleon.words import LANGUAGES

FILE = Path(__file__).parents[2] / "docs" / "rules-reference.md"


def test_the_reference_is_up_to_date() -> None:
    """Else: python -m napoleon.rules.reference > docs/rules-reference.md"""
    assert FILE.read_text("utf-8") == reference()


def test_every_option_value_and_preset_is_documented_in_both_languages() -> None:
    text = FILE.read_text("utf-8")
    for language in LANGUAGES:
        for name in PRESETS:
            assert speech.preset_help(language, name) in text
        listed = listing.options(language)
        assert len(listed) == len(OPTIONS)
        for option in listed:
            section = text.split(f"\n### `{option['name']}` ")[1].split("\n#")[0]
            assert option["title"] in section
            assert option["help"] in section
            for value in option["values"]:
                assert f"| {value['title']} | {value['help']} |" in section
