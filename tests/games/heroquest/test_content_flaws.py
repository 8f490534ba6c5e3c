"""A flawed data file is refused with a sentence that names file, entry and reason. Quests: test_quest_flaws.py."""

from importlib.resources import files
from typing import Any

import pytest
from tests.games.flaws import Spoil, entry, swap
from tests.games.heroquest.flaws import refuse
from tests.refusals import refused

from lanterne.games.heroquest.content.files import packaged, printed


def redraw(board: dict[str, Any], row: int, column: int, letter: str) -> None:
    """Another letter on one square, both counted from 1."""
    line = board["rows"][row - 1]
    board["rows"][row - 1] = line[: column - 1] + letter + line[column:]


def tear_apart(board: dict[str, Any]) -> None:
    """Exchange a square of one room for a square of another."""
    redraw(board, 3, 3, "H")
    redraw(board, 6, 6, "A")


def knock_down(board: dict[str, Any]) -> None:
    """Make two rooms one."""
    board["rows"] = [row.replace("V", "U") for row in board["rows"]]
    board["regions"].pop()


FLAWS: list[tuple[str, Spoil, str]] = [
    ("board.json", lambda b: b["rows"].pop(), "the rows: there are 18, not 19"),
    ("board.json", lambda b: b["rows"].__setitem__(0, "." * 25), "row 1: it has 25 squares, not 26"),
    ("board.json", lambda b: redraw(b, 3, 3, "X"), "row 3: no region has the letter X"),
    ("board.json", lambda b: swap(b["regions"], 0, 1), "region room-01: the corridor must come first"),
    ("board.json", lambda b: swap(b["regions"], 1, 2), "region room-02: room-01 should stand in its place"),
    ("board.json", lambda b: b["regions"][2].update(letter="A"), "row 2: no region has the letter B"),
    ("board.json", lambda b: b["regions"][2].update(id="room-01"), "entry room-01: the id is used 2 times"),
    (
        "board.json",
        lambda b: b["regions"].append({"id": "room-23", "letter": "V", "origin": "public"}),
        "region room-22: another region has the letter V",
    ),
    ("board.json", lambda b: b["regions"][2].update(letter="b"), "region room-02: Expected `str` matching regex"),
    ("board.json", lambda b: redraw(b, 2, 2, "."), "region corridor: it has 149 squares, not 148"),
    ("board.json", tear_apart, "region room-01: it is not one connected"),
    ("board.json", lambda b: redraw(b, 2, 5, "B"), "the walls: regions meet at 262 edges, not at 261"),
    ("board.json", knock_down, "the regions: there are 21 rooms, not 22"),
    ("tiles.json", lambda t: swap(t, 0, 1), "entry blocked-single: stairway should stand in its place"),
    ("furniture.json", lambda t: entry(t, "table").update(count=3), "entry table: the box holds 2, not 3"),
    ("furniture.json", lambda t: entry(t, "tomb").update(id="sofa"), "entry tomb: the box holds 1, not 0"),
    ("furniture.json", lambda t: t.append(t[0] | {"id": "sofa"}), "entry sofa: the box holds no such thing"),
    ("dice.json", lambda t: entry(t, "combat").update(count=5), "entry combat: the box holds 6, not 5"),
    ("dice.json", lambda t: entry(t, "red")["faces"].pop(), "entry red: Expected `array` of length 6"),
    ("heroes.json", lambda t: swap(t, 0, 1), "entry dwarf: barbarian should stand in its place"),
    ("heroes.json", lambda t: entry(t, "elf").update(weapon="spoon"), "entry elf: spoon is not a weapon that this"),
    ("heroes.json", lambda t: entry(t, "wizard").update(weapon="longsword"), "entry wizard: longsword is not a"),
    ("heroes.json", lambda t: entry(t, "elf").update(weapon="dagger"), "entry elf: a dagger has 1 dice, not 2"),
    ("heroes.json", lambda t: entry(t, "elf").update(luck=1), "entry elf: Object contains unknown field `luck`"),
    ("monsters.json", lambda t: entry(t, "orc").update(figures=7), "entry orc: the box holds 8, not 7"),
    ("monsters.json", lambda t: entry(t, "dread-sorcerer").update(card=True), "the cards: there are 9, not 8"),
    ("monsters.json", lambda t: entry(t, "orc").update(tags=["tall"]), "entry orc: Invalid enum value 'tall'"),
    ("stand-ins.json", lambda t: entry(t, "yeti").update(figure="moth"), "entry yeti: there is no monster moth"),
    ("monsters.json", lambda t: entry(t, "orc").pop("origin"), "entry orc: Object missing required field `origin`"),
    ("spell-groups.json", lambda t: t.pop(), "entry earth: it is missing"),
    ("spell-groups.json", lambda t: t[3].update(advised="dwarf"), "entry earth: dwarf casts no spells"),
    ("spell-groups.json", lambda t: t[3].update(advised="wizard"), "entry air: wizard is advised the wrong number of"),
    ("spells.json", lambda t: t.pop(), "the cards: there are 11, not 12"),
    ("spells.json", lambda t: entry(t, "genie").update(group="fire"), "entry genie: fire has 4 spells, not 3"),
    ("spells.json", lambda t: entry(t, "genie").update(group="smoke"), "entry genie: there is no group smoke"),
    ("spells.json", lambda t: entry(t, "genie")["effect"].update(kind="wish"), "entry genie: Invalid value 'wish'"),
    ("dread-spells.json", lambda t: t.pop(), "the cards: there are 11, not 12"),
    (
        "dread-spells.json",
        lambda t: entry(t, "dread-summon-orcs")["effect"]["table"][0]["faces"].pop(),
        "entry dread-summon-orcs: its table must name every face once",
    ),
    (
        "dread-spells.json",
        lambda t: entry(t, "dread-summon-orcs")["effect"]["table"][0].update(monsters={"elephant": 1}),
        "entry dread-summon-orcs: there is no monster elephant",
    ),
    (
        "dread-spells.json",
        lambda t: entry(t, "dread-rust")["effect"]["items"].append("spoon"),
        "entry dread-rust: there is no equipment spoon",
    ),
    ("treasures.json", lambda t: entry(t, "gem").update(count=3), "the cards: there are 25, not 24"),
    (
        "treasures.json",
        lambda t: entry(t, "gem").update(gold=0),
        "entry gem: what it gives does not fit a card of wealth",
    ),
    (
        "treasures.json",
        lambda t: entry(t, "wandering-monster").update(damage=1),
        "entry wandering-monster: what it gives",
    ),
    (
        "treasures.json",
        lambda t: entry(t, "heroic-brew").update(item="beer"),
        "entry heroic-brew: there is no potion beer",
    ),
    ("potions.json", lambda t: t.append(t[0]), "entry potion-of-healing: the id is used 2 times"),
    ("equipment.json", lambda t: t[-1].update(id="potion-of-doom"), "entry potion-of-doom: its effect must be in"),
    ("equipment.json", lambda t: entry(t, "dagger").update(cards=3), "the cards: there are 24, not 23"),
    ("equipment.json", lambda t: entry(t, "dagger").update(users=["cook"]), "entry dagger: there is no hero cook"),
    ("equipment.json", lambda t: entry(t, "crossbow").update(attack=0), "entry crossbow: weapons and no others have"),
    ("equipment.json", lambda t: entry(t, "helmet").pop("slot"), "entry helmet: armour and nothing else has a slot"),
    (
        "equipment.json",
        lambda t: entry(t, "helmet").update(defend=0),
        "entry helmet: armour and nothing else has a slot",
    ),
    ("equipment.json", lambda t: entry(t, "dagger").update(cost=0), "entry dagger: Expected `int` >= 1"),
    (
        "equipment.json",
        lambda t: entry(t, "dagger").update(origin_of={"smell": "seed"}),
        "entry dagger: origin_of names",
    ),
    ("artifacts.json", lambda t: t.pop(), "the cards: there are 13, not 14"),
    (
        "artifacts.json",
        lambda t: entry(t, "orcs-bane").update(id="longsword"),
        "entry longsword: another item has this",
    ),
    (
        "artifacts.json",
        lambda t: entry(t, "spell-ring").update(slot="head"),
        "entry spell-ring: armour and nothing else",
    ),
    ("traps.json", lambda t: entry(t, "pit").update(tile="hole"), "entry pit: there is no tile hole"),
    ("furniture-traps.json", lambda t: t.pop(), "entry dart: it is missing"),
    ("conditions.json", lambda t: t.pop(0), "entry asleep: it is missing"),
    ("settings.json", lambda t: entry(t, "play").update(default="nothing"), "entry play: the default nothing is not"),
    (
        "settings.json",
        lambda t: entry(t, "quest").update(only_with=["play", "chess"]),
        "entry quest: there is no setting play that can be chess",
    ),
    ("constants.json", lambda t: t.append(t[0] | {"id": "luck"}), "entry luck: the game has no such thing"),
    ("difficulties.json", lambda t: t.pop(), "entry peril: it is missing"),
    ("zargon.json", lambda t: t[0]["names"].pop(), "entry hero_priority: it must name each of ally, barbarian"),
    ("zargon.json", lambda t: t[1]["names"].append("dread-fear"), "entry spell_priority: it must name each of"),
    ("campaign.json", lambda t: t[0]["quests"].pop(), "entry black-banner: it must name 14 quests, each once"),
    ("campaign.json", lambda t: t[0]["quests"].append("goblin-toll"), "entry black-banner: it must name 14 quests"),
]


@pytest.mark.parametrize(("file", "spoil", "sentence"), FLAWS)
def test_a_flawed_file_is_refused_with_file_entry_and_reason(file: str, spoil: Spoil, sentence: str) -> None:
    refuse(file, spoil, sentence)


def test_an_artifact_that_no_quest_hands_out_is_found() -> None:
    def lose(quest: dict[str, Any]) -> None:
        entry(quest["finds"], "room-07", "room").update(items=["dagger"])

    refuse("quests/goblin-toll.json", lose, "entry orcs-bane: 0 quests hand it out, not 1", named="artifacts.json")


def test_every_file_has_a_flaw_tested() -> None:
    folder = files("lanterne.games.heroquest.content").iterdir()
    assert {file for file, _, _ in FLAWS} == {path.name for path in folder if path.name.endswith(".json")}


def test_a_file_that_is_not_json_is_refused() -> None:
    with refused(r"^spells\.json, the file as a whole: ", "heroquest"):
        printed(lambda name: b"[" if name == "spells.json" else packaged(name))
