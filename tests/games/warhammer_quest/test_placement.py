"""Monsters arrive (WQ-PLC): who places them, how they are shared, where they stand."""

import pytest
from tests.citing import rule
from tests.games.warhammer_quest.fray import CENTRE, ROOM_AND_PASSAGE, against, calm, come, stands, targets, told
from tests.games.warhammer_quest.scene import counter, state, steps

from lanterne.engine import Mask, Seat, Table
from lanterne.games.warhammer_quest import BOX
from lanterne.games.warhammer_quest.rules.footing import FAR_END, NEAR_SIDE, RANDOM_PIT
from lanterne.games.warhammer_quest.rules.harm import remove_foe
from lanterne.games.warhammer_quest.rules.placement import ON_NEAR_SIDE
from lanterne.games.warhammer_quest.state import FOES, GUARDIANS, MONSTERS, SQUARES

# --- who places them --------------------------------------------------------------------------------------------------


@rule("WQ-PLC-1", "WQ-PLC-2", "WQ-PLC-11")
def test_the_leaders_player_places_each_monster_on_a_square_beside_its_warrior() -> None:
    stage = calm(CENTRE)
    come(stage, "skaven", 4)
    assert stage.asked == ("barbarian",)
    beside = {"1a1", "1b1", "1c1", "1a2", "1a3"}
    assert set(stage.offered("barbarian")) == {
        "place_for_me",
        *(f"put_monster skaven {square} barbarian" for square in beside),
    }
    stage.play("barbarian", "put_monster skaven 1c1 barbarian")
    assert stands(stage) == {"skaven-1": "1c1"}
    assert not any(words.split()[2:3] == ["1c1"] for words in stage.offered("barbarian"))
    stage.play("barbarian", "put_monster skaven 1d1 elf")
    stage.play("barbarian", "put_monster skaven 1a4 wizard")
    stage.play("barbarian", "put_monster skaven 1d4 dwarf")
    assert targets(stage) == {"skaven-1": "barbarian", "skaven-2": "elf", "skaven-3": "wizard", "skaven-4": "dwarf"}
    assert steps(stage, "barbarian") >= {"end_own_turn"}


@rule("WQ-PLC-1", "WQ-VAR-3")
def test_the_next_occasion_is_the_previous_seats_and_skips_who_is_not_in_the_dungeon() -> None:
    stage = calm({**CENTRE, "dwarf": {"fate": "dead"}})
    come(stage, "orc-warrior", 3)
    assert stage.asked == ("barbarian",)
    stage.play("barbarian", "place_for_me")
    come(stage, "orc-warrior", 3)
    assert stage.asked == ("wizard",)  # not the dwarf, who is dead
    stage.play("wizard", "place_for_me")
    come(stage, "skaven", 3)
    assert stage.asked == ("elf",)


@rule("WQ-GEN-10")
def test_the_number_of_a_dead_monster_is_not_used_again_while_the_fight_lasts() -> None:
    stage = calm(CENTRE, chance=[counter("barbarian")] * 8, monsters={"skaven-1": "1a1"})
    s = state(stage)

    def another() -> None:
        come(stage, "skaven", 1)
        stage.play(stage.asked[0], "place_for_me")

    another()
    assert sorted(stands(stage)) == ["skaven-1", "skaven-2"]
    remove_foe(s, FOES.number("skaven-2"))
    another()
    assert sorted(stands(stage)) == ["skaven-1", "skaven-3"], "2 has died in this fight"
    remove_foe(s, FOES.number("skaven-1"))
    remove_foe(s, FOES.number("skaven-3"))
    another()
    assert sorted(stands(stage)) == ["skaven-1"], "another fight"
    s.numbered = Mask((1 << len(FOES.names)) - 1)
    another()
    assert sorted(stands(stage)) == ["skaven-1", "skaven-2"], "every number has been used"


@rule("WQ-PLC-1", "WQ-VAR-3")
@pytest.mark.parametrize(
    ("players", "placing"),
    [
        ((0, 0, 0, 3), ["barbarian", "dwarf", "barbarian", "dwarf"]),
        ((0, 1, 0, 3), ["barbarian", "dwarf", "elf", "barbarian"]),
        ((0, 0, 0, 0), ["barbarian"] * 4),
    ],
)
def test_a_player_who_leads_several_warriors_places_once_a_round(players: tuple[int, ...], placing: list[str]) -> None:
    stage = calm(CENTRE, chance=[counter("barbarian")] * 4)
    BOX.set_players(state(stage), players)
    for name in placing:
        come(stage, "skaven", 1)
        assert stage.asked == (name,)
        stage.play(name, "place_for_me")


@rule("WQ-VAR-3")
def test_the_table_tells_whose_each_seat_is() -> None:
    held = [Seat("Ida"), Seat("Odo"), Seat("Ida"), Seat("Ida", "steady")]
    assert Table.new(BOX, held).state.players == (0, 1, 0, 3), "a bot is a player of its own"


@rule("WQ-PLC-1", "WQ-AUT-1")
def test_one_word_places_all_monsters_of_the_occasion() -> None:
    stage = calm(CENTRE)
    come(stage, "skaven", 4, "minotaur", 4)
    stage.play("barbarian", "put_monster skaven 1b1 barbarian")
    stage.play("barbarian", "place_for_me")
    assert stands(stage) == {
        "skaven-1": "1b1",
        "skaven-2": "1d1",
        "skaven-3": "1a4",
        "skaven-4": "1d4",
        "minotaur-1": "1a1",
        "minotaur-2": "1c1",
        "minotaur-3": "1a3",
        "minotaur-4": "1d3",
    }


@rule("WQ-PLC-1", "WQ-PLC-11")
def test_nothing_is_asked_where_one_square_is_left() -> None:
    stage = calm({"barbarian": "1a1"}, monsters={"orc-warrior-1": "1b1", "orc-warrior-2": "1a2"}, party=["barbarian"])
    come(stage, "skaven", 1)
    assert stands(stage)["skaven-1"] == "1b2"


# --- how they are shared ----------------------------------------------------------------------------------------------


@rule("WQ-PLC-3", "WQ-AUT-1", "WQ-ONE-1")
def test_five_skaven() -> None:
    stage = calm(CENTRE, chance=[counter("wizard")])
    come(stage, "skaven", 5)
    stage.play("barbarian", "place_for_me")
    assert stands(stage) == {
        "skaven-1": "1a1",
        "skaven-2": "1d1",
        "skaven-3": "1a4",
        "skaven-4": "1d4",
        "skaven-5": "1a3",  # beside two warriors as 1a2, 1b4 and 1c4 are, straight beside him, and higher than 1b4
    }
    assert against(stage, "wizard") == 2


@rule("WQ-PLC-3", "WQ-PLC-11")
def test_nine_skaven_of_whom_the_last_can_only_stand_beside_the_barbarian() -> None:
    stage = calm(
        {"barbarian": "1b2", "elf": "1d1", "wizard": "1a4", "dwarf": "1d4"},
        monsters={"orc-warrior-1": "1c2", "orc-warrior-2": "1b3", "orc-warrior-3": "1c3"},
    )
    come(stage, "skaven", 9)
    stage.play("barbarian", "place_for_me")
    assert [against(stage, name) for name in ("barbarian", "elf", "wizard", "dwarf")] == [3, 2, 2, 2]
    assert stands(stage)["skaven-9"] == "1a1"


@rule("WQ-PLC-6", "WQ-PLC-3")
def test_three_skaven_and_two_minotaurs_are_drawn_for_from_a_full_cup_each() -> None:
    drawn = ("barbarian", "dwarf", "wizard", "wizard", "barbarian")
    stage = calm(CENTRE, chance=[counter(name) for name in drawn])
    come(stage, "skaven", 3, "minotaur", 2)
    stage.play("barbarian", "place_for_me")
    assert list(targets(stage).values()) == list(drawn)
    assert against(stage, "elf") == 0


@rule("WQ-PLC-6")
def test_a_kind_that_comes_in_two_groups_is_shared_as_one() -> None:
    stage = calm(CENTRE)
    come(stage, "skaven", 3, "skaven", 1)
    stage.play("barbarian", "place_for_me")
    assert [against(stage, name) for name in ("barbarian", "elf", "wizard", "dwarf")] == [1, 1, 1, 1]


@rule("WQ-PLC-3", "WQ-PLC-11")
def test_who_has_no_free_square_is_passed_over_and_the_cup_is_filled_again() -> None:
    stage = calm(
        {"barbarian": "1a1", "elf": "1d4"},
        monsters={"orc-warrior-1": "1b1", "orc-warrior-2": "1a2", "orc-warrior-3": "1b2"},
        party=["barbarian", "elf"],
    )
    come(stage, "skaven", 3)
    stage.play("barbarian", "place_for_me")
    assert against(stage, "elf") == 3
    assert not told(stage, "counter-for-monster")


@rule("WQ-PLC-10", "WQ-PLC-7")
def test_only_warriors_of_the_event_section_are_concerned() -> None:
    stage = calm({"elf": "2c1", "barbarian": "1a1", "wizard": "1a3", "dwarf": "1a4"}, dungeon=ROOM_AND_PASSAGE)
    come(stage, "skaven", 5, place=2)
    stage.play("barbarian", "place_for_me")
    assert against(stage, "elf") == 5
    assert set(stands(stage).values()) == {"2b1", "2d1", "2b2", "2c2", "2d2"}


@rule("WQ-PLC-7", "WQ-PLC-4", "WQ-PLC-12")
def test_for_want_of_room_they_spread_to_attack_others() -> None:
    passage = {f"giant-rat-{n}": f"2{square}" for n, square in enumerate(("d1", "e1", "f1", "d2", "e2", "f2"), 1)}
    stage = calm(
        {"elf": "2c1", "barbarian": "1c2", "wizard": "1a1", "dwarf": "1a4"},
        dungeon=ROOM_AND_PASSAGE,
        monsters={**passage, "giant-rat-7": "2c2"},
        chance=[counter("wizard")],
    )
    come(stage, "skaven", 5, place=2)
    stage.play("barbarian", "place_for_me")
    assert [stands(stage)[f"skaven-{n}"] for n in (1, 2)] == ["2b1", "2b2"]
    assert [targets(stage)[f"skaven-{n}"] for n in (1, 2)] == ["elf", "elf"]
    assert stands(stage)["skaven-3"] == "1b1"  # a step from the barbarian, and from the wizard
    assert stands(stage)["skaven-4"] == "1c1"
    assert [targets(stage)[f"skaven-{n}"] for n in (3, 4)] == ["wizard", "barbarian"]


@rule("WQ-PLC-10", "WQ-PLC-8", "WQ-PLC-12")
def test_with_nobody_in_the_section_they_stand_in_it_as_close_as_they_can() -> None:
    stage = calm(
        {"barbarian": "2a1", "elf": "2a2", "wizard": "2c1", "dwarf": "2c2"},
        dungeon=ROOM_AND_PASSAGE,
        chance=[counter("wizard"), counter("elf"), counter("dwarf")],
    )
    come(stage, "skaven", 6, room=True)
    stage.play("barbarian", "place_for_me")
    assert list(stands(stage).values()) == ["1d2", "1d3", "1c1", "1d1", "1c2", "1c3"]
    assert list(targets(stage).values()) == ["barbarian", "elf", "wizard", "dwarf", "elf", "dwarf"]


@rule("WQ-PLC-8", "WQ-PLC-11")
def test_a_rooms_own_monsters_fill_the_room_before_they_stand_outside() -> None:
    fill = {f"giant-rat-{n}": f"1{square}" for n, square in enumerate(("c1", "d1", "c2", "c3", "c4", "d4"), 1)}
    warriors = {"barbarian": "1d2", "elf": "1d3", "wizard": "2f1", "dwarf": "2f2"}
    stage = calm(warriors, dungeon=ROOM_AND_PASSAGE, monsters=fill)
    come(stage, "skaven", 2)  # unexpected: the squares of the passage beside them will do
    stage.play("barbarian", "place_for_me")
    assert {stands(stage)["skaven-1"], stands(stage)["skaven-2"]} == {"2a1", "2a2"}
    stage = calm(warriors, dungeon=ROOM_AND_PASSAGE, monsters=fill, chance=[counter("elf")])
    come(stage, "skaven", 2, room=True)
    assert {stands(stage)["skaven-1"], stands(stage)["skaven-2"]} == {"1b1", "1b2"}
    assert set(list(targets(stage).values())[-2:]) == {"barbarian", "elf"}


@rule("WQ-PLC-5", "WQ-PLC-4", "WQ-PLC-13")
def test_who_finds_no_square_in_this_section_or_the_next_does_not_come() -> None:
    stage = calm({"barbarian": "1a1"}, party=["barbarian"])
    come(stage, "skaven", 20)
    stage.play("barbarian", "place_for_me")
    assert len(stands(stage)) == 15  # three more than there are figures in the box
    assert told(stage, "no-room-left") == ["skaven 5"]


@rule("WQ-PLC-4", "WQ-AUT-1")
def test_the_rest_stands_as_close_as_possible_in_reading_order() -> None:
    stage = calm({"barbarian": "1a1"}, party=["barbarian"])
    come(stage, "skaven", 5)
    stage.play("barbarian", "place_for_me")
    assert stands(stage) == {
        "skaven-1": "1b1",
        "skaven-2": "1a2",
        "skaven-3": "1b2",
        "skaven-4": "1c1",
        "skaven-5": "1c2",
    }


# --- archers ----------------------------------------------------------------------------------------------------------


@rule("WQ-PLC-9", "WQ-PLC-14", "WQ-AUT-5", "WQ-FST-1", "WQ-FST-5")
def test_archers_come_last_and_stand_as_far_away_as_they_can_see_somebody() -> None:
    stage = calm({"barbarian": "1a2"}, party=["barbarian"], dungeon=ROOM_AND_PASSAGE)
    come(stage, "orc-archer", 2, "orc-warrior", 1)
    stage.play("barbarian", "place_for_me")
    assert next(row.foe // 60 for row in state(stage).monsters) == MONSTERS.number("orc-warrior")
    assert stands(stage)["orc-archer-1"] == "2f1"
    assert stands(stage)["orc-archer-2"] == "2f2"
    assert [row.first for row in state(stage).monsters] == [True, False, False]


@rule("WQ-PLC-9", "WQ-AUT-5")
def test_archers_of_a_room_stay_in_it_while_one_of_its_squares_sees_somebody() -> None:
    stage = calm({"barbarian": "1a2"}, party=["barbarian"], dungeon=ROOM_AND_PASSAGE)
    come(stage, "orc-archer", 3, room=True)
    assert list(stands(stage).values()) == ["1d1", "1d2", "1d3"]


@rule("WQ-PLC-14")
def test_archers_who_cannot_see_anybody_are_placed_like_the_others() -> None:
    full = {f"giant-rat-{n + 1}": f"1{'abcd'[n % 4]}{n // 4 + 1}" for n in range(16) if n not in (0, 1)}
    stage = calm({"barbarian": "1a1"}, party=["barbarian"], monsters=full)
    come(stage, "orc-archer", 1)
    assert stands(stage)["orc-archer-1"] == "1b1"
    stage = calm({"barbarian": {"at": "1a1", "conditions": ["invisible"]}}, party=["barbarian"])
    come(stage, "orc-archer", 2)
    assert targets(stage) == {"orc-archer-1": "none", "orc-archer-2": "none"}
    assert list(stands(stage).values()) == ["1b1", "1a2"]


# --- snotlings --------------------------------------------------------------------------------------------------------


@rule("WQ-BST-8", "WQ-BST-11")
def test_snotlings_crowd_around_one_warrior_then_the_next() -> None:
    stage = calm(
        {"barbarian": "1a1", "elf": "1d4", "wizard": "1d1", "dwarf": "1a4"},
        chance=[counter("elf"), counter("barbarian"), ("roll", 6, [1]), ("roll", 6, [1])],
    )
    come(stage, "snotling", 5)
    assert stage.asked == ("barbarian",)  # two of three squares beside him
    assert set(stands(stage).values()) == {"1c3", "1d3", "1c4"}
    stage.play("barbarian", "put_monster snotling 1b2 barbarian")
    stage.play("barbarian", "place_for_me")
    assert against(stage, "elf") == 3
    assert against(stage, "barbarian") == 2
    assert {stands(stage)["snotling-4"], stands(stage)["snotling-5"]} == {"1b2", "1b1"}
    assert told(stage, "gang-missed")[0].startswith("2 barbarian")
    assert told(stage, "gang-missed")[1].startswith("3 elf")


# --- adventures -------------------------------------------------------------------------------------------------------


@rule("WQ-OBJ-3", "WQ-OBJ-5", "WQ-PLC-4")
def test_through_the_gate_of_hell_they_come_from_the_far_end_of_the_pit() -> None:
    stage = calm({"barbarian": "1a2"}, party=["barbarian"], dungeon=["fighting-pit"])
    come(stage, "orc-warrior", 9, "orc-archer", 1, card="guardians", manner=FAR_END)
    assert list(stands(stage).values()) == [
        *("1g2", "1g3", "1f2", "1f3", "1e2", "1e3", "1d2", "1d3"),
        *("1a1", "1b1"),
    ]
    assert against(stage, "barbarian") == 10
    assert all(row.card == GUARDIANS for row in state(stage).monsters)


@rule("WQ-OBJ-3", "WQ-OBJ-5")
def test_who_waits_in_the_pit_stands_on_random_squares_of_it() -> None:
    squares = [("pick", "square", ["1f3"]), ("pick", "square", ["1d2"])]
    stage = calm({"barbarian": "1a2"}, party=["barbarian"], dungeon=["fighting-pit"], chance=squares)
    come(stage, "minotaur", 2, card="guardians", manner=RANDOM_PIT)
    assert stands(stage) == {"minotaur-1": "1f3", "minotaur-2": "1d2"}


@rule("WQ-PLC-1", "WQ-PLC-4", "WQ-PLC-11")
def test_pursuers_come_on_the_near_side_of_the_chasm() -> None:
    stage = calm({"barbarian": "1e2"}, party=["barbarian"], dungeon=["firechasm"])
    come(stage, "skaven", 9, manner=NEAR_SIDE)
    near = {SQUARES.names[y * 8 + x] for x in (0, 1) for y in range(4)}
    assert set(stands(stage).values()) == near
    assert stands(stage)["skaven-1"] == "1b2"  # at the end of the bridge
    stage = calm({"barbarian": "1b2"}, party=["barbarian"], dungeon=["firechasm"], flags=[ON_NEAR_SIDE])
    state(stage).agenda.append(("groups_arrive", -1, 0, MONSTERS.number("orc-archer"), 1))
    stage.game.run()
    assert stands(stage) == {"orc-archer-1": "1a4"}
