"""The adventures of the fountain of light (WQ-OBJ-15), who carries things (D-06), and secret bets (WQ-OBJ-13)."""

from typing import Any

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended, set_out
from tests.games.warhammer_quest.fights import cards, happen, told, wounds
from tests.games.warhammer_quest.scene import Roll, dice, refused, row, state, steps

from lanterne.engine import SearchDice
from lanterne.games.warhammer_quest.rules.adventure import adventure_moment
from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.rules.plot import START_OF_TURN
from lanterne.games.warhammer_quest.rules.profile import attacks_of, move_of, weapon_skill
from lanterne.games.warhammer_quest.rules.settling import settle
from lanterne.games.warhammer_quest.state import DEAD, DUNGEON, FOES, SENSELESS, SQUARES, UNMOVING, WARRIORS, MonsterRow
from lanterne.lab.stage import Stage

BEER = "fountain-clearwater"
CURSE = "fountain-skaven-curse"
FATE = "fountain-waters-of-fate"
KINGS = "fountain-true-kingship"
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


# --- Clearwater -------------------------------------------------------------------------------------------------------

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


# --- The waters of fate -----------------------------------------------------------------------------------------------


@rule("WQ-OBJ-15")
def test_each_looks_once_and_a_four_shows_the_invasion() -> None:
    stage = chamber(FATE, {"elf": "1c2", "dwarf": "1c3"}, dice(3), dice(4))
    stage.play("elf", "look_into_pool")
    assert "invasion_seen" not in state(stage).flags
    assert refused(stage, "elf", "look_into_pool") == ("done-already", "WQ-OBJ-15")
    stage.play("elf", "end_own_turn")
    stage.play("dwarf", "look_into_pool")
    assert "invasion_seen" in state(stage).flags


@rule("WQ-OBJ-15")
def test_looking_and_drinking_cost_no_attack_but_end_the_movement() -> None:
    stage = chamber(FATE, {"elf": "1c2"}, dice(1), dice(2))
    stage.play("elf", "look_into_pool")
    assert (state(stage).hands, state(stage).stopped) == (0, True)
    stage.play("elf", "drink_of_pool")
    assert refused(stage, "elf", "drink_of_pool") == ("drunk-already", "WQ-OBJ-15")


@rule("WQ-OBJ-15")
def test_a_draught_from_the_pool_kills_on_a_one_and_gives_a_wizard_his_tokens_back() -> None:
    stage = chamber(FATE, {"wizard": {"at": "1c2", "wounds": 1}}, dice(2), tokens=1, first_tokens=5)
    stage.play("wizard", "drink_of_pool")
    assert (wounds(stage, "wizard"), state(stage).tokens) == (10, 5)
    deadly = chamber(FATE, {"wizard": "1c2", "elf": "1a2"}, dice(1))
    deadly.play("wizard", "drink_of_pool")
    assert row(deadly, "wizard").fate == DEAD


@rule("WQ-OBJ-11", "WQ-OBJ-15")
def test_only_the_leader_says_that_nobody_wants_to_look_any_more() -> None:
    stage = chamber(FATE, {"dwarf": "1c3", "elf": "1a2"}, leader="elf")
    assert refused(stage, "dwarf", "open_far_door") == ("not-the-leader", "WQ-OBJ-11")


def behind_the_far_door(*chance: Roll, **position: Any) -> Stage:
    """The leader stands at the far door and opens it; three cards lie behind it, a passage on top."""
    first = list(DUNGEON.names[:18])
    first.insert(0, first.pop(first.index("passageway-i-1")))
    first.remove("guard-room-1")
    rooms = ["guard-room", {"section": "fountain-of-light", "at": "1E"}]
    shuffled = ("shuffle", "dungeon-card", first)
    stage = chamber(FATE, {"elf": "2h2"}, dice(1), shuffled, *chance, dungeon=rooms, piles={}, **position)
    stage.play("elf", "open_far_door")
    return stage


@rule("WQ-OBJ-11", "WQ-OBJ-15")
def test_behind_the_far_door_lies_a_new_deck_and_it_opens_once() -> None:
    stage = behind_the_far_door()
    assert [len(door.pile) for door in state(stage).doors] == [0, 0, 3]
    assert refused(stage, "elf", "open_far_door") == ("far-door-open", "WQ-OBJ-11")


def climb(stage: Stage, cards: int) -> None:
    """The passage behind the far door is explored, with so many cards under it, and entered in the next turn."""
    s = state(stage)
    door = s.doors[-1]
    s.doors = (*s.doors[:-1], door._replace(pile=door.pile[: 1 + cards]))
    stage.play("elf", "end_own_turn")
    stage.play("elf", next(words for words in stage.offered("elf") if words.startswith("explore")))
    if stage.decision == "choose_placement":
        stage.play("elf", stage.offered("elf")[0])
    inside = next(words for words in stage.offered("elf") if words.startswith("walk 3"))
    stage.play("elf", inside)


@rule("WQ-OBJ-11", "WQ-OBJ-15", "WQ-OBJ-17")
def test_the_last_section_of_the_new_deck_is_the_way_up() -> None:
    stage = behind_the_far_door(dice(5), dice(3, 4), flags=["invasion_seen"])
    climb(stage, 0)
    assert ended(stage) == "won"
    assert row(stage, "elf").gold == 700


@rule("WQ-OBJ-11", "WQ-OBJ-17")
def test_a_section_with_more_behind_it_is_not_the_way_up() -> None:
    stage = behind_the_far_door(dice(5))
    climb(stage, 1)
    assert not ended(stage)


@rule("WQ-OBJ-11", "WQ-OBJ-17")
def test_a_monster_on_the_board_keeps_them_from_the_surface_until_it_is_gone() -> None:
    stage = behind_the_far_door(dice(5))
    s = state(stage)
    s.monsters.append(MonsterRow(FOES.number("giant-rat-1"), SQUARES.number("1a1"), 1, 1, 1, behaviour=UNMOVING))
    climb(stage, 0)
    assert not ended(stage)
    s.monsters.clear()
    happen(stage, settle())
    assert ended(stage) == "won"


@rule("WQ-OBJ-15")
def test_without_the_vision_nobody_pays() -> None:
    stage = behind_the_far_door(dice(5))
    climb(stage, 0)
    assert ended(stage) == "won"
    assert row(stage, "elf").gold == 0


# --- The sword of true kingship ---------------------------------------------------------------------------------------


@rule("WQ-OBJ-13")
def test_bets_are_laid_in_secret_and_only_the_own_one_is_seen() -> None:
    stage = set_out(KINGS)
    stage.play("elf", "bet_on gredin")
    stage.play("wizard", "bet_on bardin")
    assert (row(stage, "elf").bet, row(stage, "wizard").bet) == (2, 0)
    view = stage.view("elf").state
    assert view.warriors[WARRIORS.number("elf")].bet == 2
    with pytest.raises(Exception, match="hidden"):
        assert view.warriors[WARRIORS.number("wizard")].bet == 0
    sampled = stage.view("elf").sample(SearchDice(1))
    assert sampled.warriors[WARRIORS.number("elf")].bet == 2
    assert {stage.view("elf").sample(SearchDice(n)).warriors[WARRIORS.number("wizard")].bet for n in range(30)} == {
        0,
        1,
        2,
    }


SWORD = {"at": "1c2", "cards": ["kings-sword"]}


@rule("WQ-OBJ-13", "WQ-OBJ-14", "WQ-OBJ-15")
def test_the_sword_names_the_king_and_right_bets_earn_more() -> None:
    stage = chamber(
        KINGS, {"elf": SWORD | {"bet": "rudin"}, "wizard": {"at": "1a2", "bet": "gredin"}},
        dice(3), dice(2), dice(4), dice(2),
        flags=["bets"],
    )  # fmt: skip
    stage.play("elf", "dip_sword")
    assert told(stage, "king-named") == ["elf 3 rudin"]
    assert told(stage, "bet-shown") == ["elf rudin", "wizard gredin"]
    assert (row(stage, "elf").gold, row(stage, "wizard").gold) == (500, 60)


@rule("WQ-OBJ-15", "WQ-GEN-4")
def test_the_roof_strikes_the_slow_less_toughness_and_armour_and_a_natural_one_is_always_slow() -> None:
    stage = chamber(
        KINGS, {"elf": SWORD | {"bet": "rudin"}, "dwarf": {"at": "1a2", "bet": "gredin"}},
        dice(3), dice(1), dice(1, 1, 5), dice(5), dice(2),
        flags=["bets"],
    )  # fmt: skip
    stage.play("elf", "dip_sword")
    elf = 11 - (7 - 3)
    assert wounds(stage, "elf") == elf
    assert wounds(stage, "dwarf") == 12


@rule("WQ-OBJ-13")
def test_a_bet_that_has_been_shown_is_known_to_all() -> None:
    stage = chamber(KINGS, {"elf": SWORD, "wizard": "1a2"}, flags=["bets", "king-2", "bet-2-1"])
    assert {stage.view("elf").sample(SearchDice(n)).warriors[WARRIORS.number("wizard")].bet for n in range(20)} == {1}


@rule("WQ-OBJ-15")
def test_only_the_bearer_dips_the_sword() -> None:
    stage = chamber(KINGS, {"wizard": "1c2", "elf": SWORD | {"at": "1c3"}}, leader="wizard")
    assert refused(stage, "wizard", "dip_sword") == ("no-kings-sword", "WQ-OBJ-15")


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
