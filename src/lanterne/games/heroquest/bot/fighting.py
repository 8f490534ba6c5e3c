"""How a steady hero fights: which attack or spell is worth most, from which square, and at what risk."""

from functools import lru_cache
from typing import NamedTuple

from lanterne.engine import Call, has
from lanterne.games.heroquest.bot.outlook import Ground, awake, blow, chance_to_kill, shares_square
from lanterne.games.heroquest.bot.party import HEALING_SPELLS, stamina
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import MONSTERS, SPELL_NAMES, WIZARD
from lanterne.games.heroquest.rules.artifacts import raise_rod
from lanterne.games.heroquest.rules.attack import pour_holy_water, shoot, strike, strike_undefended, throw
from lanterne.games.heroquest.rules.defence import defend_dice, foe_defend_dice
from lanterne.games.heroquest.rules.difficulty import attack_of
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.places import SIGHT, adjacent, inside, is_monster, look_obstacles, monster, solid
from lanterne.games.heroquest.rules.potions import drink
from lanterne.games.heroquest.rules.spells import cast_on_foe, cast_on_hero, spells_of
from lanterne.games.heroquest.rules.weapons import DIAGONAL, SHOT, attack_dice, melee_weapons
from lanterne.games.heroquest.state import COURAGE, FIRST_ALLY, ITEMS, KIND_OF, NONE, ROCK_SKIN, MonsterRow, State
from lanterne.kit.grid import mask_of, squares_of
from lanterne.kit.options import Options

COURAGE_SPELL, ROCK_SPELL = SPELL_NAMES.index("courage"), SPELL_NAMES.index("rock-skin")
ATTACK_SPELLS = tuple(
    SPELL_NAMES.index(name) for name in ("genie", "tempest", "ball-of-flame", "fire-of-wrath", "sleep")
)
DEFENCE = ITEMS.number("potion-of-defense")
OFFENSIVE = (
    strike.name,
    strike_undefended.name,
    shoot.name,
    throw.name,
    pour_holy_water.name,
    cast_on_foe.name,
    cast_on_hero.name,
    raise_rod.name,
)
STRONG = 5.0
"""A monster of at least this threat is worth a spell that does not kill."""
SPELLS_FROM = {"genie": 4.0, "ball-of-flame": 3.5, "fire-of-wrath": 3.0}
"""The threat a monster must be for these spells."""
FIRST_NAMED = 9
"""Kinds from here on are named characters, and most quests are about them."""
FEAR, BOLD = 3.0, 1.0
"""How much the stamina that a square may cost counts against a blow: usually, and every third round, when heroes are
bold so that the two sides do not wait for each other for ever."""
NEARBY = 14
"""Every hero cares about a monster within this many steps."""


def threat(row: MonsterRow) -> float:
    """How much killing a monster matters: how hard it hits, and how long it would last."""
    return _threat(KIND_OF[row.foe])


@lru_cache(maxsize=64)
def _threat(kind: int) -> float:
    card = MONSTERS[kind]
    return card.attack + 0.5 * card.body + (2.0 if kind >= FIRST_NAMED else 0.0)


# --- what an action is worth ------------------------------------------------------------------------------------------


def best_action(s: State, o: Options) -> Call | None:
    """The attack or spell that is worth most now; None if nothing is worth the action."""
    scored = [(value, call) for call in _candidates(o) if (value := worth(s, call)) > 0]
    return max(scored)[1] if scored else None


def _candidates(o: Options) -> list[Call]:
    return [call for name in OFFENSIVE for call in o.get(name, ())]


def worth(s: State, call: Call) -> float:
    """The value of an attack or spell: the threat it removes, times the chance that it does."""
    name, *args = call
    if name == cast_on_hero.name:
        return _worth_on_hero(s, args[0], args[1])
    foe = args[-1]
    if not is_monster(foe):
        return 2.5 if name in (strike.name, shoot.name) else 0.0
    row = monster(s, foe)
    danger = threat(row)
    defend = 0 if row.asleep else foe_defend_dice(s, foe)
    if name == pour_holy_water.name:
        return danger if danger >= 4 else 0.0
    if name == raise_rod.name:
        return _worth_of_a_rest(row, danger, (5 / 6) ** MONSTERS[KIND_OF[foe]].mind)
    if name == cast_on_foe.name:
        return _worth_on_foe(SPELL_NAMES[args[0]], row, danger, defend)
    item = args[0] if len(args) > 1 else s.sheets[s.active].readied  # a second attack with Orc's Bane names no weapon
    dice = attack_dice(s, s.active, item, foe)
    if name == strike_undefended.name:
        return chance_to_kill(dice, 0, row.body) * danger * (1.0 if danger >= STRONG else 0.5)
    value = _worth_of_blow(dice, defend, row, danger)
    if name == throw.name:
        value *= 0.3 if item == s.sheets[s.active].readied else 0.6
    return value


def _worth_of_blow(dice: int, defend: int, row: MonsterRow, danger: float) -> float:
    """The chance to kill, and a little for wounds."""
    return chance_to_kill(dice, defend, row.body) * danger + 0.2 * max(0.0, dice / 2 - defend / 6) + 0.01


def _worth_of_a_rest(row: MonsterRow, danger: float, chance: float) -> float:
    """The value of a monster doing nothing for a turn."""
    if row.asleep or row.misses or danger < STRONG:
        return 0.0
    return danger * 0.35 * chance


def _worth_on_foe(spell: str, row: MonsterRow, danger: float, defend: int) -> float:
    """The value of an attack spell. The fire spells and the Genie come once in a quest: goblins and their like are left
    to the swords."""
    if danger < SPELLS_FROM.get(spell, 0.0):
        return 0.0
    if spell == "ball-of-flame":
        kill = {1: 8 / 9, 2: 4 / 9}.get(row.body, 0.0)
        return kill * danger * (1.0 if danger >= 4 else 0.55) + 0.4
    if spell == "fire-of-wrath":
        return (2 / 3 if row.body == 1 else 0.25) * danger * 0.8
    if spell == "genie":
        return chance_to_kill(5, defend, row.body) * danger
    if spell == "sleep":
        return _worth_of_a_rest(row, danger, 1.6 * (5 / 6) ** (2 * MONSTERS[KIND_OF[row.foe]].mind))
    if spell == "tempest":
        return _worth_of_a_rest(row, danger, 1.0)
    return 0.0


def _worth_on_hero(s: State, spell: int, hero: int) -> float:
    if hero >= FIRST_ALLY:
        hurt = next((max_body(s, hero) - row.body for row in s.allies if row.hero == hero), 0)
        return 2.0 if spell in HEALING_SPELLS and hurt > 1 else 0.0
    row = s.heroes[hero]
    if spell in HEALING_SPELLS:
        missing = max_body(s, hero) - row.body
        if missing >= 2 and row.body <= 2:
            return 6.0 if stamina(s, hero) <= 2 else 3.0
        return 2.0 if missing >= 4 else 0.0
    beside = adjacent(s, row.square) & mask_of(each.square for each in awake(s))
    if spell == COURAGE_SPELL and beside and not row.effects & COURAGE and hero != WIZARD:
        return 1.2
    if spell == ROCK_SPELL and beside and not row.effects & ROCK_SKIN and hero != WIZARD:
        return 1.1
    return 0.0


def potion_before_attack(s: State, o: Options) -> Call | None:
    """Drink strength or brew when about to attack a strong monster."""
    blows = [call for call in o.get(strike.name, ()) if is_monster(call[2])]
    if not blows or max(threat(monster(s, call[2])) for call in blows) < STRONG:
        return None
    for call in o.get(drink.name, ()):
        if ITEMS.name(call[-1]) in ("potion-of-strength", "heroic-brew"):
            return call
    return None


def guarded(s: State, hero: int, hits: int, o: Options) -> Call | None:
    """Drink a potion of defence against a blow that may kill. Healing potions wait until the last moment, when none of
    their effect is wasted."""
    if hits < min(3, s.heroes[hero].body):
        return None
    return next((call for call in o.get(drink.name, ()) if call[-1] == DEFENCE), None)


# --- who is nearby ----------------------------------------------------------------------------------------------------


def nearby(s: State, square: int, land: Ground) -> list[MonsterRow]:
    """The monsters that can be reached and are near a hero."""
    if not s.monsters:
        return []
    reach = land.reach(square)
    beside = reach | GRID.step(reach, land.edges)
    near = GRID.reach(mask_of(s.heroes[hero].square for hero in inside(s)), land.edges, land.floor, NEARBY)
    return [row for row in s.monsters if has(beside & near, row.square)]


# --- where to stand ---------------------------------------------------------------------------------------------------


class Danger(NamedTuple):
    """What a monster can do to a hero in Zargon's next turn: the squares it can strike, and how hard."""

    squares: int
    loss: float


def dangers(s: State, hero: int, land: Ground) -> list[Danger]:
    """The danger from every monster that is awake; the other heroes are in its way."""
    others = land.heroes & ~(1 << s.heroes[hero].square)
    defend = defend_dice(s, hero)
    found = []
    for row in awake(s):
        card = MONSTERS[KIND_OF[row.foe]]
        area = GRID.reach(1 << row.square, land.edges, land.floor & ~others, card.move)
        found.append(Danger(GRID.step(area, land.edges), blow(attack_of(s, KIND_OF[row.foe]), defend)))
    return sorted(found, key=lambda one: -one.loss)


def exposure(square: int, feared: list[Danger], others: int, land: Ground) -> float:
    """The average loss on a square: as many monsters strike as find room beside it."""
    places = (GRID.adjacent(square, land.edges) & land.floor & ~others).bit_count()
    return sum([one.loss for one in feared if has(one.squares, square)][:places])


def attack_squares(s: State, hero: int, land: Ground) -> dict[int, float]:
    """The squares from which the hero can strike a monster, with what the best blow there is worth."""
    best: dict[int, float] = {}
    corners = None
    weapons = melee_weapons(s, hero)
    for row in s.monsters:
        defend = 0 if row.asleep else foe_defend_dice(s, row.foe)
        for item in weapons:
            value = _worth_of_blow(attack_dice(s, hero, item, row.foe), defend, row, threat(row))
            squares = GRID.adjacent(row.square, land.edges)
            if item in DIAGONAL:
                corners = corners or GRID.open_corners(land.edges, solid(s))
                squares |= GRID.diagonal(row.square, corners)
            for square in squares_of(squares & land.floor):
                if value > best.get(square, 0.0):
                    best[square] = value
    return best


def best_square(s: State, hero: int, land: Ground, points: int, strikes: bool) -> int:
    """The best square within `points` steps. With `strikes` the action is still to come, so the attack from there
    counts. The risk of a square counts against it, more so for a weak hero."""
    here = s.heroes[hero].square
    own = 1 << here
    others = land.heroes & ~own
    within = GRID.reach(own, land.edges, land.safe | own, points)
    stops = within & land.stops & ~land.heroes | own
    feared = dangers(s, hero, land)
    fear = (BOLD if s.round % 3 == 0 else FEAR) / max(1, stamina(s, hero))
    blows = attack_squares(s, hero, land) if strikes else {}
    threatened = 0
    for one in feared:
        threatened |= one.squares
    best, most = here, -exposure(here, feared, others, land) * fear + blows.get(here, 0.0) + 0.05
    if shares_square(s, hero):
        most, stops = -1000.0, stops & ~own
    for square, value in blows.items():
        if has(stops, square):
            value -= exposure(square, feared, others, land) * fear
            if value > most:
                best, most = square, value
    if strikes and (shots := _shots(s, hero)):
        square, value = _shooting_square(s, here, shots, stops, threatened, land)
        if value > most:
            best, most = square, value
    quiet = stops & ~threatened
    if quiet and most < 0:
        return GRID.nearest(own, land.edges, land.any | own, quiet)
    for square in squares_of(stops) if most < 0 else ():
        value = -exposure(square, feared, others, land) * fear
        if value > most:
            best, most = square, value
    return best


def _shots(s: State, hero: int) -> list[tuple[float, int]]:
    """Ranged attacks and their targets, best first."""
    spells = [SPELL_NAMES[spell] for spell in spells_of(s, hero) if spell in ATTACK_SPELLS]
    bow = next((item for item in s.sheets[hero].items if item in SHOT), NONE)
    if not spells and bow == NONE:
        return []
    found = []
    for row in s.monsters:
        defend = 0 if row.asleep else foe_defend_dice(s, row.foe)
        values = [_worth_on_foe(spell, row, threat(row), defend) for spell in spells]
        if bow != NONE:
            values.append(_worth_of_blow(attack_dice(s, hero, bow, row.foe), defend, row, threat(row)))
        found.append((max(values), row.square))
    return sorted(found, reverse=True)[:3]


def _shooting_square(
    s: State, here: int, shots: list[tuple[float, int]], stops: int, threatened: int, land: Ground
) -> tuple[int, float]:
    """The nearest square out of every monster's reach from which one of these can be targeted."""
    own = 1 << here
    obstacles = look_obstacles(s) | SIGHT.standing((land.heroes & ~own) | land.monsters)
    calm = stops & ~threatened
    places = [square for ring in land.rings(here, land.safe)[0][:13] for square in squares_of(ring & calm)]
    for value, square in shots:
        for place in places[:24]:
            if SIGHT.sees(place, square, obstacles):
                return place, value
    return here, -1.0
