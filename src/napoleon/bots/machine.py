"""The loops that the search stands on, as machine code where Numba is there, else as plain Python."""

from collections.abc import Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any, NamedTuple

from napoleon.bots import dealing, endgame, likelihood, lookahead, policy, position, rollouts
from napoleon.play import kernel
from napoleon.play.twin import has_numba, twins
from napoleon.rules import RuleSet
from napoleon.rules import tables as tables_module
from napoleon.rules.compile import compile_tables
from napoleon.rules.tables import Tables

MODULES: tuple[ModuleType, ...] = (tables_module, kernel, dealing, policy, endgame, lookahead, rollouts, likelihood)


class Machine(NamedTuple):
    """The modules, and whether they are compiled."""

    fast: bool
    dealing: Any
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
    if not has_numba():
        return Machine(False, dealing, policy, rollouts, likelihood)
    from napoleon.play import native

    replaced = {policy.bits: native.signed_popcount, policy.lowest: native.signed_lowest}
    made = dict(zip(MODULES, twins(MODULES, replaced, "bots", error_model="numpy", fastmath=True), strict=True))
    return Machine(True, *(made[module] for module in (dealing, policy, rollouts, likelihood)))


@lru_cache(maxsize=256)
def tables_of(rules: RuleSet, trump: int | None) -> tuple[Tables, Any]:
    """The tables and the policy's book of a rule set and a trump, as the loops take them."""
    found = machine()
    return found.rows(compile_tables(rules, trump)), found.rows(position.book_of(rules, trump))
