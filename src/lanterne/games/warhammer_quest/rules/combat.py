"""Hand-to-hand combat (WQ-CMB): whom a warrior can strike, and what a blow does."""

from lanterne.engine import NUMBER, Call, Event, Offer, Refusal, has, law, part, step
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.tables import TO_HIT
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.berserk import beside, must_roll, roll_for_rage
from lanterne.games.warhammer_quest.rules.dice import draw_counter, succeeds
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, change, holds, is_conscious, monster
from lanterne.games.warhammer_quest.rules.gear import lose
from lanterne.games.warhammer_quest.rules.harm import NOTHING, deducted, hurt, rouse, wound
from lanterne.games.warhammer_quest.rules.plot import may_harm
from lanterne.games.warhammer_quest.rules.profile import attacks_of, toughness, weapon_skill
from lanterne.games.warhammer_quest.rules.weapons import (
    CURSED_DICE,
    MAGIC_SWORD,
    TURNS_ON,
    added_to_damage,
    counted,
    slips,
    uses_axe,
    wields_cursed_sword,
)
from lanterne.games.warhammer_quest.rules.windows import pause
from lanterne.games.warhammer_quest.state import (
    ATTACK_WINDOW,
    BY_HAND,
    FOES,
    LEVITATING,
    NONE,
    NOT_YET,
    RAGE,
    Foe,
    Game,
    MonsterRow,
    Rotation,
    State,
    Warrior,
    kind_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

STRUCK = Event("struck", "WQ-CMB-3", warrior=WARRIOR_IDS, foe=FOES, needed=NUMBER, dice=PIPS).needing("needed")
MISSED = Event("missed", "WQ-CMB-3", warrior=WARRIOR_IDS, foe=FOES, needed=NUMBER, dice=PIPS).needing("needed")
STRUCK_SURELY = Event("struck-surely", "WQ-CMB-3", warrior=WARRIOR_IDS, foe=FOES)
BLOW_HURT = Event(
    "blow-hurt",
    "WQ-CMB-5",
    warrior=WARRIOR_IDS,
    foe=FOES,
    dice=PIPS,
    points=NUMBER,
    added=NUMBER,
    toughness=NUMBER,
    wounds=NUMBER,
)
SWORD_TURNED = Event(
    "sword-turned",
    "WQ-OBJ-15",
    warrior=WARRIOR_IDS,
    victim=WARRIOR_IDS,
    dice=PIPS,
    points=NUMBER,
    added=NUMBER,
    toughness=NUMBER,
    wounds=NUMBER,
)
MAGIC_SWORD_STRUCK = Event("magic-sword-struck", "WQ-OBJ-15", warrior=WARRIOR_IDS, foe=FOES)

NOBODY_NEAR = Refusal("nobody-near", "WQ-CMB-1")
NEW_SECTION = Refusal("new-section", "WQ-WAR-8")
RAGING = Refusal("raging", "WQ-HRO-3")
FLOATS = Refusal("floats-above", "WQ-MAG-9")
ATTACKED_OTHERWISE = Refusal("attacked-otherwise", "WQ-WAR-6")
NO_ATTACKS_LEFT = Refusal("no-attacks-left", "WQ-CMB-2")
NOT_YOUR_FIGHT = Refusal("not-your-fight", "WQ-OBJ-15")

BETWEEN_BLOWS = pause(ATTACK_WINDOW)


# --- whom (WQ-D-18, WQ-D-19) ------------------------------------------------------------------------------------------


@law("WQ-WAR-6", "WQ-WAR-8", "WQ-CMB-2", "WQ-HRO-3", "WQ-OBJ-14")
def cannot_fight(s: State, seat: int) -> Refusal | None:
    """Each point of Attacks is one blow. A warrior cannot fight after shooting or acting otherwise, after entering a
    section first entered this phase, while floating, or after raging at friends."""
    if not s.monsters:
        return NOBODY_NEAR
    row = s.warriors[s.active]
    if row.fresh:
        return NEW_SECTION
    if row.conditions & (RAGE | LEVITATING):
        return RAGING if row.conditions & RAGE else FLOATS
    if s.hands not in (NOT_YET, BY_HAND):
        return ATTACKED_OTHERWISE
    return NO_ATTACKS_LEFT if s.blows and s.blows >= attacks_of(s, s.active) else None


@law("WQ-CMB-1", "WQ-WAR-5")
def foes_in_reach(s: State, seat: int) -> list[tuple[int]]:
    """The monsters adjacent to the active warrior; facing does not matter."""
    near = adjacent(s, s.warriors[s.active].square)
    return [(row.foe,) for row in s.monsters if near >> row.square & 1]  # instead of `has`: this is asked often


def foes_for_magic_sword(s: State, seat: int) -> list[tuple[int]]:
    """The same, for a warrior with an unbroken magic sword."""
    return foes_in_reach(s, seat) if s.cards and holds(s, s.active, MAGIC_SWORD) else []


@law("WQ-OBJ-15")
def not_his_duel(s: State, seat: int, foe: int) -> Refusal | None:
    """Some monsters may be fought by one warrior only."""
    return None if may_harm(s, s.active, foe) else NOT_YOUR_FIGHT


@law("WQ-CMB-11", "WQ-CMB-1")
def can_be_struck(s: State, warrior: int, foe: int) -> MonsterRow | None:
    """The monster, if the declared blow can still be struck."""
    row, striker = monster(s, foe), s.warriors[warrior]
    if row is None or not is_conscious(striker) or striker.conditions & (RAGE | LEVITATING):
        return None
    return row if has(adjacent(s, striker.square), row.square) and may_harm(s, warrior, foe) else None


# --- blows ------------------------------------------------------------------------------------------------------------


@law("WQ-WAR-4", "WQ-HRO-4")
def before_blow(s: State) -> tuple[Call, ...]:
    """What comes between declaring and striking a blow: the movement ends, and the Barbarian rolls before his first."""
    return (ahead.stop_moving(), roll_for_rage(), BETWEEN_BLOWS) if must_roll(s, s.active) else (ahead.stop_moving(),)


@step("WQ-WAR-5", "WQ-CMB-1", "WQ-CMB-2")
def strike(game: Game, foe: Foe) -> None:
    """Declare a blow. The next target is chosen after this one is resolved."""
    s = game.state
    game.at_once(*before_blow(s), blow(s.active, foe))


@step("WQ-CMB-2", "WQ-CMB-11", "WQ-WAR-4")
def blow(game: Game, warrior: Warrior, foe: Foe) -> None:
    """One attack with everything that follows. If the target is gone, nothing is spent."""
    if can_be_struck(game.state, warrior, foe) is not None:
        spend_attack(game.state, warrior)
        game.at_once(swing(warrior, foe, NONE), ahead.settle(), BETWEEN_BLOWS)


@step("WQ-CMB-2", "WQ-CMB-11")
def sure_blow(game: Game, warrior: Warrior, foe: Foe) -> None:
    """One attack that hits without a roll, with everything that follows."""
    s = game.state
    row = can_be_struck(s, warrior, foe)
    if row is not None:
        spend_attack(s, warrior)
        rouse(s, foe, False)
        game.say(STRUCK_SURELY, warrior, foe)
        lands(game, warrior, row, NONE)
        game.then(ahead.settle(), BETWEEN_BLOWS)


@part("WQ-CMB-2", "WQ-EQP-5")
def spend_attack(s: State, warrior: int) -> None:
    """Count one more hand-to-hand attack."""
    s.hands = BY_HAND
    s.blows += 1
    change(s, warrior, fought=True)


@step("WQ-CMB-3", "WQ-CMB-4")
def swing(game: Game, warrior: Warrior, foe: Foe, rotation: Rotation) -> None:
    """The roll to hit, by the weapon skills of both. `rotation` is the direction of a deathblow."""
    s = game.state
    row = monster(s, foe)
    if row is None:
        return
    rouse(s, foe, False)
    needed = TO_HIT[weapon_skill(s, warrior)][MONSTERS[kind_of(foe)].ws]
    die = game.roll(6)
    if succeeds(die, 0, needed):
        game.say(STRUCK, warrior, foe, needed, (die - 1,))
        lands(game, warrior, row, rotation)
        return
    game.say(MISSED, warrior, foe, needed, (die - 1,))
    if die == TURNS_ON and wields_cursed_sword(s, warrior):
        game.then(sword_turns(warrior))


@part("WQ-CMB-5", "WQ-CMB-6", "WQ-DBL-1", "WQ-DBL-5", "WQ-HRO-7", "WQ-HRO-9")
def lands(game: Game, warrior: int, row: MonsterRow, rotation: int) -> None:
    """A hit: the die, strength and weapon bonus, less the toughness. A single blow that kills an unhurt monster gives
    another."""
    s = game.state
    if uses_axe(s, warrior):
        dice = game.rolls(6, 2)
        if slips(game, warrior, dice):
            return
        points = counted(dice)
    else:
        dice = game.rolls(6, 1 + CURSED_DICE.dice if wields_cursed_sword(s, warrior) else 1)
        points = sum(dice)
    added, tough = added_to_damage(s, warrior), MONSTERS[kind_of(row.foe)].toughness
    wounds = max(0, points + added - tough)
    game.say(BLOW_HURT, warrior, row.foe, pips(dice), points, added, tough, wounds)
    game.then(wound(row.foe, wounds, warrior))
    if wounds >= row.wounds == row.whole:
        game.then(ahead.deathblow(row.square, rotation))


# --- swords of adventures ---------------------------------------------------------------------------------------------


@step("WQ-OBJ-15")
def sword_turns(game: Game, warrior: Warrior) -> None:
    """The deathking's sword strikes a companion next to its bearer, if there is one; a counter decides which."""
    s = game.state
    friends = beside(s, warrior)
    if not friends:
        return
    victim = draw_counter(game, friends)
    dice = game.rolls(6, 1 + CURSED_DICE.dice)
    added = added_to_damage(s, warrior)
    points, faces = sum(dice), pips(dice)
    wounds = deducted(s, victim, points + added, NOTHING)
    game.say(SWORD_TURNED, warrior, victim, faces, points, added, toughness(s, victim), wounds)
    game.then(hurt(victim, wounds))


@step("WQ-OBJ-15")
def strike_with_magic_sword(game: Game, foe: Foe) -> None:
    """A blow with the magic sword is declared."""
    s = game.state
    game.then(*before_blow(s), magic_blow(s.active, foe))


@step("WQ-OBJ-15", "WQ-DBL-5")
def magic_blow(game: Game, warrior: Warrior, foe: Foe) -> None:
    """It hits and kills without a roll, and breaks."""
    s = game.state
    row = can_be_struck(s, warrior, foe)
    if row is None:
        return
    spend_attack(s, warrior)
    lose(s, warrior, MAGIC_SWORD)
    game.say(MAGIC_SWORD_STRUCK, warrior, foe)
    game.then(wound(foe, row.wounds, warrior))
    if row.wounds == row.whole:
        game.then(ahead.deathblow(row.square, NONE))
    game.then(ahead.settle(), BETWEEN_BLOWS)


STRIKE = (
    Offer(strike, foes_in_reach, (cannot_fight,), (not_his_duel,)),
    Offer(strike_with_magic_sword, foes_for_magic_sword, (cannot_fight,), (not_his_duel,)),
)
"""A hand-to-hand blow (WQ-D-18, WQ-D-19, WQ-D-40)."""
