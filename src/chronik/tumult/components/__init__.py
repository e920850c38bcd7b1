"""What is in the box of Tumult Royale: the files, and their readers."""

from pathlib import Path
from typing import Any

from chronik.rulebook.components import Overlay, load
from chronik.tumult.components.box import make_box
from chronik.tumult.components.checks import check
from chronik.tumult.components.tables import TABLES

__all__ = ["FOLDER", "load_components", "make_box"]

FOLDER = Path(__file__).parent


def load_components(overlay: Overlay = None) -> dict[str, Any]:
    """The checked tables; a file of the overlay replaces ours of the same name."""
    tables = load(FOLDER, overlay, TABLES)
    check(tables)
    return tables
