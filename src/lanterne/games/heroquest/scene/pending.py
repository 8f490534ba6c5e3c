"""What is still to be resolved, read from the agenda: after the question that waits, the next first."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.games.heroquest.scene.figures import TURNS_OF_MONSTERS
from lanterne.games.heroquest.state import HEROES, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Say
from lanterne.scene.saying import said, still_to_come

Telling = Callable[[State, Call], Say]


def _turn(s: State, call: Call) -> Say:
    return Say("pending-turn", {"hero": said(HEROES, s.active)})


def _zargon(s: State, call: Call) -> Say:
    return Say("pending-zargon")


def _dying(s: State, call: Call) -> Say:
    return Say("pending-dying", {"hero": said(HEROES, call[1])})


def _look(s: State, call: Call) -> Say:
    return Say("pending-look")


def _trap(s: State, call: Call) -> Say:
    return Say("pending-trap")


def _window(s: State, call: Call) -> Say:
    return Say("pending-reactions")


def _ally(s: State, call: Call) -> Say:
    return Say("pending-ally")


def _armoury(s: State, call: Call) -> Say:
    return Say("pending-armoury", {"hero": said(HEROES, call[1])})


def _swap(s: State, call: Call) -> Say:
    return Say("pending-swap")


def _quest(s: State, call: Call) -> Say:
    return Say("pending-quest")


TELLINGS: dict[str, Telling] = {
    "turn_choice": _turn,
    "next_monster": _zargon,
    "dying": _dying,
    "look_around": _look,
    "spring": _trap,
    "ally_moves": _ally,
    "visit_armoury": _armoury,
    "answer_swap": _swap,
    "begin_quest": _quest,
}
"""The steps on the agenda that say something to a player; the others are bookkeeping."""
AS_USUAL = ("scope", "hero_turn", "zargon_turn", "round_begins")
"""From here on the round goes its way."""
TURN_OF_ZARGON = ("zargon_choice", *TURNS_OF_MONSTERS)
"""Here it does already."""


@rests_on(lambda s: (tuple(s.agenda), s.active))
def pending(s: State) -> tuple[Say, ...]:
    """What comes after the question that waits, before the game goes on as usual."""
    if s.agenda and s.agenda[-1][0] in TURN_OF_ZARGON:
        return ()
    return still_to_come(s.agenda, lambda call: _told(s, call), AS_USUAL)


def _told(s: State, call: Call) -> Say | None:
    if call[0] in TELLINGS:
        return TELLINGS[call[0]](s, call)
    return _window(s, call) if call[0].endswith("/next") else None
