"""Pinning (WQ-PIN): who is held by an adjacent enemy, and how to break away."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, law, step
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules.dice import succeeds
from lanterne.games.warhammer_quest.rules.dungeon import adjacent
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.games.warhammer_quest.state import Game, State, place_of
from lanterne.kit.pips import PIPS

ESCAPED = Event("escaped", "WQ-PIN-2", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS).needing("needed")
FAILED_TO_ESCAPE = Event("failed-to-escape", "WQ-PIN-3", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS).needing(
    "needed"
)

NOT_PINNED = Refusal("not-pinned", "WQ-PIN-1")
TRIED_ALREADY = Refusal("tried-to-escape-already", "WQ-PIN-4")
STOPPED_ALREADY = Refusal("escape-before-anything", "WQ-PIN-4")

FREE, PINNED, FAILED = range(3)
"""The values of `State.pinned`."""


@law("WQ-PIN-1", "WQ-OBJ-5")
def foes_beside(s: State, warrior: int) -> tuple[int, ...]:
    """The monsters adjacent to a warrior, on the same level."""
    square = s.warriors[warrior].square
    if not s.monsters or square < 0:
        return ()
    near = adjacent(s, square)
    return tuple([row.foe for row in s.monsters if near >> row.square & 1])  # instead of `has`: this is asked often


@law("WQ-PIN-1", "WQ-PIN-5", "WQ-HRO-5", "WQ-EVT-10")
def is_held(s: State, warrior: int) -> bool:
    """Whether one of the monsters adjacent at the start of the phase still is. The Elf is never pinned, and nobody is
    pinned where the roof is about to fall."""
    row = s.warriors[warrior]
    if not row.held or not WARRIORS[warrior].pinning:
        return False
    if any(each.place == place_of(row.square) for each in s.falling):
        return False
    beside = foes_beside(s, warrior)
    return any(foe in beside for foe in row.held)


@law("WQ-PIN-4")
def cannot_escape(s: State, seat: int) -> Refusal | None:
    """One try, before anything else."""
    if s.pinned == PINNED:
        return STOPPED_ALREADY if s.stopped else None
    return TRIED_ALREADY if s.pinned == FAILED else NOT_PINNED


@step("WQ-PIN-2", "WQ-PIN-3", "WQ-PIN-4")
def break_away(game: Game) -> None:
    """One successful roll frees the warrior from any number of monsters."""
    s = game.state
    needed, die = WARRIORS[s.active].pinning, game.roll(6)
    if succeeds(die, 0, needed):
        s.pinned = FREE
        game.say(ESCAPED, s.active, needed, (die - 1,))
    else:
        s.pinned = FAILED
        game.say(FAILED_TO_ESCAPE, s.active, needed, (die - 1,))


ESCAPE = (Offer(break_away, closed=(cannot_escape,)),)
