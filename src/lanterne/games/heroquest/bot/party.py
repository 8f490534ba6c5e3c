"""The heroes as one party: who leads, who is fit, whether all is done. Every hero sees the same, so they all agree."""

from lanterne.engine import has
from lanterne.games.heroquest.bot.outlook import Ground
from lanterne.games.heroquest.content.cards import ITEM_NAMES, POTIONS, SPELL_NAMES, WIZARD
from lanterne.games.heroquest.content.quests import BRIEFINGS
from lanterne.games.heroquest.content.rows import Heal
from lanterne.games.heroquest.content.sheets import CarryOut, EscortOut, LeaveByExit
from lanterne.games.heroquest.rules.defence import defend_dice
from lanterne.games.heroquest.rules.harm import max_body
from lanterne.games.heroquest.rules.places import floor, inside
from lanterne.games.heroquest.state import DEAD, EDGES, HEROES, NONE, State

LEAVING = (CarryOut, EscortOut, LeaveByExit)
"""Goals that are met by leaving."""
HEALING_POTIONS = frozenset(ITEM_NAMES.index(name) for name, card in POTIONS.items() if isinstance(card.effect, Heal))
ELIXIR = ITEM_NAMES.index("elixir-of-life")
HEALING_SPELLS = tuple(SPELL_NAMES.index(name) for name in ("heal-body", "water-of-healing"))
WEAK = 3
"""A hero with this little stamina is weak, and so is one with half the Body Points that a wizard has."""
A_POTION = 3
"""Body Points that a healing potion is worth."""


# --- the goal ---------------------------------------------------------------------------------------------------------


def going_home(s: State) -> bool:
    """Whether the party only has to leave: the goal is met, can no longer be met, or is beyond those who are left."""
    if s.hopeless or s.achieved or beaten(s):
        return True
    goal = BRIEFINGS[s.quest].goal
    if not all(isinstance(part, LEAVING) for part in goal):
        return s.homeward
    return all(_in_hand(s, part) for part in goal)


def beaten(s: State) -> bool:
    """Whether comrades have fallen and only the wizard, or a weak hero, is left: nothing can be won alone, but what the
    hero carries can be brought home."""
    left = inside(s)
    return len(left) == 1 and any(row.fate == DEAD for row in s.heroes) and (left == [WIZARD] or is_weak(s, left[0]))


def _in_hand(s: State, part: object) -> bool:
    match part:
        case CarryOut():
            return any(ITEM_NAMES.index(part.item) in s.sheets[hero].items for hero in inside(s))
        case EscortOut():
            return any(HEROES.name(row.hero) == part.ally and row.joined for row in s.allies)
        case LeaveByExit():
            return bool(s.exit)
    return False


def homeward(s: State, hero: int, land: Ground) -> bool:
    """Whether the hero only has to leave, and knows a way."""
    return going_home(s) and bool(s.exit & land.reach(s.heroes[hero].square))


def escorting(s: State) -> bool:
    """Whether an ally has yet to be brought out."""
    return any(isinstance(part, EscortOut) for part in BRIEFINGS[s.quest].goal) and any(r.joined for r in s.allies)


# --- the heroes -------------------------------------------------------------------------------------------------------


def party(s: State, hero: int, land: Ground) -> list[int]:
    """The heroes that this hero can reach, including this one."""
    reach = land.reach(s.heroes[hero].square)
    return [other for other in inside(s) if has(reach, s.heroes[other].square)]


def stamina(s: State, hero: int) -> int:
    """How many Body Points a hero can lose, counting healing potions, which work at the last moment (HQ-ITM-6)."""
    items = s.sheets[hero].items
    return s.heroes[hero].body + A_POTION * sum(item in HEALING_POTIONS or item == ELIXIR for item in items)


def is_weak(s: State, hero: int) -> bool:
    """Whether a hero had better keep out of the monsters' way."""
    return stamina(s, hero) <= min(WEAK, max_body(s, hero) // 2)


def leader(s: State, heroes: list[int], place: int = 0) -> int:
    """Who goes first: at a door known to need a key, the hero who has it; otherwise the toughest. The wizard goes
    last."""
    keys = {row.key for row in s.doors if row.key != NONE and not row.open and place & _sides(row.door)}
    bearers = [hero for hero in heroes if keys.intersection(s.sheets[hero].items)]
    return max(bearers or heroes, key=lambda hero: (_toughness(s, hero), -hero))


def _sides(door: int) -> int:
    one, other = EDGES[door]
    return 1 << one | 1 << other


def _toughness(s: State, hero: int) -> int:
    tough = min(stamina(s, hero), s.heroes[hero].body + A_POTION) + 2 * defend_dice(s, hero)
    return tough - 10 if hero == WIZARD else tough


def exit_squares(s: State) -> int:
    """The squares by which the party leaves."""
    return s.exit & floor(s)
