"""Who is asking: the session's token, the language, and whether a request comes from our own pages."""

import re
import secrets
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from napoleon.words import LANGUAGES

SESSION_COOKIE = "napoleon_session"
HOST_PREFIX = "__Host-"
"""browsers take a cookie of such a name only from this very host over https, so no neighbour can plant one"""
LANGUAGE_COOKIE = "napoleon_lang"
TOKEN_BYTES = 16
TOKEN_FORM = re.compile(r"[A-Za-z0-9_-]{22}")
A_YEAR = 365 * 24 * 3600


def session_token(request: HTTPConnection) -> str | None:
    """The token that the browser sent, None where it has none of our form."""
    token = request.cookies.get(_session_cookie(request), "")
    return token if TOKEN_FORM.fullmatch(token) else None


def bearer_token(request: HTTPConnection) -> str | None:
    """The token that a program sends in `Authorization: Bearer …`, None where it has none of our form."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and TOKEN_FORM.fullmatch(token) else None


def caller_session(request: HTTPConnection) -> str | None:
    """The token that counts for limits: a program's or a browser's."""
    return bearer_token(request) or session_token(request)


def new_token() -> str:
    """A new session: 128 random bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def keep_token(request: HTTPConnection, response: Response, token: str) -> None:
    """Give the browser its token; scripts cannot read it, and other sites' requests do not carry it."""
    name = _session_cookie(request)
    response.set_cookie(name, token, max_age=A_YEAR, httponly=True, samesite="lax", secure=_secure(request))


def give_token(request: HTTPConnection, response: Response) -> None:
    """A session for a browser that has none: whoever sits down, or opens a table, must be known again."""
    if session_token(request) is None:
        keep_token(request, response, new_token())


def language_of(request: HTTPConnection, default: str | None) -> str:
    """The language: asked for in the address, kept in the cookie, the server's own, or what the browser prefers."""
    chosen = (request.query_params.get("lang"), request.cookies.get(LANGUAGE_COOKIE), default)
    return next((language for language in chosen if language in LANGUAGES), None) or _preferred(request)


def keep_language(request: HTTPConnection, response: Response) -> None:
    """Remember a language that was asked for in the address."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        secure = _secure(request)
        response.set_cookie(LANGUAGE_COOKIE, asked, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)


def from_elsewhere(request: HTTPConnection) -> bool:
    """Whether a browser says that another site's page makes this request: scheme, host and port must be ours.

    Behind a proxy they are the ones that the browser used, if the proxy hands on the host and is trusted with the scheme.
    """
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site") in ("cross-site", "same-site")
    scheme = "https" if _secure(request) else "http"
    own = _origin(f"{scheme}://{request.headers.get('host', '')}")
    return own is None or _origin(origin) != own


def _origin(text: str) -> tuple[str, str, int] | None:
    """Scheme, host and port; None where these are not all that there is."""
    try:
        parts = urlsplit(text)
        port = parts.port or {"http": 80, "https": 443}[parts.scheme]
    except (ValueError, KeyError):  # no browser sends such an origin
        return None
    if not parts.hostname or parts.username is not None or parts.path or parts.query or parts.fragment:
        return None
    return parts.scheme, parts.hostname, port


def _secure(request: HTTPConnection) -> bool:
    return request.url.scheme in ("https", "wss")


def _session_cookie(request: HTTPConnection) -> str:
    return HOST_PREFIX + SESSION_COOKIE if _secure(request) else SESSION_COOKIE


def _preferred(request: HTTPConnection) -> str:
    wanted: list[tuple[float, str]] = []
    for part in request.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(wanted, key=lambda item: item[0]) if name in LANGUAGES), LANGUAGES[0])
