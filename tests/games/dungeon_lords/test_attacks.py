"""Monsters and ghosts: what each of them does, whom it may strike, and how it goes back to the lair."""

from typing import Any

from tests.citing import rule
from tests.games.dungeon_lords.fray import conquered, fray, line, log, over, prison, ready, spent
from tests.games.dungeon_lords.scene import lord, refused, state, told

from lanterne.lab.stage import Stage

CALM = "forced-march"
"""A card of the second year: if it is cast, nobody tires."""
ROOM: dict[str, Any] = {"rooms": {"r1c2": "mint"}, "conquered": ["r0c2"]}


def calm(party: list[Any], *stationed: str, **lord: Any) -> Stage:
    """A battle in which only creatures do anything: a wizard casts Forced March."""
    return fray(party, CALM, stationed=list(stationed), **lord)


def default(stage: Stage) -> str:
    """Red's default answer."""
    choice = stage.game.choice
    assert choice is not None
    return stage.words(choice.default) if choice.default is not None else stage.offered("red")[0]


@rule("DL-ATK-1")
def test_order_and_lines_are_chosen_one_after_another() -> None:
    stage = calm(["warrior-8", "wizard-5"], "witch", "ghost", "troll", food=1, **ROOM)
    assert stage.offered("red") == ["act witch 0", "act witch 1", "act ghost 0", "act troll 0", "act troll 1"]
    assert default(stage) == "act witch 0"
    stage.play("red", "act troll 1")
    assert stage.offered("red") == ["act witch 0", "act witch 1", "act ghost 0"]
    stage.play("red", "act ghost 0")
    assert stage.offered("red") == ["act witch 0", "act witch 1"]
    stage.play("red", "act witch 0")
    assert spent(stage) == ["troll", "ghost", "witch"]
    assert line(stage) == ["wizard-5 2"]
    assert prison(stage) == ["warrior-8"], "4 of the Troll, 4 of the Witch"


@rule("DL-ATK-1")
def test_one_creature_with_one_line_is_not_asked_for() -> None:
    stage = calm(["warrior-8", "wizard-5"], "golem")
    assert over(stage)
    assert line(stage) == ["warrior-8 4", "wizard-5 0"]


@rule("DL-ATK-1", "DL-ATK-2", "DL-ATK-7")
def test_the_targets_of_the_witch_are_chosen_one_after_another() -> None:
    party = ["warrior-8", {"who": "thief-5", "damage": 3}, "wizard-5"]
    stage = calm(party, "witch")
    stage.play("red", "act witch 1")
    assert stage.offered("red") == ["strike_at warrior-8 0", "strike_at thief-5 0", "strike_at wizard-5 0"]
    assert default(stage) == "strike_at thief-5 0", "somebody whom it eliminates"
    stage.play("red", "strike_at thief-5 0")
    assert prison(stage) == ["thief-5"]
    assert stage.offered("red") == ["strike_at warrior-8 1", "strike_at wizard-5 1"]
    assert default(stage) == "strike_at warrior-8 1", "else the foremost"
    stage.play("red", "strike_at wizard-5 1")
    assert line(stage) == ["warrior-8 0", "wizard-5 1"]


@rule("DL-ATK-1", "DL-ATK-7")
def test_the_witch_may_strike_the_same_one_twice() -> None:
    stage = calm(["warrior-8", "wizard-5"], "witch")
    stage.play("red", "act witch 1")
    stage.play("red", "strike_at wizard-5 0")
    stage.play("red", "strike_at wizard-5 1")
    assert line(stage) == ["warrior-8 0", "wizard-5 2"]


@rule("DL-ATK-2")
def test_standard_targeted_and_area_strikes() -> None:
    party = ["warrior-8", "thief-5", "wizard-5"]
    assert line(calm(party, "golem")) == ["warrior-8 4", "thief-5 0", "wizard-5 0"]
    assert line(calm(party, "dragon")) == ["warrior-8 2", "thief-5 2", "wizard-5 2"]
    stage = calm(party, "demon")
    stage.play("red", "strike_at thief-5 0")
    assert line(stage) == ["warrior-8 0", "wizard-5 0"]
    assert prison(stage) == ["thief-5"], "what is beyond is lost"


@rule("DL-ATK-2", "DL-CBT-5")
def test_an_area_strike_hits_all_at_the_same_time() -> None:
    party = [{"who": "warrior-5", "damage": 3}, {"who": "thief-5", "damage": 2}, "wizard-5"]
    stage = calm(party, "dragon")
    assert prison(stage) == ["warrior-5", "thief-5"]
    assert line(stage) == ["wizard-5 2"]


@rule("DL-ATK-3")
def test_a_ghost_never_strikes_the_first() -> None:
    stage = calm(["warrior-8", "thief-5", "wizard-5"], "ghost")
    assert stage.offered("red") == ["strike_at thief-5 0", "strike_at wizard-5 0"]
    stage = calm(["wizard-5"], "ghost")
    assert told(stage, "finds-nobody") == ["finds-nobody ghost"]
    assert line(stage) == ["wizard-5 0"]


@rule("DL-ATK-3", "DL-PAL-9")
def test_a_vampire_never_strikes_a_priest_but_a_paladin() -> None:
    stage = calm(["paladin-2", "priest-5", "wizard-5"], "vampire", evil=9)
    stage.play("red", "act vampire 0")
    assert stage.offered("red") == ["strike_at paladin-2 0", "strike_at wizard-5 0"]


@rule("DL-ATK-3", "DL-ATK-2")
def test_one_legal_target_is_not_asked_for() -> None:
    stage = calm(["priest-5", "wizard-6"], "vampire")
    stage.play("red", "act vampire 0")
    assert over(stage)
    assert told(stage, "strikes") == ["strikes vampire wizard-6 3"]


@rule("DL-ATK-4")
def test_a_creature_must_use_a_line_if_it_can_and_one_that_cannot_is_used_all_the_same() -> None:
    stage = calm(["wizard-5"], "ghost", "slime")
    assert stage.offered("red") == ["act slime 0", "act slime 1", "act_in_vain ghost"]
    assert default(stage) == "act_in_vain ghost", "as planned"
    assert refused(stage, "red", "act ghost 0") == ("nobody-to-strike", "DL-ATK-4")
    stage.play("red", "act_in_vain ghost")
    assert spent(stage) == ["ghost"]


@rule("DL-ATK-4", "DL-ATK-9")
def test_a_slime_that_finds_nobody_can_still_bar_the_way() -> None:
    stage = fray(["wizard-1"], "invisibility", stationed=["slime"])
    assert told(stage, "bars-conquest") == ["bars-conquest slime"]
    assert not conquered(stage)
    assert spent(stage) == ["slime"]


@rule("DL-ATK-4", "DL-ATK-7")
def test_the_second_line_of_the_troll_costs_food() -> None:
    stage = calm(["warrior-8", "wizard-5"], "troll", food=1)
    stage.play("red", "act troll 1")
    assert line(stage)[0] == "warrior-8 4"
    assert lord(stage, "red").food == 0
    stage = calm(["warrior-8", "wizard-5"], "troll", "ghost", food=0)
    assert refused(stage, "red", "act troll 1") == ("cannot-pay", "DL-GEN-3")
    stage.play("red", "act troll 0")
    assert line(stage) == ["warrior-8 3", "wizard-5 2"]


@rule("DL-ATK-5", "DL-ATK-6")
def test_creatures_go_face_down_but_the_golem_and_the_vampire_with_its_second_line() -> None:
    party = ["warrior-8", "wizard-5"]
    stage = calm(party, "vampire", "golem", **ROOM)
    stage.play("red", "act vampire 0")
    stage.play("red", "strike_at warrior-8 0")
    assert (ready(stage), spent(stage)) == (["golem"], ["vampire"])
    assert told(stage, "returns") == ["returns golem"]
    stage = calm(party, "vampire", "witch", **ROOM)
    stage.play("red", "act vampire 1")
    stage.play("red", "strike_at warrior-8 0")
    stage.play("red", "act witch 0")
    assert (ready(stage), spent(stage)) == (["vampire"], ["witch"])
    assert line(stage) == ["warrior-8 6", "wizard-5 0"]


@rule("DL-ATK-6")
def test_a_golem_returns_although_it_found_nobody() -> None:
    stage = fray(["wizard-1", "wizard-2"], "invisibility", stationed=["golem"])
    assert told(stage, "finds-nobody") == ["finds-nobody golem"]
    assert (ready(stage), spent(stage)) == (["golem"], [])


@rule("DL-ATK-6", "DL-HEA-3")
def test_a_vampire_that_finds_nobody_goes_back_as_its_lord_likes() -> None:
    stage = fray([{"who": "priest-1", "damage": 1}, "priest-2"], stationed=["vampire", "witch"], **ROOM)
    stage.play("red", "act_in_vain vampire")
    assert stage.offered("red") == ["return_face_up", "return_face_down"]
    stage.play("red", "return_face_down")
    assert (ready(stage), spent(stage)) == ([], ["vampire"])
    assert stage.offered("red") == ["act witch 0", "act witch 1"]
    stage = fray([{"who": "priest-1", "damage": 1}, "priest-2"], stationed=["vampire"])
    stage.play("red", "return_face_up")
    assert (ready(stage), spent(stage)) == (["vampire"], [])
    assert told(stage, "not-attacked")
    assert not told(stage, "healed")


@rule("DL-ATK-7")
def test_a_goblin_strikes_again_only_if_it_has_eliminated_somebody() -> None:
    stage = calm([{"who": "warrior-5", "damage": 3}, "thief-5", "wizard-5"], "goblin")
    assert prison(stage) == ["warrior-5"]
    assert line(stage) == ["thief-5 1", "wizard-5 0"]
    stage = calm([{"who": "warrior-5", "damage": 2}, "thief-5", "wizard-5"], "goblin")
    assert line(stage) == ["warrior-5 4", "thief-5 0", "wizard-5 0"]
    stage = calm(["illusion", "thief-5", "wizard-5"], "goblin")
    assert line(stage) == ["thief-5 1", "wizard-5 0"], "an illusion counts"


@rule("DL-ATK-7", "DL-HEA-3")
def test_the_second_line_of_the_slime_bars_conquest_and_is_no_attack() -> None:
    stage = fray(["warrior-1", {"who": "priest-1", "damage": 1}], stationed=["slime"], evil=5)
    stage.play("red", "act slime 1")
    assert not conquered(stage)
    assert lord(stage, "red").evil == 5
    assert line(stage) == ["warrior-1 0", "priest-1 1"]
    assert told(stage, "not-attacked")
    assert spent(stage) == ["slime"]


@rule("DL-ATK-7", "DL-HEA-4")
def test_a_dragon_bars_healing_and_a_demon_conquest() -> None:
    stage = calm(["warrior-8", "priest-5", "wizard-5"], "dragon")
    assert told(stage, "healing-stopped")
    assert line(stage) == ["warrior-8 2", "priest-5 2", "wizard-5 2"]
    assert conquered(stage)
    stage = calm(["warrior-8", "priest-5", "wizard-5"], "demon")
    stage.play("red", "strike_at warrior-8 0")
    assert told(stage, "healed") == ["healed warrior-8 2"]
    assert not conquered(stage)


@rule("DL-ATK-8")
def test_rooms_raise_each_strike_of_the_monsters_they_name() -> None:
    training: dict[str, Any] = {"rooms": {"r1c2": "training-room"}, "conquered": ["r0c2"]}
    stage = calm([{"who": "warrior-5", "damage": 2}, "thief-5", "wizard-5"], "goblin", **training)
    assert told(stage, "strikes") == ["strikes goblin warrior-5 3", "strikes goblin thief-5 2"]
    dark: dict[str, Any] = {"rooms": {"r1c2": "dark-room"}, "conquered": ["r0c2"]}
    stage = calm(["warrior-8", "wizard-5"], "witch", "vampire", **dark)
    stage.play("red", "act witch 1")
    stage.play("red", "strike_at warrior-8 0")
    stage.play("red", "strike_at warrior-8 1")
    stage.play("red", "act vampire 1")
    stage.play("red", "strike_at wizard-5 0")
    assert line(stage) == ["warrior-8 4", "wizard-5 3"]
    stage = calm(["warrior-8", "wizard-5"], "golem", **dark)
    assert line(stage)[0] == "warrior-8 4", "only those it names"
    stage = calm(["warrior-8", "wizard-5"], "witch", rooms=dark["rooms"], target="r0c2")
    stage.play("red", "act witch 0")
    assert line(stage)[0] == "warrior-8 4", "only where the battle is"


@rule("DL-CBT-6", "DL-CBT-7")
def test_creatures_that_have_not_acted_when_the_last_is_captured_stay_fresh() -> None:
    stage = calm([{"who": "wizard-5", "damage": 1}], "vampire", "golem", **ROOM)
    stage.play("red", "act vampire 0")
    assert over(stage)
    assert (ready(stage), spent(stage)) == (["golem"], ["vampire"])
    assert log(stage)[-1] == "creature-unused golem red"
    assert state(stage).fight is None
