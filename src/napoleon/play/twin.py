"""A module of plain loops, loaded a second time with every function compiled by Numba: one source, two speeds.

Numba takes a while to import and to compile, so nothing happens before somebody asks.
"""

import importlib.util
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any


def compiled_twin(module: ModuleType, **helpers: Callable[..., Any]) -> ModuleType | None:
    """The compiled twin of a module; `helpers` are functions that it imports by name. None where Numba is missing."""
    if importlib.util.find_spec("numba") is None:
        return None
    import numba

    spec = importlib.util.spec_from_file_location(f"{module.__name__}_compiled", module.__file__)
    if spec is None or spec.loader is None:
        raise ImportError(module.__name__)
    twin = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(twin)
    for name, value in list(vars(twin).items()):
        if isinstance(value, FunctionType):
            setattr(twin, name, numba.njit(helpers.get(name, value)))
    return twin
