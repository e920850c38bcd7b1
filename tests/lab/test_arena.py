"""Tournaments: everybody sits everywhere, results add up, and an interrupted one goes on."""

import json
from pathlib import Path

import pytest

import chronik
from chronik.cli.arena import show
from chronik.lab.arena import Arena, Pairing, Report, ahead, around_mean, interval, pairings, play, rated
from chronik.lab.contestants import check, clock, contestant, with_budget
from chronik.rulebook.errors import OptionError

TUMULT = {"players": 2}


def test_everybody_sits_everywhere_equally_often_with_the_same_chances() -> None:
    games = list(pairings(bots=3, players=3, games=12, seed=7))
    for bot in range(3):
        assert [sum(game.seats[seat] == bot for game in games) for seat in range(3)] == [4, 4, 4]
    assert [game.seed for game in games] == [7] * 3 + [8] * 3 + [9] * 3 + [10] * 3


def test_with_more_bots_than_seats_all_meet_all() -> None:
    games = list(pairings(bots=3, players=2, games=6, seed=0))
    assert {frozenset(game.seats) for game in games} == {frozenset(p) for p in ((0, 1), (0, 2), (1, 2))}


def test_a_tournament_can_begin_with_any_seed() -> None:
    report = play(chronik.game("tumult", **TUMULT), ["apprentice", "random"], Pairing(0, 2**64 - 1, (0, 1)))
    assert sorted(report.places) in ([1, 1], [1, 2])
    with pytest.raises(OptionError, match="seed: every game has its own"):
        Arena(chronik.game("tumult", **TUMULT), ["random", "random"], 2, seed=2**64 - 1)


def test_with_fewer_bots_the_last_one_fills_the_table() -> None:
    (game, *_) = pairings(bots=2, players=4, games=4, seed=0)
    assert sorted(game.seats) == [0, 1, 1, 1]


def test_an_interval_holds_the_share_and_narrows_with_more_games() -> None:
    low, high = interval(60, 100)
    assert low < 0.6 < high
    assert interval(600, 1000)[0] > low
    assert interval(10, 10) == (pytest.approx(0.722, abs=0.001), pytest.approx(1.0))
    for games in range(1, 200):  # a share is never less than none, nor more than all, not even by rounding
        assert 0.0 <= interval(0, games)[0] < 1e-12
        assert interval(games, games)[1] <= 1.0


def test_who_comes_before_whom_is_counted_by_rivals_and_not_by_games() -> None:
    second = Report(0, (1, 0, 1), [9, 7, 3], [1, 2, 3], 5, [], [])
    shared = Report(1, (0, 1, 1), [8, 8, 2], [1, 1, 3], 5, [], [])
    assert ahead(0, [second, shared]) == (0 + 1 + 0.5 + 1) / 4
    assert ahead(1, [second, shared]) == (1 + 0 + 0.5 + 0) / 4


@pytest.mark.long
def test_a_tournament_ends_in_a_table_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    game, bots, file = chronik.game("tumult", **TUMULT), ["journeyman", "random"], tmp_path / "games"
    first = Arena(game, bots, 2, seed=1, file=file).run(jobs=1)
    assert first["games"] == 2
    kept = file.read_text().splitlines()
    assert len(kept) == 3
    again = Arena(game, bots, 4, seed=1, file=file)
    assert sorted(again.reports) == [0, 1]
    result = again.run(jobs=2)
    assert result["games"] == 4
    assert file.read_text().splitlines()[:3] == kept
    assert sum(row["wins"] for row in result["bots"]) == pytest.approx(4)
    for row in result["bots"]:
        assert row.keys() >= {
            "name",
            "wins",
            "win_rate",
            "mean_score",
            "mean_score_interval",
            "mean_place",
            "rating",
            "seconds_per_move",
        }
    assert result["bots"][0]["rating"] == rated(2, [again.reports[n] for n in range(4)])[0]
    json.dumps(result)


def test_a_line_that_was_broken_off_is_played_again(tmp_path: Path) -> None:
    file, game = tmp_path / "games", chronik.game("tumult", **TUMULT)
    file.touch()
    Arena(game, ["random", "random"], 3, file=file).run(jobs=1)
    whole = file.read_text()
    file.write_text(whole[:-20])
    again = Arena(game, ["random", "random"], 3, file=file)
    assert sorted(again.reports) == [0, 1]
    assert whole.startswith(file.read_text())
    again.run(jobs=1)
    assert [json.loads(line)["scores"] for line in file.read_text().splitlines()[1:]] == [
        json.loads(line)["scores"] for line in whole.splitlines()[1:]
    ]
    file.write_text(whole.replace('"places"', '"paces"'))
    with pytest.raises(OptionError, match="line 2 is no game"):
        Arena(game, ["random", "random"], 3, file=file)


def test_another_tournament_is_not_mixed_in(tmp_path: Path) -> None:
    file, game, bots = tmp_path / "games", chronik.game("tumult", **TUMULT), ["master", "random"]
    other = chronik.game("tumult", **TUMULT, components={"building.factor": 3})
    file.write_text(Arena(game, bots, 1, file=file).head() + "\n")
    Arena(game, bots, 2, file=file)
    for changed in ((game, ["genius", "random"], 1, 0), (game, bots, 1, 3), (other, bots, 1, 0)):
        with pytest.raises(FileExistsError):
            Arena(*changed, file=file)
    file.write_text("[1]\n")
    with pytest.raises(FileExistsError):
        Arena(game, bots, 1, file=file)


def test_older_files_that_do_not_tell_their_seed_are_gone_on_with(tmp_path: Path) -> None:
    file, game = tmp_path / "games", chronik.game("tumult", **TUMULT)
    told = json.loads(Arena(game, ["random", "random"], 1).head())
    file.write_text(json.dumps({name: told[name] for name in ("bots", "game", "options")}) + "\n")
    assert Arena(game, ["random", "random"], 1, seed=4, file=file).reports == {}


@pytest.mark.parametrize(
    "word",
    [
        "oracle",
        "oracle@net.npz",
        "ismcts:x",
        "search:soon",
        "master@net.npz",
        "greedy:3s",
        "greedy:3s@net.npz",
        "ppo:5@agent.zip",
        "ismcts:1s",
        "ismcts:0",
        "ismcts:-5",
        "search:-1",
        "search:nans",
        "search:infs",
        "plain:1e9s",
        "search:999999999999999999999",
    ],
)
def test_contestants_that_cannot_be_are_refused(word: str) -> None:
    with pytest.raises(OptionError):
        check([word])


def test_a_budget_goes_to_all_who_look_ahead_and_have_none() -> None:
    words = [
        "search",
        "plain",
        "ismcts",
        "search@a:b.npz",
        "search:0.05s",
        "plain:7@net.npz",
        "greedy",
        "master",
    ]
    assert [with_budget(word, "3") for word in words] == [
        "search:3",
        "plain:3",
        "ismcts:3",
        "search:3@a:b.npz",
        *words[4:],
    ]


def test_who_plays_by_the_clock_and_how_long_a_move_may_take() -> None:
    told = {"search": 0.5, "plain": 0.5, "search:0.05s": 0.05, "plain:2s@net.npz": 2.0, "search:0s": 0.0}
    assert {word: clock(word) for word in told} == told
    for word in ("search:40", "plain:40@net.npz", "ismcts", "greedy", "polymath", "ppo@agent.zip"):
        assert clock(word) is None


def test_who_plays_alone_is_not_rated() -> None:
    result = Arena(chronik.game("village", solo=True), ["random"], games=1).run(jobs=1)
    assert result["bots"][0]["games"] == 1
    assert result["bots"][0]["mean_score"] > 0


def test_how_sure_a_mean_is() -> None:
    assert around_mean([]) is None
    assert around_mean([40]) is None
    assert around_mean([7, 7, 7]) == (7, 7)
    low, high = around_mean([10, 20, 30, 40]) or (0, 0)
    assert (low + high) / 2 == 25
    assert high - low == pytest.approx(2 * 1.96 * 12.91 / 2, abs=0.01)


@pytest.mark.long
def test_a_player_that_nobody_here_wrote_takes_part() -> None:
    """The same with the same seed: as many numbers were drawn, too."""
    match, stranger = chronik.game("village", players=2).match(seed=1), contestant("ismcts:60", seed=1)
    again = contestant("ismcts:60", seed=1)
    for _ in range(2):
        seat = match.actor
        assert seat is not None
        move = stranger.choose(match.hidden(seat, 1))
        assert move == again.choose(match.hidden(seat, 1))
        assert stranger.random.uniform() == again.random.uniform()
        match.play(move, seat)


def test_names_are_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    """Also where a line has no room for them."""
    arena = Arena(chronik.game("tumult", **TUMULT), ["greedy", "greedy@first/best.npz"], games=2)
    show(arena.result())
    lines = [line.split("│") for line in capsys.readouterr().out.splitlines() if "│" in line]
    assert "".join(cells[1].strip() for cells in lines) == "greedygreedy@first/best.npz"
