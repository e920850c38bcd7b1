"""What a seat knows in a raid. Nothing is played out there, so this is all that there is to say of a move."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chronik.bots.prospects import asked
from chronik.locale import Amount, Phrase, text
from chronik.table import Match, Move
from chronik.tumult.state import Good, Land

Tiles = list[dict[str, Any]]
MOST = 3  # facts that are told


@dataclass(frozen=True)
class Fact:
    feature: str
    count: int
    said: Phrase  # a whole sentence

    def plain(self) -> dict[str, Any]:
        return {"feature": self.feature, "count": self.count, "weight": 0.0}


def facts(match: Match, moves: list[Move]) -> list[Fact]:
    """The tile in hand, or those that the moves reach for; what the seat lacks; the people; the sand."""
    seat = asked(match)
    view = match.view(seat)
    in_hand = [tile for tile in view["tiles"] if (tile["where"], tile["holder"]) == ("hand", seat)]
    found = [*faces(in_hand, view["tiles"], moves), *lacking(view, seat, in_hand)]
    return [*found, *wanted(view), *moments(view)][:MOST]


def faces(in_hand: Tiles, tiles: Tiles, moves: list[Move]) -> Iterator[Fact]:
    """As far as the seat may look at them."""
    reached = {move.args["tile"] for move in moves if "tile" in move.args}
    for tile in in_hand or tiles:
        if tile["good"] and (in_hand or tile["tile"] in reached):
            shown = Amount(Good[tile["good"].upper()], tile["value"])
            said = "bots-raid-hand" if in_hand else "bots-raid-tile"
            yield Fact("tile", tile["tile"], Phrase(said, {"tile": tile["tile"], "shown": shown}))


def lacking(view: dict[str, Any], seat: int, in_hand: Tiles) -> Iterator[Fact]:
    """For the field beside own statues for which there is least to find: of the good in hand, if known."""
    lacks = view["castles"][seat]["lacks"]
    if lacks is None:
        return
    free = {field["land"] for field in view["fields"] if field["owner"] is None and seat in field["beside"]}
    good = in_hand[0]["good"] if in_hand else None
    wanting = {land: short for land, short in lacks.items() if land in free and short}
    helped = {land: short for land, short in wanting.items() if good is None or good in short}
    if helped:
        land = min(helped, key=lambda land: sum(helped[land].values()))
        short = tuple(Amount(Good[name.upper()], count) for name, count in helped[land].items())
        said = Phrase("bots-raid-lack", {"land": Land[land.upper()], "lacking": short})
        yield Fact("lacking", sum(helped[land].values()), said)
    elif good and free:
        yield Fact("lacking", 0, Phrase("bots-raid-enough", {"good": Good[good.upper()]}))


def wanted(view: dict[str, Any]) -> Iterator[Fact]:
    """Of every good, if the arrow was spun before the raid."""
    number = view["number"]
    if number and set(view["demand"].values()) == {number}:
        yield Fact("demand", number, Phrase("bots-raid-people", {"count": number}))


def moments(view: dict[str, Any]) -> Iterator[Fact]:
    clock = view["clock"]
    left = clock.get("ticks", 0) - clock.get("tick", 0)
    if left > 0 and not clock["stopped"]:
        yield Fact("moments", left, Phrase("bots-raid-moments", {"count": left}))


def stated(found: list[Fact], lang: str) -> str:
    return " ".join(text(fact.said.message, lang, fact.said.args) for fact in found)
