"""How Numba compiles the rules: the parts once each, the whole where Python comes in.

By itself Numba would compile a rule anew for every combination of small integers, enums and truth values it
is called with, turn each into machine code of its own, and optimise everything once more on every level of
calls. Here all whole numbers are handed over as int64; rules that only rules call are kept as they are; and
an entry point, which Python calls, is optimised once together with all it needs, and cached on disk.
"""

from collections.abc import Callable
from enum import EnumMeta, IntEnum
from functools import cache
from typing import Any

from numba.core import compiler, types
from numba.core.codegen import JITCodeLibrary
from numba.core.registry import CPUDispatcher
from numba.core.typing.typeof import typeof_impl
from numba.extending import models, register_model
from numba.np import arrayobj

from chronik.compiler.twins import plain

typeof_other_enum = typeof_impl.dispatch(EnumMeta)
OPTIONS = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": None,  # as the environment says
    "no_cfunc_wrapper": True,
    "_nrt": False,  # rules allocate nothing: there is no memory to manage, on a graphics card neither
}


class Numbers(types.IntEnumClass):
    """An enum whose members are plain numbers to the rules: those of a game and of its expansions mix."""

    @property
    def member_type(self) -> Any:
        return types.int64


register_model(Numbers)(models.OpaqueModel)


@typeof_impl.register(EnumMeta)
def typeof_enum(enum: Any, context: Any) -> Any:
    return Numbers(enum, types.int64) if issubclass(enum, IntEnum) else typeof_other_enum(enum, context)


@typeof_impl.register(IntEnum)
def typeof_member(member: Any, context: Any) -> Any:
    return types.int64


def widened(kind: Any) -> Any:
    """int64 for every whole number and truth value; the generator's uint64 stays what it is."""
    if isinstance(kind, types.Integer):
        return types.int64 if kind.signed or kind.bitwidth < 64 else kind
    return types.int64 if isinstance(kind, types.Boolean | types.Omitted) else kind


@cache
def count_from_zero(indexing: Any) -> None:
    """Rules never count from the end, so Numba need not ask of every index whether it is below 0."""
    usual = indexing.fix_integer_index

    def fix_integer_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        if "chronik" not in builder.function.name:
            return usual(context, builder, kind, index, size)
        return context.cast(builder, index, kind, types.intp)

    indexing.fix_integer_index = fix_integer_index


count_from_zero(arrayobj)


class Entry(CPUDispatcher):
    """A compiled function that Python calls; found on disk if it was compiled before."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(py_func=function, locals={}, targetoptions=dict(OPTIONS))
        self.enable_caching()


class Part(CPUDispatcher):
    """A rule that other rules call. From Python it runs interpreted."""

    def __init__(self, function: Callable[..., Any], inline: bool = False, loose: bool = False) -> None:
        how = OPTIONS | {"no_cpython_wrapper": True, "forceinline": inline, "fastmath": loose}
        super().__init__(py_func=function, locals={}, targetoptions=how, pipeline_class=PartCompiler)

    def __call__(self, *args: Any) -> Any:
        return plain(self)(*args)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, folded = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(tuple(widened(kind) for kind in folded), {})

    def add_overload(self, cres: Any) -> None:
        self.overloads[tuple(cres.signature.args)] = cres


class PartLibrary(JITCodeLibrary):
    """Code to be linked into others only: it is neither optimised nor made executable by itself."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, _: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, *_: Any) -> None:
        """There is no machine code that could use an environment."""


class PartCompiler(compiler.Compiler):
    def __init__(self, typingctx: Any, targetctx: Any, _: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, PartLibrary(targetctx.codegen(), "part"), *rest)
