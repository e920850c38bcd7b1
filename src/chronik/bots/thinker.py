"""Thinking in another process, so that nobody waits at a frozen prompt.

Where rules or bots are not compiled yet, one process thinks with interpreted rules, as well as it can, while
another compiles patiently; then a third, with all that was compiled, takes over.
"""

import os
import pickle
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from chronik.rulebook.errors import ChronikError
from chronik.table import Game, Match

TRIES = 2  # a process that dies over a question is asked again once, in a new one
NICE = 10  # how far a compiler steps back behind everything else


class Lost(ChronikError):
    """The process that should think is gone, and so was the one that replaced it."""

    def __init__(self) -> None:
        super().__init__("bots: the process that thinks has ended twice over one question")


class Thinker:
    """One process that answers one question after another; restarted when it dies."""

    def __init__(self, interpreted: bool = False) -> None:
        self.interpreted = interpreted
        self.process: subprocess.Popen[bytes] | None = None
        self.closed = False
        self.pool = ThreadPoolExecutor(1)

    def ask(self, question: str, *args: Any) -> "Future[Any]":
        """A function of this module by its name; what it returns comes later."""
        return self.pool.submit(self.answer, pickle.dumps((question, args)))

    def answer(self, question: bytes) -> Any:
        for _ in range(TRIES):
            try:
                good, found = self.exchange(question)
            except (OSError, EOFError, pickle.UnpicklingError):
                self.end()
                if self.closed:
                    break
                continue
            if good:
                return found
            raise found
        raise Lost

    def exchange(self, question: bytes) -> Any:
        if self.process is not None and self.process.poll() is not None:
            self.end()
        if self.process is None:
            self.process = self.start()
        if self.closed:  # asked only now: whoever closes either sees the process or is seen here
            raise Lost
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question)
        self.process.stdin.flush()
        return pickle.load(self.process.stdout)

    def start(self) -> subprocess.Popen[bytes]:
        """In a session of its own: Ctrl+C is for whoever sits at the terminal."""
        environment = {name: value for name, value in os.environ.items() if name != "CHRONIK_INTERPRET"}
        if self.interpreted:
            environment["CHRONIK_INTERPRET"] = "1"
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "chronik.bots.thinker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            start_new_session=True,
        )

    def end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()

    def close(self) -> None:
        """At once, whatever it is thinking about."""
        self.closed = True
        process = self.process
        if process is not None:
            process.kill()
        self.pool.shutdown(cancel_futures=True)
        self.end()


class Thinkers:
    """Those who think about one game: compiled if possible, interpreted until then."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.swift = Thinker()
        self.slow = Thinker(interpreted=True)
        self.compiler: Thinker | None = None
        self.known = self.swift.ask("is_compiled", game)
        self.compiled: Future[Any] | None = None

    def ask(self, question: str, *args: Any) -> "Future[Any]":
        return (self.swift if self.ready() else self.slow).ask(question, *args)

    def ready(self) -> bool:
        """Whether compiled thinking can begin; if it cannot, the compiler is set to work."""
        if not self.known.done():
            return False
        if self.known.exception() is None and self.known.result():
            return True
        if self.compiled is None:
            self.compiler = Thinker()
            self.compiled = self.compiler.ask("compile_patiently", self.game)
        return self.compiled.done() and self.compiled.exception() is None

    @property
    def compiling(self) -> bool:
        return not self.ready() and self.compiled is not None and not self.compiled.done()

    def close(self) -> None:
        for thinker in (self.swift, self.slow, self.compiler):
            if thinker is not None:
                thinker.close()


# what the process answers


def is_compiled(game: Game) -> bool:
    """Whether all of it is; then it is loaded too, so that the next question is answered at once."""
    from chronik.bots.engine import brain
    from chronik.compiler import cache

    found = cache.is_compiled(game.name, game.rules.part) and brain(game.rules).is_compiled
    if found:
        compile_all(game)
    return found


def compile_patiently(game: Game) -> None:
    os.nice(NICE)
    compile_all(game)


def compile_all(game: Game) -> None:
    from chronik.bots.engine import brain

    game.compile()
    brain(game.rules).compile(game)


def choose(level: str, seed: int, hidden: Match) -> str:
    """A bot's move; all that it gets is a hidden copy."""
    from chronik.bots.levels import bot

    return bot(level, seed=seed).choose(hidden).notation


def hints(hidden: Match, seconds: float) -> Any:
    """In all depths."""
    from chronik.bots import hints

    return hints.hints(hidden, seconds)


QUESTIONS = {function.__name__: function for function in (is_compiled, compile_patiently, choose, hints)}


def serve() -> None:
    """Answer until nobody asks any more."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    while True:
        try:
            question, args = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            found: tuple[bool, Any] = True, QUESTIONS[question](*args)
        except ChronikError as error:
            found = False, error
        except KeyboardInterrupt:
            return
        pickle.dump(found, answers)
        answers.flush()


if __name__ == "__main__":
    serve()
