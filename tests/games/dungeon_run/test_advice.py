"""A word of warning before an answer that a player might regret."""

from typing import Any

from tests.games.dungeon_run.scene import scene

from lanterne.games.dungeon_run.advice import warning
from lanterne.lab.stage import Stage

HALL = {"junction-3": {"at": [1, 0], "turn": 180}, "ancient-bridge": {"at": [0, -1], "turn": 0}}


def warned(stage: Stage, name: str, words: str) -> str:
    """The warning before this answer, "" if there is none."""
    found = warning(stage.view(name), stage.call(words))
    return found.id if found is not None else ""


def at(tile: str, **row: Any) -> dict[str, Any]:
    return {"vargagg": {"tile": tile, **row}, "emma-goodluck": {}}


def test_a_hero_who_stops_early_is_told_what_he_leaves() -> None:
    found = {"junction-3": {**HALL["junction-3"], "treasures": ["buckler"]}}
    stage = scene(at("junction-3"), tiles=found, active="vargagg")
    assert warned(stage, "vargagg", "end_turn") == "warn-search"
    rich = scene(at("junction-3", loot=["goblin", "skeleton"]), tiles=HALL, active="vargagg")
    assert warned(rich, "vargagg", "end_turn") == "warn-advance"
    idle = scene(at("junction-3"), tiles=HALL, active="vargagg")
    assert warned(idle, "vargagg", "end_turn") == "warn-actions"
    assert warned(idle, "vargagg", "move W") == ""


def test_the_bearer_at_the_entrance_is_told_to_stay_there() -> None:
    stage = scene(at("entrance", equipped=["summoning-stone"]), tiles=HALL, active="vargagg", final=True)
    heroes = stage.game.state.heroes
    heroes[1] = heroes[1]._replace(tile=heroes[0].tile + 4)  # nobody holds him there
    assert warned(stage, "vargagg", "move E") == "warn-home"
    assert warned(stage, "vargagg", "end_turn") == ""


def test_the_ancient_bridge_is_warned_of_unless_a_power_carries_him_over() -> None:
    stage = scene(at("entrance"), tiles=HALL, active="vargagg")
    assert warned(stage, "vargagg", "move S") == "warn-bridge"
    assert warned(stage, "vargagg", "move E") == ""
    burglar = scene({"stabbins": {"abilities": ["stabbins-cat-burglar"]}, "dorgan": {}}, tiles=HALL, active="stabbins")
    assert warned(burglar, "stabbins", "move S") == ""


def test_sabotage_with_the_last_life_is_warned_of() -> None:
    tiles = {"junction-3": {**HALL["junction-3"], "monster": "slime"}}
    for wounds, expected in ((5, "warn-sabotage"), (4, "")):
        heroes = {"vargagg": {"tile": "junction-3"}, "emma-goodluck": {"tile": "junction-3", "wounds": wounds}}
        stage = scene(heroes, tiles=tiles, active="vargagg")
        stage.play("vargagg", "battle_monster")
        assert warned(stage, "emma-goodluck", "sabotage emma-goodluck") == expected
