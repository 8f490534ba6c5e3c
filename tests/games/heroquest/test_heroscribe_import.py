"""What files of HeroScribe show becomes a quest; what cannot be played is told with its object and square."""

from typing import Any

import pytest
from tests.games.heroquest.heroscribe import BASE, DOOR, STAIRS, Thing, quest, refusal, taken_in, told

from lanterne.games.heroquest.heroscribe.letters import NotAQuest
from lanterne.games.heroquest.heroscribe.reading import ROTATIONS
from lanterne.games.heroquest.heroscribe.vocabulary import ENTRIES

EXAMPLE = quest(
    ("SecretDoor", 9, 15, "leftward"),
    ("Goblin", 8, 17),
    ("TreasureChest", 12, 18),
    ("LetterA", 11, 18),
    dark=[(1, 1, 26, 1)],
    notes=["A. The first hero to search finds 20 gold coins.", "Wandering Monster in this Quest: Goblin"],
)


def sheet(*things: Thing, **more: Any) -> dict[str, Any]:
    return taken_in(quest(*things, **more)).sheet


def test_the_example_of_the_format() -> None:
    found = taken_in(EXAMPLE)
    quest_ = found.sheet
    assert quest_["start"][0]["squares"] == quest_["exit"] == ["b15", "c15", "b16", "c16"]
    assert quest_["doors"] == [{"between": ["e16", "f16"], "open": False}]
    assert quest_["secret_doors"] == [["i15", "j15"]]
    assert quest_["monsters"] == [{"kind": "goblin", "at": "h17"}]
    assert quest_["furniture"] == [{"kind": "treasure-chest", "at": "l18", "turned": False}]
    assert quest_["finds"] == [{"room": "room-19", "piece": "l18", "gold": 20, "items": []}]
    assert quest_["wandering"] == "goblin"
    assert quest_["source"] == {"format": "heroscribe", "name": "The Cellar", "region": "USA"}
    assert "room-18" not in quest_["dark_rooms"]
    assert len(quest_["dark_rooms"]) == 19
    assert found.report.left_out == ()


# --- every object, every way round ------------------------------------------------------------------------------------


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("name", ENTRIES)
def test_every_object_becomes_something_or_is_told(name: str, rotation: str) -> None:
    found = taken_in(quest((name, 7, 15, rotation)))
    entry, quest_, sentences = ENTRIES[name], found.sheet, told(found)
    sideways = rotation in ("rightward", "leftward")
    if entry.becomes in ("furniture", "trapped-chest"):
        [piece] = quest_["furniture"]
        assert piece == {"kind": entry.name, "at": "g15", "turned": sideways and entry.width != entry.height}
        trapped = [row["at"] for row in quest_["traps"] if row["kind"] == "furniture"]
        assert trapped == (["g15"] if entry.becomes == "trapped-chest" else [])
    elif entry.becomes == "monster":
        people = {row["stand_in"]: row["id"] for row in quest_["characters"]}
        assert quest_["monsters"] == [{"kind": people.get(entry.name, entry.name), "at": "g15"}]
    elif entry.becomes == "trap":
        assert quest_["traps"] == [{"kind": entry.name, "at": "g15"}]
    elif entry.becomes == "blocked":
        squares = ["g15"] if entry.width == 1 else ["g15", "g16"] if sideways else ["g15", "h15"]
        assert quest_["blocked"] == squares
    elif entry.becomes == "door" and entry.name in ("closed", "open"):
        assert quest_["doors"][1]["barrier"]
        assert any(line.startswith(f"{name} on G15 stands in no wall") for line in sentences)
    elif entry.becomes in ("door", "secret-door"):
        assert f"{name} on G15 is left out: there is no wall for it." in sentences
    elif entry.becomes == "stairway":
        assert f"{name} on G15 is left out: there is already a stairway." in sentences
    elif entry.becomes in ("marker", "hero", "passage"):
        known = f"{name} on G15 has no rules here; it is mentioned when it comes into view."
        outside = f"{name} on G15 is left out: it is not on the board."
        assert (known in sentences) != (outside in sentences)
        assert [note["trigger"] for note in quest_["notes"]] == [{"kind": "seen", "at": "g15"}] * (known in sentences)
    else:
        assert entry.becomes in ("mark", "arrow")
        assert sentences == ["Wandering monster: Goblin."]


def test_an_object_of_no_list_is_told_when_it_comes_into_view() -> None:
    found = taken_in(quest(("PinkDragon", 7, 15)))
    assert "PinkDragon on G15 has no rules here; it is mentioned when it comes into view." in told(found)
    assert found.sheet["notes"] == [{"id": "marker1", "trigger": {"kind": "seen", "at": "g15"}, "effects": []}]


# --- doors ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rotation", "left", "top", "between"),
    [
        ("downward", 7, 13, ["g13", "g14"]),
        ("upward", 7, 13, ["g13", "g14"]),
        ("rightward", 9, 16, ["i16", "j16"]),
        ("leftward", 9, 16, ["i16", "j16"]),
    ],
)
def test_a_door_stands_below_or_right_of_its_square(rotation: str, left: int, top: int, between: list[str]) -> None:
    doors = sheet(("OpenDoor", left, top, rotation))["doors"]
    assert doors[1:] == [{"between": between, "open": True}]


@pytest.mark.parametrize(
    ("rotation", "left", "top", "between"),
    [
        ("downward", 7, 14, ["g13", "g14"]),
        ("rightward", 6, 15, ["e15", "f15"]),
        ("upward", 7, 18, ["g18", "g19"]),
        ("leftward", 9, 15, ["i15", "j15"]),
    ],
)
@pytest.mark.parametrize("name", ["SecretDoor", "SecretDoorAlternate"])
def test_a_secret_door_stands_at_a_side_of_its_square(
    name: str, rotation: str, left: int, top: int, between: list[str]
) -> None:
    assert sheet((name, left, top, rotation))["secret_doors"] == [between]


@pytest.mark.parametrize(
    ("rotation", "left", "top", "square"),
    [("downward", 13, 0, "m1"), ("upward", 13, 19, "m19"), ("rightward", 0, 10, "a10"), ("leftward", 26, 10, "z10")],
)
def test_heroes_come_in_and_go_out_by_doors_of_the_border(rotation: str, left: int, top: int, square: str) -> None:
    to_room = ("Door", 5, 1, "downward")
    both = sheet(base=[("DoubleArrowDoor", left, top, rotation), to_room])
    assert both["stairs"] is None
    assert both["start"][0]["squares"][0] == square
    assert both["exit"] == [square]
    apart = sheet(base=[("DoorIn", left, top, rotation), ("DoorOut", 26, 3, "rightward"), to_room])
    assert apart["start"][0]["squares"][0] == square
    assert apart["exit"] == ["z3"]
    assert len(set(apart["start"][0]["squares"])) == 4


def test_heroes_on_the_map_show_where_to_begin_if_nothing_else_does() -> None:
    heroes = [("Barbarian", 2, 15), ("Dwarf", 3, 15), ("Elf", 2, 16), ("Wizard", 5, 15)]
    found = taken_in(quest(base=[*heroes, DOOR]))
    assert found.sheet["start"][0]["squares"] == ["b15", "c15", "b16", "e15"]
    assert "No exit on the map can be reached: the heroes leave where they came in." in told(found)
    assert found.sheet["exit"] == found.sheet["start"][0]["squares"]


def test_stairs_are_the_exit_unless_a_note_says_that_it_is_the_door() -> None:
    door: Thing = ("DoorOut", 13, 19, "downward")
    ways: tuple[Thing, ...] = (door, ("Door", 7, 18, "downward"))
    assert sheet(*ways)["exit"][0] == "b15"
    assert sheet(*ways, notes=["The exit is the iron door."])["exit"] == ["m19"]


# --- rock -------------------------------------------------------------------------------------------------------------


def test_rock_that_lies_open_to_floor_is_blocked() -> None:
    found = taken_in(quest(("Door", 7, 18, "downward"), dark=[(1, 19, 3, 1), (20, 19, 7, 1), (8, 14, 2, 5)]))
    assert found.sheet["blocked"] == ["h14", "h15", "h16", "h17", "h18", "a19", "c19", "t19", "z19"]
    assert any("rock next to floor is played as blocked squares: A19, C19, T19, Z19." in each for each in told(found))


LEFT_OUT: list[tuple[list[Thing], str]] = [
    ([("Orc", 7, 15), ("Mummy", 7, 15)], "Mummy on G15 is left out: something else is already there."),
    ([("Orc", 2, 15)], "Orc on B15 is left out: something else is already there."),
    ([("Orc", 20, 3)], "Orc on T3 is left out: it cannot be reached."),
    ([("Orc", 40, 3)], "Orc on 40, 3 is left out: it is not on the board."),
    ([("Orc", "x", 3)], "Orc on ? is left out: it has no position."),
    ([("Orc", 7.5, 15)], "Orc on 7.5, 15 is left out: it is between squares."),
    ([("Orc", 7, 15, "sideways")], "Orc on G15 is left out: “sideways” is not a rotation."),
    ([("Orc", 7, 15), ("SingleBlockedSquare", 7, 15)], "Orc on G15 is left out: the square is solid rock."),
    ([("Table", 9, 15)], "Table on I15 is left out: it runs through a wall."),
    ([("Throne", 1, 3)], "Throne on A3 is left out: it is in the corridor."),
    ([("Throne", 6, 16)], "Throne on F16 is left out: it is in front of a door."),
    ([("Throne", 7, 16), ("PitTrap", 7, 16)], "PitTrap on G16 is left out: something else is already there."),
    ([("Door", 5, 16, "leftward")], "Door on E16 is left out: there is already another door."),
    ([("Door", 20, 4, "rightward")], "Door on T4 is left out: it cannot be reached."),
    ([("Door", 21, 4, "rightward")], "Door on U4 is left out: it cannot be reached."),
    ([("Door", 13, 0)], "Door on 13, 0 is left out: it leads off the board, and is neither an entrance nor an exit."),
    ([("SecretDoor", 1, 3, "rightward")], "SecretDoor on A3 is left out: there is no wall for it."),
    ([("Door", 9, 16, "rightward"), ("SingleBlockedSquare", 10, 16)], "Door on I16 is left out: it leads into solid"),
    ([("Stairway", 9, 16)], "Stairway on I16 is left out: it runs through a wall."),
]


@pytest.mark.parametrize(("things", "sentence"), LEFT_OUT)
def test_what_cannot_be_played_is_told_with_its_square(things: list[Thing], sentence: str) -> None:
    found = taken_in(quest(*things))
    assert any(each.startswith(sentence) for each in told(found)), told(found)
    assert told(found) != told(found, "fr")
    assert len(told(found)) == len(told(found, "fr"))


def test_more_than_the_box_holds_is_played_and_told() -> None:
    thrones: list[Thing] = [("Throne", 7, 14), ("Throne", 8, 14)]
    found = taken_in(quest(*thrones))
    assert len(found.sheet["furniture"]) == 2
    assert "Throne: the map has 2, the game box 1. It is played anyway." in told(found)


# --- goals ------------------------------------------------------------------------------------------------------------


def test_the_goal_is_whatever_is_wished_for() -> None:
    data = quest(("Orc", 7, 15), ("DoorOut", 7, 18))
    assert taken_in(data).sheet["parts"] == [{"kind": "explore"}]
    assert taken_in(data, "leave").sheet["parts"] == [{"kind": "leave-by-exit"}]
    assert taken_in(data, "kill-all").sheet["parts"][0]["kind"] == "kill-all"
    chosen = taken_in(data, "g15").sheet
    assert chosen["parts"] == [{"kind": "kill", "monster": chosen["monsters"][0]["kind"]}]
    assert chosen["characters"][0]["profile"] == {"move": 8, "attack": 3, "defend": 2, "body": 1, "mind": 2}


def test_a_goal_where_nobody_stands_is_refused() -> None:
    with pytest.raises(NotAQuest, match="import-no-such-monster"):
        taken_in(quest(), "g15")


@pytest.mark.parametrize("goal", ["kill-all", "leave"])
def test_a_goal_that_is_met_at_the_start_is_refused(goal: str) -> None:
    assert refusal(quest(), goal=goal) == "The quest is not valid: the objective: it is met at the start."


def test_the_start_alone_is_no_quest() -> None:
    assert refusal(quest(base=[("DoorIn", 13, 0)])) == "No room can be reached from the start."
    assert len(BASE) == 2
    assert STAIRS[0] in ENTRIES
