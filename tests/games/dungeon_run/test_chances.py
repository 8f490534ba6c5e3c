"""Chances of rolls, compared with counting all outcomes of the dice."""

from itertools import product

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import scene, state

from lanterne.games.dungeon_run.content.heroes import BRAWN, SKILL
from lanterne.games.dungeon_run.content.settings import DISARM, ESCAPE
from lanterne.games.dungeon_run.content.sources import POWER_NAMES
from lanterne.games.dungeon_run.rules.chances import at_least, dice_if, disarm_chance, escape_chance, trial_chance
from lanterne.games.dungeon_run.state import CARDS, SABOTAGES, TEST, TILES, Deed

HERE = "crossroads-1"


@pytest.mark.parametrize(("dice", "face", "need"), [(1, 4, 1), (3, 5, 2), (4, 2, 1), (4, 6, 3), (2, 4, 3)])
def test_the_chance_is_what_counting_all_rolls_gives(dice: int, face: int, need: int) -> None:
    good = sum(sum(die >= face for die in roll) >= need for roll in product(range(1, 7), repeat=dice))
    assert at_least(dice, face, need) == pytest.approx(good / 6**dice)


@rule("DR-ESC-2", "DR-DIS-3", "DR-AST-4", "DR-SAB-2")
def test_the_chances_of_escapes_and_disarms_follow_the_pool_and_the_helpers() -> None:
    heroes = {"dorgan": {"tile": HERE}, "vargagg": {"tile": HERE}}
    stage = scene(heroes, tiles={HERE: {"at": [0, 1], "monster": "cave-troll"}})
    s, here = state(stage), TILES.number(HERE)
    fleeing = Deed(ESCAPE, 0, here, s.spots[here].monster)
    assert escape_chance(s, fleeing) == pytest.approx(1 - 0.5**4)
    assert escape_chance(s, fleeing._replace(declared=((1, SABOTAGES),))) == pytest.approx(1 - 0.5**2)
    assert dice_if(s, fleeing, SKILL, 1, BRAWN) == 4 + 2
    assert dice_if(s, fleeing, SKILL, 1, SABOTAGES) == 4 - 2
    trap = Deed(DISARM, 0, here, trap=CARDS.number("swinging-blade"))
    assert disarm_chance(s, trap, SKILL) == pytest.approx(at_least(4, 4, 3))


@rule("DR-TSP-1", "DR-TSP-6", "DR-TSP-7")
def test_the_chances_of_tile_tests() -> None:
    s = state(scene({"dorgan": {}, "vargagg": {}}))

    def chance(name: str, rating: int) -> float:
        return trial_chance(s, Deed(TEST, 0, 0, power=POWER_NAMES.index(name), operation=0), rating)

    assert chance("ancient-bridge", SKILL) == pytest.approx(1 - 1 / 6**4)
    assert chance("portcullis-room", BRAWN) == pytest.approx(1 - 0.5**4)
    assert chance("underground-channel", BRAWN) == pytest.approx(1 - 0.5**4 - 4 * 0.5**4)
