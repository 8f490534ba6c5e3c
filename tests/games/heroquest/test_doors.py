"""Doors (HQ-DOR)."""

from tests.citing import rule
from tests.games.heroquest.scene import refused, scene, state, steps

from lanterne.games.heroquest.state import DOORS, SQUARES
from lanterne.lab.stage import Stage


def is_open(stage: Stage, door: str) -> bool:
    """Whether the door stands open on the board."""
    return any(row.open for row in state(stage).doors if row.door == DOORS.number(door))


@rule("HQ-DOR-1", "HQ-DOR-2", "HQ-DOR-3", "HQ-DOR-4", "HQ-RND-10")
def test_who_stands_at_a_closed_door_opens_it_for_nothing_and_for_good() -> None:
    stage = scene({"barbarian": "p9"}, doors={"p9-q9": "closed", "o12-o13": "closed"})
    assert "open_door p9-q9" in stage.offered("barbarian")
    assert "open_door o12-o13" not in stage.offered("barbarian")
    stage.play("barbarian", "open_door p9-q9")
    assert is_open(stage, "p9-q9")
    assert not state(stage).heroes[0].acted
    assert "open_door" not in steps(stage, "barbarian")


@rule("HQ-DOR-2", "HQ-RND-11")
def test_a_door_is_opened_between_two_steps_too() -> None:
    stage = scene({"barbarian": "o9"}, points=3, doors={"p9-q9": "closed"})
    assert "open_door" not in steps(stage, "barbarian")
    stage.play("barbarian", "walk p9")
    stage.play("barbarian", "open_door p9-q9")
    stage.play("barbarian", "walk q9")
    assert state(stage).points == 1


@rule("HQ-DOR-6", "HQ-EXP-1", "HQ-EXP-6")
def test_opening_shows_the_room_behind() -> None:
    stage = scene({"barbarian": "q9"}, quest="proving-vaults")
    stage.play("barbarian", "open_door p9-q9")
    assert {row.square for row in state(stage).monsters} >= {SQUARES.number("k9"), SQUARES.number("p11")}


@rule("HQ-DOR-8")
def test_a_locked_door_looks_like_any_other_until_it_is_tried() -> None:
    stage = scene({"barbarian": "p9"}, doors={"p9-q9": {"is": "closed", "key": "iron-key"}})
    assert "open_door p9-q9" in stage.offered("barbarian")
    stage.play("barbarian", "open_door p9-q9")
    assert not is_open(stage, "p9-q9")
    assert "door-locked" in stage.events
    assert refused(stage, "barbarian", "open_door p9-q9") == ("needs-key", "HQ-DOR-8")


@rule("HQ-DOR-8")
def test_the_key_opens_it() -> None:
    doors = {"p9-q9": {"is": "closed", "key": "iron-key"}}
    stage = scene({"barbarian": {"at": "p9", "items": ["iron-key"]}}, doors=doors)
    stage.play("barbarian", "open_door p9-q9")
    assert is_open(stage, "p9-q9")


@rule("HQ-DOR-8")
def test_a_door_that_waits_for_a_flag_is_barred_until_it_is_set() -> None:
    doors = {"p9-q9": {"is": "closed", "flag": "lever-east"}}
    stage = scene({"barbarian": "p9"}, doors=doors)
    stage.play("barbarian", "open_door p9-q9")
    assert refused(stage, "barbarian", "open_door p9-q9") == ("door-is-barred", "HQ-DOR-8")
    stage = scene({"barbarian": "p9"}, doors=doors, flags=["lever-east"])
    stage.play("barbarian", "open_door p9-q9")
    assert is_open(stage, "p9-q9")


@rule("HQ-DOR-8")
def test_a_one_way_door_opens_from_its_side_only() -> None:
    doors = {"p9-q9": {"is": "closed", "from": "q9"}}
    stage = scene({"barbarian": "p9", "dwarf": "q9"}, doors=doors)
    stage.play("barbarian", "open_door p9-q9")
    assert refused(stage, "barbarian", "open_door p9-q9") == ("door-opens-from-other-side", "HQ-DOR-8")
    stage.play("barbarian", "end_turn")
    stage.play("dwarf", "open_door p9-q9")
    assert is_open(stage, "p9-q9")
