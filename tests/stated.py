"""What the rulebooks and public sources say of components whose pictures are lost, rule by rule.

Each fact is asked of all tables of a game as plain data, so that it can be asked of our box and of any other.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

Tables = dict[str, Any]
Fact = tuple[str, Callable[[Tables], bool]]

SPACES = [
    "harvest",
    "family",
    "crafts",
    "market",
    "travel",
    "council",
    "church",
    "inn",
    "smuggler",
    "marriage",
]
AREAS = ["farm", "craft", "travel", "council", "church"]
COLOURS = ["orange", "green", "brown", "pink"]


def given(part: dict[str, Any]) -> dict[str, Any]:
    """Without what is nothing."""
    return {name: value for name, value in part.items() if value}


def only(rows: list[dict[str, Any]], **values: Any) -> list[dict[str, Any]]:
    return [row for row in rows if all(row[name] == value for name, value in values.items())]


# Village: what is laid on the board, and places of the dead


def laid(card: dict[str, Any]) -> int:
    return sum(card[space] for space in SPACES)


def setup(tables: Tables, players: int, *expansions: str) -> dict[str, Any]:
    (card,) = only(tables["setup_cards"]["card"], players=players, expansions=list(expansions))
    return dict(card)


def all_turns_alike(tables: Tables) -> bool:
    """The first round of Marriage has nothing on the space of the family."""
    for card in tables["setup_cards"]["card"]:
        first = laid(card) - card["family"] * ("marriage" in card["expansions"])
        if laid(card) % card["players"] or first % card["players"]:
            return False
    return True


def cubes_laid(tables: Tables) -> bool:
    one = all(card["market"] == 1 for card in tables["setup_cards"]["card"])
    return one and [laid(setup(tables, players)) for players in (2, 3, 4)] == [18, 21, 24]


def bag_is_enough(tables: Tables) -> bool:
    plague = tables["supplies"]["bigbox"]["plague"]
    more = tables["supplies"]["marriage"]["plague"]
    return all(
        laid(card) <= len(COLOURS) * card["each"] + plague + more * ("marriage" in card["expansions"])
        for card in tables["setup_cards"]["card"]
    )


def known_cards(tables: Tables) -> bool:
    """The numbers of two cards of Marriage, though not on which space each is."""
    two, three = (setup(tables, players, "marriage") for players in (2, 3))
    numbers = [sorted(filter(None, (card[space] for space in SPACES))) for card in (two, three)]
    return (two["each"], three["each"], *numbers) == (
        *(4, 5),
        [1, 1, 2, 2, 2, 2, 2, 3, 5],
        [1, 2, 2, 2, 2, 3, 3, 3, 6],
    )


def five_have_one_more(tables: Tables) -> bool:
    """A fifth player has one place more everywhere but on travels, where there are two for any number."""
    original, bigbox = tables["chronicle"]["original"], tables["chronicle"]["bigbox"]
    others = [area for area in [*AREAS, "graves"] if area != "travel"]
    return original["travel"] == bigbox["travel"] == [2, 2] and all(
        [*original[area], 5] == bigbox[area] for area in others
    )


def marks_are_used(tables: Tables) -> bool:
    box = tables["chronicle"]["bigbox"]
    written = {mark for area in AREAS for mark in box[area]}
    return written >= {3, 4, 5} and {*box["graves"]} >= {3, 4, 5} and box["marriage"] == [3, 4]


def graves_are_fewer(tables: Tables) -> bool:
    for box in (tables["chronicle"]["original"], tables["chronicle"]["bigbox"]):
        for players in (2, 3, 4, 5):
            places = sum(mark <= players for area in AREAS for mark in box[area])
            if sum(mark <= players for mark in box["graves"]) >= places:
                return False
    return sum(mark <= 4 for mark in tables["chronicle"]["original"]["farm"]) >= 3


# Village: customers, council, travel


def customers_seen(tables: Tables) -> bool:
    rows = tables["customers"]["customer"]
    seen = [(given(row["wants"]), row["points"]) for row in rows if not row["expansion"]]
    wanted = ({"horse": 1, "plough": 1}, 6), ({"grain": 3}, 3), ({"grain": 1, "scroll": 1}, 3)
    return all(row in seen for row in wanted) and all(1 <= points <= 6 for _, points in seen)


def expansion_customers(tables: Tables) -> bool:
    rows = tables["customers"]["customer"]
    beer = all(row["wants"]["beer"] for row in only(rows, expansion="inn"))
    return beer and sorted(row["points"] for row in only(rows, expansion="marriage")) == [4, 4, 5, 5, 5]


def council_times(tables: Tables) -> bool:
    first, *others = (row["time"] for row in tables["council"]["step"])
    return first == 1 and all(time in (2, 3) for time in others)


def roads_known(tables: Tables) -> bool:
    travel = tables["travel"]
    roads = {tuple(sorted(road["ends"])): given(road["influence"]) for road in travel["road"]}
    from_village = {ends: price for ends, price in roads.items() if "village" in ends}
    rewards = {city["id"]: city["reward"] for city in travel["city"]}
    return (
        (travel["time"], travel["wagons"], len(rewards)) == (2, 1, 6)
        and from_village == {("A", "village"): {"brown": 2}, ("B", "village"): {"pink": 2}}
        and rewards["A"] == rewards["B"] == "points"
        and any("orange" in price for price in roads.values())
    )


# The expansions of Village


def person_prices(tables: Tables) -> bool:
    """One coin, one beer or two; the Medico two beer."""
    prices = {row["id"]: (row["coins"], row["beer"]) for row in tables["inn"]["person"]}
    return {*prices.values()} <= {(1, 0), (0, 1), (0, 2)} and prices["medico"] == (0, 2)


def cubes_of(captain: dict[str, Any]) -> float:
    """For one further step."""
    return float((captain["cubes"] + sum(captain["influence"].values())) / captain["steps"])


def captains(tables: Tables) -> bool:
    """Five of each price; the dearer, the fewer cubes; the symbols that the rulebook shows."""
    rows = tables["port"]["captain"]
    by_price = [[cubes_of(row) for row in only(rows, coins=coins)] for coins in (1, 2, 3)]
    symbols = [(row["cubes"], given(row["influence"]), row["steps"]) for row in rows]
    return (
        all(len(part) == 5 for part in by_price)
        and min(by_price[0]) > max(by_price[1])
        and min(by_price[1]) > max(by_price[2])
        and all(
            symbol in symbols
            for symbol in ((0, {"orange": 1, "pink": 1}, 1), (0, {"green": 1}, 2), (2, {}, 1))
        )
        and any(row["coins"] == 2 and given(row["influence"]) == {"pink": 1} for row in rows)
    )


def way_of_the_example(tables: Tables) -> bool:
    port = tables["port"]
    lines = {frozenset(line["ends"]) for line in port["line"]}
    islands = {row["id"]: row for row in port["island"]}
    cocoa, cattle = islands["I1"], islands["I2"]
    return (
        lines >= {frozenset(ends) for ends in (("H", "T1"), ("T1", "I1"), ("I1", "I2"))}
        and (port["holds"], port["return_time"]) == (3, 1)
        and cocoa["tile"] == "cocoa"
        and not {*given(cocoa["buys"])} & {"ox", "plough"}
        and cocoa["lighthouse"]["wagon"] == 1
        and not given(cocoa["lighthouse"]["influence"])
        and given(cattle["buys"]) == {"ox": 4, "plough": 3}
        and given(cattle["lighthouse"]["influence"]) == {"orange": 1, "brown": 1}
        and cattle["lighthouse"]["points"] == 5
    )


def stacks_at_sea(tables: Tables) -> bool:
    tiles = [row["tile"] for row in tables["port"]["island"] if row["tile"]]
    chests = tables["port"]["chest"]
    coins = Counter(row["coins"] for row in only(chests, expansion=None))
    tools = [row["tools"] for row in only(chests, expansion="marriage")]
    return sorted(tiles) == ["chest", "cocoa", "tea"] and coins == {3: 3, 4: 2, 5: 1} and all(tools)


def ranks(tables: Tables) -> bool:
    """One cube of two on rank 3, an exchange on rank 2 or 4, three grain on rank 6 of a side."""
    sides = [only(tables["marriage"]["rank"], side=side) for side in "AB"]
    swaps = {(number, row["swap"]) for side in sides for number, row in enumerate(side, 1) if row["swap"]}
    return (
        all(len(side) == 6 and len({*side[2]["cubes"]}) == 2 for side in sides)
        and swaps == {(2, 1), (4, 2)}
        and any(side[5]["grain"] == 3 for side in sides)
    )


def die(tables: Tables) -> bool:
    faces = tables["marriage"]["die"]
    return (
        sorted(face["colour"] for face in faces) == sorted(COLOURS)
        and len({face["rank"] for face in faces}) == 4
        and {face["rank"] for face in faces} >= {2, 3}
        and Counter(face["building"] for face in faces) == {"bakery": 2, "shop": 2}
    )


VILLAGE: list[Fact] = [
    ("V-AMB-03", all_turns_alike),
    ("V-AMB-03", bag_is_enough),
    ("V-AMB-03", known_cards),
    ("V-AMB-03", cubes_laid),
    ("V-AMB-02", five_have_one_more),
    ("V-AMB-02", marks_are_used),
    ("V-AMB-02", graves_are_fewer),
    ("V-AMB-04", customers_seen),
    ("VM-AMB-19", expansion_customers),
    ("V-AMB-06", council_times),
    ("V-AMB-05", roads_known),
    ("VI-AMB-06", person_prices),
    ("VP-AMB-11", captains),
    ("VP-AMB-11", way_of_the_example),
    ("VP-AMB-11", stacks_at_sea),
    ("VM-AMB-10", ranks),
    ("VM-AMB-11", die),
]


# My Village


def fixed_banners(tables: Tables) -> bool:
    boards, place = tables["boards"], tables["council"]["meeting_place"]
    return (
        boards["school"]["values"] == [3, 11]
        and boards["hand"]["values"] == tables["market"]["values"] == [4, 10]
        and place["values"] == place["tile"] == [2, 12]
        and (place["points"], place["stories"], place["count"]) == (2, 1, 4)
        and place["room"] >= 2
    )


def halls(tables: Tables) -> bool:
    finance, areas, population, _ = tables["council"]["hall"]
    return (
        (finance["values"], finance["time"], finance["white_time"], finance["gives"]) == ([3], 4, 1, 2)
        and (areas["points"], areas["points_per_mark"], areas["room"]) == (0, 1, 5)
        and (population["points_per_mark"], population["room"]) == (4, 5)
    )


def churches(tables: Tables) -> bool:
    church = tables["church"]
    return (
        church["windows"] == [0, 2, 4, 7, 10, 14, 20]
        and church["healings"] == church["monk_customers"] == 2
        and church["church"][1]["points"] == 4
    )


def monks(tables: Tables) -> bool:
    """Three stacks; stories of 2 or 3, the chief once, the school once or twice, the bailiff."""
    rows = tables["church"]["monk"]
    bonuses = {(row["bonus"], row["size"]) for row in rows}
    known = {("story", 2), ("story", 3), ("chief", 1), ("school", 1), ("school", 2), ("market", 1)}
    return Counter(row["stack"] for row in rows) == {"quill": 3, "jug": 4, "rosary": 5} and bonuses == known


def fields_and_crafts(tables: Tables) -> bool:
    field = tables["harvest"]
    kinds = [field[name] for name in ("count", "points", "gives", "plough_gives")]
    return kinds == [8, 1, 1, 1] and all(row["room"] >= 2 for row in tables["crafts"]["building"])


def journeys(tables: Tables) -> bool:
    letters, cards = tables["travel"]["letter"], tables["travel"]["card"]
    fares = [[given(fare) for fare in row["fare"]] for row in letters]
    grey = [(card["letter"], given(card["surcharge"])) for card in cards]
    return (
        (letters[2]["values"], letters[2]["time"], fares[2]) == ([7], 2, [{"wagon": 1}, {"coins": 2}])
        and [{"coins": 2, "horse": 1}, {"coins": 2, "wagon": 1}] in [sorted(f, key=list) for f in fares]
        and Counter(card["letter"] for card in cards) == {"A": 4, "B": 4, "C": 4, "D": 4, "E": 3}
        and [(card["letter"], card["points"]) for card in only(cards, chapel=True)] == [("D", 8)]
        and ("B", {"beer": 1}) in grey
        and all({*cost} <= {"coins", "beer", "time"} for _, cost in grey)
        and {("A", 3), ("B", 5)} <= {(card["letter"], card["points"]) for card in cards}
    )


def visitors(tables: Tables) -> bool:
    """Those of the examples; five that were served bring 2, 2, 3, 3 and 4 points."""
    rows = tables["customers"]["customer"]
    seen = [(row["values"], given(row["wants"])) for row in rows]
    points = Counter(row["points"] for row in rows)
    return (
        ("any", {"scroll": 2}) in seen
        and ([3, 11], {"wagon": 1}) in seen
        and (points[2] >= 2 and points[3] >= 2 and points[4] >= 1)
        and not any(row["time"] for row in rows)
    )


def rat_and_chronicle(tables: Tables) -> bool:
    """With three players a rat can stand four fields before the plague; a place has 1 or 2 stories."""
    places = {key: pair for key, pair in tables["boards"]["chronicle"].items() if key != "provenance"}
    stories = {story for pair in places.values() for story in pair}
    rat = tables["boards"]["rat"]
    return rat["die"] == 6 and rat["steps"]["3"] > 4 and stories == {1, 2} and places["merchant"][1] == 1


MYVILLAGE: list[Fact] = [
    ("MV-AMB-35", fixed_banners),
    ("MV-AMB-36", halls),
    ("MV-AMB-35", churches),
    ("MV-AMB-35", monks),
    ("MV-AMB-35", fields_and_crafts),
    ("MV-AMB-35", journeys),
    ("MV-AMB-35", visitors),
    ("MV-AMB-34", rat_and_chronicle),
]
FACTS = {"village": VILLAGE, "myvillage": MYVILLAGE}
