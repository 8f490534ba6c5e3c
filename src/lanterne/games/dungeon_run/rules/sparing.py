"""Questions that a player may switch off: automatic answers, which can be changed at any time."""

from lanterne.engine import AutoAnswer, Step, Window
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
    """Whether the hero gains nothing from wounds. Most gain nothing; Blood Rage does."""
    card = s.heroes[seat].card
    return card == NONE or not any(power.condition.wounds for power in HEROES[card].personal)


def exploring(s: State, seat: int) -> bool:
    """Before the Stone is taken, nobody has a reason to decline help."""
    return not s.final


AUTO_ANSWERS: dict[Step[...] | Window, AutoAnswer] = {
    choose_rally: AutoAnswer(everybody, wounds_only_hurt),
    answer_offer: AutoAnswer(in_company, exploring),
    declare_help: AutoAnswer(in_company),
    lone_dice_window: AutoAnswer(everybody),
    dice_window: AutoAnswer(in_company),
}
