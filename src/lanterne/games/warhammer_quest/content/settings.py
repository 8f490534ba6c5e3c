"""The settings agreed before the game."""

from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.kit.printed import PrintedSetting

SETTINGS: dict[str, PrintedSetting] = {setting.id: setting for setting in BOX.settings}
