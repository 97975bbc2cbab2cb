"""The loops that the search stands on, as machine code where Numba is there, else as plain Python.

Machine code is kept on disk, in the user's cache folder, under a digest of every source that goes into it, since Numba's own
check sees an edit in a function's own file only.
"""

import hashlib
import importlib.util
import sys
import threading
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

import platformdirs

from napoleon.bots import dealing, endgame, leaning, likelihood, policy, position, rollouts
from napoleon.play import kernel
from napoleon.rules import RuleSet
from napoleon.rules import tables as tables_module
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import Tables

MODULES: tuple[ModuleType, ...] = (tables_module, kernel, dealing, leaning, policy, endgame, rollouts, likelihood)
_lock = threading.RLock()


class Machine(NamedTuple):
    """The modules, and whether they are compiled."""

    fast: bool
    leaning: Any
    policy: Any
    rollouts: Any
    likelihood: Any

    @property
    def pace(self) -> int:
        """By how much less there is to be done between two looks at the clock."""
        return 1 if self.fast else 16

    def row(self, numbers: Sequence[Any]) -> Any:
        """A row of numbers as the loops take it."""
        if not self.fast:
            return list(numbers)
        import numpy as np

        return np.array(numbers, dtype=np.float64 if numbers and isinstance(numbers[0], float) else np.int64)

    def rows(self, rows: Any) -> Any:
        """A named tuple of rows as the loops take it."""
        if not self.fast:
            return rows
        from napoleon.bots.records import record

        return record(rows)

    def zeros(self, count: int) -> Any:
        """A row to write whole numbers to."""
        return self.row([0] * count)


@lru_cache(maxsize=1)
def machine() -> Machine:
    """The loops, compiled where possible. The first call of a compiled loop may compile it: see `warm.warm_up`."""
    if importlib.util.find_spec("numba") is None:
        return Machine(False, leaning, policy, rollouts, likelihood)
    made = _twins()
    return Machine(True, *(made[module] for module in (leaning, policy, rollouts, likelihood)))


@lru_cache(maxsize=256)
def tables_of(rules: RuleSet, trump: int | None) -> tuple[Tables, Any]:
    """The tables and the policy's book of a rule set and a trump, as the loops take them."""
    found = machine()
    return found.rows(compile_tables(rules, trump)), found.rows(position.book_of(rules, trump))


def cache_folder() -> Path:
    """Where the machine code of these sources is kept."""
    digest = hashlib.sha256(sys.version.encode())
    for module in (*MODULES, position):
        digest.update(Path(str(module.__file__)).read_bytes())
    return Path(platformdirs.user_cache_dir("napoleon", appauthor=False)) / "bots" / digest.hexdigest()[:16]


def _twins() -> dict[ModuleType, ModuleType]:
    """Every module a second time, its functions compiled on their first call; each calls the twins of the ones below."""
    import numba
    import numba.core.config

    from napoleon.bots import native

    config: Any = numba.core.config

    folder, cached = cache_folder(), True
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "writable").touch()
    except OSError:
        cached = False
    made: dict[ModuleType, ModuleType] = {}
    known: dict[Any, Any] = {policy.bits: native.bits, policy.lowest: native.lowest}
    with _lock:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder) if cached else before
        try:
            for module in MODULES:
                twin = _again(module)
                for name, value in list(vars(twin).items()):
                    if isinstance(value, FunctionType):
                        original = vars(module)[name]
                        if value.__module__ == twin.__name__ and original not in known:
                            known[original] = numba.njit(nogil=True, cache=cached, error_model="numpy", fastmath=True)(value)
                        setattr(twin, name, known.get(original, value))
                made[module] = twin
        finally:
            config.CACHE_DIR = before
    return made


def _again(module: ModuleType) -> ModuleType:
    name = f"{module.__name__}_machine"
    spec = importlib.util.spec_from_file_location(name, module.__file__)
    if spec is None or spec.loader is None:
        raise ImportError(name)
    twin = importlib.util.module_from_spec(spec)
    sys.modules[name] = twin
    spec.loader.exec_module(twin)
    return twin
