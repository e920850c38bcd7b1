"""Players: they keep to the rules, know no more than they may, and are as strong as they say."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import chronik
from chronik.bots import tree as trees
from chronik.bots.engine import brain
from chronik.bots.greedy import Greedy, does_nothing
from chronik.bots.levels import LEVELS
from chronik.bots.networks import FOLDER, file_name, load
from chronik.bots.search import Search
from chronik.bots.village import HORIZON
from chronik.compiler import INTERPRETED
from chronik.lab.arena import Pairing, play
from chronik.rulebook.errors import ChronikError, IllegalMove, OptionError
from chronik.table import Match
from setups import SETUPS, called

VILLAGE = ("village", {"players": 2})
TABLES = (VILLAGE, ("myvillage", {"players": 2}), ("tumult", {"players": 2}))
MOST_BYTES = 300_000
PLAYED = 12  # decisions of a short look at a set-up


def somewhere(name: str, options: dict[str, object], moves: int = 30) -> Match:
    """A position with a choice, after some moves."""
    match, random = chronik.game(name, **options).match(seed=5), np.random.default_rng(5)
    while len(match.steps) < moves or len(match.moves()) < 2:
        legal = match.moves()
        match.play(legal[random.integers(len(legal))])
    return match


def test_levels_are_named_after_the_titles_of_the_solo_mode() -> None:
    assert chronik.levels() == ("apprentice", "journeyman", "master", "grandmaster", "genius", "polymath")


@pytest.mark.parametrize("name", ["oracle", ["master"], None])
def test_players_that_do_not_exist_are_refused_in_one_line(name: Any) -> None:
    with pytest.raises(OptionError, match=r"one of apprentice, .* not \S"):
        chronik.bot(name)
    with pytest.raises(OptionError, match="only for search"):
        chronik.bot("master", seconds=1.0)


def test_every_table_has_its_network() -> None:
    """One small file each."""
    for name, options in SETUPS:
        path = FOLDER / file_name(chronik.game(name, **options))
        assert path.exists(), path.name
        assert path.stat().st_size < MOST_BYTES, path.name


def test_a_network_that_knows_other_things_is_refused(tmp_path: Path) -> None:
    """Of another number of players it is not: whoever learns may begin with that."""
    game, path = chronik.game("village", players=3), tmp_path / "old.npz"
    with np.load(FOLDER / "village-2.npz") as stored:
        np.savez(path, **{**stored, "first": stored["first"][:-1]})
    assert load(FOLDER / "village-2.npz", game)["first"].any()
    with pytest.raises(OptionError, match="was made for other features of village"):
        load(path, game)
    path.write_text("no network at all", encoding="utf-8")
    for file in (path, tmp_path, tmp_path / "nowhere.npz"):
        with pytest.raises(OptionError, match="is no network of this game"):
            load(file, game)


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_bots_play_every_game(setup: tuple[str, dict[str, object]]) -> None:
    name, options = setup
    match, player = chronik.game(name, **options).match(seed=3), chronik.bot("journeyman", seed=1)
    for step in range(PLAYED):
        seat = match.actor
        assert seat is not None
        match.play(player.choose(match.hidden(seat, step)), seat)
    assert match.fault() == ""


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whoever_wants_to_win_finds_no_way_around_what_must_hold(players: int) -> None:
    """Chance alone hardly ever does the same thing twice in a row, and greed does."""
    options = {"solo": True} if players == 1 else {"players": players, "compensation": False}
    match = chronik.game("village", expansions=("inn", "port", "marriage"), **options).match(seed=12)
    greedy = chronik.bot("greedy")
    while not match.over and match.state.rounds <= HORIZON:
        match.play(greedy.choose(match.hidden(match.actor, len(match.steps))).number)
        assert match.fault() == "", match.steps[-1]


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_what_a_seat_cannot_know_changes_nothing(table: tuple[str, dict[str, object]]) -> None:
    """Positions that differ only in that: the same choice."""
    match = somewhere(*table)
    seat = match.actor
    assert seat is not None
    for other in range(3):
        twin = match.hidden(seat, 100 + other)
        for name in ("apprentice", "master", "genius"):
            chosen = [chronik.bot(name, seed=1).choose(m.hidden(seat, 7)).notation for m in (match, twin)]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("table", TABLES, ids=called)
def test_the_same_seed_and_simulations_give_the_same_move(table: tuple[str, dict[str, object]]) -> None:
    match = somewhere(*table)
    moves = {
        chronik.bot("search", seed=4, simulations=40, threads=threads).choose(match).notation
        for threads in (1, 1, 2, 3)
    }
    assert len(moves) == 1


@pytest.mark.parametrize("simulations", [1, 2, 3, 4, 7, 10, 16, 20, 28, 31, 39, 40, 100])
@pytest.mark.parametrize("halving", [True, False])
def test_nobody_looks_ahead_more_often_than_asked(simulations: int, halving: bool) -> None:
    """Two moves are compared, each of them once, at the least."""
    match = somewhere(*VILLAGE, moves=0)
    seen = Search(simulations=simulations, halving=halving).think(match)
    assert len(seen) >= 2
    assert min(thought.times for thought in seen) >= 1
    assert sum(thought.times for thought in seen) <= max(simulations, 2)


def test_a_budget_of_forty_is_enough_for_all_moves() -> None:
    """And what levels look at stays what it was when they were measured."""
    moves = list(range(8))
    for simulations in (40, 48, 8000):
        assert Search(simulations=simulations).affordable(moves, simulations) == moves
    for level in LEVELS.values():
        for simulations in (level.simulations or {}).values():
            seen = moves[: level.width]
            assert Search(simulations=simulations).affordable(seen, simulations) == seen
    assert Search(simulations=40).shares(8, 40) == [(8, 2), (4, 3), (2, 6)]
    assert Search(simulations=16).shares(3, 16) == [(3, 2), (2, 4)]


def test_moves_that_somebody_asks_about_are_looked_at_with_any_budget() -> None:
    match = somewhere(*VILLAGE)
    asked = tuple(move.number for move in match.moves())
    assert {thought.number for thought in Search(simulations=1).think(match, asked)} == set(asked)


@pytest.mark.skipif(INTERPRETED, reason="nobody looks ahead")
@pytest.mark.parametrize("table", TABLES, ids=called)
def test_where_trees_are_full_threads_make_no_difference(
    table: tuple[str, dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = somewhere(*table)
    brain(match.game.rules)  # its memory is larger
    monkeypatch.setattr(trees, "NODES", 256)
    found = [
        [(one.number, one.times, one.worth) for one in Search(simulations=900, threads=threads).think(match)]
        for threads in (1, 2, 3)
    ]
    assert found[0] == found[1] == found[2]


def test_tiles_that_lie_face_down_are_looked_at_once_and_any_of_them_is_taken() -> None:
    """A raid shows dozens of them, and nobody can tell one from another."""
    match = chronik.game("tumult", players=2).match(seed=5)
    while sum(move.notation.startswith("raid.lift") for move in match.moves()) < 10:
        match.play(match.moves()[0])
    searched = Search(simulations=40).think(match)
    assert sum(match.move(one.number).notation.startswith("raid.lift") for one in searched) == 1
    chosen = {chronik.bot("greedy", seed=seed).choose(match).notation for seed in range(8)}
    assert len(chosen) > 1


def test_a_player_is_awake_before_the_first_move() -> None:
    """Compiled code is read when the player is made, not while it thinks: that would be out of its time."""
    match = chronik.game("tumult", players=2).match(seed=5)
    chronik.bot("search", seconds=0.05)
    assert brain(match.game.rules).awake or INTERPRETED


def test_a_bot_leaves_the_match_as_it_was() -> None:
    match = somewhere(*VILLAGE)
    before = match.state_hash()
    for name in LEVELS:
        chronik.bot(name, seed=1).choose(match)
    assert match.state_hash() == before


@pytest.mark.parametrize("table", TABLES[:2])
def test_the_weakest_level_errs_but_does_nothing_only_where_that_is_best(table: tuple[str, Any]) -> None:
    name, options = table
    match, apprentice = chronik.game(name, **options).match(seed=12), chronik.bot("apprentice")
    sure = Greedy(haste=LEVELS["apprentice"].haste)
    erred = idle = 0
    while not match.over and match.state.rounds < 4:
        hidden = match.hidden(match.actor, len(match.steps))
        move, best = apprentice.choose(hidden), sure.choose(hidden)
        erred += move.notation != best.notation
        idle += does_nothing(move) and not does_nothing(best)
        match.play(move.notation)
    assert erred > 20
    assert idle == 0


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=called)
def test_the_greedy_player_beats_chance(table: tuple[str, dict[str, object]]) -> None:
    name, options = table
    game, bots, wins = chronik.game(name, **options), ["greedy", "random"], 0.0
    for number in range(20):
        seats = (0, 1) if number % 2 == 0 else (1, 0)
        report = play(game, bots, Pairing(number, 50 + number // 2, seats))
        wins += report.places[seats.index(0)] == 1
    assert wins >= 16


@pytest.mark.long
def test_looking_ahead_beats_greed() -> None:
    game, bots = chronik.game("village", players=2), ["search:60", "greedy"]
    places = [play(game, bots, Pairing(n, n // 2, (n % 2, 1 - n % 2))).places[n % 2] for n in range(6)]
    assert places.count(1) >= 4


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": -1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"seconds": "1"},
        {"simulations": 0},
        {"simulations": 1.5},
        {"simulations": 10**30},
        {"seconds": float("nan"), "simulations": 5},
        {"seed": "x"},
        {"seed": -1},
    ],
    ids=str,
)
def test_how_long_to_think_is_checked_before_anybody_does(wrong: dict[str, Any]) -> None:
    match, (name, *_) = somewhere(*VILLAGE), wrong
    with pytest.raises(OptionError, match=f"{name}: "):
        chronik.bot("search", **wrong)
    with pytest.raises(OptionError, match=f"{name}: "):
        chronik.analyse(match, **wrong)


def test_nobody_is_given_a_budget_that_would_be_of_no_use() -> None:
    with pytest.raises(OptionError, match="seconds, simulations: one of them"):
        chronik.bot("search", seconds=1.0, simulations=5)
    for name in ("random", "greedy", "master"):
        with pytest.raises(OptionError, match=f"threads: only for search, genius, polymath, not for {name}"):
            chronik.bot(name, threads=4)
    chronik.bot("genius", threads=2)


def test_a_wrong_question_gets_a_clear_error() -> None:
    with pytest.raises(OptionError, match="threads: "):
        chronik.bot("search", threads=-2)
    with pytest.raises(OptionError, match="threads: "):
        chronik.bot("search", threads=10**9)
    with pytest.raises(ChronikError, match="match: one that a game has made, not a table"):
        chronik.analyse("a table")
    over = somewhere(*VILLAGE)
    over.state.over = 1
    for name in ("random", "apprentice", "search"):
        with pytest.raises(IllegalMove, match="the match is over"):
            chronik.bot(name).choose(over)


def test_an_analysis_tells_chances_scores_and_the_best_moves() -> None:
    match = somewhere(*VILLAGE)
    seen = chronik.analyse(match, simulations=60)
    assert sum(seen.win) == pytest.approx(1.0)
    assert len(seen.score) == 2
    legal = {move.notation for move in match.moves()}
    assert {move.notation for move, _ in seen.best} <= legal
    values = [value for _, value in seen.best]
    assert all(0.0 <= value <= 1.0 for value in values)


@pytest.mark.parametrize(
    "table",
    [
        *TABLES,
        ("tumult", {"players": 4}),
        ("myvillage", {"players": 3}),
        ("village", {"solo": True, "expansions": ("inn", "port", "marriage")}),
    ],
    ids=called,
)
def test_an_analysis_knows_no_more_than_the_seat_that_decides(table: tuple[str, dict[str, object]]) -> None:
    name, options = table
    match, random = chronik.game(name, **options).match(seed=5), np.random.default_rng(5)
    while len(match.steps) < 60:
        legal, seat = match.moves(), match.actor
        assert seat is not None
        if len(match.steps) % 5 == 0:
            one, other = match.hidden(seat, 1), match.hidden(seat, 2)
            assert one.view(seat) == other.view(seat)
            assert told(one) == told(other)
        match.play(legal[random.integers(len(legal))])


def told(match: Match) -> list[Any]:
    """All that is said of a position, at a glance and looking ahead."""
    seen = [chronik.analyse(match, seconds=0), chronik.analyse(match, simulations=24, seed=3)]
    return [(one.win, one.score, [(move.notation, win) for move, win in one.best]) for one in seen]


@pytest.mark.parametrize(("coins", "title"), [(5, 0.0), (45, 0.4), (90, 1.0)])
def test_alone_the_end_is_the_title(coins: int, title: float) -> None:
    match = chronik.game("village", solo=True).match(seed=3)
    match.state.coins[0], match.state.over = coins, 1
    assert chronik.analyse(match).win == [title]


def test_the_analysis_of_a_finished_game_is_its_result() -> None:
    match, random = chronik.game("tumult", players=2).match(seed=2), np.random.default_rng(1)
    while not match.over:
        legal = match.moves()
        match.play(legal[random.integers(len(legal))])
    seen = chronik.analyse(match)
    assert seen.best == []
    assert seen.score == [float(points) for points in match.scores()]
    assert seen.win[match.ranking()[0][0]] == 1.0
