"""Counting bits with the processor's own instructions, in compiled loops."""

# ruff: noqa: ARG001 (the shape of these functions is Numba's)

from typing import Any


def natives() -> tuple[Any, Any]:
    """Compiled stand-ins for `policy.bits` and `policy.lowest`."""
    import numba
    from numba import types
    from numba.extending import intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def count(typing: Any, cards: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), code

    @intrinsic  # type: ignore[untyped-decorator]
    def trailing(typing: Any, cards: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, 1))

        return types.int64(types.int64), code

    @numba.njit(inline="always")  # type: ignore[untyped-decorator]
    def bits(cards: int) -> int:
        return count(types.int64(cards))  # type: ignore[no-any-return]

    @numba.njit(inline="always")  # type: ignore[untyped-decorator]
    def lowest(cards: int) -> int:
        return trailing(types.int64(cards))  # type: ignore[no-any-return]

    return bits, lowest
