"""A walk is taken back whole, and only itself."""

import random
from collections import Counter
from typing import Any

import pytest

from lanterne.bots import RandomBot
from lanterne.engine import Call, Seat, Table
from lanterne.engine.walk import Walks
from lanterne.registry import box

XORLOSCH = box("xorlosch")
POSITION = {"dwarfs": {"red-w1": {"at": "start", "level": 2}, "red-m1": {"at": "start", "level": 1}}, "active": "red"}


def table(*people: str) -> Table[Any]:
    seats = [Seat(person, "random" if person == "bot" else "") for person in people]
    return Table.new(XORLOSCH, seats, {}, bytes(32), names=("red", "blue"), position=POSITION)


def walk(walks: Walks, at: Table[Any], *calls: Call) -> int:
    done = 0
    for call in walks.walk(at, 0, calls):
        at.answer(0, call)
        done += 1
    return done


def steps(at: Table[Any], *squares: str) -> tuple[Call, ...]:
    return tuple(XORLOSCH.decode(["step_dwarf", "red-w1", square], at.state) for square in squares)


def test_a_walk_is_taken_back_as_one() -> None:
    at, walks = table("Anna", "bot"), Walks()
    assert walk(walks, at, *steps(at, "6", "7")) == 2
    assert walks.back(at, 0) == (0, True)


def test_an_answer_after_a_walk_is_taken_back_alone() -> None:
    at, walks = table("Anna", "bot"), Walks()
    walk(walks, at, *steps(at, "6", "7"))
    at.answer(0, steps(at, "8")[0])
    assert walks.back(at, 0) == (2, True)
    at.undo(0, 2)
    assert walks.back(at, 0) == (0, True), "now the walk is the last thing again"


def test_a_walk_stops_when_the_next_step_is_not_open() -> None:
    at, walks = table("Anna", "Bob"), Walks()
    assert walk(walks, at, *steps(at, "6", "29")) == 1


def test_nothing_was_done_yet() -> None:
    assert Walks().back(table("Anna", "bot"), 0) is None
    assert Walks().is_free(table("Anna", "bot"), 0) is None


@pytest.mark.parametrize("people", [("Anna", "Bob", "Cas"), ("Anna", "Bob", "Anna"), ("Anna", "bot", "bot")])
def test_whether_it_is_free_is_known_without_knowing_where_to(people: tuple[str, ...]) -> None:
    chance, walks, found = random.Random(7), Walks(), Counter[bool | None]()
    seats = [Seat(person, "random" if person == "bot" else "") for person in people]
    at = Table.new(XORLOSCH, seats, {}, bytes(32))
    for n in range(300):
        seat = chance.choice(at.asked)
        at.answer(seat, RandomBot(f"{n}").choose(at.view(seat)), auto="timeout" if n % 11 == 10 else "")
        back = walks.back(at, seat)
        if n % 7 == 6 and back is not None:
            at.undo(seat, back[0], range(len(people)))
        if n == 150:
            at.hand_over(1, Seat("Dora"))
        for other in range(len(people)):
            where = walks.back(at, other)
            assert walks.is_free(at, other) == (None if where is None else where[1])
            found[walks.is_free(at, other)] += 1
        if n % 25 == 24:
            again = Table.replay(XORLOSCH, at.log)
            assert [at.before_last_answer(s) for s in range(3)] == [again.before_last_answer(s) for s in range(3)]
    assert found[True] > 20
    assert found[False] > 20
    assert found[None] > 0
