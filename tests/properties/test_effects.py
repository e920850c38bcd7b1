"""What a move says that it costs and gives is what it does."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from chronik.compiler import INTERPRETED
from chronik.kernel.record import duplicate
from chronik.rulebook.effects import Outcome, new_tasks
from chronik.table import Match, Move
from chronik.village.names import INFLUENCE, Colour, Good
from properties.stories import STEPS, every_setup, game, played, story

Holdings = dict[str, int | None]
LOOKED_AT = min(STEPS, 200)  # moves of a game


def village(view: dict[str, Any], seat: int) -> Holdings:
    """A customer is worth points from the moment that he is served."""
    farm = view["farms"][seat]
    points = farm["points"] + sum(customer["points"] for customer in farm["customers_served"])
    held = {"coins": farm["coins"], "grain": farm["grain"], "points": points, "time": -farm["life"]}
    return held | farm["influence"] | farm["goods"]


def myvillage(view: dict[str, Any], seat: int) -> Holdings:
    village = view["villages"][seat]
    held = {"coins": village["coins"], "story": village["tree"], "time": -village["clock"]}
    held |= {"joker": village["jokers"], "marker": village["markers"]}
    for shop in village["shops"]:
        held[shop["good"]] = held.get(shop["good"], 0) + shop["goods"]
    held["plough"] = held.get("plough", 0) + sum(field["plough"] for field in village["fields"])
    return held


def tumult(view: dict[str, Any], seat: int) -> Holdings:
    """What was robbed is nobody's business before it is revealed."""
    castle = view["castles"][seat]
    goods = castle["goods"] or dict.fromkeys(("bread", "marble", "tools"))
    return {"retinue": castle["retinue"], "statues": castle["placed"]} | goods


def dead_of_village(view: dict[str, Any], seat: int) -> int:
    farm = view["farms"][seat]
    return int(farm["deaths_due"]) + sum(member["dead"] for member in farm["family"])


def dead_of_myvillage(view: dict[str, Any], seat: int) -> int:
    return int(view["coffins"]) + int(view["villages"][seat]["reaper"])


DEAD: dict[str, Callable[[dict[str, Any], int], int]] = {
    "village": dead_of_village,
    "myvillage": dead_of_myvillage,
    "tumult": lambda view, seat: 0,
}
HOLDINGS: dict[str, Callable[[dict[str, Any], int], Holdings]] = {
    "village": village,
    "myvillage": myvillage,
    "tumult": tumult,
}
TRACK = {"village": "life", "myvillage": "clouds"}  # the track on which time goes round


class Done(NamedTuple):
    """A move, what it said, and what became of its player."""

    notation: str
    told: Outcome
    had: Holdings
    has: Holdings
    died: int
    choosing: bool  # the player is asked now who dies
    own: bool  # all of the step is the move's own: no new round, nothing that came after it
    owed: bool  # something is still to be paid or received


@cache
def moves_of(setup: str) -> tuple[Done, ...]:
    """A random game; every move is asked what it will do before it is made."""
    course = played(setup, 5, LOOKED_AT)
    match, done = next(course), []
    while not match.over:
        seat, states, view = match._asked, duplicate(match._states), match.view(match._asked)
        offered = {move.notation: move for move in match.moves()}
        if next(course, None) is None:
            break
        if match.steps[-1].seat == seat:
            done.append(compared(match, offered[match.steps[-1].notation], seat, states[0], view))
    return tuple(done)


def compared(match: Match, move: Move, seat: int, before: Any, view: dict[str, Any]) -> Done:
    name, effects, seen = match.game.name, match.game.rules.effects, match.view(seat)
    pending = new_tasks(before, match.state, move.number not in effects.asides)
    return Done(
        move.notation,
        move.outcome,
        HOLDINGS[name](view, seat),
        HOLDINGS[name](seen, seat),
        died=DEAD[name](seen, seat) - DEAD[name](view, seat),
        choosing=not match.over and match.task in effects.mortal and match.actor == seat,
        own=not any(int(row[0]) in effects.ends for row in match._pages[-1]),
        owed=any(who == seat and task in effects.tasks for task, who, *_ in pending),
    )


@every_setup
def test_a_move_takes_and_gives_what_it_said(setup: str) -> None:
    """Whatever the view shows of the seat's belongings, unless a part is still to come or others went on."""
    track = TRACK.get(game(setup).name, "")
    around = game(setup).match(seed=0).view(None)["printed"].get(track)
    changes = 0
    for done in moves_of(setup):
        if done.own and not done.owed:
            for what in done.had.keys() & done.has.keys():
                told = done.told.gain.get(what, 0) - done.told.cost.get(what, 0)
                off = missing(done.had[what], done.has[what], told, around if what == "time" else None)
                assert off == 0, (done.notation, what, done.told)
                changes += told != 0
    assert changes > 0


def missing(had: int | None, has: int | None, told: int, around: int | None) -> int:
    """By how much a move did something else than it said; time goes round on its track."""
    if had is None or has is None:
        return 0
    return has - had - told if around is None else (has - had - told) % around


@every_setup
def test_death_is_told_before(setup: str) -> None:
    for done in moves_of(setup):
        if done.told.death:
            assert done.died > 0 or done.choosing, done.notation
        elif done.own:
            assert done.died <= 0, done.notation


@every_setup
def test_whoever_had_what_is_missing_could_pay(setup: str) -> None:
    """Where the price is sure: what bread takes is seen when a member is chosen for it."""
    purse = game(setup).rules.effects.purse
    if purse is None:
        return
    for match in story(setup):
        for move, why in [] if match.over else match.refused():
            if why in purse.wanting:
                assert bool(move.missing) == bool(move.cost), move.notation
                assert all(owned < needed for owned, needed in move.missing.values())
                again = with_all(match, move).options()[move.number]
                assert (again in purse.wanting) == (not move.missing), move.notation
            else:
                assert not move.missing


def with_all(match: Match, move: Move) -> Match:
    """The same position, but nothing of the price is missing."""
    rich = match.copy()
    s, p = rich.state, rich.actor
    for name, (owned, needed) in move.missing.items():
        field, index = HELD[name]
        s[field][(p, *index)] += needed - owned
    return rich


HELD: dict[str, tuple[str, tuple[int, ...]]] = {
    "grain": ("grain", ()),
    "coins": ("coins", ()),
    "cubes": ("coins", ()),
    **{colour.name.lower(): ("influence", (colour,)) for colour in Colour if colour < INFLUENCE},
    **{good.name.lower(): ("goods", (good,)) for good in Good},
}


@every_setup
def test_amounts_are_whole_and_named(setup: str) -> None:
    for match in story(setup)[:: 1 + INTERPRETED]:
        for move in match.moves():
            for name, amount in (*move.cost.items(), *move.gain.items()):
                assert name.isascii()
                assert name.islower()
                assert type(amount) is int
                assert amount > 0
