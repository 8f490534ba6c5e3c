"""What is still to be resolved after the open question, read from the agenda, the next first."""

from collections.abc import Callable

from lanterne.engine import Call
from lanterne.games.dungeon_run.rules.armour import armour_is_rolled
from lanterne.games.dungeon_run.rules.assignment import dice_are_assigned
from lanterne.games.dungeon_run.rules.battle import hero_rolls, monster_rolls
from lanterne.games.dungeon_run.rules.free_attack import free_attack
from lanterne.games.dungeon_run.rules.lair import lair_is_due
from lanterne.games.dungeon_run.rules.rounds import round_begins, turn_begins
from lanterne.games.dungeon_run.rules.turn import turn_goes_on
from lanterne.games.dungeon_run.state import HERO_IDS, State
from lanterne.scene import Say
from lanterne.scene.saying import said, still_to_come

Telling = Callable[[State, Call], Say]


def _hero(s: State, seat: int) -> Say:
    return said(HERO_IDS, s.heroes[seat].card)


TELLINGS: dict[str, Telling] = {
    monster_rolls.name: lambda s, call: Say("pending-monster-rolls"),
    hero_rolls.name: lambda s, call: Say("pending-hero-rolls"),
    dice_are_assigned.name: lambda s, call: Say("pending-assignment"),
    armour_is_rolled.name: lambda s, call: Say("pending-armour"),
    free_attack.name: lambda s, call: Say("pending-free-attack", {"hero": _hero(s, call[1])}),
    lair_is_due.name: lambda s, call: Say("pending-lair"),
    turn_begins.name: lambda s, call: Say("pending-turn", {"hero": _hero(s, call[1])}),
}
"""The steps on the agenda that mean something to a player; the others are bookkeeping."""
AS_USUAL = (turn_goes_on.name, round_begins.name)
"""Steps with which the turn goes on as usual."""


def pending(s: State) -> tuple[Say, ...]:
    """What comes after the open question, before the turn goes on as usual."""
    return still_to_come(s.agenda, lambda call: TELLINGS[call[0]](s, call) if call[0] in TELLINGS else None, AS_USUAL)
