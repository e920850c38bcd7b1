"""Positions of My Village, built for a test: through the public interface, cards conserved."""

from typing import Any

import chronik
from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.myvillage.state import (
    CUSTOMERS,
    FACES,
    NOBODY,
    AreaMark,
    Church,
    Event,
    Good,
    Hall,
    Profession,
    Shop,
    Symbol,
    Task,
    Where,
    White,
)
from chronik.table import Match


def myvillage(players: int = 3, seed: int = 1, **options: Any) -> Match:
    return chronik.game("myvillage", players=players, **options).match(seed=seed)


def reprint(match: Match, field: str, value: Any) -> None:
    """Let something else be printed on the components of this match."""
    match.game.boxes[0][field] = value
    match._desk["box"] = match.game.boxes


def agenda(match: Match, *rows: tuple[int, ...]) -> None:
    s = match.state
    s.agenda[:] = 0
    s.depth = 0
    for row in rows:
        plain(push)(s, *row)


def turn(match: Match, seat: int = 0, value: int = 7, lap: int = 1) -> Any:
    """Let the seat be in its turn, the dice chosen, their sum the value; the state."""
    s = begin(match, seat, lap)
    s.die[0] = min(FACES, value - 1)
    s.die[1] = value - s.die[0]
    leave_dice(match, int(match.game.boxes[0].dice.sum()) - 2 * int(s.turns))
    agenda(match, (Task.TURN, NOBODY), (Task.END_OF_TURN, seat), (Task.ACTIVATE, seat))
    return s


def begin(match: Match, seat: int, lap: int) -> Any:
    s = match.state
    s.turns = (seat - s.first) % s.players + 1 + (lap - 1) * s.players
    s.white = s.waive = 0
    s.used[:] = 0
    s.die[:] = 0
    s.dyed[:] = 0
    return s


def leave_dice(match: Match, count: int) -> None:
    pool = match.state.pool
    for kind in range(len(pool)):
        while pool[kind] and pool.sum() > count:
            pool[kind] -= 1


def choose_dice(match: Match, pool: str, seat: int = 0, lap: int = 1) -> Any:
    """Let the seat choose from this pool: "w1 w4 b2"."""
    s = begin(match, seat, lap)
    s.pool[:] = 0
    for name in pool.split():
        s.pool[(name[0] == "b") * FACES + int(name[1]) - 1] += 1
    steps = ((Task.ACTIVATE, seat), (Task.CHANGE, seat), (Task.DIE, seat, 1), (Task.DIE, seat, 0))
    agenda(match, (Task.TURN, NOBODY), (Task.END_OF_TURN, seat), *steps)
    return s


def ask(match: Match, task: Task, seat: int = 0, a: int = 0, b: int = 0, value: int = 7) -> Any:
    """Let the seat be in its turn, with this question to be answered after its last banner."""
    s = turn(match, seat, value)
    agenda(match, (Task.TURN, NOBODY), (Task.END_OF_TURN, seat), (task, seat, a, b))
    match.settle()
    return s


def end_turn(match: Match, seat: int = 0) -> Any:
    """Let the seat have crossed the bridge and finished all banners: the death check is due."""
    s = turn(match, seat)
    s.reaper[seat] = 1
    agenda(match, (Task.TURN, NOBODY), (Task.END_OF_TURN, seat))
    match.settle()
    return s


def notations(match: Match) -> set[str]:
    return {move.notation for move in match.moves()}


def reasons(match: Match) -> dict[str, str]:
    """What is in question but not legal: notation and the name of the reason."""
    return {move.notation: why.name for move, why in match.refused()}


def play(match: Match, *moves: str) -> None:
    for notation in moves:
        match.play(notation)


def events(match: Match) -> list[str]:
    """Names of the events of the last step."""
    s = match.state
    return [Event(int(row[0])).name for row in s.journal[: s.notes]]


def rolled(match: Match, pips: int, *moves: str) -> Match:
    """A copy in which these moves were played and the last roll for the rat showed so many pips."""
    for seed in range(200):
        twin = match.copy()
        twin.state.rng = seed
        play(twin, *moves)
        rows = twin.state.journal[: twin.state.notes].tolist()
        if [Event.RAT_MOVED, pips] in [[row[0], row[2]] for row in rows]:
            return twin
    raise ValueError(f"no roll of {pips}")


def sound(match: Match) -> None:
    """Nothing is lost and nothing is there twice."""
    assert match.fault() == ""


def time_spent(match: Match, seat: int, clock: int) -> int:
    """Since the marker stood on that cloud, less than once round."""
    return (int(match.state.clock[seat]) - clock) % int(match.game.boxes[0].clouds)


# pieces


def absent(match: Match, seat: int, *professions: str) -> None:
    for name in professions:
        match.state.villager[seat, Profession[name.upper()]] = 0


def alone(match: Match, seat: int, *professions: str) -> None:
    """Only these villagers are left."""
    match.state.villager[seat] = 0
    for name in professions:
        match.state.villager[seat, Profession[name.upper()]] = 1


def living(match: Match, seat: int) -> set[str]:
    return {p.name.lower() for p in Profession if match.state.villager[seat, p]}


def shop(match: Match, seat: int, name: str, value: int = 5, goods: int = 0) -> None:
    kind = Shop[name.upper()]
    match.state.shop[seat, kind] = match.game.boxes[0].shop_at[kind, value]
    match.state.goods[seat, kind] = goods


def stock(match: Match, seat: int, good: str) -> int:
    return int(match.state.goods[seat, Good[good.upper()]])


def fields(match: Match, seat: int, count: int, ploughs: int = 0) -> None:
    s = match.state
    s.fields_left += s.fields[seat] - count
    s.fields[seat] = count
    s.plough[seat] = 0
    s.plough[seat, :ploughs] = 1


def meeting(match: Match, seat: int, markers: int = 0, tile: int = NOBODY) -> None:
    s = match.state
    s.meetings_left -= 1 - s.meeting[seat]
    s.meeting[seat] = 1
    s.markers[seat] = markers
    s.tile[seat] = tile


def hall(match: Match, seat: int, name: str, jokers: int = 0, marks: tuple[str, ...] = ()) -> None:
    s = match.state
    s.hall[seat] = Hall[name.upper()]
    s.jokers[seat] = jokers
    kind: Any = AreaMark if name == "areas" else Profession
    s.mark[seat] = 0
    for mark in marks:
        s.mark[seat, kind[mark.upper()]] = 1


def church(match: Match, seat: int, name: str, monks: int = 0) -> None:
    s = match.state
    s.church[seat] = Church[name.upper()]
    for _ in range(monks):
        stack = int(s.monks_left.argmax())
        s.monks_left[stack] -= 1
        s.monk_stack[stack, s.monks_left[stack]] = NOBODY
        s.monks[seat] += 1


def monk_on_top(match: Match, name: str) -> str:
    """Put this monk on top of his stack; the notation that takes him."""
    s, rows = match.state, match.game.components["church"].monk
    number = [row.id for row in rows].index(name)
    stack = Symbol[rows[number].stack.upper()]
    put_on_top(s.monk_stack[stack], int(s.monks_left[stack]), number)
    return f"take.{rows[number].stack}"


def put_on_top(stack: Any, left: int, card: int) -> None:
    at = stack[:left].tolist().index(card)
    stack[at], stack[left - 1] = stack[left - 1], stack[at]


def travel_card(match: Match, name: str) -> int:
    return [row.id for row in match.game.components["travel"].card].index(name)


def travel_on_top(match: Match, name: str) -> None:
    s, card = match.state, travel_card(match, name)
    letter = match.game.boxes[0].journey_letter[card]
    put_on_top(s.journey_stack[letter], int(s.journeys_left[letter]), card)


def travelled(match: Match, seat: int, *names: str) -> None:
    """Let the seat have these travel cards: "TR-A1", "TR-B4"."""
    s = match.state
    for name in names:
        travel_on_top(match, name)
        letter = match.game.boxes[0].journey_letter[travel_card(match, name)]
        s.journeys_left[letter] -= 1
        s.journey_stack[letter, s.journeys_left[letter]] = NOBODY
        s.journey[seat, letter] = travel_card(match, name)


def number(name: str) -> int:
    """CU07 -> 6"""
    return int(name[2:]) - 1


def waiting(match: Match, seat: int, *names: str) -> None:
    place(match, Where.WAITING + seat, names)


def served(match: Match, seat: int, *names: str) -> None:
    place(match, Where.SERVED + seat, names)


def place(match: Match, where: int, names: tuple[str, ...]) -> None:
    for name in names:
        match.state.customer[number(name)] = where
    restack(match, 6)


def restack(match: Match, displayed: int, stacked: int = CUSTOMERS) -> None:
    """So many on display and in the stack at most; the rest was served by the last seat."""
    s = match.state
    free = [c for c in range(CUSTOMERS) if s.customer[c] <= Where.DISPLAY]
    shown = sorted(free, key=lambda c: -int(s.customer[c]))
    s.customer[shown[displayed + stacked :]] = Where.SERVED + s.players - 1
    s.customer[shown[:displayed]] = Where.DISPLAY
    rest = shown[displayed : displayed + stacked]
    s.customer[rest] = Where.STACK
    s.stacked = len(rest)
    s.stack[:] = NOBODY
    s.stack[: s.stacked] = rest


def on_display(match: Match) -> list[str]:
    return [f"CU{c + 1:02}" for c in range(CUSTOMERS) if match.state.customer[c] == Where.DISPLAY]


def waits(match: Match, seat: int) -> set[str]:
    return {f"CU{c + 1:02}" for c in range(CUSTOMERS) if match.state.customer[c] == Where.WAITING + seat}


def is_served(match: Match, seat: int, name: str) -> bool:
    return bool(match.state.customer[number(name)] == Where.SERVED + seat)


def beside(name: str) -> int:
    """The white banner of that name, for the tile."""
    if name.startswith("CU"):
        return White.CUSTOMER + number(name)
    if name in {kind.name.lower() for kind in Shop}:
        return White.SHOP + Shop[name.upper()]
    return White[name.upper()]
