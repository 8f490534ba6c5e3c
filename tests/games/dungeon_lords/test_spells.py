"""Spells: whether they are cast, and those that leave no choice."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.dungeon_lords.fray import RED, conquered, fray, line, log, over, prison, ready, spent, traps
from tests.games.dungeon_lords.scene import lord, run, state, told

from lanterne.games.dungeon_lords.rules.battle import battle
from lanterne.games.dungeon_lords.state import ADVENTURER_IDS, CELLS, COMBAT_CARDS, TRAPS, put
from lanterne.lab.stage import Stage


def next_battle(stage: Stage, card: str, *traps: str) -> None:
    """Red's battle of the next round, under this card, with these traps."""
    s = state(stage)
    s.round += 1
    s.shown_cards = (*s.shown_cards, COMBAT_CARDS.number(card))
    plan: dict[str, Any] = {"target": CELLS.number("r1c2"), "trapped": tuple(map(TRAPS.number, traps))}
    put(s, RED, lord(stage, "red")._replace(**plan))
    stage.said.clear()
    run(stage, battle(RED))


# --- casting ----------------------------------------------------------------------------------------------------------


@rule("DL-SPL-1", "DL-SPL-2")
def test_the_party_needs_as_much_magic_as_the_number_of_the_round() -> None:
    stage = fray(["wizard-2", "wizard-1", "warrior-1"], "detect-evil", in_round=3, evil=5)
    assert told(stage, "spell-cast") == ["spell-cast detect-evil 3 3"]
    assert lord(stage, "red").evil == 6, "2 more, and 1 less for the tile"
    stage = fray(["wizard-2", "wizard-1", "warrior-1"], "detect-evil", in_round=4, evil=5)
    assert told(stage, "spell-fails") == ["spell-fails detect-evil 3 4"]
    assert lord(stage, "red").evil == 4


@rule("DL-SPL-1", "DL-PAL-9")
def test_the_magic_of_the_paladin_counts() -> None:
    stage = fray(["paladin-1", "wizard-1"], "detect-treasure", in_round=3, evil=9)
    assert told(stage, "spell-cast") == ["spell-cast detect-treasure 3 3"]


@rule("DL-SPL-1")
def test_a_fast_spell_comes_before_the_creatures_and_a_slow_one_after_them() -> None:
    party = ["warrior-1", {"who": "wizard-1", "damage": 2}]
    stage = fray(party, "detect-evil", evil=5, stationed=["ghost"])
    assert told(stage, "spell-fails") == ["spell-fails detect-evil 0 1"], "the wizard was captured before"
    stage = fray(party, "magic-shield", stationed=["ghost"])
    words = log(stage)
    assert words.index("spell-cast magic-shield 1 1") < words.index("strikes ghost wizard-1 2")


@rule("DL-SPL-1")
def test_magic_is_counted_after_the_traps() -> None:
    stage = fray(["warrior-1", {"who": "wizard-1", "damage": 2}], "magic-shield", trapped=["pendulum"])
    assert told(stage, "spell-fails") == ["spell-fails magic-shield 0 1"]


@rule("DL-SPL-3")
def test_no_spell_in_the_anti_magic_room() -> None:
    stage = fray(["wizard-5"], "create-food", rooms={"r1c2": "anti-magic-room"}, conquered=["r0c2"])
    assert told(stage, "spell-stopped") == ["spell-stopped create-food"]
    assert not told(stage, "spell-cast")
    stage = fray(["wizard-5"], "create-food", rooms={"r1c2": "anti-magic-room"}, target="r0c2")
    assert told(stage, "spell-cast"), "the room helps only where the battle is"


# --- what they do -----------------------------------------------------------------------------------------------------


@rule("DL-SPL-7")
def test_fireball_does_nothing() -> None:
    stage = fray(["wizard-1"], "fireball", gold=1, evil=5)
    assert told(stage, "spell-is-nothing") == ["spell-is-nothing fireball"]
    assert line(stage) == ["wizard-1 1"]
    assert lord(stage, "red").gold == 1
    assert lord(stage, "red").evil == 4


@rule("DL-SPL-7")
def test_fist_of_justice_takes_an_imp_and_never_a_troll() -> None:
    stage = fray(["wizard-1"], "fist-of-justice", imps=1)
    assert lord(stage, "red").imps == 0
    stage = fray(["wizard-1"], "fist-of-justice", imps=0, ready=["troll"])
    assert told(stage, "no-imp-to-lose")
    assert lord(stage, "red").imps == 0
    assert ready(stage) == ["troll"]


@rule("DL-SPL-7")
def test_detect_treasure_takes_gold_else_food_else_a_trap() -> None:
    stage = fray(["wizard-1"], "detect-treasure", gold=2, food=2, traps=["pendulum"])
    assert (lord(stage, "red").gold, lord(stage, "red").food) == (1, 2)
    stage = fray(["wizard-1"], "detect-treasure", gold=0, food=2, traps=["pendulum"])
    assert (lord(stage, "red").food, traps(stage)) == (1, ["pendulum"])
    stage = fray(["wizard-1"], "detect-treasure", gold=0, food=0, traps=["pendulum"])
    assert over(stage)
    assert traps(stage) == []
    assert len(state(stage).given_up) == 1
    stage = fray(["wizard-1"], "detect-treasure", gold=0, food=0)
    assert told(stage, "no-treasure") == ["no-treasure red"]


@rule("DL-SPL-7", "DL-GEN-7")
def test_he_chooses_the_trap_and_is_asked_though_both_are_equal() -> None:
    stage = fray(["wizard-1"], "detect-treasure", gold=0, food=0, traps=["pendulum", "trap-door", "pendulum"])
    assert stage.offered("red") == ["give_up_trap pendulum 0", "give_up_trap trap-door 0"]
    stage.play("red", "give_up_trap trap-door 0")
    assert traps(stage) == ["pendulum", "pendulum"]
    stage = fray(["wizard-1"], "detect-treasure", gold=0, food=0, traps=["pendulum", "pendulum"])
    assert stage.offered("red") == ["give_up_trap pendulum 0"]


@rule("DL-SPL-8", "DL-ATK-9")
def test_invisible_wizards_go_to_the_end_and_nothing_harms_them() -> None:
    stage = fray(
        ["wizard-1", "wizard-2", "thief-1"], "invisibility", trapped=["poisoned-dart"], stationed=["slime", "ghost"]
    )
    stage.play("red", "trap_hits wizard-2 poisoned-dart")
    assert line(stage) == ["thief-1 0", "wizard-1 0", "wizard-2 0"]
    assert stage.offered("red") == ["act slime 0", "act slime 1", "act_in_vain ghost"]
    stage.play("red", "act slime 0")
    assert line(stage) == ["thief-1 1", "wizard-1 0", "wizard-2 0"], "the ghost may not strike the thief in front"
    assert told(stage, "finds-nobody") == ["finds-nobody ghost"]
    assert told(stage, "poison-in-vain") == ["poison-in-vain wizard-2"]
    assert over(stage)
    assert conquered(stage)


@rule("DL-SPL-8", "DL-FAT-2", "DL-ATK-4", "DL-ATK-9")
def test_fatigue_passes_invisible_wizards_by_and_they_stay_at_the_end() -> None:
    stage = fray(["wizard-1", "thief-1"], "invisibility")
    assert line(stage) == ["thief-1 0", "wizard-1 0"]
    next_battle(stage, "detect-evil")
    assert line(stage) == ["thief-1 2", "wizard-1 0"], "they stay at the end, and the thief tires first"
    stage = fray(["wizard-1", "wizard-2"], "invisibility", stationed=["witch", "demon"])
    stage.play("red", "act_in_vain witch")
    assert line(stage) == ["wizard-1 0", "wizard-2 0"]
    assert spent(stage) == ["witch", "demon"]
    assert conquered(stage), "a Demon that found nobody bars nothing, and wizards conquer unseen"


@rule("DL-SPL-8", "DL-PAL-9")
def test_a_paladin_does_not_vanish_with_the_wizards() -> None:
    stage = fray(["paladin-1", "wizard-1"], "invisibility", evil=9, stationed=["goblin"])
    assert line(stage) == ["paladin-1 0", "wizard-1 0"]
    assert told(stage, "strikes") == ["strikes goblin paladin-1 2"]
    assert told(stage, "healed") == ["healed paladin-1 2"]


@rule("DL-SPL-9")
def test_a_magic_shield_absorbs_one_point_of_the_next_strike() -> None:
    stage = fray(["warrior-2", "wizard-1"], "magic-shield", stationed=["troll", "ghost"], food=0)
    stage.play("red", "act troll 0")
    assert told(stage, "shield-absorbs") == ["shield-absorbs 1"]
    assert line(stage) == ["warrior-2 3", "wizard-1 2"], "2 of the Troll, 1 of fatigue; the ghost strikes in full"


@rule("DL-SPL-9")
def test_a_shield_protects_the_foremost_who_would_be_hurt_by_an_area_strike() -> None:
    stage = fray(["warrior-2", "wizard-1", "thief-1"], "magic-shield", stationed=["slime"])
    stage.play("red", "act slime 0")
    assert line(stage) == ["warrior-2 1", "wizard-1 1", "thief-1 1"], "the warrior has nothing but fatigue"
    assert told(stage, "hurt")[:2] == ["hurt wizard-1 1 2", "hurt thief-1 1 2"]


@rule("DL-SPL-9", "DL-FAT-2")
def test_a_shield_that_was_not_used_absorbs_the_first_cube_of_fatigue() -> None:
    stage = fray([{"who": "warrior-1", "damage": 2}, "wizard-1"], "magic-shield")
    assert line(stage) == ["warrior-1 2", "wizard-1 0"]
    assert told(stage, "shield-absorbs") == ["shield-absorbs 1"]


@rule("DL-SPL-9", "DL-TRS-7")
def test_a_shield_that_was_not_used_absorbs_poison() -> None:
    stage = fray(["warrior-1", "wizard-1"], "magic-shield", trapped=["poisoned-dart"], stationed=["slime"])
    stage.play("red", "trap_hits warrior-1 poisoned-dart")
    stage.play("red", "act slime 1")
    assert line(stage) == ["warrior-1 2", "wizard-1 0"], "1 of the dart, 1 of the poison"


@rule("DL-SPL-9", "DL-HEA-1")
def test_a_strike_that_is_absorbed_is_still_an_attack() -> None:
    party = [{"who": "warrior-2", "damage": 2}, "priest-1", "wizard-1"]
    stage = fray(party, "magic-shield", stationed=["witch"])
    stage.play("red", "act witch 1")
    stage.play("red", "strike_at warrior-2 0")
    stage.play("red", "strike_at wizard-1 1")
    assert told(stage, "healed") == ["healed warrior-2 1"]


@rule("DL-SPL-13")
def test_blind_rage_makes_monsters_strike_the_first_only() -> None:
    party = ["warrior-5", "wizard-5", "thief-5"]
    stage = fray(party, "blind-rage", stationed=["dragon", "demon", "ghost"])
    stage.play("red", "act dragon 0")
    assert told(stage, "strikes") == ["strikes dragon warrior-5 2"], "an area strike hits him alone"
    assert line(stage) == ["warrior-5 2", "wizard-5 0", "thief-5 0"]
    stage.play("red", "act demon 0")
    assert prison(stage) == ["warrior-5"], "nobody is asked for a target"
    assert told(stage, "bars-healing")
    assert told(stage, "bars-conquest")
    assert not conquered(stage)
    assert line(stage) == ["wizard-5 0", "thief-5 2"], "the Ghost is not blind"


@rule("DL-SPL-13", "DL-ATK-6")
def test_a_raging_vampire_that_faces_a_priest_cannot_attack() -> None:
    stage = fray(["priest-5", "wizard-5"], "blind-rage", stationed=["vampire"])
    assert stage.offered("red") == ["return_face_up", "return_face_down"]
    stage.play("red", "return_face_up")
    assert ready(stage) == ["vampire"]
    assert not told(stage, "healed")
    assert told(stage, "hurt") == ["hurt priest-5 2 2"], "fatigue"


@rule("DL-SPL-14")
def test_an_illusion_takes_the_very_front_and_is_never_captured() -> None:
    stage = fray(["paladin-2", "wizard-5"], "illusion", evil=9, in_round=2, stationed=["goblin"])
    assert told(stage, "strikes") == ["strikes goblin illusion 2", "strikes goblin paladin-2 1"]
    assert prison(stage) == []
    assert told(stage, "vanished") == ["vanished illusion 2"]
    assert line(stage)[0].startswith("paladin-2")


@rule("DL-SPL-14")
def test_an_illusion_counts_for_targets_traps_and_fatigue_and_stays_for_later_rounds() -> None:
    stage = fray(["wizard-5", "thief-5"], "illusion", trapped=["trap-door"])
    assert line(stage) == ["illusion 0", "wizard-5 0", "thief-5 0"]
    next_battle(stage, "forced-march", "rolling-stone")
    assert told(stage, "prevented") == ["prevented 2 3 illusion"], "the Rolling Stone is meant for the first"
    assert told(stage, "vanished") == ["vanished illusion 1"]
    stage = fray(["illusion", "wizard-5"], "create-food", in_round=3)
    assert line(stage) == ["wizard-5 1"], "fatigue 2"


@rule("DL-SPL-16")
def test_create_food_gives_the_first_one_more_hit_point() -> None:
    stage = fray([{"who": "wizard-5", "damage": 2}, "thief-5"], "create-food")
    assert line(stage) == ["wizard-5 4", "thief-5 0"], "he stands although the fatigue would have felled him"
    assert told(stage, "first-is-fed") == ["first-is-fed wizard-5 1 5"]
    stage = fray(["illusion", "wizard-5"], "create-food")
    assert line(stage) == ["wizard-5 0"]
    assert told(stage, "vanished") == ["vanished illusion 2"], "an illusion, too"


@rule("DL-SPL-17")
def test_regeneration_heals_everybody_and_is_no_healing_step() -> None:
    party = [{"who": "warrior-5", "damage": 1}, {"who": "priest-5", "damage": 2}, "wizard-5"]
    stage = fray(party, "regeneration", trapped=["anti-magic-dart"], stationed=["ghost"])
    stage.play("red", "trap_hits priest-5 anti-magic-dart")
    stage.play("red", "strike_at wizard-5 0")
    assert told(stage, "regenerates") == ["regenerates warrior-5 1", "regenerates priest-5 1", "regenerates wizard-5 1"]
    assert told(stage, "healing-stopped")
    assert line(stage) == ["warrior-5 3", "priest-5 2", "wizard-5 1"]


@rule("DL-SPL-17")
def test_forced_march_means_no_fatigue_but_conquest() -> None:
    stage = fray(["wizard-5"], "forced-march", evil=5)
    assert line(stage) == ["wizard-5 0"]
    assert conquered(stage)
    assert lord(stage, "red").evil == 4
    stage = fray(["thief-5"], "forced-march")
    assert line(stage) == ["thief-5 3"], "it must be cast"


@rule("DL-SPL-17", "DL-HEA-1")
def test_stoneskin_takes_one_off_every_strike_for_each_adventurer() -> None:
    party = ["warrior-8", "wizard-5", {"who": "priest-5", "damage": 1}]
    stage = fray(party, "stoneskin", stationed=["slime", "dragon", "ghost"])
    stage.play("red", "act slime 0")
    assert line(stage) == ["warrior-8 0", "wizard-5 0", "priest-5 1"], "nobody is hurt"
    stage.play("red", "act dragon 0")
    stage.play("red", "strike_at wizard-5 0")
    assert told(stage, "hurt")[:4] == [
        "hurt warrior-8 1 7",
        "hurt wizard-5 1 3",
        "hurt priest-5 1 2",
        "hurt wizard-5 1 2",
    ]
    assert told(stage, "healing-stopped"), "the Dragon has attacked"
    stage = fray(party, "stoneskin", stationed=["slime"])
    stage.play("red", "act slime 0")
    assert told(stage, "healed") == ["healed priest-5 1"], "a strike of 0 is still an attack"


@rule("DL-SPL-17")
@pytest.mark.parametrize(("held", "freed"), [([], []), (["thief-1"], ["thief-1"])])
def test_jailbreak_frees_a_prisoner_if_there_is_one(held: list[str], freed: list[str]) -> None:
    stage = fray(["wizard-5"], "jailbreak", prison=held)
    assert prison(stage) == []
    assert [ADVENTURER_IDS.names[who] for who in state(stage).left] == freed


@rule("DL-SPL-17", "DL-PLN-10")
def test_the_lord_chooses_who_breaks_out() -> None:
    stage = fray(["wizard-5"], "jailbreak", prison=["paladin-1", "thief-1"])
    stage.play("red", "release paladin-1 0")
    assert prison(stage) == ["thief-1"]
    assert line(stage) == ["wizard-5 2"]
