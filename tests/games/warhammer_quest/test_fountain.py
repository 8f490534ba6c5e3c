"""Adventures of the fountain of light (WQ-OBJ-15): loads, pure water, lost souls; and who carries things (D-06)."""

from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import cards, happen, wounds
from tests.games.warhammer_quest.scene import dice, refused, row

from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.state import DEAD, WARRIORS

BEER = "fountain-clearwater"
CURSE = "fountain-skaven-curse"
ROT = "fountain-nurgles-rot"
SOULS = "fountain-lost-souls"


# --- who carries it (D-06) --------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15")
def test_all_name_a_bearer_and_the_leader_decides_when_they_do_not_agree() -> None:
    stage = set_out(BEER)
    stage.play("wizard", "name_bearer elf")
    stage.play("elf", "name_bearer wizard")
    assert stage.decision == "leader_names_bearer"
    assert stage.asked == ("elf",)
    stage.play("elf", "give_to_bearer wizard cask")
    assert cards(stage, "wizard") == ["cask"]


@rule("WQ-OBJ-15")
def test_when_all_name_the_same_bearer_the_leader_is_not_asked_again() -> None:
    stage = set_out(BEER)
    stage.play("elf", "name_bearer wizard")
    stage.play("wizard", "name_bearer wizard")
    assert cards(stage, "wizard") == ["cask"]
    assert stage.decision == "own_turn_choice"


@rule("WQ-OBJ-15")
def test_a_lone_warrior_carries_it_without_being_asked() -> None:
    stage = set_out(ROT, party=("dwarf",), leader="dwarf")
    assert "container" in cards(stage, "dwarf")


# --- Skaven curse! ----------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-14", "WQ-CMB-7")
def test_a_load_costs_unmodified_wounds_and_there_is_no_attack_besides() -> None:
    stage = chamber(CURSE, {"dwarf": "1c1", "elf": "1c2"}, dice(3, 4))
    stage.play("dwarf", "lift_load")
    assert wounds(stage, "dwarf") == 5
    assert not ended(stage)
    assert refused(stage, "dwarf", "lift_another_load") == ("attacked-already", "WQ-OBJ-14")


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_the_water_is_pure_when_every_living_warrior_has_lifted_a_load() -> None:
    stage = chamber(
        CURSE,
        {"dwarf": "1c1", "elf": {"at": "1c2", "fate": "dead"}, "wizard": "1f1"},
        dice(1, 1),
        dice(2),
        dice(2),
        tried=["wizard"],
    )
    stage.play("dwarf", "lift_load")
    assert ended(stage) == "won"
    assert row(stage, "dwarf").gold == row(stage, "wizard").gold == 100


@rule("WQ-OBJ-15", "WQ-OBJ-17")
def test_it_is_also_pure_when_the_one_who_had_not_lifted_dies() -> None:
    stage = chamber(CURSE, {"dwarf": "1c1", "elf": "1c2"}, dice(1), tried=["dwarf"])
    happen(stage, dies(WARRIORS.number("elf")))
    assert ended(stage) == "won"


@rule("WQ-OBJ-15")
def test_a_second_load_kills() -> None:
    stage = chamber(CURSE, {"dwarf": "1c1", "elf": "1c2"}, tried=["dwarf"])
    assert refused(stage, "dwarf", "lift_load") == ("done-already", "WQ-OBJ-15")
    stage.play("dwarf", "lift_another_load")
    assert row(stage, "dwarf").fate == DEAD
    assert stage.asked == ("elf",)
    assert refused(stage, "elf", "lift_another_load") == ("no-load-yet", "WQ-OBJ-15")


# --- Nurgle's rot -----------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-14")
def test_who_fills_the_container_has_more_than_the_others() -> None:
    stage = chamber(ROT, {"elf": {"at": "1c2", "cards": ["container"]}, "dwarf": "1a2"}, dice(2))
    stage.play("elf", "draw_water")
    assert ended(stage) == "won"
    assert (row(stage, "elf").gold, row(stage, "dwarf").gold) == (500, 100)


@rule("WQ-OBJ-15", "WQ-DTH-3")
def test_the_impure_die_of_the_water_and_another_takes_the_container_over() -> None:
    stage = chamber(ROT, {"elf": {"at": "1c2", "cards": ["container"]}, "dwarf": "1c3"}, dice(1), leader="elf")
    stage.play("elf", "draw_water")
    assert row(stage, "elf").fate == DEAD
    assert "container" in cards(stage, "dwarf")
    assert not ended(stage)


@rule("WQ-OBJ-15")
def test_only_the_bearer_of_the_container_draws_water() -> None:
    stage = chamber(ROT, {"dwarf": "1c3", "elf": {"at": "1c2", "cards": ["container"]}})
    assert refused(stage, "dwarf", "draw_water") == ("no-container", "WQ-OBJ-15")


# --- Fountain of lost souls -------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15", "WQ-OBJ-14", "WQ-OBJ-17")
def test_a_soul_takes_bare_toughness_and_all_must_try() -> None:
    stage = chamber(SOULS, {"dwarf": "1c2", "elf": "1c3"}, dice(2), dice(3), dice(1, 1), dice(1, 2))
    stage.play("dwarf", "take_soul")
    assert row(stage, "dwarf").fate != DEAD
    assert not ended(stage)
    assert refused(stage, "dwarf", "take_soul") == ("attacked-already", "WQ-OBJ-14")
    stage.play("dwarf", "end_own_turn")
    stage.play("elf", "take_soul")
    assert ended(stage) == "won"


@rule("WQ-OBJ-15", "WQ-GEN-4")
def test_armour_is_no_help_and_a_natural_one_burns() -> None:
    stage = chamber(SOULS, {"barbarian": "1c2", "elf": "1c3"}, dice(2))
    stage.play("barbarian", "take_soul")
    assert row(stage, "barbarian").fate == DEAD
    tough = chamber(SOULS, {"elf": {"at": "1c2", "lasting": {"toughness": 6}}, "dwarf": "1a2"}, dice(1))
    tough.play("elf", "take_soul")
    assert row(tough, "elf").fate == DEAD
