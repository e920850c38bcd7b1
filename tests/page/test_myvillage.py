"""The board of My Village: every move is on it, and can be made there; the ledger, the plan, the visits."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from page.browsing import DESK, PHONE, Reader, expect
from page.test_table import seated
from page.test_village import right_edge
from server.running import Server, Table

Readers = Callable[..., Reader]
NAMES = ("Anna", "Matthis", "Lothar", "Conrad")
BOARD = ".mv [data-move]"
POSITIONS = 50
MOST = 900  # decisions of one seat
HURRY = ("death.", "die.black", "die.", "dice.keep", "take.", "use.", "serve.", "bailiff", "lure.", "chief")

pytestmark = pytest.mark.long


def laid(server: Server, players: int = 2, seed: int = 6) -> Table:
    people = [{"kind": "human", "name": name} for name in NAMES[:players]]
    return server.table(game="myvillage", seats=people, options={"players": players}, seed=seed)


def around(reader: Readers, table: Table, **how: Any) -> dict[int, Reader]:
    return {seat: reader(**how, **seated(table, seat)).open(f"/t/{table.id}") for seat in table.tokens}


def sees(reader: Reader, seq: int) -> Reader:
    reader.page.wait_for_selector(f'[data-seq="{seq}"]')
    return reader.wait()


def on_board(reader: Reader) -> set[str]:
    return set(reader.page.locator(BOARD).evaluate_all("all => all.map(one => one.dataset.move)"))


def willing(moves: list[str], chance: random.Random) -> str:
    """Rather does something than nothing: more of the board is seen."""
    acts = [move for move in moves if move.split(".")[-1] not in ("done", "decline", "none", "choose")]
    return chance.choice(acts or moves)


def walk(table: Table, people: dict[int, Reader], look: Callable[[Reader, list[str]], None]) -> None:
    """From position to position; at each of them the one who is asked looks, if present."""
    chance = random.Random(2)
    for _ in range(POSITIONS):
        seen = table.get()
        if seen["over"]:
            return
        actor = seen["actors"][0]
        moves = [move["notation"] for move in table.get(actor)["moves"]]
        if actor in people:
            look(sees(people[actor], seen["seq"]), moves)
        assert table.play(actor, seen["seq"], willing(moves, chance)).status_code == 200


def test_every_move_is_on_the_board(reader: Readers, server: Server) -> None:
    def look(person: Reader, moves: list[str]) -> None:
        assert set(moves) == on_board(person)

    table = laid(server)
    anna = reader(**seated(table, 0)).open(f"/t/{table.id}")
    walk(table, {0: anna}, look)
    anna.fits()
    anna.is_accessible()


@pytest.mark.heavy
def test_every_move_is_on_the_phone(reader: Readers, server: Server) -> None:
    """On one of its three pages; nothing that can be touched leaves the frame."""

    def look(person: Reader, moves: list[str]) -> None:
        found = on_board(person)
        for tab in ("market", "chronicle", "board"):
            person.page.click(f'[data-tab="{tab}"]')
            found |= on_board(person)
        assert set(moves) <= found
        person.fits()

    table = laid(server)
    walk(table, around(reader, table, size=PHONE), look)


def test_a_value_of_the_ledger_takes_its_pair(reader: Readers, server: Server) -> None:
    """One click, or Enter: both dice are taken, turned if need be, and kept."""
    table = laid(server, players=4)
    actor = table.get()["actors"][0]
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    free = next(one for one in table.get(actor)["view"]["prospects"] if one["pair"])
    anna.page.locator(f'[data-goal="{free["value"]}"]').focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator('.mv [data-move="chief"]')).to_be_visible()
    view = table.get(actor)["view"]
    assert sum(die["face"] for die in view["dice"]) == free["value"]
    assert view["asked"] == {"seat": actor, "task": "activate"}


def test_a_rival_is_visited_beside_the_own_village(reader: Readers, server: Server) -> None:
    table = laid(server, players=3)
    actor = table.get()["actors"][0]
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    rival = next(seat for seat in table.tokens if seat != actor)
    visited = anna.page.locator(".visited")
    anna.page.locator(f'[data-visit="{rival}"]').click()
    expect(visited.get_by_role("heading").first).to_contain_text(NAMES[rival])
    anna.fits()
    anna.page.keyboard.press("Escape")
    visited.wait_for(state="detached")
    anna.page.keyboard.press("v")
    anna.page.keyboard.press("1")
    visited.wait_for()


def test_a_refused_card_tells_why(reader: Readers, server: Server) -> None:
    table = laid(server)
    actor = asked(table, "activate")
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    anna.page.locator(".mv .offer [data-refused]").first.click(force=True)
    expect(anna.page.locator(".why")).to_be_visible()


def asked(table: Table, task: str, offered: str = "") -> int:
    """Played on until somebody is asked this, and may answer by a move that starts so."""
    while True:
        seen = table.get(table.get()["actors"][0])
        moves = [move["notation"] for move in seen["moves"]]
        if seen["view"]["asked"]["task"] == task and any(move.startswith(offered) for move in moves):
            return int(seen["you"])
        table.step(lambda moves: {"notation": hurried([move["notation"] for move in moves])})


@pytest.mark.parametrize(("size", "lang"), [(DESK, "de"), (PHONE, "fr")])
def test_where_the_dead_go_and_what_stands_still_is_told(
    reader: Readers, server: Server, size: tuple[int, int], lang: str
) -> None:
    table = laid(server)
    actor = asked(table, "death")
    anna = reader(size=size, lang=lang, **seated(table, actor)).open(f"/t/{table.id}").wait()
    options = anna.page.locator('[data-prompt] [data-move^="death."]')
    expect(options).to_have_count(len(table.get(actor)["view"]["villages"][actor]["villagers"]))
    for option in options.all():
        expect(option.locator(".fate")).not_to_be_empty()
        expect(option.locator(".lost")).not_to_be_empty()
    anna.tells_all_options()
    anna.is_accessible()


def test_what_only_prepares_a_banner_stands_behind_the_banners(reader: Readers, server: Server) -> None:
    table = laid(server)
    actor = asked(table, "activate")
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    sent = [move["notation"] for move in table.get(actor)["moves"]]
    assert anna.moves == [*(move for move in sent if move != "choose"), "choose"]


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_what_lets_yields_lapse_stays_on_its_cloth(reader: Readers, server: Server, lang: str) -> None:
    table = laid(server)
    actor = asked(table, "activate", "choose")
    anna = reader(lang=lang, **seated(table, actor)).open(f"/t/{table.id}").wait()
    cloth, chip = (
        anna.page.locator(".mv .dice"),
        anna.page.locator('.mv .dice .chip:has([data-move="choose"])'),
    )
    assert right_edge(chip) < right_edge(cloth)


def test_all_values_of_a_card_stand_apart_from_its_number(reader: Readers, server: Server) -> None:
    table = laid(server)
    actor = asked(table, "activate", "take.")
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    flags = anna.page.locator(".offer .card .flag.long")
    assert flags.count() > 2
    for flag in flags.all():
        number = flag.locator("xpath=../kbd")
        reach = (
            number.evaluate("one => one.getBoundingClientRect().left")
            if number.count()
            else right_edge(flag) + 1
        )
        assert right_edge(flag) <= reach + 3, flag.inner_text()


def test_a_phone_turns_the_display_to_what_can_be_taken(reader: Readers, server: Server) -> None:
    table, width = laid(server), PHONE[0]
    actor = asked(table, "activate", "take.")
    anna = reader(size=PHONE, **seated(table, actor)).open(f"/t/{table.id}").wait()
    edges = anna.page.locator(".offer .legal").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    )
    left, right = min(left for left, _ in edges), max(right for _, right in edges)
    assert (left >= 0 and right <= width) or right - left > width, (left, right)
    anna.is_for_fingers()


def planned(server: Server) -> tuple[Table, int]:
    """A turn in whose middle several white banners may follow: the first lesson has one."""
    made = server.http.post("/api/lessons/myvillage", json={"lesson": "first", "step": 5})
    assert made.status_code == 201, made.text
    return Table(server, made.json()), 0


def test_the_plan_is_laid_in_an_order_of_ones_own(reader: Readers, server: Server) -> None:
    """By the pointer, by Alt and an arrow, by its button; Space goes on with the first."""
    table, actor = planned(server)
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    steps = anna.page.locator(".plan [data-planned]")
    first, second = (str(steps.nth(at).get_attribute("data-planned")) for at in (0, 1))
    steps.nth(1).drag_to(steps.nth(0))
    expect(steps.nth(0)).to_have_attribute("data-planned", second)
    steps.nth(0).locator(".hit").focus()
    anna.page.keyboard.press("Alt+ArrowRight")
    expect(steps.nth(0)).to_have_attribute("data-planned", first)
    steps.nth(1).locator(".earlier").click()
    expect(steps.nth(0)).to_have_attribute("data-planned", second)
    assert table.get()["seq"] == anna.seq()  # nothing was done yet
    anna.is_accessible()
    anna.page.evaluate("document.activeElement.blur()")
    before = anna.seq()
    anna.page.keyboard.press("Space")
    anna.answered(before)
    assert second.split(".")[-1] in table.get(actor)["view"]["used"]


def test_what_the_turn_has_brought_is_known_after_a_reload(reader: Readers, server: Server) -> None:
    table, actor = planned(server)
    anna = reader(**seated(table, actor)).open(f"/t/{table.id}").wait()
    brought = anna.page.locator(".plan .brought")
    expect(brought).not_to_be_empty()
    known = brought.inner_text()
    anna.page.reload()
    anna.wait()
    expect(brought).to_have_text(known)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_what_lies_on_a_card_leaves_room_to_touch_the_card(
    reader: Readers, server: Server, size: tuple[int, int]
) -> None:
    """A smithy may be used, or a plough be taken from it."""
    both, chance = {"use.smithy", "plough.smithy"}, random.Random(1)
    table = laid(server, seed=14)
    while not both <= set(moves := offered(table)):
        forged = [move for move in moves if "smithy" in move]
        chosen = willing(forged or moves, chance)
        assert table.play(table.get()["actors"][0], table.get()["seq"], chosen).status_code == 200
    seen = table.get()
    anna = sees(reader(size=size, **seated(table, seen["actors"][0])).open(f"/t/{table.id}"), seen["seq"])
    for move in both:
        anna.page.locator(f'.mv [data-move="{move}"]').first.click(trial=True)


def offered(table: Table) -> list[str]:
    return [move["notation"] for move in table.get(table.get()["actors"][0])["moves"]]


def test_stories_that_nobody_carried_home_are_told_at_the_end(reader: Readers, server: Server) -> None:
    table = laid(server)
    while not table.get()["over"]:
        table.step(lambda moves: {"notation": hurried([move["notation"] for move in moves])})
    anna = reader(**seated(table, 0)).open(f"/t/{table.id}")
    left = [str(village["tree"]) for village in table.get()["view"]["villages"]]
    expect(anna.page.locator(".leftover td")).to_have_text(left)
    anna.fits()
    anna.is_accessible()


def hurried(moves: list[str]) -> str:
    """What spends time comes first: the dead end the game."""
    known = [move for start in HURRY for move in moves if move.startswith(start)]
    return [*known, *moves][0]


def by_pointer(reader: Reader) -> None:
    """On the board, wherever it offers the move."""
    chosen = hurried(reader.moves)
    here = reader.page.locator(f'.mv [data-move="{chosen}"]')
    there = reader.page.locator(f'[data-prompt] [data-move="{chosen}"]')
    (here if here.count() else there).first.click()


def by_keyboard(reader: Reader) -> None:
    """The option's number, as it hangs on the board and stands in the bar."""
    option = reader.page.locator(f'[data-prompt] [data-move="{hurried(reader.moves)}"]')
    for key in ("Escape", *option.locator("kbd").first.inner_text()):
        reader.page.keyboard.press(key)


@pytest.mark.long
@pytest.mark.parametrize(
    ("act", "size"),
    [(by_pointer, DESK), (by_keyboard, DESK), pytest.param(by_pointer, PHONE, marks=pytest.mark.heavy)],
)
def test_a_whole_game_against_a_bot(
    reader: Readers, act: Callable[[Reader], None], size: tuple[int, int]
) -> None:
    anna = reader(size=size).open()
    anna.page.click('[data-game="myvillage"]')
    anna.page.get_by_role("button", name="2 players").click()
    anna.page.click('[data-level="apprentice"]')
    anna.page.click('[data-action="start"]')
    anna.page.wait_for_url("**/t/*")
    for _ in range(MOST):
        if anna.wait().over:
            break
        anna.fits()
        anna.tells_all_options()
        before = anna.seq()
        act(anna)
        anna.answered(before)
    expect(anna.page.locator("tfoot td").first).not_to_be_empty()
    anna.fits()
    anna.is_accessible()
