"""Beats: a part that played by itself can be watched again, one thing after the other."""

import random
from typing import Any

import pytest

from lanterne.engine import (
    NUMBER,
    Choice,
    Event,
    EventRecord,
    Game,
    Offer,
    ScriptedDice,
    Seat,
    Table,
    View,
    ask,
    decision,
    step,
)
from lanterne.engine.beats import Beat, beats, joined
from lanterne.engine.log import Answer, MotionPassed
from tests.engine.cellar import CELLAR
from tests.engine.play import SEED, Notes, little_box, note, play_on

CONCEDE, _ = CELLAR.motions
ROLLED = Event("rolled", "LIT-1", face=NUMBER)


@step()
def silence(game: Game[Notes]) -> None:
    note(game, "silence")


@step()
def throw(game: Game[Notes], times: int) -> None:
    """Throw, report the result, and change something more before the end."""
    face = game.roll(6)
    note(game, "thrown", face)
    game.say(ROLLED, face)
    note(game, "done")
    if times > 1:
        game.then(silence(), throw(times - 1))


@decision(repeats=True)
def go_on(game: Game[Notes]) -> Choice:
    return ask(0, (Offer(throw, lambda _state, _seat: [(times,) for times in range(1, 6)]),))


LITTLE = little_box(go_on, throw, silence)


def little_film(times: int, *faces: int) -> list[Beat]:
    game = Game(LITTLE, LITTLE.setup({}, 1), ScriptedDice(()))
    chance: Any = tuple(("roll", 6, (face,)) for face in faces)
    return beats(LITTLE, game.state, Answer(1, 0, ("throw", times), chance))


def test_a_beat_is_the_moment_after_a_step_that_said_something() -> None:
    first, second = little_film(2, 4, 6)
    assert (first.said, second.said) == ((EventRecord(ROLLED, (4,)),), (EventRecord(ROLLED, (6,)),))
    assert first.state.notes == ["thrown 4", "done"]
    assert first.state.agenda[-1] == ("silence",), "the step is over, the next has not begun"
    assert second.state.notes == ["thrown 4", "done", "silence", "thrown 6", "done"]


def test_the_state_of_a_beat_is_its_own() -> None:
    film = little_film(3, 1, 2, 3)
    assert [len(beat.state.notes) for beat in film] == [2, 5, 8]


def test_a_look_between_two_decisions_runs_nothing() -> None:
    first, _ = little_film(2, 4, 6)
    view = View.between(LITTLE, first.state, 0, 1)
    assert (view.state.notes, view.state.agenda) == (first.state.notes, first.state.agenda)
    assert not view.is_asked
    assert view.options() == []


@pytest.mark.parametrize("most", [1, 2, 3, 4, 5, 9])
def test_a_long_film_is_joined_and_nothing_is_lost(most: int) -> None:
    film = little_film(5, 1, 2, 3, 4, 5)
    short = joined(film, most)
    assert len(short) == min(most, 5)
    assert [said for beat in short for said in beat.said] == [said for beat in film for said in beat.said]
    assert short[-1].state is film[-1].state
    assert all(beat.said for beat in short)
    ends = [beat.state for beat in film]
    assert [ends.index(beat.state) for beat in short] == sorted(ends.index(beat.state) for beat in short)


@pytest.mark.parametrize("seed", [0, 3, 7])
def test_the_beats_of_a_table_have_the_events_that_the_table_reported(seed: int) -> None:
    told: dict[int, list[EventRecord]] = {}
    table = Table.new(
        CELLAR,
        [Seat(name) for name in ("Ann", "Bob", "Cid")],
        seed=SEED,
        listener=lambda n, said: told.setdefault(n, []).append(said),
    )
    rng = random.Random(seed)
    play_on(table, rng, 6)
    table.undo(0, 2, agreed=(1, 2))
    play_on(table, rng, 120)
    if not table.over:
        table.raise_motion(table.asked[0], CONCEDE)
    states = [table.state_after(n).encode() for n in range(len(table.log.entries))]
    lengths = set()
    for entry in table.log.entries[1:]:
        film = table.beats(entry.n)
        if not isinstance(entry, Answer | MotionPassed):
            assert film == []
            continue
        assert film[-1].state.encode() == states[entry.n]
        assert [said for beat in film for said in beat.said] == told.get(entry.n, [])
        assert len(film) == 1 or all(beat.said for beat in film)
        lengths.add(len(film))
    assert {1, 2} <= lengths
    assert [table.state_after(n).encode() for n in range(len(table.log.entries))] == states, "nothing was changed"
