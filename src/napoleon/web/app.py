"""The application: everything put together around one data folder."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from pathlib import Path

from fastapi import FastAPI, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

from napoleon.store import StoreProblem, open_store
from napoleon.table.house import House
from napoleon.table.thinking import Thinkers
from napoleon.web import editor, health, home, pages, socket
from napoleon.web.api import guide
from napoleon.web.api.door import door
from napoleon.web.assets import Assets
from napoleon.web.limits import Gate, Limits, limits_here
from napoleon.web.problems import API, for_programs, refused
from napoleon.web.render import page
from napoleon.web.session import language_of
from napoleon.web.shield import HEADERS, Shield
from napoleon.web.throttle import Throttle
from napoleon.words import Problem

LOG = logging.getLogger("napoleon.web")


def create_app(
    data: Path | None = None,
    *,
    bot_delay: float | None = None,
    language: str | None = None,
    hosts: frozenset[str] | None = None,
    limits: Limits | None = None,
) -> FastAPI:
    """The application over a data folder. Raises StoreProblem at once where the folder cannot be used.

    `bot_delay` is the factor on the time that bots take (None: the environment's, 0 in tests), `language` the one for
    browsers that have not chosen, `hosts` the names under which the server may be reached (None: any), `limits` what one
    visitor may ask for (None: the environment's).
    """
    gate = Gate(limits or limits_here())
    store = open_store(data)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await store.start()
        await app.state.house.start()
        try:
            yield
        finally:
            await app.state.health.close()
            await app.state.house.close()

    app = FastAPI(title="Napoleon", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.state.house = House(store, Thinkers(bot_delay))
    app.state.health = health.Health(store)
    app.state.entrance = socket.entrance()
    app.state.language = language
    app.state.assets = Assets()
    app.include_router(home.router)
    app.include_router(editor.router)  # before the pages: its address looks like that of a rule sheet
    app.include_router(pages.router)
    app.include_router(socket.router)
    app.include_router(health.router)
    app.include_router(guide.router)
    programs = door(version("napoleon-cards"))
    programs.state = app.state
    app.mount(API, programs)
    app.mount("/static", app.state.assets, name="static")
    app.state.gate = gate
    app.add_middleware(Throttle, gate=gate)
    app.add_middleware(Shield, hosts=hosts)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(Problem, _table_problem)
    app.add_exception_handler(Exception, _failure)
    return app


async def _http_problem(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if for_programs(request):  # an address with a line break in it does not even get as far as their door
        return refused(request, Problem("api_not_found"), status)
    key = "not-found" if status == 404 else "bad-method" if status == 405 else "bad-request"
    response = page(request, "problem.html", status, title=f"{key}-title", key=key)
    for name, value in (getattr(error, "headers", None) or {}).items():
        response.headers[name] = value
    return response


async def _table_problem(request: Request, error: Exception) -> Response:
    """The store, or a row in it, cannot be read."""
    assert isinstance(error, Problem)
    LOG.error("%s: %s", type(error).__name__, error.text("en"))
    text = error.text(language_of(request, request.app.state.language))
    return page(request, "problem.html", 503 if isinstance(error, StoreProblem) else 500, title="failure-title", text=text)


async def _failure(request: Request, _: Exception) -> Response:
    """Something broke; what exactly stands in the server's log, not in the page."""
    response = page(request, "problem.html", 500, title="failure-title", key="failure")
    response.headers.update(HEADERS)  # this one is written outside of the shield
    return response
