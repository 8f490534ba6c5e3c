"""The numbers of the rulebook, the choices before the game, and what an automated Zargon prefers."""

from lanterne.games.heroquest.content.box import BOX
from lanterne.kit.printed import Option

_VALUE = {constant.id: constant.value for constant in BOX.constants}

START_GOLD = _VALUE["start_gold"]
JUMP_COST = _VALUE["jump_cost"]
FIXED_MOVE = _VALUE["fixed_move"]
FIXED_MOVE_PLATE_MAIL = _VALUE["fixed_move_plate_mail"]
VETERAN_FROM_QUEST = _VALUE["veteran_from_quest"]
UNARMED_ATTACK = _VALUE["unarmed_attack"]
WANDERING_MONSTERS = _VALUE["wandering_monsters"]

OPTIONS: dict[str, Option] = {option.id: option for option in BOX.options}

HERO_PRIORITY: tuple[str, ...] = BOX.zargon[0].names
SPELL_PRIORITY: tuple[str, ...] = BOX.zargon[1].names
