"""The board of Tumult Royale: every move is on it; a raid by turns between two browsers."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from page.browsing import DESK, PHONE, Reader, expect
from page.test_table import seated
from server.running import Server, Table, until

Readers = Callable[..., Reader]
BOARD = ".tumult [data-move]"
NO = ("build.pass", "raid.done")  # saying no is the bar's
SHORT = 6  # seconds of a raid
HIGH = 1000  # Hz: so high is a tick, no other note
COUNTED = f"""
window.ticks = 0
const start = AudioScheduledSourceNode.prototype.start
AudioScheduledSourceNode.prototype.start = function (...when) {{
  if (this.frequency?.value > {HIGH}) window.ticks++
  return start.apply(this, when)
}}
"""
SECOND_DIGIT = 700  # ms that the page waits for one
DELAYS = """
window.delays = []
const later = window.setTimeout
window.setTimeout = (act, delay, ...more) => (window.delays.push(delay), later(act, delay, ...more))
"""
POSITIONS = 70
LOW = 6  # the undermost row of fields
MOST = 1500  # decisions of one seat

pytestmark = pytest.mark.long


def laid(server: Server, seed: int = 3, **options: Any) -> Table:
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis")]
    return server.table("tumult", seats=people, options={"players": 2, **options}, seed=seed)


def played(table: Table, task: str, after: int = 1, seed: int = 1, offered: str = "") -> dict[str, Any]:
    """Until a question is asked, from some round on, that can be answered by a move that starts so."""
    chance = random.Random(seed)
    while True:
        seen = table.get()
        mine = table.get(seen["actors"][0])
        moves = [move["notation"] for move in mine["moves"]]
        asked = seen["view"]["asked"]["task"] == task and seen["view"]["round"] >= after
        if asked and any(move.startswith(offered) for move in moves):
            return seen
        willing = [move for move in moves if move not in NO] or moves
        assert table.play(mine["you"], mine["seq"], chance.choice(willing)).status_code == 200


def on_board(reader: Reader) -> set[str]:
    return set(reader.page.locator(BOARD).evaluate_all("all => all.map(one => one.dataset.move)"))


def heard(reader: Reader) -> None:
    """Whoever is told of tumults goes on to the building."""
    goes_on = reader.page.locator('[data-action="building"]')
    if goes_on.count():
        goes_on.click()


def shows(reader: Reader, seq: int) -> None:
    reader.page.wait_for_selector(f'[data-seq="{seq}"]')
    reader.wait()
    heard(reader)


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_every_move_is_on_the_board(
    reader: Readers, server: Server, size: tuple[int, int], theme: str
) -> None:
    table, chance = laid(server, ticks=3), random.Random(2)
    anna = reader(size=size, theme=theme, **seated(table, 0)).open(f"/t/{table.id}")
    scenes: set[str] = set()
    for _ in range(POSITIONS):
        seen = table.get()
        if seen["over"]:
            break
        actor = seen["actors"][0]
        moves = [move["notation"] for move in table.get(actor)["moves"]]
        offered = [move for move in moves if move not in NO]
        if actor == 0:
            shows(anna, seen["seq"])
            if size == DESK:
                assert set(offered) <= on_board(anna), seen["view"]["asked"]
            anna.fits()
            task = seen["view"]["asked"]["task"]
            if task not in scenes:
                anna.is_accessible()
            scenes.add(task)
        assert table.play(actor, seen["seq"], chance.choice(offered or moves)).status_code == 200
    assert scenes >= {"first", "spin", "aside", "raid", "build"}


def test_only_its_holder_sees_a_lifted_tile(reader: Readers, server: Server) -> None:
    """By turns: both choose, then both hands move; each page shows one face and two lifted tiles."""
    table = laid(server)
    seen = played(table, "raid")
    people = [reader(**seated(table, seat)).open(f"/t/{table.id}") for seat in (0, 1)]
    for person in people if seen["actors"][0] == 0 else people[::-1]:
        lifts = [move for move in sorted(on_board(person.wait())) if move.startswith("raid.lift")]
        before = person.seq()
        person.page.locator(f'.tumult [data-move="{lifts[people.index(person)]}"]').click()
        person.answered(before)
    view = table.get()["view"]
    assert all(castle["hand"] for castle in view["castles"])
    for seat, person in enumerate(people):
        mine = table.get(seat)["view"]["tiles"][view["castles"][seat]["hand"] - 1]
        expect(person.page.locator(".hand .lifted svg")).to_have_attribute(
            "aria-label", f"{mine['value']} {word(mine['good'], mine['value'])}"
        )
        expect(person.page.locator(".tiles .held")).to_have_count(1)
        assert person.page.locator(".tiles .held [aria-label]").count() == 0
    keep(people[0], table)


def word(good: str, count: int) -> str:
    return "tool" if (good, count) == ("tools", 1) else good


def keep(person: Reader, table: Table) -> None:
    """By key, as the number on the button says."""
    option = person.page.locator('.hand [data-move="raid.keep"]')
    before = person.seq()
    person.page.keyboard.press(option.locator("kbd").inner_text())
    person.answered(before)
    assert table.get(0)["view"]["castles"][0]["choice"] == "raid.keep"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_who_is_asked_to_build_sees_the_map(reader: Readers, server: Server, size: tuple[int, int]) -> None:
    """The telling gives way: a strip above the map says what happened, and tells it again."""
    table = laid(server, ticks=12)
    actor = played(table, "build", offered="build:")["actors"][0]
    anna = reader(size=size, **seated(table, actor)).open(f"/t/{table.id}").wait()
    fields = anna.page.locator('.tumult [data-move^="build:"]')
    expect(fields.first).to_be_visible()
    acts = anna.page.locator(".tumult article")
    expect(acts).to_have_count(0)
    anna.fits()
    anna.is_accessible()
    anna.page.click('[data-action="tumults"]')
    expect(acts).to_have_count(3)


def test_tumults_are_told_and_can_be_told_again(reader: Readers, server: Server) -> None:
    table = laid(server, ticks=12)
    waits = 1 - played(table, "build")["actors"][0]
    anna = reader(**seated(table, waits)).open(f"/t/{table.id}")
    acts = anna.page.locator(".tumult article")
    expect(acts).to_have_count(3)
    rose = [row["event"] for row in table.get(0)["log"]].count("tumult")
    expect(acts.locator(".worst")).to_have_count(rose)
    anna.page.keyboard.press("Enter")
    expect(acts).to_have_count(0)
    anna.page.click('[data-action="tumults"]')
    expect(acts).to_have_count(3)
    anna.page.reload()
    expect(anna.page.locator(".tumult article, .tumult .map").first).to_be_visible()


def test_a_digit_that_starts_no_other_number_is_taken_at_once(reader: Readers, server: Server) -> None:
    """Nine fields have a number; what is refused has none, and is not waited for."""
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis", "Lothar")]
    table = server.table("tumult", seats=people, options={"players": 3})
    anna = reader(**seated(table, table.get()["actors"][0]))
    anna.page.add_init_script(DELAYS)
    anna.open(f"/t/{table.id}").wait()
    assert anna.page.locator("[data-options] > *").count() > len(anna.moves) == 9
    before = anna.seq()
    anna.page.keyboard.press("1")
    anna.answered(before)
    assert SECOND_DIGIT not in anna.page.evaluate("window.delays")


def test_arrows_go_on_where_the_last_tile_lay(reader: Readers, server: Server) -> None:
    """Lifted with Enter and put back by its number: the next walk does not begin at the first tile again."""
    table = laid(server, clock="realtime", seconds=60)
    played(table, "raid")
    page = reader(**seated(table, 0)).open(f"/t/{table.id}").wait().page
    at = "document.activeElement.dataset.move"
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    reached = page.evaluate(at)
    page.keyboard.press("Enter")
    expect(page.locator(".hand .lifted")).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator(".hand .lifted")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    assert page.evaluate(at) == reached


def test_a_hand_may_be_faster_than_the_line(reader: Readers, server: Server) -> None:
    """In a raid the next choice is made though the last one, done already, was not answered yet."""
    table = laid(server, clock="realtime", seconds=60)
    played(table, "raid")
    anna = reader(**seated(table, 0))
    answers = HeldAnswers(anna)
    page = anna.open(f"/t/{table.id}").wait().page
    lifted = page.locator(".hand .lifted")
    answers.held = []
    page.locator('.tumult [data-move^="raid.lift"]').first.click()
    expect(lifted).to_be_visible()
    page.keyboard.press("2")
    expect(lifted).to_be_visible()
    answers.give()
    expect(lifted).to_have_count(0)


class HeldAnswers:
    """What the service answers to moves comes late; what happens at the table does not."""

    def __init__(self, reader: Reader) -> None:
        self.held: list[str | bytes] | None = None
        reader.page.route_web_socket("**/live", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.connect_to_server().on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        if self.held is not None and "id" in json.loads(message):
            self.held.append(message)
        else:
            self.socket.send(message)

    def give(self) -> None:
        for message in self.held or []:
            self.socket.send(message)
        self.held = None


def test_the_last_seconds_are_heard(reader: Readers, server: Server) -> None:
    """Once each, if the reader has switched the sound on."""
    table = laid(server, clock="realtime", seconds=SHORT)
    played(table, "start")
    people = [reader(sound=sound, **seated(table, seat)) for seat, sound in enumerate((True, False))]
    for person in people:
        person.page.add_init_script(COUNTED)
        person.open(f"/t/{table.id}").page.wait_for_selector(".tumult")
        person.page.locator("header.top").click()  # a browser is silent until somebody touches the page
    played(table, "raid")
    until(lambda: table.get()["view"]["clock"]["stopped"])
    heard, silent = (person.page.evaluate("window.ticks") for person in people)
    assert silent == 0
    assert 1 <= heard <= 5


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_numbers_of_all_tiles_are_in_the_bar(
    reader: Readers, server: Server, size: tuple[int, int]
) -> None:
    """Each a button in sight, however many there are; on a phone once the list is wanted."""
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis", "Lothar", "Conrad")]
    table = server.table("tumult", seats=people, options={"players": 4}, seed=3)
    actor = played(table, "aside")["actors"][0]
    anna = reader(size=size, **seated(table, actor)).open(f"/t/{table.id}").wait()
    if size == PHONE:
        anna.page.click("[data-options] [aria-expanded]")
    bar = anna.page.locator("[data-options]").bounding_box()
    assert bar is not None
    buttons = anna.page.locator('[data-prompt] [data-move^="aside:"]').all()
    assert len(buttons) == len(anna.moves) > 30
    for button in buttons:
        box = button.bounding_box()
        assert box is not None
        assert bar["x"] <= box["x"] < box["x"] + box["width"] <= bar["x"] + bar["width"]
        assert bar["y"] <= box["y"] < box["y"] + box["height"] <= bar["y"] + bar["height"]
    if size == PHONE:
        anna.is_for_fingers()


def test_on_a_phone_no_tile_of_a_raid_is_hidden_and_none_moves(reader: Readers, server: Server) -> None:
    """Neither by a list of the tiles in the bar, nor by what can be done while one of them is held."""
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis", "Lothar", "Conrad")]
    table = server.table("tumult", seats=people, options={"players": 4}, seed=3)
    actor = played(table, "aside")["actors"][0]
    anna = reader(size=PHONE, **seated(table, actor)).open(f"/t/{table.id}").wait()
    hides_no_tile(anna)
    seen = played(table, "raid")
    anna = reader(size=PHONE, **seated(table, seen["actors"][0])).open(f"/t/{table.id}").wait()
    hides_no_tile(anna)
    tiles = anna.page.locator(".tiles")
    lying, before = tiles.bounding_box(), anna.seq()
    tiles.locator(".legal").first.click()
    anna.answered(before)
    while not table.get()["view"]["castles"][seen["actors"][0]]["hand"]:
        table.step(lambda moves: moves[-1])
    expect(anna.page.locator(".hand .lifted")).to_be_visible()
    assert tiles.bounding_box() == lying


def hides_no_tile(reader: Reader) -> None:
    table = reader.page.locator(".tiles")
    assert table.evaluate("table => table.scrollHeight <= table.clientHeight")
    expect(table.locator(".legal").last).to_be_in_viewport(ratio=1)
    reader.is_for_fingers()


def test_a_phone_turns_the_map_to_what_can_be_built_on(reader: Readers, server: Server) -> None:
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis", "Lothar", "Conrad")]
    table = server.table("tumult", seats=people, options={"players": 4}, seed=3)
    anna = reader(size=PHONE, **seated(table, table.get()["actors"][0])).open(f"/t/{table.id}").wait()
    for field in anna.page.locator(".map .legal").all():
        expect(field).to_be_in_viewport(ratio=1)


def test_who_pays_on_a_phone_sees_where_the_statue_goes(reader: Readers, server: Server) -> None:
    """Also on a field of the undermost landscapes, below which the payment is asked."""
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis", "Lothar", "Conrad")]
    table = server.table("tumult", seats=people, options={"players": 4}, seed=3)
    lowest = 0
    while lowest < LOW:
        seen = played(table, "build", offered="build:")
        moves = [move["notation"] for move in table.get(seen["actors"][0])["moves"]]
        lowest, move = max((int(move[-1]), move) for move in moves if move not in NO)
        assert table.play(seen["actors"][0], seen["seq"], move).status_code == 200
        if table.get()["view"]["asked"]["task"] != "pay":
            lowest = 0
    anna = reader(size=PHONE, **seated(table, seen["actors"][0])).open(f"/t/{table.id}").wait()
    field, frame = anna.page.locator(".map .chosen").bounding_box(), anna.page.locator(".frame:has(> .map)")
    around = frame.bounding_box()
    assert field is not None
    assert around is not None
    assert around["y"] <= field["y"] < field["y"] + field["height"] <= around["y"] + around["height"]


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_crowning_is_shown_before_the_next_raid(
    reader: Readers, server: Server, size: tuple[int, int]
) -> None:
    table = laid(server, ticks=3)
    actor = played(table, "aside", after=2)["actors"][0]
    anna = reader(size=size, **seated(table, actor)).open(f"/t/{table.id}").wait()
    expect(anna.page.locator(".crowning li")).to_have_count(4)
    for tile in anna.page.locator(".tiles .free.legal").all():
        expect(tile).to_be_visible()
    anna.fits()
    anna.is_accessible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_front_page_asks_for_the_pace(reader: Readers, size: tuple[int, int]) -> None:
    anna = reader(size=size).open()
    anna.page.click('[data-game="tumult"]')
    pace = anna.page.locator(".pace")
    expect(pace.get_by_role("button", name="turns")).to_have_attribute("aria-pressed", "true")
    pace.get_by_role("button", name="clock").click()
    pace.get_by_role("button", name="60").click()
    anna.fits()
    anna.is_accessible()
    anna.page.click('[data-action="start"]')
    anna.page.wait_for_url("**/t/*")
    options = anna.server.http.get(f"/api/tables/{anna.table}").json()["options"]
    assert (options["clock"], options["seconds"]) == ("realtime", 60)


def test_a_slower_raid_can_be_chosen(reader: Readers) -> None:
    anna = reader().open("/new")
    anna.page.click('[data-game="tumult"]')
    anna.page.get_by_role("button", name="clock", exact=True).click()
    anna.page.get_by_role("button", name="40", exact=True).click()
    anna.page.click('[data-action="start"]')
    anna.page.wait_for_url("**/t/*")
    options = anna.page.evaluate(f"fetch('/api/tables/{anna.table}').then(answer => answer.json())")[
        "options"
    ]
    assert (options["clock"], options["seconds"]) == ("realtime", 40)


@pytest.mark.long
@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.heavy)])
def test_a_game_against_bots_is_played_on_the_board(reader: Readers, size: tuple[int, int]) -> None:
    """With the pointer, wherever the board offers something; the bar only declines."""
    anna = reader(size=size)
    anna.open().page.click('[data-game="tumult"]')
    anna.page.get_by_role("button", name="2 players").click()
    anna.page.click('[data-level="apprentice"]')
    anna.page.click('[data-action="start"]')
    chance = random.Random(5)
    for _ in range(MOST):
        if anna.wait().over:
            break
        heard(anna)
        before = anna.seq()
        offered = [move for move in sorted(on_board(anna)) if move not in NO and move != "raid.wait"]
        if offered:
            anna.page.locator(f'.tumult [data-move="{chance.choice(offered)}"]').first.click()
        else:
            anna.page.locator(f'[data-prompt] [data-move="{anna.moves[-1]}"]').click()
        anna.answered(before)
        anna.fits()
        anna.tells_all_options()
    expect(anna.page.locator(".seat .sum")).to_have_count(2)
