"""The choices before the game."""

from lanterne.games.warhammer_quest.content.box import BOX
from lanterne.kit.printed import Option

OPTIONS: dict[str, Option] = {option.id: option for option in BOX.options}
