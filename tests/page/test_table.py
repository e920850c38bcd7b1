"""At the table: undo, reasons, hints, the log, several people, a cut line."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from page.browsing import Reader, expect
from server.running import Table

Readers = Callable[..., Reader]


def take(reader: Reader) -> None:
    """Some cube, whichever comes first."""
    reader.choose(next(move for move in reader.moves if move.startswith("take.")))


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


def test_hints_go_deeper_each_time(reader: Readers) -> None:
    anna = reader().start().wait()
    hint = anna.page.locator(".hint")
    before: list[str] = []
    for _ in range(3):
        anna.page.keyboard.press("h")
        expect(hint).not_to_have_text(before or ["nothing yet"])
        before = hint.all_inner_texts()


def test_the_log_leads_to_the_board_at_that_moment(reader: Readers) -> None:
    anna = reader().start().wait()
    take(anna)
    anna.wait()
    anna.page.locator("[data-log] button").first.click()
    expect(anna.page.locator(".looking")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".looking")).to_have_count(0)


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
