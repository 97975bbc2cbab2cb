"""Templates, and the words that pages and the island are given."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from napoleon.web.session import keep_language, language_of
from napoleon.words import LANGUAGES, say

WORDS = Path(__file__).parent.parent / "words"
LANGUAGE_NAMES = {"ja": "日本語", "en": "English"}


@cache
def _environment() -> Environment:
    folder = Path(__file__).parent / "templates"
    environment = Environment(
        loader=FileSystemLoader(folder), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals["languages"] = [(name, LANGUAGE_NAMES[name]) for name in LANGUAGES]
    return environment


def page(request: HTTPConnection, template: str, /, status: int = 200, **values: Any) -> HTMLResponse:
    """A page in the reader's language; it is different for everybody and so is kept nowhere."""
    language = language_of(request, request.app.state.language)

    def t(key: str, **details: Any) -> str:
        return say(language, key, **details)

    html = (
        _environment()
        .get_template(template)
        .render(t=t, language=language, path=request.url.path, asset=request.app.state.assets.address, **values)
    )
    response = HTMLResponse(html, status, headers={"cache-control": "no-store", "content-language": language})
    response.headers["vary"] = "Cookie, Accept-Language"
    keep_language(request, response)
    return response


@cache
def island_words(language: str) -> str:
    """The island's words as JSON that may stand in a script element: every `island-…` message, its placeables as they are."""
    text = (WORDS / language / "island.ftl").read_text(encoding="utf-8")
    words = dict(re.findall(r"^(island-[\w-]+) = (.+)$", text, re.MULTILINE))
    return json.dumps(words, ensure_ascii=False).replace("<", "\\u003c")
