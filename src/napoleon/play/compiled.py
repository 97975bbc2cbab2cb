"""The kernel compiled with Numba: the same source as `kernel`, run over arrays instead of lists.

Numba takes a while to import and to compile, so nothing happens before somebody asks; without it, `compiled` says so.
"""

import importlib.util
from functools import lru_cache
from types import FunctionType, ModuleType
from typing import Any

from napoleon.play import kernel
from napoleon.rules import tables as layout
from napoleon.rules.tables import Tables


@lru_cache(maxsize=1)
def compiled() -> ModuleType | None:
    """A twin of the module `kernel` whose functions are compiled on their first call; None where Numba is missing."""
    if importlib.util.find_spec("numba") is None:
        return None
    import numba

    twin = _again(kernel)
    helpers = {name: numba.njit(getattr(layout, name)) for name in ("face_card",)}
    for name, value in list(vars(twin).items()):
        if isinstance(value, FunctionType):
            setattr(twin, name, helpers.get(name) or numba.njit(value))
    return twin


def arrays(tables: Tables) -> Any:
    """The tables with each row as an array of 64-bit numbers, as the compiled functions take them."""
    import numpy as np

    rows: list[Any] = [np.array(row, dtype=np.int64) if isinstance(row, list) else row for row in tables]
    return Tables(*rows)


def _again(module: ModuleType) -> ModuleType:
    """The module loaded a second time, so that its functions call one another's compiled twins."""
    spec = importlib.util.spec_from_file_location(f"{module.__name__}_compiled", module.__file__)
    if spec is None or spec.loader is None:
        raise ImportError(module.__name__)
    twin = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(twin)
    return twin
