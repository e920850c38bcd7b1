"""What a rule may look like: a graphics card could run it. Nothing is allocated, nothing is an object."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import chronik

SOURCES = Path(chronik.__file__).parent
MODULES = [
    path
    for package in ("kernel", *chronik.games())
    for path in sorted((SOURCES / package).glob("**/*.py"))
    if "@rule" in path.read_text("utf-8") or "@table" in path.read_text("utf-8")
]
SCALARS = {"int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"}
NEVER = (
    ast.List,
    ast.Dict,
    ast.Set,
    ast.ListComp,
    ast.DictComp,
    ast.SetComp,
    ast.GeneratorExp,
    ast.JoinedStr,
    ast.Lambda,
    ast.FunctionDef,
    ast.Try,
    ast.With,
    ast.Raise,
    ast.Global,
    ast.Yield,
    ast.Starred,
)
# A view is the same memory, read in another way.
METHODS = set(dir(__import__("numpy").ndarray)) - {"size", "shape", "view"}
OBJECTS = {
    "list",
    "dict",
    "set",
    "str",
    "tuple",
    "sorted",
    "sum",
    "map",
    "filter",
    "print",
    "zip",
    "enumerate",
}


def rules_in(path: Path) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            marks = {mark.id for mark in node.decorator_list if isinstance(mark, ast.Name)}
            if marks & {"rule", "table"}:
                yield node


def faults(rule: ast.FunctionDef) -> Iterator[str]:
    inside = {arg.arg for arg in rule.args.args} | {
        node.id for node in ast.walk(rule) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    for node in (node for part in rule.body for node in ast.walk(part)):
        where = f"{rule.name}, line {getattr(node, 'lineno', 0)}"
        if isinstance(node, NEVER):
            yield f"{where}: {type(node).__name__}"
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "np":
            if node.attr not in SCALARS:
                yield f"{where}: np.{node.attr}"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in METHODS and not is_chapter(node.func.value, inside):
                yield f"{where}: .{node.func.attr}()"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OBJECTS:
            yield f"{where}: {node.func.id}()"


def is_chapter(node: ast.expr, inside: set[str]) -> bool:
    """A module whose rule is called: a name that is neither an argument nor set in the rule."""
    return isinstance(node, ast.Name) and node.id not in inside


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_no_rule_allocates(path: Path) -> None:
    rules = list(rules_in(path))
    assert rules
    assert [fault for rule in rules for fault in faults(rule)] == []


@pytest.mark.parametrize(
    "line",
    [
        "x = np.zeros(3)",
        "x = s.tiles.sum()",
        "x = [1]",
        "x = list(y)",
        "x = s.tiles.reshape(2, 2)",
        "x = why.sum()",
        "y = s.a; x = y.copy()",
    ],
)
def test_what_allocates_is_found(line: str) -> None:
    (rule,) = ast.parse(f"@rule\ndef wrong(s, why):\n    {line}\n").body
    assert isinstance(rule, ast.FunctionDef)
    assert len(list(faults(rule))) == 1
