"""Body Points lost and regained, whatever the cause: heroes and allies, monsters and objects (HQ-ATK-6, HQ-DTH-9)."""

from lanterne.engine import NUMBER, Event, Mask, has, law, part, step
from lanterne.games.heroquest.content.cards import FIGURES, ITEMS, MONSTER_NAMES
from lanterne.games.heroquest.content.cards import HEROES as CARDS
from lanterne.games.heroquest.content.quests import QUESTS, Ally
from lanterne.games.heroquest.content.rows import Gear
from lanterne.games.heroquest.rules import ahead
from lanterne.games.heroquest.rules.conditions import courage_fades
from lanterne.games.heroquest.rules.places import (
    ally,
    change,
    change_ally,
    change_monster,
    is_monster,
    square_of,
    square_of_foe,
)
from lanterne.games.heroquest.state import (
    ANY_MOMENT,
    FIRST_ALLY,
    FOE_OF_OBJECT,
    FOES,
    HEROES,
    INSIDE_IT,
    KIND_OF,
    OBJECT_NAMES,
    ROCK_SKIN,
    Foe,
    Game,
    Hero,
    State,
)

HURT = Event("hurt", "HQ-ZAR-7", hero=HEROES, points=NUMBER, left=NUMBER)
ROCK_SKIN_CRACKED = Event("rock-skin-cracked", "HQ-SPL-12", hero=HEROES)
HEALED = Event("healed", "HQ-SPL-13", hero=HEROES, points=NUMBER, left=NUMBER)
WOUNDED = Event("wounded", "HQ-ATK-7", foe=FOES, points=NUMBER, left=NUMBER)
SLAIN = Event("slain", "HQ-ATK-6", foe=FOES)
DESTROYED = Event("destroyed", "HQ-QST-8", foe=FOES)

ALLIES: tuple[Ally, ...] = tuple(row for quest in QUESTS for row in quest.allies)
"""The profile of each ally, by its place after the heroes."""


# --- heroes and allies ------------------------------------------------------------------------------------------------

_BODY = tuple(row.body if isinstance(row, Gear) else 0 for row in ITEMS)
_MIND = tuple(row.mind if isinstance(row, Gear) else 0 for row in ITEMS)


@law("HQ-SPL-13", "HQ-ITM-11")
def max_body(s: State, hero: int) -> int:
    """The starting value, plus what worn items add."""
    if hero >= FIRST_ALLY:
        return ALLIES[hero - FIRST_ALLY].body
    most = CARDS[hero].body
    for item in s.sheets[hero].worn:
        most += _BODY[item]
    return most


@law("HQ-ITM-11")
def max_mind(s: State, hero: int) -> int:
    """The starting value, plus what worn items add."""
    if hero >= FIRST_ALLY:
        return ALLIES[hero - FIRST_ALLY].mind
    most = CARDS[hero].mind
    for item in s.sheets[hero].worn:
        most += _MIND[item]
    return most


def body_of(s: State, hero: int) -> int:
    """The Body Points of a hero or an ally; 0 for one who is not in the dungeon."""
    if hero < FIRST_ALLY:
        row = s.heroes[hero]
        return row.body if row.fate == INSIDE_IT else 0
    friend = ally(s, hero)
    return friend.body if friend else 0


@law("HQ-QST-16")
def can_be_harmed(s: State, hero: int) -> bool:
    """Whether it can be harmed: every hero in the dungeon; an ally once it has joined, unless the quest protects it."""
    if hero < FIRST_ALLY:
        return s.heroes[hero].fate == INSIDE_IT
    friend = ally(s, hero)
    return friend is not None and friend.joined and not ALLIES[hero - FIRST_ALLY].untargetable


@law("HQ-ZAR-9")
def is_sheltered(s: State, hero: int) -> bool:
    """Whether Zargon's side can do nothing to a hero or ally: by the letter of the rules (`safe_stairs`) the stairs are
    safe from all danger."""
    return s.agreed.safe_stairs and has(s.stairs, square_of(s, hero))


@part("HQ-ZAR-7", "HQ-SPL-12", "HQ-QST-16")
def take_body(game: Game, hero: int, amount: int) -> None:
    """Take Body Points, never below 0; Rock Skin ends with the first one lost. `the_fallen` resolves who has none left:
    an effect that harms several figures takes from all of them first."""
    s = game.state
    lost = min(amount, body_of(s, hero))
    if lost <= 0 or not can_be_harmed(s, hero):
        return
    left = body_of(s, hero) - lost
    if hero >= FIRST_ALLY:
        change_ally(s, hero, body=left)
        game.say(HURT, hero, lost, left)
        return
    effects = s.heroes[hero].effects
    change(s, hero, body=left, effects=effects & ~ROCK_SKIN)
    game.say(HURT, hero, lost, left)
    if effects & ROCK_SKIN:
        game.say(ROCK_SKIN_CRACKED, hero)


@step("HQ-ZAR-7", "HQ-DTH-1")
def lose_body(game: Game, hero: Hero, amount: int) -> None:
    """A hero or an ally loses Body Points, and falls if none is left."""
    before = body_of(game.state, hero)
    take_body(game, hero, amount)
    if before and not body_of(game.state, hero):
        game.then(the_fallen())


@step("HQ-DTH-9", "HQ-DTH-1", "HQ-QST-16")
def the_fallen(game: Game) -> None:
    """Heroes at 0 Body Points may save themselves, one after the other in turn order; allies cannot."""
    s = game.state
    heroes = [hero for hero in s.order if s.heroes[hero].fate == INSIDE_IT and not s.heroes[hero].body]
    game.then(*(ahead.dying(hero) for hero in heroes), *(ahead.die(row.hero) for row in s.allies if not row.body))


@step("HQ-SPL-13", "HQ-QST-16")
def heal(game: Game, hero: Hero, amount: int) -> None:
    """A hero or an ally regains Body Points, up to the starting value."""
    s = game.state
    body = body_of(s, hero)
    gained = min(amount, max_body(s, hero) - body)
    if gained <= 0:
        return
    if hero < FIRST_ALLY:
        change(s, hero, body=body + gained)
    else:
        change_ally(s, hero, body=body + gained)
    game.say(HEALED, hero, gained, body + gained)


# --- monsters and objects ---------------------------------------------------------------------------------------------


@step("HQ-ATK-6", "HQ-ATK-7", "HQ-QST-8", "HQ-QST-15")
def wound(game: Game, foe: Foe, amount: int, killer: Hero) -> None:
    """A monster or an object loses Body Points; the wounds stay. At 0 it is removed, and notes are read with the killer
    (or NONE) and the square."""
    s = game.state
    body = foe_body(s, foe)
    left = max(0, body - amount)
    if left == body:
        return
    if left:
        game.say(WOUNDED, foe, body - left, left)
        _set_body(s, foe, left)
        if KIND_OF[foe] >= len(FIGURES):  # only characters have notes about being wounded
            game.then(ahead.read_notes(killer, ANY_MOMENT))
        return
    square = square_of_foe(s, foe)
    game.say(SLAIN if is_monster(foe) else DESTROYED, foe)
    remove_foe(s, foe)
    game.then(courage_fades(), ahead.read_notes(killer, ANY_MOMENT, square))


def foe_body(s: State, foe: int) -> int:
    """The Body Points of a monster or an object; 0 off the board."""
    if is_monster(foe):
        return next((row.body for row in s.monsters if row.foe == foe), 0)
    return next((row.body for row in s.objects if FOE_OF_OBJECT[row.object] == foe), 0)


def _set_body(s: State, foe: int, body: int) -> None:
    if is_monster(foe):
        change_monster(s, foe, body=body)
        return
    s.objects = tuple(row._replace(body=body) if FOE_OF_OBJECT[row.object] == foe else row for row in s.objects)


@part("HQ-ATK-6", "HQ-QST-8", "HQ-QST-15")
def remove_foe(s: State, foe: int) -> None:
    """A dead monster leaves the board, a destroyed object clears its square. The names of characters and objects are
    recorded in `dead`."""
    if not is_monster(foe):
        row = next(row for row in s.objects if FOE_OF_OBJECT[row.object] == foe)
        s.objects = tuple(other for other in s.objects if other is not row)
        s.covered = Mask(s.covered & ~(1 << row.square))
        s.dead = (*s.dead, OBJECT_NAMES[row.object])
        return
    s.monsters = [row for row in s.monsters if row.foe != foe]
    if KIND_OF[foe] >= len(FIGURES):
        s.dead = (*s.dead, MONSTER_NAMES[KIND_OF[foe]])
