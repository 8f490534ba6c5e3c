"""A flawed data file is refused with a sentence that names file, entry and reason. Sections and adventures follow in
files of their own."""

from importlib.resources import files

import pytest
from tests.games.flaws import Spoil, entry, swap
from tests.games.warhammer_quest.flaws import refuse
from tests.refusals import refused

from lanterne.games.warhammer_quest.content.checks import RULES
from lanterne.games.warhammer_quest.content.files import Printed, packaged, printed
from lanterne.registry import rule_ids

FLAWS: list[tuple[str, Spoil, str]] = [
    ("warriors.json", lambda t: swap(t, 1, 3), "entry dwarf: elf should stand in its place"),
    ("warriors.json", lambda t: t.pop(), "entry dwarf: it is missing"),
    ("warriors.json", lambda t: t[0].update(luck=1), "entry barbarian: Object contains unknown field `luck`"),
    (
        "warriors.json",
        lambda t: t[0].update(origin_of={"luck": "seed"}),
        "entry barbarian: origin_of names luck, a field it does not have",
    ),
    ("warriors.json", lambda t: t[0].pop("origin"), "entry barbarian: Object missing required field `origin`"),
    ("warriors.json", lambda t: t[0].update(wounds="1D8"), "entry barbarian: Expected `str` matching regex"),
    ("warriors.json", lambda t: t[0].update(wounds="1D66"), "entry barbarian: Expected `str` matching regex"),
    ("warriors.json", lambda t: t[0].update(ws=11), "entry barbarian: Expected `int` <= 10"),
    ("warriors.json", lambda t: t[0].update(equipment="rope"), "entry barbarian: rope is not his card"),
    ("warriors.json", lambda t: t[0].update(equipment="spoon"), "entry barbarian: spoon is not his card"),
    ("warriors.json", lambda t: t[0].update(pinning=7), "entry barbarian: no die decides whether he is pinned"),
    ("warriors.json", lambda t: t[0].update(bow_strength=3), "entry barbarian: a bow has dice and strength"),
    ("warriors.json", lambda t: t[2]["dice"].pop("damage"), "entry wizard: his weapon has no dice"),
    ("equipment.json", lambda t: t[1].update(owner="troll"), "entry rope: Invalid enum value 'troll'"),
    ("equipment.json", lambda t: t[1].update(users=["all", "elf"]), "entry rope: it is for all, or for some"),
    ("equipment.json", lambda t: t[1]["numbers"].update(breaks_up_to=6), "entry rope: breaks_up_to is 6, of 1 to 5"),
    ("monsters.json", lambda t: swap(t, 0, 1), "entry orc-warrior: minotaur should stand in its place"),
    ("monsters.json", lambda t: entry(t, "skaven").update(figures=11), "the skaven-figures: there are 11, not 12"),
    ("monsters.json", lambda t: entry(t, "skaven").update(bs=7), "entry skaven: no die shows 7"),
    ("monsters.json", lambda t: entry(t, "giant-rat").update(missile_strength=1), "entry giant-rat: it has a missile"),
    ("monsters.json", lambda t: entry(t, "skaven").update(reach=3), "entry skaven: Invalid enum value 3"),
    ("monsters.json", lambda t: t[0].update(rules=["WQ-BST-12"]), "entry minotaur: the rulebook has no WQ-BST-12"),
    ("monsters.json", lambda t: t[0].update(rules=["WQ-ZZZ-1"]), "entry minotaur: the rulebook has no WQ-ZZZ-1"),
    ("monsters.json", lambda t: t[0].update(rules=["HQ-MOV-1"]), "entry minotaur: Expected `str` matching regex"),
    ("events.json", lambda t: t.pop(), "entry old-bones: it is missing"),
    ("events.json", lambda t: t.append(t[0]), "entry giant-bats: the id is used 2 times"),
    ("events.json", lambda t: t[0]["groups"][0].update(monster="orc"), "entry giant-bats: there is no monster orc"),
    ("events.json", lambda t: t[0]["groups"][0].update(count="0"), "entry giant-bats: a group of giant-bat may be"),
    ("events.json", lambda t: t[0]["groups"].append(t[0]["groups"][0]), "entry giant-bats: it has two groups of a"),
    ("events.json", lambda t: t[0].pop("groups"), "entry giant-bats: M cards and no others bring monsters"),
    ("events.json", lambda t: t[0].update(treasure=2), "entry giant-bats: M cards and no others bring monsters"),
    ("events.json", lambda t: t[12].update(treasure=1), "entry cave-in: M cards and no others bring monsters"),
    ("events.json", lambda t: t[0].update(draw_another="in_table"), "entry giant-bats: an M card draws another before"),
    ("events.json", lambda t: entry(t, "trap")["numbers"].pop("another_up_to"), "entry trap: its die for another card"),
    (
        "events.json",
        lambda t: entry(t, "cave-in").update(monsters=True, treasure=1, groups=t[0]["groups"]),
        "the cards: there are 13 with monsters, not 12",
    ),
    (
        "events.json",
        lambda t: entry(t, "encounter").update(item="rope"),
        "entry encounter: another item is called rope",
    ),
    ("treasures.json", lambda t: t[0].update(copies=2), "the treasure-cards: there are 31, not 30"),
    ("treasures.json", lambda t: t[0].update(id="rope"), "entry rope: another item is called rope"),
    ("treasures.json", lambda t: t[0].update(use="charges"), "entry amulet-of-power: cards with charges"),
    ("treasures.json", lambda t: entry(t, "orb-of-might").update(use="once"), "entry orb-of-might: cards with charges"),
    ("treasures.json", lambda t: t[0].update(value_condition="per_charge"), "entry amulet-of-power: it has no charge"),
    (
        "treasures.json",
        lambda t: t[0].update(value_condition="unused"),
        "entry amulet-of-power: only a card that stays",
    ),
    ("treasures.json", lambda t: t[0].update(when="on_receipt"), "entry amulet-of-power: what is used at once is used"),
    ("treasures.json", lambda t: t[0].update(category="gold"), "entry amulet-of-power: gold, and nothing else, is"),
    ("treasures.json", lambda t: t[0].update(value="0"), "entry amulet-of-power: gold, and nothing else, cannot be"),
    (
        "treasures.json",
        lambda t: t[0].update(when="never"),
        "entry amulet-of-power: a card that cannot be used",
    ),
    ("treasures.json", lambda t: t[0].update(slot="weapon"), "entry amulet-of-power: weapons, and no others"),
    ("treasures.json", lambda t: entry(t, "dragon-shield").pop("slot"), "entry dragon-shield: a shield is held as"),
    ("treasures.json", lambda t: t[0].update(needs_bow=True), "entry amulet-of-power: ammunition, and nothing else"),
    ("treasures.json", lambda t: t[0].update(users=[]), "entry amulet-of-power: it is for all, or for some"),
    ("spells.json", lambda t: swap(t, 0, 5), "entry levitate: fireball should stand in its place"),
    ("spells.json", lambda t: t[0].update(kind="healing"), "the cards: five attack, five defence and five healing"),
    ("spells.json", lambda t: t[4]["numbers"].update(templates=4), "the pit-of-despair-templates: there are 4, not 3"),
    ("spells.json", lambda t: t[0].update(power=0), "entry fireball: Expected `int` >= 1"),
    ("dungeon-cards.json", lambda t: t[0].update(copies=2), "the dungeon-cards: there are 24, not 23"),
    ("dungeon-cards.json", lambda t: t[0].update(id="ballroom"), "entry ballroom: there is no such section"),
    (
        "dungeon-cards.json",
        lambda t: (entry(t, "guard-room").update(copies=2), entry(t, "corner").update(copies=1)),
        "entry guard-room: a room has one card",
    ),
    (
        "dungeon-cards.json",
        lambda t: (entry(t, "idol-chamber").update(copies=2), entry(t, "corner").update(copies=1)),
        "entry idol-chamber: a room has one card",
    ),
    ("dungeon-cards.json", lambda t: swap(t, 0, -1), "the cards: the objective rooms must come last"),
    ("combat.json", lambda t: swap(t, 0, 1), "entry ws-2: ws-1 should stand in its place"),
    ("combat.json", lambda t: t[0]["to_hit"].pop(), "entry ws-1: it has 9 numbers, not 10"),
    ("combat.json", lambda t: t[0]["to_hit"].__setitem__(9, 7), "entry ws-1: Expected `int` <= 6"),
    ("combat.json", lambda t: t[1]["to_hit"].__setitem__(9, 5), "entry ws-2: a better defender is easier to hit"),
    ("combat.json", lambda t: t[6]["to_hit"].__setitem__(9, 5), "entry ws-7: a better attacker finds it harder"),
    ("combat.json", lambda t: t[9]["to_hit"].__setitem__(9, 3), "entry ws-10: equals hit on 3, not on 4"),
    ("guardians.json", lambda t: t[2]["groups"][0].update(monster="troll"), "entry roll-3: there is no monster troll"),
    ("guardians.json", lambda t: t[2].update(groups=[]), "entry roll-3: nobody comes"),
    ("escape.json", lambda t: t.pop(), "entry roll-6: it is missing"),
    ("escape.json", lambda t: t[0].update(gold="much"), "entry roll-1: Invalid enum value 'much'"),
    ("settings.json", lambda t: t[2].update(default="perhaps"), "entry scaled_hordes: the default perhaps is not"),
    ("settings.json", lambda t: t[0]["values"].pop(), "entry adventure: it must offer random, first-game, then every"),
    (
        "settings.json",
        lambda t: t[2].update(values=["off", "on", "off"]),
        "entry scaled_hordes: a value is listed twice",
    ),
    ("settings.json", lambda t: t[2].update(rule="WQ-VAR-99"), "entry scaled_hordes: the rulebook has no WQ-VAR-99"),
    ("settings.json", lambda t: t.append(t[1] | {"id": "fog"}), "entry fog: the game has no such thing"),
]


@pytest.mark.parametrize(("file", "spoil", "sentence"), FLAWS, ids=[sentence for _, _, sentence in FLAWS])
def test_a_flaw_is_refused_with_a_sentence(file: str, spoil: Spoil, sentence: str) -> None:
    refuse(file, spoil, sentence)


def test_a_component_that_is_not_listed_is_missed_by_the_table_it_belongs_to() -> None:
    refuse(
        "components.json",
        lambda t: entry(t, "event-cards").update(count=20),
        "the event-cards: there are 19, not 20",
        named="events.json",
    )


def test_a_section_without_a_card_is_refused() -> None:
    refuse(
        "dungeon-cards.json",
        lambda t: (t.remove(entry(t, "guard-room")), entry(t, "corner").update(copies=3)),
        "entry guard-room: it has no card",
        named="sections.json",
    )


def test_objective_rooms_do_not_stand_in_for_others() -> None:
    refuse(
        "sections.json",
        lambda t: entry(t, "guard-room").update(kind="objective"),
        "the dungeon-rooms: there are 5, not 6",
    )


def test_what_is_no_list_is_refused() -> None:
    with refused(r"^warriors\.json, the file as a whole: ", "warhammer-quest"):
        printed(lambda name: b"{}" if name == "warriors.json" else packaged(name))


def test_every_data_file_is_read() -> None:
    """A file that is never read would be a table without a check."""
    shipped = {file.name for file in files("lanterne.games.warhammer_quest.content").iterdir()}
    tables = {f"{name.replace('_', '-')}.json" for name in Printed._fields}
    assert {name for name in shipped if name.endswith(".json")} == tables


def test_the_rules_that_entries_may_name_are_those_of_the_ledger() -> None:
    known = {f"WQ-{chapter}-{number}" for chapter, last in RULES.items() for number in range(1, last + 1)}
    decisions = {name for name in rule_ids("warhammer_quest") if name.startswith("WQ-D-")}
    assert known == rule_ids("warhammer_quest") - decisions
