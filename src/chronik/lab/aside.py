"""Files that are written aside first: whoever is stopped leaves the whole old one or the whole new one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np


@contextmanager
def aside(path: Path) -> Iterator[BinaryIO]:
    partial = path.with_suffix(".partial")
    with partial.open("wb") as file:
        yield file
    partial.replace(path)


def write_weights(path: Path, first: Any, bias: Any, second: Any, out: Any) -> None:
    """One network as a small file, as the players read it."""
    with aside(path) as file:
        np.savez_compressed(file, first=first.astype(np.float16), bias=bias, second=second, out=out)
