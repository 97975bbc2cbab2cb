"""Who is asking: the session's token, the language, and whether a request comes from our own pages."""

import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from napoleon.words import LANGUAGES

SESSION_COOKIE = "napoleon_session"
LANGUAGE_COOKIE = "napoleon_lang"
TOKEN_BYTES = 16
TOKEN_FORM = re.compile(r"[A-Za-z0-9_-]{22}")
A_YEAR = 365 * 24 * 3600


def session_token(request: HTTPConnection) -> str | None:
    """The token that the browser sent, None where it has none of our form."""
    token = request.cookies.get(SESSION_COOKIE, "")
    return token if TOKEN_FORM.fullmatch(token) else None


def new_token() -> str:
    """A new session: 128 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def keep_token(request: HTTPConnection, response: Response, token: str) -> None:
    """Give the browser its token; scripts cannot read it, and other sites' requests do not carry it."""
    secure = request.url.scheme in ("https", "wss")
    response.set_cookie(SESSION_COOKIE, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def language_of(request: HTTPConnection, default: str | None) -> str:
    """The language: asked for in the address, kept in the cookie, the server's own, or what the browser prefers."""
    chosen = (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE), default)
    return next((language for language in chosen if language in LANGUAGES), None) or _preferred(request)


def keep_language(request: HTTPConnection, response: Response) -> None:
    """Remember a language that was asked for in the address."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, asked, max_age=A_YEAR, httponly=True, samesite="lax")


def from_elsewhere(request: HTTPConnection) -> bool:
    """Whether a browser says that another site's page makes this request."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site") in ("cross-site", "same-site")
    try:
        return urlsplit(origin).netloc.lower() != request.headers.get("host", "").lower()
    except ValueError:  # no browser sends such an origin
        return True


def _preferred(request: HTTPConnection) -> str:
    wanted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(wanted, key=lambda item: item[0]) if name in LANGUAGES), LANGUAGES[0])
