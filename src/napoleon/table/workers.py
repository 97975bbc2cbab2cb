"""Processes in which the searching bots think: gentle to others, ready before they are asked, gone when the server is."""

import ctypes
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

LOG = logging.getLogger("napoleon.table")
GENTLE = 19
WATCH = 0.2
"""seconds between two looks whether the server still lives"""
PR_SET_PDEATHSIG = 1
COUNT = max(1, min(2, (os.cpu_count() or 1) - 1))


def begin(parent: int) -> None:
    """What every worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # for a worker that starts later than the first one
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    _ask_to_be_killed()
    threading.Thread(target=_die_with, args=(parent,), daemon=True).start()
    from napoleon.bots.warm import warm_up

    warm_up()


def _ask_to_be_killed() -> None:
    """Have Linux end this process with the server: no thread runs here while a library is loaded or a search compiled."""
    if sys.platform == "linux":
        try:
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        except (OSError, AttributeError):
            LOG.warning("the processes of the bots cannot ask to end with the server")


@contextmanager
def _interrupts_kept_out() -> Iterator[None]:
    """Ctrl-C, which a terminal sends to every process, is the server's: those started within never hear of it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _die_with(parent: int) -> None:
    """End this process when the server has ended, however it did."""
    while os.getppid() == parent:
        time.sleep(WATCH)
    os._exit(1)


class Workers:
    """The processes, started by the first call of `start`; before they are ready, and where they break, there is no pool."""

    def __init__(self, count: int = COUNT) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._ready = False

    def start(self) -> None:
        """Start the processes in the background, unless they are there."""
        if self._pool is None:
            self._ready = False
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=begin, initargs=(os.getpid(),))
            with _interrupts_kept_out():
                first = self._pool.submit(os.getpid)
            first.add_done_callback(self._started)

    def _started(self, first: "Future[int]") -> None:
        if first.cancelled() or self._pool is None:  # the server ended before they were ready
            return
        if first.exception() is None:
            self._ready = True
        else:
            LOG.error("the processes of the bots do not start: %r", first.exception())

    @property
    def pool(self) -> Executor | None:
        """The processes once they can think, else None."""
        self.start()
        return self._pool if self._ready else None

    def broken(self) -> None:
        """The processes are gone: new ones are started when somebody needs them."""
        pool, self._pool, self._ready = self._pool, None, False
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes, also those that think."""
        pool, self._pool, self._ready = self._pool, None, False
        if pool is not None:
            running = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()
