"""The numbers of the rulebook, the choices before the game, and what an automated Zargon prefers."""

from collections.abc import Iterator

from msgspec.structs import replace

from lanterne.games.heroquest.content.box import BOX
from lanterne.kit.printed import PrintedSetting

_VALUE = {constant.id: constant.value for constant in BOX.constants}

START_GOLD = _VALUE["start_gold"]
JUMP_COST = _VALUE["jump_cost"]
FIXED_MOVE = _VALUE["fixed_move"]
FIXED_MOVE_PLATE_MAIL = _VALUE["fixed_move_plate_mail"]
VETERAN_FROM_QUEST = _VALUE["veteran_from_quest"]
UNARMED_ATTACK = _VALUE["unarmed_attack"]
WANDERING_MONSTERS = _VALUE["wandering_monsters"]

CAMPAIGN_QUESTS = len(BOX.campaign[0].quests)
"""The quests of the campaign come first; those of packs follow."""


def _campaigns() -> Iterator[range]:
    first = 0
    for row in BOX.campaign:
        yield range(first, first + len(row.quests))
        first += len(row.quests)


CAMPAIGNS: tuple[range, ...] = tuple(_campaigns())
"""The quests of each campaign: that of the game, and those of packs. One quest alone is played by itself."""
CAMPAIGN_BY_OTHERS: range | None = next((quests for quests in CAMPAIGNS[1:] if len(quests) > 1), None)
FIRST_OF_CAMPAIGN = CAMPAIGN_BY_OTHERS.start if CAMPAIGN_BY_OTHERS else 0
"""Where a campaign begins: with a pack that has one, in that one."""
_BY_OTHERS = tuple(quest.id for quest in BOX.quests[CAMPAIGN_QUESTS:])


def _offered(setting: PrintedSetting) -> PrintedSetting:
    """Offer the quests of packs by name, and make one of them the default, or their campaign: a table with a pack wants
    to play it."""
    if _BY_OTHERS and not CAMPAIGN_BY_OTHERS and setting.id == "play":
        return replace(setting, default="single-quest")
    if _BY_OTHERS and setting.id == "quest":
        values = (*_BY_OTHERS, *setting.values)
        return replace(setting, values=values, default=_BY_OTHERS[0], default_simulation=_BY_OTHERS[0])
    return setting


SETTINGS: dict[str, PrintedSetting] = {setting.id: _offered(setting) for setting in BOX.settings}

HERO_PRIORITY: tuple[str, ...] = BOX.zargon[0].names
SPELL_PRIORITY: tuple[str, ...] = BOX.zargon[1].names
