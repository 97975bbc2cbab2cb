"""What a processor does in one instruction and Python's source cannot say: bits counted, found, and the n-th one selected.

Imported only where Numba is. Numba takes these to LLVM, which knows them on every processor; PDEP alone exists on x86, is slow
on AMD's before Zen 3, and is looked for at run time.
"""

from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba.core import config, types
from numba.extending import intrinsic

ONE, NO = ir.IntType(64), ir.Constant(ir.IntType(1), 0)
SLOW_PDEP = ("bdver4", "znver1", "znver2")
word = types.uint64


def has_pdep() -> bool:
    """Whether this processor has PDEP, and as one fast instruction. No, if Numba was told to compile for another one."""
    if vars(config)["CPU_NAME"] or vars(config)["CPU_FEATURES"]:
        return False
    return bool(llvm.get_host_cpu_features().get("bmi2")) and llvm.get_host_cpu_name() not in SLOW_PDEP


def _counted(_typing: Any, _mask: Any) -> Any:
    return word(word), lambda _context, builder, _signature, given: builder.ctpop(given[0])


def _lowest(_typing: Any, _mask: Any) -> Any:
    return word(word), lambda _context, builder, _signature, given: builder.cttz(given[0], NO)


def _leading(_typing: Any, _mask: Any) -> Any:
    return word(word), lambda _context, builder, _signature, given: builder.ctlz(given[0], NO)


def _deposited(_typing: Any, _source: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        kind, name = ir.FunctionType(ONE, [ONE, ONE]), "llvm.x86.bmi.pdep.64"
        return builder.call(builder.module.globals.get(name) or ir.Function(builder.module, kind, name), given)

    return word(word, word), generate


counted: Any = intrinsic(_counted)
lowest: Any = intrinsic(_lowest)
leading: Any = intrinsic(_leading)
deposited: Any = intrinsic(_deposited)


@numba.njit(inline="always")
def popcount(mask: Any) -> Any:
    """How many bits are set."""
    return counted(mask)


@numba.njit(inline="always")
def index_of(bit: Any) -> Any:
    """The position of the lowest bit, 64 where there is none."""
    return lowest(bit)


@numba.njit(inline="always")
def top_index(mask: Any) -> Any:
    """The position of the highest bit."""
    return np.uint64(63) ^ leading(mask)


@numba.njit(inline="always")
def signed_popcount(mask: Any) -> Any:
    """How many bits of a signed word are set, as a signed number."""
    return np.int64(counted(np.uint64(mask)))


@numba.njit(inline="always")
def signed_lowest(mask: Any) -> Any:
    """The position of the lowest bit of a signed word, as a signed number."""
    return np.int64(lowest(np.uint64(mask)))


@numba.njit
def nth_bit_portable(mask: Any, count: Any) -> Any:
    """The bit that has `count` others below it, on any processor: the lowest is cleared that often."""
    left = np.int64(count)
    while left > 0:
        mask &= mask - np.uint64(1)
        left -= 1
    return mask & (np.uint64(0) - mask)


@numba.njit(inline="always")
def nth_bit_pdep(mask: Any, count: Any) -> Any:
    """The bit that has `count` others below it, by PDEP."""
    return deposited(np.uint64(1) << count, mask)
