"""How a steady hero fights: which blow or spell is worth most, and from where."""

from lanterne.engine import Call
from lanterne.games.heroquest.bot.outlook import Ground, Options, awake, chance_to_kill, threat
from lanterne.games.heroquest.content.board import GRID
from lanterne.games.heroquest.content.cards import MONSTERS, POTIONS, SPELL_NAMES, WIZARD
from lanterne.games.heroquest.rules.defence import foe_defend_dice
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.places import adjacent, inside, is_monster, monster, square_of
from lanterne.games.heroquest.rules.weapons import attack_dice
from lanterne.games.heroquest.state import COURAGE, FIRST_ALLY, ITEMS, KIND_OF, NONE, ROCK_SKIN, State
from lanterne.kit.grid import mask_of, squares_of

BLACK = 1 / 6
HEALING = tuple(SPELL_NAMES.index(name) for name in ("heal-body", "water-of-healing"))
COURAGE_SPELL, ROCK_SPELL = SPELL_NAMES.index("courage"), SPELL_NAMES.index("rock-skin")
STRONG = 5.0
"""From this threat on a monster is worth a spell that does not kill."""


def best_action(s: State, o: Options) -> Call | None:
    """The attack or spell that is worth most now; None if nothing is worth the action."""
    scored = [(value, call) for call in _candidates(o) if (value := worth(s, call)) > 0]
    return max(scored, key=lambda one: (one[0], one[1]))[1] if scored else None


def _candidates(o: Options) -> list[Call]:
    names = ("strike", "strike_undefended", "shoot", "throw", "pour_holy_water", "cast_on_foe", "cast_on_hero")
    return [call for name in names for call in o.get(name, ())]


def worth(s: State, call: Call) -> float:
    """What an attack or spell is worth: the threat it takes away, as likely as it does."""
    name, *args = call
    if name == "cast_on_hero":
        return _worth_on_hero(s, args[0], args[1])
    foe = args[-1]
    if not is_monster(foe):
        return 2.5
    row = monster(s, foe)
    danger = threat(s, row)
    defend = 0 if row.asleep else foe_defend_dice(s, foe)
    if name == "pour_holy_water":
        return danger if danger >= STRONG else 0.0
    if name == "cast_on_foe":
        return _worth_on_foe(s, SPELL_NAMES[args[0]], foe, danger, defend)
    item = args[0] if len(args) > 1 else s.sheets[s.active].readied  # a second blow with Orc's Bane names none
    dice = attack_dice(s, s.active, item, foe)
    if name == "strike_undefended":
        return chance_to_kill(dice, 0, row.body, BLACK) * danger * (1.0 if danger >= STRONG else 0.5)
    value = chance_to_kill(dice, defend, row.body, BLACK) * danger + 0.15 * max(0.0, dice / 2 - defend / 6)
    if name == "throw":
        value *= 0.3 if item == s.sheets[s.active].readied else 0.6
    return value + 0.01


def _worth_on_foe(s: State, spell: str, foe: int, danger: float, defend: int) -> float:
    row = monster(s, foe)
    mind = MONSTERS[KIND_OF[foe]].mind
    if spell == "ball-of-flame":
        kill = {1: 8 / 9, 2: 4 / 9}.get(row.body, 0.0)
        return kill * danger * (1.0 if danger >= 4 else 0.55) + 0.4
    if spell == "fire-of-wrath":
        return (2 / 3 if row.body == 1 else 0.25) * danger * 0.8
    if spell == "genie":
        return chance_to_kill(5, defend, row.body, BLACK) * danger * (1.0 if danger >= STRONG else 0.5)
    if row.asleep or row.misses:
        return 0.0
    if spell == "sleep":
        return (5 / 6) ** mind * danger * 0.5 if danger >= STRONG else 0.0
    if spell == "tempest":
        return danger * 0.35 if danger >= STRONG else 0.0
    return 0.0


def _worth_on_hero(s: State, spell: int, hero: int) -> float:
    if hero >= FIRST_ALLY:
        return 2.0 if spell in HEALING else 0.0
    row = s.heroes[hero]
    if spell in HEALING:
        missing = max_body(s, hero) - row.body
        if row.body <= 2 and missing >= 2:
            return 6.0
        return 3.0 if missing >= 4 else 0.0
    foes = mask_of(each.square for each in awake(s))
    beside = adjacent(s, row.square) & foes
    if spell == COURAGE_SPELL and beside and not row.effects & COURAGE and hero != WIZARD:
        return 1.2
    if spell == ROCK_SPELL and beside and not row.effects & ROCK_SKIN and hero != WIZARD:
        return 1.1
    return 0.0


def potion_before_attack(s: State, o: Options) -> Call | None:
    """Strength and brew are for the strong: drunk when a blow against one is at hand."""
    blows = [call for call in o.get("strike", ()) if is_monster(call[2])]
    if not blows or max(threat(s, monster(s, call[2])) for call in blows) < STRONG + 1:
        return None
    for call in o.get("drink", ()):
        if ITEMS.name(call[-1]) in ("potion-of-strength", "heroic-brew"):
            return call
    return None


def healing_potion(s: State, hero: int, o: Options) -> Call | None:
    """A healing potion once the hero is badly hurt: the smallest that helps."""
    row = s.heroes[hero]
    if row.body > 2 or row.body >= max_body(s, hero):
        return None
    potions = [c for c in o.get("drink", ()) if (p := POTIONS.get(str(ITEMS.name(c[-1])))) and p.healing]
    return potions[0] if potions else None


def attack_squares(s: State, hero: int, land: Ground) -> int:
    """The squares from which the hero could strike a monster; the wizard keeps away while others stand."""
    foes = mask_of(row.square for row in s.monsters)
    around = 0
    for square in squares_of(foes):
        around |= GRID.adjacent(square, land.edges)
    return around & land.stops


def safe_squares(s: State, hero: int, land: Ground) -> int:
    """Squares to stop on that no monster is beside."""
    foes = mask_of(row.square for row in awake(s))
    return land.stops & land.safe & ~GRID.step(foes, land.edges)


def is_frail(s: State, hero: int) -> bool:
    """Whether the hero had better not stand in the front line while somebody else can."""
    row = s.heroes[hero]
    others = [other for other in inside(s) if other != hero and s.heroes[other].body > 2 and other != WIZARD]
    return bool(others) and (row.body <= 2 or hero == WIZARD)


def beside_a_foe(s: State, hero: int) -> bool:
    """Whether a waking monster is next to the hero."""
    square = square_of(s, hero)
    return square != NONE and bool(adjacent(s, square) & mask_of(row.square for row in awake(s)))
