"""The rules, to be read; and the way there from what is asked and what is refused."""

import httpx
import pytest

from chronik.guide import GAMES, parts
from server.running import Server, Table


def ask(server: Server, game: str, **more: object) -> httpx.Response:
    return server.http.get(f"/api/rules/{game}", **more)


@pytest.mark.parametrize("game", GAMES)
def test_all_parts_of_a_game_in_the_readers_language(server: Server, game: str) -> None:
    for lang in ("en", "de", "fr"):
        found = ask(server, game, params={"lang": lang}).json()
        assert found["game"] == game
        assert [part["title"] for part in found["parts"]] == [part.title for part in parts(game, lang)]
        assert ask(server, game, headers={"accept-language": lang}).json() == found
    chapter = found["parts"][0]["chapters"][-1]
    assert set(chapter) == {"anchor", "title", "short", "picture", "paragraphs", "example"}
    assert set(chapter["paragraphs"][-1]) == {"text", "rules", "item"}


def test_a_copy_that_is_still_right_is_not_sent_again(server: Server) -> None:
    first = ask(server, "village", params={"lang": "de"})
    assert (first.headers["cache-control"], first.headers["vary"]) == ("no-cache", "accept-language")
    tag = {"if-none-match": first.headers["etag"]}
    again = ask(server, "village", params={"lang": "de"}, headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    assert ask(server, "village", params={"lang": "fr"}, headers=tag).status_code == 200


@pytest.mark.parametrize("game", ["chess", "..%2Fvillage", "%00", "village_inn"])
def test_no_rules_of_other_games(server: Server, game: str) -> None:
    answer = ask(server, game, params={"lang": "de"})
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
    assert answer.json()["message"].count("\n") == 0


def test_questions_and_reasons_name_their_rule(table: Table) -> None:
    found = table.get(0)
    assert found["rule"] == "V-TAKE-01"
    assert {one["rule"] for one in found["refused"] if one["why"] == "NO_INFLUENCE"} == {"V-WELL-01"}
    assert all(one["rule"] for one in found["refused"])
    assert table.get()["rule"] == "V-TAKE-01"
