"""Conny's fate: two sets of three tiles at the rim of her tray; a quill means a death in her family."""

import numpy as np

from chronik.kernel import below, note, rule
from chronik.village import lifetime
from chronik.village.family import first_at
from chronik.village.names import CONNY, LEVELS, NOBODY, Area, Place, Space
from chronik.village.port import burial
from chronik.village.solo.state import FATE_SETS, FATES, SoloEvent
from chronik.village.state import Box, Event, Village

TILES = FATES // FATE_SETS  # of a set
# The area of the chronicle for a cube of each action space; what is not named leads to the graves.
AREAS_BY_SPACE = {
    Space.HARVEST: Area.FARM,
    Space.FAMILY: Area.FARM,
    Space.CRAFTS: Area.CRAFT,
    Space.TRAVEL: Area.TRAVEL,
    Space.COUNCIL: Area.COUNCIL,
    Space.CHURCH: Area.CHURCH,
    Space.MARRIAGE: Area.FARM,
}
AREA_OF = tuple(AREAS_BY_SPACE.get(space, Area.GRAVES) for space in Space)


@rule
def lay_out(box: Box, s: Village) -> None:
    for group in range(FATE_SETS):
        lay_face_down(box, s, group)


@rule
def lay_face_down(box: Box, s: Village, group: int) -> None:
    for i in range(TILES):
        s.turned[group * TILES + i] = 0
    shuffle_down(s, group, np.int64(box.quills[group]))  # type: ignore[arg-type]


@rule
def shuffle_down(s: Village, group: int, count: int) -> None:
    """Shuffle the face-down tiles of a set, of which so many show a quill."""
    left = TILES - turned_up(s, group)
    for i in range(group * TILES, (group + 1) * TILES):
        if s.turned[i] == 0:
            s.fate[i] = below(s, left) < count
            count -= s.fate[i]
            left -= 1


@rule
def turned_up(s: Village, group: int) -> int:
    count = 0
    for i in range(group * TILES, (group + 1) * TILES):
        count += s.turned[i]
    return count


@rule
def quills(s: Village, group: int, down: bool) -> int:
    """Quills of a set: all, or those that lie face down."""
    count = 0
    for i in range(group * TILES, (group + 1) * TILES):
        if not down or s.turned[i] == 0:
            count += s.fate[i]
    return count


@rule
def conceal(s: Village) -> None:
    for group in range(FATE_SETS):
        shuffle_down(s, group, quills(s, group, True))


@rule
def pass_tile(box: Box, s: Village, tile: int, space: int) -> None:
    """Turn a tile up, if one lies there; after its third tile a set is shuffled and laid face down again."""
    if tile == NOBODY:
        return
    s.turned[tile] = 1
    if s.fate[tile] == 1:
        note(s, SoloEvent.QUILL_TILE, CONNY, space)
        die(box, s, space)
    else:
        note(s, SoloEvent.BLANK_TILE, CONNY)
    group = tile // TILES
    if turned_up(s, group) == TILES:
        lay_face_down(box, s, group)


@rule
def die(box: Box, s: Village, space: int) -> None:
    """Conny's next one dies; the space of the cube that turned the tile up says where it is laid."""
    m = next_to_die(s)
    if m == NOBODY:
        note(s, Event.DEATH_LAPSED, CONNY)
    elif box.port == 1 and space == Space.TRAVEL:
        burial.bury_rival(box, s, m)
    else:
        lifetime.bury_in(box, s, CONNY, m, AREA_OF[space])


@rule
def next_to_die(s: Village) -> int:
    """Beside the tray, then on the church, the lowest number first; then level by level in the church."""
    m = first_at(s, CONNY, Place.TRAY)
    if m == NOBODY:
        m = first_at(s, CONNY, Place.PILE)
    for level in range(LEVELS):
        if m == NOBODY:
            m = first_at(s, CONNY, Place.CHURCH_1 + level)
    return m
