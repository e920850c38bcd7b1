"""The beginning of a round: the first player, the green bag, the cubes on the action spaces."""

from chronik.kernel import below, note, push, rule
from chronik.village.names import CUBES, INFLUENCE, NOBODY, SPACES, Colour, Space
from chronik.village.state import Box, Event, Task, Village

# Matters only if the bag runs dry.
LAYING_ORDER = (
    Space.MARKET,
    Space.TRAVEL,
    Space.COUNCIL,
    Space.INN,
    Space.CHURCH,
    Space.FAMILY,
    Space.HARVEST,
    Space.MARRIAGE,
    Space.SMUGGLER,
    Space.CRAFTS,
)


@rule
def begin(box: Box, s: Village) -> None:
    s.rounds += 1
    note(s, Event.ROUND_BEGAN, NOBODY, s.rounds)
    if s.heir != NOBODY:
        s.first = s.heir
        s.heir = NOBODY
    note(s, Event.FIRST_PLAYER, s.first)
    s.turn = s.first
    fill_bag(box, s)
    lay_cubes(box, s)
    push(s, Task.TURN, s.turn)


@rule
def fill_bag(box: Box, s: Village) -> None:
    """What the setup card lists, as far as the supply reaches, and all plague cubes there are."""
    for colour in range(INFLUENCE):
        move_to_bag(s, colour, min(box.into_bag[colour], s.supply[colour]))
    move_to_bag(s, Colour.PLAGUE, s.supply[Colour.PLAGUE])


@rule
def move_to_bag(s: Village, colour: int, cubes: int) -> None:
    s.supply[colour] -= cubes
    s.bag[colour] += cubes


@rule
def lay_cubes(box: Box, s: Village) -> None:
    left = 0
    for colour in range(CUBES):
        left += s.bag[colour]
    for i in range(SPACES):
        space = LAYING_ORDER[i]
        if space == Space.FAMILY and box.no_family_first == 1 and s.rounds == 1:
            continue
        for _ in range(min(box.laid[space], left)):
            s.cubes[space, draw_cube(s, left)] += 1
            s.cubes_left += 1
            left -= 1


@rule
def draw_cube(s: Village, left: int) -> int:
    k = below(s, left)
    colour = 0
    while k >= s.bag[colour]:
        k -= s.bag[colour]
        colour += 1
    s.bag[colour] -= 1
    return colour
