"""What notes and quest actions do, effect by effect (HQ-QST-4)."""

from collections.abc import Callable
from typing import Any

from lanterne.engine import Event, law, part
from lanterne.games.heroquest.content.cards import ITEM_NAMES, MONSTER_NAMES, SPELL_NAMES
from lanterne.games.heroquest.content.quests import placed
from lanterne.games.heroquest.content.sheets import (
    AllyJoins,
    AnyEffect,
    Deliver,
    Give,
    MustCast,
    RegainSpell,
    RevealCorridors,
    SetFlag,
    Spawn,
    SpawnWaiting,
    Weaken,
)
from lanterne.games.heroquest.rules.allies import ally_joins
from lanterne.games.heroquest.rules.arrivals import spawn
from lanterne.games.heroquest.rules.artifacts import with_zargon
from lanterne.games.heroquest.rules.belongings import put_pile
from lanterne.games.heroquest.rules.counting import meant
from lanterne.games.heroquest.rules.doors import unbar
from lanterne.games.heroquest.rules.exploration import CORRIDORS, reveal
from lanterne.games.heroquest.rules.gear import gain, lose
from lanterne.games.heroquest.rules.places import change_monster
from lanterne.games.heroquest.state import (
    FIRST_ALLY,
    HEROES,
    INSIDE_IT,
    ITEMS,
    KIND_OF,
    SQUARES,
    Game,
    MonsterRow,
    State,
)

ITEM_GIVEN = Event("item-given", "HQ-QST-15", hero=HEROES, item=ITEMS)
ITEM_FELL = Event("item-fell", "HQ-QST-15", item=ITEMS, square=SQUARES)
ITEM_DELIVERED = Event("item-delivered", "HQ-QST-3", hero=HEROES, item=ITEMS)


def take_effect(game: Game, effects: tuple[AnyEffect, ...], actor: int, square: int) -> None:
    """The effects of a note or an action, in order. `actor` is the hero who acted or killed, NONE if nobody did;
    `square` where that happened."""
    for effect in effects:
        _EFFECTS[type(effect)](game, effect, actor, square)


@law("HQ-QST-4")
def idle(s: State, effects: tuple[AnyEffect, ...]) -> bool:
    """Whether nothing would happen: a caster to regain a spell has spent none, a spell to be cast is spent, or a flag
    is already set. Such a note waits, and is not read out. A note that only tells something never waits."""
    return bool(effects) and all(_idle(s, effect) for effect in effects)


def _idle(s: State, effect: AnyEffect) -> bool:
    if isinstance(effect, SetFlag):
        return effect.flag in s.flags
    if not isinstance(effect, RegainSpell | MustCast):
        return False
    row = _caster(s, effect.monster)
    if row is None:
        return True
    return not row.spent if isinstance(effect, RegainSpell) else SPELL_NAMES.index(effect.spell) not in row.spells


@part("HQ-QST-15", "HQ-CAM-4")
def _give(game: Game, effect: Give, actor: int, square: int) -> None:
    """The item goes to the hero who killed or acted, or else falls where the monster died. There is one of each: an
    item the heroes have, or have lost, is not given again."""
    s = game.state
    item = ITEM_NAMES.index(effect.item)
    if not with_zargon(s, item):
        return
    if 0 <= actor < FIRST_ALLY and s.heroes[actor].fate == INSIDE_IT:
        gain(s, actor, item)
        game.say(ITEM_GIVEN, actor, item)
    else:
        put_pile(s, square, 0, (item,))
        game.say(ITEM_FELL, item, square)


def _spawn(game: Game, effect: Spawn, actor: int, square: int) -> None:
    for row in effect.monsters:
        spawn(game, placed(row))


@part("HQ-QST-2")
def _spawn_waiting(game: Game, effect: SpawnWaiting, actor: int, square: int) -> None:
    """A monster that was kept off the board comes out."""
    s = game.state
    kind = MONSTER_NAMES.index(effect.monster)
    waiting = [row for row in s.lurking if row.kind == kind and row.waits]
    s.lurking = [row for row in s.lurking if row not in waiting]
    for row in waiting:
        spawn(game, row)


def _set_flag(game: Game, effect: SetFlag, actor: int, square: int) -> None:
    raise_flag(game.state, effect.flag)


def raise_flag(s: State, flag: str) -> None:
    """Set a flag; doors it locked may be tried again."""
    if flag not in s.flags:
        s.flags = (*s.flags, flag)
        unbar(s)


def _reveal_corridors(game: Game, effect: RevealCorridors, actor: int, square: int) -> None:
    reveal(game, CORRIDORS)


def _ally_joins(game: Game, effect: AllyJoins, actor: int, square: int) -> None:
    ally_joins(game, HEROES.number(effect.ally), actor)


def _caster(s: State, name: str) -> MonsterRow | None:
    kind = MONSTER_NAMES.index(name)
    return next((row for row in s.monsters if KIND_OF[row.foe] == kind), None)


@part("HQ-QST-4")
def _regain_spell(game: Game, effect: RegainSpell, actor: int, square: int) -> None:
    """The caster regains the spent spell that the quest names first."""
    s = game.state
    row = _caster(s, effect.monster)
    if row is not None and row.spent:
        owned = s.chart.dread[KIND_OF[row.foe]]
        back = min(row.spent, key=owned.index)
        left = tuple(spell for spell in row.spent if spell != back)
        change_monster(s, row.foe, spells=(*row.spells, back), spent=left)


@part("HQ-QST-9")
def _must_cast(game: Game, effect: MustCast, actor: int, square: int) -> None:
    """The next time the caster acts, it must cast this spell."""
    row = _caster(game.state, effect.monster)
    if row is not None:
        change_monster(game.state, row.foe, must_cast=SPELL_NAMES.index(effect.spell))


def _deliver(game: Game, effect: Deliver, actor: int, square: int) -> None:
    s = game.state
    for name, flag in effect.flags.items():
        item = ITEM_NAMES.index(name)
        if item in s.sheets[actor].items:
            lose(s, actor, item)
            game.say(ITEM_DELIVERED, actor, item)
            raise_flag(s, flag)


@part("HQ-QST-4")
def _weaken(game: Game, effect: Weaken, actor: int, square: int) -> None:
    """All such monsters, wherever they are: those that come onto the board later are placed weaker (`weakness`)."""
    s = game.state

    def weaker(row: MonsterRow) -> MonsterRow:
        return row._replace(less=row.less + effect.defend) if KIND_OF[row.foe] in meant(effect.monsters) else row

    s.monsters = [weaker(row) for row in s.monsters]
    s.fled = tuple(fled._replace(row=weaker(fled.row)) for fled in s.fled)


_EFFECTS: dict[type[AnyEffect], Callable[[Game, Any, int, int], None]] = {
    Give: _give,
    Spawn: _spawn,
    SpawnWaiting: _spawn_waiting,
    SetFlag: _set_flag,
    RevealCorridors: _reveal_corridors,
    AllyJoins: _ally_joins,
    RegainSpell: _regain_spell,
    MustCast: _must_cast,
    Deliver: _deliver,
    Weaken: _weaken,
}
