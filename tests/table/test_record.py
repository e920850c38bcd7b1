"""Records: written, read, replayed, and refused where they depart from the rules."""

import os
import pickle
from pathlib import Path
from random import Random

import pytest

import chronik
from chronik.table import GameRecord, Match
from chronik.table.departure import Departure


def played(moves: int, **options: object) -> Match:
    match = chronik.game("village", players=3, **options).match(seed=9, names=("Anna", "Bört", "Çelik"))
    random = Random(4)
    while not match.over and len(match.steps) < moves:
        match.play(random.choice(match.moves()))
    return match


@pytest.fixture(scope="module")
def whole_game() -> Match:
    return played(10_000)


@pytest.mark.long
@pytest.mark.parametrize("moves", [0, 1, 20, 41, 10_000])
@pytest.mark.parametrize("edition", ["original", "bigbox"])
def test_a_record_replays_to_the_same_position(tmp_path: Path, moves: int, edition: str) -> None:
    match = played(moves, edition=edition)
    match.record.save(tmp_path / "game.txt")
    again = chronik.load(tmp_path / "game.txt")
    assert again.state_hash() == match.state_hash()
    assert again.steps == match.steps
    assert again.names == match.names
    assert again.record.text() == match.record.text()


def test_a_record_is_readable(whole_game: Match) -> None:
    text = whole_game.record.text()
    head, _, moves = text.partition("\n---\n")
    assert 'game = "village"' in head
    assert f"result = {whole_game.scores()}" in head
    first = whole_game.steps[0]
    assert moves.splitlines()[0].split() == ["1", str(first.seat), first.notation]


def changed(text: str, line: int, new: str) -> str:
    """The text with one line of its moves replaced (the first is line 1)."""
    head, rule, body = text.partition("\n---\n")
    lines = [row for row in body.splitlines() if not row.startswith("=")]
    lines[line - 1] = new
    return head + rule + "\n".join(lines) + "\n"


def test_an_illegal_move_is_named_with_its_reason(whole_game: Match) -> None:
    step = whole_game.steps[16]
    text = changed(whole_game.record.text(), 17, f"{step.round} {step.seat} council.enter:scroll")
    with pytest.raises(chronik.RecordError, match=r"move 17: council\.enter:scroll"):
        GameRecord.parse(text).replay()


def test_a_move_of_the_wrong_seat(whole_game: Match) -> None:
    step = whole_game.steps[4]
    text = changed(whole_game.record.text(), 5, f"{step.round} {(step.seat + 1) % 3} {step.notation}")
    with pytest.raises(chronik.RecordError, match=r"move 5: seat \d: it is the turn of seat"):
        GameRecord.parse(text).replay()


def test_another_legal_move_shows_in_the_hash(whole_game: Match) -> None:
    text = whole_game.record.text().replace("seed = 9", "seed = 10")
    with pytest.raises(chronik.RecordError, match="move"):
        GameRecord.parse(text).replay()


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.9, 0.999])
def test_a_record_that_is_cut(whole_game: Match, share: float) -> None:
    text = whole_game.record.text()
    with pytest.raises(chronik.RecordError):
        GameRecord.parse(text[: int(len(text) * share)]).replay()


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("# Chronik game record", "Dear diary", "not a Chronik record"),
        ("chronik = 1", "chronik = 2", "format 2"),
        (
            "rules = ",
            "rules = 99",
            r"version 99\d of the rules of village, these are .* with a newer release",
        ),
        ("rules = ", "rules = -", r"with an older release of Chronik"),
        ('game = "village"', 'game = "chess"', "one of village"),
        ("players = 3", "players = 9", "players"),
        ("seed = 9", "seed = -1", "seed"),
        ("seed = 9", "seed = ?", "head"),
        ("result = [", "result = [1", "result"),
        ('components = "', 'components = "0', "components"),
        ("moves = ", "moves = 1", "the record is cut: "),
        ("seats = [", 'seats = ["Zoe", ', "names: 3 of them"),
        ("Anna", "A" * 5000, "names: 1 to 40"),
        ("Anna", "", "names: 1 to 40"),
        ("players = 3", "players = 3, components = 1", "village has no option components"),
        ("players = 3", "players = 3, name = 1", "village has no option name"),
        ("seed = 9", "seed = " + "9" * 5000, "head"),
        ("seed = 9", "seed = " + "[" * 5000, "head"),
        ("seed = 9", "seed = 9\npeople = [7]", "people: seats from 0 to 2"),
        ("seed = 9", 'seed = 9\nbots = ["master"]', "bots: 3 of them"),
    ],
)
def test_a_damaged_head(whole_game: Match, old: str, new: str, says: str) -> None:
    text = whole_game.record.text()
    assert old in text
    with pytest.raises(chronik.RecordError, match=says):
        GameRecord.parse(text.replace(old, new, 1)).replay()


@pytest.mark.parametrize("change", [("\n", "\r\n"), ("# Chronik", "\ufeff# Chronik")])
def test_a_record_that_another_system_has_saved(whole_game: Match, change: tuple[str, str]) -> None:
    text = whole_game.record.text()
    assert GameRecord.parse(text.replace(*change)).replay().record.text() == text


def test_a_record_is_its_text(whole_game: Match) -> None:
    assert str(whole_game.record) == whole_game.record.text()


def test_what_is_wrong_is_told_in_every_language(whole_game: Match) -> None:
    with pytest.raises(Departure) as caught:
        GameRecord.parse(whole_game.record.text().replace("result = [", "result = [1")).replay()
    again = pickle.loads(pickle.dumps(caught.value))
    assert str(again) == again.text("en") == str(caught.value)
    assert again.text("de").startswith("Ergebnis: ")
    assert again.text("fr").startswith("résultat")


def test_more_moves_than_the_head_says(whole_game: Match) -> None:
    moves = len(whole_game.steps)
    text = whole_game.record.text().replace(f"moves = {moves}", "moves = 0")
    with pytest.raises(chronik.RecordError, match=f"moves: the record has {moves} of them, its head says 0"):
        GameRecord.parse(text).replay()


def test_a_result_that_was_removed(whole_game: Match) -> None:
    text = whole_game.record.text().replace(f"result = {whole_game.scores()}", "result = []")
    with pytest.raises(chronik.RecordError, match="result: the moves give"):
        GameRecord.parse(text).replay()


def test_a_result_that_was_made_up() -> None:
    text = played(20).record.text().replace("result = []", "result = [9, 9, 9]")
    with pytest.raises(chronik.RecordError, match="result: the head has one"):
        GameRecord.parse(text).replay()


def test_hashes_are_all_looked_at(whole_game: Match) -> None:
    text = whole_game.record.text()
    before = text.replace("\n---\n", "\n---\n= 01234567\n")
    with pytest.raises(chronik.RecordError, match=r"the opening is .*, not 01234567"):
        GameRecord.parse(before).replay()
    start = GameRecord.parse(text).opening().state_hash()
    GameRecord.parse(text.replace("\n---\n", f"\n---\n= {start}\n")).replay()
    with pytest.raises(chronik.RecordError, match="two hashes"):
        GameRecord.parse(text + "= 01234567\n")


@pytest.mark.parametrize(
    "line",
    [
        "9" * 5000 + " 0 decline",
        "1 " + "9" * 5000 + " decline",
        "1 99 decline",
        "1 0 " + "x" * 5000,
        "1 0 \x1b[2J",
        "\u0661 0 x",
    ],
)
def test_a_line_without_end(whole_game: Match, line: str) -> None:
    with pytest.raises(chronik.RecordError, match="move 1") as caught:
        GameRecord.parse(changed(whole_game.record.text(), 1, line)).replay()
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 250


def test_only_plain_files_are_records(tmp_path: Path, whole_game: Match) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "huge.txt").write_text("#" * (5 << 20))
    bad = {
        "/dev/zero": "plain file",
        "pipe": "plain file",
        ".": "plain file",
        "huge.txt": "bytes",
        "no\0file": "null",
    }
    for name, says in bad.items():
        with pytest.raises(chronik.RecordError, match=says):
            chronik.load(tmp_path / name)
    for path in (tmp_path, tmp_path / "no" / "such" / "folder.txt", "no\0file"):
        with pytest.raises(chronik.RecordError):
            whole_game.record.save(path)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(chronik.RecordError):
        chronik.load(tmp_path / "missing.txt")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(chronik.RecordError):
        chronik.load(tmp_path / "bytes.txt")
