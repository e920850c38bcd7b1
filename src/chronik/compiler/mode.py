"""Which of the two ways is taken, decided once when the package is imported."""

import os

INTERPRETED = os.environ.get("CHRONIK_INTERPRET", "") not in ("", "0")
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")
