"""Clearwater (WQ-OBJ-15): the cask, its draughts, and what they do."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import happen, wounds
from tests.games.warhammer_quest.scene import dice, refused, row, state, steps

from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.rules.plot import START_OF_TURN
from lanterne.games.warhammer_quest.rules.profile import attacks_of, move_of, weapon_skill
from lanterne.games.warhammer_quest.rules.settling import adventure_moment
from lanterne.games.warhammer_quest.state import SENSELESS, WARRIORS

BEER = "fountain-clearwater"
SOULS = "fountain-lost-souls"


BEARER = {"at": "1c2", "cards": ["cask"]}


@rule("WQ-OBJ-15")
def test_the_cask_weighs_on_its_bearer_alone_and_there_is_a_draught_for_each() -> None:
    stage = chamber(BEER, {"elf": BEARER, "dwarf": "1b2"})
    assert move_of(state(stage), WARRIORS.number("elf")) == 3
    assert move_of(state(stage), WARRIORS.number("dwarf")) == 4
    happen(stage, dies(WARRIORS.number("elf")))
    assert move_of(state(stage), WARRIORS.number("dwarf")) == 3
    assert state(set_out(BEER)).counter == 2


@rule("WQ-OBJ-15")
def test_beer_that_goes_to_the_legs_slows_him_down_in_this_very_turn() -> None:
    stage = chamber(BEER, {"elf": BEARER}, dice(3), counter=1)
    stage.play("elf", "drink_beer")
    elf = WARRIORS.number("elf")
    assert (state(stage).moves, move_of(state(stage), elf)) == (2, 2)
    assert (attacks_of(state(stage), elf), weapon_skill(state(stage), elf)) == (2, 3)


@rule("WQ-OBJ-15")
def test_beer_that_only_makes_him_reckless_leaves_his_legs_alone() -> None:
    stage = chamber(BEER, {"elf": BEARER}, dice(4), counter=1)
    stage.play("elf", "drink_beer")
    assert state(stage).moves == 3
    assert attacks_of(state(stage), WARRIORS.number("elf")) == 2


@rule("WQ-OBJ-15")
def test_beer_can_heal_some_wounds_or_all() -> None:
    some = chamber(BEER, {"elf": BEARER | {"wounds": 2}}, dice(5), dice(3), counter=2)
    some.play("elf", "drink_beer")
    assert wounds(some, "elf") == 6
    full = chamber(BEER, {"elf": BEARER | {"wounds": 2}}, dice(6), counter=2)
    full.play("elf", "drink_beer")
    assert wounds(full, "elf") == 11
    assert state(full).counter == 1


@rule("WQ-OBJ-15", "WQ-SEQ-2")
def test_who_is_struck_down_by_drink_does_nothing_more_and_is_healed_when_the_next_turn_starts() -> None:
    stage = chamber(BEER, {"elf": BEARER | {"wounds": 2}, "dwarf": "1b2"}, dice(1), dice(4), counter=2)
    stage.play("elf", "drink_beer")
    assert row(stage, "elf").conditions & SENSELESS
    assert stage.asked == ("dwarf",)
    assert wounds(stage, "elf") == 2
    happen(stage, adventure_moment(START_OF_TURN))
    assert wounds(stage, "elf") == 6
    happen(stage, adventure_moment(START_OF_TURN))
    assert wounds(stage, "elf") == 6


@rule("WQ-OBJ-15", "WQ-OBJ-10")
def test_one_draught_too_many_empties_the_cask_and_fails_the_adventure() -> None:
    stage = chamber(BEER, {"elf": BEARER}, dice(6), counter=1)
    assert refused(stage, "elf", "drain_cask") == ("draughts-left", "WQ-OBJ-15")
    stage.play("elf", "drink_beer")
    assert refused(stage, "elf", "drink_beer") == ("no-draught-to-spare", "WQ-OBJ-15")
    stage.play("elf", "drain_cask")
    assert ended(stage) == "failed"


@rule("WQ-OBJ-15")
def test_nobody_drinks_far_from_the_cask_or_once_he_has_fought() -> None:
    dungeon = ["fountain-of-light"]
    fought = chamber(BEER, {"elf": BEARER | {"fought": True}}, counter=1)
    assert refused(fought, "elf", "drink_beer") == ("drink-before-fighting", "WQ-OBJ-15")
    near = chamber(BEER, {"dwarf": "1a2", "elf": BEARER}, counter=1, dungeon=dungeon)
    assert near.is_open("dwarf", "drink_beer")
    rooms = ["guard-room", {"section": "fountain-of-light", "at": "1E"}]
    far = chamber(BEER, {"dwarf": "1d2", "elf": BEARER | {"at": "2c2"}}, counter=1, dungeon=rooms)
    assert refused(far, "dwarf", "drink_beer") == ("cask-elsewhere", "WQ-OBJ-15")


@rule("WQ-OBJ-14", "WQ-OBJ-15", "WQ-OBJ-9")
def test_the_bearer_next_to_the_fountain_pours_the_beer_once_the_room_is_clear() -> None:
    stage = chamber(BEER, {"elf": BEARER}, dice(3), counter=1)
    stage.play("elf", "pour_beer")
    assert ended(stage) == "won"
    assert row(stage, "elf").gold == 60


@pytest.mark.parametrize(
    ("elf", "position", "refusal"),
    [
        ({"at": "1a2", "cards": ["cask"]}, {}, ("not-at-fountain", "WQ-OBJ-14")),
        ({"at": "1c2"}, {}, ("no-cask", "WQ-OBJ-15")),
        (BEARER, {"guardians_gone": False}, ("guardians-live", "WQ-OBJ-17")),
        (BEARER, {"monsters": {"skaven-1": "1h4"}}, ("monsters-in-room", "WQ-OBJ-15")),
        (BEARER, {"hands": 1}, ("attacked-already", "WQ-OBJ-14")),
        (BEARER | {"fresh": True}, {}, ("new-section", "WQ-WAR-8")),
    ],
)
@rule("WQ-OBJ-14", "WQ-OBJ-15", "WQ-OBJ-17")
def test_otherwise_nobody_pours(elf: dict[str, object], position: dict[str, object], refusal: tuple[str, str]) -> None:
    stage = chamber(BEER, {"elf": elf}, counter=1, **position)
    assert refused(stage, "elf", "pour_beer") == refusal


@rule("WQ-OBJ-14")
def test_an_act_of_one_adventure_is_not_thought_of_in_another() -> None:
    stage = chamber(SOULS, {"elf": BEARER})
    assert refused(stage, "elf", "pour_beer") is None
    assert steps(stage, "elf") & {"pour_beer", "drink_beer", "drain_cask", "take_soul"} == {"take_soul"}
