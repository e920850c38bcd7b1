"""The live connection: in order, none twice, only what one may know."""

from server.running import Server, Table


def test_every_position_comes_once_and_in_order(table: Table) -> None:
    with table.live(0, since=0) as anna, table.live(1, since=0) as bert, table.live(since=0) as watching:
        for seq in range(1, 13):
            table.step()
            for reader, seat in ((anna, 0), (bert, 1), (watching, None)):
                heard = reader.hear()
                assert (heard["seq"], heard["you"]) == (seq, seat)
                assert bool(heard["moves"]) == (seat in heard["actors"])


def test_what_is_told_is_what_get_answers(table: Table) -> None:
    with table.live(0, lang="de") as anna:
        first = anna.hear()
        assert first == table.get(0, lang="de") | {"seats": first["seats"]}
        table.step()
        heard, found = anna.hear(), table.get(0, lang="de")
        assert heard["events"] == found["events"]
        assert heard["log"] == found["log"][len(first["log"]) :]
        for name in ("seq", "view", "moves", "refused", "question", "actors", "over", "undo", "seats"):
            assert heard[name] == found[name]


def test_whoever_comes_back_gets_what_he_has_missed(table: Table) -> None:
    with table.live(0, since=0) as anna:
        for _ in range(4):
            table.step()
        seen = [anna.hear() for _ in range(4)]
    for _ in range(5):
        table.step()
    with table.live(0, since=seen[-1]["seq"]) as anna:
        missed = [anna.hear() for _ in range(5)]
        assert [message["seq"] for message in missed] == [5, 6, 7, 8, 9]
        told = [line for message in [*seen, *missed] for line in message["log"]]
        assert told == [line for line in table.get(0)["log"] if line["seq"] > 0]
        table.step()
        assert anna.hear()["seq"] == 10


def test_whoever_has_missed_a_lot_gets_it_all_while_others_play_on(server: Server) -> None:
    table = server.table()
    for _ in range(25):
        table.step()
    with table.live(since=0) as watching:
        for _ in range(3):
            table.step()
        assert [watching.hear()["seq"] for _ in range(28)] == list(range(1, 29))


def test_who_has_seen_everything_hears_nothing_old(table: Table) -> None:
    for _ in range(3):
        table.step()
    with table.live(0, since=3) as anna:
        table.step()
        assert anna.hear()["seq"] == 4


def test_an_undo_is_a_position_too_and_can_be_missed(server: Server) -> None:
    table = server.table(seats=[{"kind": "human"}, {"kind": "human"}])
    table.step()
    assert table.ask("POST", "/undo", 0, json={"seq": 1}).status_code == 200
    table.step()
    with table.live(since=0) as watching:
        heard = [watching.hear() for _ in range(3)]
    assert [message["seq"] for message in heard] == [1, 2, 3]
    assert [message["whole_log"] for message in heard] == [False, True, False]


def test_moves_may_be_sent_and_are_answered_by_their_id(table: Table) -> None:
    with table.live(0) as anna:
        moves = anna.hear()["moves"]
        anna.say({"id": "first", "seq": 0, "move": moves[0]["notation"]})
        assert anna.hear()["seq"] == 1
        assert anna.hear() == {"id": "first", "ok": True, "seq": 1}
        anna.say({"id": 2, "seq": 0, "move": moves[0]["notation"]})
        answer = anna.hear()
        assert (answer["id"], answer["error"], answer["seq"]) == (2, "stale", 1)


def test_a_spectator_cannot_move(table: Table) -> None:
    with table.live() as watching:
        watching.hear()
        watching.say({"id": 1, "seq": 0, "move": "take.harvest:orange"})
        assert watching.hear()["error"] == "not-your-seat"


def test_what_is_refused_live_is_counted_too(table: Table) -> None:
    def counted() -> str:
        lines = table.server.http.get("/metrics").text.splitlines()
        return next((line for line in lines if 'refusals_total{code="malformed"}' in line), "")

    before = counted()
    with table.live() as watching:
        watching.hear()
        watching.say({"id": 1})
        watching.hear()
    assert counted() != before


def test_another_language_at_once(table: Table) -> None:
    with table.live(0, lang="en") as anna:
        english = anna.hear()
        anna.say({"id": 1, "lang": "fr"})
        french = anna.hear()
        assert anna.hear() == {"id": 1, "ok": True}
        assert french["seq"] == english["seq"]
        assert french["question"] != english["question"]
        assert french["whole_log"]


def test_who_comes_and_goes_is_told_to_those_who_want_it(table: Table) -> None:
    with table.live(0, notes=True) as anna:
        anna.hear()
        with table.live(1) as bert:
            bert.hear()
            anna.hear_until(lambda note: [seat["online"] for seat in note["seats"]] == [True, True])
        note = anna.hear_until(lambda note: [seat["online"] for seat in note["seats"]] == [True, False])
        assert "seq" not in note
        assert [seat["taken"] for seat in note["seats"]] == [True, True]


def test_bots_move_by_themselves_and_the_table_says_who_thinks(server: Server) -> None:
    table = server.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "master"}])
    with table.live(0) as anna:
        heard = anna.hear()
        while heard["actors"] == [0]:
            anna.say({"id": 1, "seq": heard["seq"], "move": heard["moves"][0]["notation"]})
            heard = anna.hear()
            anna.hear()
        assert [seat["thinking"] for seat in heard["seats"]] == [False, True]
        while heard["actors"] != [0]:
            heard = anna.hear()
        assert [seat["thinking"] for seat in heard["seats"]] == [False, False]
