"""Destroy the tomb: the Dwarf hacks at it while enemies keep coming (WQ-OBJ-15)."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, law, once, step
from lanterne.games.warhammer_quest.content.adventures import ADVENTURES
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.adventures.places import (
    ATTACKED_ALREADY,
    away_from_tomb,
    cannot_act,
    guardians_live,
)
from lanterne.games.warhammer_quest.rules.adventures.together import after_moving, still_open
from lanterne.games.warhammer_quest.rules.combat import NO_ATTACKS_LEFT
from lanterne.games.warhammer_quest.rules.dungeon import change
from lanterne.games.warhammer_quest.rules.ending import adventure_failed, goal_reached
from lanterne.games.warhammer_quest.rules.events import event_where_warriors_are
from lanterne.games.warhammer_quest.rules.plot import (
    AT_SETUP,
    DESTROY_THE_TOMB,
    SETTLE,
    START_OF_TURN,
    Plot,
    is_his_part_over,
    whose_part,
)
from lanterne.games.warhammer_quest.rules.profile import attacks_of
from lanterne.games.warhammer_quest.rules.weapons import added_to_damage, counted, slips, uses_axe
from lanterne.games.warhammer_quest.state import BY_AN_ACT, GONE, Game, State
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

TOMB_HACKED = Event(
    "tomb-hacked",
    "WQ-OBJ-15",
    warrior=WARRIOR_IDS,
    dice=PIPS,
    points=NUMBER,
    added=NUMBER,
    toughness=NUMBER,
    wounds=NUMBER,
    left=NUMBER,
)
NOISE_HEARD = Event("noise-heard", "WQ-OBJ-15")
HACKER_GONE = Event("hacker-gone", "WQ-OBJ-15", warrior=WARRIOR_IDS)

MONSTERS_ON_BOARD = Refusal("monsters-on-board", "WQ-OBJ-15")
NOT_HIS_TO_HACK = Refusal("not-his-to-hack", "WQ-OBJ-15")

_SHEET = ADVENTURES[DESTROY_THE_TOMB]


@step("WQ-OBJ-7", "WQ-OBJ-15")
def tomb_is_whole(game: Game) -> None:
    """Only the Dwarf can harm it; without a Dwarf, the leader at the start takes that part."""
    s = game.state
    s.kin = whose_part(s)
    s.counter = _SHEET.numbers["tomb_wounds"]


@step("WQ-OBJ-15", "WQ-SEQ-2")
def noise_draws_enemies(game: Game) -> None:
    """An event at the start of each turn while the tomb stands, the guardians are dead and there are no monsters."""
    s = game.state
    if s.guarded == GONE and s.counter > 0 and not s.monsters:
        game.say(NOISE_HEARD)
        game.then(event_where_warriors_are())


# --- hacking ----------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-14", "WQ-OBJ-15", "WQ-CMB-2")
def cannot_hack(s: State, seat: int) -> Refusal | None:
    """Each blow takes the place of an attack; the warrior cannot attack anything else this turn."""
    if s.hands == BY_AN_ACT:
        return NO_ATTACKS_LEFT if s.blows >= attacks_of(s, s.active) else None
    return ATTACKED_ALREADY if s.hands else cannot_act(s, seat)


@law("WQ-OBJ-15")
def monsters_on_board(s: State, seat: int) -> Refusal | None:
    """Not while a monster is on the board."""
    return MONSTERS_ON_BOARD if s.monsters else None


@law("WQ-OBJ-15", "WQ-OBJ-7")
def not_his_to_hack(s: State, seat: int) -> Refusal | None:
    """Only the warrior whose task it is."""
    return None if s.active == s.kin else NOT_HIS_TO_HACK


HACKING = (not_his_to_hack, cannot_hack, guardians_live, monsters_on_board, away_from_tomb)


@step("WQ-OBJ-14", "WQ-OBJ-15")
def hack_at_tomb(game: Game) -> None:
    """Use one attack on the tomb."""
    after_moving(game, tomb_is_struck())


@step("WQ-OBJ-14", "WQ-OBJ-15", "WQ-HRO-7", "WQ-HRO-8")
def tomb_is_struck(game: Game) -> None:
    """It hits without a roll; the damage is that of the weapon, less the toughness of the stone."""
    s = game.state
    if not still_open(s, HACKING):
        return
    warrior = s.active
    s.hands = BY_AN_ACT
    s.blows += 1
    change(s, warrior, fought=True)
    axe = uses_axe(s, warrior)
    dice = game.rolls(6, 2 if axe else 1)
    if axe and slips(game, warrior, dice):
        return
    points = counted(dice) if axe else sum(dice)
    added, tough = added_to_damage(s, warrior), _SHEET.numbers["tomb_toughness"]
    wounds = max(0, points + added - tough)
    s.counter = max(0, s.counter - wounds)
    faces = pips(dice)
    game.say(TOMB_HACKED, warrior, faces, points, added, tough, wounds, s.counter)
    game.then(ahead.settle())


@step("WQ-OBJ-15", "WQ-OBJ-17", "WQ-OBJ-10")
def is_tomb_rubble(game: Game) -> None:
    """The goal is reached when the tomb has no wounds left. It is out of reach once the only warrior who can harm it is
    dead or lost."""
    s = game.state
    if s.result:
        return
    if s.counter == 0:
        game.then(goal_reached())
    elif is_his_part_over(s):
        game.say(HACKER_GONE, s.kin)
        game.then(adventure_failed())


DESTROY_THE_TOMB_PLOT = Plot(
    {AT_SETUP: tomb_is_whole, START_OF_TURN: noise_draws_enemies, SETTLE: is_tomb_rubble},
    (Offer(hack_at_tomb, once, each=HACKING),),
)
