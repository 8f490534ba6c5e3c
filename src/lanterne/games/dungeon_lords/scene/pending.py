"""What is still to be resolved after the open question, read from the agenda."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.games.dungeon_lords.rules.battle import battle
from lanterne.games.dungeon_lords.rules.calendar import phase_begins, season_begins, year_begins
from lanterne.games.dungeon_lords.rules.combat import combat_round
from lanterne.games.dungeon_lords.rules.evil import paladin_looks_around
from lanterne.games.dungeon_lords.rules.minions import ZONE_OF
from lanterne.games.dungeon_lords.rules.zones import resolve_space
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import ORDERS, State
from lanterne.scene import Say
from lanterne.scene.saying import still_to_come

WORDS: dict[str, Callable[[Call], Say]] = {
    resolve_space.name: lambda call: Say("pending-zone", {"zone": Say(f"zone-{ORDERS.name(ZONE_OF[call[1]])}")}),
    battle.name: lambda call: Say("pending-battle", {"lord": lord_said(call[1])}),
    paladin_looks_around.name: lambda call: Say("pending-paladin"),
}
"""Words for the steps that matter to a player; the other steps are bookkeeping."""
AS_USUAL = (phase_begins.name, season_begins.name, combat_round.name, year_begins.name)
"""From these steps on the game takes its usual course, which needs no announcement."""


def pending(s: State) -> tuple[Say, ...]:
    """What comes next, in order, before the game takes its usual course again."""
    return still_to_come(s.agenda, lambda call: WORDS[call[0]](call) if call[0] in WORDS else None, AS_USUAL)
