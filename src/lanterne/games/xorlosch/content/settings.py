"""The numbers of the rulebook, the choices before the game, and the tempers of the bots."""

from lanterne.games.xorlosch.content.box import BOX
from lanterne.games.xorlosch.content.rows import BotProfile
from lanterne.kit.printed import PrintedSetting

_VALUE = {constant.id: constant.value for constant in BOX.constants}

MOVEMENT_BASE = _VALUE["movement_base"]
START_EXPERIENCE = _VALUE["start_experience"]
DICE_PER_PLAYER = _VALUE["dice_per_player"]
LEVEL_MIN = _VALUE["level_min"]
LEVEL_MAX = _VALUE["level_max"]
NEW_DWARF_LEVEL = _VALUE["new_dwarf_level"]
RESPECT_COST = _VALUE["respect_cost"]
MOVE_COST = _VALUE["move_cost"]
BOOTS_BONUS = _VALUE["boots_bonus"]
POWER_POTION = _VALUE["power_potion"]
POWER_TRAP = _VALUE["power_trap"]
REACTION_CALLS_PER_TURN = _VALUE["reaction_calls_per_turn"]
GROUP_CHANGES_PER_TURN = _VALUE["group_changes_per_turn"]

SETTINGS: dict[str, PrintedSetting] = {setting.id: setting for setting in BOX.settings}
BOT_PROFILES: dict[str, BotProfile] = {bot.id: bot for bot in BOX.bots}
