"""What is still to be resolved, read from the agenda: what comes after the current question, next first."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.games.xorlosch.scene.things import player_name
from lanterne.games.xorlosch.state import CARDS, State
from lanterne.scene import Say
from lanterne.scene.saying import still_to_come

Telling = Callable[[State, Call], Say]


def _colour(s: State, call: Call) -> Say:
    return Say("pending-colour", {"player": player_name(s, call[1])})


def _first(s: State, call: Call) -> Say:
    return Say("pending-first")


def _group(s: State, call: Call) -> Say:
    return Say("pending-group", {"player": player_name(s, call[1])})


def _task(s: State, call: Call) -> Say:
    return Say("pending-task", {"task": Say(f"card-{CARDS.name(call[1])}")})


def _all_tasks(s: State, call: Call) -> Say:
    return Say("pending-tasks")


def _part(s: State, call: Call) -> Say:
    return Say("pending-part", {"player": player_name(s, call[1])})


def _end_round(s: State, call: Call) -> Say:
    return Say("pending-round")


def _window(s: State, call: Call) -> Say:
    return Say("pending-reactions")


def _enter(s: State, call: Call) -> Say:
    return Say("pending-step")


def _turn(s: State, call: Call) -> Say:
    return Say("pending-turn", {"player": player_name(s, s.active)})


TELLINGS: dict[str, Telling] = {
    "choose_colour": _colour,
    "choose_first_player": _first,
    "choose_group": _group,
    "settle": _task,
    "settle_all": _all_tasks,
    "ask_all": _all_tasks,
    "part": _part,
    "end_round": _end_round,
    "announcement_window": _window,
    "last_call": _window,
    "action_window/next": _window,
    "call_window/next": _window,
    "announcement_window/next": _window,
    "last_call/next": _window,
    "respect_window/next": _window,
    "enter": _enter,
    "turn_action": _turn,
}
"""The steps on the agenda that mean something to a player; the others are bookkeeping."""


def pending(s: State) -> tuple[Say, ...]:
    """What comes after the current question, before play goes on as usual."""
    return still_to_come(s.agenda, lambda call: TELLINGS[call[0]](s, call) if call[0] in TELLINGS else None)
