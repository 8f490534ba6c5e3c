"""What goes without saying (HQ-DEC-2, HQ-DEC-3): the end of a turn with nothing left, a click that rolls and walks; and
how a party waits and follows (HQ-DEC-4)."""

from typing import Any

from tests.citing import rule
from tests.games.heroquest.test_shortcuts import ROOM, offered, table, take, where

from lanterne.engine import Call, Table
from lanterne.games.heroquest import BOX
from lanterne.games.heroquest.rules.movement import roll_movement
from lanterne.games.heroquest.state import SQUARES, State

ORC = {"foe": "orc", "at": "m8"}
ACTED: dict[str, Any] = {**ROOM, "barbarian": {"at": "k8", "acted": True}}


def by_habit(at: Table[State], name: str, seat: int = 0) -> Call | None:
    return BOX.habits[name].answer(at.view(seat))


@rule("HQ-DEC-2", "HQ-DEC-3")
def test_a_turn_ends_by_itself_once_nothing_is_left_that_could_not_wait() -> None:
    at = table(heroes=ACTED, points=0)
    assert by_habit(at, "end_at_once") == ("end_turn",)
    assert "give_to" in {call[0] for call in at.view(0).options()}, "the next turn will do for that"


@rule("HQ-DEC-2", "HQ-DEC-3")
def test_a_turn_does_not_end_by_itself_while_something_is_left() -> None:
    assert by_habit(table(), "end_at_once") is None, "nothing is done yet"
    assert by_habit(table(heroes=ACTED, points=3), "end_at_once") is None, "points are left"
    assert by_habit(table(points=0), "end_at_once") is None, "the room could be searched"
    potion = {"at": "k8", "items": ["potion-of-healing"], "body": 3, "acted": True}
    wounded = table(heroes={**ROOM, "barbarian": potion}, points=0)
    assert "drink" in {call[0] for call in wounded.view(0).options()}
    assert by_habit(wounded, "end_at_once") is None, "a wounded hero may want to drink"
    whole = table(heroes={**ROOM, "barbarian": {**potion, "body": 8}}, points=0)
    assert by_habit(whole, "end_at_once") == ("end_turn",)


@rule("HQ-DEC-2", "HQ-DEC-3")
def test_who_wishes_it_stands_and_fights() -> None:
    ready = {**ROOM, "barbarian": "l8", "dwarf": "k8"}
    done = {**ready, "barbarian": {"at": "l8", "acted": True}}
    assert by_habit(table(heroes=done, monsters=[ORC]), "stand_and_fight") == ("end_turn",)
    assert by_habit(table(heroes=ready, monsters=[ORC]), "stand_and_fight") is None, "the blow is still to come"
    assert by_habit(table(heroes=ACTED, monsters=[ORC]), "stand_and_fight") is None, "the orc is not beside the hero"
    assert not BOX.habits["stand_and_fight"].usual


@rule("HQ-DEC-2", "HQ-DEC-3")
def test_who_wishes_it_walks_and_ends() -> None:
    hall = {**ROOM, "barbarian": "k7", "dwarf": "k8"}
    walked: dict[str, Any] = {"path": ["j7"], "walked": ["j7"], "points": 3}
    assert by_habit(table(heroes=hall, **walked), "walk_and_end") == ("end_turn",)
    assert by_habit(table(heroes=hall, points=3), "walk_and_end") is None, "the walk is still to come"
    assert by_habit(table(heroes=hall, monsters=[ORC], **walked), "walk_and_end") is None
    room = table(path=["k7"], points=3)
    assert "search_for_treasure" in {call[0] for call in room.view(0).options()}
    assert by_habit(room, "walk_and_end") is None, "there may be a treasure"
    assert not BOX.habits["walk_and_end"].usual


@rule("HQ-DEC-1", "HQ-DEC-3")
def test_a_far_square_can_be_chosen_before_the_roll() -> None:
    at = table()
    ways = at.view(0).ways()
    far = ways[SQUARES.number("o8")] if SQUARES.number("o8") in ways else max(ways.values(), key=lambda way: way.cost)
    assert far.calls[0] == roll_movement()
    assert far.cost == len(far.calls) - 1, "the roll costs nothing"
    assert all(way.cost <= 12 for way in ways.values()), "as far as two dice carry"
    assert SQUARES.number(where(at, "dwarf")) not in ways, "nobody stops on another's square"
    fixed = table(settings={"fixed_move": "on"}).view(0).ways()
    assert max(way.cost for way in fixed.values()) == 8
    rolled = table(points=2).view(0).ways()
    assert {way.calls[0][0] for way in rolled.values()} == {"walk"}
    assert max(way.cost for way in rolled.values()) == 2


@rule("HQ-DEC-4")
def test_all_wait_until_zargon() -> None:
    at = table()
    assert "all_wait" in offered(at)
    assert take(at, "all_wait") == [f"{hero} end_turn" for hero in ("barbarian", "dwarf", "elf", "wizard")]
    last = table(active="wizard")
    assert "all_wait" not in offered(last, 3), "the last one ends the turn"


@rule("HQ-DEC-4")
def test_all_follow_the_hero_who_has_moved() -> None:
    heroes = {**ROOM, "barbarian": "q7"}
    walked = [f"{column}7" for column in "klmnopq"]
    at = table(heroes=heroes, walked=walked, points=1, settings={"fixed_move": "on"})
    assert "all_follow" in offered(at)
    done = take(at, "all_follow")
    assert done[0] == "barbarian end_turn"
    assert {line.split()[0] for line in done} == {"barbarian", "dwarf", "elf", "wizard"}
    assert "all_follow" not in offered(table()), "nobody has moved yet"
    assert "all_follow" not in offered(table(monsters=[ORC], points=1)), "not with monsters about"
