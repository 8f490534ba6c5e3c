"""Tests and tables on tiles and cards: who rolls what, and what follows."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import Chance, hero, run, scene, state, told

from lanterne.games.dungeon_run.content.effects import DiceTest, DieTable
from lanterne.games.dungeon_run.content.settings import MOVE
from lanterne.games.dungeon_run.content.sources import POWER_NAMES, POWER_TABLE
from lanterne.games.dungeon_run.rules.targets import FAILED, PASSED, monster_on
from lanterne.games.dungeon_run.rules.trials import branches, trial
from lanterne.games.dungeon_run.state import TILES, Deed, begin_deed, current, deed_of
from lanterne.lab.stage import Stage

HERE = "crossroads-1"


def power(name: str) -> int:
    return POWER_NAMES.index(name)


def rolling(
    name: str, rows: dict[str, dict[str, Any]], *dice: list[int], holder: int = 0, target: int = 0, **tile: Any
) -> Stage:
    """These heroes on a tile, and a test of a power is rolled for with such dice."""
    heroes = {each: {"tile": HERE, **row} for each, row in rows.items()}
    lies = {HERE: {"at": [0, 1], **tile}}
    stage = scene(heroes, tiles=lies, chance=[("roll", 6, each) for each in dice])
    begin_deed(state(stage), Deed(MOVE, 0, TILES.number(HERE)))
    run(stage, trial(power(name), 0, holder, target))
    return stage


TWO: dict[str, dict[str, Any]] = {"dorgan": {}, "vargagg": {}}


# --- tests with a rating ----------------------------------------------------------------------------------------------


@rule("DR-TSP-1", "DR-TSP-9")
@pytest.mark.parametrize(("dice", "wounds"), [([1, 1, 1, 1], 10), ([1, 1, 1, 2], 0)])
def test_the_bridge_fails_only_when_every_die_is_a_one(dice: list[int], wounds: int) -> None:
    stage = rolling("ancient-bridge", TWO, dice)
    assert hero(stage, "dorgan").wounds == wounds
    assert told(stage, "trial-failed" if wounds else "trial-passed")
    assert deed_of(state(stage)).kind == MOVE, "the Move goes on"


@rule("DR-TSP-6")
@pytest.mark.parametrize(("dice", "wounds"), [([1, 2, 3, 3], 1), ([1, 2, 3, 4], 0)])
def test_the_portcullis_opens_with_one_four_by_brawn(dice: list[int], wounds: int) -> None:
    stage = rolling("portcullis-room", TWO, dice)
    assert told(stage, "rolled-for") == [f"rolled-for dorgan brawn 4 {','.join(map(str, dice))}"]
    assert hero(stage, "dorgan").wounds == wounds


@rule("DR-TSP-7")
@pytest.mark.parametrize(("dice", "wounds"), [([1, 2, 3, 6, 6], 0), ([1, 2, 3, 3, 6], 1)])
def test_the_channel_needs_two_fours_by_brawn(dice: list[int], wounds: int) -> None:
    stage = rolling("underground-channel", {"vargagg": {}, "dorgan": {}}, dice)
    assert stage.decision == "take_action", "Vargagg has no Talent: nothing to choose"
    assert hero(stage, "vargagg").wounds == wounds


@rule("DR-TSP-7")
def test_talent_may_take_skill_in_the_channel() -> None:
    stage = rolling("underground-channel", {"stabbins": {}, "dorgan": {}}, [1, 1, 1, 4, 4])
    assert (stage.decision, stage.asked) == ("choose_trial_rating", ("stabbins",))
    assert stage.offered("stabbins") == ["try_with brawn", "try_with skill"]
    stage.play("stabbins", "try_with skill")
    assert hero(stage, "stabbins").wounds == 0
    assert told(stage, "trial-passed") == ["trial-passed stabbins underground-channel"]


@rule("DR-RER-8")
def test_dice_of_a_test_can_be_rolled_again_before_they_count() -> None:
    stage = rolling("ancient-bridge", {"dorgan": {"equipped": ["lucky-coin"]}, "vargagg": {}}, [1, 1, 1, 1], [2])
    assert hero(stage, "dorgan").wounds == 0
    stage.play("dorgan", "reroll lucky-coin 1")
    assert hero(stage, "dorgan").wounds == 0
    assert deed_of(state(stage)).rerolled == 1, "it was his reroll of the Move"


@rule("DR-ABI-3")
@pytest.mark.parametrize(("dice", "lost"), [([1, 2, 3, 3], 1), ([1, 2, 3, 4], 0)])
def test_the_web_holds_a_fighter_without_a_four(dice: list[int], lost: int) -> None:
    holder = monster_on(TILES.number(HERE))
    stage = rolling("web", TWO, dice, holder=holder, target=0, monster="giant-spider")
    assert told(stage, "rolled-for") == [f"rolled-for dorgan skill 4 {','.join(map(str, dice))}"]
    assert hero(stage, "dorgan").lost == lost


@rule("DR-ABI-3")
@pytest.mark.parametrize(("dice", "lost"), [([1, 4], 1), ([1, 5], 0)])
def test_entangle_is_tested_by_its_target(dice: list[int], lost: int) -> None:
    stage = rolling("oriane-mistveil-entangle", {"oriane-mistveil": {}, "vargagg": {}}, dice, target=1)
    assert told(stage, "rolled-for") == [f"rolled-for vargagg skill 5 {dice[0]},{dice[1]}"]
    assert hero(stage, "vargagg").lost == lost


@rule("DR-ABI-3")
@pytest.mark.parametrize(("dice", "passed"), [([1, 1, 1, 5, 5], True), ([4, 4, 4, 4, 5], False)])
def test_a_shady_deal_is_tested_by_its_holder(dice: list[int], passed: bool) -> None:
    rows = {"stabbins": {"loot": ["buckler"]}, "vargagg": {"equipped": ["guild-axe"]}}
    stage = rolling("stabbins-shady-deal", rows, dice, target=1)
    assert told(stage, "rolled-for")[0].startswith("rolled-for stabbins skill 5")
    assert bool(told(stage, "trial-passed")) == passed
    assert (stage.decision == "take_action") == (not passed)


@rule("DR-CON-8", "DR-ABI-3")
@pytest.mark.parametrize(("dice", "artifact"), [([1, 1, 4, 4], True), ([1, 1, 1, 4], False)])
def test_the_wizard_tests_magic_or_skill(dice: list[int], artifact: bool) -> None:
    stage = rolling("wandering-wizard", TWO, dice, stranger="wandering-wizard")
    assert stage.offered("dorgan") == ["try_with magic", "try_with skill"]
    stage.play("dorgan", "try_with skill")
    assert bool(hero(stage, "dorgan").loot) == artifact


@rule("DR-ABI-3")
@pytest.mark.parametrize(("dice", "passed"), [([1, 1, 4, 4], True), ([1, 1, 1, 4], False)])
def test_the_architects_shade_wounds_who_fails(dice: list[int], passed: bool) -> None:
    stage = rolling("architects-shade", TWO, dice, stranger="architects-shade")
    assert bool(hero(stage, "dorgan").loot) == passed
    assert hero(stage, "dorgan").wounds == (0 if passed else 1)


# --- dice without a rating --------------------------------------------------------------------------------------------


@rule("DR-ABI-3", "DR-RER-8")
@pytest.mark.parametrize(("die", "taken"), [(3, 0), (4, 1)])
def test_sticky_fingers_need_a_four_and_no_reroll_helps(die: int, taken: int) -> None:
    rows = {"stabbins": {"equipped": ["lucky-coin"]}, "vargagg": {"loot": ["buckler"]}}
    heroes = {name: {"tile": HERE, **row} for name, row in rows.items()}
    chance: list[Chance] = [("roll", 6, [die]), *([("pick", "card", ["buckler"])] if taken else [])]
    stage = scene(heroes, tiles={HERE: {"at": [0, 1]}}, chance=chance)
    begin_deed(state(stage), Deed(MOVE, 0, TILES.number(HERE)))
    run(stage, trial(power("sticky-fingers"), 0, 0, 1))
    assert stage.decision == "take_action"
    assert told(stage, "thrown") == [f"thrown stabbins sticky-fingers {die}"]
    assert len(hero(stage, "stabbins").loot) == taken


@rule("DR-ABI-3")
@pytest.mark.parametrize(("dice", "wounds"), [([3, 3], 0), ([4, 3], 1), ([6, 4], 2)])
def test_each_die_of_a_fireball_that_succeeds_wounds(dice: list[int], wounds: int) -> None:
    stage = rolling("saelith-ashborn-fireball", {"saelith-ashborn": {}, "vargagg": {}}, dice, target=1)
    assert hero(stage, "vargagg").wounds == wounds


@rule("DR-ABI-3")
@pytest.mark.parametrize(("die", "wounds"), [(2, 1), (3, 0)])
def test_each_hero_throws_for_himself_beside_the_powder_keg(die: int, wounds: int) -> None:
    holder = monster_on(TILES.number(HERE))
    stage = rolling("powder-keg", TWO, [die], holder=holder, target=1, monster="dwarf-sapper")
    assert told(stage, "thrown") == [f"thrown vargagg powder-keg {die}"]
    assert [hero(stage, name).wounds for name in TWO] == [0, wounds]


@rule("DR-TSP-8")
@pytest.mark.parametrize(("die", "sword"), [(2, False), (3, True)])
def test_the_well_yields_the_sword_on_three_or_more(die: int, sword: bool) -> None:
    stage = rolling("well", TWO, [die])
    assert bool(hero(stage, "dorgan").loot) == sword


@rule("DR-TSP-5")
@pytest.mark.parametrize(("die", "wounds"), [(1, 1), (2, 0)])
def test_the_library_has_a_line_for_some_faces(die: int, wounds: int) -> None:
    stage = rolling("library", TWO, [die])
    assert hero(stage, "dorgan").wounds == wounds
    table = POWER_TABLE[power("library")].power.do[0]
    assert isinstance(table, DieTable)
    assert [branches(table, (face,)) for face in range(1, 7)] == [[0], [], [], [], [1], [1]]


@rule("DR-ABI-3", "DR-ABI-19")
@pytest.mark.parametrize(("die", "wounds"), [(5, 2), (6, 0)])
def test_the_first_player_throws_for_the_bones_of_a_skeleton(die: int, wounds: int) -> None:
    holder = monster_on(TILES.number(HERE))
    stage = rolling("reassemble", TWO, [die], holder=holder, target=holder, monster="skeleton", wounds=2)
    assert told(stage, "thrown") == [f"thrown dorgan reassemble {die}"]
    assert state(stage).spots[TILES.number(HERE)].wounds == wounds


@rule("DR-ABI-3")
@pytest.mark.parametrize("name", ["goblin-peddler", "lord-of-the-dead-3"])
def test_tables_of_peddler_and_lord_of_the_dead(name: str) -> None:
    table = POWER_TABLE[power(name)].power.do[-1]
    assert isinstance(table, DieTable)
    hits = {"goblin-peddler": [1, 2, 3], "lord-of-the-dead-3": [5, 6]}[name]
    assert [face for face in range(1, 7) if branches(table, (face,))] == hits


@rule("DR-ABI-3")
def test_a_test_of_dice_passes_once_unless_each_counts() -> None:
    once = DiceTest(dice=2, face=4)
    assert branches(once, (4, 5)) == [PASSED]
    assert branches(once, (1, 3)) == [FAILED]
    assert branches(DiceTest(dice=2, face=4, each=True), (4, 5)) == [PASSED, PASSED]


@rule("DR-ABI-3")
def test_a_test_can_stand_outside_any_action() -> None:
    stage = scene(("dorgan", "vargagg"), chance=[("roll", 6, [1, 1, 1, 2])])
    run(stage, trial(power("ancient-bridge"), 0, 0, 0))
    assert current(state(stage)) is None
    assert hero(stage, "dorgan").wounds == 0
