"""Where a move is made, for a nudge: a space, an area or a land, and never the move itself."""

from enum import IntEnum
from typing import Any

from chronik.locale import Phrase, say
from chronik.myvillage.scoring import Category as Area
from chronik.myvillage.state import AreaMark, Church, Hall, Shop, Symbol
from chronik.table import Move
from chronik.tumult.state import Land
from chronik.village.names import Building, Space

PLACES = (Space, Building, Land)
# In My Village what is taken has a place of its own, so the area has to do.
AREAS: dict[type[IntEnum], IntEnum] = {
    Symbol: Area.RELIGION,
    Church: Area.RELIGION,
    Hall: Area.COUNCIL,
    Shop: AreaMark.SHOPS,
}
# Moves that name no thing of such a kind.
OTHERS: dict[str, Any] = {
    "village-move-well": Phrase("board-place-well", {}),
    "village-move-well-coins": Phrase("board-place-well", {}),
    "myvillage-move-die-white": Phrase("bots-die-white", {}),
    "myvillage-move-die-black": Phrase("bots-die-black", {}),
    "myvillage-move-journey": Area.TRAVEL,
    "myvillage-move-journey-fare": Area.TRAVEL,
    "myvillage-move-use-bare": Area.HARVEST,
    "myvillage-move-use-ploughed": Area.HARVEST,
    "myvillage-move-serve": Area.CUSTOMERS,
    "myvillage-move-serve-paid": Area.CUSTOMERS,
}


def place_in_words(move: Move, lang: str) -> str:
    """Nothing, if it has no place, or if that says all there is to say of the move."""
    place = place_of(move)
    words = "" if place is None else str(say(place, lang, ""))
    return "" if words == move.text(lang) else words


def place_of(move: Move) -> Any:
    for thing in move.args.values():
        if isinstance(thing, PLACES):
            return thing
        if type(thing) in AREAS:
            return AREAS[type(thing)]
    return OTHERS.get(move.message)
