"""Shots of warriors (WQ-MIS-1 to 5, WQ-MIS-8)."""

from lanterne.engine import NUMBER, Event, Offer, Refusal, has, law, part, step
from lanterne.games.warhammer_quest.content.cards import FIRST_TREASURE, ITEM_NAMES, TREASURES
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.warriors import WARRIORS
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.combat import BETWEEN_BLOWS, NEW_SECTION, not_his_duel
from lanterne.games.warhammer_quest.rules.dice import succeeds, throw
from lanterne.games.warhammer_quest.rules.dungeon import adjacent, change, is_conscious, monster, sees
from lanterne.games.warhammer_quest.rules.gear import discard
from lanterne.games.warhammer_quest.rules.harm import rouse, wound
from lanterne.games.warhammer_quest.rules.plot import may_harm
from lanterne.games.warhammer_quest.rules.profile import STRIPPED_OF_WEAPONS
from lanterne.games.warhammer_quest.state import BY_SHOT, FOES, Foe, Game, MonsterRow, State, Warrior, kind_of
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS
from lanterne.kit.pips import PIPS, pips

HERO_SHOT = Event("shot", "WQ-MIS-2", warrior=WARRIOR_IDS, foe=FOES, needed=NUMBER, dice=PIPS).needing("needed")
SHOT_WIDE = Event("shot-wide", "WQ-MIS-2", warrior=WARRIOR_IDS, foe=FOES, needed=NUMBER, dice=PIPS).needing("needed")
SHOT_SURELY = Event("shot-surely", "WQ-MIS-2", warrior=WARRIOR_IDS, foe=FOES)
ARROW_OF_DEATH_LOOSED = Event("arrow-of-death-loosed", "WQ-TRE-12", warrior=WARRIOR_IDS, left=NUMBER)
SHOT_HURT = Event(
    "shot-hurt",
    "WQ-MIS-3",
    warrior=WARRIOR_IDS,
    foe=FOES,
    dice=PIPS,
    added=NUMBER,
    toughness=NUMBER,
    wounds=NUMBER,
)

NO_BOW = Refusal("no-bow", "WQ-OBJ-12")
FOE_TOO_NEAR = Refusal("foe-too-near", "WQ-MIS-1")
PINNED_SHOT = Refusal("pinned-no-shot", "WQ-PIN-3")
ONE_ATTACK_ONLY = Refusal("one-shot-only", "WQ-MIS-4")
FOUGHT_BY_HAND = Refusal("fought-by-hand", "WQ-WAR-6")
OUT_OF_SIGHT = Refusal("out-of-sight", "WQ-LOS-1")
NO_TARGET = Refusal("no-target", "WQ-LOS-1")

ARROWS_OF_DEATH = ITEM_NAMES.index("arrows-of-death")
DEADLIER = TREASURES[ARROWS_OF_DEATH - FIRST_TREASURE].numbers["damage"]
PLAIN, SURE, OF_DEATH = range(3)
"""Ways to shoot: with a roll; hitting without one; with a roll and an arrow of death."""


# --- whom (WQ-D-18 to WQ-D-20) ----------------------------------------------------------------------------------------


@law("WQ-MIS-1", "WQ-MIS-4", "WQ-MIS-8", "WQ-WAR-6", "WQ-WAR-8", "WQ-PIN-3", "WQ-OBJ-12")
def cannot_shoot(s: State, seat: int) -> Refusal | None:
    """One shot a turn, however many attacks; not after fighting hand to hand, and never next to a monster."""
    if not s.monsters:
        return NO_TARGET
    row = s.warriors[s.active]
    if s.hands:
        return FOUGHT_BY_HAND if s.hands != BY_SHOT else ONE_ATTACK_ONLY
    if row.fresh:
        return NEW_SECTION
    if STRIPPED_OF_WEAPONS in s.flags:
        return NO_BOW
    if s.pinned:
        return PINNED_SHOT
    return FOE_TOO_NEAR if has_foe_beside(s, s.active) else None


@law("WQ-MIS-1")
def has_foe_beside(s: State, warrior: int) -> bool:
    """Whether a monster is adjacent, so that the warrior must fight hand to hand or step away."""
    near = adjacent(s, s.warriors[warrior].square)
    return any(has(near, row.square) for row in s.monsters)


@law("WQ-WAR-6")
def foes_to_shoot(s: State, seat: int) -> list[tuple[int]]:
    """All monsters, for a warrior with a bow."""
    return [(row.foe,) for row in s.monsters] if WARRIORS[s.active].has_bow else []


def foes_to_shoot_dead(s: State, seat: int) -> list[tuple[int]]:
    """The same, for a warrior who also has arrows of death."""
    return foes_to_shoot(s, seat) if s.cards and arrows_of_death(s, s.active) else []


def arrows_of_death(s: State, warrior: int) -> int:
    """The number left."""
    return sum(row.charges for row in s.cards if row.item == ARROWS_OF_DEATH and row.holder == warrior)


@law("WQ-LOS-1")
def out_of_sight(s: State, seat: int, foe: int) -> Refusal | None:
    """Only monsters in sight."""
    row = monster(s, foe)
    return None if row is not None and sees(s, s.warriors[s.active].square, row.square) else OUT_OF_SIGHT


@law("WQ-CMB-11", "WQ-MIS-1", "WQ-LOS-1")
def can_be_shot(s: State, warrior: int, foe: int) -> MonsterRow | None:
    """The monster, if the declared shot can still be made."""
    row, shooter = monster(s, foe), s.warriors[warrior]
    if row is None or not is_conscious(shooter) or has_foe_beside(s, warrior) or not may_harm(s, warrior, foe):
        return None
    return row if sees(s, shooter.square, row.square) else None


# --- shots ------------------------------------------------------------------------------------------------------------


@step("WQ-WAR-6", "WQ-MIS-4")
def shoot(game: Game, foe: Foe) -> None:
    """A shot is declared."""
    game.then(ahead.stop_moving(), shot_flies(game.state.active, foe, PLAIN))


@step("WQ-MIS-3", "WQ-TRE-12")
def shoot_arrow_of_death(game: Game, foe: Foe) -> None:
    """A shot with one of the arrows of death is declared."""
    game.then(ahead.stop_moving(), shot_flies(game.state.active, foe, OF_DEATH))


@step("WQ-MIS-2", "WQ-MIS-4", "WQ-MIS-5", "WQ-CMB-11")
def shot_flies(game: Game, warrior: Warrior, foe: Foe, manner: int) -> None:
    """The roll to hit, by ballistic skill. It is the warrior's attack of this turn; if the target is gone, nothing is
    spent."""
    s = game.state
    row = can_be_shot(s, warrior, foe)
    if row is None:
        return
    s.hands = BY_SHOT
    change(s, warrior, fought=True)
    rouse(s, foe, True)
    if manner == OF_DEATH:
        loose_arrow_of_death(game, warrior)
    if manner == SURE:
        game.say(SHOT_SURELY, warrior, foe)
        shot_lands(game, warrior, row, 0)
    else:
        needed, die = WARRIORS[warrior].bs, game.roll(6)
        hits = succeeds(die, 0, needed)
        game.say(HERO_SHOT if hits else SHOT_WIDE, warrior, foe, needed, (die - 1,))
        if hits:
            shot_lands(game, warrior, row, DEADLIER if manner == OF_DEATH else 0)
    game.then(ahead.settle(), BETWEEN_BLOWS)


@part("WQ-TRE-12", "WQ-EQP-9")
def loose_arrow_of_death(game: Game, warrior: int) -> None:
    """One arrow fewer, hit or miss; the card is discarded with the last."""
    s = game.state
    for place, row in enumerate(s.cards):
        if row.item == ARROWS_OF_DEATH and row.holder == warrior:
            s.cards[place] = row._replace(charges=row.charges - 1, used=True)
            game.say(ARROW_OF_DEATH_LOOSED, warrior, row.charges - 1)
            break
    if not arrows_of_death(s, warrior):
        discard(s, warrior, ARROWS_OF_DEATH)


@part("WQ-MIS-3", "WQ-MIS-5")
def shot_lands(game: Game, warrior: int, row: MonsterRow, more: int) -> None:
    """The die plus the strength of the bow, less the toughness. A missile that kills gives no deathblow."""
    sheet = WARRIORS[warrior]
    dice, points = throw(game, sheet.dice["bow"])
    added, tough = sheet.bow_strength + more, MONSTERS[kind_of(row.foe)].toughness
    wounds = max(0, points + added - tough)
    game.say(SHOT_HURT, warrior, row.foe, pips(dice), added, tough, wounds)
    game.then(wound(row.foe, wounds, warrior))


SHOOT = (
    Offer(shoot, foes_to_shoot, (cannot_shoot,), (not_his_duel, out_of_sight)),
    Offer(shoot_arrow_of_death, foes_to_shoot_dead, (cannot_shoot,), (not_his_duel, out_of_sight)),
)
"""A shot (WQ-D-18 to WQ-D-20)."""
