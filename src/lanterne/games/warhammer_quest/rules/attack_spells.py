"""What the attack spells and the Wizard's scrolls do (WQ-MAG-10, WQ-MAG-12, WQ-MAG-13)."""

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, has, law, step
from lanterne.games.warhammer_quest.content.cards import (
    EQUIPMENT,
    FIRST_TREASURE,
    HAND_OF_DEATH_SCROLL,
    ITEM_NAMES,
    SPELL_NAMES,
    SPELLS,
    TREASURES,
)
from lanterne.games.warhammer_quest.content.dice import Roll
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.areas import (
    areas_for_pits,
    areas_in_sight,
    close_for_good,
    cuts_a_way,
    is_barred,
    models_in,
)
from lanterne.games.warhammer_quest.rules.damage import strike_foe
from lanterne.games.warhammer_quest.rules.dungeon import add, foes_at, monster
from lanterne.games.warhammer_quest.rules.harm import ALL, ARMOUR, NOTHING, dies, rouse, slay
from lanterne.games.warhammer_quest.rules.plot import may_harm
from lanterne.games.warhammer_quest.rules.pushed_out import foe_leaves_pit, warrior_leaves_pit
from lanterne.games.warhammer_quest.state import (
    FOES,
    IN_PIT_UNTIL_SHOT,
    OGRE,
    UNMOVING_UNTIL_ATTACKED,
    Foe,
    Game,
    Square,
    State,
    Warrior,
    place_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.grid import mask_of
from lanterne.kit.pips import PIPS, pips

MADE_STRONG = Event("made-strong", "WQ-MAG-9", warrior=WARRIOR_IDS, strength=NUMBER)
FREEZE_ROLLED = Event("freeze-rolled", "WQ-MAG-12", dice=PIPS)
PIT_OPENS = Event("pit-opens", "WQ-MAG-13", pits=NUMBER)
FOE_AT_BRINK = Event("foe-at-brink", "WQ-MAG-13", foe=FOES, dice=PIPS)
FOE_FALLS_IN = Event("foe-falls-in", "WQ-MAG-13", foe=FOES, dice=PIPS)
WARRIOR_AT_BRINK = Event("warrior-at-brink", "WQ-MAG-13", warrior=WARRIOR_IDS, dice=PIPS)
WARRIOR_FALLS_IN = Event("warrior-falls-in", "WQ-MAG-13", warrior=WARRIOR_IDS, dice=PIPS)

FIREBALL, FREEZE, LIGHTNING_BOLT, OGRE_STRENGTH, PIT_OF_DESPAIR = (
    SPELL_NAMES.index(name) for name in ("fireball", "freeze", "lightning-bolt", "ogre-strength", "pit-of-despair")
)
FINGER_OF_DOOM = ITEM_NAMES.index("finger-of-doom-scroll")
FINGER = TREASURES[FINGER_OF_DOOM - FIRST_TREASURE]
MOST_PITS = SPELLS[PIT_OF_DESPAIR].numbers["templates"]
WAITING = (IN_PIT_UNTIL_SHOT, UNMOVING_UNTIL_ATTACKED)
"""Behaviours of monsters that a spell would rouse."""
FALLS_UP_TO = SPELLS[PIT_OF_DESPAIR].numbers["falls_up_to"]

# --- fireball ---------------------------------------------------------------------------------------------------------


@law("WQ-MAG-12")
def fireball_areas(s: State, seat: int, *about: int) -> list[tuple[int, ...]]:
    """The areas that the Wizard sees a square of and that catch a monster."""
    foes = foes_at(s)
    return areas_in_sight(s, s.warriors[WIZARD].square, foes, foes) if foes else []


@step("WQ-MAG-12")
def fireball_bursts(game: Game, *squares: Square) -> None:
    """Each monster there takes damage; warriors do not."""
    for foe in models_in(game.state, squares)[0]:
        strike_foe(game, WIZARD, foe, SPELLS[FIREBALL].dice["damage"], NOTHING)


AIM_FIREBALL = (Offer(fireball_bursts, fireball_areas),)


@decision("WQ-MAG-12")
def where_to_burn(game: Game) -> Choice:
    """Where does the fireball burst?"""
    return ask(game.state.warriors[WIZARD].seat, AIM_FIREBALL)


@step("WQ-MAG-12")
def fireball(game: Game) -> None:
    """The Wizard chooses the area, unless there is only one."""
    found = fireball_areas(game.state, 0)
    game.then(fireball_bursts(*found[0]) if len(found) == 1 else where_to_burn())


# --- Freeze! ----------------------------------------------------------------------------------------------------------


@law("WQ-MAG-12", "WQ-OBJ-15")
def foes_with_wizard(s: State) -> list[int]:
    """The monsters in the Wizard's section that he may harm, seen or not."""
    here = place_of(s.warriors[WIZARD].square)
    return [row.foe for row in s.monsters if place_of(row.square) == here and may_harm(s, WIZARD, row.foe)]


def waits(s: State, foe: int) -> bool:
    """Whether a spell would rouse the monster (WQ-AUT-8)."""
    row = monster(s, foe)
    return row is not None and row.behaviour in WAITING


@step("WQ-MAG-12", "WQ-CMB-7")
def freeze(game: Game) -> None:
    """One die gives the number of frozen monsters in the section, and the unmodified wounds that each loses."""
    dice = game.rolls(6, SPELLS[FREEZE].dice["number"].dice)
    game.say(FREEZE_ROLLED, pips(dice))
    game.then(choose_frozen(sum(dice), 0))


def not_frozen_yet(s: State, seat: int, number: int, chosen: int) -> list[tuple[int, int, int]]:
    """The monsters that can still be chosen. `chosen` is a set of positions in the section's list of monsters."""
    return [(number, chosen, foe) for n, foe in enumerate(foes_with_wizard(s)) if not has(chosen, n)]


@step("WQ-MAG-12")
def freeze_foe(game: Game, number: int, chosen: int, foe: Foe) -> None:
    """Choose this monster, then the next."""
    chosen |= 1 << foes_with_wizard(game.state).index(foe)
    game.then(choose_frozen(number, chosen))


@law("WQ-MAG-12", "WQ-AUT-8")
def those_chosen(s: State, seat: int, number: int, chosen: int) -> list[tuple[int, int]]:
    """The choice so far is complete if all other monsters are waiting: only those may be left out."""
    left = [foe for _, _, foe in not_frozen_yet(s, seat, number, chosen)]
    return [(number, chosen)] if all(waits(s, foe) for foe in left) else []


@step("WQ-MAG-12", "WQ-CMB-7")
def freeze_chosen(game: Game, number: int, chosen: int) -> None:
    """Freeze the chosen monsters and no others."""
    for n, foe in enumerate(foes_with_wizard(game.state)):
        if has(chosen, n):
            strike_foe(game, WIZARD, foe, Roll(0, number, 1, 6), ALL)


TO_FREEZE = (Offer(freeze_foe, not_frozen_yet), Offer(freeze_chosen, those_chosen))


@step("WQ-MAG-12", "WQ-AUT-8")
def choose_frozen(game: Game, number: int, chosen: int) -> None:
    """The Wizard chooses one monster after another, as many as the die says. If there are enough for all, he is asked
    only about waiting monsters, which he may prefer not to rouse."""
    s = game.state
    foes = foes_with_wizard(s)
    if number >= len(foes):
        chosen |= mask_of(n for n, foe in enumerate(foes) if not waits(s, foe))
    done = chosen.bit_count() == min(number, len(foes))
    game.then(freeze_chosen(number, chosen) if done else whom_to_freeze(number, chosen))


@decision("WQ-MAG-12")
def whom_to_freeze(game: Game, number: int, chosen: int) -> Choice:
    """Which monster is frozen? Or do you leave the waiting ones alone?"""
    return ask(game.state.warriors[WIZARD].seat, TO_FREEZE, number, chosen)


# --- one target -------------------------------------------------------------------------------------------------------


@step("WQ-MAG-12")
def lightning_bolt(game: Game, foe: Foe) -> None:
    """One monster in sight."""
    strike_foe(game, WIZARD, foe, SPELLS[LIGHTNING_BOLT].dice["damage"], NOTHING)


@step("WQ-MAG-9")
def ogre_strength(game: Game, warrior: Warrior) -> None:
    """More strength for damage, until the end of the turn."""
    add(game.state, warrior, OGRE)
    game.say(MADE_STRONG, warrior, SPELLS[OGRE_STRENGTH].numbers["strength"])


@step("WQ-MAG-10", "WQ-CMB-8")
def hand_of_death(game: Game, foe: Foe) -> None:
    """One monster in sight, ignoring armour."""
    strike_foe(game, WIZARD, foe, EQUIPMENT[HAND_OF_DEATH_SCROLL].dice["damage"], ARMOUR)


@step("WQ-MAG-10", "WQ-CMB-7")
def finger_of_doom(game: Game, foe: Foe) -> None:
    """One monster in sight, unmodified."""
    strike_foe(game, WIZARD, foe, Roll(0, FINGER.numbers["damage"], 1, 6), ALL)


# --- pit of despair ---------------------------------------------------------------------------------------------------


@law("WQ-MAG-13")
def places_for_pit(s: State, seat: int) -> list[tuple[int, ...]]:
    """Where a pit leaves a way past it."""
    return [area for area in areas_for_pits(s) if not cuts_a_way(s, area) and not is_barred(s, WIZARD, area)]


@law("WQ-MAG-13")
def places_across(s: State, seat: int) -> list[tuple[int, ...]]:
    """Where a pit cuts the section in two; the players are warned."""
    return [area for area in areas_for_pits(s) if cuts_a_way(s, area) and not is_barred(s, WIZARD, area)]


@step("WQ-MAG-13", "WQ-AUT-8")
def open_pit(game: Game, *squares: Square) -> None:
    """Each model there rolls: on 1 or 2 it falls and dies, otherwise it is moved out. The squares are closed for
    good."""
    s = game.state
    s.pits += 1
    game.say(PIT_OPENS, s.pits)
    foes, warriors = models_in(s, squares)
    for foe in foes:
        rouse(s, foe, from_afar=True)
        die = game.roll(6)
        falls = die <= FALLS_UP_TO
        game.say(FOE_FALLS_IN if falls else FOE_AT_BRINK, foe, (die - 1,))
        game.then(slay(foe, WIZARD) if falls else foe_leaves_pit(WIZARD, foe, squares[0]))
    for warrior in warriors:
        die = game.roll(6)
        falls = die <= FALLS_UP_TO
        game.say(WARRIOR_FALLS_IN if falls else WARRIOR_AT_BRINK, warrior, (die - 1,))
        game.then(dies(warrior) if falls else warrior_leaves_pit(warrior, squares[0]))
    close_for_good(s, squares)


@step("WQ-MAG-13")
def open_pit_across(game: Game, *squares: Square) -> None:
    """The same, where it cuts the way."""
    game.then(open_pit(*squares))


DIG = (Offer(open_pit, places_for_pit), Offer(open_pit_across, places_across))


@decision("WQ-MAG-13")
def pit_of_despair(game: Game) -> Choice:
    """Where does the pit open?"""
    return ask(game.state.warriors[WIZARD].seat, DIG)
