"""Treasure chests: face down, known to their owner, opened at home at any time."""

from typing import Any

import numpy as np

from chronik.kernel import note, rule
from chronik.rulebook.redraw import redraw
from chronik.village.names import NOBODY, SEATS, Good
from chronik.village.port.state import CHESTS, PortEvent, PortWhy
from chronik.village.state import Box, Village, Why
from chronik.village.supply import gain_coins, receive_goods


@rule
def why_not_open(s: Village, p: int) -> int:
    if s.chests[p] != 0:
        return Why.LEGAL
    return Why.NOT_HERE if s.chest_aboard[p] == NOBODY else PortWhy.STILL_ABOARD


@rule
def has_chest(s: Village, p: int, chest: int) -> bool:
    return (np.int64(s.chests[p]) >> chest) & 1 == 1


@rule
def is_offered(box: Box, s: Village, p: int, chest: int) -> bool:
    """On the farm, and the first of those with its content."""
    if not has_chest(s, p, chest):
        return False
    for other in range(chest):
        if has_chest(s, p, other) and are_alike(box, chest, other):
            return False
    return True


@rule
def are_alike(box: Box, chest: int, other: int) -> bool:
    same_coins = box.chest_coins[chest] == box.chest_coins[other]
    return same_coins and box.chest_tools[chest] == box.chest_tools[other]


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    for chest in range(CHESTS):
        if is_offered(box, s, p, chest):
            why[chest] = Why.LEGAL


@rule
def open_chest(box: Box, s: Village, p: int, chest: int) -> None:
    bit = np.int16(1) << chest
    s.chests[p] &= ~bit
    s.opened |= bit
    note(s, PortEvent.OPENED_CHEST, p)
    gain_coins(s, p, box.chest_coins[chest])
    receive_goods(s, p, Good.TOOL, box.chest_tools[chest])


@rule
def open_all(box: Box, s: Village) -> None:
    """Before the final scoring; those still aboard are lost."""
    for p in range(s.players):
        for chest in range(CHESTS):
            if has_chest(s, p, chest):
                open_chest(box, s, p, chest)


@rule
def conceal(s: Village, seat: int) -> None:
    """Mix the stack with the unopened chests of all others, and deal them out as they lay."""
    counts: Any = np.int64(0)  # eight bits for each seat
    hidden = s.chests_left
    for p in range(s.players):
        if p != seat:
            for chest in range(CHESTS):
                if has_chest(s, p, chest):
                    s.chest_stack[hidden] = chest
                    hidden += 1
                    counts += np.int64(1) << np.int64(8 * p)
            if s.chest_aboard[p] != NOBODY:
                s.chest_stack[hidden] = s.chest_aboard[p]
                hidden += 1
    redraw(s, s.chest_stack, hidden)
    for p in range(s.players):
        if p != seat:
            hidden = deal(s, p, (counts >> np.int64(8 * p)) & 255, hidden)


@rule
def deal(s: Village, p: int, count: int, hidden: int) -> int:
    s.chests[p] = 0
    for _ in range(count):
        hidden -= 1
        s.chests[p] |= np.int16(1) << s.chest_stack[hidden]
        s.chest_stack[hidden] = NOBODY
    if s.chest_aboard[p] != NOBODY:
        hidden -= 1
        s.chest_aboard[p] = s.chest_stack[hidden]
        s.chest_stack[hidden] = NOBODY
    return hidden


@rule
def are_conserved(box: Box, s: Village) -> bool:
    """Every chest is at exactly one place: the island, a ship, a farm, or out of the game."""
    for chest in range(box.chests):
        found = (np.int64(s.opened) >> chest) & 1
        for i in range(s.chests_left):
            found += s.chest_stack[i] == chest
        for p in range(SEATS):
            found += has_chest(s, p, chest)
            found += s.chest_aboard[p] == chest
        if found != 1:
            return False
    return True
