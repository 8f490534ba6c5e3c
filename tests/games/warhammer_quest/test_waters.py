"""The waters of fate (WQ-OBJ-15) and the new deck behind the far door (WQ-OBJ-11)."""

from typing import Any

from tests.citing import rule
from tests.games.warhammer_quest.chambers import chamber, ended
from tests.games.warhammer_quest.fights import happen, wounds
from tests.games.warhammer_quest.scene import Roll, dice, refused, row, state

from lanterne.games.warhammer_quest.rules.settling import settle
from lanterne.games.warhammer_quest.state import DEAD, DUNGEON, FOES, SQUARES, UNMOVING, MonsterRow
from lanterne.lab.stage import Stage

FATE = "fountain-waters-of-fate"


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
    """The passage behind the far door is explored, with this many cards under it, and entered in the next turn."""
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
