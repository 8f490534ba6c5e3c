"""The lucky talisman: one attack that hits without a roll (WQ-EQP-1, WQ-EQP-9)."""

from lanterne.engine import Event, Offer, Refusal, law, step
from lanterne.games.warhammer_quest.content.cards import ITEM_NAMES
from lanterne.games.warhammer_quest.rules import ahead
from lanterne.games.warhammer_quest.rules.combat import (
    before_blow,
    can_be_struck,
    cannot_fight,
    foes_in_reach,
    not_his_duel,
    sure_blow,
)
from lanterne.games.warhammer_quest.rules.dungeon import holds
from lanterne.games.warhammer_quest.rules.gear import find, no_cards, spend
from lanterne.games.warhammer_quest.rules.missiles import (
    SURE,
    can_be_shot,
    cannot_shoot,
    foes_to_shoot,
    out_of_sight,
    shot_flies,
)
from lanterne.games.warhammer_quest.state import FOES, NONE, Foe, Game, State, Warrior
from lanterne.games.warhammer_quest.state import WARRIORS as WARRIOR_IDS

LUCK_CALLED = Event("luck-called", "WQ-EQP-1", warrior=WARRIOR_IDS, foe=FOES)

LUCK_USED_UP = Refusal("luck-used-up", "WQ-EQP-9")

TALISMAN = ITEM_NAMES.index("lucky-talisman")


@law("WQ-EQP-9")
def luck_used_up(s: State, seat: int) -> Refusal | None:
    """It works once."""
    return LUCK_USED_UP if find(s, s.active, TALISMAN) == NONE else None


def foes_to_strike(s: State, seat: int) -> list[tuple[int]]:
    """The monsters that can be struck, if the warrior has the talisman."""
    return foes_in_reach(s, seat) if holds(s, s.active, TALISMAN) else []


def foes_to_hit(s: State, seat: int) -> list[tuple[int]]:
    """The monsters that could be shot, if the warrior has the talisman."""
    return foes_to_shoot(s, seat) if holds(s, s.active, TALISMAN) else []


@step("WQ-EQP-1")
def strike_with_luck(game: Game, foe: Foe) -> None:
    """Declare a blow that will not miss."""
    s = game.state
    game.then(*before_blow(s), lucky_blow(s.active, foe))


@step("WQ-EQP-9", "WQ-CMB-11")
def lucky_blow(game: Game, warrior: Warrior, foe: Foe) -> None:
    """If the target is gone, the talisman keeps its luck."""
    s = game.state
    if can_be_struck(s, warrior, foe) is not None:
        spend(s, warrior, TALISMAN)
        game.say(LUCK_CALLED, warrior, foe)
        game.then(sure_blow(warrior, foe))


@step("WQ-EQP-1")
def shoot_with_luck(game: Game, foe: Foe) -> None:
    """Declare a shot that will not miss."""
    game.then(ahead.stop_moving(), lucky_shot(game.state.active, foe))


@step("WQ-EQP-9", "WQ-CMB-11")
def lucky_shot(game: Game, warrior: Warrior, foe: Foe) -> None:
    """If the target is gone, the talisman keeps its luck."""
    s = game.state
    if can_be_shot(s, warrior, foe) is not None:
        spend(s, warrior, TALISMAN)
        game.say(LUCK_CALLED, warrior, foe)
        game.then(shot_flies(warrior, foe, SURE))


LUCK = (
    Offer(strike_with_luck, foes_to_strike, (no_cards, luck_used_up, cannot_fight), (not_his_duel,)),
    Offer(shoot_with_luck, foes_to_hit, (no_cards, luck_used_up, cannot_shoot), (not_his_duel, out_of_sight)),
)
"""In a warrior's own turn."""
