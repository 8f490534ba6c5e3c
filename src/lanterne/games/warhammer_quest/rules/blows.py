"""The attacks of monsters on a warrior (WQ-CMB-10), with their special rules (WQ-BST).

The windows before and after an attack are opened by the step that lets the monster attack.
"""

from lanterne.engine import NUMBER, Event, has, law, part, step
from lanterne.games.warhammer_quest.content.cards import SPELL_NAMES, SPELLS
from lanterne.games.warhammer_quest.content.dice import Roll, roll_of
from lanterne.games.warhammer_quest.content.monsters import MONSTERS, RAT, SPIDER
from lanterne.games.warhammer_quest.content.tables import TO_HIT
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.dice import succeeds, throw
from lanterne.games.warhammer_quest.rules.dungeon import add, adjacent, is_reachable, monster
from lanterne.games.warhammer_quest.rules.harm import ALL, NOTHING, deducted, hurt, slay, wake_players, wound
from lanterne.games.warhammer_quest.rules.plot import may_harm
from lanterne.games.warhammer_quest.rules.profile import toughness, weapon_skill
from lanterne.games.warhammer_quest.rules.shielding import HIT
from lanterne.games.warhammer_quest.rules.weapons import ease
from lanterne.games.warhammer_quest.state import (
    FOES,
    NONE,
    PASS_UNTIL_HIT,
    REBOUND,
    SHIELDED,
    WEBBED,
    Foe,
    Game,
    State,
    Warrior,
    kind_of,
)
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

FOE_STRUCK = Event(
    "foe-struck", "WQ-CMB-3", foe=FOES, warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, modifier=NUMBER
).needing("needed", plus="modifier")
FOE_MISSED = Event(
    "foe-missed", "WQ-CMB-3", foe=FOES, warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, modifier=NUMBER
).needing("needed", plus="modifier")
GANG_STRUCK = Event(
    "gang-struck", "WQ-BST-9", number=NUMBER, warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, modifier=NUMBER
).needing("needed", plus="modifier")
GANG_MISSED = Event(
    "gang-missed", "WQ-BST-9", number=NUMBER, warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS, modifier=NUMBER
).needing("needed", plus="modifier")
BITTEN = Event("bitten", "WQ-BST-6", foe=FOES, warrior=WARRIOR_IDS, dice=PIPS, wounds=NUMBER)
WARRIOR_WEBBED = Event("webbed", "WQ-BST-6", warrior=WARRIOR_IDS).befalling("warrior")
SHIELD_HELD = Event("shield-held", "WQ-CMB-10", warrior=WARRIOR_IDS)
DODGED = Event("dodged", "WQ-HRO-6", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS).needing("needed")
NOT_DODGED = Event("not-dodged", "WQ-HRO-6", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS).needing("needed")
HIT_HURT = Event(
    "hit-hurt",
    "WQ-CMB-6",
    warrior=WARRIOR_IDS,
    dice=PIPS,
    points=NUMBER,
    added=NUMBER,
    toughness=NUMBER,
    wounds=NUMBER,
)
FRENZY_KILLED = Event("frenzy-killed", "WQ-BST-4", foe=FOES, needed=NUMBER, dice=PIPS).needing("needed")
FRENZY_SURVIVED = Event("frenzy-survived", "WQ-BST-4", foe=FOES, needed=NUMBER, dice=PIPS).needing("needed")

BLOW, ARROW, GANG = range(3)
"""What has hit: a blow, an arrow, or the joint blow of snotlings."""
ONE_DIE: Roll = roll_of("1D6")
AUTOMATIC = 0
"""In place of the natural die: nothing was rolled to hit."""


# --- attacks ----------------------------------------------------------------------------------------------------------


@step("WQ-CMB-3", "WQ-CMB-11", "WQ-BST-4", "WQ-BST-6", "WQ-WND-4")
def monster_blow(game: Game, foe: Foe, warrior: Warrior) -> None:
    """One attack of a monster that has reached a warrior, with everything that follows. It is lost if either of them is
    gone. A spider bites a webbed warrior without a roll; a rat may die of its frenzy, whether it hits or not."""
    s = game.state
    if monster(s, foe) is None or not is_reachable(s.warriors[warrior]):
        return
    kind = kind_of(foe)
    if kind == SPIDER and s.warriors[warrior].conditions & WEBBED:
        game.then(hit_lands(warrior, AUTOMATIC, BLOW, foe))
    else:
        needed, modifier = TO_HIT[MONSTERS[kind].ws][weapon_skill(s, warrior)], ease(s, warrior)
        die = game.roll(6)
        hits = succeeds(die, modifier, needed)
        game.say(FOE_STRUCK if hits else FOE_MISSED, foe, warrior, needed, (die - 1,), modifier)
        if hits:
            game.then(hit_lands(warrior, die, BLOW, foe))
    if kind == RAT:
        game.at_once(frenzy(foe, warrior))
    game.at_once(ahead.settle())


@step("WQ-BST-4", "WQ-GLD-3")
def frenzy(game: Game, foe: Foe, warrior: Warrior) -> None:
    """A rat that dies of its frenzy counts as killed by the warrior it attacked."""
    if monster(game.state, foe) is None:
        return
    needed, die = MONSTERS[RAT].numbers["dies_from"], game.roll(6)
    if die >= needed:
        game.say(FRENZY_KILLED, foe, needed, (die - 1,))
        game.then(slay(foe, warrior))
    else:
        game.say(FRENZY_SURVIVED, foe, needed, (die - 1,))


@step("WQ-BST-9", "WQ-MAG-16", "WQ-WND-4")
def gang_blow(game: Game, warrior: Warrior, *foes: Foe) -> None:
    """The snotlings next to their target make a single attack, with +1 to hit for each beyond the first. Confused ones
    do not count."""
    s = game.state
    if not is_reachable(s.warriors[warrior]):
        return
    gang = snotlings_beside(s, warrior, foes)
    if not gang:
        return
    needed = TO_HIT[MONSTERS[kind_of(gang[0])].ws][weapon_skill(s, warrior)]
    modifier = len(gang) - 1 + ease(s, warrior)
    die = game.roll(6)
    hits = succeeds(die, modifier, needed)
    game.say(GANG_STRUCK if hits else GANG_MISSED, len(gang), warrior, needed, (die - 1,), modifier)
    if hits:
        game.then(hit_lands(warrior, die, GANG, *gang))
    game.at_once(ahead.settle())


@law("WQ-BST-9", "WQ-MAG-16")
def snotlings_beside(s: State, warrior: int, foes: tuple[int, ...]) -> list[int]:
    """The members of the gang that are adjacent to the warrior and have an attack, in order of arrival."""
    near = adjacent(s, s.warriors[warrior].square)
    return [row.foe for row in s.monsters if row.foe in foes and has(near, row.square) and row.attacks > row.fewer]


@step("WQ-MIS-3", "WQ-WND-4")
def arrow_hits(game: Game, foe: Foe, warrior: Warrior, natural: int) -> None:
    """A monster's arrow has hit a warrior with this natural die."""
    if is_reachable(game.state.warriors[warrior], by_hand=False):
        game.then(hit_lands(warrior, natural, ARROW, foe), ahead.settle())


# --- what a hit does --------------------------------------------------------------------------------------------------


@step("WQ-CMB-10", "WQ-EQP-4")
def hit_lands(game: Game, warrior: Warrior, natural: int, how: int, *foes: Foe) -> None:
    """After the roll to hit come the spell Shield, the Elf's dodge, and the warrior's cards, in this order; nothing
    else may be used now."""
    s = game.state
    wake_players(s, PASS_UNTIL_HIT)
    if shield_stops(s, warrior, natural):
        game.say(SHIELD_HELD, warrior)
    elif not dodges(game, warrior, natural):
        if s.warriors[warrior].shield == NONE:  # all cards against a hit are worn as shields
            return game.at_once(hit_hurts(warrior, 0, how, *foes))
        game.open(HIT)
        game.then(ahead.hit_on_self(warrior), hit_hurts(warrior, 0, how, *foes))
    return None


@law("WQ-CMB-10")
def shield_stops(s: State, warrior: int, natural: int) -> bool:
    """Under the spell Shield only a natural 6 to hit can harm him."""
    return bool(s.warriors[warrior].conditions & SHIELDED) and natural != 6


@part("WQ-HRO-6")
def dodges(game: Game, warrior: int, natural: int) -> bool:
    """The Elf dodges blows and arrows on a 6, unless webbed. Automatic bites cannot be dodged."""
    needed = WARRIORS[warrior].numbers.get("dodge", 0)
    if not needed or natural == AUTOMATIC or game.state.warriors[warrior].conditions & WEBBED:
        return False
    die = game.roll(6)
    dodged_it = succeeds(die, 0, needed)
    game.say(DODGED if dodged_it else NOT_DODGED, warrior, needed, (die - 1,))
    return dodged_it


@step("WQ-CMB-5", "WQ-CMB-6", "WQ-CMB-10", "WQ-BST-1", "WQ-BST-2", "WQ-BST-6", "WQ-BST-9", "WQ-MIS-3")
def hit_hurts(game: Game, warrior: Warrior, extra: int, how: int, *foes: Foe) -> None:
    """The damage: dice plus strength, less toughness and armour, including what a card has added. A web does no harm,
    and a bite ignores toughness and armour."""
    s = game.state
    kind = kind_of(foes[0])
    sheet = MONSTERS[kind]
    if kind == SPIDER:
        if not s.warriors[warrior].conditions & WEBBED:
            add(s, warrior, WEBBED)
            game.say(WARRIOR_WEBBED, warrior)
            return
        dice, wounds = throw(game, sheet.damage)
        wounds = deducted(s, warrior, wounds, ALL)
        game.say(BITTEN, foes[0], warrior, pips(dice), wounds)
    else:
        roll, added = damage_of(kind, how, len(foes))
        dice, points = throw(game, roll)
        wounds = deducted(s, warrior, points + added - extra, NOTHING)
        tough = toughness(s, warrior) + extra
        game.say(HIT_HURT, warrior, pips(dice), points, added, tough, wounds)
    if wounds and not rebounds(game, warrior, wounds, foes):
        game.at_once(hurt(warrior, wounds))


def damage_of(kind: int, how: int, number: int) -> tuple[Roll, int]:
    """The dice of a hit, and what is added. A blow has the dice and strength of the monster (an archer uses its sword),
    an arrow the strength of the bow, a gang its number."""
    sheet = MONSTERS[kind]
    if how == ARROW:
        return ONE_DIE, sheet.missile_strength
    return sheet.damage, number if how == GANG else sheet.strength


# --- the spell Rebound (WQ-MAG-16) ------------------------------------------------------------------------------------

REBOUNDED = Event("rebounded", "WQ-MAG-16", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS).needing("needed")
NOT_REBOUNDED = Event("not-rebounded", "WQ-MAG-16", warrior=WARRIOR_IDS, needed=NUMBER, dice=PIPS).needing("needed")

RETURNS_FROM = SPELLS[SPELL_NAMES.index("rebound")].numbers["returns_from"]


@part("WQ-MAG-16", "WQ-GLD-3", "WQ-CMB-10")
def rebounds(game: Game, warrior: int, wounds: int, foes: tuple[int, ...]) -> bool:
    """On a 6 the attacker loses the wounds instead, without further deduction, and a kill counts for the warrior. In a
    gang, one member after another loses them. Nothing happens to an attacker that the warrior may not harm."""
    s = game.state
    if not s.warriors[warrior].conditions & REBOUND or not may_harm(s, warrior, foes[0]):
        return False
    die = game.roll(6)
    if die < RETURNS_FROM:
        game.say(NOT_REBOUNDED, warrior, RETURNS_FROM, (die - 1,))
        return False
    game.say(REBOUNDED, warrior, RETURNS_FROM, (die - 1,))
    for row in s.monsters:
        if row.foe in foes and wounds > 0:
            game.then(wound(row.foe, min(wounds, row.wounds), warrior))
            wounds -= row.wounds
    return True
