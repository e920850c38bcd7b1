"""At the table: undo, reasons, hints, the log, several people, a cut line."""

import re
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, WebSocketRoute

from chronik.server.limits import OPEN_FROM_ONE
from page.browsing import PHONE, Reader, expect
from server.running import Server, Table

Readers = Callable[..., Reader]
FEW = 4  # live connections, where hardly any are allowed


def take(reader: Reader) -> None:
    """Some cube, whichever comes first."""
    reader.choose(next(move for move in reader.moves if move.startswith("take.")))


def takes_a_cube(move: dict[str, Any]) -> bool:
    """And nothing else: what a plague cube takes stands in the same line of the log."""
    return move["notation"].startswith("take.") and "time" not in move["cost"]


def seated(table: Table, *seats: int) -> dict[str, object]:
    """What a browser keeps that has these seats."""
    kept = [{"seat": seat, "token": table.tokens[seat]} for seat in seats]
    return {
        "tables": [
            {"id": table.id, "game": "village", "made": 1, "seats": kept, "invited": [], "waiting": False}
        ]
    }


def test_undo_takes_a_decision_back(reader: Readers) -> None:
    anna = reader().start().wait()
    moves = anna.moves
    take(anna)
    anna.wait()
    before = anna.seq()
    anna.page.click('[data-action="undo"]')
    anna.answered(before).wait()
    assert anna.moves == moves


def test_a_refused_move_says_why_and_changes_nothing(reader: Readers) -> None:
    anna = reader().start().wait()
    before = anna.seq()
    refused = anna.page.locator("[data-prompt] [data-refused]").first
    refused.click(force=True)  # it is disabled for those who listen, and still tells why
    expect(anna.page.locator(".why h2")).not_to_be_empty()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".why")).to_have_count(0)
    assert anna.seq() == before


def test_on_the_phone_one_reason_is_folded_over_many_options(reader: Readers, table: Table) -> None:
    while not (reason := common(table)):
        table.step()
    anna = reader(size=PHONE, **seated(table, table.get()["actors"][0])).open(f"/t/{table.id}").wait()
    fold = anna.page.locator(".refused", has_text=reason)
    expect(fold).to_be_visible()
    anna.fits()
    anna.is_for_fingers()
    fold.locator("[aria-expanded]").click()
    fold.locator("[data-refused]").first.click(force=True)  # it is disabled for those who listen
    expect(anna.page.locator(".why")).to_contain_text(reason)
    anna.fits()


def test_on_the_desk_what_has_no_symbol_is_folded_too(reader: Readers, table: Table) -> None:
    table.step(lambda moves: next(move for move in moves if move["notation"].startswith("take.council")))
    anna = reader(**seated(table, table.get()["actors"][0])).open(f"/t/{table.id}").wait()
    anna.tells_all_options()
    fold = anna.page.locator(".refused", has_text=common(table))
    fold.locator("[aria-expanded]").click()
    expect(fold.locator("[data-refused]")).not_to_have_count(0)
    fold.locator("[data-refused]").last.click(force=True)  # it is disabled for those who listen
    expect(anna.page.locator(".why")).to_contain_text(common(table))
    anna.fits()


def test_what_is_too_dear_tells_how_much_there_is(reader: Readers, table: Table) -> None:
    table.step(lambda moves: next(move for move in moves if move["notation"].startswith("take.council")))
    actor = table.get()["actors"][0]
    dear = next(one for one in table.get(actor)["refused"] if one["why"] == "NO_SCROLL")
    assert dear["missing"] == {"scroll": [0, 1]}
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    option = anna.page.locator(f'[data-prompt] [data-refused="{dear["notation"]}"]')
    expect(option).to_contain_text("you have 0 of 1")
    option.click(force=True)  # it is disabled for those who listen
    for said in (dear["reason"], "you have 0 of 1"):
        expect(anna.page.locator(".why")).to_contain_text(said)
    anna.fits()


def common(table: Table) -> str:
    """Why several options are refused, where each of the others has a button of its own."""
    seen = table.get(table.get()["actors"][0])
    reasons = Counter(one["reason"] for one in {one["notation"]: one for one in seen["refused"]}.values())
    [(reason, count)] = reasons.most_common(1) or [("", 0)]
    return reason if count > 1 and len(seen["moves"]) < 10 else ""


def test_hints_go_deeper_each_time(reader: Readers) -> None:
    anna = reader().start().wait()
    texts = set()
    for depth in ("I", "II", "III"):
        anna.page.keyboard.press("h")
        expect(anna.page.get_by_role("heading", name=f"Hint {depth}", exact=True)).to_be_visible()
        expect(anna.page.locator('[aria-busy="true"] [data-hint]')).to_have_count(0)
        texts.add(anna.page.locator("[data-hint]").inner_text())
    assert len(texts) == 3
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[data-hint]")).to_have_count(0)


def test_alone_a_hint_tells_points_and_no_chances(reader: Readers, server: Server) -> None:
    """There is nobody to win against."""
    table = server.table(seats=[{"kind": "human", "name": "Anna"}], options={"solo": True}, seed=6)
    table.step()
    anna = reader(**seated(table, 0)).open(f"/t/{table.id}").wait()
    for depth in ("I", "II", "III"):
        anna.page.keyboard.press("h")
        expect(anna.page.get_by_role("heading", name=f"Hint {depth}", exact=True)).to_be_visible()
    best = anna.page.locator("[data-prompt] .best")
    expect(best).to_contain_text("points")
    assert "%" not in anna.page.locator("[data-prompt]").inner_text()


def test_the_log_leads_to_the_board_at_that_moment(reader: Readers) -> None:
    anna = reader().start().wait()
    take(anna)
    anna.wait()
    anna.page.locator("[data-log] button").first.click()
    expect(anna.page.locator(".looking")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".looking")).to_have_count(0)


def test_the_log_holds_on_to_its_end_unless_one_reads(reader: Readers, table: Table) -> None:
    for _ in range(30):
        table.step()
    anna = reader(**seated(table, 0, 1)).open(f"/t/{table.id}")
    log, last = anna.page.locator("[data-log]"), anna.page.locator("[data-log] li").last
    for width, height in ((1280, 720), (1920, 1080), (1000, 700)):
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(last).to_be_in_viewport(ratio=1)
    log.evaluate("log => log.scrollBy(0, -log.scrollHeight)")
    table.step()
    anna.page.wait_for_timeout(300)
    expect(anna.page.locator("[data-log] li").first).to_be_in_viewport()


def test_a_phone_tells_of_news_in_the_log_until_they_are_read(reader: Readers, table: Table) -> None:
    for _ in range(12):
        table.step()
    anna = reader(size=PHONE, **seated(table, table.get()["actors"][0])).open(f"/t/{table.id}").wait()
    button = anna.page.locator(".strip .log")
    expect(button).to_have_accessible_name("Chronicle of the game: since your last turn")
    button.click()
    expect(anna.page.locator("[data-log] .since")).to_be_visible()
    button.click()
    expect(button).to_have_accessible_name("Chronicle of the game")


def test_what_the_log_counts_is_drawn_and_still_said(reader: Readers, table: Table) -> None:
    table.step(lambda moves: next(move for move in moves if takes_a_cube(move)))
    line = next(line for line in table.get()["log"] if line["event"] == "took_cube")
    [[words, colour, _]] = line["amounts"]
    anna = reader(**seated(table, 0)).open(f"/t/{table.id}")
    told = anna.page.locator("[data-log] li", has_text=line["text"])
    expect(told.locator(f'.amounts use[href="#q-{colour}"]')).to_be_visible()
    expect(told.locator(".spoken")).to_have_text(words)
    anna.is_accessible()


def test_two_browsers_at_one_table(reader: Readers, table: Table) -> None:
    anna, matthis = reader(**seated(table, 0)), reader(**seated(table, 1))
    for one in (anna, matthis):
        one.open(f"/t/{table.id}")
    for _ in range(4):
        actor = table.get()["actors"][0]
        due, other = (anna, matthis) if actor == 0 else (matthis, anna)
        before = due.wait().seq()
        due.choose(due.moves[0])
        other.answered(before)
        assert other.seq() == due.seq()


def test_a_guest_may_take_another_free_family(reader: Readers, server: Server) -> None:
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "level": "apprentice"}]
    table = server.table(seats=seats, options={"players": 3})
    guest = reader(name="Matthis").open(f"/t/{table.id}#s={table.tokens[1]}")
    families = guest.page.locator("[data-family]")
    expect(families).to_have_count(3)  # the own one, and the two of five that nobody has
    guest.page.click('[data-family="violet"]')
    expect(guest.page.locator('[data-family="violet"]')).to_have_attribute("aria-pressed", "true")
    guest.is_accessible()
    guest.page.click('[data-action="sit"]')
    expect(guest.page.locator("[data-log]")).to_be_visible()
    seat = table.get()["seats"][1]
    assert (seat["name"], seat["colour"]) == ("Matthis", "violet")


def asks_to_undo(reader: Readers, table: Table) -> tuple[Reader, Reader]:
    """The turn has passed; who had it wishes it back."""
    first = table.get()["actors"][0]
    while table.get()["actors"] == [first]:
        table.step()
    one, other = (reader(**seated(table, seat)).open(f"/t/{table.id}") for seat in (first, 1 - first))
    other.wait()
    one.page.click('[data-action="undo"]')
    expect(one.page.locator("[data-prompt] h2")).to_have_text("You ask")
    return one, other


def test_beyond_the_turn_the_other_browser_is_asked(reader: Readers, table: Table) -> None:
    one, other = asks_to_undo(reader, table)
    before = one.seq()
    expect(other.page.locator("[data-prompt] h2")).to_contain_text("asks")
    expect(other.page).to_have_title(re.compile("^● .* asks"))
    assert other.moves == []  # first the vote, then the game
    other.is_accessible()
    other.page.keyboard.press("1")
    one.answered(before).wait()
    other.answered(before)
    expect(other.page.locator('[data-key="1"]')).to_have_count(0)
    one.choose(one.moves[0])


def test_who_says_no_goes_on(reader: Readers, table: Table) -> None:
    one, other = asks_to_undo(reader, table)
    before = other.seq()
    other.page.click('[data-key="2"]')
    expect(one.page.locator("[data-prompt] h2")).to_contain_text("turn")
    expect(one.page.locator("[data-prompt]")).to_contain_text("Not all agreed")
    other.wait()
    assert (one.seq(), other.seq()) == (before, before)
    other.choose(other.moves[0])


def test_an_invitation_is_a_seat(reader: Readers) -> None:
    anna = reader(name="Anna").open()
    anna.page.get_by_role("button", name="By link").click()
    anna.page.click('[data-action="start"]')
    link = anna.page.locator("code").first.inner_text()
    matthis = reader(name="Matthis").open("/" + link.split("/", 1)[1])
    matthis.page.click('[data-action="sit"]')
    expect(matthis.page.locator("[data-log]")).to_be_visible()
    assert "#" not in matthis.page.url
    expect(anna.page.locator("li", has_text="Matthis")).to_contain_text("here")


def test_who_sits_down_under_a_name_bears_it_in_the_log_of_all(reader: Readers, server: Server) -> None:
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open", "name": "Elsbeth"}]
    table = server.table(seats=seats)
    anna = reader(**seated(table, 0)).open(f"/t/{table.id}")
    log = anna.page.locator("[data-log]")
    expect(log).to_contain_text("Elsbeth gets")
    guest = reader(name="Zita").open(f"/t/{table.id}#s={table.tokens[1]}")
    guest.page.click('[data-action="sit"]')
    expect(log).to_contain_text("Zita gets")


def test_who_waits_may_ask_to_be_called(reader: Readers, table: Table) -> None:
    anna = reader(**seated(table, 1 - table.get()["actors"][0])).open(f"/t/{table.id}")
    call = anna.page.locator('[data-action="call"]')
    expect(call).to_be_visible()
    anna.context.grant_permissions(["notifications"])
    call.click()
    expect(call).to_have_count(0)
    table.step()
    expect(anna.page.locator("[data-log]")).to_be_visible()


def test_several_people_at_one_screen(reader: Readers, table: Table) -> None:
    both = reader(**seated(table, 0, 1)).open(f"/t/{table.id}")
    seen = set()
    for _ in range(8):
        both.page.wait_for_selector('[data-prompt] [data-move], [data-key="1"]')
        if both.page.locator('[data-key="1"]').count():
            both.page.keyboard.press("1")
            both.wait()
        seen.add(table.get()["actors"][0])
        both.choose(both.moves[0])
    assert seen == {0, 1}


def test_who_shares_a_screen_takes_back_without_a_vote(reader: Readers, table: Table) -> None:
    both = reader(**seated(table, 0, 1)).open(f"/t/{table.id}")
    while not both.page.locator('[data-key="1"]').count():
        both.wait().choose(both.moves[0])
        both.page.wait_for_selector('[data-prompt] [data-move], [data-key="1"]')
    before = both.seq()
    both.page.click('[data-action="undo"]')
    both.answered(before).wait()


def test_reload_in_the_middle(reader: Readers) -> None:
    anna = reader().start().wait()
    take(anna)
    anna.wait()
    moves = anna.moves
    anna.page.reload()
    assert anna.wait().moves == moves


def test_a_cut_line_loses_nothing(reader: Readers, table: Table) -> None:
    anna = reader(**seated(table, 0))
    line = Line(anna)
    anna.open(f"/t/{table.id}")
    expect(anna.page.locator("[data-log]")).to_be_visible()
    line.cut()
    expect(anna.page.get_by_text("The line is cut.")).to_be_visible()
    for _ in range(3):
        table.step()
    line.mend()
    expect(anna.page.locator("[data-seq]")).to_have_attribute("data-seq", str(table.get()["seq"]))
    expect(anna.page.get_by_text("The line is cut.")).to_have_count(0)
    expect(anna.page.get_by_role("status").filter(has_text="3 moves were made meanwhile.")).to_be_visible()
    anna.page.click('[data-action="missed"]')
    expect(anna.page.locator(".looking")).to_be_visible()
    expect(anna.page.locator("[data-seq]")).to_have_attribute("data-seq", "0")


def test_a_move_that_came_too_late_is_not_made(reader: Readers, table: Table) -> None:
    """Chosen while the line was cut, and somebody with the same seat was quicker: told, and asked anew."""
    actor = table.get()["actors"][0]
    anna = reader(**seated(table, actor))
    line = Line(anna)
    anna.open(f"/t/{table.id}").wait()
    line.cut()
    expect(anna.page.get_by_text("The line is cut.")).to_be_visible()
    late = anna.moves[-1]
    anna.page.locator(f'[data-prompt] [data-move="{late}"]').click()
    table.step()
    line.mend()
    expect(anna.page.get_by_text("The table has moved on.")).to_be_visible()
    assert table.get()["seq"] == 1


def test_whoever_may_not_connect_is_told_why(browser: Browser) -> None:
    """As many are connected from here as may be; the next one sees the table, and reads what to do."""
    with Server(limits=str(FEW / OPEN_FROM_ONE)) as server:
        table, anna = server.table(), Reader(browser, server)
        told = anna.page.get_by_role("alert").filter(has_text="Too many connections are open from here")
        with ExitStack() as others:
            for _ in range(FEW):
                others.enter_context(table.live()).hear()
            anna.open(f"/t/{table.id}")
            expect(told).to_be_visible()
        anna.page.get_by_role("button", name="Try now").click()
        expect(told).to_have_count(0)
        anna.close()


class Line:
    """A reader's live connection, to be cut and mended."""

    def __init__(self, reader: Reader) -> None:
        self.whole = True
        self.open: list[WebSocketRoute] = []
        reader.page.route_web_socket("**/live", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if not self.whole:
            socket.close()
            return
        socket.connect_to_server()
        self.open.append(socket)

    def cut(self) -> None:
        self.whole = False
        for socket in self.open:
            socket.close()
        self.open.clear()

    def mend(self) -> None:
        self.whole = True
