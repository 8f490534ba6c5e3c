"""What is still to be resolved, read from the agenda: after the question that waits, the next first."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.games.dungeon_lords.rules.minions import ZONE_OF
from lanterne.games.dungeon_lords.scene.tiles import lord_said
from lanterne.games.dungeon_lords.state import ORDERS, State
from lanterne.kit.memo import rests_on
from lanterne.scene import Say
from lanterne.scene.saying import still_to_come

Telling = Callable[[Call], Say]

TELLINGS: dict[str, Telling] = {
    "resolve_space": lambda call: Say("pending-zone", {"zone": Say(f"zone-{ORDERS.name(ZONE_OF[call[1]])}")}),
    "battle": lambda call: Say("pending-battle", {"lord": lord_said(call[1])}),
    "paladin_looks_around": lambda call: Say("pending-paladin"),
}
"""The steps on the agenda that say something to a player; the others are bookkeeping."""
AS_USUAL = ("phase_begins", "season_begins", "combat_round", "year_begins")
"""From here on the round goes its way."""


@rests_on(lambda s: tuple(s.agenda))
def pending(s: State) -> tuple[Say, ...]:
    """What comes after the question that waits, before the game goes on as usual."""
    return still_to_come(s.agenda, lambda call: TELLINGS[call[0]](call) if call[0] in TELLINGS else None, AS_USUAL)
