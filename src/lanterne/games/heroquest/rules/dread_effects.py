"""What Dread spells do (HQ-DRD-2..10)."""

from lanterne.engine import NUMBER, Choice, Event, Offer, ask, decision, has, law, step
from lanterne.games.heroquest.content.board import REGION_OF, REGION_SQUARES
from lanterne.games.heroquest.content.cards import SPELLS
from lanterne.games.heroquest.content.rows import Inflict
from lanterne.games.heroquest.rules.conditions import BREAKS_FREE, condition_of, courage_fades, inflict, mind_roll
from lanterne.games.heroquest.rules.dread_targets import escape_square, rusting
from lanterne.games.heroquest.rules.gear import lose
from lanterne.games.heroquest.rules.harm import take_body
from lanterne.games.heroquest.rules.places import change_monster, free, monster, nearest
from lanterne.games.heroquest.rules.spell_effects import is_immune, magic_hurts_foe, saving_roll
from lanterne.games.heroquest.state import (
    FOES,
    HEROES,
    ITEMS,
    KIND_OF,
    NONE,
    SQUARES,
    Fled,
    Foe,
    Game,
    Hero,
    Item,
    Spell,
    State,
    zargon,
)
from lanterne.games.heroquest.state import SPELLS as SPELL_IDS
from lanterne.kit.pips import PIPS, pips

HERO_SAVED = Event("hero-saved", "HQ-DRD-6", hero=HEROES, spell=SPELL_IDS, dice=PIPS, loss=NUMBER)
DREAD_RESISTED = Event("dread-resisted", "HQ-DRD-2", hero=HEROES, spell=SPELL_IDS, dice=PIPS)
DREAD_NOT_RESISTED = Event("dread-not-resisted", "HQ-DRD-2", hero=HEROES, spell=SPELL_IDS, dice=PIPS)
RUSTED_AWAY = Event("rusted-away", "HQ-DRD-7", hero=HEROES, item=ITEMS)
CASTER_ESCAPED = Event("caster-escaped", "HQ-DRD-9", foe=FOES, square=SQUARES)
CASTER_VANISHED = Event("caster-vanished", "HQ-DRD-9", foe=FOES)


# --- damage -----------------------------------------------------------------------------------------------------------


@step("HQ-DRD-6")
def magic_hurts(game: Game, spell: Spell, hero: Hero) -> None:
    """The hero or ally loses Body Points without Defend dice, less what the card's red dice save. Heroes fall only
    after everybody has been struck (HQ-DTH-9)."""
    dice, loss = saving_roll(game, spell)
    if dice:
        game.say(HERO_SAVED, hero, spell, pips(dice), loss)
    take_body(game, hero, loss)


@step("HQ-DRD-6", "HQ-QST-14")
def magic_hurts_monster(game: Game, spell: Spell, foe: Foe) -> None:
    """A monster in the way is struck as well, unless the quest has made it immune."""
    if not is_immune(game.state, KIND_OF[foe], spell):
        game.then(magic_hurts_foe(spell, foe, NONE))


# --- conditions -------------------------------------------------------------------------------------------------------


@step("HQ-DRD-2", "HQ-DRD-3", "HQ-DRD-10")
def dread_grips(game: Game, spell: Spell, hero: Hero) -> None:
    """The hero gets the condition, unless the card grants a Mind roll at once and it shows a 6."""
    effect = SPELLS[spell].effect
    assert isinstance(effect, Inflict)
    condition = condition_of(effect.condition)
    if effect.save is not None and "at-once" in effect.save.when:
        dice = mind_roll(game, hero)
        if BREAKS_FREE in dice:
            game.say(DREAD_RESISTED, hero, spell, pips(dice))
            return
        game.say(DREAD_NOT_RESISTED, hero, spell, pips(dice))
    game.then(inflict(hero, condition))


# --- Rust -------------------------------------------------------------------------------------------------------------


def rust_choices(s: State, seat: int, hero: int) -> list[tuple[int, int]]:
    """Each thing of the hero that can rust away."""
    return [(hero, item) for item in rusting(s, hero)]


@step("HQ-DRD-7")
def rusts_away(game: Game, hero: Hero, item: Item) -> None:
    """The sword or helmet is gone for good."""
    lose(game.state, hero, item)
    game.say(RUSTED_AWAY, hero, item)


RUST_AWAY = (Offer(rusts_away, rust_choices),)


@step("HQ-DRD-7", "HQ-DEC-2", "HQ-DEC-4", "HQ-AUT-12")
def rust(game: Game, hero: Hero) -> None:
    """One thing of the hero rusts away. Zargon chooses if there are several, unless the rest of the turn is
    automated."""
    items = rusting(game.state, hero)
    chooses = len(items) > 1 and not game.state.rest_acts
    game.then(choose_rust(hero) if chooses else rusts_away(hero, items[0]))


@decision("HQ-DRD-7")
def choose_rust(game: Game, hero: Hero) -> Choice:
    """What rusts away (HQ-D-24)?"""
    return ask(zargon(game.state), RUST_AWAY, hero)


# --- Escape -----------------------------------------------------------------------------------------------------------


@step("HQ-DRD-9")
def escape(game: Game, foe: Foe) -> None:
    """The caster is gone: to the marked square, or off the board until that square is revealed. Damage stays."""
    s = game.state
    square = escape_square(s, foe)
    if has(s.seen, square):
        square = landing_square(s, square)
        change_monster(s, foe, square=square)
        game.say(CASTER_ESCAPED, foe, square)
    else:
        row = monster(s, foe)
        s.monsters.remove(row)
        s.fled = (*s.fled, Fled(row, square))
        game.say(CASTER_VANISHED, foe)
    game.then(courage_fades())


@law("HQ-DRD-9", "HQ-EXP-12")
def landing_square(s: State, square: int) -> int:
    """The marked square, or the nearest free one of its region."""
    return nearest(s, square, free(s) & REGION_SQUARES[REGION_OF[square]])
