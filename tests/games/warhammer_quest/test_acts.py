"""What all acts of adventures have in common (WQ-OBJ-14)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.chasm import bearer, chasm
from tests.games.warhammer_quest.fights import happen
from tests.games.warhammer_quest.scene import dice, refused, scene, state, steps

from lanterne.games.warhammer_quest.rules.adventures.places import next_to
from lanterne.games.warhammer_quest.rules.harm import slay
from lanterne.games.warhammer_quest.state import FOES, NONE, SQUARES
from lanterne.kit.position import names_of


@rule("WQ-OBJ-14")
def test_next_to_a_thing_are_the_squares_around_it_though_nobody_can_step_onto_it() -> None:
    stage = chasm("dragons-eye", {"dwarf": "1a1"})
    dragon = names_of(SQUARES, next_to(state(stage), "stone-dragon"))
    assert dragon == ["1f1", "1g1", "1h1", "1f2", "1f3", "1f4", "1g4", "1h4"]
    assert names_of(SQUARES, next_to(state(stage), "chasm")) == [
        "1b1", "1e1", "1b2", "1c2", "1d2", "1e2", "1b3", "1e3", "1b4", "1e4",
    ]  # fmt: skip
    fountain = scene(adventure="fountain-clearwater", dungeon=["fountain-of-light"])
    assert next_to(state(fountain), "fountain").bit_count() == 12


@rule("WQ-OBJ-14", "WQ-WAR-4")
def test_an_act_ends_the_movement_and_is_done_instead_of_the_attacks() -> None:
    stage = chasm(
        "banish-the-daemon",
        {"dwarf": bearer("magic-sword", "1f1"), "elf": bearer("magic-sword", "1a1")},
        dice(1),
        monsters={"skaven-1": "1b4"},
        leader="elf",
    )
    assert refused(stage, "elf", "strike_dragon") == ("monsters-in-room", "WQ-OBJ-15")
    happen(stage, slay(FOES.number("skaven-1"), NONE))
    stage.play("elf", "end_own_turn")
    assert stage.is_open("dwarf", "walk 1g1")
    stage.play("dwarf", "strike_dragon")
    assert steps(stage, "dwarf") == {"end_own_turn"}
    assert refused(stage, "dwarf", "strike_dragon") == ("attacked-already", "WQ-OBJ-14")
    assert refused(stage, "dwarf", "walk 1g1") == ("no-move-after-attack", "WQ-WAR-4")


@rule("WQ-OBJ-14", "WQ-WAR-8", "WQ-HRO-3", "WQ-PIN-6")
def test_acts_are_not_open_to_who_may_not_attack() -> None:
    def why(**position: Any) -> tuple[str, str] | None:
        fields = position.pop("fields", {})
        stage = chasm("destroy-the-bridge", {"dwarf": {"at": "1e2", **fields}}, **position)
        return refused(stage, "dwarf", "cut_bridge")

    assert why() is None
    assert why(fields={"fresh": True}) == ("new-section", "WQ-WAR-8")
    assert why(fields={"conditions": ["rage"]}) == ("raging", "WQ-HRO-3")
    assert why(hands=1) == ("attacked-already", "WQ-OBJ-14")
    near, far = ({"skaven-1": {"at": square, "card": "skaven"}} for square in ("1f2", "1g1"))
    assert why(monsters=near, pinned=1) is None
    assert why(monsters=near, pinned=2) == ("must-fight", "WQ-PIN-6")
    assert why(monsters=far, pinned=2) is None
    assert why(guardians_gone=False) == ("guardians-live", "WQ-OBJ-17")


@rule("WQ-OBJ-14")
def test_acts_of_other_adventures_are_not_thought_of() -> None:
    stage = chasm("preserve-the-fires", {"dwarf": bearer("magic-sword", "1e2")})
    assert refused(stage, "dwarf", "cut_bridge") is None
    assert not {"cut_bridge", "strike_dragon", "throw_icon"} & steps(stage, "dwarf")
