"""Beats: what happened between two decisions, moment by moment, for animations.

One answer can set off a long automatic part: monsters move and strike, dice fall. To show it, the entry is played again
from the state before it, with the chance outcomes of the log, and the state is copied after each step that reported an
event.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

from lanterne.engine.box import Box
from lanterne.engine.dice import ScriptedDice
from lanterne.engine.event import EventRecord
from lanterne.engine.game import Game
from lanterne.engine.log import Answer, AnyEntry, MotionPassed
from lanterne.engine.state import State

S = TypeVar("S", bound=State)


class Beat(NamedTuple):
    """The true state after a step, and the events since the previous beat. No decision need be waiting in this state;
    use `View.between` for a view of it."""

    state: Any
    said: tuple[EventRecord, ...]


def beats(box: Box[S], before: S, entry: AnyEntry) -> list[Beat]:
    """The beats of an entry. `before` is the state before it; it is modified. Every beat but the last is the moment
    after a step that reported events; the last one is the next decision, or the end, with the remaining events. The
    events are those that the table reported, in the same order. Only answers and motions have beats."""
    if not isinstance(entry, Answer | MotionPassed):
        return []
    game = again(box, before, (entry,))
    found: list[Beat] = []
    said: list[EventRecord] = []

    def look() -> None:
        if said:
            found.append(Beat(game.state.copy(), tuple(said)))
            said.clear()

    game.listener, game.on_step = said.append, look
    play_entry(game, entry)
    if found and not said:  # silent steps at the end belong to the last events
        said += found.pop().said
    found.append(Beat(game.state, tuple(said)))
    return found


def joined(found: Sequence[Beat], most: int) -> list[Beat]:
    """At most `most` beats: neighbours are merged evenly. No event is lost, and the last moment stays the last."""
    if len(found) <= most:
        return list(found)
    ends = [len(found) * (place + 1) // most for place in range(most)]
    parts = [found[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]
    return [Beat(part[-1].state, tuple(said for beat in part for said in beat.said)) for part in parts]


def again(box: Box[S], state: S, entries: Iterable[AnyEntry]) -> Game[S]:
    """A game in this state whose dice are scripted with the chance outcomes of these entries."""
    return Game(box, state, ScriptedDice(outcome for entry in entries for outcome in getattr(entry, "chance", ())))


def play_entry(game: Game[Any], entry: AnyEntry) -> None:
    """Play an entry of a log again. Entries that do not change the game are ignored."""
    if isinstance(entry, Answer):
        game.play(entry.seat, game.box.decode(entry.answer))
    elif isinstance(entry, MotionPassed):
        motion = next(motion for motion in game.box.motions if motion.step.name == entry.step)
        game.state.agenda.append(motion.call(entry.seat, entry.words))
        game.run()
