"""The door for programs over HTTP: what it does, how it refuses, and that its description is true."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from napoleon.store import StoreProblem
from napoleon.table.messages import MOVES, READERS
from napoleon.web.api.actions import ACTIONS, CARD
from napoleon.web.api.guide import example_of
from napoleon.web.limits import UNLIMITED, Allowance, Rate
from napoleon.words import LANGUAGES, has
from tests.web.server import Server, serving

Json = dict[str, Any]
PROBLEM = "application/problem+json"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


class Program:
    """A program with a token of its own."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.token = http.post("/sessions").json()["token"]
        http.headers["authorization"] = f"Bearer {self.token}"
        self.requests = 0

    def open(self, **wanted: object) -> str:
        response = self.http.post("/tables", json={"name": "host"} | wanted)
        assert response.status_code == 201, response.text
        return str(response.json()["table"])

    def act(self, table: str, action: object, id: str | None = None) -> httpx.Response:
        self.requests += 1
        return self.http.post(f"/tables/{table}/actions", json={"id": id or str(self.requests), "action": action})

    def view(self, table: str) -> Json:
        response = self.http.get(f"/tables/{table}")
        assert response.status_code == 200
        view: Json = response.json()["view"]
        return view


@pytest.fixture
def programs(server: Server) -> Iterator[Callable[..., httpx.Client]]:
    """Clients that speak a language, closed in the end."""
    with ExitStack() as stack:

        def client(language: str = "en") -> httpx.Client:
            headers = {"accept-language": language}
            return stack.enter_context(httpx.Client(base_url=f"{server.address}/api", timeout=30, headers=headers))

        yield client


Programs = Callable[..., httpx.Client]


def trouble(response: httpx.Response, status: int, error: str | None = None) -> Json:
    """A refusal as every refusal must be."""
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == PROBLEM
    assert response.headers["cache-control"] == "no-store"
    body: Json = response.json()
    assert body["status"] == status
    assert error in (None, body["error"])
    assert body["detail"]
    return body


def test_from_token_to_the_first_deal(programs: Programs) -> None:
    host, guest = Program(programs()), Program(programs())
    assert host.token != guest.token
    table = host.open(name="Ann", rules="party", listed=True)
    assert host.http.get("/tables").json() == {"tables": []}  # nobody is there yet
    assert host.view(table)["room"]["host"] is True
    assert guest.view(table)["you"] is None
    assert guest.act(table, {"kind": "sit", "name": "Bob"}).json()["type"] == "ack"
    assert guest.view(table)["you"] == 1
    trouble(guest.act(table, {"kind": "start"}), 403, "only_the_host")
    trouble(host.act(table, {"kind": "start"}), 409, "not_all_agreed")
    assert guest.act(table, {"kind": "agree"}).status_code == 200
    answer = host.act(table, {"kind": "start"})
    assert answer.status_code == 200
    view = host.view(table)
    assert (view["phase"], len(view["hand"])) == ("auction", 10)
    assert programs().get(f"/tables/{table}").json()["view"]["hand"] == []


def test_the_same_id_is_answered_the_same_and_only_for_its_session(programs: Programs) -> None:
    host, guest = Program(programs()), Program(programs())
    table = host.open()
    first = guest.act(table, {"kind": "sit", "name": "Bob"}, id="same")
    again = guest.act(table, {"kind": "sit", "name": "Bob"}, id="same")
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    other = Program(programs()).act(table, {"kind": "sit", "name": "Cem"}, id="same")
    assert other.json()["seq"] > first.json()["seq"]
    assert [seat["name"] for seat in host.view(table)["room"]["seats"]][:3] == ["host", "Bob", "Cem"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals(programs: Programs, language: str) -> None:
    program = Program(programs(language))
    table = program.open()
    bare = programs(language)
    assert trouble(bare.post("/tables", json={"name": "x"}), 401, "token_needed")
    response = bare.post(f"/tables/{table}/actions", json={"id": "1", "action": {"kind": "agree"}})
    assert response.headers["www-authenticate"].startswith("Bearer")
    trouble(response, 401, "token_needed")
    for wrong in ("Bearer", "Bearer x", f"Basic {program.token}", program.token, f"Bearer {program.token}x"):
        trouble(bare.post("/tables", json={"name": "x"}, headers={"authorization": wrong}), 401, "token_needed")
    trouble(bare.post("/tables", json={"name": "x"}, headers={"cookie": f"napoleon_session={program.token}"}), 401)
    trouble(program.act("nowhere", {"kind": "agree"}), 404, "no_such_table")
    trouble(program.http.get("/tables/nowhere"), 404, "no_such_table")
    for path in ("/nowhere", "/tables/a%0Ab", "/tables/"):
        trouble(program.http.get(path), 404)
    trouble(program.http.delete("/tables"), 405, "api_bad_method")
    trouble(program.http.post("/tables", json={"name": "x", "rules": "no such"}), 422)
    trouble(program.http.post("/tables", json={"name": "‮x"}), 422, "name_not_readable")
    refused = trouble(Program(programs(language)).act(table, {"kind": "agree"}), 403, "spectators_only_watch")
    assert ("観戦" in refused["detail"]) == (language == "ja")
    at = {
        "id": {"action": {"kind": "agree"}},
        "action": {"id": "1"},
        "kind": {"id": "1", "action": {"kind": "constructor"}},
        "card": {"id": "1", "action": {"kind": "play", "card": "S1"}},
        "seat": {"id": "1", "action": {"kind": "remove", "seat": "1"}},
    }
    for where, body in at.items():
        told = trouble(program.http.post(f"/tables/{table}/actions", json=body), 422, "request_malformed")
        assert where in told["at"] or where == "kind"
        assert told["at"] in told["detail"]
    in_json = {"content-type": "application/json"}
    for content in (b"", b"{", b"[]", b"\xff", b"[" * 30_000, b'{"id": "\\ud800", "action": {"kind": "pass"}}'):
        response = program.http.post(f"/tables/{table}/actions", content=content, headers=in_json)
        trouble(response, 400 if content[:1] == b"\xff" or len(content) > 1000 else 422)


def test_every_action_is_described() -> None:
    kinds = [example_of(form)["kind"] for form in ACTIONS]
    assert sorted(kinds) == sorted([*MOVES, *READERS])
    for form, kind in zip(ACTIONS, kinds, strict=True):
        assert get_args(form.model_fields["kind"].annotation) == (kind,)
        form.model_validate_json(json.dumps(example_of(form)))
        assert all(has(f"api-action-{kind}", language) for language in LANGUAGES)
    assert CARD.count("|") == 2


def test_the_description_has_a_text_and_an_example_for_everything(server: Server) -> None:
    description = httpx.get(f"{server.address}/api/openapi.json").json()
    assert set(description["paths"]) == {"/sessions", "/tables", "/tables/{table}", "/tables/{table}/actions"}
    assert description["servers"] == [{"url": "/api"}]
    for routes in description["paths"].values():
        for route in routes.values():
            assert route["description"]
            assert route["summary"]
            assert route["operationId"] in ("new_session", "open_tables", "open_table", "view", "act")
            for answer in route["responses"].values():
                assert answer["description"]
                assert answer["content"]
    for name, schema in description["components"]["schemas"].items():
        assert schema["description"], name
        for key, field in schema["properties"].items():
            documented = field.get("description") or field.get("$ref") or field.get("const")
            assert documented, (name, key)
        shown = [field.keys() & {"examples", "$ref", "const", "items"} for field in schema["properties"].values()]
        assert schema.get("examples") or all(shown), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page(server: Server, language: str) -> None:
    response = httpx.get(f"{server.address}/api", params={"lang": language})
    assert response.status_code == 200
    assert "/api/tables/{table}/socket" in response.text
    assert "&#34;kind&#34;: &#34;use_code&#34;" in response.text
    assert "http://" not in response.text.replace(server.address, "")
    assert httpx.head(f"{server.address}/api").status_code == 200


@pytest.mark.parametrize("kind", ["message", "request", "table", "session", "join"])
def test_too_much(tmp_path: Path, kind: str) -> None:
    limits = replace(UNLIMITED, **{kind: Allowance(Rate(2, 1, 3600), Rate(2, 1, 3600))})  # type: ignore[arg-type]
    with serving(tmp_path, limits=limits) as server, httpx.Client(base_url=f"{server.address}/api", timeout=30) as http:
        program = Program(http)
        asked: dict[str, Callable[[], httpx.Response]] = {
            "message": lambda: program.act("nowhere", {"kind": "agree"}),
            "request": lambda: http.get("/tables"),
            "table": lambda: http.post("/tables", json={"name": "x"}),
            "session": lambda: http.post("/sessions"),
            "join": lambda: program.act("nowhere", {"kind": "rules", "code": "party"}),
        }
        taken = 1 if kind in ("request", "session") else 2  # the token was one of them
        assert [asked[kind]().status_code < 429 for _ in range(taken)] == [True] * taken
        response = asked[kind]()
        trouble(response, 429, "too_fast")
        assert int(response.headers["retry-after"]) > 3000


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [(StoreProblem("store_failed", reason="full"), 503, "store_failed"), (RuntimeError("a secret"), 500, "api_failure")],
)
def test_a_failure_is_told_as_a_problem(
    server: Server, programs: Programs, monkeypatch: pytest.MonkeyPatch, error: Exception, status: int, code: str
) -> None:
    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(server.app.state.house, "look", fail)
    assert "secret" not in json.dumps(trouble(programs().get("/tables/any"), status, code))
