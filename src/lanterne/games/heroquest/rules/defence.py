"""Defend rolls: white shields for heroes and allies, black ones for monsters and objects; and the potions that a hero
may drink before the roll (HQ-ATK-5, HQ-ZAR-7, HQ-ITM-5)."""

from lanterne.engine import Again, Event, Offer, Window, has, law, part, step
from lanterne.games.heroquest.content.cards import HEROES as CARDS
from lanterne.games.heroquest.content.cards import ITEMS, MONSTERS, SPELL_NAMES
from lanterne.games.heroquest.content.cards import SPELLS as SPELL_CARDS
from lanterne.games.heroquest.content.rows import Boost, Gear
from lanterne.games.heroquest.rules.conditions import helpless
from lanterne.games.heroquest.rules.dice import BLACK_SHIELDS, WHITE_SHIELDS, combat_dice
from lanterne.games.heroquest.rules.harm import ALLIES, lose_body, max_body, wound
from lanterne.games.heroquest.rules.places import change, in_pit, is_monster, monster, square_of
from lanterne.games.heroquest.rules.potions import HEALING, drink, potions_before_defending
from lanterne.games.heroquest.state import (
    FACES,
    FIRST_ALLY,
    FOE_OF_OBJECT,
    FOES,
    HEROES,
    KIND_OF,
    NONE,
    ROCK_SKIN,
    Game,
    Hero,
    State,
)

HERO_DEFENDED = Event("hero-defended", "HQ-ZAR-7", hero=HEROES, faces=FACES).cancelling(WHITE_SHIELDS)
HERO_HELPLESS = Event("hero-helpless", "HQ-DRD-4", hero=HEROES)
FOE_DEFENDED = Event("foe-defended", "HQ-ATK-5", foe=FOES, faces=FACES).cancelling(BLACK_SHIELDS)
FOE_ASLEEP = Event("foe-asleep", "HQ-SPL-7", foe=FOES)


def boost_of(spell: str) -> int:
    """The dice that a spell adds to a roll."""
    effect = SPELL_CARDS[SPELL_NAMES.index(spell)].effect
    assert isinstance(effect, Boost)
    return effect.amount


ROCK_SKIN_DICE = boost_of("rock-skin")

_DEFEND = tuple(row.defend if isinstance(row, Gear) else 0 for row in ITEMS)
_SHIELD = tuple(isinstance(row, Gear) and row.slot == "shield" for row in ITEMS)
_TWO_HANDED = (*(isinstance(row, Gear) and row.two_handed for row in ITEMS), False)
"""By item; the last place is that of NONE."""

# --- how many dice ----------------------------------------------------------------------------------------------------


@law("HQ-EQP-5", "HQ-EQP-6", "HQ-EQP-8")
def armour_dice(s: State, hero: int) -> int:
    """The dice of what a hero wears; with a two-handed weapon a shield does not count."""
    sheet = s.sheets[hero]
    dice = 0
    for item in sheet.worn:
        if not (_SHIELD[item] and _TWO_HANDED[sheet.readied]):
            dice += _DEFEND[item]
    return dice


@law("HQ-EQP-8", "HQ-ATK-14", "HQ-SPL-12", "HQ-DRD-4", "HQ-QST-16")
def defend_dice(s: State, hero: int) -> int:
    """The Defend dice of a hero or an ally: card, armour and effects, one less in a pit, at least one; none at all if
    the hero is helpless."""
    if helpless(s, hero):
        return 0
    if hero >= FIRST_ALLY:
        dice = ALLIES[hero - FIRST_ALLY].defend
    else:
        row = s.heroes[hero]
        dice = CARDS[hero].defend + armour_dice(s, hero) + row.defend
        if row.effects & ROCK_SKIN:
            dice += ROCK_SKIN_DICE
    if in_pit(s, square_of(s, hero)):
        dice -= 1
    return max(1, dice)


@law("HQ-ATK-5", "HQ-ATK-14", "HQ-SPL-7", "HQ-QST-8")
def foe_defend_dice(s: State, foe: int) -> int:
    """The Defend dice of a monster: its card, less what the quest takes from it, one less in a pit, at least one; none
    at all while it sleeps. An object has its own."""
    if not is_monster(foe):
        return next(row.defend for row in s.objects if FOE_OF_OBJECT[row.object] == foe)
    row = monster(s, foe)
    if row.asleep:
        return 0
    dice = MONSTERS[KIND_OF[foe]].defend - row.less
    if has(s.pits, row.square):
        dice -= 1
    return max(1, dice)


# --- monsters and objects ---------------------------------------------------------------------------------------------


@part("HQ-ATK-4", "HQ-ATK-5", "HQ-ATK-8", "HQ-ATK-13", "HQ-QST-8")
def foe_is_hit(game: Game, foe: int, hits: int, hero: int) -> None:
    """A monster or an object that is hit rolls at once, and each black shield cancels a hit. It does not strike
    back."""
    dice = foe_defend_dice(game.state, foe)
    if dice:
        faces = combat_dice(game, dice)
        game.say(FOE_DEFENDED, foe, faces)
        hits -= faces.count(BLACK_SHIELDS)
    elif is_monster(foe):
        game.say(FOE_ASLEEP, foe)
    if hits > 0:
        game.then(wound(foe, hits, hero))


# --- heroes and allies ------------------------------------------------------------------------------------------------


@law("HQ-ITM-5", "HQ-DEC-2", "HQ-DRD-4")
def potions_before_defence(s: State, seat: int, hero: Hero, *about: int) -> list[tuple[int, int]]:
    """What a hero can drink before the Defend roll: potions that add dice to it, and healing ones while Body Points are
    missing. All others are for the hero's own turn."""
    if helpless(s, hero):
        return []
    potions = potions_before_defending(s, hero)
    if potions and s.heroes[hero].body >= max_body(s, hero):
        potions = [item for item in potions if item not in HEALING]
    return [(hero, item) for item in potions]


def defence_uses(s: State, seat: int, hero: Hero, hits: int) -> tuple[Offer, ...]:
    """What a hero is offered in the window."""
    return BEFORE_DEFENCE


BEFORE_DEFENCE = (Offer(drink, potions_before_defence),)


@part("HQ-ZAR-7", "HQ-ATK-4", "HQ-DRD-4")
def hero_is_hit(game: Game, hero: int, hits: int) -> None:
    """A hero or an ally who is hit defends, perhaps after a drink; the helpless do not."""
    s = game.state
    if hero >= FIRST_ALLY:
        game.then(defend(hero, hits, 0))
    elif helpless(s, hero):
        game.say(HERO_HELPLESS, hero)
        game.then(lose_body(hero, hits))
    elif potions_before_defence(s, NONE, hero):
        game.then(defence_window(hero, hits))
    else:
        game.then(defend(hero, hits, 0))


@step("HQ-ZAR-7", "HQ-EQP-8", "HQ-ITM-7", "HQ-ITM-8")
def defend(game: Game, hero: Hero, hits: int, drunk: int) -> None:
    """Each white shield cancels a hit; each hit left costs a Body Point. Bonus dice for this roll are used up."""
    s = game.state
    faces = combat_dice(game, defend_dice(s, hero))
    if hero < FIRST_ALLY and s.heroes[hero].defend:
        change(s, hero, defend=0)
    game.say(HERO_DEFENDED, hero, faces)
    hits -= faces.count(WHITE_SHIELDS)
    if hits > 0:
        game.then(lose_body(hero, hits))


defence_window = Window(
    "defence_window",
    "HQ-ITM-4",
    "HQ-ITM-5",
    "HQ-DEC-2",
    order=lambda s, hero, hits: (s.heroes[hero].seat,),
    uses=defence_uses,
    again=Again.EACH,
    after=defend,
)
"""Directly before a hero's Defend roll (HQ-D-18): several potions may be drunk."""
