"""Refusals for programs: the status that fits, and the sentence in the language asked for."""

import json
import logging

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from napoleon.store import StoreProblem
from napoleon.web.limits import TooFast
from napoleon.web.problems import problem_json, refused
from napoleon.words import Problem

LOG = logging.getLogger("napoleon.web")
CONFLICT = 409
STATUS = {"spectators_only_watch": 403, "only_the_host": 403, "no_such_table": 404, "table_too_busy": 503}
"""of what is refused at a table; everything else does not fit how the table stands"""


class Refusal(Exception):
    """A request is refused with this status."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem


def refused_at_the_table(message: str) -> Response:
    """The table's own refusal of an action, whose sentence knows the players' names."""
    told = json.loads(message)
    return problem_json(STATUS.get(told["error"], CONFLICT), told["error"], told["text"], id=told["id"])


def refuse_for_programs(api: FastAPI) -> None:
    """Let everything that goes wrong be told as a problem."""
    api.add_exception_handler(Refusal, _refusal)
    api.add_exception_handler(Problem, _failed)
    api.add_exception_handler(RequestValidationError, _malformed)
    api.add_exception_handler(HTTPException, _http)
    api.add_exception_handler(Exception, _broken)


async def _refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    headers = {"www-authenticate": 'Bearer realm="napoleon"'} if error.status == 401 else {}
    if isinstance(error.problem, TooFast):
        headers["retry-after"] = str(error.problem.seconds)
    return refused(request, error.problem, error.status, headers)


async def _failed(request: Request, error: Exception) -> Response:
    """The store, or a row in it, cannot be read."""
    assert isinstance(error, Problem)
    LOG.error("%s: %s", type(error).__name__, error.text("en"))
    return refused(request, error, 503 if isinstance(error, StoreProblem) else 500)


async def _malformed(request: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    at = ".".join(str(part) for part in error.errors()[0]["loc"])[:100]
    return refused(request, Problem("request_malformed", at=at), 422, at=at)


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "api_not_found", 405: "api_bad_method"}.get(error.status_code, "request_unreadable")
    return refused(request, Problem(code), error.status_code, dict(error.headers or {}))


async def _broken(request: Request, _: Exception) -> Response:
    """Something broke; what exactly stands in the server's log."""
    return refused(request, Problem("api_failure"), 500)
