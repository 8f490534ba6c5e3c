"""Questions that a player may wish not to be asked: standing answers, to be set and taken back at any time."""

from collections.abc import Callable

from lanterne.engine import Step, Window
from lanterne.games.dungeon_run.rules.helping import answer_offer, declare_help
from lanterne.games.dungeon_run.rules.rally import choose_rally
from lanterne.games.dungeon_run.rules.rerolls import dice_window, lone_dice_window
from lanterne.games.dungeon_run.state import State, solo


def in_company(s: State, seat: int) -> bool:
    """Alone there is nobody to help."""
    return not solo(s)


def everybody(s: State, seat: int) -> bool:
    """Every hero may rally, and roll dice again."""
    return True


SPARES: dict[Step[...] | Window, Callable[[State, int], bool]] = {
    choose_rally: everybody,
    answer_offer: in_company,
    declare_help: in_company,
    lone_dice_window: everybody,
    dice_window: in_company,
}
