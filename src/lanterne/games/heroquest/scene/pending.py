"""What is still to be resolved after the current question, read from the agenda, next first."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.engine.game import SCOPE
from lanterne.games.heroquest.rules.allies import ally_moves
from lanterne.games.heroquest.rules.armoury import visit_armoury
from lanterne.games.heroquest.rules.death import dying
from lanterne.games.heroquest.rules.exploration import look_around
from lanterne.games.heroquest.rules.setup import begin_quest
from lanterne.games.heroquest.rules.starting import answer_swap
from lanterne.games.heroquest.rules.traps import spring
from lanterne.games.heroquest.rules.turn import hero_turn, round_begins, turn_choice
from lanterne.games.heroquest.rules.zargon import next_monster, zargon_choice, zargon_turn
from lanterne.games.heroquest.scene.figures import TURNS_OF_MONSTERS
from lanterne.games.heroquest.state import HEROES, State
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
    turn_choice.name: _turn,
    next_monster.name: _zargon,
    dying.name: _dying,
    look_around.name: _look,
    spring.name: _trap,
    ally_moves.name: _ally,
    visit_armoury.name: _armoury,
    answer_swap.name: _swap,
    begin_quest.name: _quest,
}
"""The steps on the agenda that say something to a player; the others are bookkeeping."""
AS_USUAL = (SCOPE, hero_turn.name, zargon_turn.name, round_begins.name)
"""From these steps on, play goes on as usual."""
TURN_OF_ZARGON = (zargon_choice.name, *TURNS_OF_MONSTERS)
"""Questions in Zargon's turn, during which nothing else is pending."""


def pending(s: State) -> tuple[Say, ...]:
    """What comes after the current question, before play goes on as usual."""
    if s.agenda and s.agenda[-1][0] in TURN_OF_ZARGON:
        return ()
    return still_to_come(s.agenda, lambda call: _words_for(s, call), AS_USUAL)


def _words_for(s: State, call: Call) -> Say | None:
    if call[0] in TELLINGS:
        return TELLINGS[call[0]](s, call)
    return _window(s, call) if call[0].endswith("/next") else None
