"""A worker: reads questions from its parent, answers them in order, and ends when the parent does.

A message is its length in four bytes and then MessagePack: [number, function, arguments] in, [number, code or
nothing, result] out. What a library prints must not end up between the answers: it goes to the log.
"""

import gc
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from chronik.rulebook.errors import ChronikError
from chronik.server import logs
from chronik.server.refusal import Refusal
from chronik.server.work.codes import FAULT, ROOM

log = logging.getLogger(__name__)
ALIVE = 1.0  # seconds between two looks whether the parent still lives
OFTEN = 500  # answers


def main(kind: str, patience: str) -> None:
    for sign in (signal.SIGINT, signal.SIGTERM):  # the parent's to hear, who ends us then
        signal.signal(sign, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(patience))
    answers = os.fdopen(os.dup(1), "wb")
    widen(answers)
    os.dup2(2, 1)
    logs.set_up("warning")
    threading.Thread(target=leave_with_parent, args=(os.getppid(),), daemon=True).start()
    functions = import_module(f"chronik.server.work.{kind}").FUNCTIONS
    serve(sys.stdin.buffer, answers, functions | {"wake": wake})


def widen(pipe: BinaryIO) -> None:
    """So that the next question is looked at before the last answer was read; where that can be had."""
    with suppress(ImportError, AttributeError, OSError):
        import fcntl

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, ROOM)


def serve(questions: BinaryIO, answers: BinaryIO, functions: dict[str, Callable[..., Any]]) -> None:
    decode, encode = msgspec.msgpack.Decoder().decode, msgspec.msgpack.Encoder().encode
    answered = 0
    while head := questions.read(4):
        number, name, arguments = decode(questions.read(int.from_bytes(head, "big")))
        message = encode([number, *answer(functions[name], arguments)])
        answers.write(len(message).to_bytes(4, "big") + message)
        answers.flush()
        answered += 1
        if name == "warm_up" or answered % OFTEN == 0:
            settle()


def settle() -> None:
    """What is here by now stays, and need not be looked through for garbage again.

    Else the collector goes through all that was compiled every now and then, for a third of a second.
    """
    gc.collect()
    gc.freeze()


def answer(function: Callable[..., Any], arguments: list[Any]) -> tuple[str | None, Any]:
    try:
        return None, function(*arguments)
    except Refusal as refusal:
        return refusal.code, refusal.fields
    except ChronikError as error:  # one that no function expected to be the reader's
        return FAULT, f"{type(error).__name__}: {error}"
    except Exception as error:
        log.exception("a worker could not answer")
        return FAULT, f"{type(error).__name__}: {error}"


def wake() -> None:
    """Nothing but to be there before the first question comes."""


def leave_with_parent(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(ALIVE)
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
