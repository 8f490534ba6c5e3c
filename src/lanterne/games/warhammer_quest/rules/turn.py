"""The turn (WQ-SEQ), its power phase (WQ-POW) and the order of the warriors' phase (WQ-WAR)."""

from lanterne.engine import NUMBER, Event, law, step
from lanterne.games.warhammer_quest.content.sections import OBJECTIVE, SECTIONS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.cave_in import collapses
from lanterne.games.warhammer_quest.rules.dice import succeeds
from lanterne.games.warhammer_quest.rules.difficulty import EVENT_STAYS_AWAY, is_calm
from lanterne.games.warhammer_quest.rules.dungeon import change, inside, take_away
from lanterne.games.warhammer_quest.rules.ending import game_ends, nobody_goes_on, rewards
from lanterne.games.warhammer_quest.rules.events import room_event, unexpected_event
from lanterne.games.warhammer_quest.rules.exploration import exploration_phase
from lanterne.games.warhammer_quest.rules.guardians import guardians_arrive
from lanterne.games.warhammer_quest.rules.harm import dies
from lanterne.games.warhammer_quest.rules.monsters_phase import monsters_phase
from lanterne.games.warhammer_quest.rules.own_turn import left_in_the_dark, own_turn
from lanterne.games.warhammer_quest.rules.pinning import foes_beside
from lanterne.games.warhammer_quest.rules.plot import (
    END_OF_TURN,
    START_OF_MONSTERS,
    START_OF_POWER,
    START_OF_TURN,
    START_OF_WARRIORS,
    power_modifier,
)
from lanterne.games.warhammer_quest.rules.profile import bare_strength
from lanterne.games.warhammer_quest.rules.settling import at_moment, monsters_cut_off, settle
from lanterne.games.warhammer_quest.rules.spell_effects import life_is_due
from lanterne.games.warhammer_quest.rules.trading import trading
from lanterne.games.warhammer_quest.rules.windows import pause, pause_now, somebody_lies
from lanterne.games.warhammer_quest.state import (
    ASK,
    END,
    EXPLORATION,
    EXPLORATION_WINDOW,
    INSIDE,
    MONSTERS_PHASE,
    MONSTERS_PHASE_WINDOW,
    NONE,
    PASS_PHASE,
    POWER,
    POWER_ROLL_WINDOW,
    START,
    THIS_TURN,
    TURN,
    TURN_END_WINDOW,
    TURN_START_WINDOW,
    UNCHANGED,
    WARRIORS_PHASE,
    WARRIORS_PHASE_WINDOW,
    WEBBED,
    Game,
    State,
    Warrior,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS

TURN_BEGUN = Event("turn-begins", "WQ-SEQ-1", turn=NUMBER).joining(group="turn")
POWER_ROLLED = Event("power-rolled", "WQ-POW-1", dice=PIPS, power=NUMBER)
POWER_ROLLED_AGAIN = Event("power-rolled-again", "WQ-POW-5", dice=PIPS, spent=NUMBER, power=NUMBER)
WATCH_ROLLED = Event("watch-rolled", "WQ-POW-4", warrior=WARRIOR_IDS, dice=PIPS)
NOTHING_STIRS = Event("nothing-stirs", "WQ-POW-3")
POWER_LOST = Event("power-lost", "WQ-MAG-8", power=NUMBER)


@step("WQ-SEQ-1", "WQ-SEQ-2")
def turn_starts(game: Game) -> None:
    """Four phases, each finished before the next."""
    s = game.state
    s.turn += 1
    enter(s, START)
    game.say(TURN_BEGUN, s.turn)
    game.open(TURN, END_OF_THIS)
    pause_now(game, TURN_START_WINDOW)
    game.at_once(TEAR_WEBS)
    game.then(*at_moment(s, START_OF_TURN), *at_moment(s, START_OF_POWER), *FOUR_PHASES)


def enter(s: State, phase: int) -> None:
    """A phase begins: players who passed for the rest of the last one are asked again."""
    s.phase = phase
    for warrior, row in enumerate(s.warriors):
        if row.passing == PASS_PHASE:
            change(s, warrior, passing=ASK)


WEB_TORN = Event("web-torn", "WQ-BST-7", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, added=NUMBER).needing(
    "needed", plus="added"
)
WEB_HELD = Event("web-held", "WQ-BST-7", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, added=NUMBER).needing(
    "needed", plus="added"
)

TEARS_FROM = 7


@step("WQ-BST-7", "WQ-SEQ-2")
def tear_webs(game: Game) -> None:
    """At the start of each turn every webbed warrior tries to break free."""
    s = game.state
    for row in s.warriors:
        if row.conditions & WEBBED:
            return game.then(*(tear_web(each) for each in inside(s) if s.warriors[each].conditions & WEBBED))
    return None


@step("WQ-BST-7", "WQ-GEN-4")
def tear_web(game: Game, warrior: Warrior) -> None:
    """The die plus bare strength; on 7 the warrior is free and acts normally."""
    die, added = game.roll(6), bare_strength(warrior)
    if succeeds(die, added, TEARS_FROM):
        take_away(game.state, warrior, WEBBED)
        game.say(WEB_TORN, warrior, TEARS_FROM, (die - 1,), added)
    else:
        game.say(WEB_HELD, warrior, TEARS_FROM, (die - 1,), added)


# --- 1 power ----------------------------------------------------------------------------------------------------------


@law("WQ-POW-1", "WQ-POW-4")
def has_wizard(s: State) -> bool:
    """Whether the Wizard rolls: alive in the dungeon, in whatever state. Otherwise the leader's player does."""
    return s.warriors[WIZARD].fate == INSIDE


@step("WQ-POW-1", "WQ-POW-4")
def power_phase(game: Game) -> None:
    """The die of power."""
    enter(game.state, POWER)
    game.at_once(*POWER_ROLL)


@step("WQ-POW-1", "WQ-POW-4")
def roll_power(game: Game) -> None:
    """The Wizard's power for the turn; without a Wizard, only to see whether an event happens."""
    throw_power(game, 0)


@step("WQ-POW-5", "WQ-MAG-2")
def roll_power_again(game: Game) -> None:
    """The second die replaces the first for power and event. Power already spent stays spent."""
    s = game.state
    throw_power(game, max(0, s.power_die + power_modifier(s)) - s.power)


def throw_power(game: Game, spent: int) -> None:
    """The die of power, of which `spent` is already spent."""
    s = game.state
    die = game.roll(6)
    s.power_die = die
    if has_wizard(s):
        s.power = max(0, max(0, die + power_modifier(s)) - spent)
        if spent:
            game.say(POWER_ROLLED_AGAIN, (die - 1,), spent, s.power)
        else:
            game.say(POWER_ROLLED, (die - 1,), s.power)
    else:
        game.say(WATCH_ROLLED, s.leader, (die - 1,))


@step("WQ-POW-2", "WQ-POW-3", "WQ-VAR-10")
def power_stands(game: Game) -> None:
    """On a 1 an unexpected event happens as well."""
    s = game.state
    if s.power_die + power_modifier(s) > 1:
        game.say(NOTHING_STIRS)
    elif is_calm(s):
        game.say(EVENT_STAYS_AWAY)
    else:
        game.then(unexpected_event())


# --- 2 warriors -------------------------------------------------------------------------------------------------------


@step("WQ-WAR-1", "WQ-WAR-2", "WQ-PIN-1")
def warriors_phase(game: Game) -> None:
    """Note which monsters are next to warriors, and fix the order; then the warriors act one after another."""
    s = game.state
    enter(s, WARRIORS_PHASE)
    s.known = s.entered
    s.order = tuple(inside(s))
    for warrior in s.order:
        change(s, warrior, done=False, held=foes_beside(s, warrior), fresh=False, strayed=False)
    pause_now(game, WARRIORS_PHASE_WINDOW)
    game.then(*at_moment(s, START_OF_WARRIORS), *[OWN_TURNS[warrior] for warrior in s.order], LEFT_IN_THE_DARK)


# --- 3 monsters -------------------------------------------------------------------------------------------------------


@step("WQ-MON-1", "WQ-MON-2", "WQ-MON-3")
def monsters_phase_begins(game: Game) -> None:
    """First the events of rooms entered for the first time, in the order of entering; then the monsters act."""
    s = game.state
    enter(s, MONSTERS_PHASE)
    pause_now(game, MONSTERS_PHASE_WINDOW)
    game.then(*at_moment(s, START_OF_MONSTERS))
    game.at_once(*ROOMS_THEN_MONSTERS)


@step("WQ-MON-1", "WQ-MON-2", "WQ-MON-3", "WQ-OBJ-1")
def open_rooms(game: Game) -> None:
    """A dungeon room draws an event card, the objective room follows its adventure, a corridor does nothing."""
    s = game.state
    waiting, s.waiting = s.waiting, ()
    for place in waiting:
        objective = SECTIONS[s.laid[place].section].kind == OBJECTIVE
        game.then(guardians_arrive() if objective else room_event(place))


# --- 4 exploration ----------------------------------------------------------------------------------------------------


@step("WQ-SEQ-1")
def exploration_begins(game: Game) -> None:
    """The leader may open up a new section."""
    enter(game.state, EXPLORATION)
    pause_now(game, EXPLORATION_WINDOW)
    game.at_once(EXPLORE)


# --- the end of the turn ----------------------------------------------------------------------------------------------


@step("WQ-SEQ-3", "WQ-WND-7", "WQ-MAG-14")
def end_of_turn(game: Game) -> None:
    """The last chance to heal, first with Life Force from a turn that was broken off. Then warriors still at 0 wounds
    die, sections collapse, and so on in order."""
    s = game.state
    enter(s, END)
    s.active = NONE
    game.then(*(life_is_due(warrior) for warrior, row in enumerate(s.warriors) if row.life))
    game.at_once(*LAST_THINGS)
    game.then(*at_moment(s, END_OF_TURN))
    game.at_once(TURN_OVER)


@step("WQ-WND-7")
def the_fallen_die(game: Game) -> None:
    """Warriors not healed by the end of the turn die."""
    s = game.state
    if somebody_lies(s):
        game.then(dies(*(warrior for warrior in inside(s) if not s.warriors[warrior].wounds)))


@step("WQ-SEQ-3", "WQ-MAG-8", "WQ-MAG-9", "WQ-END-6", "WQ-END-7")
def turn_over(game: Game) -> None:
    """Effects that last one turn end, unused power is lost, and the game ends if nobody can go on."""
    s = game.state
    for warrior, row in enumerate(s.warriors):
        if row.fought or row.conditions & THIS_TURN or row.now != UNCHANGED:
            change(s, warrior, conditions=row.conditions & ~THIS_TURN, now=UNCHANGED, fought=False)
    for place, monster in enumerate(s.monsters):
        if monster.fewer:
            s.monsters[place] = monster._replace(fewer=0)
    if s.power:
        game.say(POWER_LOST, s.power)
        s.power = 0
    game.turn_ends()
    s.result = s.result or nobody_goes_on(s)
    if s.result:
        game.then(game_ends())
    else:
        game.at_once(NEXT_TURN)


# --- sequences of play ------------------------------------------------------------------------------------------------

TEAR_WEBS = tear_webs()
FOUR_PHASES = (power_phase(), warriors_phase(), monsters_phase_begins(), exploration_begins())
POWER_ROLL = (roll_power(), pause(POWER_ROLL_WINDOW), power_stands())
OWN_TURNS = tuple(own_turn(warrior) for warrior in range(len(WARRIOR_IDS.names)))
LEFT_IN_THE_DARK = left_in_the_dark()
ROOMS_THEN_MONSTERS = (open_rooms(), monsters_phase())
EXPLORE = exploration_phase()
END_OF_THIS = end_of_turn()
LAST_THINGS = (
    rewards(),
    pause(TURN_END_WINDOW),
    the_fallen_die(),
    collapses(),
    monsters_cut_off(),
    settle(),
    trading(),
)
TURN_OVER = turn_over()
NEXT_TURN = turn_starts()
