"""Action 1, attack (HQ-ATK): what heroes can attack and with what; and the attacks of monsters (HQ-ZAR-7)."""

from typing import Annotated, TypeAlias

from lanterne.engine import Call, Choice, Event, Offer, ask, decision, part, step
from lanterne.games.heroquest.rules.acting import acted_already, spend_action
from lanterne.games.heroquest.rules.defence import foe_is_hit, hero_is_hit
from lanterne.games.heroquest.rules.dice import SKULLS, combat_dice
from lanterne.games.heroquest.rules.gear import lose
from lanterne.games.heroquest.rules.harm import foe_body, wound
from lanterne.games.heroquest.rules.places import change, square_of_foe, write
from lanterne.games.heroquest.rules.reach import (
    foes_for_phantom_blade,
    foes_in_reach,
    foes_to_shoot_at,
    foes_to_sprinkle,
    foes_to_throw_at,
    is_spent,
    nothing_to_attack,
    orcs_in_reach,
    power_spent,
)
from lanterne.games.heroquest.rules.weapons import (
    FORTUNES_LONGSWORD,
    HOLY_WATER,
    ORCS_BANE,
    SHOT,
    attack_dice,
    foe_attack_dice,
    is_a,
)
from lanterne.games.heroquest.state import (
    BREW,
    COURAGE,
    FACES,
    FOES,
    HEROES,
    ITEMS,
    NONE,
    Foe,
    Game,
    Hero,
    Item,
    State,
)

Face: TypeAlias = Annotated[int, FACES]

STRUCK = Event("struck", "HQ-ATK-3", hero=HEROES, item=ITEMS, foe=FOES, faces=FACES).hitting(SKULLS)
STRUCK_UNDEFENDED = Event("struck-undefended", "HQ-ATK-22", hero=HEROES, item=ITEMS, foe=FOES, faces=FACES).hitting(
    SKULLS
)
THROWN = Event("thrown", "HQ-ATK-11", hero=HEROES, item=ITEMS, foe=FOES, faces=FACES).hitting(SKULLS)
HERO_SHOT = Event("shot", "HQ-ATK-12", hero=HEROES, item=ITEMS, foe=FOES, faces=FACES).hitting(SKULLS)
MAGIC_STRUCK = Event("magic-struck", "HQ-SPL-9", hero=HEROES, foe=FOES, faces=FACES).hitting(SKULLS)
REROLLED = Event("rerolled", "HQ-ATK-22", hero=HEROES, item=ITEMS, before=FACES, faces=FACES).hitting(SKULLS)
HOLY_WATER_POURED = Event("holy-water-poured", "HQ-ATK-19", hero=HEROES, foe=FOES)
MONSTER_STRUCK = Event("monster-struck", "HQ-ZAR-7", foe=FOES, hero=HEROES, faces=FACES).hitting(SKULLS)
TURNED_ON_FRIEND = Event("turned-on-friend", "HQ-DRD-5", hero=HEROES, item=ITEMS, friend=HEROES, faces=FACES).hitting(
    SKULLS
)

# --- the attack of a hero ---------------------------------------------------------------------------------------------


@step("HQ-ATK-1", "HQ-ATK-2", "HQ-ATK-3")
def strike(game: Game, item: Item, foe: Foe) -> None:
    """Attack with a weapon, or with bare hands."""
    again = begin_attack(game)
    ready_for_good(game.state, item)
    faces = roll_to_attack(game, item, foe)
    game.say(STRUCK, game.state.active, item, foe, faces)
    blow_lands(game, item, foe, faces)
    if item == ORCS_BANE and is_a("orc", foe):
        game.then(orc_attack())
    game.then(*again)


@step("HQ-ATK-22")
def strike_undefended(game: Game, item: Item, foe: Foe) -> None:
    """The power of the Phantom Blade, announced before the roll: the target does not defend."""
    s = game.state
    again = begin_attack(game)
    ready_for_good(s, item)
    change(s, s.active, used=(*s.heroes[s.active].used, item))
    faces = roll_to_attack(game, item, foe)
    game.say(STRUCK_UNDEFENDED, s.active, item, foe, faces)
    if SKULLS in faces:
        game.then(wound(foe, faces.count(SKULLS), s.active))
    game.then(*again)


@step("HQ-ATK-10", "HQ-ATK-11")
def throw(game: Game, item: Item, foe: Foe) -> None:
    """The weapon flies, with its usual dice, and is lost; the hand that held it is empty until the next turn."""
    s = game.state
    again = begin_attack(game)
    faces = roll_to_attack(game, item, foe)
    game.say(THROWN, s.active, item, foe, faces)
    lose(s, s.active, item)
    ready_for_good(s, NONE)
    blow_lands(game, item, foe, faces)
    game.then(*again)


@step("HQ-ATK-10", "HQ-ATK-12")
def shoot(game: Game, item: Item, foe: Foe) -> None:
    """A bolt; there are always more."""
    again = begin_attack(game)
    ready_for_good(game.state, item)
    faces = roll_to_attack(game, item, foe)
    game.say(HERO_SHOT, game.state.active, item, foe, faces)
    blow_lands(game, item, foe, faces)
    game.then(*again)


@step("HQ-ATK-19")
def pour_holy_water(game: Game, foe: Foe) -> None:
    """Instead of an attack roll: the undead dies, and the vial is used up."""
    s = game.state
    again = begin_attack(game)
    lose(s, s.active, HOLY_WATER)
    game.say(HOLY_WATER_POURED, s.active, foe)
    game.then(wound(foe, foe_body(s, foe), s.active), *again)


@part("HQ-ATK-2", "HQ-ATK-20")
def begin_attack(game: Game) -> tuple[Call, ...]:
    """The first attack spends the action. With Heroic Brew a second attack follows, which is returned."""
    s = game.state
    row = s.heroes[s.active]
    if not row.acted:
        spend_action(game)
    if not row.effects & BREW:
        return ()
    change(s, s.active, effects=row.effects & ~BREW)
    return (second_attack(),)


@part("HQ-EQP-4", "HQ-ATK-2")
def ready_for_good(s: State, item: int) -> None:
    """The weapon used stays in hand until the start of the hero's next turn."""
    s.struck = True
    if s.sheets[s.active].readied != item:
        write(s, s.active, readied=item)


@part("HQ-ATK-17", "HQ-SPL-11", "HQ-ITM-8")
def roll_to_attack(game: Game, item: int, foe: int) -> tuple[int, ...]:
    """The Attack dice. Courage and Strength, which wait for the next attack, are used up."""
    s = game.state
    hero = s.active
    dice = attack_dice(s, hero, item, foe)
    use_up_boosts(s, hero)
    return combat_dice(game, dice)


def use_up_boosts(s: State, hero: int) -> None:
    """Effects that last until the next attack end."""
    row = s.heroes[hero]
    if row.attack or row.effects & COURAGE:
        change(s, hero, attack=0, effects=row.effects & ~COURAGE)


@part("HQ-ATK-4", "HQ-ATK-22", "HQ-DEC-2")
def blow_lands(game: Game, item: int, foe: int, faces: tuple[int, ...]) -> None:
    """Each skull is a hit; without one nothing happens. With Fortune's Longsword a die may first be rolled again."""
    s = game.state
    hits = faces.count(SKULLS)
    if item == FORTUNES_LONGSWORD and hits < len(faces) and not is_spent(s, item):
        counts = [faces.count(face) for face in range(len(FACES.names))]
        game.then(fortune(foe, *counts))
    elif hits:
        foe_is_hit(game, foe, hits, s.active)


# --- one die again (HQ-D-11) ------------------------------------------------------------------------------------------


@decision("HQ-ATK-22", "HQ-DEC-2")
def fortune(game: Game, foe: Foe, skulls: int, white_shields: int, black_shields: int) -> Choice:
    """Do you roll one die again?"""
    s = game.state
    return ask(s.heroes[s.active].seat, FORTUNE, foe, skulls, white_shields, black_shields)


def faces_rolled(s: State, seat: int, foe: int, *counts: int) -> list[tuple[int, int, int]]:
    """Each face that was rolled, and the hits that the other dice make."""
    hits = counts[SKULLS]
    return [(foe, face, hits - (face == SKULLS)) for face, count in enumerate(counts) if count]


@step("HQ-ATK-22")
def roll_again(game: Game, foe: Foe, face: Face, hits: int) -> None:
    """One die is rolled again, once per quest, and its new face counts beside the hits of the others."""
    s = game.state
    change(s, s.active, used=(*s.heroes[s.active].used, FORTUNES_LONGSWORD))
    new = combat_dice(game, 1)
    game.say(REROLLED, s.active, FORTUNES_LONGSWORD, (face,), new)
    game.then(keep_roll(foe, hits + new.count(SKULLS)))


@step("HQ-ATK-4", "HQ-ATK-22")
def keep_roll(game: Game, foe: Foe, hits: int) -> None:
    """These hits count."""
    if hits:
        foe_is_hit(game, foe, hits, game.state.active)


FORTUNE = (
    Offer(keep_roll, lambda s, seat, foe, *counts: ((foe, counts[SKULLS]),)),
    Offer(roll_again, faces_rolled),
)

# --- second attacks (HQ-D-12) -----------------------------------------------------------------------------------------


@step("HQ-ATK-20", "HQ-ATK-21")
def forgo_attack(game: Game) -> None:
    """The second attack is not made."""


SECOND_ATTACK = (
    Offer(strike, foes_in_reach),
    Offer(strike_undefended, foes_for_phantom_blade, each=(power_spent,)),
    Offer(throw, foes_to_throw_at),
    Offer(shoot, foes_to_shoot_at),
    Offer(pour_holy_water, foes_to_sprinkle),
    Offer(forgo_attack),
)


@decision("HQ-ATK-20", "HQ-EQP-4")
def second_attack(game: Game) -> Choice | None:
    """Heroic Brew: whom do you attack now?"""
    s = game.state
    seat = s.heroes[s.active].seat
    whom = (foes_in_reach, foes_to_throw_at, foes_to_shoot_at, foes_to_sprinkle)
    return ask(seat, SECOND_ATTACK, default=forgo_attack()) if any(foes(s, seat) for foes in whom) else None


@step("HQ-ATK-21")
def strike_orc(game: Game, foe: Foe) -> None:
    """The second blow of Orc's Bane, which is not doubled again."""
    s = game.state
    faces = roll_to_attack(game, ORCS_BANE, foe)
    game.say(STRUCK, s.active, ORCS_BANE, foe, faces)
    blow_lands(game, ORCS_BANE, foe, faces)


ORC_ATTACK = (Offer(strike_orc, orcs_in_reach), Offer(forgo_attack))


@decision("HQ-ATK-21")
def orc_attack(game: Game) -> Choice | None:
    """Orc's Bane: which orc do you attack now?"""
    s = game.state
    seat = s.heroes[s.active].seat
    return ask(seat, ORC_ATTACK, default=forgo_attack()) if orcs_in_reach(s, seat) else None


# --- attacks of others ------------------------------------------------------------------------------------------------


@step("HQ-SPL-9", "HQ-ATK-13")
def strike_with_dice(game: Game, hero: Hero, foe: Foe, dice: int) -> None:
    """An attack made on a hero's behalf, with its own number of dice. The target defends."""
    faces = combat_dice(game, dice)
    game.say(MAGIC_STRUCK, hero, foe, faces)
    if SKULLS in faces:
        foe_is_hit(game, foe, faces.count(SKULLS), hero)


@step("HQ-ZAR-7", "HQ-ATK-14")
def monster_strikes(game: Game, foe: Foe, hero: Hero) -> None:
    """A monster attacks an adjacent hero or ally. Each skull is a hit."""
    s = game.state
    faces = combat_dice(game, foe_attack_dice(s, foe, square_of_foe(s, foe)))
    game.say(MONSTER_STRUCK, foe, hero, faces)
    if SKULLS in faces:
        hero_is_hit(game, hero, faces.count(SKULLS))


@step("HQ-DRD-5")
def hero_strikes(game: Game, hero: Hero, friend: Hero) -> None:
    """A commanded hero attacks an adjacent hero or ally with the weapon in hand; a crossbow counts as bare hands. The
    target defends as against a monster."""
    s = game.state
    item = s.sheets[hero].readied
    if item in SHOT:
        item = NONE
    faces = combat_dice(game, attack_dice(s, hero, item, NONE))
    use_up_boosts(s, hero)
    game.say(TURNED_ON_FRIEND, hero, item, friend, faces)
    if SKULLS in faces:
        hero_is_hit(game, friend, faces.count(SKULLS))


_ACTION = (acted_already, nothing_to_attack)
ATTACK = (
    Offer(strike, foes_in_reach, _ACTION),
    Offer(strike_undefended, foes_for_phantom_blade, _ACTION, (power_spent,)),
    Offer(throw, foes_to_throw_at, _ACTION),
    Offer(shoot, foes_to_shoot_at, _ACTION),
    Offer(pour_holy_water, foes_to_sprinkle, _ACTION),
)
"""An attack is an action (HQ-D-10)."""
