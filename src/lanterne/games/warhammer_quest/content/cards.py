"""The cards: dungeon, equipment, events, treasures, spells; and all that a warrior can carry."""

from lanterne.engine import Row
from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.games.warhammer_quest.content.dice import Roll, roll_of
from lanterne.games.warhammer_quest.content.rows import EquipmentRow, EventRow, SpellRow, TreasureRow
from lanterne.games.warhammer_quest.content.sections import SECTION_NAMES
from lanterne.games.warhammer_quest.content.tables import Group, groups_of
from lanterne.games.warhammer_quest.content.warriors import WARRIOR_NAMES, users_of


def _rolls(dice: dict[str, str]) -> dict[str, Roll]:
    return {name: roll_of(text) for name, text in dice.items()}


# Dungeon cards

DUNGEON_CARDS: tuple[int, ...] = tuple(
    SECTION_NAMES.index(card.id) for card in BOX.dungeon_cards for _ in range(card.copies)
)
"""The section of each card: 18 rooms and corridors, then the 5 objective rooms (WQ-SET-10)."""

# Equipment cards


class EquipmentCard(Row, frozen=True):
    """A card that a warrior starts with. `users`: a bit set of warriors."""

    name: str
    owner: int
    users: int
    use: str
    dice: dict[str, Roll]
    numbers: dict[str, int]


def _equipment(row: EquipmentRow) -> EquipmentCard:
    owner = WARRIOR_NAMES.index(row.owner)
    return EquipmentCard(row.id, owner, users_of(row.users), row.use, _rolls(row.dice), row.numbers)


LANTERN, ROPE, HEALING_POTION, HAND_OF_DEATH_SCROLL = range(4)
EQUIPMENT: tuple[EquipmentCard, ...] = tuple(_equipment(row) for row in BOX.equipment)
EQUIPMENT_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.equipment)

# Event cards


class EventCard(Row, frozen=True):
    """An Event card: an M card has `monsters`, an E card has none. `draw_another`: never, before_fight, immediately,
    on_1_3 (a roll of 1 to 3) or in_table (some lines of its table). `treasure`: how many Treasure cards it is worth."""

    name: str
    monsters: bool
    groups: tuple[Group, ...]
    draw_another: str
    treasure: int
    dice: dict[str, Roll]
    numbers: dict[str, int]


def _event(row: EventRow) -> EventCard:
    return EventCard(
        row.id, row.monsters, groups_of(row.groups), row.draw_another, row.treasure, _rolls(row.dice), row.numbers
    )


EVENTS: tuple[EventCard, ...] = tuple(_event(row) for row in BOX.events)
EVENT_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.events)
CAVE_IN, PORTCULLIS, DEAD_BODY, TRAP, ENCOUNTER, SCORPIONS, OLD_BONES = range(12, 19)
"""The E cards, after the twelve M cards."""

# Treasure cards

NO_SLOT, WEAPON, SHIELD, ARMOUR = range(4)
SLOTS = (None, "weapon", "shield", "armour")


class TreasureCard(Row, frozen=True):
    """A kind of Treasure card. `users`: a bit set of warriors. `value_condition`: "unused" if it is worth something
    only while unused, "per_charge" if the value is that of one charge, else "". `charges` is None for a card without
    charges."""

    name: str
    copies: int
    category: str
    slot: int
    users: int
    use: str
    when: str
    value: Roll
    value_condition: str
    charges: Roll | None
    needs_bow: bool
    dice: dict[str, Roll]
    numbers: dict[str, int]


def _treasure(row: TreasureRow) -> TreasureCard:
    return TreasureCard(
        row.id,
        row.copies,
        row.category,
        SLOTS.index(row.slot),
        users_of(row.users),
        row.use,
        row.when,
        roll_of(row.value),
        row.value_condition,
        roll_of(row.charges) if row.charges else None,
        row.needs_bow,
        _rolls(row.dice),
        row.numbers,
    )


TREASURES: tuple[TreasureCard, ...] = tuple(_treasure(row) for row in BOX.treasures)
TREASURE_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.treasures)

# What can be carried: equipment, treasures, and objects of events and adventures

OBJECT_NAMES: tuple[str, ...] = (
    *(row.item for row in BOX.events if row.item),
    *(thing.item for row in BOX.adventures for thing in row.objects),
)
ITEM_NAMES: tuple[str, ...] = (*EQUIPMENT_NAMES, *TREASURE_NAMES, *OBJECT_NAMES)
FIRST_TREASURE = len(EQUIPMENT_NAMES)
FIRST_OBJECT = FIRST_TREASURE + len(TREASURE_NAMES)
PORTCULLIS_KEY = ITEM_NAMES.index("portcullis-key")

# Spell cards

ATTACK, DEFENCE, HEALING = range(3)
SPELL_KINDS = ("attack", "defence", "healing")
FIREBALL, FREEZE, LIGHTNING_BOLT, OGRE_STRENGTH, PIT_OF_DESPAIR = range(5)
LEVITATE, REBOUND, SHIELD_SPELL, IRON_SKIN, CONFUSE = range(5, 10)
HEAL_WOUNDS, HEALING_HANDS, LIFE_FORCE, LIFEBRINGER, RESURRECTION = range(10, 15)


class SpellCard(Row, frozen=True):
    """A Spell card; `power` is what it costs."""

    name: str
    kind: int
    power: int
    target: str
    duration: str
    limit: str
    dice: dict[str, Roll]
    numbers: dict[str, int]


def _spell(row: SpellRow) -> SpellCard:
    kind = SPELL_KINDS.index(row.kind)
    return SpellCard(row.id, kind, row.power, row.target, row.duration, row.limit, _rolls(row.dice), row.numbers)


SPELLS: tuple[SpellCard, ...] = tuple(_spell(row) for row in BOX.spells)
SPELL_NAMES: tuple[str, ...] = tuple(row.id for row in BOX.spells)
