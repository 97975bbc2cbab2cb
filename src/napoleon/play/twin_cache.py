"""Numba's cache of machine code, read without getting the compiler ready: that takes as long as Numba's own import.

What `numba.njit(cache=True)` uses first loads the implementations of all that could be compiled, some two hundred modules,
even where all the code is on disk. Reading code needs none of it, and the compiler gets itself ready when it has to compile.
"""

from typing import Any

from numba.core.caching import FunctionCache
from numba.core.runtime.nrt import rtsys

from napoleon.play import twin


class ReadyCode(FunctionCache):
    """The cache of one function that is about to be compiled."""

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The machine code for these types of arguments, `None` where it is not on disk."""
        # the only part of the compiler's preparation that machine code calls: counting who holds an array
        rtsys.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            code = self._load_overload(sig, target_context)  # type: ignore[no-untyped-call]
            if code is None:
                twin.compiling()
            return code
