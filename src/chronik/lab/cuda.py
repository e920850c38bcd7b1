"""The rules as they are, compiled for a graphics card: every game of a crowd in a thread of its own.

Numba's CUDA target compiles the same code objects. It does not know how our rules are compiled for the CPU,
so each function is copied with other names filled in: a compiled rule becomes a device function, an enum a
module of plain numbers. No card is needed to compile; what comes out (PTX) is loaded where there is one.
"""

import enum
import json
import re
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from chronik.bots.crowd import TURN, room_type
from chronik.bots.engine import Brain
from chronik.bots.stroll import stroll_of
from chronik.bots.value import OUTPUTS
from chronik.compiler.cache import cache_folder
from chronik.compiler.twins import names_in, plain
from chronik.kernel.chance import Dice
from chronik.kernel.desk import SEATS

CAPABILITY = 9, 0
LANGUAGE = "9.0"  # of all drivers for CUDA 13; a newer compiler names its own, and uses nothing of it


class DeviceRules:
    """The device twins of compiled rules."""

    def __init__(self, cuda: Any) -> None:
        self.cuda = cuda
        self.functions: dict[int, Any] = {}

    def function(self, rule: Any) -> Any:
        source = getattr(rule, "py_func", rule)
        if id(source) not in self.functions:
            scope: dict[str, Any] = {"__name__": source.__module__}
            twin = FunctionType(source.__code__, scope, source.__name__, source.__defaults__)
            # Entered before its names are filled in: rules may call each other in circles.
            self.functions[id(source)] = self.cuda.jit(device=True)(twin)
            names = names_in(source.__code__)
            for name in names & source.__globals__.keys():
                scope[name] = self.value(source.__globals__[name], names)
        return self.functions[id(source)]

    def value(self, value: Any, names: set[str]) -> Any:
        if hasattr(value, "py_func"):
            return self.function(value)
        if isinstance(value, type) and issubclass(value, enum.IntEnum):
            return module(value.__name__, {member.name: int(member) for member in value})
        if isinstance(value, enum.IntEnum):
            return int(value)
        if isinstance(value, tuple):
            return tuple(self.value(item, names) for item in value)
        if isinstance(value, ModuleType) and value.__name__.startswith("chronik."):
            parts = {name: part for name, part in vars(value).items() if name in names}
            return module(value.__name__, {name: self.value(part, names) for name, part in parts.items()})
        return value


def module(name: str, values: dict[str, Any]) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(values)
    return made


def argument_types(brain: Brain) -> dict[str, Any]:
    """What each argument of a step is, by its name."""
    from numba import from_dtype, types

    def array(kind: Any, dimensions: int = 1) -> Any:
        return types.Array(kind, dimensions, "C")

    rooms = array(from_dtype(room_type(brain.rules.record.dtype)))
    numbers, table = array(types.int64), array(types.int64, 2)
    return {
        "boxes": array(from_dtype(brain.rules.box_record.dtype)),
        **dict.fromkeys(("rooms", "copies", "trials"), rooms),
        "whys": array(types.uint8, 2),
        **dict.fromkeys(("turns", "totals", "places"), table),
        **dict.fromkeys(("seeds", "moves", "which", "seats"), numbers),
        "vectors": array(from_dtype(brain.features.dtype)),
        "ends": array(types.float32, 2),
        "dice": array(from_dtype(Dice.dtype)),
    }


def compile_step(brain: Brain, step: Any) -> str:
    """One step of a crowd as a kernel: its first argument says how many threads have something to do."""
    from numba import cuda, types
    from numba.cuda import dispatcher
    from numba.cuda.np import arrayobj

    from chronik.compiler.backend import count_from_zero

    count_from_zero(arrayobj)

    # Compiling asks for the card that is there; say which one is meant.
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    known = argument_types(brain)
    code = plain(step).__code__
    names = code.co_varnames[1 : code.co_argcount]
    kernel = kernels(cuda, DeviceRules(cuda).function(step))[len(names)]
    signature = types.void(types.int64, *(known[name] for name in names))
    ptx, _ = cuda.compile_ptx(kernel, signature, cc=CAPABILITY, device=False)
    return re.sub(r"^\.version .*$", f".version {LANGUAGE}", str(ptx), count=1, flags=re.MULTILINE)


def kernels(cuda: Any, do: Any) -> dict[int, Any]:
    """A thread for every `i`; by how many arguments there are, for a kernel's must be counted."""

    def of_4(count: int, a: Any, b: Any, c: Any, d: Any) -> None:
        i = cuda.grid(1)
        if i < count:
            do(i, a, b, c, d)

    def of_5(count: int, a: Any, b: Any, c: Any, d: Any, e: Any) -> None:
        i = cuda.grid(1)
        if i < count:
            do(i, a, b, c, d, e)

    def of_6(count: int, a: Any, b: Any, c: Any, d: Any, e: Any, f: Any) -> None:
        i = cuda.grid(1)
        if i < count:
            do(i, a, b, c, d, e, f)

    def of_8(count: int, a: Any, b: Any, c: Any, d: Any, e: Any, f: Any, g: Any, h: Any) -> None:
        i = cuda.grid(1)
        if i < count:
            do(i, a, b, c, d, e, f, g, h)

    return {4: of_4, 5: of_5, 6: of_6, 8: of_8}


def write_kernels(brain: Brain) -> Path:
    """Where all steps lie as PTX; compiled on first use, and again when the rules have changed."""
    folder = cache_folder(f"bots.{brain.rules.name}") / f"card-{brain.rules.part}"
    folder.mkdir(exist_ok=True)
    for step in steps_of(brain):
        path = folder / f"{plain(step).__name__}.ptx"
        if not path.exists():
            partial = path.with_suffix(".partial")
            partial.write_text(compile_step(brain, step))
            partial.replace(path)
    (folder / "about.json").write_text(json.dumps(about(brain)))
    return folder


def steps_of(brain: Brain) -> list[Any]:
    return [*brain.crowd, stroll_of(brain)]


def about(brain: Brain) -> dict[str, int]:
    """What must be known to call the steps where neither Numba nor the rules are."""
    return {
        "room": room_type(brain.rules.record.dtype).itemsize,
        "options": brain.rules.option_count,
        "vector": brain.features.dtype.itemsize // 4,
        "dice": Dice.dtype.itemsize,
        "turn": TURN,
        "outputs": OUTPUTS,
        "seats": SEATS,
        "twins": brain.known.TWINS,
    }
