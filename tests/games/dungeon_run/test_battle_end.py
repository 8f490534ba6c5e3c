"""The end of a battle, card by card: what happens once wounds are placed and before anybody is defeated (B9)."""

from tests.citing import rule
from tests.games.dungeon_run.fray import ROOM, Heroes, attack, fray, go_on, rolls, spot, wounds
from tests.games.dungeon_run.scene import hero, scene


@rule("DR-GEN-9", "DR-BAT-13")
def test_snatch_needs_a_wound_that_was_placed() -> None:
    """Armour and blocks come first, and the goblin must have survived."""
    row = {"loot": ["lucky-coin"]}
    stage = scene(
        {"dorgan": {"tile": ROOM, **row}},
        tiles={ROOM: {"at": [0, 1], "turn": 180, "monster": "goblin"}},
        chance=[*rolls((1, 1, 5), (1, 1, 1, 1)), ("pick", "card", ("lucky-coin",))],
    )
    attack(stage, "dorgan")
    assert hero(stage, "dorgan").loot == ()
    stage = fray({"dorgan": row}, "goblin", (1, 1, 5), (1, 1, 1, 5))
    attack(stage, "dorgan", picks="[block_with 5 5]")
    assert len(hero(stage, "dorgan").loot) == 1


@rule("DR-GEN-9")
def test_the_thirsting_blade_wounds_its_owner_for_a_one() -> None:
    stage = fray({"dorgan": {"equipped": ["thirsting-blade"]}}, "slime", (4, 4), (1, 2, 2, 2, 2, 2))
    attack(stage, "dorgan")
    assert wounds(stage, "dorgan") == 1
    stage = fray({"dorgan": {"equipped": ["thirsting-blade"]}}, "slime", (4, 4), (2, 2, 2, 2, 2, 2))
    attack(stage, "dorgan")
    assert wounds(stage, "dorgan") == 0


@rule("DR-BAT-13")
def test_living_shield_takes_no_part_in_what_the_monster_dealt() -> None:
    """The spider's web needs a wound on the fighter; what he has passed on is none."""
    heroes = {"stabbins": {"abilities": ["stabbins-living-shield"]}, "dorgan": {}}
    stage = fray(heroes, "giant-spider", (1, 1, 1, 3), (1, 1, 1, 1, 1))
    stage.play("stabbins", "battle_monster")
    stage.play("dorgan", "stand_by")
    go_on(stage, "stabbins")
    stage.play("stabbins", "redirect_wounds stabbins-living-shield 1")
    assert (wounds(stage, "stabbins"), wounds(stage, "dorgan")) == (0, 1)
    assert stage.decision == "take_action", "no test against the web"


@rule("DR-GEN-9", "DR-BAT-13")
def test_the_web_of_the_spider_needs_a_wound() -> None:
    stage = fray({"dorgan": {}}, "giant-spider", (1, 1, 1, 3), (1, 1, 1, 1), (1, 1, 1, 1))
    attack(stage, "dorgan")
    assert hero(stage, "dorgan").lost == 1
    stage = fray({"dorgan": {}}, "giant-spider", (1, 1, 1, 1), (1, 1, 1, 1))
    attack(stage, "dorgan")
    assert hero(stage, "dorgan").lost == 0


@rule("DR-GEN-9")
def test_infection_needs_two_wounds() -> None:
    stage = fray({"dorgan": {}}, "zombie", (1, 1, 1, 2), (1, 1, 1, 1))
    attack(stage, "dorgan")
    assert hero(stage, "dorgan").weakening == ()
    stage = fray({"dorgan": {}}, "zombie", (1, 1, 2, 2), (1, 1, 1, 1))
    attack(stage, "dorgan")
    assert hero(stage, "dorgan").weakening != ()


@rule("DR-GEN-9")
def test_corrosion_takes_what_is_not_enchanted_off_its_owner() -> None:
    row = {"equipped": ["guild-axe", "lucky-coin", "winged-boots"]}
    stage = fray({"dorgan": row}, "slime", (1, 4), (2,) * 5)
    attack(stage, "dorgan")
    while stage.decision != "take_action":  # the coin may reroll; then he chooses
        stage.play("dorgan", stage.offered("dorgan")[0])
    assert (len(hero(stage, "dorgan").equipped), len(hero(stage, "dorgan").loot)) == (2, 1)


@rule("DR-GEN-9", "DR-GEN-8")
def test_gra_bogga_kicks_a_hero_who_still_stands_after_the_battle() -> None:
    stage = fray({"dorgan": {}, "vargagg": {"tile": "entrance"}}, "gra-bogga", (1,) * 6, (1, 1, 1, 5))
    attack(stage, "dorgan")
    assert hero(stage, "dorgan").tile == 0, "the only adjacent tile"
    assert (wounds(stage, "dorgan"), spot(stage).wounds) == (1, 1)
    assert stage.decision == "take_action"


@rule("DR-GEN-9")
def test_the_inferno_burns_everybody_but_the_fighter() -> None:
    heroes: Heroes = {"dorgan": {}, "vargagg": {}, "birodin": {"condition": "unconscious"}}
    stage = fray(heroes, "scarath", (1,) * (6 + 1), (1, 1, 1, 1))
    stage.play("dorgan", "battle_monster")
    stage.play("vargagg", "stand_by")
    go_on(stage, "dorgan")
    assert [wounds(stage, name) for name in heroes] == [0, 1, 0]


@rule("DR-BAT-14", "DR-GEN-8")
def test_defeats_wait_until_the_powers_are_done() -> None:
    """The blade wounds a hero who has fallen already in the exchange: he falls once, for all of it."""
    heroes: Heroes = {"dorgan": {"wounds": 9, "equipped": ["thirsting-blade"]}, "vargagg": {"tile": "entrance"}}
    stage = fray(heroes, "cave-bear", (1, 1, 4), (1,) * 6)
    attack(stage, "dorgan")
    events = [said.event.message for said in stage.said]
    assert events.count("falls") == 1
    assert events.index("falls") > max(place for place, each in enumerate(events) if "wound" in each)
