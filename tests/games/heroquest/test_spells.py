"""Hero spells (HQ-SPL)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.scene import combat, red, refused, scene, state, steps

from lanterne.lab.stage import Stage

WIZARD = {"at": "k8", "spells": ["ball-of-flame", "courage", "fire-of-wrath", "heal-body", "sleep", "tempest"]}
"""In the corner of the hall in the middle of the board."""


def casting(spell: str, chance: Any = (), heroes: Any = None, **position: Any) -> Stage:
    """The wizard's turn, in the hall, with one spell."""
    told = {"wizard": {"at": "k8", "spells": [spell]}} | (heroes or {})
    return scene(told, active="wizard", chance=chance, **position)


def hero(stage: Stage, name: str) -> dict[str, Any]:
    """What everybody can see of a hero."""
    return dict(stage.describe()["heroes"][name])


def monster(stage: Stage, name: str) -> dict[str, Any]:
    """What everybody can see of a monster, nothing if it is not on the board."""
    return dict(stage.describe()["monsters"].get(name, {}))


# --- casting ----------------------------------------------------------------------------------------------------------


@rule("HQ-SPL-1")
def test_only_elf_and_wizard_cast() -> None:
    stage = scene({"barbarian": {"at": "k8", "spells": ["heal-body"]}})
    assert refused(stage, "barbarian", "cast_on_hero heal-body barbarian") == ("casts-no-spells", "HQ-SPL-1")
    elf = scene({"elf": {"at": "k8", "spells": ["heal-body"]}}, active="elf")
    assert elf.is_open("elf", "cast_on_hero heal-body elf")


@rule("HQ-SPL-1", "HQ-SPL-3")
def test_a_spell_is_the_action_of_the_turn() -> None:
    stage = casting("fire-of-wrath", [red(1)], monsters=[{"foe": "orc-1", "at": "l8"}, {"foe": "orc-2", "at": "k9"}])
    assert "strike" in steps(stage, "wizard")
    stage.play("wizard", "cast_on_foe fire-of-wrath orc-1")
    assert hero(stage, "wizard")["acted"]
    assert "strike" not in steps(stage, "wizard")


@rule("HQ-SPL-1")
def test_who_has_acted_casts_no_more() -> None:
    stage = scene({"wizard": WIZARD | {"acted": True}}, active="wizard")
    assert refused(stage, "wizard", "cast_on_hero heal-body wizard") == ("acted-already", "HQ-RND-5")


@rule("HQ-SPL-3")
def test_a_spell_that_was_cast_is_gone_for_the_quest() -> None:
    stage = scene({"wizard": WIZARD}, active="wizard", monsters=[{"foe": "orc-1", "at": "m8"}])
    stage.play("wizard", "cast_on_foe tempest orc-1")
    assert hero(stage, "wizard")["spells"] == ["ball-of-flame", "courage", "fire-of-wrath", "sleep", "heal-body"]


@rule("HQ-SPL-2", "HQ-SPL-5")
@pytest.mark.parametrize(
    ("orc", "seen"),
    [
        pytest.param("k11", True, id="along the wall"),
        pytest.param("m8", False, id="behind the barbarian"),
        pytest.param("m9", False, id="the line runs over the barbarian's square"),
        pytest.param("j8", False, id="beyond the wall"),
    ],
)
def test_the_target_must_be_visible(orc: str, seen: bool) -> None:
    stage = casting("tempest", heroes={"barbarian": "l8"}, monsters=[{"foe": "orc-1", "at": orc}])
    words = "cast_on_foe tempest orc-1"
    assert stage.is_open("wizard", words) is seen
    if not seen:
        assert refused(stage, "wizard", words) == ("target-not-visible", "HQ-SPL-2")
        with pytest.raises(ValueError, match="HQ-SPL-2"):
            stage.play("wizard", words)
        assert hero(stage, "wizard")["spells"] == ["tempest"]


@rule("HQ-SPL-2")
def test_heroes_are_targets_if_seen_and_the_caster_always_is() -> None:
    stage = casting("rock-skin", heroes={"barbarian": "l8", "dwarf": "m8", "elf": "k10"})
    offered = {words for words in stage.offered("wizard") if words.startswith("cast_on_hero")}
    assert offered == {f"cast_on_hero rock-skin {name}" for name in ("barbarian", "elf", "wizard")}
    assert refused(stage, "wizard", "cast_on_hero rock-skin dwarf") == ("target-not-visible", "HQ-SPL-2")


@rule("HQ-SPL-2")
def test_a_spell_for_heroes_is_for_no_monster_and_the_other_way_round() -> None:
    stage = scene({"wizard": WIZARD}, active="wizard", monsters=[{"foe": "orc-1", "at": "m8"}])
    offered = {tuple(words.split()[:2]) for words in stage.offered("wizard") if words.startswith("cast")}
    assert offered == {
        ("cast_on_hero", "courage"),
        ("cast_on_hero", "heal-body"),
        ("cast_on_foe", "ball-of-flame"),
        ("cast_on_foe", "fire-of-wrath"),
        ("cast_on_foe", "sleep"),
        ("cast_on_foe", "tempest"),
    }


@rule("HQ-SPL-1")
def test_casting_after_the_roll_ends_the_movement() -> None:
    stage = casting("rock-skin", points=5)
    stage.play("wizard", "cast_on_hero rock-skin wizard")
    assert state(stage).points == 0


# --- on monsters ------------------------------------------------------------------------------------------------------


@rule("HQ-SPL-4", "HQ-SPL-6")
@pytest.mark.parametrize(("dice", "left"), [((1, 4), 1), ((5, 4), 2), ((6, 5), 3)])
def test_each_5_or_6_saves_a_point_from_ball_of_flame(dice: tuple[int, int], left: int) -> None:
    stage = casting("ball-of-flame", [red(*dice)], monsters=[{"foe": "gargoyle-1", "at": "m8"}])
    stage.play("wizard", "cast_on_foe ball-of-flame gargoyle-1")
    assert monster(stage, "gargoyle-1")["body"] == left
    assert stage.dice.left == 0


@rule("HQ-SPL-6")
@pytest.mark.parametrize(("die", "lives"), [(4, False), (5, True), (6, True)])
def test_fire_of_wrath_kills_an_orc_unless_it_rolls_5_or_6(die: int, lives: bool) -> None:
    stage = casting("fire-of-wrath", [red(die)], monsters=[{"foe": "orc-1", "at": "m8"}])
    stage.play("wizard", "cast_on_foe fire-of-wrath orc-1")
    assert bool(monster(stage, "orc-1")) is lives


@rule("HQ-SPL-7")
def test_sleep_is_shaken_off_at_once_by_a_6_on_a_die_for_each_mind_point() -> None:
    stage = casting("sleep", [red(1, 6)], monsters=[{"foe": "orc-1", "at": "m8"}])
    stage.play("wizard", "cast_on_foe sleep orc-1")
    assert not monster(stage, "orc-1")["asleep"]
    assert hero(stage, "wizard")["spells"] == []


@rule("HQ-SPL-7", "HQ-ZAR-11")
def test_a_sleeper_rolls_again_at_the_start_of_each_turn_of_zargon() -> None:
    stage = casting(
        "sleep",
        [red(5, 5, 5, 5), red(1, 2, 3, 4), red(1, 6, 1, 1)],
        monsters=[{"foe": "gargoyle-1", "at": "m8"}, {"foe": "orc-1", "at": "z19"}],
    )
    stage.play("wizard", "cast_on_foe sleep gargoyle-1")
    assert monster(stage, "gargoyle-1")["asleep"]
    stage.play("wizard", "end_turn")
    assert refused(stage, "zargon", "use gargoyle-1") == ("monster-asleep", "HQ-SPL-7")
    stage.play("zargon", "end_zargon_turn")
    for name in ("barbarian", "dwarf", "elf", "wizard"):
        stage.play(name, "end_turn")
    assert not monster(stage, "gargoyle-1")["asleep"]
    assert stage.is_open("zargon", "use gargoyle-1")


@rule("HQ-SPL-5", "HQ-SPL-7")
@pytest.mark.parametrize("foe", ["skeleton-1", "zombie-1", "mummy-1", "karrow"])
def test_the_undead_are_immune_to_sleep_as_the_card_says(foe: str) -> None:
    stage = casting("sleep", monsters=[{"foe": foe, "at": "m8"}])
    assert refused(stage, "wizard", f"cast_on_foe sleep {foe}") == ("immune-by-the-card", "HQ-SPL-5")


@rule("HQ-SPL-7")
def test_a_sleeper_rolls_no_defend_dice_and_a_blow_does_not_wake_it() -> None:
    stage = scene(
        {"barbarian": "l8"},
        chance=[combat("sww")],
        monsters=[{"foe": "gargoyle-1", "at": "m8", "asleep": True}],
    )
    stage.play("barbarian", "strike broadsword gargoyle-1")
    assert (monster(stage, "gargoyle-1")["body"], monster(stage, "gargoyle-1")["asleep"]) == (2, True)


@rule("HQ-SPL-8")
def test_a_whirlwind_takes_one_turn_of_the_monster() -> None:
    stage = casting("tempest", monsters=[{"foe": "orc-1", "at": "m8"}, {"foe": "orc-2", "at": "z19"}])
    stage.play("wizard", "cast_on_foe tempest orc-1")
    stage.play("wizard", "end_turn")
    assert refused(stage, "zargon", "use orc-1") == ("monster-misses-turn", "HQ-SPL-8")
    stage.play("zargon", "end_zargon_turn")
    for name in ("barbarian", "dwarf", "elf", "wizard"):
        stage.play(name, "end_turn")
    assert stage.is_open("zargon", "use orc-1")


@rule("HQ-SPL-9")
def test_the_genie_strikes_with_5_dice_and_the_monster_defends() -> None:
    stage = casting("genie", [combat("sswwb"), combat("bwwww")], monsters=[{"foe": "gargoyle-1", "at": "m8"}])
    stage.play("wizard", "cast_on_foe genie gargoyle-1")
    assert monster(stage, "gargoyle-1")["body"] == 2


@rule("HQ-SPL-9")
def test_the_genie_opens_any_door_on_the_board_without_a_key() -> None:
    doors = {
        "a3-b3": {"is": "closed", "key": "iron-key"},
        "y9-z9": {"is": "found"},
        "i3-j3": {"is": "secret"},
        "p9-q9": "open",
    }
    stage = casting("genie", seen=["room-01", "room-11"], doors=doors, lurking=[{"kind": "orc", "at": "y8"}])
    offered = {words.split()[-1] for words in stage.offered("wizard") if words.startswith("cast_on_door")}
    assert offered == {"a3-b3", "y9-z9"}
    stage.play("wizard", "cast_on_door genie y9-z9")
    assert stage.describe()["doors"]["y9-z9"] == "open"
    assert monster(stage, "orc-1")["at"] == "y8"
    assert hero(stage, "wizard")["spells"] == []


# --- on heroes --------------------------------------------------------------------------------------------------------


@rule("HQ-SPL-10", "HQ-SPL-4")
def test_swift_wind_doubles_the_movement_that_is_still_to_come() -> None:
    stage = casting("swift-wind", [red(1, 2, 3, 4)])
    stage.play("wizard", "cast_on_hero swift-wind wizard")
    stage.play("wizard", "roll_movement")
    assert state(stage).points == 10
    assert hero(stage, "wizard")["effects"] == []


@rule("HQ-SPL-10")
def test_after_the_roll_swift_wind_waits_for_the_next_movement() -> None:
    stage = casting("swift-wind", heroes={"barbarian": "l8"}, points=4)
    stage.play("wizard", "cast_on_hero swift-wind barbarian")
    stage.play("wizard", "end_turn")
    assert hero(stage, "barbarian")["effects"] == ["swift"]


@rule("HQ-SPL-10")
def test_under_the_veil_a_hero_crosses_a_monster_but_does_not_stop_there() -> None:
    stage = casting("veil-of-mist", [red(1, 1)], monsters=[{"foe": "orc-1", "at": "l8"}, {"foe": "orc-2", "at": "k10"}])
    stage.play("wizard", "cast_on_hero veil-of-mist wizard")
    stage.play("wizard", "roll_movement")
    stage.play("wizard", "walk k9")
    assert refused(stage, "wizard", "walk k10") == ("nowhere-to-stop", "HQ-MOV-11")


@rule("HQ-SPL-11")
def test_courage_is_gone_at_once_without_a_monster_in_view() -> None:
    stage = casting("courage", heroes={"barbarian": "l8"}, monsters=[{"foe": "orc-1", "at": "j8"}])
    stage.play("wizard", "cast_on_hero courage barbarian")
    assert hero(stage, "barbarian")["effects"] == []
    assert "courage-gone" in stage.events


@rule("HQ-SPL-11")
def test_courage_counts_a_monster_behind_a_comrade_and_lasts_until_it_dies() -> None:
    stage = casting(
        "courage",
        [combat("s"), combat("ww")],
        {"barbarian": "l8", "dwarf": {"at": "m8", "readied": "none"}},
        monsters=[{"foe": "orc-1", "at": "n8"}],
    )
    stage.play("wizard", "cast_on_hero courage barbarian")
    assert hero(stage, "barbarian")["effects"] == ["courage"]
    state(stage).agenda[:] = [("wound", state(stage).monsters[0].foe, 1, 1)]
    state(stage).agenda.insert(0, ("turn_choice",))
    stage.game.run()
    assert hero(stage, "barbarian")["effects"] == []


@rule("HQ-SPL-11")
def test_courage_adds_2_dice_to_the_next_attack() -> None:
    stage = scene(
        {"barbarian": {"at": "l8", "effects": ["courage"]}},
        chance=[combat("wwwww")],
        monsters=[{"foe": "orc-1", "at": "m8"}],
    )
    stage.play("barbarian", "strike broadsword orc-1")
    assert hero(stage, "barbarian")["effects"] == []


@rule("HQ-SPL-12")
def test_rock_skin_gives_a_die_until_a_body_point_is_lost() -> None:
    stage = casting("rock-skin", [combat("ssw"), combat("wbb")], monsters=[{"foe": "orc-1", "at": "l8"}])
    stage.play("wizard", "cast_on_hero rock-skin wizard")
    assert hero(stage, "wizard")["effects"] == ["rock-skin"]
    stage.play("wizard", "end_turn")
    stage.play("zargon", "use orc-1")
    stage.play("zargon", "strike_hero orc-1 wizard")
    assert (hero(stage, "wizard")["body"], hero(stage, "wizard")["effects"]) == (3, [])


@rule("HQ-SPL-13")
@pytest.mark.parametrize(("spell", "body", "healed"), [("heal-body", 3, 7), ("water-of-healing", 6, 8)])
def test_healing_gives_back_4_points_but_never_more_than_at_the_start(spell: str, body: int, healed: int) -> None:
    stage = casting(spell, heroes={"barbarian": {"at": "l8", "body": body}})
    stage.play("wizard", f"cast_on_hero {spell} barbarian")
    assert hero(stage, "barbarian")["body"] == healed


@rule("HQ-SPL-13")
def test_the_ring_of_fortitude_raises_what_can_be_healed() -> None:
    ring = {"at": "l8", "body": 8, "items": ["ring-of-fortitude"], "worn": ["ring-of-fortitude"]}
    stage = casting("heal-body", heroes={"barbarian": ring})
    stage.play("wizard", "cast_on_hero heal-body barbarian")
    assert hero(stage, "barbarian")["body"] == 9


@rule("HQ-SPL-14", "HQ-SPL-4")
def test_pass_through_rock_opens_walls_to_the_next_movement() -> None:
    stage = casting("pass-through-rock", [red(2, 2)])
    stage.play("wizard", "cast_on_hero pass-through-rock wizard")
    assert hero(stage, "wizard")["effects"] == ["pass-rock"]
    stage.play("wizard", "roll_movement")
    assert stage.is_open("wizard", "walk j8")


# --- wand and ring ----------------------------------------------------------------------------------------------------


def with_wand(*spells: str, **fields: Any) -> dict[str, Any]:
    """The wizard with the Wand of Magic."""
    items = ["wand-of-magic", *fields.pop("items", ())]
    return {"wizard": {"at": "k8", "spells": list(spells), "items": items, "worn": items} | fields}


@rule("HQ-SPL-15")
def test_the_wand_grants_a_second_different_spell_in_the_same_action() -> None:
    stage = scene(with_wand("heal-body", "rock-skin", "swift-wind"), active="wizard")
    stage.play("wizard", "cast_on_hero rock-skin wizard")
    assert stage.decision == "second_spell"
    stage.play("wizard", "cast_on_hero swift-wind wizard")
    assert stage.decision == "turn_choice"
    assert hero(stage, "wizard")["effects"] == ["rock-skin", "swift"]
    assert hero(stage, "wizard")["spells"] == ["heal-body"]
    assert refused(stage, "wizard", "cast_on_hero heal-body wizard") == ("acted-already", "HQ-RND-5")


@rule("HQ-SPL-15")
def test_the_second_spell_may_be_declined_and_is_not_asked_for_without_the_wand_or_a_spell() -> None:
    stage = scene(with_wand("heal-body", "rock-skin"), active="wizard")
    stage.play("wizard", "cast_on_hero rock-skin wizard")
    stage.play("wizard", "no_second_spell")
    assert stage.decision == "turn_choice"
    assert hero(stage, "wizard")["spells"] == ["heal-body"]
    for told in (with_wand("rock-skin"), {"wizard": {"at": "k8", "spells": ["heal-body", "rock-skin"]}}):
        stage = scene(told, active="wizard")
        stage.play("wizard", "cast_on_hero rock-skin wizard")
        assert stage.decision == "turn_choice"


@rule("HQ-SPL-15")
def test_the_second_spell_is_not_asked_for_if_it_has_no_target() -> None:
    stage = scene(with_wand("tempest", "rock-skin"), active="wizard", monsters=[{"foe": "orc-1", "at": "j8"}])
    stage.play("wizard", "cast_on_hero rock-skin wizard")
    assert stage.decision == "turn_choice"


@rule("HQ-SPL-15", "HQ-SPL-3")
def test_the_spell_in_the_ring_is_cast_twice_but_not_in_one_turn() -> None:
    told = with_wand("heal-body", "rock-skin", items=["spell-ring"], stored="rock-skin")
    stage = scene(told, active="wizard", party=("wizard",))
    stage.play("wizard", "cast_on_hero rock-skin wizard")
    assert (hero(stage, "wizard")["spells"], hero(stage, "wizard")["stored"]) == (["heal-body", "rock-skin"], "none")
    assert refused(stage, "wizard", "cast_on_hero rock-skin wizard") == ("cast-this-turn", "HQ-SPL-15")
    stage.play("wizard", "no_second_spell")
    stage.play("wizard", "end_turn")
    stage.play("wizard", "cast_on_hero rock-skin wizard")
    assert hero(stage, "wizard")["spells"] == ["heal-body"]


@rule("HQ-SPL-15", "HQ-SPL-3")
def test_without_its_ring_a_stored_spell_is_lost() -> None:
    ring = {"at": "k8", "spells": [], "stored": "rock-skin", "items": ["spell-ring"], "worn": ["spell-ring"]}
    assert scene({"wizard": ring}, active="wizard").is_open("wizard", "cast_on_hero rock-skin wizard")
    bare = scene({"wizard": ring | {"items": [], "worn": []}}, active="wizard")
    assert not bare.is_open("wizard", "cast_on_hero rock-skin wizard")


# --- what a quest adds ------------------------------------------------------------------------------------------------


@rule("HQ-QST-14")
def test_a_quest_immunity_is_met_once_and_known_then() -> None:
    told = with_wand("ball-of-flame", "fire-of-wrath", "tempest")
    stage = scene(told, active="wizard", monsters=[{"foe": "sabrane", "at": "m8"}])
    assert stage.is_open("wizard", "cast_on_foe ball-of-flame sabrane")
    stage.play("wizard", "cast_on_foe ball-of-flame sabrane")
    assert monster(stage, "sabrane")["body"] == 3
    assert hero(stage, "wizard")["spells"] == ["tempest", "fire-of-wrath"]
    assert "immunity-met" in stage.events
    assert refused(stage, "wizard", "cast_on_foe fire-of-wrath sabrane") == ("known-to-be-immune", "HQ-QST-14")
    assert stage.is_open("wizard", "cast_on_foe tempest sabrane")


@rule("HQ-QST-14")
def test_immunity_to_one_spell_is_no_immunity_to_others() -> None:
    told = with_wand("sleep", "ball-of-flame")
    monsters = [{"foe": "vorrakh", "at": "m8"}, {"foe": "dread-warrior-1", "at": "k10"}]
    stage = scene(told, active="wizard", monsters=monsters, chance=[red(1, 1)])
    stage.play("wizard", "cast_on_foe sleep vorrakh")
    assert not monster(stage, "vorrakh")["asleep"]
    stage.play("wizard", "cast_on_foe ball-of-flame vorrakh")
    assert monster(stage, "vorrakh")["body"] == 3


@rule("HQ-QST-8")
def test_only_harmful_spells_can_be_cast_on_an_object() -> None:
    told = {"wizard": {"at": "t17", "spells": ["ball-of-flame", "genie", "sleep", "tempest"]}}
    stage = scene(told, active="wizard", quest="whispering-mirror", lurking=[], chance=[red(1, 5)])
    assert stage.is_open("wizard", "cast_on_foe genie mirror")
    for spell in ("sleep", "tempest"):
        assert refused(stage, "wizard", f"cast_on_foe {spell} mirror") == ("spell-not-on-objects", "HQ-QST-8")
    stage.play("wizard", "cast_on_foe ball-of-flame mirror")
    assert stage.describe()["objects"]["mirror"]["body"] == 2


@rule("HQ-QST-16")
def test_allies_can_be_healed_and_nothing_else() -> None:
    told = {"wizard": {"at": "k8", "spells": ["heal-body", "rock-skin"]}}
    stage = scene(told, active="wizard", allies={"elowen": {"at": "l8", "body": 1, "joined": True}})
    assert not stage.is_open("wizard", "cast_on_hero rock-skin elowen")
    stage.play("wizard", "cast_on_hero heal-body elowen")
    assert stage.describe()["allies"]["elowen"]["body"] == 2


@rule("HQ-QST-16")
def test_an_ally_who_has_not_joined_is_no_target() -> None:
    told = {"wizard": {"at": "k8", "spells": ["heal-body"]}}
    stage = scene(told, active="wizard", allies={"elowen": {"at": "l8", "body": 1, "joined": False}})
    assert not stage.is_open("wizard", "cast_on_hero heal-body elowen")
