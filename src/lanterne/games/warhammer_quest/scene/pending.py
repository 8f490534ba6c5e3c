"""What is still to be resolved after the open question, read from the agenda."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.engine.game import SCOPE
from lanterne.games.warhammer_quest.rules.blows import monster_blow
from lanterne.games.warhammer_quest.rules.combat import blow
from lanterne.games.warhammer_quest.rules.events import draw_event, monsters_come
from lanterne.games.warhammer_quest.rules.harm import hurt
from lanterne.games.warhammer_quest.rules.monsters_phase import monsters_phase
from lanterne.games.warhammer_quest.rules.own_turn import left_in_the_dark, own_turn, own_turn_choice
from lanterne.games.warhammer_quest.rules.treasure import draw_own_treasure, draw_treasure
from lanterne.games.warhammer_quest.rules.turn import exploration_begins, monsters_phase_begins, turn_starts
from lanterne.games.warhammer_quest.state import EVENTS, FOES, WARRIORS, State
from lanterne.scene import Say
from lanterne.scene.saying import said, still_to_come

WORDS: dict[str, Callable[[Call], Say]] = {
    own_turn_choice.name: lambda call: Say("pending-own-turn"),
    own_turn.name: lambda call: Say("pending-turn-of", {"warrior": said(WARRIORS, call[1])}),
    draw_event.name: lambda call: Say("pending-event"),
    monsters_come.name: lambda call: Say("pending-monsters-come", {"event": said(EVENTS, call[1])}),
    draw_treasure.name: lambda call: Say("pending-treasure"),
    draw_own_treasure.name: lambda call: Say("pending-treasure"),
    blow.name: lambda call: Say("pending-blow", {"warrior": said(WARRIORS, call[1]), "foe": said(FOES, call[2])}),
    monster_blow.name: lambda call: Say(
        "pending-attack", {"foe": said(FOES, call[1]), "warrior": said(WARRIORS, call[2])}
    ),
    hurt.name: lambda call: Say("pending-wounds", {"warrior": said(WARRIORS, call[1])}),
    monsters_phase.name: lambda call: Say("pending-monsters"),
    left_in_the_dark.name: lambda call: Say("pending-dark"),
}
"""Words for the steps that matter to a player; the other steps are bookkeeping."""
AS_USUAL = (SCOPE, turn_starts.name, monsters_phase_begins.name, exploration_begins.name)
"""From these steps on the turn takes its usual course."""


def pending(s: State) -> tuple[Say, ...]:
    """What comes next, in order, before the turn takes its usual course again."""
    return still_to_come(s.agenda, _words_of, AS_USUAL)


def _words_of(call: Call) -> Say | None:
    if call[0] in WORDS:
        return WORDS[call[0]](call)
    return Say("pending-window") if call[0].endswith("/next") else None
