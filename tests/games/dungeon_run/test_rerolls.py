"""After a roll: who may roll dice again or turn them, how often, and in which order."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_run.scene import hero, run, scene, state, told

from lanterne.games.dungeon_run.content.heroes import BRAWN, MAGIC, SKILL
from lanterne.games.dungeon_run.content.settings import BATTLE, DISARM, ESCAPE
from lanterne.games.dungeon_run.content.sources import POWER_NAMES
from lanterne.games.dungeon_run.rules.deeds import begin_part, deed_ends, end_part, part_ends
from lanterne.games.dungeon_run.rules.rerolls import after_roll, handfuls
from lanterne.games.dungeon_run.state import FREE_ATTACK, NONE, TEST, TILES, Deed, begin_deed, deed_of
from lanterne.lab.stage import Stage

HERE = "crossroads-1"
COIN = {"equipped": ["lucky-coin"]}
HEX = {"abilities": ["emma-goodluck-hex-of-clumsiness"]}


def rolled(
    rows: dict[str, dict[str, Any]],
    *faces: int,
    kind: int = ESCAPE,
    monster: str = "slime",
    dice: list[list[int]] | None = None,
    first: str = "",
    **more: Any,
) -> Stage:
    """The first of these heroes has rolled such dice; what others may do about it is being asked."""
    heroes = {name: {"tile": HERE, **row} for name, row in rows.items()}
    lies = {
        HERE: {"at": [0, 1]} | ({"monster": monster} if monster else {}),
        "corridor-8": {"at": [0, 2]},
        "corridor-9": {"at": [0, 3]},
    }
    chance = [("roll", 6, each) for each in dice or []]
    stage = scene(heroes, tiles=lies, chance=chance, first=first or next(iter(rows)), active=next(iter(rows)))
    here = TILES.number(HERE)
    begin_deed(state(stage), Deed(kind, 0, here, state(stage).spots[here].monster, **{"dice": faces, **more}))
    run(stage, after_roll())
    return stage


def now(stage: Stage) -> tuple[int, ...]:
    return deed_of(state(stage)).dice


# --- which dice -------------------------------------------------------------------------------------------------------


@rule("DR-RER-8")
def test_dice_that_show_the_same_are_alike() -> None:
    assert handfuls((1, 1, 3), 2, False) == ((1,), (3,), (1, 1), (1, 3))
    assert handfuls((1, 1, 3), 3, False) == ((1,), (3,), (1, 1), (1, 3), (1, 1, 3))
    assert handfuls((1, 1, 3), 3, True) == ((1, 1, 3),)


@rule("DR-RER-1", "DR-RER-6")
def test_good_luck_rerolls_up_to_two_own_dice_once_in_a_turn() -> None:
    stage = rolled({"emma-goodluck": {}, "dorgan": {}}, 1, 2, 2, dice=[[6, 5]])
    assert (stage.decision, stage.asked) == ("lone_dice_window/ask", ("emma-goodluck",))
    assert stage.offered("emma-goodluck") == [
        "pass",
        "reroll good-luck 1",
        "reroll good-luck 2",
        "reroll good-luck 1 2",
        "reroll good-luck 2 2",
    ]
    stage.play("emma-goodluck", "reroll good-luck 1 2")
    assert now(stage) == (2, 5, 6)
    assert told(stage, "rerolled") == ["rerolled emma-goodluck good-luck 1,2 5,6"]
    assert stage.decision == "take_action"
    run(stage, after_roll())
    assert stage.decision == "take_action", "it is used up for this turn"


@rule("DR-RER-1", "DR-RER-4")
def test_a_hero_rerolls_once_in_an_action_however_many_ways_he_has() -> None:
    stage = rolled({"emma-goodluck": COIN, "dorgan": {}}, 1, 1, dice=[[4]])
    assert {words.split()[1] for words in stage.offered("emma-goodluck")[1:]} == {"good-luck", "lucky-coin"}
    stage.play("emma-goodluck", "reroll lucky-coin 1")
    assert stage.decision == "take_action"
    assert hero(stage, "emma-goodluck").used_turn == (), "Good Luck is left for another action"
    state(stage).deeds = ()
    begin_deed(state(stage), Deed(ESCAPE, 0, TILES.number(HERE), dice=(1, 1)))
    run(stage, after_roll())
    assert [words for words in stage.offered("emma-goodluck") if "lucky-coin" in words] == [], "once in a round"
    assert any("good-luck" in words for words in stage.offered("emma-goodluck"))


@rule("DR-RER-2", "DR-RER-4")
def test_own_and_forced_rerolls_count_together() -> None:
    """Emma, attacked, forces the attacker's dice with her Hex; then her own luck is gone for this action."""
    stage = rolled(
        {"dorgan": {}, "emma-goodluck": HEX},
        *(5, 6),
        kind=BATTLE,
        monster="",
        dice=[[1, 2]],
        opponent=1,
        foe_dice=(1, 1, 1),
        rating=BRAWN,
        foe_rating=MAGIC,
    )
    offered = stage.offered("emma-goodluck")
    assert "reroll emma-goodluck-hex-of-clumsiness 5 6" in offered
    assert "reroll good-luck 1 1" in offered
    stage.play("emma-goodluck", "reroll emma-goodluck-hex-of-clumsiness 5 6")
    assert now(stage) == (1, 2)
    assert stage.decision == "take_action"


@rule("DR-RER-3")
def test_different_heroes_may_reroll_the_same_dice_one_after_the_other() -> None:
    stage = rolled({"dorgan": COIN, "emma-goodluck": HEX}, 6, 6, dice=[[1, 1], [6]])
    stage.play("dorgan", "decline")
    stage.play("emma-goodluck", "want 1")
    stage.play("emma-goodluck", "reroll emma-goodluck-hex-of-clumsiness 6 6")
    assert (stage.decision, stage.asked) == ("lone_dice_window/ask", ("dorgan",)), "he is asked again"
    stage.play("dorgan", "reroll lucky-coin 1")
    assert now(stage) == (1, 6)
    assert stage.decision == "take_action"


# --- who goes first ---------------------------------------------------------------------------------------------------


@rule("DR-RER-5", "DR-RER-6")
def test_the_first_player_says_who_goes_first_and_all_are_asked_anew() -> None:
    stage = rolled({"dorgan": COIN, "vargagg": {}, "emma-goodluck": HEX}, 1, 6, first="vargagg", dice=[[2, 2], [3]])
    assert (stage.decision, stage.asked) == ("dice_window/want", ("dorgan",))
    stage.play("dorgan", "want 0")
    assert stage.asked == ("emma-goodluck",), "clockwise from the acting hero; Vargagg has nothing"
    stage.play("emma-goodluck", "want 2")
    assert (stage.decision, stage.asked) == ("dice_window/first", ("vargagg",))
    stage.play("vargagg", "goes_first 2")
    stage.play("emma-goodluck", "reroll emma-goodluck-hex-of-clumsiness 1 6")
    assert (stage.decision, stage.asked) == ("lone_dice_window/ask", ("dorgan",))
    stage.play("dorgan", "reroll lucky-coin 2")
    assert now(stage) == (2, 3)


@rule("DR-RER-6")
def test_the_first_player_is_not_asked_if_only_one_wants_to() -> None:
    stage = rolled({"dorgan": COIN, "vargagg": {}, "emma-goodluck": HEX}, 1, 6, first="vargagg")
    stage.play("dorgan", "decline")
    stage.play("emma-goodluck", "want 2")
    assert (stage.decision, stage.asked) == ("dice_window/ask", ("emma-goodluck",))
    stage.play("emma-goodluck", "pass")
    assert stage.decision == "take_action"
    assert now(stage) == (1, 6)


# --- the cards --------------------------------------------------------------------------------------------------------


@rule("DR-RER-8")
def test_loaded_dice_turn_one_own_die_to_six_and_are_no_reroll() -> None:
    stage = rolled({"emma-goodluck": {"abilities": ["emma-goodluck-loaded-dice"]}, "dorgan": {}}, 1, 6, dice=[[2]])
    turns = [words for words in stage.offered("emma-goodluck") if words.startswith("turn")]
    assert turns == ["turn_die emma-goodluck-loaded-dice 1 6"], "a six stays a six"
    stage.play("emma-goodluck", "turn_die emma-goodluck-loaded-dice 1 6")
    assert now(stage) == (6, 6)
    assert told(stage, "die-turned") == ["die-turned emma-goodluck emma-goodluck-loaded-dice 1 6"]
    stage.play("emma-goodluck", "reroll good-luck 6")
    assert now(stage) == (2, 6), "she may still reroll"
    assert hero(stage, "emma-goodluck").used_round != ()


@rule("DR-RER-8")
def test_bend_fate_turns_any_die_near_her_also_that_of_a_monster() -> None:
    emma = {"equipped": ["summoning-stone"], "tile": "corridor-8"}
    stage = rolled({"dorgan": {}, "emma-goodluck": emma}, kind=BATTLE, dice=[], foe_dice=(3, 5), rating=NONE)
    offered = stage.offered("emma-goodluck")
    assert "turn_monster_die bend-fate 3 6" in offered
    assert len(offered) == 1 + 2 * 5
    stage.play("emma-goodluck", "turn_monster_die bend-fate 3 6")
    assert deed_of(state(stage)).foe_dice == (5, 6)
    far = rolled({"dorgan": {}, "emma-goodluck": emma | {"tile": "corridor-9"}}, 1)
    assert far.decision == "take_action"


@rule("DR-RER-8")
def test_once_the_hero_has_rolled_the_dice_of_the_monster_stand() -> None:
    emma = {"equipped": ["summoning-stone"]}
    stage = rolled({"dorgan": {}, "emma-goodluck": emma}, 2, kind=BATTLE, foe_dice=(3, 5), rating=BRAWN)
    assert {words.split()[0] for words in stage.offered("emma-goodluck")} == {"pass", "turn_die"}


@rule("DR-RER-2")
def test_hex_takes_all_dice_of_another_or_none_once_in_a_round() -> None:
    stage = rolled({"dorgan": {}, "emma-goodluck": HEX | {"tile": "corridor-8"}}, 1, 5, 6, dice=[[1, 1, 2]])
    assert stage.offered("emma-goodluck") == ["pass", "reroll emma-goodluck-hex-of-clumsiness 1 5 6"]
    stage.play("emma-goodluck", "reroll emma-goodluck-hex-of-clumsiness 1 5 6")
    assert now(stage) == (1, 1, 2)
    own = rolled({"emma-goodluck": HEX, "dorgan": {}}, 1, 5)
    assert [words for words in own.offered("emma-goodluck") if "hex" in words] == [], "not her own"


DUEL: dict[str, Any] = {"kind": BATTLE, "monster": "", "opponent": 1, "rating": BRAWN, "foe_rating": BRAWN}


@rule("DR-RER-2", "DR-HVH-6")
def test_hex_takes_the_dice_of_the_hero_whom_she_attacks() -> None:
    stage = rolled({"emma-goodluck": HEX, "dorgan": {}}, 1, dice=[[1, 2]], foe_dice=(5, 6), **DUEL)
    hexes = [words for words in stage.offered("emma-goodluck") if "hex" in words]
    assert hexes == ["reroll_defender emma-goodluck-hex-of-clumsiness 5 6"], "his dice, and never her own"
    stage.play("emma-goodluck", hexes[0])
    assert (now(stage), deed_of(state(stage)).foe_dice) == ((1,), (1, 2))
    assert stage.decision == "take_action", "it was her one reroll of this battle, and Good Luck must wait"


@rule("DR-RER-3", "DR-HVH-6")
def test_hex_takes_the_dice_of_either_hero_who_fights_near_her() -> None:
    rows = {"dorgan": {}, "birodin": {}, "emma-goodluck": HEX | {"tile": "corridor-8"}}
    stage = rolled(rows, 4, 5, dice=[[1, 1]], foe_dice=(4, 5), **DUEL)
    hexed = "emma-goodluck-hex-of-clumsiness 4 5"
    assert stage.offered("emma-goodluck") == ["pass", f"reroll {hexed}", f"reroll_defender {hexed}"]
    stage.play("emma-goodluck", f"reroll_defender {hexed}")
    assert (now(stage), deed_of(state(stage)).foe_dice) == ((4, 5), (1, 1))
    assert stage.decision == "take_action"


@rule("DR-RER-8", "DR-HVH-6")
def test_a_defender_turns_a_die_of_his_own() -> None:
    rows = {"dorgan": {}, "emma-goodluck": {"abilities": ["emma-goodluck-loaded-dice"]}}
    stage = rolled(rows, 2, 3, foe_dice=(1,), **DUEL)
    assert [words for words in stage.offered("emma-goodluck") if words.startswith("turn")] == [
        "turn_defender_die emma-goodluck-loaded-dice 1 6"
    ]
    stage.play("emma-goodluck", "turn_defender_die emma-goodluck-loaded-dice 1 6")
    assert deed_of(state(stage)).foe_dice == (6,)


@rule("DR-RER-2", "DR-HVH-6")
@pytest.mark.parametrize("attacks", [True, False])
def test_riposte_forces_up_to_two_dice_of_the_opponent(attacks: bool) -> None:
    knight = {"abilities": ["addolgar-vayne-riposte"]}
    rows = {"addolgar-vayne": knight, "dorgan": {}} if attacks else {"dorgan": {}, "addolgar-vayne": knight}
    stage = rolled(rows, 1, 2, 3, kind=BATTLE, monster="", dice=[[1, 1]], opponent=1, foe_dice=(4, 5, 6))
    dice = ("5", "6") if attacks else ("2", "3")
    stage.play("addolgar-vayne", f"reroll addolgar-vayne-riposte {' '.join(dice)}")
    deed = deed_of(state(stage))
    assert (deed.dice, deed.foe_dice) == (((1, 2, 3), (1, 1, 4)) if attacks else ((1, 1, 1), (4, 5, 6)))
    against_monster = rolled({"addolgar-vayne": knight, "dorgan": {}}, kind=BATTLE, foe_dice=(4, 5))
    assert against_monster.decision == "take_action", "only against heroes"


@rule("DR-RER-1")
def test_slippery_rerolls_any_dice_of_an_escape_and_of_nothing_else() -> None:
    thief = {"stabbins": {"abilities": ["stabbins-slippery"]}, "dorgan": {}}
    stage = rolled(thief, 1, 1, 2, dice=[[6, 6, 6]])
    assert len(stage.offered("stabbins")) == 1 + 5
    stage.play("stabbins", "reroll stabbins-slippery 1 1 2")
    assert now(stage) == (6, 6, 6)
    assert rolled(thief, 1, 1, kind=DISARM).decision == "take_action"


@rule("DR-RER-1")
def test_the_orb_rerolls_two_dice_of_a_battle_with_magic() -> None:
    def offered(kind: int, with_rating: int) -> bool:
        orb = {"saelith-ashborn": {"equipped": ["orb-of-clarity"]}, "dorgan": {}}
        return rolled(orb, 1, 1, 2, kind=kind, rating=with_rating, foe_dice=(1,)).decision == "lone_dice_window/ask"

    assert offered(BATTLE, MAGIC)
    assert not offered(BATTLE, BRAWN)
    assert not offered(DISARM, MAGIC)


@rule("DR-RER-1")
def test_the_lucky_coin_rerolls_one_own_die() -> None:
    stage = rolled({"dorgan": COIN, "vargagg": {}}, 1, 2, dice=[[5]])
    assert stage.offered("dorgan") == ["pass", "reroll lucky-coin 1", "reroll lucky-coin 2"]
    stage.play("dorgan", "reroll lucky-coin 1")
    assert now(stage) == (2, 5)


@pytest.mark.parametrize("kind", [BATTLE, FREE_ATTACK])
@rule("DR-ABI-3", "DR-FRE-3")
def test_doom_chant_bars_every_reroll_but_no_turning(kind: int) -> None:
    rows = {"emma-goodluck": {"abilities": ["emma-goodluck-loaded-dice"]}, "dorgan": COIN}
    more: dict[str, Any] = {"foe_dice": (1, 3), "rating": MAGIC}
    dice = (1, 2) if kind == BATTLE else ()
    cultist = rolled(rows, *dice, kind=kind, monster="stone-cultist", **more)
    if kind == BATTLE:
        assert {words.split()[0] for words in cultist.offered("emma-goodluck")} == {"pass", "turn_die"}
    else:
        assert cultist.decision == "take_action"
    escaping = rolled(rows, 1, 2, monster="stone-cultist")
    assert any("good-luck" in words for words in escaping.offered("emma-goodluck")), "an escape is no battle"
    silent = ((0, POWER_NAMES.index("emma-goodluck-polymorph")),)
    lifted = rolled(rows, 1, 2, kind=BATTLE, monster="stone-cultist", powers=silent, **more)
    assert any("good-luck" in words for words in lifted.offered("emma-goodluck"))


@rule("DR-FRE-3", "DR-RER-8")
def test_dice_of_a_free_attack_are_not_those_of_its_victim() -> None:
    stage = rolled({"emma-goodluck": {}, "dorgan": {}}, kind=FREE_ATTACK, foe_dice=(5, 6))
    assert stage.decision == "take_action"
    fate = rolled({"emma-goodluck": {"equipped": ["summoning-stone"]}, "dorgan": {}}, kind=FREE_ATTACK, foe_dice=(5, 6))
    assert "turn_monster_die bend-fate 6 1" in fate.offered("emma-goodluck")


@rule("DR-RER-6", "DR-DEF-8")
def test_unconscious_heroes_are_not_asked() -> None:
    stage = rolled({"dorgan": {}, "emma-goodluck": HEX | {"condition": "unconscious"}}, 1, 5)
    assert stage.decision == "take_action"


# --- what is one action -----------------------------------------------------------------------------------------------


@rule("DR-RER-7")
def test_a_test_within_an_action_shares_its_rerolls_and_a_battle_within_does_not() -> None:
    stage = rolled({"emma-goodluck": COIN, "dorgan": {}}, 1, 1, dice=[[2], [3]])
    s = state(stage)
    begin_part(s, Deed(TEST, 0, TILES.number(HERE), dice=(1,), rating=SKILL))
    stage.play("emma-goodluck", "reroll lucky-coin 1")
    assert deed_of(s).kind == TEST
    assert deed_of(s).dice == (2,)
    end_part(s)
    assert deed_of(s).rerolled == 1, "the action knows"
    run(stage, after_roll())
    assert stage.decision == "take_action"
    begin_deed(s, Deed(DISARM, 0, TILES.number(HERE), dice=(1,), rating=SKILL))
    run(stage, after_roll())
    stage.play("emma-goodluck", "reroll good-luck 1")
    run(stage, deed_ends())
    assert deed_of(s).kind == ESCAPE
    assert deed_of(s).used == ()


@rule("DR-RER-7", "DR-ABI-4")
def test_once_in_an_action_counts_in_all_its_parts() -> None:
    stage = rolled({"stabbins": {"abilities": ["stabbins-slippery"]}, "dorgan": {}}, 1, 1, dice=[[2, 2]])
    s = state(stage)
    stage.play("stabbins", "reroll stabbins-slippery 1 1")
    used = deed_of(s).used
    assert used
    begin_part(s, Deed(TEST, 0, TILES.number(HERE)))
    assert deed_of(s).used == used
    run(stage, part_ends())
    assert (deed_of(s).kind, deed_of(s).used) == (ESCAPE, used)
