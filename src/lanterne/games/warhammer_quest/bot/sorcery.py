"""The Wizard's spells: which are worth their power, and when to spend tokens."""

from lanterne.engine import Call
from lanterne.games.warhammer_quest.bot.outlook import FAR, beside, danger, fit
from lanterne.games.warhammer_quest.content.cards import (
    CONFUSE,
    FIREBALL,
    FREEZE,
    HAND_OF_DEATH_SCROLL,
    HEAL_WOUNDS,
    HEALING_HANDS,
    IRON_SKIN,
    LEVITATE,
    LIFE_FORCE,
    LIGHTNING_BOLT,
    OGRE_STRENGTH,
    PIT_OF_DESPAIR,
    REBOUND,
    SHIELD_SPELL,
    SPELLS,
)
from lanterne.games.warhammer_quest.content.monsters import MONSTERS
from lanterne.games.warhammer_quest.content.warriors import WIZARD
from lanterne.games.warhammer_quest.rules.areas import models_in
from lanterne.games.warhammer_quest.rules.attack_spells import (
    fireball_areas,
    foes_with_wizard,
    freeze_chosen,
    freeze_foe,
    open_pit_across,
    places_for_pit,
    waits,
)
from lanterne.games.warhammer_quest.rules.dungeon import is_conscious, monster
from lanterne.games.warhammer_quest.rules.plot import HERO_AWAKENS
from lanterne.games.warhammer_quest.rules.power import ORB, charges, has_deathstone, pay, use_deathstone
from lanterne.games.warhammer_quest.rules.spell_effects import LIFEBRINGER
from lanterne.games.warhammer_quest.rules.spells import bring_life, cast, cast_at, cast_on, raise_from_dead, read_scroll
from lanterne.games.warhammer_quest.state import IN_PIT, INSIDE, State, kind_of
from lanterne.kit.options import Options

GREAT_DANGER = 5.0
"""From this much danger on, power tokens are spent on attack spells."""
MOST_TOKENS = 3
"""The most tokens spent at once."""
CRITICAL = 3
"""A warrior with this many wounds or fewer is worth tokens."""
TOUGH_ENOUGH = 6
"""A monster with this many wounds is worth a scroll."""
FEW_TURNS = 3
"""The party is in despair if its wounds may last no longer than this."""
MISSING = 3
"""A warrior who has lost this many wounds is worth a healing spell paid with this turn's power."""


def threat(s: State) -> float:
    """The danger of all monsters on the board."""
    return sum(danger(row) for row in s.monsters)


def desperate(s: State) -> bool:
    """Whether the party may be dead in a few turns, so that nothing is worth keeping for later."""
    danger_now = threat(s)
    return danger_now >= GREAT_DANGER and sum(s.warriors[each].wounds for each in fit(s)) <= FEW_TURNS * danger_now


def affordable(s: State, cost: int) -> bool:
    """Whether a spell is worth its cost: this turn's power is free, tokens are spent only in great danger (all of them
    if it is the last chance), and never in an adventure that needs them (The hero awakens)."""
    lacking = cost - s.power - charges(s, ORB)
    if lacking <= 0 or (has_deathstone(s) and threat(s) >= GREAT_DANGER):
        return True
    most = s.tokens if desperate(s) else MOST_TOKENS
    return s.adventure != HERO_AWAKENS and threat(s) >= GREAT_DANGER and lacking <= most


# --- attack -----------------------------------------------------------------------------------------------------------


def attack_spell(s: State, o: Options) -> Call | None:
    """A spell or scroll against the monsters, if it is worth it."""
    if not s.monsters:
        return None
    if call := _scroll(s, o):
        return call
    for call in o.get(cast.name, ()):
        cost = SPELLS[call[1]].power
        if affordable(s, cost) and _gain(s, call[1]) >= (0.5 if s.power >= cost else 1):
            return call
    bolts = [call for call in o.get(cast_at.name, ()) if call[1] == LIGHTNING_BOLT]
    if bolts and affordable(s, SPELLS[LIGHTNING_BOLT].power):
        return max(bolts, key=lambda call: _bolt_worth(s, call[2]))
    for call in o.get(cast_on.name, ()):
        if call[1] == OGRE_STRENGTH and s.power >= SPELLS[OGRE_STRENGTH].power and _is_about_to_strike(s, call[2]):
            return call
    return None


def _scroll(s: State, o: Options) -> Call | None:
    """A scroll for the most dangerous monster, if that is tough or this is the last chance."""
    calls = [call for call in o.get(read_scroll.name, ()) if call[1] == HAND_OF_DEATH_SCROLL or affordable(s, 3)]
    last = desperate(s)
    rows = {call: row for call in calls if (row := monster(s, call[2])) is not None}
    found = [call for call, row in rows.items() if last or row.wounds >= TOUGH_ENOUGH]
    return max(found, key=lambda call: (danger(rows[call]), rows[call].wounds), default=None)


def _gain(s: State, spell: int) -> float:
    if spell == FIREBALL:
        return max((burnt(s, area) for area in fireball_areas(s, 0)), default=0.0)
    if spell == FREEZE:
        awake = sum(not waits(s, foe) for foe in foes_with_wizard(s))
        return 0.5 * awake + sum(row.wounds > 6 for row in s.monsters) if awake else 0.0
    if spell == PIT_OF_DESPAIR:
        return max((swallowed(s, area) for area in places_for_pit(s, 0)), default=0.0)
    return 0.0


def burnt(s: State, area: tuple[int, ...], added: int = 1, unmodified: bool = False) -> float:
    """Roughly how many monsters a burst kills."""
    worth = 0.0
    for foe in models_in(s, area)[0]:
        row = monster(s, foe)
        if row is not None:
            tough = 0 if unmodified else MONSTERS[kind_of(foe)].toughness
            worth += max(0, 7 - max(1, row.wounds + tough - added)) / 6 * (1 + danger(row) / 4)
    return worth


def swallowed(s: State, area: tuple[int, ...]) -> float:
    """Roughly how many monsters a pit swallows, less the warriors in it."""
    foes, warriors = models_in(s, area)
    rows = [row for foe in foes if (row := monster(s, foe)) is not None]
    return sum((1 + danger(row)) / 3 for row in rows) - 10 * len(warriors)


def _bolt_worth(s: State, foe: int) -> float:
    row = monster(s, foe)
    if row is None:
        return 0.0
    return danger(row) * min(1.0, 7 / (row.wounds + MONSTERS[kind_of(foe)].toughness))


def _is_about_to_strike(s: State, warrior: int) -> bool:
    row = s.warriors[warrior]
    return warrior != WIZARD and not row.done and bool(beside(s, row.square))


# --- healing ----------------------------------------------------------------------------------------------------------


def healing_spell(s: State, o: Options, tokens: bool) -> Call | None:
    """A healing spell for those who need it most. Tokens are spent only if lives are at stake."""
    party = [warrior for warrior in s.party if s.warriors[warrior].fate == INSIDE]
    missing = {warrior: s.warriors[warrior].starting - s.warriors[warrior].wounds for warrior in party}
    down = [warrior for warrior in party if not s.warriors[warrior].wounds]

    weakest = min((s.warriors[warrior].wounds for warrior in party), default=FAR)

    def payable(spell: int) -> bool:
        lacking = SPELLS[spell].power - s.power
        needed = bool(down) or (weakest <= CRITICAL and lacking <= MOST_TOKENS and s.adventure != HERO_AWAKENS)
        return lacking <= 0 or (tokens and needed)

    for call in o.get(raise_from_dead.name, ()):
        return call
    for call in o.get(cast.name, ()):
        if call[1] == HEALING_HANDS and payable(HEALING_HANDS) and (down or sum(map(bool, missing.values())) >= 2):
            return call
    healing = [call for call in o.get(cast_on.name, ()) if call[1] == HEAL_WOUNDS and payable(HEAL_WOUNDS)]
    if healing:
        best = max(healing, key=lambda call: (not s.warriors[call[2]].wounds, missing[call[2]]))
        if missing[best[2]] >= MISSING:
            return best
    if bring_life.name in o and payable(LIFEBRINGER):
        return _lifebringer(missing, down, o[bring_life.name])
    return None


def _lifebringer(missing: dict[int, int], down: list[int], groups: list[Call]) -> Call | None:
    """For one or two warriors: with more, two dice are likely to match."""
    needy = sorted((warrior for warrior in missing if missing[warrior]), key=lambda w: (w not in down, -missing[w]))
    chosen = needy[: max(1, min(2, len(down) or 2))]
    if not chosen or (not down and missing[chosen[0]] < MISSING):
        return None
    wanted = {chosen[0]} if len(chosen) > 1 and missing[chosen[1]] < MISSING else set(chosen)
    return next((call for call in groups if set(call[1:]) == wanted), None)


# --- defence ----------------------------------------------------------------------------------------------------------


def defence_spell(s: State, o: Options) -> Call | None:
    """Spend the rest of this turn's power: protect the warrior under most pressure, take attacks from the worst
    monster."""
    for call in o.get(cast_on.name, ()):
        if call[1] == LEVITATE and s.warriors[call[2]].conditions & IN_PIT and not s.monsters:
            return call
    if not s.monsters:
        return None
    confused = [call for call in o.get(cast_at.name, ()) if call[1] == CONFUSE and not waits(s, call[2])]
    if confused and s.power >= SPELLS[CONFUSE].power:
        return max(confused, key=lambda call: _danger_of(s, call[2]))
    covers = [call for call in o.get(cast_on.name, ()) if call[1] in (SHIELD_SPELL, IRON_SKIN, REBOUND)]
    covers = [call for call in covers if s.power >= SPELLS[call[1]].power]
    if not covers:
        return None
    best = max(covers, key=lambda call: pressed(s, call[2]))
    return best if pressed(s, best[2]) >= 2 else None


def _danger_of(s: State, foe: int) -> float:
    row = monster(s, foe)
    return danger(row) if row is not None else 0.0


def pressed(s: State, warrior: int) -> float:
    """How hard the monsters next to a warrior press them."""
    row = s.warriors[warrior]
    if not is_conscious(row):
        return 0.0
    return sum(danger(foe) for foe in beside(s, row.square)) * (2 if row.wounds <= 5 else 1)


def life_force(s: State, o: Options) -> Call | None:
    """Life Force on a warrior who is about to strike, while others are hurt."""
    lost = sum(s.warriors[warrior].starting - s.warriors[warrior].wounds for warrior in fit(s))
    for call in o.get(cast_on.name, ()):
        if call[1] == LIFE_FORCE and s.power >= SPELLS[LIFE_FORCE].power and lost >= 5:
            row = s.warriors[call[2]]
            if beside(s, row.square) and (not row.done or call[2] == s.active):
                return call
    return None


# --- what a spell asks ------------------------------------------------------------------------------------------------


def paid(s: State, options: list[Call]) -> Call:
    """The orb before tokens, tokens before the shard; the Deathstone before any token."""
    ways = [call for call in options if call[0] == pay.name]
    if use_deathstone() in options and all(call[2] for call in ways):
        return use_deathstone()
    return max(ways, key=lambda call: (call[3], call[2])) if ways else options[0]


def best_to_freeze(s: State, options: list[Call]) -> Call:
    """First the monsters that it kills, the most dangerous first, then the toughest. A waiting monster is not
    roused."""

    def value(call: Call) -> tuple[bool, float]:
        row = monster(s, call[3])
        return (row is not None and row.wounds <= call[1], danger(row) if row is not None else 0.0)

    awake = [call for call in options if call[0] == freeze_foe.name and not waits(s, call[3])]
    return max(awake, key=value) if awake else next(call for call in options if call[0] == freeze_chosen.name)


def where_to_dig(s: State, options: list[Call]) -> Call:
    """Where the pit swallows most and leaves a way past it."""
    return max(options, key=lambda call: swallowed(s, call[1:]) - (3 if call[0] == open_pit_across.name else 0))


def shared_life(s: State, options: list[Call]) -> Call:
    """As much as possible to the warrior with the fewest wounds."""
    return min(options, key=lambda call: (s.warriors[call[1]].wounds, -call[2]))
