"""Tournaments: everybody sits everywhere, results add up, and an interrupted one goes on."""

import json
from pathlib import Path

import numpy as np
import pytest

import chronik
from chronik.cli.arena import show
from chronik.lab import arena
from chronik.lab.arena import (
    Arena,
    Pairing,
    Report,
    ahead,
    around_mean,
    interval,
    judged,
    pairings,
    play,
    rated,
)
from chronik.lab.contestants import check, clock, contestant, with_budget
from chronik.rulebook.errors import OptionError
from chronik.table import Match, Move

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


def evening(game: Pairing, strength: tuple[float, ...], chance: np.random.Generator) -> Report:
    """Nobody knows how they played; the stronger are more often ahead."""
    order = np.argsort([-strength[b] - chance.gumbel() for b in game.seats])
    places = [int(place) for place in np.argsort(order) + 1]
    return Report(
        game.number, game.seats, [9 - n for n in places], places, 5, [0.0] * len(places), [1] * len(places)
    )


def ratings_after(strength: tuple[float, ...], players: int, games: int = 400) -> list[float]:
    chance = np.random.default_rng(3)
    reports = [evening(game, strength, chance) for game in pairings(len(strength), players, games, seed=0)]
    found = rated(len(strength), reports)
    return [found[bot].mu for bot in range(len(strength))]


@pytest.mark.parametrize(("bots", "players"), [(2, 3), (2, 4), (2, 5), (3, 4), (4, 5), (3, 2)])
def test_the_stronger_is_rated_higher_however_many_seats_it_has(bots: int, players: int) -> None:
    """And equals alike, whoever fills the table."""
    equal = ratings_after((0.0,) * bots, players)
    assert max(equal) - min(equal) < 5
    first = ratings_after((1.5,) + (0.0,) * (bots - 1), players)
    assert min(first[0] - other for other in first[1:]) > 5
    last = ratings_after((0.0,) * (bots - 1) + (1.5,), players)
    assert min(last[-1] - other for other in last[:-1]) > 5


def test_of_a_table_each_bot_is_rated_by_one_seat_after_the_other() -> None:
    places = [
        judged(Report(number, (1, 0, 1, 1), [], [3, 2, 4, 1], 5, [], [])) for number in (0, 3, 4, 8, 12)
    ]
    assert places == [{1: 3, 0: 2}, {1: 3, 0: 2}, {1: 4, 0: 2}, {1: 1, 0: 2}, {1: 3, 0: 2}]


def test_how_sure_a_rating_is_is_told_like_the_rest() -> None:
    arena, chance = (
        Arena(chronik.game("tumult", players=4), ["master", "random"], games=60),
        np.random.default_rng(1),
    )
    widths = []
    for pairing in arena.pairings:
        arena.reports[pairing.number] = evening(pairing, (1.0, 0.0), chance)
        (row, _) = arena.result()["bots"]
        low, high = row["rating_interval"]
        assert (low + high) / 2 == pytest.approx(row["rating"])
        widths.append(high - low)
    assert widths[-1] < widths[0] / 2


def test_of_a_bot_that_has_not_played_nothing_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    result = Arena(chronik.game("tumult", **TUMULT), ["random", "random", "greedy"], games=1).run(jobs=1)
    row = result["bots"][2]
    assert row["games"] == row["wins"] == 0
    assert {row[name] for name in ("win_rate", "interval", "mean_score", "mean_place", "rating")} == {None}
    json.dumps(result)
    show(result)
    *_, last, _, told = capsys.readouterr().out.splitlines()
    assert [part.strip() for part in last.split("│")[1:-1]] == ["greedy", "0", *"-----"]
    assert told.startswith("1 game, ")


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
            "rating_interval",
            "seconds_per_move",
        }
    assert result["bots"][0]["rating"] == rated(2, [again.reports[n] for n in range(4)])[0].mu
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


@pytest.mark.parametrize("length", [1, 40, -1])
def test_a_first_line_that_was_broken_off_is_begun_anew(tmp_path: Path, length: int) -> None:
    file, game = tmp_path / "games", chronik.game("tumult", **TUMULT)
    head = f"{Arena(game, ['random', 'random'], 1).head()}\n"
    file.write_text(head[:length])
    Arena(game, ["random", "random"], 1, file=file).run(jobs=1)
    assert file.read_text().startswith(head)
    assert sorted(Arena(game, ["random", "random"], 1, file=file).reports) == [0]
    file.write_text("what somebody wrote")
    with pytest.raises(FileExistsError):
        Arena(game, ["random", "random"], 1, file=file)
    assert file.read_text() == "what somebody wrote"


def test_no_more_games_are_told_of_than_were_asked_for(tmp_path: Path) -> None:
    file, game = tmp_path / "games", chronik.game("tumult", **TUMULT)
    several = Arena(game, ["random", "random"], 3, file=file).run(jobs=1)
    counted: list[int] = []
    first = Arena(game, ["random", "random"], 2, file=file)
    assert first.run(jobs=1, progress=counted.append)["games"] == sum(counted) == 2
    assert Arena(game, ["random", "random"], 3, file=file).result() == several


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


class Clock:
    """A player who takes his time, and a clock that only he moves; a hidden copy takes long, too."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now, self.moves = 0.0, 0
        hidden = Match.hidden
        patch.setattr(arena, "time", self)
        patch.setattr(arena, "contestant", lambda word, seed: self)
        patch.setattr(Match, "hidden", lambda *asked: self.after(9.0) or hidden(*asked))

    def perf_counter(self) -> float:
        return self.now

    def after(self, seconds: float) -> None:
        self.now += seconds

    def choose(self, match: Match) -> Move:
        self.moves += 1
        self.after(0.0540 if self.moves % 10 else 0.0560)
        return match.moves()[0]


def test_who_plays_by_the_clock_is_held_to_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Late is a move that took more than a tenth longer than it might; older games do not tell."""
    clock, game, bots = Clock(monkeypatch), chronik.game("tumult", **TUMULT), ["search:0.05s", "greedy"]
    tournament = Arena(game, bots, games=2)
    now = play(game, bots, Pairing(0, 4, (0, 1)))
    assert sum(now.decisions) == clock.moves
    assert now.seconds[0] / now.decisions[0] == pytest.approx(0.054, abs=0.001)
    assert now.longest == pytest.approx([0.056, 0.056])
    assert now.late[0] > 0
    assert now.late[1] == 0
    older = Report(1, (1, 0), now.scores, now.places, now.rounds, now.seconds, now.decisions)
    tournament.reports = {0: now, 1: older}
    timed, untimed = (row for row in tournament.result()["bots"])
    assert (timed["late_moves"], timed["timed_moves"]) == (now.late[0], now.decisions[0])
    assert timed["longest_move"] == pytest.approx(0.056)
    assert untimed["longest_move"] is untimed["late_moves"] is None
    show(tournament.result())
    assert "late" in capsys.readouterr().out
    tournament.reports = {1: older}
    assert tournament.result()["bots"][0]["late_moves"] is None
    show(tournament.result())
    assert "late" not in capsys.readouterr().out


def test_games_that_were_kept_before_their_moves_were_timed_are_read(tmp_path: Path) -> None:
    file, game = tmp_path / "games", chronik.game("tumult", **TUMULT)
    Arena(game, ["random", "random"], 1, file=file).run(jobs=1)
    head, line = file.read_text().splitlines()
    kept = json.loads(line)
    del kept["longest"], kept["late"]
    file.write_text(f"{head}\n{json.dumps(kept)}\n")
    again = Arena(game, ["random", "random"], 1, file=file)
    assert (again.reports[0].longest, again.reports[0].late) == ([], [])


@pytest.mark.parametrize("late", [[], [3, 0]])
def test_no_word_of_the_table_is_broken_on_a_small_screen(
    capsys: pytest.CaptureFixture[str], late: list[int]
) -> None:
    bots = ["search:0.05s", "apprentice"]
    report = Report(0, (0, 1), [113, 98], [1, 2], 9, [0.1, 0.1], [2, 2], [0.061, 0.2] if late else [], late)
    tournament = Arena(chronik.game("tumult", **TUMULT), bots, games=2)
    tournament.reports = {0: report, 1: Report(1, (1, 0), [1, 2], [2, 1], 9, [0.1, 0.1], [2, 2])}
    show(tournament.result())
    shown = capsys.readouterr().out
    for words in (*bots, "games", "share", "score", "place", "rating", "2 games, 9 rounds"):
        assert words in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert ("61.0" in shown) == bool(late)


def test_names_are_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    """Also where a line has no room for them."""
    arena = Arena(chronik.game("tumult", **TUMULT), ["greedy", "greedy@first/best.npz"], games=2)
    show(arena.result())
    lines = [line.split("│") for line in capsys.readouterr().out.splitlines() if "│" in line]
    assert "".join(cells[1].strip() for cells in lines) == "greedygreedy@first/best.npz"
