"""Wounds lost and regained from any cause; monsters killed, warriors dead and lost (WQ-WND, WQ-HEA, WQ-DTH)."""

from lanterne.engine import NUMBER, Event, law, part, step
from lanterne.games.warhammer_quest.content.sections import CELLS, SECTIONS
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dungeon import cards_of, change, change_monster, monster
from lanterne.games.warhammer_quest.rules.gear import hand_over
from lanterne.games.warhammer_quest.rules.heirs import belongings_pass_on
from lanterne.games.warhammer_quest.rules.profile import bare_toughness, toughness
from lanterne.games.warhammer_quest.rules.weapons import note_duel
from lanterne.games.warhammer_quest.rules.windows import pause
from lanterne.games.warhammer_quest.state import (
    ASK,
    DEAD,
    FALL_WINDOW,
    FOES,
    IN_PIT_UNTIL_SHOT,
    INSIDE,
    LIFE_FORCE,
    LOST,
    NONE,
    NORMAL,
    PASS_UNTIL_HIT,
    PASS_UNTIL_WOUNDED,
    UNCHANGED,
    UNMOVING_UNTIL_ATTACKED,
    WARRIORS_PHASE,
    Foe,
    Game,
    State,
    Warrior,
    kind_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

WOUNDS_LOST = Event("wounds-lost", "WQ-WND-1", warrior=WARRIOR_IDS, wounds=NUMBER, left=NUMBER)
FELL_UNCONSCIOUS = Event("fell-unconscious", "WQ-WND-2", warrior=WARRIOR_IDS)
WOUNDS_REGAINED = Event("wounds-regained", "WQ-HEA-1", warrior=WARRIOR_IDS, wounds=NUMBER, left=NUMBER)
CAME_ROUND = Event("came-round", "WQ-WND-3", warrior=WARRIOR_IDS)
FOE_WOUNDED = Event("foe-wounded", "WQ-CMB-9", foe=FOES, wounds=NUMBER, left=NUMBER)
SLAIN = Event("slain", "WQ-CMB-9", foe=FOES, warrior=WARRIOR_IDS)
DIED = Event("died", "WQ-DTH-1", warrior=WARRIOR_IDS).staged("warrior", sound="doom").befalling("warrior")
LOST_IN_THE_DARK = Event("lost-in-the-dark", "WQ-LAN-2", warrior=WARRIOR_IDS)

FULL = 99
"""All wounds, for `heal`."""


# --- what is deducted -------------------------------------------------------------------------------------------------

NOTHING, ARMOUR, ALL = range(3)
"""What damage ignores: nothing; armour, so that bare toughness counts; toughness and armour ("unmodified")."""


@law("WQ-CMB-6", "WQ-CMB-7", "WQ-CMB-8")
def deducted(s: State, warrior: int, amount: int, ignoring: int) -> int:
    """The wounds left of this much damage after deducting toughness and armour; never less than 0."""
    if ignoring == ALL:
        return amount
    return max(0, amount - (bare_toughness if ignoring == ARMOUR else toughness)(s, warrior))


# --- warriors ---------------------------------------------------------------------------------------------------------


@step("WQ-WND-1", "WQ-WND-2", "WQ-WND-6")
def hurt(game: Game, warrior: Warrior, amount: int) -> None:
    """A warrior loses wounds, down to 0 at most. At 0 they fall unconscious, and others may help at once. An
    unconscious warrior loses none."""
    s = game.state
    row = s.warriors[warrior]
    lost = min(amount, row.wounds)
    if row.fate != INSIDE or lost <= 0:
        return
    change(s, warrior, wounds=row.wounds - lost)
    game.say(WOUNDS_LOST, warrior, lost, row.wounds - lost)
    wake_players(s, PASS_UNTIL_HIT, PASS_UNTIL_WOUNDED)
    if is_on_bridge(s, row.square):
        game.then(ahead.warrior_sways(warrior))
    if row.wounds == lost:
        game.say(FELL_UNCONSCIOUS, warrior)
        game.at_once(help_the_fallen(warrior))


@step("WQ-WND-2")
def help_the_fallen(game: Game, warrior: Warrior) -> None:
    """Open the window for those who can help, if the warrior is still at 0 wounds."""
    if game.state.warriors[warrior].fate == INSIDE:
        game.then(pause(FALL_WINDOW))


@part("WQ-EQP-11")
def wake_players(s: State, *until: int) -> None:
    """Something that players have waited for has happened: ask them again."""
    for warrior in s.party:
        if s.warriors[warrior].passing in until:
            change(s, warrior, passing=ASK)


@step("WQ-HEA-1", "WQ-WND-3", "WQ-HEA-6")
def heal(game: Game, warrior: Warrior, amount: int) -> None:
    """A living warrior regains wounds, never above the starting wounds. An unconscious one wakes."""
    s = game.state
    row = s.warriors[warrior]
    gained = min(amount, row.starting - row.wounds)
    if row.fate != INSIDE or gained <= 0:
        return
    change(s, warrior, wounds=row.wounds + gained)
    game.say(WOUNDS_REGAINED, warrior, gained, row.wounds + gained)
    if not row.wounds:
        game.say(CAME_ROUND, warrior)


@step("WQ-DTH-1", "WQ-DTH-2", "WQ-DTH-4", "WQ-WND-7")
def dies(game: Game, *warriors: Warrior) -> None:
    """Remove the figures. Gold and treasures stay with the body; equipment, objects and the key are taken over. If
    several warriors die at the same moment, none of them takes anything over or is asked who does."""
    s = game.state
    dead = [warrior for warrior in warriors if s.warriors[warrior].fate == INSIDE]
    for warrior in dead:
        game.say(DIED, warrior)
        _leaves(s, warrior, DEAD)
    for warrior in dead:
        belongings_pass_on(game, warrior)
    if dead:
        game.then(ahead.settle())


@step("WQ-LAN-2", "WQ-LAN-5")
def is_lost(game: Game, warrior: Warrior) -> None:
    """Neither dead nor alive, gone with all cards and gold."""
    s = game.state
    if s.warriors[warrior].fate != INSIDE:
        return
    game.say(LOST_IN_THE_DARK, warrior)
    _leaves(s, warrior, LOST)
    for row in cards_of(s, warrior):
        hand_over(s, warrior, NONE, row.item)
    game.then(ahead.settle())


def _leaves(s: State, warrior: int, fate: int) -> None:
    change(
        s,
        warrior,
        fate=fate,
        square=NONE,
        wounds=0,
        gold=0,
        trophies=(),
        conditions=0,
        weapon=NONE,
        shield=NONE,
        armour=NONE,
        now=UNCHANGED,
        held=(),
    )
    s.floating = tuple(row for row in s.floating if row[0] != warrior)


# --- monsters ---------------------------------------------------------------------------------------------------------


@law("WQ-MAG-14", "WQ-TRE-15")
def has_had_turn(s: State, warrior: int) -> bool:
    """Whether a warrior has already had their own turn. It is still to come until the warriors' phase; the
    time-freezing ring gives another."""
    if s.active == warrior or s.phase < WARRIORS_PHASE:
        return False
    return s.phase > WARRIORS_PHASE or s.warriors[warrior].done


@step("WQ-CMB-9", "WQ-MAG-14")
def wound(game: Game, foe: Foe, amount: int, warrior: Warrior) -> None:
    """A monster loses wounds, to a warrior or to nobody. At 0 it is killed; otherwise the rest is noted. Under Life
    Force each wound lost counts (but none beyond the last) and heals when the warrior's own turn ends, or at once after
    that."""
    s = game.state
    row = monster(s, foe)
    if row is None or amount <= 0:
        return
    lost = min(amount, row.wounds)
    if lost == row.wounds:
        game.then(slay(foe, warrior))
    else:
        change_monster(s, foe, wounds=row.wounds - lost)
        game.say(FOE_WOUNDED, foe, lost, row.wounds - lost)
        if is_on_bridge(s, row.square):
            game.then(ahead.foe_sways(foe))
    if warrior == NONE:
        return
    change(s, warrior, dealt=s.warriors[warrior].dealt + lost)
    if s.warriors[warrior].conditions & LIFE_FORCE:
        change(s, warrior, life=s.warriors[warrior].life + lost)
        if has_had_turn(s, warrior):
            game.then(ahead.life_is_due(warrior))


@step("WQ-CMB-9", "WQ-GLD-1", "WQ-GLD-3")
def slay(game: Game, foe: Foe, warrior: Warrior) -> None:
    """A monster is killed and goes on the record of the warrior who killed it, if any."""
    s = game.state
    row = monster(s, foe)
    if row is None:
        return
    game.say(SLAIN, foe, warrior)
    note_duel(s, row, warrior)
    if row.card != NONE and row.card not in s.thinned:
        s.thinned += (row.card,)
    remove_foe(s, foe)
    if warrior != NONE and s.warriors[warrior].fate == INSIDE:
        killer = s.warriors[warrior]
        change(s, warrior, trophies=(*killer.trophies, kind_of(foe)), kills=killer.kills + 1)


@part("WQ-GLD-3", "WQ-CMB-11")
def remove_foe(s: State, foe: int) -> None:
    """A monster leaves the board; nobody is paid for it."""
    s.monsters = [row for row in s.monsters if row.foe != foe]


@part("WQ-AUT-8")
def rouse(s: State, foe: int, from_afar: bool) -> None:
    """A monster has become the target of a blow, or, from afar, of a missile, a spell or an item. If it was waiting for
    that, it behaves as usual from now on."""
    row = monster(s, foe)
    if row is None:
        return
    if row.behaviour == UNMOVING_UNTIL_ATTACKED or (from_afar and row.behaviour == IN_PIT_UNTIL_SHOT):
        change_monster(s, foe, behaviour=NORMAL)


# --- the bridge -------------------------------------------------------------------------------------------------------


@law("WQ-OBJ-6")
def is_on_bridge(s: State, square: int) -> bool:
    """Whether a square is one of the bridge over the fire chasm."""
    return square >= 0 and square % CELLS in SECTIONS[s.laid[square // CELLS].section].bridge
