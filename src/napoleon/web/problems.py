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


def refused(
    connection: HTTPConnection, problem: Problem, status: int, headers: dict[str, str] | None = None, **more: str
) -> Response:
    """The answer to a request that is refused; `more` is for programs."""
    language = language_of(connection, connection.app.state.language)
    text = problem.text(language)
    told = {"content-language": language} | (headers or {})
    if not for_programs(connection):
        return PlainTextResponse(text, status, told)
    return problem_json(status, problem.code, text, told, **more)


def problem_json(status: int, error: str, text: str, headers: dict[str, str] | None = None, **more: str) -> Response:
    """A problem as RFC 9457 has it, with our own word for it."""
    body = {"type": "about:blank", "title": HTTPStatus(status).phrase, "status": status, "error": error, "detail": text, **more}
    return JSONResponse(body, status, headers, PROBLEM_JSON)
