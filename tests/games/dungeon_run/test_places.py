"""Powers that move heroes and monsters, bring monsters, or mark tiles."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, seat, state, told
from tests.games.dungeon_run.using import cards, dice, monster_at, number, on, row, use, uses, wounds_on

from lanterne.games.dungeon_run.content.settings import BATTLE
from lanterne.games.dungeon_run.rules.monster_moves import open_to_monsters
from lanterne.games.dungeon_run.state import NONE, TILES, Deed, begin_deed
from lanterne.lab.stage import Stage

CROSS: dict[str, dict[str, Any]] = {
    "crossroads-1": {"at": [0, 1]},
    "corridor-8": {"at": [0, 2]},
    "corridor-9": {"at": [1, 1], "turn": 90},
    "corridor-10": {"at": [-1, 1], "turn": 90},
}
"""A crossroads north of the Entrance with a corridor behind each of its other exits."""


def cross(**more: dict[str, Any]) -> dict[str, dict[str, Any]]:
    told_of = {name.replace("_", "-"): each for name, each in more.items()}
    return {name: each | told_of.get(name, {}) for name, each in CROSS.items()}


def where(stage: Stage, name: str) -> str:
    return str(TILES.name(hero(stage, name).tile))


# --- heroes who move themselves ---------------------------------------------------------------------------------------


@rule("DR-ABI-16", "DR-ABI-23", "DR-GEN-6")
def test_blink_reaches_two_tiles_along_exits_where_no_monster_is_and_leaves_one_behind() -> None:
    emma = {"abilities": ["emma-goodluck-blink"], "tile": "corridor-8"}
    tiles = cross(corridor_8={"monster": "slime"}, corridor_9={"monster": "goblin"})
    stage = scene({"emma-goodluck": emma, "dorgan": {}}, tiles=tiles)
    power = "emma-goodluck-blink"
    assert set(uses(stage, "emma-goodluck")) == {f"{power} entrance", f"{power} crossroads-1", f"{power} corridor-10"}
    use(stage, "emma-goodluck", power, "corridor-10")
    assert where(stage, "emma-goodluck") == "corridor-10", "the slime does not hold her"
    assert hero(stage, "emma-goodluck").actions == 1
    assert not uses(stage, "emma-goodluck"), "once in a turn"


@rule("DR-ABI-16", "DR-MOV-8", "DR-TSP-1")
def test_who_is_moved_by_a_power_enters_the_tile() -> None:
    tiles = {"corridor-8": {"at": [0, 1]}, "ancient-bridge": {"at": [0, 2]}}
    stage = scene(
        {"emma-goodluck": {"abilities": ["emma-goodluck-blink"]}, "dorgan": {}}, tiles=tiles, chance=[dice(1, 2)]
    )
    use(stage, "emma-goodluck", "emma-goodluck-blink", "ancient-bridge")
    while stage.decision != "take_action":
        stage.play("emma-goodluck", "pass")
    assert hero(stage, "emma-goodluck").wounds == 0
    assert len(stage.outcomes) == 1, "she had to roll for the bridge"


@rule("DR-ABI-16", "DR-ABI-23", "DR-TSP-15")
def test_a_tunnel_leads_through_a_wall_and_out_of_the_portcullis_room() -> None:
    tiles = {"portcullis-room": {"at": [0, 1]}, "corridor-8": {"at": [1, 1]}, "corridor-9": {"at": [0, 2]}}
    stage = scene(
        {"dorgan": {"abilities": ["dorgan-tunneller"], "tile": "portcullis-room"}, "vargagg": {}}, tiles=tiles
    )
    reached = {words.split()[1] for words in uses(stage, "dorgan", "dorgan-tunneller")}
    assert reached == {"entrance", "corridor-8", "corridor-9"}, "whatever touches it"
    use(stage, "dorgan", "dorgan-tunneller", "corridor-8")
    assert where(stage, "dorgan") == "corridor-8"
    assert not stage.outcomes, "nobody rolls for the portcullis"


@rule("DR-ABI-3")
def test_nobody_digs_beside_a_monster() -> None:
    dorgan = {"abilities": ["dorgan-tunneller"], "tile": "corridor-8"}
    stage = scene({"dorgan": dorgan, "vargagg": {}}, tiles=row(corridor_8={"monster": "slime"}))
    assert not uses(stage, "dorgan")


# --- changing places --------------------------------------------------------------------------------------------------

SWAP = "emma-goodluck-change-places"


@rule("DR-ABI-16", "DR-ABI-23", "DR-DEF-6")
def test_change_places_reaches_conscious_heroes_at_most_two_tiles_away() -> None:
    heroes = {
        "emma-goodluck": {"abilities": [SWAP]},
        "dorgan": {"tile": "corridor-9"},
        "vargagg": {"tile": "corridor-10"},
        "stabbins": {"tile": "corridor-8", "condition": "unconscious"},
        "birodin": {"tile": "corridor-8", "abilities": ["birodin-unmovable"]},
        "saelith-ashborn": {},
    }
    stage = scene(heroes, tiles=row())
    assert uses(stage, "emma-goodluck", SWAP) == [f"{SWAP} 1"], "not the unconscious, the unmovable, or who is here"
    use(stage, "emma-goodluck", SWAP, "dorgan")
    assert (where(stage, "emma-goodluck"), where(stage, "dorgan")) == ("corridor-9", "entrance")


@rule("DR-ABI-16", "DR-ABI-13")
def test_both_go_at_the_same_time_and_the_user_arrives_first() -> None:
    heroes = {
        "emma-goodluck": {"abilities": [SWAP]},
        "birodin": {"tile": "corridor-8", "equipped": ["summoning-stone"]},
    }
    stage = scene(heroes, tiles=row(corridor_8={"flames": "birodin"}), final=True)
    use(stage, "emma-goodluck", SWAP, "birodin")
    assert hero(stage, "emma-goodluck").wounds == 1, "burnt, but not trampled: the ram is gone"
    goes = told(stage, "goes")
    assert goes == ["goes emma-goodluck corridor-8", "goes birodin entrance"]


# --- Gra Bogga's kick -------------------------------------------------------------------------------------------------


def kicked(name: str, more: dict[str, Any] | None = None, **tiles: dict[str, Any]) -> Stage:
    """Gra Bogga has fought a hero on the crossroads; Stabbins is First Player."""
    heroes = {"stabbins": {}, name: {"tile": "crossroads-1", **(more or {})}}
    stage = scene(heroes, tiles=cross(**{"crossroads_1": {"monster": "gra-bogga"}, **tiles}))
    monster = state(stage).spots[TILES.number("crossroads-1")].monster
    begin_deed(state(stage), Deed(BATTLE, 1, TILES.number("crossroads-1"), monster))
    run(stage, monster_at("battle_end", "crossroads-1", 1))
    return stage


@rule("DR-ABI-16", "DR-ABI-2")
def test_the_first_player_says_where_a_kicked_hero_lands() -> None:
    stage = kicked("dorgan", corridor_9={"monster": "slime"})
    assert (stage.decision, stage.asked) == ("push_where", ("stabbins",))
    assert stage.offered("stabbins")[0] == "push_hero 1 corridor-9", "with a monster first, if nobody answers"
    stage.play("stabbins", "push_hero dorgan corridor-8")
    assert where(stage, "dorgan") == "corridor-8"
    assert hero(stage, "dorgan").wounds == 1


@rule("DR-GEN-1", "DR-ABI-16")
def test_an_unmovable_hero_stays_and_is_wounded_all_the_same() -> None:
    stage = kicked("birodin", {"abilities": ["birodin-unmovable"]})
    assert where(stage, "birodin") == "crossroads-1"
    assert hero(stage, "birodin").wounds == 1
    assert told(stage, "cannot-be-moved") == ["cannot-be-moved birodin"]


@rule("DR-ABI-2")
def test_a_hero_who_is_defeated_is_not_kicked() -> None:
    stage = kicked("dorgan", {"wounds": 10})
    assert stage.decision == "take_action"


# --- monsters ---------------------------------------------------------------------------------------------------------


@rule("DR-ABI-15", "DR-TSP-4", "DR-ABI-14", "DR-ROA-3")
def test_a_monster_moved_by_a_power_obeys_what_binds_a_roaming_one() -> None:
    birodin = {"abilities": ["birodin-turn-undead"], "tile": "crossroads-1"}
    tiles = cross(
        crossroads_1={"monster": "zombie"}, corridor_8={"monster": "slime"}, corridor_9={"sanctuary": "birodin"}
    )
    stage = scene({"birodin": birodin, "dorgan": {}}, tiles=tiles)
    use(stage, "birodin", "birodin-turn-undead", "crossroads-1")
    assert set(stage.offered("birodin")) == {
        "move_monster crossroads-1 entrance",
        "move_monster crossroads-1 corridor-10",
    }
    tiles = {"glyph-room": {"at": [0, 1], "monster": "zombie"}}
    stage = scene({"birodin": birodin | {"tile": "glyph-room"}, "dorgan": {}}, tiles=tiles)
    assert not uses(stage, "birodin"), "the Glyph Room holds it"


@rule("DR-ABI-14", "DR-ABI-15")
def test_a_monster_moved_onto_flames_is_burnt_by_their_owner() -> None:
    birodin = {"abilities": ["birodin-turn-undead"], "tile": "corridor-9"}
    heroes = {"birodin": birodin, "saelith-ashborn": {"tile": "corridor-8", "wounds": 1}}
    tiles = row(corridor_9={"monster": "zombie", "wounds": 3}, corridor_10={"flames": "saelith-ashborn"})
    stage = scene(heroes, tiles=tiles)
    use(stage, "birodin", "birodin-turn-undead", "corridor-9")
    stage.play("birodin", "move_monster corridor-9 corridor-10")
    assert on(stage, "corridor-10") == "none"
    assert hero(stage, "saelith-ashborn").loot == cards("zombie"), "the owner is the killer"
    assert hero(stage, "saelith-ashborn").flames == NONE
    assert stage.asked == ("saelith-ashborn",), "and may rally"


@rule("DR-ABI-14", "DR-DIE-5", "DR-MOV-8")
def test_flames_burn_the_next_other_hero_once() -> None:
    heroes = ("saelith-ashborn", "dorgan")
    stage = scene(heroes, tiles=row(corridor_8={"flames": "saelith-ashborn"}), active="dorgan", first="dorgan")
    stage.play("dorgan", "move N")
    assert hero(stage, "dorgan").wounds == 1
    assert hero(stage, "saelith-ashborn").flames == NONE
    stage = scene(heroes, tiles=row(corridor_8={"flames": "saelith-ashborn"}))
    stage.play("saelith-ashborn", "move N")
    assert hero(stage, "saelith-ashborn").wounds == 0, "never their owner"


# --- Ra-Alal's dead ---------------------------------------------------------------------------------------------------

DEAD = ["zombie", "skeleton", "goblin", "net-trap"]


@rule("DR-ABI-15", "DR-ABI-2", "DR-ROA-6")
def test_ra_alal_raises_the_topmost_undead_where_the_first_player_says() -> None:
    tiles = cross(
        crossroads_1={"monster": "ra-alal"},
        corridor_8={"monster": "slime"},
        corridor_9={"stranger": "hedge-healer"},
        corridor_10={"sanctuary": "dorgan"},
    )
    stage = scene({"dorgan": {}, "vargagg": {}}, tiles=tiles, encounter_discard=DEAD)
    run(stage, monster_at("revealed", "crossroads-1", NONE))
    assert (stage.decision, stage.asked) == ("spawn_where", ("dorgan",))
    assert stage.offered("dorgan") == ["spawn skeleton entrance", "spawn skeleton corridor-9"], (
        "the nearest to a hero first"
    )
    stage.play("dorgan", "spawn skeleton corridor-9")
    assert (on(stage, "corridor-9"), wounds_on(stage, "corridor-9")) == ("skeleton", 0)
    assert state(stage).encounter_discard == cards("zombie", "goblin", "net-trap", "hedge-healer")


@pytest.mark.parametrize(("face", "comes"), [(5, True), (4, False)])
@rule("DR-ROA-14", "DR-ABI-15", "DR-ABI-2")
def test_ra_alal_raises_the_dead_while_monsters_roam_on_a_five(face: int, comes: bool) -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "ra-alal"}}
    stage = scene({"dorgan": {}, "vargagg": {}}, tiles=tiles, encounter_discard=DEAD, chance=[dice(face)])
    run(stage, monster_at("roam", "corridor-8", 0))
    assert (on(stage, "entrance") == "skeleton") == comes


@rule("DR-ABI-15")
def test_nothing_comes_without_an_undead_among_the_discarded() -> None:
    tiles = {"corridor-8": {"at": [0, 1], "monster": "ra-alal"}}
    stage = scene({"dorgan": {}, "vargagg": {}}, tiles=tiles, encounter_discard=["goblin", "net-trap"])
    run(stage, monster_at("revealed", "corridor-8", NONE))
    assert on(stage, "entrance") == "none"


# --- markers ----------------------------------------------------------------------------------------------------------


@rule("DR-ABI-14", "DR-ABI-3")
def test_a_sanctuary_keeps_monsters_away_until_the_owners_next_turn() -> None:
    stage = scene({"birodin": {"abilities": ["birodin-sanctuary"], "tile": "corridor-8"}, "dorgan": {}}, tiles=row())
    use(stage, "birodin", "birodin-sanctuary")
    tile = TILES.number("corridor-8")
    assert hero(stage, "birodin").sanctuary == tile
    assert not open_to_monsters(state(stage), tile)
    assert not uses(stage, "birodin"), "it lies there already"
    stage.play("birodin", "end_turn")
    stage.play("dorgan", "end_turn")
    assert hero(stage, "birodin").sanctuary == tile
    stage.play("dorgan", "end_turn")
    assert hero(stage, "birodin").sanctuary == NONE


@rule("DR-ABI-14")
def test_placing_a_marker_again_moves_it() -> None:
    birodin = {"abilities": ["birodin-sanctuary"], "tile": "corridor-8"}
    stage = scene({"birodin": birodin, "dorgan": {}}, tiles=row(corridor_9={"sanctuary": "birodin"}))
    use(stage, "birodin", "birodin-sanctuary")
    assert open_to_monsters(state(stage), TILES.number("corridor-9"))
    assert not open_to_monsters(state(stage), TILES.number("corridor-8"))


@rule("DR-ABI-14", "DR-ABI-3")
def test_the_burning_trail_may_be_left_on_the_tile_he_leaves() -> None:
    saelith = {"abilities": ["saelith-ashborn-burning-trail"], "tile": "corridor-8"}
    stage = scene({"saelith-ashborn": saelith, "dorgan": {}}, tiles=row())
    stage.play("saelith-ashborn", "move N")
    assert stage.decision == "may_use"
    use(stage, "saelith-ashborn", "saelith-ashborn-burning-trail")
    assert hero(stage, "saelith-ashborn").flames == TILES.number("corridor-8")


# --- the teleport glyph -----------------------------------------------------------------------------------------------


@rule("DR-ABI-16", "DR-DIS-4")
def test_the_teleport_glyph_sends_its_finder_to_the_entrance() -> None:
    stage = scene({"dorgan": {"tile": "corridor-9"}, "vargagg": {"tile": "corridor-9"}}, tiles=row())
    run(stage, ("carry_out", number("teleport-glyph"), NONE, seat(stage, "dorgan")))
    assert (where(stage, "dorgan"), where(stage, "vargagg")) == ("entrance", "corridor-9")
