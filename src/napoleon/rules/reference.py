"""`docs/rules-reference.md`: every preset, option and value in both languages, from the declarations.

`python -m napoleon.rules.reference > docs/rules-reference.md` makes it anew; a test demands that it is up to date.
"""

import json
import sys
from typing import Any

from napoleon.rules import listing, speech
from napoleon.rules.presets import PRESETS, preset_changes
from napoleon.words import LANGUAGES

HEAD = """# Rules reference · ルールの一覧

<!-- Made by `python -m napoleon.rules.reference`; change the declarations and their words instead. -->

A rule set is a preset (or none: the defaults) and the options that it changes, in TOML or JSON:
ルールは、もとにするルール一式（なければ初めの値）と、変える選択肢とを、TOMLかJSONで書きます。

```toml
preset = "standard"
[set]
auction.minimum = 12
```

`napoleon rules show FILE` says it in words, `napoleon rules check FILE` says whether it can be played. In TOML the text "none"
stands for `null`.
"""


def reference() -> str:
    """The whole document."""
    blocks = [HEAD, "## Presets · ルール一式", *map(_preset, PRESETS)]
    family = ""
    for japanese, english in zip(*(listing.options(language) for language in LANGUAGES), strict=True):
        if japanese["family"] != family:
            family = japanese["family"]
            blocks.append(f"## {english['family_title']} · {japanese['family_title']}")
        blocks.append(_option(japanese, english))
    return "\n\n".join(block.strip("\n") for block in blocks) + "\n"


def _preset(name: str) -> str:
    titles = " · ".join(speech.preset_title(language, name) for language in reversed(LANGUAGES))
    helps = "\n".join(speech.preset_help(language, name) for language in reversed(LANGUAGES))
    changes = "\n".join(f"- `{option}` = {_code(value)}" for option, value in preset_changes(name).items())
    return f"### `{name}` {titles}\n\n{helps}\n\n{changes}"


def _option(japanese: dict[str, Any], english: dict[str, Any]) -> str:
    head = f"### `{english['name']}` {english['title']} · {japanese['title']}\n\n{english['help']}\n{japanese['help']}\n\n"
    head += f"{english['id']} · takes 使える値 {_tick(english['expected'])} · at first 初め {_code(english['default'])}"
    if not english["values"]:
        return head
    rows = [
        f"| {_code(en['value'])} | {en['title']} | {en['help']} | {ja['title']} | {ja['help']} |"
        for ja, en in zip(japanese["values"], english["values"], strict=True)
    ]
    return "\n".join([head, "", "| value | | | 値 | |", "|---|---|---|---|---|", *rows])


def _code(value: object) -> str:
    return _tick(json.dumps(value, ensure_ascii=False))


def _tick(text: str) -> str:
    return f"`{text}`"


if __name__ == "__main__":
    sys.stdout.write(reference())
