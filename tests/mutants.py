"""Do the tests notice? Change one thing in one rule of Village, run the tests that reach it, and count.

`python tests/mutants.py --sample 300` takes a sample of all small changes: a comparison, a number, a sign, a
condition, a truth value, a call left out. Rules run interpreted here, so a mutant is the same function with
other code: tests are collected once, every mutant lives and dies in a process forked from that point, and no
file is ever touched. Which tests reach a rule is recorded first; no other test could notice.
"""

import argparse
import ast
import os
import random
import signal
import sys
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

import hypothesis
import pytest

ROOT = Path(__file__).parent.parent
TESTS = (ROOT / "tests/village",)
SIDE_BY_SIDE = 2
PATIENCE = 5.0  # seconds of computing that a test may take beyond five times what it usually does
ENOUGH = 0.9  # so many of all mutants must be noticed

PAIRS = (
    *((ast.Eq, ast.NotEq), (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.In, ast.NotIn), (ast.And, ast.Or)),
    *((ast.Add, ast.Sub), (ast.Mult, ast.FloorDiv), (ast.LShift, ast.RShift), (ast.BitAnd, ast.BitOr)),
)
SWAPPED: dict[type, type] = {a: b for pair in PAIRS for a, b in (pair, pair[::-1])} | {ast.Mod: ast.FloorDiv}

Rule = tuple[str, str]  # the module and the name


class Mutant(NamedTuple):
    rule: Rule
    before: str
    after: str
    code: CodeType

    def __str__(self) -> str:
        return f"{'.'.join(self.rule)}: {self.before}  ->  {self.after}"


class Recorded(NamedTuple):  # what a test did while nothing was changed
    passed: bool
    seconds: float
    rules: frozenset[Rule]


def rules() -> dict[Rule, ast.FunctionDef]:
    found = {}
    for path in sorted((ROOT / "src/chronik/village").glob("**/*.py")):
        module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
        for part in ast.parse(path.read_text("utf-8")).body:
            if isinstance(part, ast.FunctionDef):
                if {ast.unparse(mark) for mark in part.decorator_list} & {"rule", "table"}:
                    found[module, part.name] = part
    return found


def changes(node: ast.AST, is_bool: bool) -> Iterator[tuple[str, Any]]:
    """Fields of the node, and another value for them."""
    match node:
        case ast.Compare(ops=ops):
            for i, op in enumerate(ops):
                yield "ops", [*ops[:i], SWAPPED[type(op)](), *ops[i + 1 :]]
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op):
            yield "op", SWAPPED[type(op)]()
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield "test", ast.UnaryOp(ast.Not(), test)
        case ast.Constant(value=bool(truth)):
            yield "value", not truth
        case ast.Constant(value=int(number)):
            yield from (("value", number + 1), ("value", number - 1))
        case ast.Return(value=ast.expr() as value) if is_bool and not isinstance(value, ast.Constant):
            yield "value", ast.UnaryOp(ast.Not(), value)
        case ast.Expr(value=ast.Call()):
            yield "value", ast.Constant(None)


def code_of(rule: ast.FunctionDef) -> CodeType:
    module = compile(ast.fix_missing_locations(ast.Module([rule], [])), rule.name, "exec")
    return next(part for part in module.co_consts if isinstance(part, CodeType))


def changed(rule: Rule, tree: ast.FunctionDef, node: ast.AST, field: str, new: Any) -> Mutant:
    before, old = ast.unparse(tree).splitlines(), getattr(node, field)
    setattr(node, field, new)
    after, code = ast.unparse(tree).splitlines(), code_of(tree)
    setattr(node, field, old)
    was, becomes = next(pair for pair in zip(before, after, strict=True) if len(set(pair)) == 2)
    return Mutant(rule, was.strip(), becomes.strip(), code)


def sample(size: int, seed: int) -> list[Mutant]:
    """A choice of mutants, without those that are known to play just the same game."""
    rows = tomllib.loads((ROOT / "tests/equivalent_mutants.toml").read_text("utf-8"))["mutant"]
    equivalent = {f"chronik.village.{row['rule']}: {row['before']}  ->  {row['after']}" for row in rows}
    sites = []
    for rule, tree in rules().items():
        is_bool = tree.returns is not None and ast.unparse(tree.returns) == "bool"
        nodes = [node for statement in tree.body for node in ast.walk(statement)]
        sites += [(rule, tree, node, *change) for node in nodes for change in changes(node, is_bool)]
    mutants = (changed(*site) for site in random.Random(seed).sample(sites, len(sites)))
    return list(islice((mutant for mutant in mutants if str(mutant) not in equivalent), size))


# running tests


def side_by_side(work: Callable[[Any], Any], jobs: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Each job in a process of its own, forked from here; the jobs and their results, as they come in."""
    fork, left = get_context("fork"), jobs[::-1]
    running: dict[Any, Any] = {}
    while left or running:
        while left and len(running) < SIDE_BY_SIDE:
            ours, theirs = fork.Pipe(duplex=False)
            fork.Process(target=answer, args=(theirs, work, left[-1]), daemon=True).start()
            theirs.close()
            running[ours] = left.pop()
        for ready in wait(list(running)):
            assert isinstance(ready, Connection)
            yield running.pop(ready), received(ready)


def received(pipe: Connection) -> Any:
    """What came in; nothing, if the process died before it could answer."""
    try:
        return pipe.recv()
    except EOFError:
        return None


def answer(to: Connection, work: Callable[[Any], Any], job: Any) -> None:
    for stream in (sys.stdout, sys.stderr):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    to.send(work(job))


def function(rule: Rule) -> Any:
    return getattr(import_module(rule[0]), rule[1])


class TimeUp(BaseException):
    """Not an Exception, so that no test takes it for one of those it expects."""


class Trial:
    """What pytest does when all tests are collected: record them once, then put every mutant to the test."""

    def __init__(self, mutants: list[Mutant]) -> None:
        self.mutants = mutants
        self.items: list[pytest.Item] = []
        self.recorded: dict[str, Recorded] = {}
        self.results: dict[Mutant, tuple[str, str]] = {}
        self.failed = self.late = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        shares = [self.items[i::SIDE_BY_SIDE] for i in range(SIDE_BY_SIDE)]
        for _, recorded in side_by_side(self.record, shares):
            self.recorded |= recorded
        failing = [name for name, test in self.recorded.items() if not test.passed]
        print(f"{len(self.items)} tests; {len(failing)} fail already and are left out", *failing, sep="\n  ")
        for mutant, result in side_by_side(self.test, self.mutants):
            self.results[mutant] = result or ("died", "with its process")
            print(*self.results[mutant], mutant, sep="  ", flush=True)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed |= report.failed

    def passing(self, items: list[pytest.Item]) -> Iterator[tuple[pytest.Item, bool]]:
        """Run these tests, one after the other; those that were recorded must not take much longer now."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            self.failed = False
            if item.nodeid in self.recorded:
                limit = PATIENCE + 5 * self.recorded[item.nodeid].seconds
                signal.setitimer(signal.ITIMER_VIRTUAL, limit, 1)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            yield item, not self.failed

    def record(self, items: list[pytest.Item]) -> dict[str, Recorded]:
        """Run tests on the rules as they are, and note which rules each of them reaches."""
        reached: set[Rule] = set()
        for rule, tree in rules().items():
            tree.body.insert(0, ast.parse(f"REACHED.add({rule})").body[0])
            function(rule).__globals__["REACHED"] = reached
            function(rule).__code__ = code_of(tree)
        results, start = {}, time.process_time()
        for item, passed in self.passing(items):
            seconds, start = time.process_time() - start, time.process_time()
            results[item.nodeid] = Recorded(passed, seconds, frozenset(reached))
            reached.clear()
        return results

    def test(self, mutant: Mutant) -> tuple[str, str]:
        """What becomes of it, and which test noticed."""
        function(mutant.rule).__code__ = mutant.code
        items = self.likely(mutant)
        signal.signal(signal.SIGVTALRM, self.stop)
        for item, passed in self.passing(items):
            if not passed:
                return "timeout" if self.late else "killed", item.nodeid
        return "survived", f"{len(items)} tests reach the rule"

    def stop(self, *_: Any) -> None:
        self.late = True
        raise TimeUp

    def likely(self, mutant: Mutant) -> list[pytest.Item]:
        """The tests that reach the rule: first those of its chapter, and the quick ones."""
        chapter = mutant.rule[0].split(".")[2:]

        def order(item: pytest.Item) -> tuple[int, float]:
            room = f"{item.path.parent.name} {item.path.stem}"
            return -sum(word in room for word in chapter), self.recorded[item.nodeid].seconds

        tests = {name for name, test in self.recorded.items() if test.passed and mutant.rule in test.rules}
        return sorted((item for item in self.items if item.nodeid in tests), key=order)


def main() -> int:
    parser = argparse.ArgumentParser(description="Do the tests notice when a rule of Village is changed?")
    parser.add_argument("--sample", type=int, default=300, help="how many mutants (300)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (1)")
    args = parser.parse_args()
    os.environ["CHRONIK_INTERPRET"] = "1"
    # The same examples every time, and no search for the smallest one.
    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("mutants", derandomize=True, database=None, phases=phases)
    hypothesis.settings.load_profile("mutants")
    trial = Trial(sample(args.sample, args.seed))
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
        quietly = ["-s", "-pno:terminal", "-pno:cacheprovider", "-Wignore::pytest.PytestAssertRewriteWarning"]
        status = pytest.main([*quietly, "-mnot slow", *map(str, TESTS)], plugins=[trial])
    counts = Counter(verdict for verdict, _ in trial.results.values())
    survivors = [str(mutant) for mutant, (verdict, _) in trial.results.items() if verdict == "survived"]
    print(f"{len(trial.results)} mutants: {dict(counts)}; these survived:", *sorted(survivors), sep="\n  ")
    return 0 if status == 0 and counts["survived"] <= args.sample * (1 - ENOUGH) else 1


if __name__ == "__main__":
    sys.exit(main())
