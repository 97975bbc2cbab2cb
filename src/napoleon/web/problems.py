"""What is refused before any page is reached, in the reader's language: a sentence for people, JSON for programs."""

from http import HTTPStatus

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response

from napoleon.web.session import language_of
from napoleon.words import Problem

API = "/api"
PROBLEM_JSON = "application/problem+json"


def for_programs(connection: HTTPConnection) -> bool:
    """Whether a program asks, by the door that is theirs."""
    return connection.url.path.startswith(f"{API}/")


def refused(connection: HTTPConnection, problem: Problem, status: int, headers: dict[str, str] | None = None) -> Response:
    """The answer to a request that is refused."""
    language = language_of(connection, connection.app.state.language)
    text = problem.text(language)
    told = {"content-language": language} | (headers or {})
    if not for_programs(connection):
        return PlainTextResponse(text, status, told)
    body = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "error": problem.code, "detail": text}
    return JSONResponse(body, status, told, PROBLEM_JSON)
