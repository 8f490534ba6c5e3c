"""Spells that leave the lord a choice: who of his monsters stays, and as what."""

from typing import Any

from tests.citing import rule
from tests.games.dungeon_lords.fray import fray, line, over, ready, spent, traps
from tests.games.dungeon_lords.scene import lord, refused, state, told

from lanterne.games.dungeon_lords.state import MONSTERS
from lanterne.lab.stage import Stage

ROOM: dict[str, Any] = {"rooms": {"r1c2": "mint"}, "conquered": ["r0c2"]}
"""Where two monsters may be."""


def default(stage: Stage) -> str:
    """Red's default answer."""
    choice = stage.game.choice
    assert choice is not None
    return stage.words(choice.default) if choice.default is not None else stage.offered("red")[0]


def in_battle(stage: Stage) -> list[str]:
    """The creatures that have not acted."""
    return [MONSTERS.names[kind] for kind in lord(stage, "red").stationed]


@rule("DL-SPL-5")
def test_spells_about_monsters_do_nothing_to_ghosts() -> None:
    for card in ("suggestion", "word-of-peace", "aura-of-fear", "dimensional-gate", "metamorphosis"):
        stage = fray(["wizard-1", "thief-1", "wizard-5"], card, stationed=["ghost"], evil=5)
        assert told(stage, "no-monsters") == ["no-monsters"], card
        assert stage.offered("red") == ["strike_at thief-1 0", "strike_at wizard-5 0"]
        assert lord(stage, "red").evil == 5


@rule("DL-SPL-10", "DL-SPL-4", "DL-SPL-5")
def test_word_of_peace_withdraws_all_monsters_or_costs_evil() -> None:
    stage = fray(["wizard-1", "thief-1"], "word-of-peace", stationed=["troll", "ghost", "slime"], evil=5, **ROOM)
    assert stage.offered("red") == ["withdraw_all", "defy_peace 2"]
    stage.play("red", "withdraw_all")
    assert told(stage, "withdrawn") == ["withdrawn troll red", "withdrawn slime red"]
    assert (ready(stage), spent(stage)) == (["troll", "slime"], ["ghost"]), "the ghost acts"
    stage = fray(["wizard-1", "thief-1"], "word-of-peace", stationed=["troll", "ghost"], evil=5)
    stage.play("red", "defy_peace 2")
    assert lord(stage, "red").evil == 7
    assert in_battle(stage) == ["troll", "ghost"]


@rule("DL-SPL-10")
def test_who_says_nothing_to_peace_withdraws_if_the_paladin_would_come() -> None:
    assert default(fray(["wizard-1"], "word-of-peace", stationed=["troll"], evil=6)) == "defy_peace 2"
    assert default(fray(["wizard-1"], "word-of-peace", stationed=["troll"], evil=7)) == "withdraw_all"


@rule("DL-SPL-10")
def test_suggestion_asks_for_each_monster_in_the_order_he_likes() -> None:
    stage = fray(["wizard-1"], "suggestion", stationed=["troll", "goblin"], food=2, **ROOM)
    assert stage.offered("red") == ["withdraw troll", "withdraw goblin", "pay_again troll", "pay_again goblin"]
    stage.play("red", "pay_again goblin")
    assert lord(stage, "red").food == 1
    assert told(stage, "withdrawn") == ["withdrawn troll red"], "its 2 food cannot be paid any more"
    assert (ready(stage), spent(stage)) == (["troll"], ["goblin"])


@rule("DL-SPL-10")
def test_of_two_alike_one_may_be_paid_and_one_withdrawn() -> None:
    stage = fray(["warrior-4", "wizard-1"], "suggestion", stationed=["goblin", "goblin"], food=3, **ROOM)
    assert stage.offered("red") == ["withdraw goblin", "pay_again goblin"]
    assert default(stage) == "withdraw goblin"
    stage.play("red", "pay_again goblin")
    stage.play("red", "withdraw goblin")
    assert (ready(stage), spent(stage), lord(stage, "red").food) == (["goblin"], ["goblin"], 2)
    stage = fray(["warrior-4", "wizard-1"], "suggestion", stationed=["goblin", "goblin"], food=3, **ROOM)
    stage.play("red", "pay_again goblin")
    stage.play("red", "pay_again goblin")
    assert spent(stage) == ["goblin", "goblin"]
    assert lord(stage, "red").food == 1


@rule("DL-SPL-10")
def test_suggestion_leaves_ghosts_alone_and_refuses_what_cannot_be_paid() -> None:
    stage = fray(["wizard-1", "thief-1"], "suggestion", stationed=["golem", "vampire", "ghost"], gold=1, evil=5, **ROOM)
    assert stage.offered("red") == ["withdraw golem", "withdraw vampire", "pay_again vampire"]
    assert refused(stage, "red", "pay_again golem") == ("cannot-pay", "DL-GEN-3"), "he holds no trap"
    stage.play("red", "withdraw golem")
    stage.play("red", "pay_again vampire")
    assert lord(stage, "red").evil == 7
    assert in_battle(stage) == ["vampire", "ghost"]


@rule("DL-SPL-10", "DL-MON-3")
def test_a_wage_in_traps_and_monsters_is_chosen() -> None:
    lair: dict[str, Any] = {
        "stationed": ["golem", "demon"],
        "ready": ["slime"],
        "traps": ["pendulum", "trap-door"],
        "gold": 3,
    }
    stage = fray(["wizard-1"], "suggestion", evil=5, **lair, **ROOM)
    stage.play("red", "pay_again golem")
    stage.play("red", "give_up_trap trap-door 0")
    assert traps(stage) == ["pendulum"]
    assert lord(stage, "red").gold == 2
    stage.play("red", "pay_again demon")
    assert lord(stage, "red").evil == 6
    assert stage.offered("red") == ["feed slime face-up 0", "feed golem in-battle 0"]
    stage.play("red", "feed golem in-battle 0")
    assert spent(stage) == ["demon"]
    assert ready(stage) == ["slime"]
    assert [MONSTERS.names[kind] for kind in state(stage).dismissed] == ["golem"]


@rule("DL-SPL-10", "DL-SPL-7", "DL-CBT-11")
def test_a_wage_in_evil_may_bring_the_paladin_before_the_creatures_act() -> None:
    stage = fray(["wizard-1"], "suggestion", stationed=["vampire"], evil=7)
    stage.play("red", "pay_again vampire")
    assert line(stage) == ["paladin-1 0", "wizard-1 0"]
    assert stage.offered("red") == ["act vampire 0", "act vampire 1"]


@rule("DL-SPL-11")
def test_aura_of_fear_withdraws_one_monster_of_his_choice() -> None:
    stage = fray(["wizard-1"], "aura-of-fear", stationed=["troll", "slime", "ghost"], **ROOM)
    assert stage.offered("red") == ["withdraw slime", "withdraw troll"], "who says nothing loses the weakest"
    stage.play("red", "withdraw troll")
    assert ready(stage) == ["troll"]
    assert in_battle(stage) == ["slime", "ghost"]
    stage = fray(["wizard-1"], "aura-of-fear", stationed=["troll"])
    assert over(stage)
    assert ready(stage) == ["troll"], "a lone one is not asked for"


@rule("DL-SPL-11", "DL-ATK-6")
def test_the_dimensional_gate_sends_one_monster_off_face_down_even_a_golem() -> None:
    stage = fray(["wizard-5", {"who": "priest-5", "damage": 1}], "dimensional-gate", stationed=["golem"])
    assert spent(stage) == ["golem"]
    assert not told(stage, "strikes")
    assert told(stage, "not-attacked"), "it has not attacked, so nobody heals"
    stage = fray(["wizard-5"], "dimensional-gate", stationed=["demon", "troll"], **ROOM)
    assert stage.offered("red") == ["banish troll", "banish demon"]


@rule("DL-SPL-12", "DL-ATK-6")
def test_a_sheep_has_one_standard_strike_and_no_ability() -> None:
    for monster in ("golem", "vampire", "dragon", "demon", "slime", "witch"):
        stage = fray([{"who": "priest-5", "damage": 1}, "wizard-5"], "metamorphosis", stationed=[monster])
        assert told(stage, "sheep-strikes") == [f"sheep-strikes {monster} priest-5 1"], "a Vampire, too, at a priest"
        assert told(stage, "healed") == ["healed priest-5 2"], (
            "it has attacked, and a Dragon that is a sheep bars nothing"
        )
        assert spent(stage) == [monster]
        assert ready(stage) == []
        assert told(stage, "tile-conquered"), "nor does a Demon"


@rule("DL-SPL-12", "DL-ATK-8")
def test_a_sheep_gets_no_help_from_the_room() -> None:
    room: dict[str, Any] = {"rooms": {"r1c2": "dark-room"}, "conquered": ["r0c2"]}
    stage = fray(["warrior-6", "wizard-5"], "metamorphosis", stationed=["witch", "witch"], **room)
    assert stage.offered("red") == ["act witch 0", "act witch 1", "act witch -1"]
    stage.play("red", "act witch -1")
    assert line(stage) == ["warrior-6 1", "wizard-5 0"]
    assert stage.offered("red") == ["act witch 0", "act witch 1"], "the other is a Witch still"
    stage.play("red", "act witch 0")
    assert told(stage, "strikes") == ["strikes witch warrior-6 5"]


@rule("DL-SPL-12")
def test_of_a_kind_that_is_all_sheep_nothing_else_is_offered() -> None:
    stage = fray(["warrior-6", "wizard-5"], "metamorphosis", stationed=["troll", "goblin"], food=3, **ROOM)
    assert stage.offered("red") == ["turn_into_sheep goblin", "turn_into_sheep troll"]
    stage.play("red", "turn_into_sheep troll")
    assert stage.offered("red") == ["act troll -1", "act goblin 0"]
