"""Hints: what they warn of, where they point, what they show and why, in every language."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import chronik
from chronik.bots import hints, networks, raid, reasons
from chronik.bots.engine import brain
from chronik.bots.features import names_in
from chronik.bots.places import place_in_words
from chronik.bots.prospects import Prospect, Sight, glances, impressions, look, vector
from chronik.bots.reasons import OF_SEAT, compare, contributions, in_words, named, told
from chronik.bots.value import MARGIN, WIN
from chronik.bots.words import OTHERS, OWN, has_words
from chronik.locale import LANGUAGES, Amount, enum_text, say
from chronik.myvillage.state import Church, Hall, Shop, Symbol
from chronik.table import Match, Move
from chronik.tumult.state import Task, Where
from chronik.tumult.words.names import face_of
from chronik.village.names import Place, Space

GAMES = ("village", "myvillage")


def position(name: str, moves: int = 0, seed: int = 5) -> Match:
    """After some random moves, where there is something to choose; as the seat sees it."""
    chance = Random(seed)
    match = chronik.game(name, players=2).match(seed=seed)
    while len(match.steps) < moves or len(match.moves()) < 3:
        match.play(chance.choice(match.moves()))
    assert match.actor is not None
    return match.hidden(match.actor, 1)


@pytest.mark.parametrize("name", GAMES)
def test_three_depths_in_three_languages(name: str) -> None:
    match = position(name, 12)
    moves = {move.notation for move in match.moves()}
    for depth in (hints.WARN, hints.NUDGE, hints.SHOW):
        found = hints.hint(match, depth, 0)
        assert found.depth == depth
        assert len({found.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
        assert json.loads(json.dumps(found.plain("de")))["text"] == found.text("de")
    assert found.facts["move"] in moves


def test_show_names_the_move_that_is_worth_most() -> None:
    match = position("village", 12)
    best, second = glances(match)[:2]
    found = hints.show(match, 0)
    assert found.facts["move"] == best.move.notation
    assert [row["move"] for row in found.facts["values"]][:2] == [best.move.notation, second.move.notation]
    assert f"Best: {best.move.text()} (wins {round(100 * best.win)}\u00a0%" in found.text()
    assert f"Next: {second.move.text()}" in found.text()


def first_raid(seed: int = 5) -> Match:
    """The first move of one, when nobody has seen a tile."""
    match = chronik.game("tumult", players=2).match(seed=seed)
    while match.task.name != "RAID":
        match.play(match.moves()[0])
    assert match.actor is not None
    return match.hidden(match.actor, 1)


def judged(monkeypatch: pytest.MonkeyPatch, chances: list[float], margins: list[float]) -> None:
    """Moves are worth so much, one after the other, whatever a network thinks."""

    def look(match: Match, seconds: float) -> Sight:
        rows = zip(match.moves(), chances, margins, strict=False)
        return Sight([Prospect(move, win, win, margin, move.number) for move, win, margin in rows], None)

    monkeypatch.setattr(hints, "look", look)


def test_tiles_that_look_the_same_are_worth_the_same() -> None:
    match = first_raid()
    lifts = [p for p in look(match, 0.05).prospects if p.move.notation.startswith("raid.lift")]
    assert len({p.kin for p in lifts}) == 1 < len(lifts)
    assert len({(p.win, p.margin) for p in lifts}) == 1
    said = hints.show(match, 0.05).text()
    assert f", or any of {len(lifts) - 1} others that look the same" in said
    assert said.partition("In comparison")[0].count("Lift tile") == 1


def test_every_move_is_looked_at_as_closely_as_the_best() -> None:
    """What one has not looked ahead at, one cannot call much worse."""
    match = position("village", 12)
    glanced = {p.move.number: p.win for p in glances(match)}
    found = look(match, 0, simulations=40 * len(glanced)).prospects
    assert len(found) > 6
    assert all(p.win != glanced[p.move.number] for p in found)


def test_one_look_tells_all_depths() -> None:
    found = hints.hints(position("village", 12), 0.02)
    best = found[hints.SHOW].facts["move"]
    assert [depth for depth, hint in found.items() if hint.depth == depth] == [1, 2, 3]
    assert best not in {row["move"] for row in found[hints.WARN].facts["warnings"]}
    assert best.partition(":")[0] in found[hints.NUDGE].facts["places"]


@pytest.mark.parametrize("chances", [[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]])
def test_where_the_winner_is_certain_points_count(
    chances: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    judged(monkeypatch, chances, [12.0, 11.9, 2.0])
    match = position("village")
    assert hints.nudge(match, 0).facts["good"] == 2
    worst = match.moves()[2].notation
    assert [row["move"] for row in hints.warn(match, 0).facts["warnings"]] == [worst]


@pytest.mark.parametrize("name", [*GAMES, "tumult"])
def test_no_move_that_is_shown_has_a_better_chance_than_the_best(name: str) -> None:
    for moves in (6, 20, 40):
        chances = [row["value"] for row in hints.show(position(name, moves), 0.05).facts["values"]]
        assert chances == sorted(chances, reverse=True)


def test_tumult_royale_counts_statues() -> None:
    assert "point" not in hints.show(position("tumult", 20), 0).text().partition("Why")[0]


def test_a_nudge_does_not_name_the_move() -> None:
    match = position("village")
    best = glances(match)[0].move
    found = hints.nudge(match, 0)
    for lang in LANGUAGES:
        assert best.text(lang) not in found.text(lang)
    assert best.text().partition(":")[0] in found.text()
    assert best.notation.partition(":")[0] in found.facts["places"]


def test_a_nudge_for_a_statue_names_the_land() -> None:
    """In Tumult Royale spaces have names that say nothing; what land they are does."""
    match = chronik.game("tumult", players=2).match(seed=5)
    while match.task.name != "FIRST":
        match.play(match.moves()[0])
    found = hints.nudge(match, 0)
    best = glances(match)[0].move
    for lang in LANGUAGES:
        assert enum_text(best.args["land"], lang) in found.text(lang)
        assert str(best.args["place"]) not in found.text(lang).split()


@pytest.mark.parametrize(
    ("message", "args", "words"),
    [
        ("monk", {"stack": Symbol.ROSARY}, ["Religion", "Religionsbereich", "Religion"]),
        ("take", {"card": Church.ABBEY}, ["Religion", "Religionsbereich", "Religion"]),
        ("take", {"card": Hall.GUILD}, ["Council", "Ratsbereich", "Chambre du Conseil"]),
        ("use", {"banner": Shop.SMITHY}, ["craft buildings", "Handwerksgebäude", "bâtiments Artisanat"]),
        ("use-bare", {"field": 1}, ["Harvest", "Erntebereich", "Récolte"]),
        ("chief", {}, ["", "", ""]),
    ],
)
def test_where_a_banner_is_says_not_which(message: str, args: dict[str, Any], words: list[str]) -> None:
    """In all languages the same place, whatever signs the name of the move has."""
    priced: dict[str, Any] = {"price": (), "bonus": "?", "coins": 1, **args}
    move = Move(0, "", priced, f"myvillage-move-{message}")
    assert [place_in_words(move, lang) for lang in LANGUAGES] == words


def test_a_place_that_is_all_of_the_move_is_not_named() -> None:
    move = Move(0, "well.council", {"space": Space.COUNCIL}, "village-move-any-action")
    assert {place_in_words(move, lang) for lang in LANGUAGES} == {""}


@pytest.mark.parametrize(
    ("notation", "where"),
    [("take.harvest:green", "take.harvest"), ("take.rosary", "take"), ("die.white6", "die"), ("chief", "")],
)
def test_the_place_of_a_notation_is_not_the_whole(notation: str, where: str) -> None:
    assert hints.place(notation) == where


def test_a_death_is_warned_of() -> None:
    match = chronik.game("village", players=2).match(seed=5)
    match.state.life[0] = 9
    warned = {row["move"]: row["kind"] for row in hints.warn(match, 0).facts["warnings"]}
    plague = [move.notation for move in match.moves() if move.notation.endswith(":plague")]
    assert plague
    assert {warned[notation] for notation in plague} == {"death"}
    assert "Somebody of yours dies of this" in hints.warn(match, 0).text()


def test_a_death_that_cannot_be_helped_is_not_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, [0.5, 0.5, 0.5], [3.0, 3.0, 3.0])
    monkeypatch.setattr(Move, "death", True)
    match = position("myvillage", 12)
    assert hints.warn(match, 0).facts["warnings"] == []
    assert "dies" not in hints.show(match, 0).text()


def test_the_best_move_is_said_to_kill_and_not_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    judged(monkeypatch, [0.5, 0.5, 0.5], [3.0, 3.0, 3.0])
    match = position("myvillage", 12)
    best, other = match.moves()[:2]
    monkeypatch.setattr(Move, "death", property(lambda move: move in (best, other)))
    assert [row["move"] for row in hints.warn(match, 0).facts["warnings"]] == [other.notation]
    assert "einer der eigenen Dorfbewohner" in hints.warn(match, 0).text("de")
    assert "One of your villagers dies of it." in hints.show(match, 0).text()


def test_what_gains_nothing_is_warned_of() -> None:
    match = chronik.game("village", players=2).match(seed=4)
    match.play("take.harvest:green")
    found = hints.warn(match, 0, chosen="decline")
    assert [row["kind"] for row in found.facts["warnings"]] == ["nothing"]
    assert hints.warn(match, 0, chosen="harvest").facts["warnings"] == []
    assert hints.warn(match, 0, chosen="harvest").text() == "No move here is a bad mistake."


def test_moves_that_are_all_alike_are_not_warned_of() -> None:
    """Whichever tile that lies face down is set aside: it is as good as any other."""
    match = chronik.game("tumult", players=2).match(seed=5)
    while match.task.name != "ASIDE":
        match.play(match.moves()[0])
    assert match.actor is not None
    assert len(match.moves()) > 1
    assert hints.warn(match.hidden(match.actor, 1), 0).facts["warnings"] == []


def test_reasons_tell_what_a_turn_brings() -> None:
    match = chronik.game("village", players=2).match(seed=4)
    match.play("take.harvest:green")
    numbers = {move.notation: move.number for move in match.moves()}
    reasons = compare(match, numbers["harvest"], numbers["decline"])
    assert told(reasons, "en").startswith("+2 grain")
    assert told(reasons, "de").startswith("+2 Getreidesäcke")


def test_reasons_say_of_what_there_is_more_and_of_what_less() -> None:
    """Who need not die is no gain of a dead one; time that is not spent is less time."""
    changed = [
        (("deaths_due", 0), -1.0),
        (("time", 0), -0.4),
        (("members", Place.FARM), 0.5),
        (("coins", 0), -0.3),
    ]
    reasons = [in_words("village", (False, *what), by, 1.0) for what, by in changed]
    said = "\u22121 death, \u22124 time and +1 family member (farm); but \u22121 coin."
    assert told([reason for reason in reasons if reason], "en") == said


@pytest.mark.parametrize(("name", "life"), [("village", "life"), ("myvillage", "clouds")])
def test_time_is_counted_through_deaths(name: str, life: str) -> None:
    """The marker stands further back, but a life is over: together that is 3 time more."""
    game = chronik.game(name)
    names = brain(game.rules).features.names(game.players)
    differences = np.zeros(len(names))
    differences[names.index("seats[0].time")] = (3 - int(game.boxes[0][life])) / 10
    said = told(named(game, differences, -differences, deaths=1), "en")
    assert "+3 time" in said
    assert "+1 death" in said


def test_who_is_in_the_black_bag_is_not_lost() -> None:
    assert has_words("village", "members", Place.BAG)
    assert not has_words("village", "members", Place.UNBORN)
    reason = in_words("village", (False, "members", Place.BAG), 0.5, 1.0)
    assert reason
    assert [told([reason], lang) for lang in LANGUAGES] == [
        "+1 family member (black bag).",
        "+1 Familienmitglied (schwarzer Beutel).",
        "+1 membre de la famille (sac noir).",
    ]


def test_at_the_end_points_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(match: Match, number: int) -> Match:
        """The first move brings 3 points, the second takes 2 from the other seat."""
        twin = match.copy()
        seat = twin.actor
        twin.state.over = 1
        if number:
            twin.state.points[1 - seat] -= 2
        else:
            twin.state.points[seat] += 3
        return twin

    match = position("village")
    match.state.points[:2] = 5
    monkeypatch.setattr(reasons, "played_out", ended)
    assert told(compare(match, 0, 1), "en") == "+3 points (During the game). The others: +2 points."
    assert told(reasons.changes(match, 0), "en") == "+3 points (During the game)."


def raiding(**options: Any) -> Match:
    """In a raid with ticks, when the first seat has a tile in hand."""
    match = chronik.game("tumult", players=2, **options).match(seed=5)
    while match.task != Task.RAID:
        match.play(match.moves()[0])
    for seat in match.actors:
        lifts = [move for move in match.moves(seat) if move.notation.startswith("raid.lift")]
        match.play(lifts[seat], seat)
    return match.hidden(0, 1)


def test_in_a_raid_a_seat_hears_what_it_knows() -> None:
    match = raiding()
    tile = int(match.state.hand[0])
    good, value = face_of(int(match.state.face[tile]))
    facts = raid.facts(match, match.moves())
    assert [(fact.feature, fact.count) for fact in facts[:1]] == [("tile", tile + 1)]
    assert raid.stated(facts[:1], "en") == f"The tile shows {say(Amount(good, value), 'en')}."
    assert "lacking" in {fact.feature for fact in facts}
    found = hints.show(match, 0)
    for lang in LANGUAGES:
        assert raid.stated(facts, lang) in found.text(lang)
    assert [row["feature"] for row in found.facts["reasons"]] == [fact.feature for fact in facts]


def test_a_tile_that_was_put_back_is_named_unless_one_must_remember_it() -> None:
    for memory in (False, True):
        match = raiding(memory=memory)
        tile = int(match.state.hand[0])
        match.state.hand[0], match.state.where[tile] = -1, Where.CENTRE
        lifts = [move for move in match.moves(0) if move.args.get("tile") == tile + 1]
        facts = raid.facts(match, lifts)
        assert ("tile" in {fact.feature for fact in facts}) != memory
        assert "tile" not in {fact.feature for fact in raid.facts(match, [])}


@pytest.mark.parametrize("name", GAMES)
def test_contributions_add_up(name: str) -> None:
    """To what the network's margin and chance make of the whole difference."""
    one, other = position(name, 10), position(name, 30)
    net: Any = networks.networks_for(one.game)[0]
    old, new = vector(one, 0), vector(other, 0)
    units = [np.maximum(x @ net["first"][: len(x)].astype(float) + net["bias"], 0) for x in (old, new)]
    rise = net["second"].astype(float) @ (units[1] - units[0])
    wanted = net["taste"][MARGIN] * rise[MARGIN] + 0.25 * net["taste"][WIN] * rise[WIN]
    assert contributions(net, old, new).sum() == pytest.approx(wanted, abs=1e-4)


def test_a_glance_is_what_the_network_says_after_the_move() -> None:
    match = position("myvillage", 12)
    for seen in glances(match):
        after = match.copy()
        after.play(seen.move)
        assert seen.win == pytest.approx(float(impressions(after)[match.actor, WIN]), abs=1e-5)


@pytest.mark.parametrize("name", chronik.games())
def test_words_belong_to_features_and_can_be_said(name: str) -> None:
    game = chronik.game(name)
    own = {
        (part[2], int(part[3] or 0))
        for part in map(OF_SEAT.fullmatch, names_in(brain(game.rules).features.dtype))
        if part and part[1] == "0"
    }
    assert {*OWN[name], *OTHERS[name]} <= {field for field, _ in own}
    for field, which in sorted(own):
        for words in (OWN[name], OTHERS[name]):
            if field in words and field != "members":
                assert all(say(words[field].said(which, 2), lang) for lang in LANGUAGES)


def test_a_table_that_nobody_has_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = position("village")
    monkeypatch.setattr(networks, "FOLDER", tmp_path)
    monkeypatch.setattr(networks, "LOADED", {})
    with pytest.raises(chronik.OptionError, match=r"nobody has learned .*village-2"):
        hints.show(match, 0)


def test_after_the_end_there_is_nothing_to_hint_at() -> None:
    match = position("village")
    match.state.over = 1
    with pytest.raises(chronik.IllegalMove, match="over"):
        hints.warn(match, 0)
