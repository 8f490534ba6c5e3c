"""A flawed data file is refused with a sentence that names file, entry and reason. Powers follow in a file of their
own."""

from importlib.resources import files

import pytest
from tests.games.dungeon_run.flaws import refuse
from tests.games.flaws import Spoil, entry, swap
from tests.refusals import refused

from lanterne.games.dungeon_run.content.checks import checked
from lanterne.games.dungeon_run.content.files import Printed, packaged, printed

FLAWS: list[tuple[str, Spoil, str]] = [
    ("constants.json", lambda t: t[0].update(ability_keep=2), "entry rulebook: there is no ability to choose"),
    ("constants.json", lambda t: t[0].update(actions=0), "entry rulebook: Expected `int` >= 1"),
    ("constants.json", lambda t: t[0].update(disarm_on=7), "entry rulebook: Expected `int` <= 6"),
    ("constants.json", lambda t: t[0].pop("rally"), "entry rulebook: Object missing required field `rally`"),
    ("trainings.json", lambda t: t.pop(), "entry cunning: it is missing"),
    ("trainings.json", lambda t: swap(t, 0, 1), "entry war: prayer should stand in its place"),
    ("slots.json", lambda t: t[0].update(capacity=2), "entry main_hand: a slot has room for one card"),
    ("slots.json", lambda t: t[4].update(capacity=1), "entry none: a slot has room for one card"),
    ("monster-types.json", lambda t: t[2].update(carries=True), "entry beast: all but beasts carry"),
    ("races.json", lambda t: t[0].update(origin="hearsay"), "entry tundra-orc: Invalid enum value 'hearsay'"),
    ("races.json", lambda t: t[0].pop("origin"), "entry tundra-orc: Object missing required field `origin`"),
    ("races.json", lambda t: t[0].update(colour="blue"), "entry tundra-orc: Object contains unknown field `colour`"),
    ("races.json", lambda t: t[0].update(origin_of={"hue": "seed"}), "entry tundra-orc: origin_of names hue, a field"),
    ("races.json", lambda t: t.append({"id": "grounder", "origin": "seed"}), "entry grounder: the id is used 2 times"),
    ("actions.json", lambda t: t[0].update(cost=2), "entry move: it takes one action, or none"),
    ("actions.json", lambda t: t[0].update(rules=[]), "entry move: it names no rule"),
    ("actions.json", lambda t: t[0].update(rules=["DR-MOV-11"]), "entry move: the rulebook has no DR-MOV-11"),
    ("actions.json", lambda t: t[0].update(rules=["DR-ZZZ-1"]), "entry move: the rulebook has no DR-ZZZ-1"),
    ("actions.json", lambda t: t[0].update(rules=["DL-MOV-1"]), "entry move: Expected `str` matching regex"),
    # Heroes and abilities
    ("heroes.json", lambda t: t[0].update(race="cat"), "entry vargagg: there is no race cat"),
    ("heroes.json", lambda t: t[0].update(race="vanguard"), "entry vargagg: another hero is of the race vanguard"),
    ("heroes.json", lambda t: t[0].update(training="magic"), "entry vargagg: too many or too few are trained in magic"),
    ("heroes.json", lambda t: t[0].update(training="cooking"), "entry vargagg: Invalid enum value 'cooking'"),
    ("heroes.json", lambda t: t[0].update(brawn=0), "entry vargagg: Expected `int` >= 1"),
    ("heroes.json", lambda t: t[0]["personal"].update(powers=[]), "entry vargagg: its personal power is empty"),
    ("heroes.json", lambda t: t[0]["summoner"].update(powers=[]), "entry vargagg: its summoner power is empty"),
    ("heroes.json", lambda t: t[0]["origin_of"].update(life="public"), "entry vargagg: the origin of life is that of"),
    (
        "heroes.json",
        lambda t: t[0]["personal"].update(id="avalanche"),
        "entry vargagg: vargagg has a power avalanche, too",
    ),
    ("heroes.json", lambda t: t[1]["personal"].update(id="avalanche"), "entry addolgar-vayne: vargagg has a power"),
    ("abilities.json", lambda t: t[0].update(hero="bob"), "entry vargagg-long-stride: there is no hero bob"),
    ("abilities.json", lambda t: t[0].update(hero="birodin"), "entry vargagg-long-stride: it is not called after"),
    ("abilities.json", lambda t: t[0].update(powers=[]), "entry vargagg-long-stride: it does nothing"),
    ("abilities.json", lambda t: t.pop(), "the ability-cards: there are 79, not 80"),
    ("abilities.json", lambda t: t[0].update(id=t[1]["id"]), "entry vargagg-overkill: the id is used 2 times"),
    # Monsters and bosses
    ("monsters.json", lambda t: t[0].update(power_numbers=[6, 5]), "entry goblin: its power numbers are not in order"),
    ("monsters.json", lambda t: t[0].update(power_numbers=[]), "entry goblin: its power numbers are not in order"),
    ("monsters.json", lambda t: t[0].update(power_numbers=[5, 5]), "entry goblin: its power numbers are not in order"),
    ("monsters.json", lambda t: t[0].update(power_numbers=[0, 5]), "entry goblin: Expected `int` >= 1"),
    ("monsters.json", lambda t: t[0].update(power_numbers=[1, 2, 3, 4, 5, 6]), "entry goblin: every face of its dice"),
    ("monsters.json", lambda t: t[0]["power"].update(powers=[]), "entry goblin: every monster has a power"),
    ("monsters.json", lambda t: t[0]["power"].update(id="avalanche"), "entry goblin: vargagg has a power avalanche"),
    ("monsters.json", lambda t: t[0].update(defence=1), "entry goblin: Expected `int` >= 2"),
    ("monsters.json", lambda t: t[0].update(copies=1), "the encounter-cards: there are 37, not 38"),
    ("monsters.json", lambda t: t[0].update(tone="green"), "entry goblin: Expected `str` matching regex"),
    ("monsters.json", lambda t: t[0].update(type="plant"), "entry goblin: Invalid enum value 'plant'"),
    ("bosses.json", lambda t: t[0].update(copies=2), "entry gra-bogga: there is one copy of each boss"),
    ("bosses.json", lambda t: t[0].update(life=5), "entry gra-bogga: a boss lives longer than any monster"),
    ("bosses.json", lambda t: t[0]["power"].update(id="snatch"), "entry gra-bogga: goblin has a power snatch, too"),
    ("bosses.json", lambda t: t[0].update(escape=7), "entry gra-bogga: Expected `int` <= 6"),
    # Traps and strangers
    ("traps.json", lambda t: t[0].update(ratings=[]), "entry arrow-trap: it names its ratings, each once"),
    ("traps.json", lambda t: t[0].update(ratings=["skill", "skill"]), "entry arrow-trap: it names its ratings, each"),
    ("traps.json", lambda t: t[0].update(damage=0), "entry arrow-trap: it does nothing"),
    ("traps.json", lambda t: t[2].pop("attached"), "entry poison-needle: it must have powers if it stays with a"),
    ("traps.json", lambda t: t[2].pop("effects"), "entry poison-needle: it must have powers if it stays with a hero,"),
    ("traps.json", lambda t: t[1]["effects"][0].update(do=[]), "entry pit-trap: an effect of it is empty"),
    (
        "traps.json",
        lambda t: t[2]["attached"][0].update(
            window="turn_start", mode="auto", do=[{"op": "extra_actions", "amount": 1}]
        ),
        "entry poison-needle: powers of what stays with a hero must be static",
    ),
    ("traps.json", lambda t: t[0].update(need=0), "entry arrow-trap: Expected `int` >= 1"),
    ("strangers.json", lambda t: t[0].update(powers=[]), "entry wandering-wizard: it cannot be met"),
    ("strangers.json", lambda t: t[1].update(joins=True), "entry hedge-healer: strangers who join, and no others, are"),
    ("strangers.json", lambda t: t[3].update(joins=False), "entry lost-squire: strangers who join, and no others, are"),
    (
        "strangers.json",
        lambda t: t[1]["powers"].append({"window": "gained", "mode": "auto", "do": [{"op": "leave"}]}),
        "entry hedge-healer: a stranger who does not join has special actions only",
    ),
    # Equipment
    ("treasures.json", lambda t: t[0].update(trainings=[]), "entry guild-axe: it names its trainings, each once"),
    (
        "treasures.json",
        lambda t: t[0].update(trainings=["war", "war"]),
        "entry guild-axe: it names its trainings, each",
    ),
    ("treasures.json", lambda t: t[0].update(powers=[]), "entry guild-axe: it does nothing"),
    ("treasures.json", lambda t: t[0].update(slot="tail"), "entry guild-axe: Invalid enum value 'tail'"),
    ("treasures.json", lambda t: t.pop(), "the treasure-cards: there are 21, not 22"),
    ("treasures.json", lambda t: t[0].update(icon="teapot"), "entry guild-axe: there is no icon teapot"),
    ("treasures.json", lambda t: t[0].update(id="goblin"), "entry goblin: the id is used 2 times"),
    ("treasures.json", lambda t: t[0].update(id="avalanche"), "entry avalanche: the id is used 2 times"),
    ("artifacts.json", lambda t: t[0].update(enchanted=False), "entry summoning-stone: all artifacts are enchanted"),
    ("artifacts.json", lambda t: t[1].update(source="den"), "entry sword-of-the-well-spirit: it comes from well"),
    ("artifacts.json", lambda t: t[3].update(source="boss"), "entry crown-of-kravlas: it comes from architects-shade"),
    ("artifacts.json", lambda t: t[0].update(source="well"), "entry summoning-stone: it comes from boss"),
    # Tiles and markers
    ("tiles.json", lambda t: t[2].update(exits=["E", "N", "S", "W"]), "entry crossroads-1: its exits are not in order"),
    ("tiles.json", lambda t: t[2].update(exits=[]), "entry crossroads-1: its exits are not in order"),
    ("tiles.json", lambda t: t[2].update(exits=["N", "U"]), "entry crossroads-1: Invalid enum value 'U'"),
    ("tiles.json", lambda t: t[2].update(exits=["N", "S"]), "entry crossroads-1: its name is not its shape"),
    ("tiles.json", lambda t: t[2].update(treasure=[6, 4]), "entry crossroads-1: its values are not in order"),
    ("tiles.json", lambda t: t[2].update(encounter=[1, 1]), "entry crossroads-1: its values are not in order"),
    ("tiles.json", lambda t: t[2].pop("treasure"), "entry crossroads-1: a standard tile has both values"),
    (
        "tiles.json",
        lambda t: t[2].update(stills_powers=True),
        "entry crossroads-1: a standard tile has no rules of its",
    ),
    ("tiles.json", lambda t: t[0].update(treasure=[1]), "entry entrance: only a standard tile has treasure values"),
    ("tiles.json", lambda t: t[1].update(encounter=[1]), "entry lair: it has no content die"),
    ("tiles.json", lambda t: t[0].update(exits=["N", "S"]), "entry entrance: the Entrance is open on all sides"),
    ("tiles.json", lambda t: entry(t, "den").pop("encounter"), "entry den: the Den has encounter values"),
    ("tiles.json", lambda t: entry(t, "library").pop("powers"), "entry library: a special tile has rules of its own"),
    ("tiles.json", lambda t: entry(t, "well").pop("rules"), "entry well: Object missing required field `rules`"),
    ("tiles.json", lambda t: swap(t, 2, 3), "entry crossroads-2: crossroads-1 should stand in its place"),
    ("markers.json", lambda t: t[0].update(powers=[]), "entry flames: it does nothing"),
    # Numbers of players, points, choices
    ("player-counts.json", lambda t: t[1].update(players=3), "entry players-2: it is for 3 players"),
    ("player-counts.json", lambda t: t[1].update(standard=9), "entry players-2: its stack is not that of the rulebook"),
    ("player-counts.json", lambda t: t[4].update(special=10), "entry players-5: its stack is not that of the rulebook"),
    ("player-counts.json", lambda t: t[3].update(two_boxes=[16, 8]), "entry players-4: it must have a stack of two"),
    ("player-counts.json", lambda t: t[4].pop("two_boxes"), "entry players-5: it must have a stack of two boxes if"),
    ("player-counts.json", lambda t: t[4].update(two_boxes=[24, 12]), "entry players-5: its stack of two boxes is not"),
    ("player-counts.json", lambda t: t[3].update(reshuffles=True), "entry players-4: the encounter deck is rebuilt"),
    ("player-counts.json", lambda t: t[0].update(abilities=True), "entry players-1: every number of players except"),
    ("player-counts.json", lambda t: t[5].update(players=7), "entry players-6: Expected `int` <= 6"),
    ("scoring.json", lambda t: t[0].update(points=0), "entry treasure: Expected `int` >= 1"),
    ("scoring.json", lambda t: t.pop(2), "entry encounter: it is missing"),
    ("settings.json", lambda t: t[0].update(default="perhaps"), "entry mercy: the default perhaps is not among its"),
    (
        "settings.json",
        lambda t: t[0].update(default_simulation=3),
        "entry mercy: the default 3 is not among its values",
    ),
    ("settings.json", lambda t: t[0].update(values=["off", "on", "off"]), "entry mercy: a value is listed twice"),
    ("settings.json", lambda t: t[0]["seats"].pop(), "entry mercy: seats needs one entry for each value, or none"),
    ("settings.json", lambda t: t[0].update(default="on"), "entry mercy: the default is not for any number of players"),
    ("settings.json", lambda t: t[2]["seats"][1].append(4), "entry boxes: two boxes are for the numbers of players"),
    (
        "settings.json",
        lambda t: t[1].update(only_with=["mercy", "maybe"]),
        "entry mercy_from_three: there is no setting mercy that can be maybe",
    ),
    ("settings.json", lambda t: t[8].update(values=[None, 4]), "entry solo_clock: it needs exactly one number from 5"),
    ("settings.json", lambda t: t[9].update(values=[None, 9, 200]), "entry round_limit: it needs exactly one number"),
    ("settings.json", lambda t: t[9].update(rule="DR-VIC-6"), "entry round_limit: the rulebook has no DR-VIC-6"),
    ("settings.json", lambda t: t.append(t[0] | {"id": "fog"}), "entry fog: the game has no such thing"),
]


@pytest.mark.parametrize(("file", "spoil", "sentence"), FLAWS, ids=[f"{file}: {what}" for file, _, what in FLAWS])
def test_a_flaw_is_refused_with_a_sentence(file: str, spoil: Spoil, sentence: str) -> None:
    refuse(file, spoil, sentence)


OTHER_FILES: list[tuple[str, Spoil, str, str]] = [
    ("components.json", lambda t: entry(t, "dungeon-tiles").update(count=25), "the dungeon-tiles: there", "tiles.json"),
    ("components.json", lambda t: entry(t, "hero-figures").update(count=7), "the hero-figures: there", "heroes.json"),
    (
        "components.json",
        lambda t: t.remove(entry(t, "boss-cards")),
        "the boss-cards: there are 4, not 0",
        "bosses.json",
    ),
    (
        "strangers.json",
        lambda t: t[0]["powers"][0]["do"][0]["then"][0].update(artifact="crown-of-kings"),
        "entry crown-of-kings: it is missing, and wandering-wizard yields it",
        "artifacts.json",
    ),
    (
        "strangers.json",
        lambda t: t[0]["powers"][0]["do"][0]["then"][0].update(artifact="crown-of-kravlas"),
        "entry grimoire-of-echoes: it comes from boss",
        "artifacts.json",
    ),
    (
        "monsters.json",
        lambda t: [row.update(type="undead") for row in t if row["type"] == "beast"],
        "entry beast: no monster is of that type",
        "monster-types.json",
    ),
]


@pytest.mark.parametrize(("file", "spoil", "sentence", "named"), OTHER_FILES)
def test_files_that_do_not_fit_together_are_refused(file: str, spoil: Spoil, sentence: str, named: str) -> None:
    refuse(file, spoil, sentence, named)


def test_only_the_stone_is_left_by_the_boss() -> None:
    """A hero who never finds a shade would never see the Crown."""

    def read(name: str) -> bytes:
        if name == "strangers.json":
            return packaged(name).replace(b'{"op": "gain_artifact", "artifact": "crown-of-kravlas"}, ', b"")
        return packaged(name).replace(b'"source": "architects-shade"', b'"source": "boss"')

    with refused(r"^artifacts\.json, entry summoning-stone: the boss leaves this and nothing else", "dungeon-run"):
        checked(printed(read))


@pytest.mark.parametrize("damage", ["[{]", '{"id": "goblin"}', ""])
def test_a_damaged_file_is_refused(damage: str) -> None:
    def read(name: str) -> bytes:
        return damage.encode() if name == "monsters.json" else packaged(name)

    with refused(r"^monsters\.json, the file as a whole: ", "dungeon-run"):
        printed(read)


def test_every_data_file_is_read() -> None:
    shipped = {file.name for file in files("lanterne.games.dungeon_run.content").iterdir() if ".json" in file.name}
    assert shipped == {f"{table.replace('_', '-')}.json" for table in Printed._fields}
