"""The automated Zargon (HQ-AUT): in which order, whom, from where."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.heroquest.automated import answer, does, order
from tests.games.heroquest.scene import combat, red, scene, state

from lanterne.games.heroquest.rules.hunting import FAR, distance
from lanterne.games.heroquest.state import FOES
from lanterne.lab.stage import Stage

QUEST_2 = {"quest": "goblin-toll", "map": "empty", "seen": "all"}


def hunted(heroes: dict[str, Any], *monsters: dict[str, Any], **position: Any) -> Stage:
    """Zargon's turn; only the heroes that are named play."""
    return scene(heroes, party=tuple(heroes), active="zargon", monsters=list(monsters), **position)


def orc(square: str, number: int = 1, **fields: Any) -> dict[str, Any]:
    return {"foe": f"orc-{number}", "at": square, **fields}


def zombie(square: str, **fields: Any) -> dict[str, Any]:
    return {"foe": "zombie-1", "at": square, **fields}


# --- order and paths --------------------------------------------------------------------------------------------------


@rule("HQ-AUT-1", "HQ-AUT-2")
def test_casters_first_then_by_the_path_to_a_hero_then_by_number() -> None:
    stage = hunted(
        {"wizard": "l8"},
        {"foe": "skeleton-1", "at": "b11"},  # no way leads from there
        {"foe": "goblin-1", "at": "k7"},  # near, but for the wall: 11 steps by the door
        orc("n8", 2),
        orc("l10", 1),
        {"foe": "nerith", "at": "p12", "spells": ["dread-fear"]},
        {"foe": "orsk", "at": "q7", "spells": ["dread-fear"]},  # sees nobody: no more than a monster among others
        doors={"j10-k10": "open"},
    )
    assert order(stage) == ["nerith", "orc-1", "orc-2", "goblin-1", "orsk", "skeleton-1"]


@rule("HQ-AUT-2", "HQ-AUT-1")
def test_paths_lead_over_monsters_and_pits_but_not_over_heroes_furniture_or_blocks() -> None:
    def path(**position: Any) -> int:
        stage = scene({"wizard": "g10"}, active="zargon", monsters=[zombie("b10")], **position)
        return distance(state(stage), FOES.number("zombie-1"))

    assert path() == 5
    assert path(pits=["d10"]) == 5, "a jump takes two points"
    assert path(blocked=["d10"]) > 20, "round by the outer corridor"
    assert path(furniture=[{"kind": "treasure-chest", "at": ["d10"]}]) > 20
    stage = hunted({"wizard": "g10", "elf": "e10"}, zombie("b10"), orc("c10"))
    assert distance(state(stage), FOES.number("zombie-1")) == 3, "over the orc, and no farther than to the elf"
    assert distance(state(hunted({"wizard": "k8"}, zombie("b10"))), FOES.number("zombie-1")) == FAR


@rule("HQ-AUT-2", "HQ-AUT-4")
def test_a_path_does_not_lead_through_a_hero() -> None:
    stage = hunted({"barbarian": "d10", "wizard": "e10"}, {"foe": "mummy-1", "at": "b10"}, blocked=["a9", "a11"])
    assert does(stage, "mummy-1") == "go mummy-1 c10"
    stage.play("zargon", "go mummy-1 c10")
    assert answer(stage) == "strike_hero mummy-1 barbarian"


# --- whom -------------------------------------------------------------------------------------------------------------


@rule("HQ-AUT-4")
def test_the_mindless_take_the_nearest_by_path_then_fewer_body_points_then_by_priority() -> None:
    stage = hunted({"dwarf": {"at": "q10", "body": 1}, "barbarian": "m10"}, zombie("p10"), doors={"j10-k10": "open"})
    assert does(stage, "zombie-1") == "go zombie-1 n10", "the dwarf is beside it, but behind the wall"
    stage = hunted({"wizard": {"at": "m9", "body": 4}, "elf": {"at": "m11", "body": 3}}, zombie("p10"))
    assert does(stage, "zombie-1") == "go zombie-1 n11"
    stage = hunted({"wizard": {"at": "m11", "body": 3}, "elf": {"at": "m9", "body": 3}}, zombie("p10"))
    assert does(stage, "zombie-1") == "go zombie-1 n11", "the wizard comes before the elf"


@rule("HQ-AUT-4")
def test_the_cunning_take_the_weakest_they_can_attack_now() -> None:
    heroes = {"barbarian": "o9", "wizard": {"at": "k8", "body": 2}, "elf": {"at": "a1", "body": 1}}
    stage = hunted(heroes, orc("o10"), doors={"j10-k10": "open"})
    assert does(stage, "orc-1") == "go orc-1 l8", "past the barbarian beside it; the elf is too far"
    assert does(hunted(heroes, zombie("o10")), "zombie-1") == "strike_hero zombie-1 barbarian"


@rule("HQ-AUT-4", "HQ-AUT-5")
def test_among_equals_the_cunning_prefer_fewer_dice_then_the_shorter_path_then_the_priority() -> None:
    armed = {"items": ["shield", "helmet"], "worn": ["shield", "helmet"]}
    stage = hunted({"wizard": {"at": "m9", "body": 3, **armed}, "dwarf": {"at": "k8", "body": 3}}, orc("m11"))
    assert does(stage, "orc-1") == "go orc-1 l8", "fewer dice count more than a shorter path"
    stage = hunted({"wizard": {"at": "k8", "body": 3}, "dwarf": {"at": "m9", "body": 3}}, orc("m11"))
    assert does(stage, "orc-1") == "go orc-1 m10", "a shorter path counts more than the priority"
    stage = hunted({"dwarf": {"at": "k10", "body": 3}, "wizard": {"at": "o10", "body": 3}}, orc("m10"))
    assert does(stage, "orc-1") == "go orc-1 n10"


@rule("HQ-AUT-4")
def test_who_can_attack_nobody_goes_for_the_nearest() -> None:
    heroes = {"wizard": {"at": "a2", "body": 1}, "barbarian": "a8"}
    assert does(hunted(heroes, {"foe": "abomination-1", "at": "a18"}), "abomination-1") == "go abomination-1 a12"


@rule("HQ-AUT-4", "HQ-AUT-3")
def test_after_its_move_a_monster_strikes_whom_it_was_after() -> None:
    heroes = {"wizard": {"at": "n11", "body": 3}, "dwarf": {"at": "m10", "body": 3}}
    stage = hunted(heroes, orc("k10"), pits=["m9", "l10"], chance=[combat("www")])
    stage.play("zargon", "use orc-1")
    stage.play("zargon", "go orc-1 m11")  # beside both: the dwarf was nearer when it set out
    assert answer(stage) == "strike_hero orc-1 dwarf"
    stage = hunted(heroes, orc("k10"))
    stage.play("zargon", "use orc-1")
    stage.play("zargon", "go orc-1 n12")  # not beside the dwarf
    assert answer(stage) == "strike_hero orc-1 wizard"


@rule("HQ-AUT-5", "HQ-AUT-4")
def test_the_helpless_have_no_dice() -> None:
    armed = {"items": ["shield", "helmet"], "worn": ["shield", "helmet"]}
    for condition in ("asleep", "paralysed"):
        sleeper = {"at": "k8", "body": 3, "conditions": [condition], **armed}
        stage = hunted({"wizard": {"at": "m9", "body": 3}, "barbarian": sleeper}, orc("m11"))
        assert does(stage, "orc-1") == "go orc-1 l8"


@rule("HQ-AUT-5")
def test_allies_come_last_but_first_for_those_that_arrived_when_somebody_is_to_be_led_out() -> None:
    def after(quest: str, **fields: Any) -> str:
        stage = hunted(
            {"wizard": {"at": "m8", "body": 2}},
            orc("m10", **fields),
            quest=quest,
            map="empty",
            seen="all",
            allies={"elowen": {"at": "k10", "body": 2}},
        )
        return does(stage, "orc-1")

    assert after("captive-cartographer") == "go orc-1 m9", "the wizard comes before an ally"
    assert after("captive-cartographer", arrived=True) == "go orc-1 l10"
    assert after("goblin-toll", arrived=True) == "go orc-1 m9"


@rule("HQ-AUT-5")
def test_what_spawns_has_arrived_and_remembers_it() -> None:
    stage = scene(quest="iron-hall", active="zargon", round=1)
    s = state(stage)
    assert s.monsters
    assert all(row.arrived for row in s.monsters)
    stage = scene(quest="goblin-toll", active="zargon")
    assert not any(row.arrived for row in state(stage).monsters)


# --- from where -------------------------------------------------------------------------------------------------------


@rule("HQ-AUT-6")
def test_not_from_a_pit_then_beside_the_fewest_other_heroes_then_the_shortest_way() -> None:
    assert does(hunted({"wizard": "m10"}, orc("m12")), "orc-1") == "go orc-1 m11"
    stage = hunted({"wizard": "m10"}, orc("m12"), pits=["m11"])
    assert does(stage, "orc-1") == "go orc-1 l10", "not from a pit; of two equal ways to the leftmost"
    stage = hunted({"wizard": "m10", "barbarian": "l11"}, orc("m12"))
    assert does(stage, "orc-1") == "go orc-1 n10", "the barbarian is beside m11 and l10"
    stage = hunted({"wizard": "m10"}, orc("m12"), orc("m11", 2), orc("l10", 3), orc("n10", 4), pits=["m9"])
    assert does(stage, "orc-1") == "go orc-1 m9", "from a pit if there is nothing else"


@rule("HQ-AUT-6")
def test_the_square_behind_an_open_door_is_left_to_those_who_still_have_to_pass() -> None:
    def goes(*others: dict[str, Any], doors: tuple[str, ...] = ("j10-k10",)) -> str:
        stage = hunted({"wizard": "l10"}, orc("j10"), *others, doors=dict.fromkeys(doors, "open"))
        return does(stage, "orc-1")

    assert goes() == "go orc-1 k10"
    assert goes(zombie("j12")) == "go orc-1 l9", "the zombie still has to pass"
    assert goes(zombie("j12", done=True)) == "go orc-1 k10", "it has had its turn"
    assert goes(zombie("p12")) == "go orc-1 k10", "it is inside already"
    assert goes(zombie("j12"), doors=("j10-k10", "j12-k12")) == "go orc-1 k10", "it has a door of its own"


@rule("HQ-AUT-7", "HQ-AUT-6")
def test_who_is_beside_the_target_stays_there_and_does_not_move_after_the_blow() -> None:
    heroes = {"wizard": "m10", "barbarian": "l11"}
    stage = hunted(heroes, orc("m11"), pits=["m11"], chance=[combat("ww")])
    assert does(stage, "orc-1") == "strike_hero orc-1 wizard", "pit or no pit, and beside the barbarian too"
    stage.play("zargon", "strike_hero orc-1 wizard")
    assert answer(stage) == "stand_down"


@rule("HQ-AUT-9")
def test_who_is_too_far_comes_as_near_as_it_can_on_free_squares_without_pits() -> None:
    mummy = {"foe": "mummy-1", "at": "a10"}
    assert does(hunted({"wizard": "i10"}, mummy), "mummy-1") == "go mummy-1 e10"
    assert does(hunted({"wizard": "i10"}, mummy, pits=["e10"]), "mummy-1") == "go mummy-1 d10"
    stage = hunted({"wizard": "i10"}, mummy, orc("d10"), pits=["e10"])
    assert does(stage, "mummy-1") == "go mummy-1 c10"
    assert does(hunted({"wizard": "k8"}, mummy), "mummy-1") == "stand_down", "without a path it stays"
    stage = hunted({"wizard": "i10"}, mummy, orc("b10"), orc("c10", 2), orc("d10", 3), orc("e10", 4))
    assert does(stage, "mummy-1") == "stand_down", "it cannot stop anywhere on its way"


# --- doors ------------------------------------------------------------------------------------------------------------


def camp(*monsters: dict[str, Any], **position: Any) -> Stage:
    """Two heroes on both sides of the square behind the open door of the middle room."""
    heroes = {"barbarian": "j9", "dwarf": "j11"} | position.pop("heroes", {})
    return hunted(heroes, *monsters, doors={"j10-k10": "open"}, **QUEST_2 | position)


@rule("HQ-AUT-10")
def test_monsters_do_not_queue_into_a_doorway_to_die_one_by_one() -> None:
    stage = camp(orc("l10"), orc("m10", 2))
    assert does(stage, "orc-1") == "go orc-1 k8", "both could go out, but onto the same square; k8 is out of sight"
    stage.play("zargon", "go orc-1 k8")
    assert does(stage, "orc-2") == "go orc-2 k12"
    assert does(camp(orc("k8")), "orc-1") == "stand_down", "it waits there already"


@rule("HQ-AUT-10")
@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"quest": "proving-vaults"}, "this rule is off in the first quest"),
        ({"heroes": {"dwarf": "b2"}}, "one hero is no camp"),
    ],
)
def test_otherwise_they_step_out(position: dict[str, Any], why: str) -> None:
    assert does(camp(orc("l10"), **position), "orc-1") == "go orc-1 j10", why


@rule("HQ-AUT-10")
def test_they_step_out_if_two_can_strike_at_once() -> None:
    assert does(camp(orc("l10"), orc("k7", 2)), "orc-1") == "go orc-1 j10", "the other comes from behind"
    assert does(camp(orc("l10"), orc("j8", 2, done=True)), "orc-1") == "go orc-1 j10", "it has struck already"
    assert does(camp(orc("l10"), orc("j8", 2, misses=True)), "orc-1") == "go orc-1 k8", "it cannot strike"


@rule("HQ-AUT-10", "HQ-AUT-4")
def test_behind_a_camped_door_they_strike_whom_they_can_inside() -> None:
    stage = camp(orc("l10"), heroes={"barbarian": {"at": "j9", "body": 1}, "elf": "p12"})
    assert does(stage, "orc-1") == "go orc-1 p11"
    stage.play("zargon", "go orc-1 p11")
    assert answer(stage) == "strike_hero orc-1 elf"


# --- commanded heroes and other questions -----------------------------------------------------------------------------


@rule("HQ-AUT-11")
def test_a_commanded_hero_hunts_the_weakest_within_the_roll_and_shuns_pits() -> None:
    def commanded(*chance: Any, **position: Any) -> Stage:
        heroes = {"elf": {"at": "k10", "conditions": ["commanded"]}, "barbarian": "k11", "wizard": "n10"}
        return hunted(heroes, chance=chance, **position)

    stage = commanded(red(1, 1), combat("ss"), combat("ww"))
    assert answer(stage) == "lead elf m10"
    stage.play("zargon", "lead elf m10")
    assert answer(stage) == "turn_on elf wizard"
    stage = commanded(red(1, 1), pits=["l10"])
    assert answer(stage) == "turn_on elf barbarian", "the way to the wizard leads into the pit"
    stage = commanded(red(2, 2), pits=["l10"])
    assert answer(stage) == "lead elf n9", "round the pit, with four points"


@rule("HQ-AUT-11")
def test_the_rest_of_the_turn_takes_commanded_heroes_along() -> None:
    stage = hunted(
        {"elf": {"at": "k10", "conditions": ["commanded"]}, "wizard": "n10"},
        orc("b2"),
        chance=[red(1, 1), combat("ss"), combat("wb"), red(6, 1, 1, 1)],
    )
    stage.play("zargon", "let_rest_act")
    assert stage.asked == ("elf",)
    assert state(stage).heroes[3].body == 3


@rule("HQ-AUT-12")
def test_rust_takes_the_best_sword_first() -> None:
    swords = {"at": "k8", "items": ["helmet", "longsword", "shortsword", "broadsword"]}
    for taken in ("broadsword", "longsword", "shortsword"):
        caster = {"foe": "orsk", "at": "m8", "spells": ["dread-rust"]}
        stage = hunted({"barbarian": swords}, caster)
        stage.play("zargon", "use orsk")
        stage.play("zargon", "cast_at orsk dread-rust barbarian")
        assert answer(stage) == f"rusts_away barbarian {taken}"
        swords = swords | {"items": [item for item in swords["items"] if item != taken]}


@rule("HQ-AUT-12")
def test_summoned_monsters_take_the_nearest_squares_top_row_first() -> None:
    caster = {"foe": "orsk", "at": "m9", "spells": ["dread-summon-undead"]}
    stage = hunted({"barbarian": "p12"}, caster, orc("l9"), chance=[red(1)])
    stage.play("zargon", "use orsk")
    stage.play("zargon", "cast orsk dread-summon-undead")
    assert stage.decision == "choose_summon_square", "three of the four have the squares beside the caster"
    assert answer(stage) == "put_summoned skeleton l8"


@rule("HQ-AUT-13")
def test_what_the_heroes_have_in_hand_makes_no_difference() -> None:
    def answers(**hand: Any) -> list[str]:
        heroes = {"wizard": {"at": "m8", **hand}, "elf": {"at": "k11", "body": 4, **hand}}
        found = [does(hunted(heroes, orc("o11")), "orc-1")]
        caster = {"foe": "nerith", "at": "o11", "spells": ["dread-fear", "dread-tempest"]}
        return [*found, does(hunted(heroes, caster), "nerith")]

    potions = ["potion-of-healing", "potion-of-defense", "dagger"]
    plain = answers(items=["dagger"], spells=[])
    assert plain == ["go orc-1 l11", "cast_at nerith dread-tempest wizard"]
    assert answers(items=potions, spells=["ball-of-flame", "rock-skin", "heal-body"]) == plain
