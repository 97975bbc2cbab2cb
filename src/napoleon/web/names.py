"""The name that a visitor gave the last time, kept in a cookie of his own browser for the next table."""

from urllib.parse import quote, unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from napoleon.web.session import A_YEAR

NAME_COOKIE = "napoleon_name"
LONGEST_NAME = 16


def remembered_name(request: HTTPConnection) -> str:
    """The name, empty where there is none; only what a name may be long, since anybody may write into a cookie."""
    name = unquote(request.cookies.get(NAME_COOKIE, ""), errors="replace").strip()
    return name[:LONGEST_NAME] if name.isprintable() else ""


def remember_name(response: Response, name: str) -> None:
    """Keep the name; scripts may read it, since the table keeps the one that a guest sits down with."""
    response.set_cookie(NAME_COOKIE, quote(name), max_age=A_YEAR, samesite="lax")
