"""Lessons over HTTP: what there is, and a table laid anywhere in one."""

import pytest

from chronik.lessons import READER, lessons
from server.running import Server, Table


def start(server: Server, game: str = "village", lesson: str = "first", **more: object) -> Table:
    made = server.http.post(f"/api/lessons/{game}", json={"lesson": lesson, **more})
    assert made.status_code == 201, made.text
    return Table(server, made.json())


@pytest.mark.parametrize("game", ["village", "myvillage", "tumult"])
def test_the_lessons_of_a_game_in_their_order(server: Server, game: str) -> None:
    found = server.http.get(f"/api/lessons/{game}").json()["lessons"]
    assert [one["name"] for one in found] == [one.name for one in lessons() if one.game == game]
    for lesson in found:
        assert "played" in lesson["chapters"][0]
        assert lesson["chapters"][0]["steps"][0]["say"]


def test_a_table_is_laid_at_the_first_step(server: Server) -> None:
    table = start(server, name="Anna")
    seen = table.get(READER)
    assert (seen["seq"], seen["actors"], seen["practice"]) == (0, [READER], True)
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Matthis"]
    assert set(table.tokens) == {0, 1}


def test_a_table_is_laid_at_any_step_and_can_be_played_on(server: Server) -> None:
    lesson = next(one for one in lessons() if (one.game, one.name) == ("village", "first"))
    steps = [step for chapter in lesson.chapters for step in chapter.steps]
    number = next(n for n, step in enumerate(steps) if step.say == "well")
    seed, moves = lesson.until(number)
    table = start(server, step=number)
    seen = table.get(READER)
    assert (seed, seen["seq"]) == (82, len(moves))
    assert steps[number].move in [move["notation"] for move in seen["moves"]]
    assert table.play(READER, seen["seq"], steps[number].move).status_code == 200


@pytest.mark.parametrize(
    ("game", "order", "status"),
    [
        ("chess", {"lesson": "first"}, 404),
        ("village", {"lesson": "chess"}, 404),
        ("village", {"lesson": "first", "step": 1000}, 404),
        ("village", {"lesson": "first", "step": -1}, 422),
        ("village", {"lesson": "first", "name": ""}, 422),
        ("village", {"lesson": "first", "seed": 7}, 422),
        ("village", {}, 422),
    ],
)
def test_what_there_is_not_is_said_in_one_line(
    server: Server, game: str, order: dict[str, object], status: int
) -> None:
    answer = server.http.post(f"/api/lessons/{game}", json=order)
    assert answer.status_code == status
    assert "\n" not in answer.json()["message"]


def test_a_game_without_lessons(server: Server) -> None:
    answer = server.http.get("/api/lessons/chess", params={"lang": "de"})
    assert (answer.status_code, answer.json()["error"]) == (404, "no-such-lesson")
    assert answer.json()["message"] == "Diese Lektion gibt es nicht."
