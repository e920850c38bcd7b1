"""Records: written, read, replayed, and refused where they depart from the rules."""

from pathlib import Path
from random import Random

import pytest

import chronik
from chronik.table import GameRecord, Match


def played(moves: int, **options: object) -> Match:
    match = chronik.game("village", players=3, **options).match(seed=9, names=("Anna", "Bört", "Çelik"))
    random = Random(4)
    while not match.over and len(match.steps) < moves:
        match.play(random.choice(match.moves()))
    return match


@pytest.fixture(scope="module")
def whole_game() -> Match:
    return played(10_000)


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
        ("rules = 1", "rules = 99", "version 99"),
        ('game = "village"', 'game = "chess"', "one of village"),
        ("players = 3", "players = 9", "players"),
        ("seed = 9", "seed = -1", "seed"),
        ("seed = 9", "seed = ?", "head"),
        ("result = [", "result = [1", "result"),
        ('components = "', 'components = "0', "components"),
    ],
)
def test_a_damaged_head(whole_game: Match, old: str, new: str, says: str) -> None:
    text = whole_game.record.text()
    assert old in text
    with pytest.raises(chronik.RecordError, match=says):
        GameRecord.parse(text.replace(old, new, 1)).replay()


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(chronik.RecordError):
        chronik.load(tmp_path / "missing.txt")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(chronik.RecordError):
        chronik.load(tmp_path / "bytes.txt")
