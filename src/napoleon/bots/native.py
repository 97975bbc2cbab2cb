"""Counting and finding bits with the processor's own instructions, for compiled loops. Imported only where Numba is."""

from typing import Any

import numba
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

NO = ir.Constant(ir.IntType(1), 0)
word = types.int64


def _counted(_typing: Any, _mask: Any) -> Any:
    return word(word), lambda _context, builder, _signature, given: builder.ctpop(given[0])


def _lowest(_typing: Any, _mask: Any) -> Any:
    return word(word), lambda _context, builder, _signature, given: builder.cttz(given[0], NO)


counted: Any = intrinsic(_counted)
found: Any = intrinsic(_lowest)


@numba.njit(inline="always")
def bits(cards: Any) -> Any:
    """Stands for `policy.bits`."""
    return counted(cards)


@numba.njit(inline="always")
def lowest(cards: Any) -> Any:
    """Stands for `policy.lowest`."""
    return found(cards)
