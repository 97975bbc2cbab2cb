"""The functions of `answers`, compiled where Numba is, and the memory that they work in: one for each thread."""

import threading
from functools import cache, lru_cache
from typing import Any, NamedTuple

from napoleon.play import kernel
from napoleon.play.solver import (
    answers,
    bits,
    bounds,
    cash,
    guess,
    kinds,
    memory,
    moves,
    search,
    settle,
    steps,
    study,
    table_top,
    workspace,
)
from napoleon.play.twin import has_numba, twins
from napoleon.rules import RuleSet
from napoleon.rules import tables as tables_module
from napoleon.rules.compile import compile_tables

BUCKETS = 1 << 15
"""eight megabytes of remembered positions for each thread"""
APART = (
    *(kernel.winner, kernel.strengths, kernel.killing_strength, kernel.same_two_card),
    *(kinds.fill_kinds, kinds.set_kinds, table_top.fill_beats, table_top.set_root),
    *(moves.joker_moves, moves.name_moves, search.search, guess.guess),
)
"""functions that are called seldom or from many places; every other one is compiled into its callers"""
_threads = threading.local()
_lock = threading.RLock()


class Engine(NamedTuple):
    """The modules that are asked, compiled or not."""

    answers: Any
    table_top: Any
    kinds: Any
    compiled: bool


class Ground(NamedTuple):
    """Tables and what they say of single cards, each in a row of one, as the engine takes them."""

    tables: Any
    beats: Any


def questions(plain: bool) -> Engine:
    """The functions; `plain` leaves Numba out even where it is."""
    if plain or not has_numba():
        return Engine(answers, table_top, kinds, False)
    with _lock:  # a thread that warms up may be at it
        return _compiled()


@cache
def _compiled() -> Engine:
    from napoleon.play import native, unsigned

    replaced = {bits.popcount: native.signed_popcount, bits.lowest: native.signed_lowest}
    modules = [
        tables_module,
        bits,
        kernel,
        memory,
        kinds,
        moves,
        table_top,
        bounds,
        cash,
        study,
        settle,
        steps,
        search,
        guess,
        answers,
    ]
    made = dict(zip(modules, twins(modules, replaced, "solver", APART, pipeline_class=unsigned.UnsignedCompiler), strict=True))
    return Engine(made[answers], made[table_top], made[kinds], True)


@lru_cache(maxsize=256)
def ground(rules: RuleSet, trump: int | None, plain: bool) -> Ground:
    """The ground of a rule set and a trump."""
    made = questions(plain)
    tables: Any = [compile_tables(rules, trump)]
    beats: Any = [workspace.new_beats()]
    if made.compiled:
        from napoleon.play.records import single

        tables, beats = single(tables[0]), single(beats[0])
    made.table_top.fill_beats(tables[0], beats[0])
    made.kinds.fill_kinds(tables[0], beats[0])
    return Ground(tables, beats)


def rooms(plain: bool) -> tuple[Any, Any]:
    """This thread's work space and memory of positions."""
    name = "plain" if plain or not questions(False).compiled else "compiled"
    if not hasattr(_threads, name):
        setattr(_threads, name, _new_rooms(name == "compiled"))
    found: tuple[Any, Any] = getattr(_threads, name)
    return found


def _new_rooms(compiled: bool) -> tuple[Any, Any]:
    work: Any = workspace.new_work()
    size = BUCKETS * memory.BUCKET
    if not compiled:
        return [work], [0] * size
    import numpy as np

    from napoleon.play.records import single

    whole = np.zeros(size + 8, dtype=np.int64)
    shift = -whole.ctypes.data // 8 % 8  # a bucket begins where a line of the processor's cache begins
    return single(work), whole[shift : shift + size]
