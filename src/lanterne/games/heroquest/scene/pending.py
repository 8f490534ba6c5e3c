"""What is still to be resolved, read from the agenda: after the question that waits, the next first."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.games.heroquest.scene.looks import said
from lanterne.games.heroquest.state import HEROES, State
from lanterne.kit.keeping import rests_on
from lanterne.scene import Say

Telling = Callable[[Call], Say]


def _hero(call: Call) -> Say:
    return Say("pending-hero", {"hero": said(HEROES, call[1])})


def _zargon(call: Call) -> Say:
    return Say("pending-zargon")


def _dying(call: Call) -> Say:
    return Say("pending-dying", {"hero": said(HEROES, call[1])})


def _look(call: Call) -> Say:
    return Say("pending-look")


def _trap(call: Call) -> Say:
    return Say("pending-trap")


def _window(call: Call) -> Say:
    return Say("pending-reactions")


def _ally(call: Call) -> Say:
    return Say("pending-ally")


def _quest(call: Call) -> Say:
    return Say("pending-quest")


TELLINGS: dict[str, Telling] = {
    "hero_turn": _hero,
    "zargon_turn": _zargon,
    "next_monster": _zargon,
    "dying": _dying,
    "look_around": _look,
    "spring": _trap,
    "ally_moves": _ally,
    "begin_quest": _quest,
}
"""The steps on the agenda that say something to a player; the others are bookkeeping."""


@rests_on(lambda s: tuple(s.agenda))
def pending(s: State) -> tuple[Say, ...]:
    """What comes after the question that waits, before the game goes on as usual."""
    told = [_told(call) for call in reversed(s.agenda[:-1])]
    return tuple(say for place, say in enumerate(told) if say and say not in told[:place])


def _told(call: Call) -> Say | None:
    if call[0] in TELLINGS:
        return TELLINGS[call[0]](call)
    return _window(call) if call[0].endswith("/next") else None
