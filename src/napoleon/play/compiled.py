"""The card play as machine code: compiled twins of the modules of this floor, made when somebody asks.

Numba takes a while to import, and to compile what is not yet kept on disk, so nothing happens before; `warm_up` does all of it
in advance. Without Numba there are no twins, and the plain modules serve.
"""

import threading
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

from napoleon.play import kernel, lanes, lockstep, playout, turning, words64
from napoleon.play.layout import Layout
from napoleon.play.twin import has_numba, twins
from napoleon.rules import tables as tables_module
from napoleon.rules.tables import Tables

_lock = threading.RLock()


class Machine(NamedTuple):
    """The twins."""

    kernel: Any
    playout: Any
    lockstep: Any


def machine(portable: bool = False) -> Machine | None:
    """The twins; None where Numba is missing. `portable` leaves the instructions out that not every processor has."""
    if not has_numba():
        return None
    from napoleon.play import native

    with _lock:  # a thread that warms up may be at it
        return _machine(native.has_pdep() and not portable)


@cache
def _machine(pdep: bool) -> Machine:
    import numpy as np

    from napoleon.play import native

    replaced: dict[Any, Any] = {
        words64.u64: np.uint64,
        words64.small: np.int64,
        words64.popcount: native.popcount,
        words64.index_of: native.index_of,
        words64.top_index: native.top_index,
        words64.nth_bit: native.nth_bit_pdep if pdep else native.nth_bit_portable,
    }
    modules = [tables_module, words64, kernel, playout, lanes, turning, lockstep]
    made = twins(modules, replaced, "pdep" if pdep else "portable")
    return Machine(made[2], made[3], made[6])


def direct(function: Any, *arguments: Any) -> Any:
    """Call a compiled function whose arguments are of the same types every time, without looking at the types again.

    Numba takes microseconds to see what a record is.
    """
    for code in function.overloads.values():
        return code.entry_point(*arguments)
    return function(*arguments)


def compiled() -> ModuleType | None:
    """The twin of `kernel`; None where Numba is missing."""
    found = machine()
    return found.kernel if found else None


def arrays(rows: Tables | Layout | playout.Room) -> Any:
    """Tables, a layout or a room as the compiled functions take them."""
    from napoleon.play.records import record

    return record(rows)
