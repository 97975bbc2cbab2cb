"""A stage of compiling for sources that never count from the end of a row: indices are taken as unsigned numbers.

Numba looks at the sign of every index, as Python does, to see from which end it counts. In the solver, which does little else
than look numbers up, that is a third of the time.
"""

from typing import Any

import numpy as np
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, PassManager, register_pass
from numba.core.untyped_passes import IRProcessing


@register_pass(mutates_CFG=False, analysis_only=False)  # type: ignore[no-untyped-call]
class UnsignedIndices(FunctionPass):
    """`row[index]` becomes `row[uint64(index)]`, read or written."""

    _name = "unsigned_indices"

    def __init__(self) -> None:
        """Numba's own is abstract, and does all that is needed."""
        super().__init__()  # type: ignore[no-untyped-call]

    def run_pass(self, state: Any) -> bool:
        """Numba's interface: change the code in `state`, and say whether anything changed."""
        for block in state.func_ir.blocks.values():
            body: list[Any] = []
            for statement in block.body:
                value = getattr(statement, "value", None)
                if isinstance(statement, ir.SetItem):
                    statement.index = _unsigned(block.scope, statement.index, statement.loc, body)
                elif isinstance(value, ir.Expr) and value.op == "getitem":
                    value.index = _unsigned(block.scope, value.index, statement.loc, body)
                body.append(statement)
            block.body = body
        return True


def _unsigned(scope: Any, index: Any, loc: Any, body: list[Any]) -> Any:
    """Put the conversion of an index before the statement that uses it."""
    code: Any = ir
    convert, found = scope.make_temp(loc), scope.make_temp(loc)
    body.append(code.Assign(code.Global("uint64", np.uint64, loc), convert, loc))
    body.append(code.Assign(code.Expr.call(convert, [index], (), loc), found, loc))
    return found


class UnsignedCompiler(CompilerBase):
    """Numba's compiler with that stage, for `pipeline_class`."""

    def define_pipelines(self) -> list[PassManager]:
        """Numba's interface."""
        builder: Any = DefaultPassBuilder
        stages = builder.define_nopython_pipeline(self.state)
        stages.add_pass_after(UnsignedIndices, IRProcessing)
        stages.finalize()
        return [stages]
