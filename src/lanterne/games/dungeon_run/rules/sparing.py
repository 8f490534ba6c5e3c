"""Questions that a player may wish not to be asked: standing answers, to be set and taken back at any time."""

from lanterne.engine import Spare, Step, Window
from lanterne.games.dungeon_run.content.heroes import HEROES
from lanterne.games.dungeon_run.rules.helping import answer_offer, declare_help
from lanterne.games.dungeon_run.rules.rally import choose_rally
from lanterne.games.dungeon_run.rules.rerolls import dice_window, lone_dice_window
from lanterne.games.dungeon_run.state import NONE, State, solo


def in_company(s: State, seat: int) -> bool:
    """Alone there is nobody to help."""
    return not solo(s)


def everybody(s: State, seat: int) -> bool:
    """Every hero may rally, and roll dice again."""
    return True


def wounds_only_hurt(s: State, seat: int) -> bool:
    """Whether a hero gains nothing from wounds, as most do not: Blood Rage counts them."""
    card = s.heroes[seat].card
    return card == NONE or not any(power.condition.wounds for power in HEROES[card].personal)


def exploring(s: State, seat: int) -> bool:
    """Before the Stone is taken nobody has a reason to decline help."""
    return not s.final


SPARES: dict[Step[...] | Window, Spare] = {
    choose_rally: Spare(everybody, wounds_only_hurt),
    answer_offer: Spare(in_company, exploring),
    declare_help: Spare(in_company),
    lone_dice_window: Spare(everybody),
    dice_window: Spare(in_company),
}
