"""From the components' tables to one box: the record that the rules read their values from."""

from typing import Any

from chronik.tumult.components.tables import LETTERS, in_play
from chronik.tumult.settings import TumultSettings
from chronik.tumult.state import CELLS, FIELDS, NOBODY, PANELS, VALUES, Box


def make_box(tables: dict[str, Any], settings: TumultSettings) -> Any:
    boxes = Box.blank()
    box = boxes[0]
    fill_options(box, settings)
    fill_goods(box, tables, settings.players)
    fill_retinue(box, tables["retinue"], settings.players)
    fill_building(box, tables["building"])
    fill_frame(box, tables, settings.players)
    fill_chronicle(box, tables["chronicle"], settings.players)
    return boxes


def fill_options(box: Any, settings: TumultSettings) -> None:
    box.players = settings.players
    box.oldest = settings.oldest
    for seat, side in enumerate(settings.sides):
        box.female[seat] = side == "female"
    box.real_time = settings.clock == "realtime"
    box.ticks = settings.ticks
    box.seconds = settings.seconds
    box.gambler = settings.variant == "gambler"
    box.forgetful = settings.forgetful
    box.memory = settings.memory
    box.trial = settings.trial
    box.tips = settings.tips


def fill_goods(box: Any, tables: dict[str, Any], players: int) -> None:
    faces = [good * VALUES + value - 1 for good, value in in_play(tables["tiles"], players)]
    box.tiles = len(faces)
    box.face[:] = NOBODY
    box.face[: len(faces)] = faces
    box.set_aside = tables["tiles"].set_aside
    box.mercy = tables["tiles"].mercy
    spinner = tables["spinner"]
    box.sectors = len(spinner.sectors)
    box.spinner[: len(spinner.sectors)] = spinner.sectors
    box.forgotten = spinner.forgotten


def fill_retinue(box: Any, retinue: Any, players: int) -> None:
    box.retinue = sum(token.value * token.count for token in retinue.token)
    box.start_retinue = retinue.start[str(players)]
    box.loss = retinue.tumult
    box.coronation = retinue.coronation
    box.consolation = retinue.consolation
    box.relief = retinue.relief
    box.overpaid = retinue.overpaid


def fill_building(box: Any, building: Any) -> None:
    box.statues = building.statues
    box.factor = building.factor
    for land, row in enumerate(building.field):
        box.price[land] = [row.bread, row.marble, row.tools]
        box.anywhere[land] = row.anywhere
        box.statues_on[land] = row.statues


def fill_frame(box: Any, tables: dict[str, Any], players: int) -> None:
    layout = next(layout for layout in tables["frame"].layout if layout.players == players)
    letters = "".join(layout.rows)
    box.panels = len(letters)
    box.columns = len(layout.rows[0])
    box.face_up[: len(letters)] = [letter == "U" for letter in letters]
    for i, row in enumerate(tables["landscapes"].landscape):
        box.landscape[i] = [LETTERS[letter] for letter in "".join(row.rows)]
    fill_neighbours(box)


def place_of(box: Any, field: int) -> tuple[int, int]:
    """Row and column of a field on the whole board, from the top left."""
    panel, cell = divmod(field, CELLS)
    row, column = divmod(panel, int(box.columns))
    return 3 * row + cell // 3, 3 * column + cell % 3


def fill_neighbours(box: Any) -> None:
    box.neighbour[:] = NOBODY
    fields = {place_of(box, field): field for field in range(min(FIELDS, box.panels * CELLS))}
    for (row, column), field in fields.items():
        beside = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        box.neighbour[field] = [fields.get(place, NOBODY) for place in beside]


def fill_chronicle(box: Any, chronicle: Any, players: int) -> None:
    box.chronicle = len(chronicle.field)
    box.chronicle_end[:] = NOBODY
    for i, row in enumerate(chronicle.field):
        box.chronicle_statues[i] = row.statues
        if row.end is not None:
            box.chronicle_end[i] = row.end
        if row.uncover is not None:
            box.chronicle_uncover[i] = row.uncover[str(players)]
        if row.uncover_all:
            box.chronicle_uncover[i] = PANELS
