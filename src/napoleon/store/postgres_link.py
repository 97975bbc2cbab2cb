"""The way to the PostgreSQL server: connections, and asking again while it is away."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg

from napoleon.store.log import StoreProblem

PATIENCE = 5.0
"""seconds for which a server that is away is asked again, and at least once"""
PAUSE = 0.1
MOST_CONNECTIONS = 10

T = TypeVar("T")

AWAY = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.QueryCanceledError,
    asyncpg.TooManyConnectionsError,
    asyncpg.TransactionRollbackError,
)
"""what is raised when the server is away, or wants to be asked again"""
WRONG = (asyncpg.DataError, asyncpg.exceptions.ClientConfigurationError)
"""those of them that asking again does not mend"""


def shown(address: str) -> str:
    """The address without its password."""
    try:
        parts = urlsplit(address)
        if parts.password is None:
            return address.partition("?")[0]
        user, _, place = parts.netloc.rpartition("@")
        return f"{parts.scheme}://{user.partition(':')[0]}@{place}{parts.path}"
    except ValueError:
        return address.rpartition("@")[2]


async def connect(address: str) -> Any:
    """One connection; StoreProblem where the address is wrong, or the server is away or does not let us in."""
    try:
        return await asyncpg.connect(address, timeout=PATIENCE, command_timeout=PATIENCE)
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError) as error:
        raise StoreProblem("store_refused", address=shown(address), reason=str(error)) from error
    except (*WRONG, ValueError) as error:
        raise StoreProblem("store_address", address=shown(address)) from error
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise away(address, error) from error


def away(address: str, error: Exception) -> StoreProblem:
    """The problem that the server is not reached."""
    strerror = getattr(error, "strerror", None)
    return StoreProblem("store_unreached", address=shown(address), reason=strerror or str(error) or type(error).__name__)


class Link:
    """A pool of connections to one server."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: Any = None

    async def start(self) -> None:
        """Open the pool on the running event loop. That the server can be reached was seen before."""
        self._pool = await asyncpg.create_pool(
            self.address,
            min_size=0,  # a pool that keeps a floor fills the log while the server is away
            max_size=MOST_CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            reset=_leave_as_it_is,
        )

    async def ask(self, work: Callable[[Any, bool], Awaitable[T]]) -> T:
        """What the work answers with a connection; asked again while the server is away, at most PATIENCE seconds.

        The work is told whether it is asked again: whatever it did before may or may not have been done.
        """
        until, again = time.monotonic() + PATIENCE, False
        while True:
            try:
                async with self._pool.acquire(timeout=PATIENCE) as connection:
                    return await work(connection, again)
            except WRONG as error:
                raise StoreProblem("store_failed", reason=str(error)) from error
            except AWAY as error:
                if again and time.monotonic() > until:  # not at the first: it may be this process that stood still
                    raise away(self.address, error) from error
            except asyncpg.PostgresError as error:
                raise StoreProblem("store_failed", reason=str(error)) from error
            again = True
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Let go of the connections; those that do not end at once are cut."""
        if self._pool is None:
            return
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE)
        except AWAY:
            self._pool.terminate()


async def _leave_as_it_is(_connection: Any) -> None:
    """Spare the statements by which a pool cleans a connection up: ours never carry anything over."""
