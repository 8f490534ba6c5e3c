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
UNARMED_ATTACK = _VALUE["unarmed_attack"]

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
_HEROES = {quest.id: quest.heroes for quest in BOX.quests}
MOST_HEROES = 4


def _heroes_in_campaign() -> int:
    """As many heroes as can take part in every quest of the campaign."""
    return min((BOX.quests[place].heroes for place in CAMPAIGN_BY_OTHERS or ()), default=MOST_HEROES)


def _seats(heroes: int) -> tuple[int, ...]:
    """The numbers of seats with this many heroes at most, and Zargon."""
    return tuple(range(2, heroes + 2))


def _offered(setting: PrintedSetting) -> PrintedSetting:
    """Offer the quests of packs by name, and make one of them the default, or their campaign: a table with a pack wants
    to play it."""
    if _BY_OTHERS and setting.id == "play":
        default = setting.default if CAMPAIGN_BY_OTHERS else "single-quest"
        few = _heroes_in_campaign()
        if few == MOST_HEROES:
            return replace(setting, default=default)
        return replace(setting, default=default, seats=(_seats(few), _seats(MOST_HEROES)))
    if _BY_OTHERS and setting.id == "quest":
        values = (*_BY_OTHERS, *setting.values)
        seats = tuple(_seats(_HEROES.get(str(value), MOST_HEROES)) for value in values)
        if all(each == _seats(MOST_HEROES) for each in seats):
            seats = ()
        return replace(setting, values=values, default=_BY_OTHERS[0], default_simulation=_BY_OTHERS[0], seats=seats)
    return setting


HEROES_BY_DEFAULT = _heroes_in_campaign() if CAMPAIGN_BY_OTHERS or not _BY_OTHERS else _HEROES[_BY_OTHERS[0]]
"""How many heroes can take part in what is played by default."""
SETTINGS: dict[str, PrintedSetting] = {setting.id: _offered(setting) for setting in BOX.settings}

HERO_PRIORITY: tuple[str, ...] = BOX.zargon[0].names
SPELL_PRIORITY: tuple[str, ...] = BOX.zargon[1].names
