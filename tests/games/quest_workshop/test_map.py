"""Doors, rooms and everything that lies on squares (QW-SET, QW-TOL, QW-MAP)."""

from tests.citing import rule
from tests.games.quest_workshop.sheets import draw, stage, why

from lanterne.engine import SearchDice
from lanterne.games.heroquest.content.board import LAYOUT
from lanterne.games.quest_workshop import BOX

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
    assert why(at, ["put_back"]) == ("hand-empty", "QW-TOL-1")
    draw(at, ["take", "monster-orc"], ["put", "b2"], ["put", "b3"])
    assert why(at, ["take", "monster-orc"]) == ("in-hand", "QW-TOL-1")
    draw(at, ["take_item", "holy-water"])
    assert why(at, ["take_item", "holy-water"]) == ("in-hand", "QW-TOL-1")
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
    draw(at, ["take", "monster-orc"])
    assert why(at, ["put", "d4"]) == ("square-taken", "QW-MAP-5")
    assert why(at, ["put", "e2"]) is None
    assert why(at, ["turn"]) == ("cannot-be-turned", "QW-TOL-2")


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
    draw(at, ["unhang", "b1-b2"], ["hang", "b1-b2"])
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
    draw(at, ["unhang", "b1-b2"], ["mark", "room-01"])
    assert "room-01" in at.game.state.quest.dark_rooms
    draw(at, ["take", "monster-orc"])
    assert why(at, ["put", "b2"]) == ("solid-rock", "QW-MAP-4")
    assert why(at, ["note_on_search", "room-01"]) == ("solid-rock", "QW-MAP-4")


@rule("QW-MAP-5", "QW-MAP-8")
def test_things_lie_apart_and_start_squares_stay_free() -> None:
    at = stage(OPEN_ROOM, tool="stairs")
    assert why(at, ["put", "a1"]) == ("through-a-wall", "QW-MAP-6")
    draw(at, ["put", "b2"])
    quest = at.game.state.quest
    assert quest.start[0].squares == quest.exit == ("b2", "c2", "b3", "c3")
    assert why(at, ["put", "d2"]) == ("stairs-there", "QW-MAP-8")
    draw(at, ["take", "monster-orc"])
    assert why(at, ["put", "c3"]) == ("square-taken", "QW-MAP-5")
    draw(at, ["take", "start"])
    assert why(at, ["put", "d2"]) == ("enough-starts", "QW-MAP-8")
    draw(at, ["clear", "b2"])
    assert (at.game.state.quest.stairs, at.game.state.quest.exit) == ("", ())
    draw(at, ["put", "d2"], ["take", "exit"], ["put", "d3"], ["take", "monster-orc"])
    assert [why(at, ["put", square]) for square in ("d2", "d3")] == [("square-taken", "QW-MAP-5")] * 2
    draw(at, ["take", "blocked"])
    assert why(at, ["put", "b2"]) == ("door-beside", "QW-MAP-5")


@rule("QW-MAP-7", "QW-MON-1")
def test_the_box_holds_so_many_figures_and_no_more() -> None:
    at = stage(OPEN_ROOM, tool="monster-gargoyle")
    draw(at, ["put", "a1"])
    assert why(at, ["put", "a2"]) == ("all-in-use", "QW-MAP-7")
    draw(at, ["create", "gargoyle"], ["take", "character-1"])
    assert why(at, ["put", "a2"]) == ("all-in-use", "QW-MAP-7")
    draw(at, ["take", "furniture-throne"], ["put", "b2"])
    assert why(at, ["put", "b3"]) == ("all-in-use", "QW-MAP-7")


@rule("QW-MAP-9")
def test_one_trap_a_square_and_furniture_is_trapped_by_its_first() -> None:
    at = stage(OPEN_ROOM | {"furniture": [{"kind": "table", "at": "b2"}]}, tool="pit")
    assert why(at, ["put", "c2"]) == ("square-taken", "QW-MAP-5")
    draw(at, ["put", "a1"], ["take", "spear"])
    assert why(at, ["put", "a1"]) == ("trap-there", "QW-MAP-9")
    draw(at, ["take", "device-dart"])
    assert why(at, ["put", "c2"]) == ("no-piece", "QW-MAP-9")
    draw(at, ["put", "b2"], ["put", "b2"], ["put", "b2"])
    assert why(at, ["put", "b2"]) == ("enough-damage", "QW-MAP-9")
    trap = at.game.state.quest.traps[1]
    assert (trap.kind, trap.variant, trap.damage) == ("furniture", "dart", 3)
    draw(at, ["take", "device-poison-gas"])
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
    draw(at, ["clear", "c2"])
    assert (at.game.state.quest.monsters, len(at.game.state.quest.traps)) == ((), 2)
    draw(at, ["clear", "c2"], ["clear", "b2"])
    assert (at.game.state.quest.traps, len(at.game.state.quest.finds)) == ((), 1)
    draw(at, ["clear", "b2"], ["clear", "a5"])
    quest = at.game.state.quest
    assert (quest.furniture, quest.finds, quest.blocked) == ((), (), ())
