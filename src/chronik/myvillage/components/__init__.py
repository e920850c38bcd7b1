"""What is in the box: tables of data, with their provenance, and how they are read."""

from pathlib import Path
from typing import Any

from chronik.myvillage.components.box import make_box
from chronik.myvillage.components.checks import check
from chronik.myvillage.components.tables import TABLES
from chronik.rulebook.components import Overlay, load

__all__ = ["FOLDER", "load_components", "make_box"]

FOLDER = Path(__file__).parent


def load_components(overlay: Overlay = None) -> dict[str, Any]:
    tables = load(FOLDER, overlay, TABLES)
    check(tables)
    return tables
