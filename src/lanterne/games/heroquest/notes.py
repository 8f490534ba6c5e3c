"""Notes beside an option: dice, defence and odds of an attack; the effect of a spell, potion or ware."""

from collections.abc import Callable
from typing import TypeAlias

from lanterne.engine import Call, View
from lanterne.games.heroquest.bot.outlook import blow, chance_to_kill
from lanterne.games.heroquest.rules.armoury import buy
from lanterne.games.heroquest.rules.attack import shoot, strike, strike_undefended, throw
from lanterne.games.heroquest.rules.defence import defend_dice, foe_defend_dice
from lanterne.games.heroquest.rules.disarming import announce_disarming, disarm, disarm_chance
from lanterne.games.heroquest.rules.dread import cast_at
from lanterne.games.heroquest.rules.harm import foe_body
from lanterne.games.heroquest.rules.jumping import jump, jump_chance
from lanterne.games.heroquest.rules.monster_turn import strike_hero
from lanterne.games.heroquest.rules.places import square_of_foe
from lanterne.games.heroquest.rules.potions import drink
from lanterne.games.heroquest.rules.spells import cast_on_door, cast_on_foe, cast_on_hero
from lanterne.games.heroquest.rules.weapons import attack_dice, foe_attack_dice
from lanterne.games.heroquest.state import ITEMS, SPELLS, State
from lanterne.scene import Say
from lanterne.scene.saying import effect_said


def notes(view: View[State]) -> dict[Call, tuple[Say, ...]]:
    """The dice and odds of an attack; the effect of a spell or an item."""
    return {call: NOTES[call[0]](view.state, call) for call in view.options() if call[0] in NOTES}


def _attack(s: State, call: Call) -> tuple[Say, ...]:
    _, item, foe = call
    return _odds(attack_dice(s, s.active, item, foe), foe_defend_dice(s, foe), foe_body(s, foe))


def _undefended(s: State, call: Call) -> tuple[Say, ...]:
    _, item, foe = call
    return _odds(attack_dice(s, s.active, item, foe), 0, foe_body(s, foe))


def _odds(attack: int, defend: int, body: int) -> tuple[Say, ...]:
    """The dice of both sides and the chance to kill; also the chance to wound, if more than one Body Point is left."""
    dice = Say("note-dice", {"attack": attack, "defend": defend})
    wounds = () if body == 1 else (Say("note-wounds", {"chance": _percent(chance_to_kill(attack, defend, 1))}),)
    return (dice, *wounds, Say("note-kills", {"chance": _percent(chance_to_kill(attack, defend, body))}))


def _on_hero(s: State, call: Call) -> tuple[Say, ...]:
    _, foe, hero = call
    attack, defend = foe_attack_dice(s, foe, square_of_foe(s, foe)), defend_dice(s, hero)
    loses = round(10 * blow(attack, defend))
    return (
        Say("note-dice", {"attack": attack, "defend": defend}),
        Say("note-loses", {"whole": loses // 10, "tenths": loses % 10}),
    )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _jump(s: State, call: Call) -> tuple[Say, ...]:
    return (Say("note-lands", {"chance": _percent(jump_chance())}),)


def _disarm(s: State, call: Call) -> tuple[Say, ...]:
    return (Say("note-disarms", {"chance": _percent(disarm_chance(s.active))}),)


def _spell(s: State, call: Call) -> tuple[Say, ...]:
    return (effect_said(SPELLS, call[1]),)


def _dread(s: State, call: Call) -> tuple[Say, ...]:
    return (effect_said(SPELLS, call[2]),)


def _item(place: int) -> Callable[[State, Call], tuple[Say, ...]]:
    return lambda s, call: (effect_said(ITEMS, call[place]),)


Told: TypeAlias = Callable[[State, Call], tuple[Say, ...]]

NOTES: dict[str, Told] = {
    strike.name: _attack,
    throw.name: _attack,
    shoot.name: _attack,
    strike_undefended.name: _undefended,
    strike_hero.name: _on_hero,
    cast_on_hero.name: _spell,
    cast_on_foe.name: _spell,
    cast_on_door.name: _spell,
    cast_at.name: _dread,
    jump.name: _jump,
    announce_disarming.name: _disarm,
    disarm.name: _disarm,
    drink.name: _item(2),
    buy.name: _item(1),
}
