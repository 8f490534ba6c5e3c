"""Powers of monsters: in a battle, when they die, and against heroes who enter."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state
from tests.games.dungeon_run.using import cards, dice, fighting, monster_at, number, picked, row, wounds_on

from lanterne.games.dungeon_run.content.terms import POOL_NAMES
from lanterne.games.dungeon_run.state import NONE, TILES, current, deed_of


@pytest.mark.parametrize(("what", "taken"), [({"taken": 1}, True), ({"taken": 0}, False)])
@rule("DR-ABI-2", "DR-ABI-20")
def test_the_goblin_snatches_a_treasure_of_the_loot_pile(what: dict[str, int], taken: bool) -> None:
    dorgan = {"tile": "corridor-8", "loot": ["slime", "buckler", "crown-of-kravlas"]}
    chance = [picked("buckler")] if taken else []
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=row(corridor_8={"monster": "goblin"}), chance=chance)
    fighting(stage, "dorgan", "corridor-8", **what)
    run(stage, monster_at("battle_end", "corridor-8", 0))
    under = state(stage).lying[TILES.number("corridor-8")]
    assert [card.face for card in under] == (list(cards("buckler")) if taken else [])
    assert all(card.known == 1 for card in under), "only Dorgan knows which"
    assert (cards("buckler")[0] in hero(stage, "dorgan").loot) != taken


@pytest.mark.parametrize(("taken", "fewer"), [(2, 1), (1, 0)])
@rule("DR-ABI-2", "DR-ABI-6")
def test_infection_weakens_who_took_two_wounds_until_the_end_of_his_next_turn(taken: int, fewer: int) -> None:
    stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=row(corridor_8={"monster": "zombie"}))
    fighting(stage, "dorgan", "corridor-8", taken=taken)
    run(stage, monster_at("battle_end", "corridor-8", 0))
    expected = ((POOL_NAMES.index("battle"), 1),) * fewer
    assert hero(stage, "dorgan").weakening == expected, "his own turn does not count"
    stage.play("dorgan", "end_turn")
    assert hero(stage, "dorgan").weakened == expected


@pytest.mark.parametrize(("faces", "lost"), [((1, 2, 3, 3), 1), ((1, 4, 3, 3), 0)])
@rule("DR-ABI-2", "DR-RND-11")
def test_the_web_costs_an_action_of_the_next_turn(faces: tuple[int, ...], lost: int) -> None:
    tiles = row(corridor_8={"monster": "giant-spider"})
    stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=tiles, chance=[dice(*faces)])
    fighting(stage, "dorgan", "corridor-8", taken=1)
    run(stage, monster_at("battle_end", "corridor-8", 0))
    assert hero(stage, "dorgan").lost == lost


@rule("DR-ABI-2", "DR-GEN-9")
def test_the_powder_keg_goes_off_for_everybody_on_its_tile() -> None:
    heroes = {"dorgan": {"tile": "corridor-8"}, "vargagg": {"tile": "corridor-8"}, "stabbins": {}}
    tiles = row(corridor_8={"monster": "dwarf-sapper"})
    stage = scene(heroes, tiles=tiles, chance=[dice(2), dice(3)])
    fighting(stage, "vargagg", "corridor-8")
    run(stage, monster_at("monster_killed", "corridor-8", 1))
    assert (hero(stage, "vargagg").wounds, hero(stage, "dorgan").wounds) == (1, 0), "the killer rolls first"
    assert hero(stage, "stabbins").wounds == 0


@rule("DR-ABI-19", "DR-ABI-2")
def test_a_six_puts_the_skeleton_together_again() -> None:
    tiles = row(corridor_8={"monster": "skeleton", "wounds": 5})
    for face, wounds in ((6, 0), (5, 5)):
        stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=tiles, chance=[dice(face)])
        fighting(stage, "dorgan", "corridor-8")
        run(stage, monster_at("monster_killed", "corridor-8", 0))
        assert wounds_on(stage, "corridor-8") == wounds


@rule("DR-ABI-2", "DR-RAL-1")
def test_the_tomb_curse_bars_the_killers_rally() -> None:
    for monster, decision in (("zombie", "choose_rally"), ("mummy", "take_action")):
        tiles = row(corridor_8={"monster": monster})
        stage = scene({"dorgan": {"tile": "corridor-8", "wounds": 2}, "vargagg": {}}, tiles=tiles)
        run(stage, ("strike_monster", TILES.number("corridor-8"), 4, 0))
        assert hero(stage, "dorgan").loot == cards(monster)
        assert stage.decision == decision


@rule("DR-ABI-2", "DR-ABI-20")
def test_the_animated_armour_leaves_its_killer_a_treasure() -> None:
    tiles = row(corridor_8={"monster": "animated-armour"})
    stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=tiles, treasures=["buckler"])
    fighting(stage, "dorgan", "corridor-8")
    run(stage, monster_at("monster_killed", "corridor-8", 0))
    assert hero(stage, "dorgan").loot == cards("buckler")


@rule("DR-ABI-2", "DR-GEN-9")
def test_the_inferno_reaches_the_others_on_the_tile_but_not_the_fighter() -> None:
    heroes = {"dorgan": {"tile": "corridor-8"}, "vargagg": {"tile": "corridor-8"}, "stabbins": {}}
    stage = scene(heroes, tiles=row(corridor_8={"monster": "scarath"}))
    fighting(stage, "dorgan", "corridor-8")
    run(stage, monster_at("battle_end", "corridor-8", 0))
    assert [each.wounds for each in state(stage).heroes] == [0, 1, 0]


@rule("DR-ABI-2", "DR-FRE-1")
def test_the_stone_sentinel_strikes_any_hero_who_enters() -> None:
    tiles = row(corridor_8={"monster": "gargoyle"})
    stage = scene({"dorgan": {}, "vargagg": {}}, tiles=tiles, chance=[dice(6, 6, 6, 6)])
    stage.play("dorgan", "move N")
    assert hero(stage, "dorgan").wounds > 0


@rule("DR-ABI-3")
def test_polymorph_takes_a_monsters_power_away() -> None:
    tiles = row(corridor_8={"monster": "goblin"})
    dorgan = {"tile": "corridor-8", "loot": ["buckler"]}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=tiles)
    fighting(stage, "dorgan", "corridor-8", taken=1, powers=((0, number("emma-goodluck-polymorph")),))
    run(stage, monster_at("battle_end", "corridor-8", 0))
    assert hero(stage, "dorgan").loot == cards("buckler")


# --- what changes nothing is not announced ----------------------------------------------------------------------------


@rule("DR-ABI-2")
@pytest.mark.parametrize(
    ("monster", "moment", "row_of_hero", "announced"),
    [
        ("goblin", "battle_end", {"loot": ["buckler"]}, True),
        ("goblin", "battle_end", {"loot": ["slime"]}, True),  # others cannot know what the pile holds
        ("goblin", "battle_end", {"loot": []}, False),
        ("slime", "battle_end", {"equipped": ["buckler"]}, True),
        ("slime", "battle_end", {"equipped": ["crown-of-kravlas"]}, False),
        ("slime", "battle_end", {}, False),
        ("mummy", "monster_killed", {"wounds": 1}, True),
        ("mummy", "monster_killed", {"wounds": 0}, False),
        ("zombie", "battle_end", {}, True),
    ],
)
def test_a_power_that_does_nothing_is_not_announced(
    monster: str, moment: str, row_of_hero: dict[str, Any], announced: bool
) -> None:
    taken = row_of_hero.get("loot") == ["buckler"]
    chance = [picked("buckler")] if taken else []
    dorgan = {"tile": "corridor-8", **row_of_hero}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=row(corridor_8={"monster": monster}), chance=chance)
    fighting(stage, "dorgan", "corridor-8", taken=2)
    run(stage, monster_at(moment, "corridor-8", 0))
    assert ("monster-power" in stage.events) == announced
    assert announced or not stage.events


@rule("DR-ABI-2", "DR-RAL-1")
def test_the_tomb_curse_holds_though_it_was_not_announced() -> None:
    stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=row(corridor_8={"monster": "mummy"}))
    fighting(stage, "dorgan", "corridor-8")
    run(stage, monster_at("monster_killed", "corridor-8", 0))
    assert current(state(stage)) is not None
    assert deed_of(state(stage)).no_rally == 1, "wounds may still come before the Rally"


@rule("DR-ABI-2", "DR-ABI-15")
@pytest.mark.parametrize(("discard", "rolled"), [(["zombie"], True), ([], False), (["goblin"], False)])
def test_the_lord_of_the_dead_rolls_only_if_somebody_can_rise(discard: list[str], rolled: bool) -> None:
    tiles = row(corridor_8={"monster": "ra-alal"})
    chance = [dice(1)] if rolled else []
    stage = scene(("dorgan", "vargagg"), tiles=tiles, stack=[], encounter_discard=discard, chance=chance)
    run(stage, monster_at("roam", "corridor-8", NONE))
    assert ("monster-power" in stage.events) == rolled
