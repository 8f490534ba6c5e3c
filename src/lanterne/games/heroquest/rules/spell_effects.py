"""What hero spells do (HQ-SPL-4 and the rules after it)."""

from lanterne.engine import NUMBER, Event, law, part, step
from lanterne.games.heroquest.content.cards import HERO_SPELLS, MONSTERS, SPELLS
from lanterne.games.heroquest.content.rows import Boost, Damage, Genie, Heal, Inflict
from lanterne.games.heroquest.rules.attack import strike_with_dice
from lanterne.games.heroquest.rules.conditions import BREAKS_FREE, courage_fades
from lanterne.games.heroquest.rules.harm import heal, wound
from lanterne.games.heroquest.rules.places import change, change_monster, is_monster, square_of_foe
from lanterne.games.heroquest.rules.telling import IMMUNE, tell_rules
from lanterne.games.heroquest.state import (
    COURAGE,
    FOES,
    HEROES,
    KIND_OF,
    PASS_ROCK,
    ROCK_SKIN,
    SWIFT,
    VEIL,
    Foe,
    Game,
    Hero,
    Immunity,
    Spell,
    State,
)
from lanterne.games.heroquest.state import SPELLS as SPELL_IDS
from lanterne.kit.pips import PIPS, pips

EFFECT_BEGINS = Event("effect-begins", "HQ-SPL-4", hero=HEROES, spell=SPELL_IDS)
IMMUNITY_MET = Event("immunity-met", "HQ-QST-14", foe=FOES, spell=SPELL_IDS)
FOE_SAVED = Event("foe-saved", "HQ-SPL-6", foe=FOES, spell=SPELL_IDS, dice=PIPS, loss=NUMBER)
SLEEP_RESISTED = Event("sleep-resisted", "HQ-SPL-7", foe=FOES, dice=PIPS)
MONSTER_FALLS_ASLEEP = Event("monster-falls-asleep", "HQ-SPL-7", foe=FOES, dice=PIPS)
MONSTER_WHIRLED = Event("monster-whirled", "HQ-SPL-8", foe=FOES)

EFFECT = {
    "attack-dice": COURAGE,
    "defend-dice": ROCK_SKIN,
    "move-dice-doubled": SWIFT,
    "pass-monsters": VEIL,
    "pass-walls": PASS_ROCK,
}
"""The bit in `HeroRow.effects` for what a spell gives. Whatever ends it clears the bit: the next attack (`attack`), a
lost Body Point (`harm`), the next movement roll (`movement`), no monster in view (`conditions`)."""


# --- on heroes --------------------------------------------------------------------------------------------------------


@step("HQ-SPL-4", "HQ-SPL-10", "HQ-SPL-11", "HQ-SPL-12", "HQ-SPL-13", "HQ-SPL-14")
def spell_helps(game: Game, spell: Spell, hero: Hero) -> None:
    """Body Points come back at once; any other effect begins, and lasts until it is used up or ended."""
    s = game.state
    effect = SPELLS[spell].effect
    if isinstance(effect, Heal):
        game.then(heal(hero, effect.body))
    elif isinstance(effect, Boost):
        change(s, hero, effects=s.heroes[hero].effects | EFFECT[effect.what])
        game.say(EFFECT_BEGINS, hero, spell)
        game.then(courage_fades())


# --- on foes ----------------------------------------------------------------------------------------------------------


@law("HQ-QST-14")
def is_immune(s: State, kind: int, spell: int) -> bool:
    """Whether the quest makes such a monster immune to the spell. Only Zargon knows: heroes learn it when they try."""
    return any(row.kind == kind and spell in row.spells for row in s.chart.immune)


@part("HQ-QST-14")
def learn_immunity(s: State, kind: int, spell: int) -> None:
    """Make an immunity public: from now on everybody knows all spells it covers."""
    shown = {other for row in s.chart.immune if row.kind == kind and spell in row.spells for other in row.spells}
    s.immunities += tuple(Immunity(kind, other) for other in HERO_SPELLS if other in shown)


@step("HQ-SPL-4", "HQ-QST-14")
def spell_strikes(game: Game, spell: Spell, foe: Foe, hero: Hero) -> None:
    """The hero's spell works on the foe, unless the quest says that it does not."""
    s = game.state
    if is_monster(foe) and is_immune(s, KIND_OF[foe], spell):
        learn_immunity(s, KIND_OF[foe], spell)
        game.say(IMMUNITY_MET, foe, spell)
        tell_rules(game, IMMUNE)
        return
    effect = SPELLS[spell].effect
    if isinstance(effect, Damage):
        game.then(magic_hurts_foe(spell, foe, hero))
    elif isinstance(effect, Genie):
        game.then(strike_with_dice(hero, foe, effect.attack))
    elif isinstance(effect, Inflict):
        game.then(falls_asleep(foe) if effect.save else is_whirled(foe))


@step("HQ-SPL-6", "HQ-DRD-6")
def magic_hurts_foe(game: Game, spell: Spell, foe: Foe, killer: Hero) -> None:
    """The foe loses Body Points without Defend dice, less what its red dice save. `killer`: the hero who cast the
    spell, or NONE."""
    if square_of_foe(game.state, foe) < 0:
        return
    dice, loss = saving_roll(game, spell)
    if dice:
        game.say(FOE_SAVED, foe, spell, pips(dice), loss)
    if loss:
        game.then(wound(foe, loss, killer))


@part("HQ-SPL-6", "HQ-DRD-6")
def saving_roll(game: Game, spell: int) -> tuple[tuple[int, ...], int]:
    """The red dice that the card gives the victim, if any, and the Body Points that are lost in any case."""
    effect = SPELLS[spell].effect
    assert isinstance(effect, Damage)
    if effect.save is None:
        return (), effect.amount
    assert isinstance(effect.save.red_dice, int)
    dice = game.rolls(6, effect.save.red_dice)
    return dice, max(0, effect.amount - sum(die in effect.save.faces for die in dice))


@step("HQ-SPL-7")
def falls_asleep(game: Game, foe: Foe) -> None:
    """The monster sleeps unless it rolls a 6 at once, with one red die for each Mind Point."""
    dice = game.rolls(6, MONSTERS[KIND_OF[foe]].mind)
    if BREAKS_FREE in dice:
        game.say(SLEEP_RESISTED, foe, pips(dice))
    else:
        change_monster(game.state, foe, asleep=True)
        game.say(MONSTER_FALLS_ASLEEP, foe, pips(dice))


@step("HQ-SPL-8")
def is_whirled(game: Game, foe: Foe) -> None:
    """The monster skips its next turn."""
    change_monster(game.state, foe, misses=True)
    game.say(MONSTER_WHIRLED, foe)
