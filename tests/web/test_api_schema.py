"""Requests that fit the description of the door, and such that do not, by the dozen: what comes back is what it says."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import ignored_auth, positive_data_acceptance

from tests.web.server import PATIENCE, Server, serving

WITH_INPUT = [("/tables", "POST"), ("/tables/{table}", "GET"), ("/tables/{table}/actions", "POST")]
ROUTES = [("/sessions", "POST"), ("/tables", "GET"), *WITH_INPUT]
POSITIVE, NEGATIVE = schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE
MODES = [*((*route, POSITIVE) for route in ROUTES), *((*route, NEGATIVE) for route in WITH_INPUT)]
EXAMPLES = 40
# a name may have the right form and still be no name; and the token that is sent is not the one that was made up
NOT_ASKED = [positive_data_acceptance, ignored_auth]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize(("path", "method", "mode"), MODES, ids=str)
def test_the_description_is_kept(server: Server, path: str, method: str, mode: schemathesis.GenerationMode) -> None:
    schema = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    with httpx.Client(base_url=f"{server.address}/api", timeout=PATIENCE) as program:
        headers = {"authorization": f"Bearer {program.post('/sessions').json()['token']}"}
        program.headers.update(headers)
        table = program.post("/tables", json={"name": "Ann"}).json()["table"]
        before = program.get(f"/tables/{table}").json()

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=schema[path][method].as_strategy(generation_mode=mode), here=st.booleans())
        def check(case: schemathesis.Case[Any], here: bool) -> None:
            if here and case.path_parameters and mode is POSITIVE:
                case.path_parameters["table"] = table
            response = case.call(headers=headers)
            case.validate_response(response, excluded_checks=NOT_ASKED)
            assert response.status_code < 500
            assert response.headers["cache-control"] == ["no-store"]

        check()
        if mode is NEGATIVE:
            assert program.get(f"/tables/{table}").json() == before
