"""`napoleon worker`: a process without a server that thinks for the searching bots of all nodes at one database."""

import asyncio
import signal

import typer

from napoleon.cli.common import Language, language

app = typer.Typer(add_completion=False)


@app.command()
def worker(lang: Language = "") -> None:
    """Think for the searching bots at the tables of a database (NAPOLEON_DATABASE), until stopped."""
    from napoleon.store import check_database
    from napoleon.words import Problem, say

    spoken = language(lang)
    try:
        if not check_database():
            raise Problem("worker_without_database")
        asyncio.run(_work(say(spoken, "worker-thinks")))
    except Problem as problem:
        typer.echo(problem.text(spoken), err=True)
        raise typer.Exit(1) from None


async def _work(greeting: str) -> None:
    """See to heavy turns until a signal comes."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        # not add_signal_handler, which Windows does not have
        signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))
    typer.echo(greeting)

    from napoleon.store import open_store
    from napoleon.table.house import House
    from napoleon.table.thinking import Thinkers

    thinkers = Thinkers()
    await asyncio.to_thread(thinkers.workers.start)
    while thinkers.workers.pool is None and not stop.is_set():  # nobody is to wait for a worker that is not ready
        await asyncio.sleep(0.1)
    store = open_store()
    await store.start()
    house = House(store, thinkers, role="worker")
    try:
        await house.start()
        await stop.wait()
    finally:
        await house.close()
