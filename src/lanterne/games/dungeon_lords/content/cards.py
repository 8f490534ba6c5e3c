"""The trap cards, the combat cards, the event tokens and the special events."""

from lanterne.engine import Row
from lanterne.games.dungeon_lords.content import effects as e
from lanterne.games.dungeon_lords.content.box import BOX
from lanterne.games.dungeon_lords.content.rows import TrapRow

# Trap cards

ROLLING_STONE, PENDULUM, TRAP_DOOR, FIRE_WALL, CURSED_RING, KAMIKAZE_IMP = range(6)
POISONED_DART, ANTI_MAGIC_DART, POISONED_MEAL = range(6, 9)
TRAP_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.traps)


class Trap(Row, frozen=True):
    """A trap. `chosen`: the lord names an adventurer. `poison`: what that one takes at the end of the battle.
    `stops_spell`, `stops_healing`: the class that must be hit for this effect, or ""."""

    name: str
    cost: e.Cost
    damage: tuple[e.Damage, ...]
    chosen: bool
    no_conquest: bool
    poison: int
    stops_spell: str
    stops_healing: str


def _trap(row: TrapRow) -> Trap:
    damage = tuple(each for each in row.effects if isinstance(each, e.Damage))
    hinders = {each.what: each.who for each in row.effects if isinstance(each, e.Hinder)}
    return Trap(
        row.id,
        row.cost,
        damage,
        any(each.who == "chosen" for each in damage),
        e.NoConquest() in row.effects,
        sum(each.amount for each in row.effects if isinstance(each, e.Poison)),
        hinders.get("spell", ""),
        hinders.get("healing", ""),
    )


TRAPS: tuple[Trap, ...] = tuple(map(_trap, BOX.traps))
TRAP_CARDS: tuple[int, ...] = tuple(kind for kind, row in enumerate(BOX.traps) for _ in range(row.copies))
"""The kind of each card of the pile (DL-SET-6)."""

# Combat cards

DETECT_EVIL, DETECT_TREASURE, FIREBALL, FIST_OF_JUSTICE, INVISIBILITY, MAGIC_SHIELD = range(6)
SUGGESTION, WORD_OF_PEACE, AURA_OF_FEAR = range(6, 9)
ILLUSION, CREATE_FOOD, REGENERATION, METAMORPHOSIS, BLIND_RAGE, DIMENSIONAL_GATE = range(9, 15)
JAILBREAK, FORCED_MARCH, STONESKIN = range(15, 18)
COMBAT_CARD_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.combat_cards)


class CombatCard(Row, frozen=True):
    """A combat card: a fast or slow spell, and the fatigue of a party that conquers."""

    name: str
    fast: bool
    fatigue: int
    spell: e.Spell


COMBAT_CARDS: tuple[CombatCard, ...] = tuple(
    CombatCard(row.id, row.speed == "fast", row.fatigue, row.effect) for row in BOX.combat_cards
)
COMBAT_DECKS: tuple[tuple[int, ...], ...] = tuple(
    tuple(place for place, row in enumerate(BOX.combat_cards) if row.year == year) for year in (1, 2)
)
"""The cards of each year, by the year minus 1 (DL-SET-3, DL-SET-11)."""

# Events

PAY_DAY, TAXES, SPECIAL, BLANK = range(4)
EVENT_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.event_tokens)
EVENTS: tuple[e.TokenEffect, ...] = tuple(row.effect for row in BOX.event_tokens)
"""What each event token does; in a first game the blank one replaces the special one (DL-VAR-2)."""

WITCH_HUNT, MONSTER_STRIKE, VIP_VISIT, EARTHQUAKE, DEVALUATION = range(5)
IMP_FAIR, TRAP_RECALL, CONFUSED_HEROES, CHARITY_GALA = range(5, 9)
SPECIAL_EVENT_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.special_events)
SPECIAL_EVENTS: tuple[e.SpecialEffect, ...] = tuple(row.effect for row in BOX.special_events)
"""What each special event card does."""
