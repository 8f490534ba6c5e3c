"""A walk is taken back whole, and only itself."""

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from lanterne.bots import RandomBot
from lanterne.engine import Call, Seat, Shortcut, Table, View
from lanterne.engine.walk import Walks
from lanterne.registry import box

XORLOSCH = box("xorlosch")
POSITION = {"dwarfs": {"red-w1": {"at": "start", "level": 2}, "red-m1": {"at": "start", "level": 1}}, "active": "red"}


def table(*people: str) -> Table[Any]:
    seats = [Seat(person, "random" if person == "bot" else "") for person in people]
    return Table.new(XORLOSCH, seats, {}, bytes(32), names=("red", "blue"), position=POSITION)


def walk(walks: Walks, at: Table[Any], *calls: Call) -> int:
    done = 0
    for seat, call in walks.walk(at, 0, calls):
        at.answer(seat, call)
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


def test_a_walk_stops_when_the_game_is_surprised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(XORLOSCH, "surprised", lambda before, after: before.where[0] == 6)
    at, walks = table("Anna", "Bob"), Walks()
    assert walk(walks, at, *steps(at, "6", "7", "8")) == 2
    assert walks.back(at, 0) == (0, True)


# --- shortcuts --------------------------------------------------------------------------------------------------------


def ends_turns(view: View[Any], begun: View[Any]) -> Call | None:
    """Any seat of the person that is asked for an action ends its turn."""
    return next((call for call in view.options() if call == ("end_turn",)), None)


def take(walks: Walks, at: Table[Any], follow: Callable[[View[Any], View[Any]], Call | None]) -> list[tuple[int, str]]:
    found = []
    for seat, call in walks.follow(at, 0, Shortcut("any", follow)):
        at.answer(seat, call)
        found.append((seat, call[0]))
    return found


def test_a_shortcut_is_followed_at_all_seats_of_a_person_and_taken_back_as_one() -> None:
    at, walks = table("Anna", "Anna"), Walks()
    done = take(walks, at, lambda view, begun: ends_turns(view, begun) if at.last < 4 else None)
    assert {seat for seat, _ in done} == {0, 1}
    assert walks.back(at, 1) == (0, True), "alone, nobody has to agree"


def test_a_shortcut_stops_for_another_person_and_needs_consent_as_a_whole() -> None:
    at, walks = table("Anna", "Bob"), Walks()

    def step_and_end(view: View[Any], begun: View[Any]) -> Call | None:
        return steps(at, "6")[0] if view is begun else ends_turns(view, begun)

    assert take(walks, at, step_and_end) == [(0, "step_dwarf"), (0, "end_turn")]
    assert at.asked == (1,)
    assert walks.back(at, 0) == (0, False), "the turn is over, so Bob is asked about all of it"


def test_a_shortcut_stops_at_a_surprise_at_what_is_not_open_and_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table("Anna", "Anna")
    assert take(Walks(), at, lambda view, begun: None) == []
    assert take(Walks(), at, lambda view, begun: steps(at, "29")[0]) == []
    monkeypatch.setattr(XORLOSCH, "surprised", lambda before, after: True)
    assert len(take(Walks(), at, lambda view, begun: steps(at, "6")[0])) == 1
    monkeypatch.setattr(XORLOSCH, "surprised", lambda before, after: False)
    back_and_forth = {6: "7", 7: "6"}
    monkeypatch.setattr("lanterne.engine.walk.MOST_ANSWERS", 2)
    assert len(take(Walks(), at, lambda view, begun: steps(at, back_and_forth[view.state.where[0]])[0])) == 2


def test_only_the_asked_are_offered_a_shortcut(monkeypatch: pytest.MonkeyPatch) -> None:
    shortcut = Shortcut("any", ends_turns)
    monkeypatch.setattr(XORLOSCH, "shortcuts", (shortcut, Shortcut("never", lambda view, begun: None)))
    at = table("Anna", "Bob")
    assert at.view(0).shortcuts() == [shortcut]
    assert at.view(1).shortcuts() == []


# --- taking back ------------------------------------------------------------------------------------------------------


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
