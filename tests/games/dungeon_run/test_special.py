"""Special actions and free powers in the menu of a turn: whose they are, on whom, and what they cost."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, refused, scene, state, told
from tests.games.dungeon_run.using import cards, dice, on, row, use, uses, wounds_on

from lanterne.games.dungeon_run.state import TILES, UNCONSCIOUS

# --- what they cost ---------------------------------------------------------------------------------------------------


@rule("DR-RND-5", "DR-RND-8", "DR-ABI-3")
def test_a_special_action_takes_one_of_the_two_actions_and_is_closed_without_one() -> None:
    addolgar = {"abilities": ["addolgar-vayne-lay-on-hands"], "wounds": 5}
    stage = scene({"addolgar-vayne": addolgar, "dorgan": {}})
    use(stage, "addolgar-vayne", "addolgar-vayne-lay-on-hands", "addolgar-vayne")
    assert hero(stage, "addolgar-vayne").actions == 1
    assert not state(stage).deeds, "the action is over"
    stage = scene({"addolgar-vayne": addolgar | {"lost": 2}, "dorgan": {}})
    assert stage.asked == ("dorgan",), "nothing that costs an action keeps a turn going"


@rule("DR-RND-5")
def test_why_a_special_action_is_closed() -> None:
    emma = {"abilities": ["emma-goodluck-borrowed-time", "emma-goodluck-blink"], "lost": 2, "tile": "corridor-8"}
    stage = scene({"emma-goodluck": emma, "dorgan": {}}, tiles=row())
    words = "use_power_at emma-goodluck emma-goodluck-blink corridor-9"
    assert refused(stage, "emma-goodluck", words) == ("no-action-left", "DR-RND-2")
    use(stage, "emma-goodluck", "emma-goodluck-borrowed-time")
    assert stage.is_open("emma-goodluck", words)


@rule("DR-RND-10", "DR-RND-6")
def test_without_an_action_left_a_hero_is_asked_only_if_something_costs_none() -> None:
    emma = {"abilities": ["emma-goodluck-borrowed-time"], "lost": 2}
    assert scene({"emma-goodluck": emma, "dorgan": {}}).asked == ("emma-goodluck",)
    assert scene({"emma-goodluck": {"lost": 2}, "dorgan": {}}).asked == ("dorgan",)


@rule("DR-RND-6", "DR-ABI-3", "DR-ABI-4")
def test_borrowed_time_is_free_and_gives_an_action_once_in_the_game() -> None:
    stage = scene({"emma-goodluck": {"abilities": ["emma-goodluck-borrowed-time"]}, "dorgan": {}})
    use(stage, "emma-goodluck", "emma-goodluck-borrowed-time")
    assert hero(stage, "emma-goodluck").actions == 3
    assert not uses(stage, "emma-goodluck")
    stage.play("emma-goodluck", "end_turn")
    stage.play("dorgan", "end_turn")
    stage.play("dorgan", "end_turn")
    assert stage.asked == ("emma-goodluck",)
    assert not uses(stage, "emma-goodluck"), "not in a later turn either"


@rule("DR-ABI-4")
def test_a_limit_per_turn_ends_with_the_turn() -> None:
    stage = scene({"oriane-mistveil": {"abilities": ["oriane-mistveil-panther-form"]}, "dorgan": {}})
    use(stage, "oriane-mistveil", "oriane-mistveil-panther-form")
    assert not uses(stage, "oriane-mistveil")
    stage.play("oriane-mistveil", "end_turn")
    stage.play("dorgan", "end_turn")
    stage.play("dorgan", "end_turn")
    assert uses(stage, "oriane-mistveil") == ["oriane-mistveil-panther-form"]


@rule("DR-TSP-2", "DR-TSP-10", "DR-ABI-1")
def test_beside_the_cursed_stone_only_cards_offer_anything() -> None:
    tiles = row(corridor_9={}) | {"cursed-stone": {"at": [0, 2]}}
    del tiles["corridor-9"], tiles["corridor-10"]
    emma = {
        "abilities": ["emma-goodluck-borrowed-time"],
        "equipped": ["healing-draught"],
        "wounds": 2,
        "tile": "corridor-8",
    }
    stage = scene({"emma-goodluck": emma, "dorgan": {}}, tiles=tiles)
    assert uses(stage, "emma-goodluck") == ["healing-draught"]


# --- healing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "power", "left"),
    [("addolgar-vayne", "addolgar-vayne-lay-on-hands", 2), ("birodin", "birodin-mending-prayer", 1)],
)
@rule("DR-ABI-3", "DR-ABI-23", "DR-ABI-12")
def test_healing_by_hand_reaches_the_wounded_on_the_tile_and_nobody_else(name: str, power: str, left: int) -> None:
    heroes = {
        name: {"abilities": [power]},
        "dorgan": {"wounds": 4},
        "stabbins": {"wounds": 2, "tile": "corridor-8"},
        "vargagg": {"wounds": 3, "condition": "unconscious"},
    }
    stage = scene(heroes, tiles=row())
    assert uses(stage, name, power) == [f"{power} 1"], "the unhurt, the unconscious and the absent are no targets"
    use(stage, name, power, "dorgan")
    assert hero(stage, "dorgan").wounds == left


@rule("DR-ABI-5", "DR-ABI-3", "DR-ABI-12")
def test_a_healing_draught_is_drunk_for_three_wounds_and_is_gone() -> None:
    stage = scene({"dorgan": {"equipped": ["healing-draught"], "wounds": 4}, "vargagg": {}})
    use(stage, "dorgan", "healing-draught")
    assert hero(stage, "dorgan").wounds == 1
    assert hero(stage, "dorgan").equipped == ()
    assert state(stage).treasure_discard == cards("healing-draught")
    assert hero(stage, "dorgan").actions == 2
    stage = scene({"dorgan": {"equipped": ["healing-draught"]}, "vargagg": {}})
    assert not uses(stage, "dorgan"), "it would change nothing"


# --- monsters from afar -----------------------------------------------------------------------------------------------


@rule("DR-ABI-3", "DR-ABI-23", "DR-ABI-4")
def test_a_meteor_strikes_a_monster_at_most_one_tile_away() -> None:
    tiles = row(corridor_8={"monster": "gra-bogga"}, corridor_9={"monster": "slime"})
    stage = scene({"saelith-ashborn": {"abilities": ["saelith-ashborn-meteor"]}, "dorgan": {}}, tiles=tiles)
    assert uses(stage, "saelith-ashborn") == ["saelith-ashborn-meteor corridor-8"]
    use(stage, "saelith-ashborn", "saelith-ashborn-meteor", "corridor-8")
    assert wounds_on(stage, "corridor-8") == 4
    assert not uses(stage, "saelith-ashborn"), "once in the game"


@rule("DR-ABI-5", "DR-ABI-3", "DR-RAL-5")
def test_demolition_costs_a_trap_of_the_loot_pile_and_may_kill() -> None:
    dorgan = {"abilities": ["dorgan-demolition"], "loot": ["goblin", "net-trap", "pit-trap"], "wounds": 1}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=row(corridor_8={"monster": "goblin"}))
    use(stage, "dorgan", "dorgan-demolition", "corridor-8")
    assert stage.decision == "pay_with"
    assert set(stage.offered("dorgan")) == {"pay_card 0 net-trap", "pay_card 0 pit-trap"}
    stage.play("dorgan", "pay_card dorgan net-trap")
    assert stage.decision == "choose_rally", "he has killed it"
    assert state(stage).encounter_discard == cards("net-trap")
    assert sorted(hero(stage, "dorgan").loot) == sorted(cards("goblin", "goblin", "pit-trap"))


@rule("DR-ABI-5")
def test_without_a_trap_in_the_loot_pile_there_is_no_demolition() -> None:
    dorgan = {"abilities": ["dorgan-demolition"], "loot": ["goblin"]}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=row(corridor_8={"monster": "slime"}))
    assert not uses(stage, "dorgan")


@rule("DR-ABI-3", "DR-GEN-9", "DR-DIE-5")
def test_a_fireball_burns_everybody_on_an_adjacent_tile() -> None:
    heroes = {
        "saelith-ashborn": {"abilities": ["saelith-ashborn-fireball"]},
        "dorgan": {"tile": "corridor-8"},
        "vargagg": {"tile": "corridor-8"},
    }
    chance = [dice(4, 6), dice(3, 5), dice(1, 2)]
    stage = scene(heroes, tiles=row(corridor_8={"monster": "gra-bogga"}), chance=chance)
    assert uses(stage, "saelith-ashborn") == ["saelith-ashborn-fireball corridor-8"], "not where nobody is"
    use(stage, "saelith-ashborn", "saelith-ashborn-fireball", "corridor-8")
    assert wounds_on(stage, "corridor-8") == 2, "the monster first, a wound for each 4 or more"
    assert (hero(stage, "dorgan").wounds, hero(stage, "vargagg").wounds) == (1, 0)


@rule("DR-GEN-8", "DR-ABI-19")
def test_a_fireball_is_one_batch_of_wounds_for_the_monster_and_everybody_there() -> None:
    """Both dice wound the Skeleton before it may reassemble; and the Sapper blows up when everybody has been burnt."""
    saelith = {"abilities": ["saelith-ashborn-fireball"], "wounds": 1}
    heroes = {"saelith-ashborn": saelith, "dorgan": {"tile": "corridor-8", "wounds": 8}}
    bones = row(corridor_8={"monster": "skeleton", "wounds": 1})
    stage = scene(heroes, tiles=bones, chance=[dice(4, 6), dice(1, 1), dice(6)])
    use(stage, "saelith-ashborn", "saelith-ashborn-fireball", "corridor-8")
    assert (on(stage, "corridor-8"), wounds_on(stage, "corridor-8")) == ("skeleton", 0)
    keg = row(corridor_8={"monster": "dwarf-sapper", "wounds": 2})
    stage = scene(heroes, tiles=keg, chance=[dice(4, 1), dice(4, 4), dice(2)])
    use(stage, "saelith-ashborn", "saelith-ashborn-fireball", "corridor-8")
    assert len(told(stage, "last-wound")) == 2, "the second of the fire brings him down, then comes the keg"
    assert hero(stage, "dorgan").struck_by == 0
    assert (stage.decision, stage.asked) == ("choose_rally", ("saelith-ashborn",))
    assert hero(stage, "dorgan").condition == UNCONSCIOUS


@rule("DR-ABI-15", "DR-GEN-12", "DR-RND-6")
def test_turn_undead_moves_an_ordinary_undead_off_the_tile_for_free() -> None:
    birodin = {"abilities": ["birodin-turn-undead"], "tile": "corridor-9"}
    stage = scene({"birodin": birodin, "dorgan": {}}, tiles=row(corridor_9={"monster": "zombie"}))
    use(stage, "birodin", "birodin-turn-undead", "corridor-9")
    assert stage.decision == "monster_goes_where"
    stage.play("birodin", "move_monster corridor-9 corridor-10")
    assert state(stage).spots[TILES.number("corridor-10")].monster == cards("zombie")[0]
    assert hero(stage, "birodin").actions == 2
    for monster in ("goblin", "ra-alal"):
        stage = scene({"birodin": birodin, "dorgan": {}}, tiles=row(corridor_9={"monster": monster}))
        assert not uses(stage, "birodin"), f"{monster} is not an ordinary undead"


# --- others -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("faces", "lost"), [((4, 2, 1, 1), 1), ((1, 5, 1, 1), 0)])
@rule("DR-ABI-3", "DR-RND-11")
def test_entangle_costs_an_action_of_the_next_turn_unless_a_five_comes(faces: tuple[int, ...], lost: int) -> None:
    heroes = {"oriane-mistveil": {"abilities": ["oriane-mistveil-entangle"]}, "dorgan": {"tile": "corridor-8"}}
    stage = scene(heroes, tiles=row(), chance=[dice(*faces)])
    use(stage, "oriane-mistveil", "oriane-mistveil-entangle", "dorgan")
    assert hero(stage, "dorgan").lost == lost


@rule("DR-GEN-3", "DR-ABI-6")
def test_panther_form_trades_magic_for_skill_in_this_turn() -> None:
    stage = scene({"oriane-mistveil": {"abilities": ["oriane-mistveil-panther-form"]}, "dorgan": {}})
    use(stage, "oriane-mistveil", "oriane-mistveil-panther-form")
    assert hero(stage, "oriane-mistveil").changed == (0, -2, 2)
    assert hero(stage, "oriane-mistveil").actions == 2


# --- tiles and strangers ----------------------------------------------------------------------------------------------

LIBRARY = {"library": {"at": [0, 1]}}


@rule("DR-TSP-5", "DR-ABI-11")
def test_a_one_in_the_library_costs_a_wound() -> None:
    stage = scene({"dorgan": {"tile": "library"}, "vargagg": {}}, tiles=LIBRARY, chance=[dice(1)])
    use(stage, "dorgan", "library")
    assert hero(stage, "dorgan").wounds == 1
    assert hero(stage, "dorgan").actions == 1


@rule("DR-TSP-5")
def test_the_library_is_only_for_those_who_are_there() -> None:
    stage = scene({"dorgan": {}, "vargagg": {"tile": "library"}}, tiles=LIBRARY)
    assert not uses(stage, "dorgan")


@pytest.mark.parametrize(("face", "has"), [(3, True), (2, False)])
@rule("DR-TSP-8", "DR-TSP-16", "DR-ABI-5")
def test_the_well_takes_a_treasure_and_gives_its_sword_with_three_or_more(face: int, has: bool) -> None:
    dorgan = {"tile": "well", "equipped": ["buckler"], "loot": ["guild-axe", "goblin", "crown-of-kravlas"]}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles={"well": {"at": [0, 1]}}, chance=[dice(face)])
    use(stage, "dorgan", "well")
    assert set(stage.offered("dorgan")) == {"pay_card 0 buckler", "pay_card 0 guild-axe"}, "no artifacts, no monsters"
    stage.play("dorgan", "pay_card dorgan buckler")
    assert state(stage).treasure_discard == cards("buckler")
    assert (cards("sword-of-the-well-spirit")[0] in hero(stage, "dorgan").loot) == has
    assert (cards("sword-of-the-well-spirit")[0] in state(stage).supply) != has


@rule("DR-TSP-8", "DR-TSP-16")
@pytest.mark.parametrize(
    ("vargagg", "corridor", "offered"),
    [
        ({}, {}, True),
        ({"loot": ["sword-of-the-well-spirit"]}, {}, False),
        ({"equipped": ["sword-of-the-well-spirit"]}, {}, False),
        ({}, {"open": ["sword-of-the-well-spirit"]}, False),
    ],
)
def test_the_well_is_not_offered_once_its_sword_is_gone(
    vargagg: dict[str, Any], corridor: dict[str, Any], offered: bool
) -> None:
    heroes = {"dorgan": {"tile": "well", "loot": ["buckler"]}, "vargagg": vargagg}
    tiles = {"well": {"at": [0, 1]}, "corridor-8": {"at": [0, -1], **corridor}}
    assert bool(uses(scene(heroes, tiles=tiles), "dorgan")) == offered


@rule("DR-TSP-16")
def test_an_artifact_that_is_gone_is_not_found_a_second_time() -> None:
    tiles = row(corridor_8={"stranger": "wandering-wizard"})
    heroes = {"dorgan": {"tile": "corridor-8"}, "vargagg": {"loot": ["grimoire-of-echoes"]}}
    stage = scene(heroes, tiles=tiles, chance=[dice(6, 6, 6, 6)])
    use(stage, "dorgan", "wandering-wizard")
    stage.play("dorgan", next(words for words in stage.offered("dorgan") if "skill" in words))
    assert "artifact-is-gone" in stage.events
    assert hero(stage, "dorgan").loot == ()


@rule("DR-TSP-8")
def test_the_well_is_closed_while_a_monster_is_there() -> None:
    tiles = {"well": {"at": [0, 1], "monster": "slime"}}
    stage = scene({"dorgan": {"tile": "well", "loot": ["buckler"]}, "vargagg": {}}, tiles=tiles)
    assert not uses(stage, "dorgan")


@rule("DR-CON-8", "DR-ABI-3")
def test_the_hedge_healer_heals_three_wounds_and_leaves() -> None:
    tiles = row(corridor_8={"stranger": "hedge-healer"})
    stage = scene({"dorgan": {"tile": "corridor-8", "wounds": 4}, "vargagg": {}}, tiles=tiles)
    use(stage, "dorgan", "hedge-healer")
    assert hero(stage, "dorgan").wounds == 1
    assert state(stage).spots[TILES.number("corridor-8")].stranger == -1
    assert state(stage).encounter_discard == cards("hedge-healer")


@pytest.mark.parametrize(("face", "stays"), [(3, False), (4, True)])
@rule("DR-CON-8", "DR-ABI-5", "DR-ABI-20")
def test_the_goblin_peddler_sells_a_treasure_for_an_encounter_card(face: int, stays: bool) -> None:
    dorgan = {"tile": "corridor-8", "loot": ["goblin", "net-trap", "guild-axe"]}
    tiles = row(corridor_8={"stranger": "goblin-peddler"})
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=tiles, treasures=["buckler"], chance=[dice(face)])
    use(stage, "dorgan", "goblin-peddler")
    assert set(stage.offered("dorgan")) == {"pay_card 0 goblin", "pay_card 0 net-trap"}
    stage.play("dorgan", "pay_card dorgan goblin")
    assert sorted(hero(stage, "dorgan").loot) == sorted(cards("buckler", "net-trap", "guild-axe"))
    assert (state(stage).spots[TILES.number("corridor-8")].stranger != -1) == stays


@rule("DR-ABI-5", "DR-ADV-6", "DR-BOS-6")
def test_the_boss_card_pays_as_a_monster_and_leaves_the_game() -> None:
    dorgan = {"tile": "corridor-8", "loot": ["scarath"]}
    tiles = row(corridor_8={"stranger": "goblin-peddler"})
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=tiles, chance=[dice(6)])
    use(stage, "dorgan", "goblin-peddler")
    stage.play("dorgan", "pay_card dorgan scarath")
    assert state(stage).gone == cards("scarath")


@rule("DR-CON-8", "DR-LOT-3")
def test_the_lost_squire_left_on_a_tile_can_still_be_taken_along() -> None:
    stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=row(corridor_8={"stranger": "lost-squire"}))
    use(stage, "dorgan", "lost-squire-2")
    assert hero(stage, "dorgan").strangers == cards("lost-squire")
    assert hero(stage, "dorgan").actions == 1
    assert state(stage).spots[TILES.number("corridor-8")].stranger == -1
    assert not uses(stage, "dorgan"), "who goes along offers nothing more"


@rule("DR-CON-8", "DR-ABI-20")
def test_the_wandering_wizard_gives_the_grimoire_for_two_successes() -> None:
    tiles = row(corridor_8={"stranger": "wandering-wizard"})
    stage = scene({"saelith-ashborn": {"tile": "corridor-8"}, "vargagg": {}}, tiles=tiles, chance=[dice(4, 1, 3, 2, 5)])
    use(stage, "saelith-ashborn", "wandering-wizard")
    assert set(stage.offered("saelith-ashborn")) == {"try_with magic", "try_with skill"}
    stage.play("saelith-ashborn", "try_with magic")
    assert hero(stage, "saelith-ashborn").loot == cards("grimoire-of-echoes")
    assert state(stage).encounter_discard == cards("wandering-wizard")


@rule("DR-CON-8", "DR-ABI-4")
def test_the_wandering_wizard_hears_a_hero_once_in_a_turn() -> None:
    tiles = row(corridor_8={"stranger": "wandering-wizard"})
    stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=tiles, chance=[dice(1, 1, 6, 3)])
    use(stage, "dorgan", "wandering-wizard")
    stage.play("dorgan", "try_with skill")
    assert hero(stage, "dorgan").actions == 1
    assert not uses(stage, "dorgan")


@pytest.mark.parametrize(("faces", "loot", "wounds"), [((4, 5, 1, 1), ("crown-of-kravlas",), 0), ((4, 3, 3, 1), (), 1)])
@rule("DR-CON-8", "DR-ABI-20")
def test_the_architects_shade_gives_the_crown_or_a_wound(
    faces: tuple[int, ...], loot: tuple[str, ...], wounds: int
) -> None:
    tiles = row(corridor_8={"stranger": "architects-shade"})
    stage = scene({"dorgan": {"tile": "corridor-8"}, "vargagg": {}}, tiles=tiles, chance=[dice(*faces)])
    use(stage, "dorgan", "architects-shade")
    assert hero(stage, "dorgan").loot == cards(*loot)
    assert hero(stage, "dorgan").wounds == wounds
    assert (state(stage).spots[TILES.number("corridor-8")].stranger == -1) == bool(loot)


# --- alone ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "abilities"),
    [
        ("stabbins", ["stabbins-shady-deal"]),
        ("emma-goodluck", ["emma-goodluck-change-places"]),
        ("oriane-mistveil", ["oriane-mistveil-entangle"]),
    ],
)
@rule("DR-ABI-25", "DR-SOL-2")
def test_alone_powers_about_other_heroes_are_not_offered(name: str, abilities: list[str]) -> None:
    stage = scene({name: {"abilities": abilities, "loot": ["buckler"]}})
    assert not uses(stage, name)


@rule("DR-ABI-25", "DR-ABI-23")
def test_alone_one_may_still_bless_oneself() -> None:
    stage = scene({"birodin": {"abilities": ["birodin-mending-prayer"], "wounds": 3}})
    assert uses(stage, "birodin") == ["birodin-mending-prayer 0"]
