"""The effects of notes and actions, in order (QW-EFF)."""

from collections.abc import Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.quest_workshop.entries import (
    effects_of,
    entry_named,
    every,
    has_effects,
    id_of,
    item_name,
    open_family,
    open_row,
    rewrite,
    row_of,
)
from lanterne.games.quest_workshop.rules.objective import monsters_of
from lanterne.games.quest_workshop.rules.rooms import found_already
from lanterne.games.quest_workshop.state import (
    MONSTERS,
    NONE,
    SPELLS,
    TAGS,
    Entry,
    Game,
    Monster,
    Sort,
    Spell,
    State,
    page_name,
    tool_name,
)

MOST_WEAKER = 3

DOES_ALREADY = Refusal("does-already", "QW-EFF-1")
NOBODY_TO_GET_IT = Refusal("nobody-to-get-it", "QW-EFF-2")
NO_ITEM_IN_HAND = Refusal("no-item-in-hand", "QW-EFF-2")
ONLY_ACTIONS = Refusal("only-actions", "QW-EFF-2")
JOINS_ALREADY = Refusal("joins-already", "QW-OBJ-3")
NO_WEAKER = Refusal("no-weaker", "QW-EFF-1", (("number", MOST_WEAKER),))


def _is_open(s: State) -> bool:
    """Whether the effects of the open note or action are being chosen."""
    return page_name(s) == "then" and has_effects(s)


def if_effects(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if _is_open(s) else []


def _of(s: State, *families: str) -> Iterable[tuple[int]]:
    return every(s, *families) if _is_open(s) else []


def _add_effect(s: State, effect: sheets.AnyEffect) -> None:
    _rewrite(s, (*effects_of(s), effect))


def _rewrite(s: State, effects: tuple[sheets.AnyEffect, ...]) -> None:
    rewrite(s, s.open, replace(open_row(s), effects=effects))


# --- flags, corridors -------------------------------------------------------------------------------------------------


def every_flag(s: State, seat: int) -> Iterable[tuple[int]]:
    return _of(s, "flag")


@law("QW-EFF-1")
def sets_already(s: State, seat: int, entry: int) -> Refusal | None:
    return DOES_ALREADY if sheets.SetFlag(flag=id_of(s, entry)) in effects_of(s) else None


@step("QW-EFF-1", "QW-NOT-3")
def then_set(game: Game, entry: Entry) -> None:
    """It sets a flag."""
    _add_effect(game.state, sheets.SetFlag(flag=id_of(game.state, entry)))


@law("QW-EFF-1")
def reveals_already(s: State, seat: int) -> Refusal | None:
    return DOES_ALREADY if _is_open(s) and sheets.RevealCorridors() in effects_of(s) else None


@step("QW-EFF-1")
def then_reveal(game: Game) -> None:
    """It reveals all corridors."""
    _add_effect(game.state, sheets.RevealCorridors())


# --- items ------------------------------------------------------------------------------------------------------------


@law("QW-EFF-2", "QW-TRE-2")
def not_to_be_given(s: State, seat: int) -> Refusal | None:
    """There must be a hero to receive it: one who acted, set the flags, or killed a character. An artifact is found
    once."""
    if not _is_open(s):
        return None
    if tool_name(s) != "item":
        return NO_ITEM_IN_HAND
    trigger = getattr(open_row(s), "trigger", None)
    if trigger is not None and not isinstance(trigger, sheets.Killed | sheets.FlagsSet):
        return NOBODY_TO_GET_IT
    return found_already(s)


@step("QW-EFF-2")
def then_give(game: Game) -> None:
    """It gives the item in hand to the hero who killed the character or did the action."""
    s = game.state
    killed = isinstance(getattr(open_row(s), "trigger", None), sheets.Killed)
    _add_effect(s, sheets.Give(item=item_name(s, s.item), to="killer" if killed else "actor"))


@law("QW-EFF-2")
def not_to_be_delivered(s: State, seat: int) -> Refusal | None:
    if not _is_open(s):
        return None
    if open_family(s) != "action":
        return ONLY_ACTIONS
    return NO_ITEM_IN_HAND if tool_name(s) != "item" else None


@step("QW-EFF-2")
def then_deliver(game: Game, entry: Entry) -> None:
    """The hero hands over the item in hand, if carried, and that sets a flag; several items can be handed over."""
    s = game.state
    item, flag = item_name(s, s.item), id_of(s, entry)
    found = next((effect for effect in effects_of(s) if isinstance(effect, sheets.Deliver)), None)
    if found is None:
        _add_effect(s, sheets.Deliver(flags={item: flag}))
    else:
        more = replace(found, flags=found.flags | {item: flag})
        _rewrite(s, tuple(more if effect is found else effect for effect in effects_of(s)))


# --- monsters ---------------------------------------------------------------------------------------------------------


def kinds_that_wait(s: State, seat: int) -> Iterable[tuple[int]]:
    waiting = {row.kind for row in s.quest.monsters if row.waits} if _is_open(s) else set()
    return [(kind,) for kind, name in enumerate(MONSTERS.names) if name in waiting]


def characters_that_wait(s: State, seat: int) -> Iterable[tuple[int]]:
    waiting = {row.kind for row in s.quest.monsters if row.waits}
    return [(entry,) for (entry,) in _of(s, "character") if id_of(s, entry) in waiting]


@law("QW-EFF-1")
def wakes_kind_already(s: State, seat: int, kind: int) -> Refusal | None:
    return DOES_ALREADY if sheets.SpawnWaiting(monster=str(MONSTERS.name(kind))) in effects_of(s) else None


@step("QW-EFF-1", "QW-MON-5")
def then_wake_kind(game: Game, monster: Monster) -> None:
    """It brings in the waiting monsters of a kind."""
    _add_effect(game.state, sheets.SpawnWaiting(monster=str(MONSTERS.name(monster))))


@law("QW-EFF-1")
def wakes_already(s: State, seat: int, entry: int) -> Refusal | None:
    return DOES_ALREADY if sheets.SpawnWaiting(monster=id_of(s, entry)) in effects_of(s) else None


@step("QW-EFF-1", "QW-MON-5")
def then_wake(game: Game, entry: Entry) -> None:
    """It brings in a waiting character."""
    _add_effect(game.state, sheets.SpawnWaiting(monster=id_of(game.state, entry)))


def every_caster(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(entry,) for (entry,) in _of(s, "character") if row_of(s, entry).spells]


@law("QW-EFF-1")
def regains_already(s: State, seat: int, entry: int) -> Refusal | None:
    return DOES_ALREADY if sheets.RegainSpell(monster=id_of(s, entry)) in effects_of(s) else None


@step("QW-EFF-1")
def then_regain(game: Game, entry: Entry) -> None:
    """A caster gets back the first of its spent spells."""
    _add_effect(game.state, sheets.RegainSpell(monster=id_of(game.state, entry)))


def every_spell(s: State, seat: int) -> Iterable[tuple[int, int]]:
    return [(entry, SPELLS.number(name)) for (entry,) in every_caster(s, seat) for name in row_of(s, entry).spells]


@law("QW-EFF-1")
def casts_already(s: State, seat: int, entry: int, spell: int) -> Refusal | None:
    effect = sheets.MustCast(monster=id_of(s, entry), spell=str(SPELLS.name(spell)))
    return DOES_ALREADY if effect in effects_of(s) else None


@step("QW-EFF-1")
def then_cast(game: Game, entry: Entry, spell: Spell) -> None:
    """A caster must cast this spell when it acts next."""
    _add_effect(game.state, sheets.MustCast(monster=id_of(game.state, entry), spell=str(SPELLS.name(spell))))


def every_sort(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(sort,) for sort in range(len(TAGS.names))] if _is_open(s) else []


def _weakening(s: State, sort: int) -> sheets.Weaken | None:
    tag = monsters_of(sort).tag
    found = [effect for effect in effects_of(s) if isinstance(effect, sheets.Weaken) and effect.monsters.tag == tag]
    return found[0] if found else None


@law("QW-EFF-1")
def no_weaker(s: State, seat: int, sort: int) -> Refusal | None:
    found = _weakening(s, sort)
    return NO_WEAKER if found is not None and found.defend >= MOST_WEAKER else None


@step("QW-EFF-1")
def then_weaken(game: Game, sort: Sort) -> None:
    """All monsters, or all of one sort, defend with one die less; each further time with another die less."""
    s = game.state
    found = _weakening(s, sort)
    if found is None:
        _add_effect(s, sheets.Weaken(monsters=monsters_of(sort), defend=1))
    else:
        worse = replace(found, defend=found.defend + 1)
        _rewrite(s, tuple(worse if effect is found else effect for effect in effects_of(s)))


# --- allies -----------------------------------------------------------------------------------------------------------


def every_ally(s: State, seat: int) -> Iterable[tuple[int]]:
    return _of(s, "ally") if open_family(s) == "action" else []


@law("QW-EFF-1", "QW-OBJ-3")
def joins_already(s: State, seat: int, entry: int) -> Refusal | None:
    """An ally joins once."""
    return JOINS_ALREADY if row_of(s, entry).joins is not None else None


@step("QW-EFF-1", "QW-OBJ-3")
def then_join(game: Game, entry: Entry) -> None:
    """An ally joins the heroes when the open action is done, instead of from the start."""
    s = game.state
    rewrite(s, entry, replace(row_of(s, entry), joins=open_row(s).id))
    _add_effect(s, sheets.AllyJoins(ally=id_of(s, entry)))


# --- order, and removing ----------------------------------------------------------------------------------------------


def every_effect(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(place + 1,) for place in range(len(effects_of(s)))] if _is_open(s) else []


def later_effects(s: State, seat: int) -> Iterable[tuple[int]]:
    return list(every_effect(s, seat))[1:]


@step("QW-EFF-3")
def do_sooner(game: Game, number: int) -> None:
    """Move an effect, counted from 1, one position up."""
    effects = list(effects_of(game.state))
    effects[number - 2 : number] = [effects[number - 1], effects[number - 2]]
    _rewrite(game.state, tuple(effects))


@step("QW-EFF-3", "QW-OBJ-3")
def drop_effect(game: Game, number: int) -> None:
    """Remove an effect; an ally that joined by it is there from the start again."""
    s = game.state
    effects = effects_of(s)
    gone = effects[number - 1]
    _rewrite(s, (*effects[: number - 1], *effects[number:]))
    ally = entry_named(s, gone.ally, "ally") if isinstance(gone, sheets.AllyJoins) else NONE
    if ally != NONE:
        rewrite(s, ally, replace(row_of(s, ally), joins=None))


def if_may_recur(s: State, seat: int) -> Iterable[tuple[int, ...]]:
    return [()] if page_name(s) == "when" and has_effects(s) else []


@step("QW-EFF-4")
def do_again(game: Game) -> None:
    """Toggle: it happens whenever it can, or only once."""
    row = open_row(game.state)
    rewrite(game.state, game.state.open, replace(row, once=not row.once))


ACTING = (
    Offer(then_set, every_flag, each=(sets_already,)),
    Offer(then_give, if_effects, closed=(not_to_be_given,)),
    Offer(then_deliver, every_flag, closed=(not_to_be_delivered,)),
    Offer(then_wake, characters_that_wait, each=(wakes_already,)),
    Offer(then_wake_kind, kinds_that_wait, each=(wakes_kind_already,)),
    Offer(then_regain, every_caster, each=(regains_already,)),
    Offer(then_cast, every_spell, each=(casts_already,)),
    Offer(then_weaken, every_sort, each=(no_weaker,)),
    Offer(then_join, every_ally, each=(joins_already,)),
    Offer(then_reveal, if_effects, closed=(reveals_already,)),
    Offer(do_sooner, later_effects),
    Offer(drop_effect, every_effect),
    Offer(do_again, if_may_recur),
)
