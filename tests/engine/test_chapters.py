"""Chapters: once one has ended, its secrets may be open, so nobody goes back beyond its end."""

import pytest

from lanterne.engine import Choice, Game, IllegalAnswer, Offer, Seat, Table, ask, decision, step
from lanterne.engine.walk import Walks
from tests.engine.play import SEED, Notes, little_box, note
from tests.engine.test_table import unchanged


@step("LIT-1")
def go_on(game: Game[Notes]) -> None:
    note(game, "went on")
    game.then(what_now())


@step("LIT-1")
def close_chapter(game: Game[Notes]) -> None:
    note(game, "closed")
    game.chapter_ends()
    game.then(what_now())


@step("LIT-1")
def stop_here(game: Game[Notes]) -> None:
    game.end("done")


@decision("LIT-1")
def what_now(game: Game[Notes]) -> Choice:
    return ask(0, (Offer(go_on), Offer(close_chapter), Offer(stop_here)))


BOX = little_box(what_now, go_on, close_chapter, stop_here)


def table_after(*answers: str, people: tuple[str, ...] = ("Ann", "Bob")) -> Table[Notes]:
    table = Table.new(BOX, [Seat(person) for person in people], seed=SEED)
    for answer in answers:
        table.answer(0, (answer,))
    return table


def test_without_a_chapter_everything_can_be_taken_back() -> None:
    table = table_after("go_on", "go_on")
    assert (table.chapter, table.before_last_answer(0)) == (0, 1)
    table.undo(0, 0, agreed=(1,))
    assert table.state.notes == []


@pytest.mark.parametrize("to", [0, 1])
def test_the_end_of_a_chapter_is_not_taken_back_even_if_all_agree(to: int) -> None:
    table = table_after("go_on", "close_chapter", "go_on")
    assert table.chapter == 2
    unchanged(table, IllegalAnswer, table.undo, 0, to, (0, 1))
    table.undo(0, 2, agreed=(1,))
    assert table.state.notes == ["went on", "closed"]
    unchanged(table, IllegalAnswer, table.undo, 0, None, (0, 1))


def test_ending_a_chapter_is_a_barrier_also_for_one_person_alone() -> None:
    table = table_after("go_on", "close_chapter", people=("Ann",))
    assert table.undo_limit(0) == 2
    assert table.before_last_answer(0) is None
    unchanged(table, IllegalAnswer, table.undo, 0)


def test_a_new_chapter_can_be_taken_back_up_to_its_beginning() -> None:
    table = table_after("close_chapter", "go_on", "close_chapter", "go_on", "go_on", people=("Ann",))
    assert (table.chapter, table.undo_limit(0)) == (3, 3)
    table.undo(0, 3)
    assert table.state.notes == ["closed", "went on", "closed"]
    assert table.before_last_answer(0) is None


def test_a_walk_through_the_end_of_a_chapter_is_taken_back_up_to_there() -> None:
    table = table_after("go_on", people=("Ann",))
    walks = Walks()
    for _, call in walks.walk(table, 0, [("close_chapter",), ("go_on",), ("go_on",)]):
        table.answer(0, call)
    assert walks.back(table, 0) == (3, True)
    table.undo(0, 3)
    table.undo(0, 2)
    assert walks.back(table, 0) is None


def test_a_replayed_table_knows_its_chapters() -> None:
    table = table_after("go_on", "close_chapter", "go_on")
    again = Table.replay(BOX, table.log, seed=SEED)
    assert again.chapter == 2
    unchanged(again, IllegalAnswer, again.undo, 0, 1, (0, 1))


def test_a_step_that_breaks_ends_no_chapter() -> None:
    def refuse_to_record(entry: object) -> None:
        if getattr(entry, "answer", ())[:1] == ("close_chapter",):
            raise OSError("the disk is full")

    table: Table[Notes] = Table.new(BOX, [Seat("Ann")], seed=SEED, record=refuse_to_record)
    table.answer(0, ("go_on",))
    with pytest.raises(OSError, match="disk"):
        table.answer(0, ("close_chapter",))
    table.answer(0, ("go_on",))
    assert table.chapter == 0
    table.undo(0)
