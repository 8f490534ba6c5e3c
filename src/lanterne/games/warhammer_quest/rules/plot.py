"""How adventures change the rules of other chapters (WQ-OBJ): their moments, and the questions that other chapters ask.

What happens in each adventure is in `rules/adventures`; this module has only what steps of other chapters must know.
"""

from collections.abc import Mapping
from typing import NamedTuple

from lanterne.engine import Offer, Refusal, Step, law
from lanterne.games.warhammer_quest.content.adventures import ADVENTURE_NAMES, ADVENTURES
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.content.monsters import MINOTAUR
from lanterne.games.warhammer_quest.rules.dungeon import holds, monster
from lanterne.games.warhammer_quest.state import DEAD, GONE, GUARDIANS, LOST, NONE, State, kind_of

(
    AT_SETUP,
    START_OF_TURN,
    START_OF_POWER,
    START_OF_WARRIORS,
    START_OF_MONSTERS,
    ROOM_ENTERED,
    MONSTERS_REVEALED,
    SETTLE,
    END_OF_TURN,
    NOBODY_LEFT,
) = range(10)
"""The moments at which an adventure may act. ROOM_ENTERED: the objective room, before its guardians come;
MONSTERS_REVEALED: an event card has brought monsters, with the card, its section and whether it came unexpectedly;
SETTLE: something has been completely resolved (WQ-OBJ-17); NOBODY_LEFT: no warrior is in the dungeon any more."""


class Plot(NamedTuple):
    """An adventure: its steps at its moments, each taking what the moment is about, and the acts it offers to
    warriors."""

    moments: Mapping[int, Step[...]]
    acts: tuple[Offer, ...] = ()


THE_BEAST, SWORD_OF_POWER, HELLS_GATE, BLOOD_DEBT, MANEATER, FREE_THE_PRISONERS = range(6)
WARPSTONE_ICON, BANISH_THE_DAEMON, EXTINGUISH_THE_FLAMES, DESTROY_THE_BRIDGE, DRAGONS_EYE, PRESERVE_THE_FIRES = range(
    6, 12
)
CLEARWATER, SKAVEN_CURSE, WATERS_OF_FATE, TRUE_KINGSHIP, NURGLES_ROT, LOST_SOULS = range(12, 18)
EXORCISM, DEATHKING, RETURN_THE_CROWN, HERO_AWAKENS, DESTROY_THE_TOMB, IDENTIFY = range(18, 24)
SACRIFICE, DESECRATION, KILL_THE_SHAMAN, DAEMON_SUMMONING, RETURN_THE_STAFF, SWORD_OF_THE_ELECTORS = range(24, 30)
"""The adventures, as indices of `ADVENTURES`."""
assert ADVENTURE_NAMES[SWORD_OF_THE_ELECTORS] == "idol-sword-of-the-electors"

PRISONER_ALIVE = "prisoner_alive"
"""In `State.flags` while the captive of the sacrifice lives; the condition of its reward."""
THROWN = "icon-thrown"
"""In `State.flags` once the warpstone icon is in the fire: only the escape is left."""
KIN_STAYS = Refusal("kin-stays", "WQ-OBJ-15")

FATHERS_SWORD = ITEM_NAMES.index("fathers-sword")
CASK = ITEM_NAMES.index("cask")


@law("WQ-OBJ-7")
def whose_part(s: State) -> int:
    """The warrior whom the adventure cannot do without; if the adventure was chosen without that one, the leader at the
    start."""
    required = ADVENTURES[s.adventure].required
    if required in s.party:
        return required
    return s.leader if s.kin == NONE else s.kin


@law("WQ-OBJ-10", "WQ-OBJ-7")
def is_his_part_over(s: State) -> bool:
    """Whether the warrior whom the adventure cannot do without is dead or lost."""
    return s.warriors[whose_part(s)].fate in (DEAD, LOST)


@law("WQ-OBJ-15")
def power_modifier(s: State) -> int:
    """While the idol stands, it reduces the power roll."""
    return -2 if s.adventure == DESECRATION and s.guarded == GONE else 0


@law("WQ-OBJ-5", "WQ-OBJ-15")
def climb_cost(s: State, is_monster: bool) -> int:
    """The cost of climbing out of the pit, in squares of movement. Monsters from hell's gate climb freely."""
    return 1 if is_monster and s.adventure == HELLS_GATE else 2


@law("WQ-OBJ-15", "WQ-OBJ-7")
def may_harm(s: State, warrior: int, foe: int) -> bool:
    """Whether a warrior may target or harm a monster by any means. Only the Barbarian may fight the minotaur that
    guards his father's sword; without a Barbarian, the leader."""
    if s.adventure != SWORD_OF_POWER:
        return True
    row = monster(s, foe)
    return row is None or row.card != GUARDIANS or warrior == whose_part(s)


@law("WQ-OBJ-15")
def berserk_bonus(s: State, warrior: int) -> int:
    """With his father's sword in hand, the Barbarian goes berserk more easily."""
    sword = s.warriors[warrior].weapon == FATHERS_SWORD
    return ADVENTURES[SWORD_OF_POWER].numbers["berserk_bonus"] if sword else 0


@law("WQ-OBJ-15")
def leaps(s: State, foe: int) -> bool:
    """Minotaurs leap the fire chasm in the adventure of the bridge."""
    return s.adventure == DESTROY_THE_BRIDGE and kind_of(foe) == MINOTAUR


@law("WQ-OBJ-15")
def burden(s: State, warrior: int) -> int:
    """How much the warrior's load reduces their movement: the cask of beer is heavy."""
    return ADVENTURES[CLEARWATER].numbers["movement"] if s.adventure == CLEARWATER and holds(s, warrior, CASK) else 0


@law("WQ-OBJ-15")
def may_leave(s: State, warrior: int) -> Refusal | None:
    """Once the captive is dead, the others may go home by the entrance, but not the captive's kinsman."""
    mourns = s.adventure == SACRIFICE and warrior == s.kin and PRISONER_ALIVE not in s.flags
    return KIN_STAYS if mourns else None
