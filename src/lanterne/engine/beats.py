"""Beats: what happened one after the other between two decisions.

An answer may set off a long part that plays by itself: monsters move and strike, dice fall. The game is played once
more from where it stood before, with the chance of the log, and looked at after each step that had something to say.
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
    """The true state after a step, and what was said since the beat before. A decision need not wait in this state: a
    view of it is made by `View.between`."""

    state: Any
    said: tuple[EventRecord, ...]


def beats(box: Box[S], before: S, entry: AnyEntry) -> list[Beat]:
    """The beats of an entry, from the state before it, which is used up. Each but the last is the moment after a step
    that said something; the last is the decision or the end to which they lead, with whatever is left to say. The
    events are those of the table, in their order. Only answers and motions have beats."""
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
    if found and not said:  # nothing was said since: silent steps belong to what was said last
        said += found.pop().said
    found.append(Beat(game.state, tuple(said)))
    return found


def joined(film: Sequence[Beat], most: int) -> list[Beat]:
    """The film in at most so many beats: neighbours become one, as evenly as can be. Nothing that was said is lost,
    and the last moment stays the last."""
    if len(film) <= most:
        return list(film)
    ends = [len(film) * (place + 1) // most for place in range(most)]
    parts = [film[begin:end] for begin, end in zip([0, *ends], ends, strict=False)]
    return [Beat(part[-1].state, tuple(said for beat in part for said in beat.said)) for part in parts]


def again(box: Box[S], state: S, entries: Iterable[AnyEntry]) -> Game[S]:
    """A game in this state with the chance of the entries that are to be played again."""
    return Game(box, state, ScriptedDice(outcome for entry in entries for outcome in getattr(entry, "chance", ())))


def play_entry(game: Game[Any], entry: AnyEntry) -> None:
    """Play an entry of a log once more. What does not change the game is passed over."""
    if isinstance(entry, Answer):
        game.play(entry.seat, game.box.decode(entry.answer))
    elif isinstance(entry, MotionPassed):
        motion = next(motion for motion in game.box.motions if motion.step.name == entry.step)
        game.state.agenda.append(motion.call(entry.seat, entry.words))
        game.run()
