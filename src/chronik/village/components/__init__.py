"""What is in the box: the tables, one file each, and their readers."""

from pathlib import Path
from typing import Any

from chronik.rulebook.components import Overlay, Table, load
from chronik.village.components import tables
from chronik.village.components.box import make_box
from chronik.village.components.checks import check_base
from chronik.village.components.inn import Inn, check_inn
from chronik.village.components.marriage import Marriage, check_marriage
from chronik.village.components.port import Port, check_port
from chronik.village.components.solo import Solo, check_solo

__all__ = ["FOLDER", "load_components", "make_box"]

FOLDER = Path(__file__).parent
TABLES: dict[str, type[Table]] = {
    "supplies": tables.Supplies,
    "setup_cards": tables.SetupCards,
    "farm": tables.Farm,
    "crafts": tables.Crafts,
    "market": tables.Market,
    "customers": tables.Customers,
    "council": tables.Council,
    "travel": tables.Travel,
    "church": tables.Church,
    "chronicle": tables.Chronicle,
    "scoring": tables.Scoring,
    "inn": Inn,
    "port": Port,
    "marriage": Marriage,
    "solo": Solo,
}


def load_components(overlay: Overlay = None) -> dict[str, Any]:
    found = load(FOLDER, overlay, TABLES)
    check_base(found)
    check_inn(found["inn"])
    check_port(found["port"])
    check_marriage(found["marriage"], found["supplies"])
    check_solo(found["solo"], found["setup_cards"])
    return found
