"""Doors, rooms and everything that lies on squares (QW-SET, QW-TOL, QW-MAP)."""

from tests.citing import rule
from tests.games.quest_workshop.sheets import draw, stage, turn_to, why

from lanterne.engine import SearchDice
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.heroquest.state import SQUARES
from lanterne.games.quest_workshop import BOX
from lanterne.games.quest_workshop.flaws import flaws
from lanterne.games.quest_workshop.rules.tools import put_back, turn

OPEN_ROOM = {"doors": [{"between": ["b1", "b2"]}], "dark_rooms": list(LAYOUT.regions[2:])}


@rule("QW-SET-1", "QW-SET-2")
def test_a_sheet_is_empty_and_has_a_name_of_its_own() -> None:
    names = set()
    for seed in "abc":
        game = BOX.new(1, SearchDice(seed))
        quest = game.state.quest
        assert (quest.dark_rooms, quest.doors, game.decision.name) == (LAYOUT.regions[1:], (), "edit")
        assert len(quest.id) == len("own-") + 6
        names.add(quest.id)
    assert len(names) == 3


@rule("QW-TOL-1")
def test_one_tool_is_in_hand_and_stays_there() -> None:
    at = stage(OPEN_ROOM)
    assert put_back() not in BOX.view(at.game.state, 0).options()
    draw(at, ["take_figure", "monster-orc"], ["put", "b2"], ["put", "b3"])
    assert why(at, ["take_figure", "monster-orc"]) == ("in-hand", "QW-TOL-1")
    draw(at, ["look_for_item"], ["take_gear", "holy-water"])
    assert at.truth()["tool"] == "item"
    draw(at, ["put_back"])
    assert at.truth()["tool"] == "none"
    assert [row.at for row in at.game.state.quest.monsters] == ["b2", "b3"]


@rule("QW-TOL-2", "QW-MAP-6")
def test_a_turned_piece_covers_other_squares() -> None:
    at = stage(OPEN_ROOM, tool="furniture-bookcase")
    assert why(at, ["put", "d2"]) == ("not-in-a-room", "QW-MAP-6")
    draw(at, ["turn"])
    assert why(at, ["put", "z19"]) == ("solid-rock", "QW-MAP-4") or why(at, ["put", "z19"]) is not None
    draw(at, ["put", "d2"])
    piece = at.game.state.quest.furniture[0]
    assert (piece.at, piece.turned) == ("d2", True)
    draw(at, ["take_figure", "monster-orc"])
    assert why(at, ["put", "d4"]) == ("square-taken", "QW-MAP-5")
    assert why(at, ["put", "e2"]) is None
    assert turn() not in BOX.view(at.game.state, 0).options()


@rule("QW-MAP-1", "QW-TRE-3")
def test_a_door_opens_the_rooms_on_both_sides() -> None:
    at = stage()
    draw(at, ["take", "door"], ["hang", "b1-b2"])
    quest = at.game.state.quest
    assert quest.dark_rooms == LAYOUT.regions[2:]
    assert quest.lost_artifacts == "room-01"
    draw(at, ["take", "open-door"], ["hang", "e3-f3"])
    quest = at.game.state.quest
    assert [(door.between, door.open) for door in quest.doors] == [(("b1", "b2"), False), (("e3", "f3"), True)]
    assert quest.dark_rooms == LAYOUT.regions[3:]
    assert quest.lost_artifacts == "room-01"


@rule("QW-MAP-2")
def test_one_door_stands_in_a_place_and_can_be_removed() -> None:
    at = stage(OPEN_ROOM | {"blocked": ["c1"]}, tool="secret-door")
    assert why(at, ["hang", "b1-b2"]) == ("door-there", "QW-MAP-2")
    assert why(at, ["hang", "c1-c2"]) == ("blocked-there", "QW-MAP-2")
    draw(at, ["take", "eraser"], ["unhang", "b1-b2"], ["take", "secret-door"], ["hang", "b1-b2"])
    quest = at.game.state.quest
    assert (quest.doors, quest.secret_doors) == ((), (("b1", "b2"),))


@rule("QW-MAP-3")
def test_there_are_four_secret_doors() -> None:
    at = stage({"secret_doors": [["b1", "b2"], ["c1", "c2"], ["d1", "d2"], ["e1", "e2"]]}, tool="secret-door")
    assert why(at, ["hang", "f1-f2"]) == ("no-secret-doors-left", "QW-MAP-3")
    draw(at, ["take", "door"])
    assert why(at, ["hang", "f1-f2"]) is None


@rule("QW-MAP-4")
def test_only_an_empty_room_without_doors_is_rock() -> None:
    at = stage(OPEN_ROOM | {"lost_artifacts": "room-02", "dark_rooms": list(LAYOUT.regions[3:])}, tool="rock")
    assert why(at, ["mark", "room-03"]) == ("rock-already", "QW-MAP-4")
    assert why(at, ["mark", "room-02"]) == ("room-not-empty", "QW-MAP-4")
    assert why(at, ["mark", "room-01"]) == ("room-not-empty", "QW-MAP-4")
    draw(at, ["take", "eraser"], ["unhang", "b1-b2"], ["take", "rock"], ["mark", "room-01"])
    assert "room-01" in at.game.state.quest.dark_rooms
    draw(at, ["take_figure", "monster-orc"])
    assert why(at, ["put", "b2"]) == ("solid-rock", "QW-MAP-4")
    turn_to(at, "notes", ["new_note"])
    assert why(at, ["when_searched", "room-01"]) == ("solid-rock", "QW-MAP-4")


@rule("QW-MAP-5", "QW-MAP-8")
def test_things_lie_apart_and_start_squares_stay_free() -> None:
    at = stage(OPEN_ROOM, tool="stairs")
    assert why(at, ["put", "a1"]) == ("through-a-wall", "QW-MAP-6")
    draw(at, ["put", "b2"])
    quest = at.game.state.quest
    assert quest.start[0].squares == quest.exit == ("b2", "c2", "b3", "c3")
    assert why(at, ["put", "d2"]) == ("stairs-there", "QW-MAP-8")
    draw(at, ["take_figure", "monster-orc"])
    assert why(at, ["put", "c3"]) == ("square-taken", "QW-MAP-5")
    draw(at, ["take", "start"])
    assert why(at, ["put", "d2"]) == ("enough-starts", "QW-STA-1")
    draw(at, ["take", "eraser"], ["clear", "b2"])
    assert (at.game.state.quest.stairs, at.game.state.quest.exit) == ("", ())
    draw(at, ["take", "start"], ["put", "d2"], ["take", "exit"], ["put", "d3"], ["take_figure", "monster-orc"])
    assert [why(at, ["put", square]) for square in ("d2", "d3")] == [("square-taken", "QW-MAP-5")] * 2
    draw(at, ["take", "blocked"])
    assert why(at, ["put", "b2"]) == ("door-beside", "QW-MAP-5")


@rule("QW-MAP-7", "QW-MON-1")
def test_the_box_holds_so_many_figures_and_no_more() -> None:
    at = stage(OPEN_ROOM, tool="monster-gargoyle")
    draw(at, ["put", "a1"])
    assert why(at, ["put", "a2"]) == ("all-in-use", "QW-MAP-7")
    turn_to(at, "people", ["create", "gargoyle"], ["take_figure", "character-1"])
    assert why(at, ["put", "a2"]) == ("all-in-use", "QW-MAP-7")
    turn_to(at, "map", ["take_furniture", "furniture-throne"], ["put", "b2"])
    assert why(at, ["put", "b3"]) == ("all-in-use", "QW-MAP-7")


@rule("QW-MAP-9")
def test_one_trap_a_square_and_furniture_is_trapped_by_its_first() -> None:
    at = stage(OPEN_ROOM | {"furniture": [{"kind": "table", "at": "b2"}]}, tool="pit")
    assert why(at, ["put", "c2"]) == ("square-taken", "QW-MAP-5")
    draw(at, ["put", "a1"], ["take_trap", "spear"])
    assert why(at, ["put", "a1"]) == ("trap-there", "QW-MAP-9")
    draw(at, ["take_trap", "device-dart"])
    assert why(at, ["put", "c2"]) == ("no-piece", "QW-MAP-9")
    draw(at, ["put", "b2"], ["put", "b2"], ["put", "b2"])
    assert why(at, ["put", "b2"]) == ("enough-damage", "QW-MAP-9")
    trap = at.game.state.quest.traps[1]
    assert (trap.kind, trap.variant, trap.damage) == ("furniture", "dart", 3)
    draw(at, ["take_trap", "device-poison-gas"])
    assert why(at, ["put", "b2"]) == ("trap-there", "QW-MAP-9")


@rule("QW-MAP-10")
def test_clearing_takes_what_lies_on_top() -> None:
    at = stage(
        OPEN_ROOM
        | {
            "furniture": [{"kind": "treasure-chest", "at": "b2"}],
            "traps": [
                {"kind": "furniture", "at": "b2", "variant": "dart", "damage": 1},
                {"kind": "pit", "at": "c2"},
            ],
            "monsters": [{"kind": "orc", "at": "c2"}],
            "finds": [{"room": "room-01", "piece": "b2", "gold": 25}],
            "blocked": ["a5"],
        }
    )
    assert ("clear", SQUARES.number("c2")) not in BOX.view(at.game.state, 0).options()
    draw(at, ["take", "eraser"], ["clear", "c2"])
    assert (at.game.state.quest.monsters, len(at.game.state.quest.traps)) == ((), 2)
    draw(at, ["clear", "c2"], ["clear", "b2"])
    assert (at.game.state.quest.traps, len(at.game.state.quest.finds)) == ((), 1)
    draw(at, ["clear", "b2"], ["clear", "a5"])
    quest = at.game.state.quest
    assert (quest.furniture, quest.finds, quest.blocked) == ((), (), ())


@rule("QW-MAP-4")
def test_a_room_that_is_spoken_of_is_no_rock() -> None:
    at = stage({"dark_rooms": list(LAYOUT.regions[5:])}, tool="rock")
    turn_to(at, "notes", ["new_note"], ["when_searched", "room-02"], ["close_entry"])
    draw(at, ["new_action"], ["needs_quiet", "room-03"], ["take", "spot"], ["put", "n2"])
    turn_to(at, "map", ["take", "rock"])
    told = [why(at, ["mark", f"room-0{number}"]) for number in (1, 2, 3)]
    assert told == [("room-not-empty", "QW-MAP-4")] * 3
    assert why(at, ["mark", "room-04"]) is None
    turn_to(at, "when", ["take", "spot"], ["put", "n2"], ["put", "p3"])
    turn_to(at, "map", ["take", "rock"])
    assert why(at, ["mark", "room-04"]) == ("room-not-empty", "QW-MAP-4")


@rule("QW-MAP-8")
def test_the_stairs_are_not_start_or_exit_where_squares_have_been_chosen() -> None:
    at = stage(OPEN_ROOM, tool="exit")
    draw(at, ["put", "a1"], ["take", "stairs"], ["put", "b2"])
    quest = at.game.state.quest
    assert (quest.exit, quest.start[0].squares) == (("a1",), ("b2", "c2", "b3", "c3"))
    draw(at, ["take", "eraser"], ["clear", "b2"])
    assert (at.game.state.quest.exit, at.game.state.quest.start) == (("a1",), ())


@rule("QW-LCK-1")
def test_a_door_is_locked_by_an_item_or_a_flag_and_unlocked_by_the_same() -> None:
    at = stage(
        OPEN_ROOM | {"doors": [{"between": ["b2", "b1"]}, {"between": ["e3", "f3"], "open": True}]}, flags=["up"]
    )
    draw(at, ["look_for_item"], ["take_gear", "dagger"])
    assert why(at, ["lock", "e3-f3"]) == ("door-stands-open", "QW-LCK-1")
    draw(at, ["lock", "b1-b2"], ["look_for_item"], ["take_flag", "flag-1"], ["lock", "b1-b2"])
    door = at.game.state.quest.doors[0]
    assert (door.between, door.key, door.flag) == (("b2", "b1"), "dagger", "up")
    assert "flaw-door-waits" in [flaw.id for flaw in flaws(at.game.state)]
    draw(at, ["lock", "b1-b2"])
    assert (at.game.state.quest.doors[0].key, at.game.state.quest.doors[0].flag) == ("dagger", None)


@rule("QW-LCK-2")
def test_a_door_opens_from_one_side_then_from_the_other_then_from_both() -> None:
    at = stage(OPEN_ROOM, tool="one-way")
    sides = []
    for _ in range(3):
        draw(at, ["lock", "b1-b2"])
        sides.append(at.game.state.quest.doors[0].opens_from)
    assert sides == ["b1", "b2", None]


@rule("QW-STA-1", "QW-STA-2")
def test_heroes_begin_in_groups() -> None:
    at = stage(OPEN_ROOM, tool="start")
    assert why(at, ["new_group"]) == ("group-unfinished", "QW-STA-2")
    draw(at, *(["put", square] for square in ("b2", "c2", "b3", "c3")))
    assert why(at, ["put", "a1"]) == ("enough-starts", "QW-STA-1")
    draw(at, ["new_group"])
    assert why(at, ["put", "b2"]) == ("start-there", "QW-STA-1")
    draw(
        at, *(["put", square] for square in ("a1", "a2", "a3")), ["begin_in", "group-2", 4], ["begin_in", "group-2", 2]
    )
    assert why(at, ["begin_in", "group-2", 4]) == ("begins-there", "QW-STA-2")
    assert [group.positions for group in at.game.state.quest.start] == [(1, 3), (2, 4)]
    assert "flaw-starts" in [flaw.id for flaw in flaws(at.game.state)]
    draw(at, ["put", "a4"])
    assert "flaw-starts" not in [flaw.id for flaw in flaws(at.game.state)]
    draw(at, ["take", "eraser"], *(["clear", square] for square in ("a1", "a2", "a3", "a4")))
    assert [group.positions for group in at.game.state.quest.start] == [(1, 2, 3, 4)]
    draw(at, ["take", "start"], ["throw_away", "group-1"])
    assert at.game.state.quest.start == ()
