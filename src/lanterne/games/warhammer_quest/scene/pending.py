"""What is still to be resolved, read from the agenda: after the question that waits, the next first."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.games.warhammer_quest.state import EVENTS, FOES, WARRIORS, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Say
from lanterne.scene.saying import said, still_to_come

Telling = Callable[[Call], Say]

TELLINGS: dict[str, Telling] = {
    "own_turn_choice": lambda call: Say("pending-own-turn"),
    "own_turn": lambda call: Say("pending-turn-of", {"warrior": said(WARRIORS, call[1])}),
    "draw_event": lambda call: Say("pending-event"),
    "monsters_come": lambda call: Say("pending-monsters-come", {"event": said(EVENTS, call[1])}),
    "draw_treasure": lambda call: Say("pending-treasure"),
    "draw_own_treasure": lambda call: Say("pending-treasure"),
    "blow": lambda call: Say("pending-blow", {"warrior": said(WARRIORS, call[1]), "foe": said(FOES, call[2])}),
    "monster_blow": lambda call: Say(
        "pending-attack", {"foe": said(FOES, call[1]), "warrior": said(WARRIORS, call[2])}
    ),
    "hurt": lambda call: Say("pending-wounds", {"warrior": said(WARRIORS, call[1])}),
    "monsters_phase": lambda call: Say("pending-monsters"),
    "left_in_the_dark": lambda call: Say("pending-dark"),
}
"""The steps on the agenda that say something to a player; the others are bookkeeping."""
AS_USUAL = ("scope", "turn_starts", "monsters_phase_begins", "exploration_begins")
"""From here on the turn goes its way."""


@rests_on(lambda s: tuple(s.agenda))
def pending(s: State) -> tuple[Say, ...]:
    """What comes after the question that waits, before the game goes on as usual."""
    return still_to_come(s.agenda, _told, AS_USUAL)


def _told(call: Call) -> Say | None:
    if call[0] in TELLINGS:
        return TELLINGS[call[0]](call)
    return Say("pending-window") if call[0].endswith("/next") else None
