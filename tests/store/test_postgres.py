"""The store in PostgreSQL: several processes, a server that goes away, and databases that cannot be used."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from typer.testing import CliRunner

from napoleon.cli import play
from napoleon.store import Appended, Conflict, Store, StoreProblem, check_database, open_store
from napoleon.store import postgres_sql as sql
from napoleon.store.postgres import PostgresStore
from napoleon.store.postgres_link import shown
from tests.store.cluster import OWNER, Cluster
from tests.store.places import Place

pytestmark = pytest.mark.postgres


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.emptied()


@pytest.fixture
def place(address: str) -> Place:
    return Place(lambda: PostgresStore(address))


async def until(holds: Callable[[], bool], seconds: float = 5) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def test_many_that_start_at_once(place: Place) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(place.open() for _ in range(6)))
        await stores[0].create("t", 1, ["a"])
        assert await stores[5].versions(["t"]) == {"t": 1}
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_others_hear_of_a_move_and_oneself_does_not(place: Place) -> None:
    async def use(first: Store) -> None:
        second = await place.open()
        heard: list[tuple[str, int]] = []
        own: list[tuple[str, int]] = []
        second.listen(lambda table, version: heard.append((table, version)))
        first.listen(lambda table, version: own.append((table, version)))
        await first.create("t", 1, [])
        await asyncio.sleep(0.3)  # until both listen
        await first.append("t", 0, ["a"])
        await until(lambda: heard == [("t", 1)])
        for name in (f"many {number}" for number in range(120)):
            await first.create(name, 1, [])
        await asyncio.gather(*(first.append(f"many {number}", 0, ["a"]) for number in range(120)))
        await until(lambda: len(heard) == 121)
        assert own == []

    place.use(use)


def test_a_server_that_starts_again_is_found_again(cluster: Cluster, place: Place) -> None:
    """Writers go on over a kill -9 of the server, and nothing that was answered is lost or doubled."""

    async def write(store: Store, name: str, answered: list[str], going: Callable[[], bool]) -> None:
        version = 0
        while going():
            row = f"{name} {len(answered)}"
            answer = await store.append("t", version, [row], row)
            if isinstance(answer, Conflict):
                version = answer.version
            else:
                assert isinstance(answer, Appended)
                answered.append(row)
                version = answer.version

    async def use(store: Store) -> None:
        other = await place.open()
        heard: list[int] = []
        other.listen(lambda _, version: heard.append(version))
        await store.create("t", 1, [])
        ended = asyncio.Event()
        lists: list[list[str]] = [[] for _ in range(4)]
        going: Callable[[], bool] = lambda: not ended.is_set()  # noqa: E731
        writers = [asyncio.create_task(write(store, f"writer {i}", lists[i], going)) for i in range(4)]
        await asyncio.sleep(0.3)
        await asyncio.to_thread(cluster.kill)
        before = sum(map(len, lists))
        await asyncio.to_thread(cluster.start)
        await until(lambda: sum(map(len, lists)) > before + 20)
        await asyncio.sleep(0.5)  # until the listener is back
        heard.clear()
        await until(lambda: bool(heard))
        ended.set()
        await asyncio.gather(*writers)
        rows = await store.read("t")
        assert rows is not None
        assert sorted(row.body for row in rows) == sorted(row for rows in lists for row in rows)

    place.use(use)


class CutOff(PostgresStore):
    """A store whose connection is lost just after the server has done what was asked."""

    def cut(self) -> None:
        ask = self._link.ask

        async def ask_and_lose(work: Callable[..., Awaitable[object]]) -> object:
            lost = False

            async def losing(connection: object, again: bool) -> object:
                nonlocal lost
                answer = await work(connection, again)
                if not lost:
                    lost = True
                    raise ConnectionResetError("cut")
                return answer

            return await ask(losing)

        self._link.ask = ask_and_lose  # type: ignore[method-assign, assignment]


def test_an_answer_that_was_lost_is_found_out(address: str) -> None:
    async def run() -> None:
        store = CutOff(address)
        await store.start()
        store.cut()
        assert await store.create("t", 1, ["a"])
        assert await store.append("t", 1, ["b"], "r1") == Appended(2, repeated=True)
        assert await store.append("t", 2, ["c", "d"]) == Appended(4, repeated=True)
        assert await store.append("t", 2, ["c", "x"]) == Conflict(4)
        assert not await store.create("t", 1, ["b"])
        rows = await store.read("t")
        assert rows is not None
        assert [row.body for row in rows] == ["a", "b", "c", "d"]
        await store.close()

    asyncio.run(run())


def test_a_server_that_stays_away_is_a_problem(cluster: Cluster, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("napoleon.store.postgres_link.PATIENCE", 0.5)

    async def use(store: Store) -> None:
        await store.create("t", 1, ["a"])
        cluster.kill()
        try:
            with pytest.raises(StoreProblem) as refused:
                await store.read("t")
            assert refused.value.code == "store_unreached"
        finally:
            await asyncio.to_thread(cluster.start)
        assert await store.versions(["t"]) == {"t": 1}

    place.use(use)


def test_an_address_is_shown_without_its_password() -> None:
    assert shown("postgresql://me:secret@host:5/db?x=1") == "postgresql://me@host:5/db"
    assert shown("postgresql://me@host/db?password=secret") == "postgresql://me@host/db"
    assert shown("mysql://me:secret@[half/db") == "[half/db"


def test_databases_that_cannot_be_used(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    closed = "postgresql://me:secret@127.0.0.1:1/db"
    host = f"127.0.0.1:{cluster.port}"
    wrong = {
        "mysql://me:secret@127.0.0.1/db": "store_address",
        "postgresql://me:secret@127.0.0.1:port/db": "store_address",
        closed: "store_unreached",
        f"postgresql://{OWNER}:secret@{host}/postgres": "store_refused",
        f"postgresql://{OWNER}:right@{host}/nowhere": "store_refused",
    }
    for address, code in wrong.items():
        monkeypatch.setenv("NAPOLEON_DATABASE", address)
        with pytest.raises(StoreProblem) as refused:
            check_database()
        assert refused.value.code == code
        for language in ("ja", "en"):
            text = refused.value.text(language)
            assert "secret" not in text
            assert address.partition("@")[2].partition("?")[0] in text


def test_a_newer_schema(cluster: Cluster, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAPOLEON_DATABASE", address)
    check_database()
    cluster.sql(f"INSERT INTO napoleon.schema_version VALUES ({sql.SCHEMA_VERSION + 1})")
    with pytest.raises(StoreProblem) as refused:
        check_database()
    assert refused.value.code == "store_database_newer"


def test_a_user_who_may_not_make_tables(cluster: Cluster, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cluster.sql("DROP ROLE IF EXISTS stranger; CREATE ROLE stranger LOGIN")
    monkeypatch.setenv("NAPOLEON_DATABASE", address.replace(f"{OWNER}@", "stranger@"))
    with pytest.raises(StoreProblem) as refused:
        check_database()
    assert refused.value.code == "store_refused"


def test_the_environment_chooses(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAPOLEON_DATABASE", address)
    assert isinstance(open_store(), PostgresStore)


def test_the_command_says_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAPOLEON_DATABASE", "postgresql://me:secret@127.0.0.1:1/db")
    for language, words in {"ja": "つながりません", "en": "is not reached"}.items():
        done = CliRunner().invoke(play.app, ["--no-browser", "--lang", language])
        assert done.exit_code == 1
        assert words in done.output
        assert "Traceback" not in done.output
        assert "secret" not in done.output
