"""At an island: sell cargo, take a tile, send the member aboard to the lighthouse. In any order."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.village.family import first_at, send
from chronik.village.names import GOODS, MEMBERS, NOBODY, Good, Place
from chronik.village.payment import affordable, owe
from chronik.village.port.state import PIECES, Piece, PortEvent, PortTask, PortWhy
from chronik.village.port.voyage import is_full
from chronik.village.state import Box, Event, Village, Why
from chronik.village.supply import gain_points

SELL = 1  # + piece
TAKE = SELL + PIECES
LIGHT = TAKE + 1


@rule
def options(box: Box, s: Village, p: int, island: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for piece in range(PIECES):
        why[SELL + piece] = why_not_sell(box, s, p, island, piece)
    why[TAKE] = why_not_take(box, s, p, island)
    why[LIGHT] = why_not_light(box, s, p, island)


@rule
def why_not_sell(box: Box, s: Village, p: int, island: int, piece: int) -> int:
    if box.buys[island, piece] == 0:
        named = s.cargo[p, piece] == 1 and piece != Piece.MEMBER and piece != Piece.CHEST
        return PortWhy.NOT_BOUGHT_HERE if named else Why.NOT_HERE
    return Why.LEGAL if s.cargo[p, piece] == 1 else PortWhy.NOT_ABOARD


@rule
def tiles_left(s: Village, piece: int) -> int:
    return s.chests_left if piece == Piece.CHEST else s.stock[piece]


@rule
def why_not_take(box: Box, s: Village, p: int, island: int) -> int:
    piece = box.tile[island]
    if piece == NOBODY:
        return Why.NOT_HERE
    if s.cargo[p, piece] == 1:
        return PortWhy.KIND_ABOARD
    if tiles_left(s, piece) == 0:
        return PortWhy.STACK_EMPTY
    return PortWhy.HOLDS_FULL if is_full(s, p) else Why.LEGAL


@rule
def has_keeper(s: Village, island: int) -> bool:
    for p in range(s.players):
        for m in range(MEMBERS):
            if s.place[p, m] == Place.LIGHTHOUSE_1 + island:
                return True
    return False


@rule
def why_not_light(box: Box, s: Village, p: int, island: int) -> int:
    if has_keeper(s, island):
        return PortWhy.LIGHTHOUSE_TAKEN
    if s.cargo[p, Piece.MEMBER] == 0:
        return PortWhy.NOBODY_ABOARD
    if box.light_wagon[island] == 1 and s.cargo[p, Piece.WAGON] == 0:
        return PortWhy.NO_WAGON_ABOARD
    return Why.LEGAL if affordable(s, p, box.light_price[island]) else Why.NO_INFLUENCE


@rule
def apply(box: Box, s: Village, p: int, island: int, option: int) -> None:
    if option == DECLINE:
        return
    push(s, PortTask.STAY, p, island)
    if option == LIGHT:
        pay_lighthouse(box, s, p, island)
    elif option == TAKE:
        take(s, p, box.tile[island])
    else:
        sell(box, s, p, island, option - SELL)


@rule
def sell(box: Box, s: Village, p: int, island: int, piece: int) -> None:
    note(s, PortEvent.SOLD_CARGO, p, piece)
    put_back(s, p, piece)
    gain_points(s, p, box.buys[island, piece])


@rule
def put_back(s: Village, p: int, piece: int) -> None:
    """From the hold to the supply."""
    s.cargo[p, piece] = 0
    if piece < GOODS:
        s.stock[piece] += 1
    else:
        s.grain_stock += 1


@rule
def take(s: Village, p: int, piece: int) -> None:
    s.cargo[p, piece] = 1
    note(s, PortEvent.TOOK_TILE, p, piece)
    if piece == Piece.CHEST:
        s.chests_left -= 1
        s.chest_aboard[p] = s.chest_stack[s.chests_left]
        s.chest_stack[s.chests_left] = NOBODY
    else:
        s.stock[piece] -= 1


@rule
def pay_lighthouse(box: Box, s: Village, p: int, island: int) -> None:
    """A wagon comes out of a hold, influence from the farm."""
    push(s, PortTask.KEEP_LIGHT, p, island)
    if box.light_wagon[island] == 1:
        put_back(s, p, Piece.WAGON)
        note(s, Event.PAID_GOOD, p, Good.WAGON, 1)
    owe(box, s, p, box.light_price[island])


@rule
def keep_light(box: Box, s: Village, p: int, island: int) -> None:
    s.cargo[p, Piece.MEMBER] = 0
    send(box, s, p, first_at(s, p, Place.SHIP), Place.LIGHTHOUSE_1 + island)
    gain_points(s, p, box.light_points[island])
