"""A flawed data file is refused with a sentence that names file, entry and reason. Tiles and cards, and prepared
combats, follow in a file of their own."""

from importlib.resources import files

import pytest
from tests.games.dungeon_lords.flaws import refuse
from tests.games.flaws import Spoil, entry, swap
from tests.refusals import refused

from lanterne.games.dungeon_lords.content.checks import RULES
from lanterne.games.dungeon_lords.content.files import Printed, packaged, printed
from lanterne.registry import rule_ids

FLAWS: list[tuple[str, Spoil, str]] = [
    ("supplies.json", lambda t: t[0].update(limited=True), "entry gold: troll tokens, and nothing else, can run out"),
    (
        "supplies.json",
        lambda t: t[5].update(limited=False),
        "entry trolls: troll tokens, and nothing else, can run out",
    ),
    ("supplies.json", lambda t: t[5].update(count=4), "the troll-tokens: there are 4, not 3"),
    ("supplies.json", lambda t: t[0].update(component="coins"), "the coins: there are 30, not 0"),
    ("colours.json", lambda t: t.pop(), "entry yellow: it is missing"),
    ("colours.json", lambda t: t[0].update(hex="#f00"), "entry red: Object contains unknown field `hex`"),
    ("colours.json", lambda t: t[0].pop("origin"), "entry red: Object missing required field `origin`"),
    ("colours.json", lambda t: t[0].update(origin="hearsay"), "entry red: Invalid enum value 'hearsay'"),
    ("colours.json", lambda t: t[0].update(origin_of={"hue": "seed"}), "entry red: origin_of names hue, a field it"),
    ("evilometer.json", lambda t: t[0].update(paladin=4), "entry evilometer: its spaces are not in order"),
    ("evilometer.json", lambda t: t[0].update(highest=8), "entry evilometer: its spaces are not in order"),
    ("evilometer.json", lambda t: t.append(t[0]), "entry evilometer: the id is used 2 times"),
    ("start.json", lambda t: t[0].update(hand=5), "entry lord: 5 and 2 are not all orders"),
    ("start.json", lambda t: t[0].update(drawn_to_choose=2), "entry lord: there is nothing to choose"),
    ("start.json", lambda t: t[0].update(minions=4), "the minions: there are 16, not 12"),
    ("start.json", lambda t: t[0].update(hand=5, inaccessible=3, drawn_to_choose=4), "entry lord: inaccessible orders"),
    ("dungeon-board.json", lambda t: t[0]["grid"].__setitem__(1, "...."), "entry dungeon: its grid is not a"),
    ("dungeon-board.json", lambda t: t[0]["grid"].__setitem__(1, "..x.."), "entry dungeon: its grid is not a"),
    ("dungeon-board.json", lambda t: t[0]["tunnels"].append("r0c2"), "entry dungeon: a tunnel is listed twice"),
    ("dungeon-board.json", lambda t: t[0]["tunnels"].append("r4c2"), "entry dungeon: a tunnel is not in the grid"),
    ("dungeon-board.json", lambda t: t[0]["tunnels"].append("r3c3"), "entry dungeon: its tunnels do not begin at the"),
    ("dungeon-board.json", lambda t: t[0].update(entrance="r0c1"), "entry dungeon: its tunnels do not begin at the"),
    ("dungeon-board.json", lambda t: t[0].update(entrance="c2"), "entry dungeon: Expected `str` matching regex"),
    ("room-zones.json", lambda t: t[1]["grid"].pop(), "entry upper: its grid is not that of the dungeon"),
    ("room-zones.json", lambda t: t[0]["grid"].__setitem__(0, "####."), "entry any: it must be the whole dungeon"),
    ("room-zones.json", lambda t: t[4]["grid"].__setitem__(0, "..#.."), "entry ring: with core it must be the whole"),
    (
        "room-zones.json",
        lambda t: (t[3]["grid"].__setitem__(1, "##..#"), t[4]["grid"].__setitem__(1, "..##.")),
        "entry ring: it must be the cells at the border",
    ),
    (
        "room-zones.json",
        lambda t: (t[1].update(grid=t[2]["grid"]), t[2].update(grid=["#####", "#####", ".....", "....."])),
        "entry upper: it must be the rows nearest the surface",
    ),
    ("dungeon-areas.json", lambda t: t[0]["holds"].append("ogres"), "entry lair: there are no ogres in the box"),
    ("dungeon-areas.json", lambda t: t[0].update(holds=[]), "entry lair: it holds nothing"),
    ("main-board.json", lambda t: t[1].update(id="den"), "entry den: another area has this name"),
    ("main-board.json", lambda t: entry(t, "tavern").update(spaces=4), "entry tavern: 12 tiles of year-1 are not"),
    ("main-board.json", lambda t: entry(t, "room-shop").update(spaces=3), "entry room-shop: 8 tiles of year-1 are not"),
    ("main-board.json", lambda t: entry(t, "town").update(spaces=5), "entry town: it must have room for 4 combat"),
    ("distant-lands.json", lambda t: t[1].update(id="monster-pile"), "entry monster-pile: the id is used 2 times"),
    ("years.json", lambda t: t[1].update(combat_cards=5), "entry year-2: it has 5 cards for its combat rounds"),
    ("years.json", lambda t: t[1].update(back="bronze"), "entry year-2: Invalid enum value 'bronze'"),
    ("seasons.json", lambda t: swap(t, 1, 2), "entry summer: spring should stand in its place"),
    ("seasons.json", lambda t: t[0]["phases"].insert(3, "event"), "entry winter: its phases are not those of the"),
    ("seasons.json", lambda t: t[1]["phases"].remove("event"), "entry spring: its phases are not those of the season"),
    ("seasons.json", lambda t: swap(t[1]["phases"], 1, 2), "entry spring: its phases are not those of the season"),
    ("seasons.json", lambda t: t[0].update(announces="summer"), "entry winter: it must announce spring"),
    ("seasons.json", lambda t: t[3].update(announces="winter"), "entry autumn: it must announce nothing"),
    ("seasons.json", lambda t: t[3].update(passes_token=True), "entry autumn: the token passes after every season but"),
    ("seasons.json", lambda t: t[2].update(party_place=3), "entry summer: its adventurer joins place 2, not 3"),
    ("phases.json", lambda t: swap(t, 0, 1), "entry orders: new-round should stand in its place"),
    ("combat-rounds.json", lambda t: t[2].update(magic=4), "entry round-3: it needs 4 magic, not 3"),
    ("combat-steps.json", lambda t: swap(t, 1, 3), "entry slow-spell: fast-spell should stand in its place"),
    ("battlegrounds.json", lambda t: t.pop(), "entry room: it is missing"),
    ("battlegrounds.json", lambda t: t[0].update(monsters=0), "entry tunnel: Expected `int` >= 1"),
    ("zones.json", lambda t: swap(t, 0, 1), "entry reputation: food should stand in its place"),
    ("zones.json", lambda t: t[4].update(line=1), "the zones: there are four in each line, the first line first"),
    ("zones.json", lambda t: t[6].update(resolves=[3, 2, 2]), "entry monster: each space is resolved once"),
    ("zones.json", lambda t: t[0]["spaces"].pop(), "entry food: Expected `array` of length 3"),
    ("zones.json", lambda t: t[0]["spaces"][1].update(gain={}), "entry food: space 2 gives nothing"),
    ("zones.json", lambda t: t[2]["spaces"][2].pop("imps"), "entry dig: space 3 has a foreman, but no imps"),
    ("zones.json", lambda t: t[6]["spaces"][0].pop("wage"), "entry monster: space 1 must ask for a wage if a"),
    ("zones.json", lambda t: t[0]["spaces"][0]["cost"].update(mana=1), "entry food: Object contains unknown field"),
    ("zones.json", lambda t: t[0]["spaces"][0]["gain"].update(evil=1), "entry food: Expected `int` <= 0"),
    ("zones.json", lambda t: t[0].update(rules=["DL-FOO-2"]), "entry food: the rulebook has no DL-FOO-2"),
    ("zones.json", lambda t: t[0].update(rules=["DL-ZZZ-1"]), "entry food: the rulebook has no DL-ZZZ-1"),
    ("zones.json", lambda t: t[0].update(rules=["HQ-MOV-1"]), "entry food: Expected `str` matching regex"),
    ("zones.json", lambda t: t[0].update(rules=[]), "entry food: it names no rule"),
    ("orders.json", lambda t: t.pop(), "entry room: it is missing"),
    ("titles.json", lambda t: t[5]["counts"].append("gold"), "entry riches: it counts something, each thing once"),
    ("titles.json", lambda t: t[5].update(counts=[]), "entry riches: it counts something, each thing once"),
    ("titles.json", lambda t: t[5].update(counts=["jewels"]), "entry riches: Invalid enum value 'jewels'"),
    ("scoring.json", lambda t: t[0].update(points="two"), "entry room: Expected `int`, got `str`"),
    ("player-counts.json", lambda t: t[0].update(players=4), "entry players-2: it is for 4 players"),
    ("player-counts.json", lambda t: t[2].update(dummies=1), "entry players-4: there are only 4 lords"),
    ("player-counts.json", lambda t: t[1].update(dummy_counters=2), "entry players-3: a dummy has one counter at most"),
    ("player-counts.json", lambda t: t[1].update(adventurers=4), "entry players-3: each counter gets one adventurer"),
    ("player-counts.json", lambda t: t[0].update(orders_chosen=0), "entry players-2: a dummy places all its minions"),
    ("player-counts.json", lambda t: t[0].update(orders_inaccessible=2), "entry players-2: the orders a dummy has"),
    ("player-counts.json", lambda t: t[1].update(dummy_evil_lost=2), "entry players-3: there is no counter that could"),
    ("player-counts.json", lambda t: t[0].update(title_shared=2), "entry players-2: a title held alone is worth more"),
    ("player-counts.json", lambda t: t[0].update(token="up"), "entry players-2: Invalid enum value 'up'"),
    (
        "settings.json",
        lambda t: t[0].update(default="perhaps"),
        "entry initial_orders: the default perhaps is not among",
    ),
    (
        "settings.json",
        lambda t: t[1].update(values=["on", "off", "on"]),
        "entry special_events: a value is listed twice",
    ),
    ("settings.json", lambda t: t[3]["values"].pop(), "entry trainer: it must offer none, then every prepared combat"),
    ("settings.json", lambda t: t[0].update(only_with=["trainer", "fog"]), "entry initial_orders: there is no setting"),
    ("settings.json", lambda t: t[3]["seats"].pop(), "entry trainer: seats needs one entry for each value, or none"),
    ("settings.json", lambda t: t[3].update(rule="DL-VAR-5"), "entry trainer: the rulebook has no DL-VAR-5"),
    ("settings.json", lambda t: t.append(t[1] | {"id": "fog"}), "entry fog: the game has no such thing"),
]


@pytest.mark.parametrize(("file", "spoil", "sentence"), FLAWS, ids=[f"{file}: {what}" for file, _, what in FLAWS])
def test_a_flaw_is_refused_with_a_sentence(file: str, spoil: Spoil, sentence: str) -> None:
    refuse(file, spoil, sentence)


def test_a_troll_token_without_a_troll_is_refused() -> None:
    refuse(
        "monsters.json",
        lambda t: (entry(t, "troll").update(copies=[2, 0]), entry(t, "goblin").update(copies=[2, 2])),
        "entry trolls: there are 3 for 2 Troll tiles",
        named="supplies.json",
    )


def test_a_component_that_is_listed_otherwise_is_missed_by_the_table_it_belongs_to() -> None:
    refuse(
        "components.json",
        lambda t: entry(t, "trap-cards").update(count=28),
        "the trap-cards: there are 27, not 28",
        named="traps.json",
    )


def test_an_order_without_a_space_is_refused() -> None:
    refuse(
        "dungeon-areas.json",
        lambda t: entry(t, "order-spaces").update(spaces=2),
        "entry lord: each of 3 minions needs a space for an order",
        named="start.json",
    )


def test_what_is_no_list_is_refused() -> None:
    with refused(r"^zones\.json, the file as a whole: ", "dungeon-lords"):
        printed(lambda name: b"{}" if name == "zones.json" else packaged(name))


def test_every_data_file_is_read() -> None:
    """A file that is never read would be a table without a check."""
    shipped = {file.name for file in files("lanterne.games.dungeon_lords.content").iterdir()}
    tables = {f"{name.replace('_', '-')}.json" for name in Printed._fields}
    assert {name for name in shipped if name.endswith(".json")} == tables


def test_the_rules_that_entries_may_name_are_those_of_the_ledger() -> None:
    known = {f"DL-{chapter}-{number}" for chapter, last in RULES.items() for number in range(1, last + 1)}
    decisions = {name for name in rule_ids("dungeon_lords") if name.startswith("DL-D-")}
    assert known == rule_ids("dungeon_lords") - decisions
