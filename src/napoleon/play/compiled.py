"""The kernel compiled with Numba: the same source as `kernel`, run over arrays instead of lists."""

from functools import lru_cache
from types import ModuleType
from typing import Any

from napoleon.play import kernel
from napoleon.play.twin import compiled_twin
from napoleon.rules.tables import Tables, face_card


@lru_cache(maxsize=1)
def compiled() -> ModuleType | None:
    """A twin of the module `kernel` whose functions are compiled on their first call; None where Numba is missing."""
    return compiled_twin(kernel, face_card=face_card)


def arrays(tables: Tables) -> Any:
    """The tables with each row as an array of 64-bit numbers, as the compiled functions take them."""
    import numpy as np

    rows: list[Any] = [np.array(row, dtype=np.int64) if isinstance(row, list) else row for row in tables]
    return Tables(*rows)
