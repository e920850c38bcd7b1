"""What is true of every answer over HTTP: methods, headers, and numbers that nobody can count to."""

import pytest

from server.running import Server, Table

HUGE = 1 << 70


@pytest.mark.parametrize("path", ["/", "/t/abc", "/healthz", "/metrics", "/api/games", "/api/tables/none"])
def test_the_head_of_an_answer_is_that_of_the_whole(server: Server, path: str) -> None:
    whole, head = server.http.get(path), server.http.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    for name in ("content-type", "cache-control", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "NONSENSE"])
def test_a_method_that_means_nothing(table: Table, method: str) -> None:
    answer = table.ask(method)
    assert (answer.status_code, answer.json()["error"]) == (405, "method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "OPTIONS"}


def test_methods_that_nobody_knows_are_counted_as_one(server: Server) -> None:
    for number in range(3):
        server.http.request(f"MADE{number}", "/")
    counted = server.http.get("/metrics").text
    assert 'chronik_requests_total{method="other",status="405"}' in counted
    assert "MADE" not in counted


def test_what_is_a_seats_own_is_kept_by_nobody(table: Table) -> None:
    for answer in (
        table.ask("GET", seat=0),
        table.ask("GET"),
        table.ask("GET", "/record"),
        table.server.http.get("/api/games"),
    ):
        assert answer.headers["cache-control"] == "no-store"
    assert table.server.http.get("/").headers["cache-control"] == "no-cache"
    assert table.server.http.get("/api/rules/village").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/metrics"])
def test_a_content_type_names_its_alphabet_once(server: Server, path: str) -> None:
    """Prometheus does not read what names it twice."""
    assert server.http.get(path).headers["content-type"].count("charset") == 1


def test_the_scheme_of_a_key_may_be_written_small(table: Table) -> None:
    headers = {"authorization": f"bearer {table.tokens[1]}"}
    assert table.server.http.get(f"/api/tables/{table.id}", headers=headers).json()["you"] == 1


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "village", "options": {"players": HUGE}}),
        ("/api/tables", {"game": "village", "options": {"expansions": [-HUGE]}}),
        ("/api/tables", {"game": "village", "corrections": {"market.count": HUGE}}),
        ("/api/box/village", {"corrections": {"market.count": HUGE}}),
    ],
)
def test_numbers_that_are_too_large(server: Server, path: str, body: object) -> None:
    answer = server.http.post(path, json=body)
    assert (answer.status_code, answer.json()["error"]) == (422, "malformed")
    assert server.http.get(f"/api/replays/none/at/{HUGE}").status_code == 422


def test_no_body_at_all(table: Table) -> None:
    answer = table.ask("POST", "/moves", 0)
    assert (answer.status_code, answer.json()["error"]) == (422, "malformed")
    assert answer.json()["detail"] == "no body"


@pytest.mark.parametrize(("trusted", "last"), [("127.0.0.0/8", 404), ("10.9.9.9", 429)])
def test_only_a_proxy_that_is_trusted_says_who_asks(trusted: str, last: int) -> None:
    with Server("--trusted", trusted, limits="0.02") as server:
        for number in range(40):
            headers = {"x-forwarded-for": f"10.0.0.{number}"}
            answer = server.http.get("/api/tables/none", headers=headers)
        assert answer.status_code == last
