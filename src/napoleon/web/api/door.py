"""The door itself: an application of its own under /api, so that its description has nothing else in it."""

from fastapi import FastAPI

from napoleon.web.api import models, routes, socket
from napoleon.web.api.refusals import refuse_for_programs

ABOUT = """The tables of this server, for programs: ask for a token, open a table or sit down at one, and play as people
do in the browser.

Messages over the socket `WS /api/tables/{table}/socket` are described on the page `/api` and in `docs/api.md`."""


class Door(FastAPI):
    """The API, with the form of its refusals among the schemas."""

    def openapi(self) -> dict[str, object]:
        """The description."""
        if self.openapi_schema is None:
            description = super().openapi()
            trouble = models.Trouble.model_json_schema(ref_template="#/components/schemas/{model}")
            description["components"]["schemas"]["Trouble"] = trouble
            for unused in ("HTTPValidationError", "ValidationError"):
                description["components"]["schemas"].pop(unused, None)
        return self.openapi_schema or {}


def door(version: str) -> FastAPI:
    """The application to be mounted under /api; its state is the server's."""
    api = Door(
        title="Napoleon",
        version=version,
        description=ABOUT,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    refuse_for_programs(api)
    api.include_router(routes.router)
    api.include_router(socket.router)
    return api
