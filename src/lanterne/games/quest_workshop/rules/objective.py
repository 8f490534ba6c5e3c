"""The goal (QW-GOA)."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.quest_workshop.entries import every, id_of, item_name, item_named, row_of
from lanterne.games.quest_workshop.rules.pages import on
from lanterne.games.quest_workshop.rules.rooms import given
from lanterne.games.quest_workshop.state import (
    ANY,
    NONE,
    SORTS,
    TAGS,
    Entry,
    Game,
    Item,
    Sort,
    State,
    change,
    page_name,
)

ASKED_ALREADY = Refusal("asked-already", "QW-GOA-2")
INDESTRUCTIBLE = Refusal("indestructible", "QW-GOA-1")

LEAVE, EXPLORE = sheets.LeaveByExit(), sheets.Explore()


def monsters_of(sort: int) -> sheets.Monsters:
    """All monsters, or those of one sort."""
    return sheets.Monsters() if sort == ANY else sheets.Monsters(tag=SORTS[sort - 1])


def _on_goal(s: State, *families: str) -> Iterable[tuple[int]]:
    return every(s, *families) if page_name(s) == "goal" else []


# --- the parts of the goal --------------------------------------------------------------------------------------------


def foes(s: State, seat: int) -> Iterable[tuple[int]]:
    return _on_goal(s, "character", "object")


@law("QW-GOA-1", "QW-GOA-2")
def kill_asked(s: State, seat: int, entry: int) -> Refusal | None:
    """An object without Body Points cannot be destroyed."""
    row = row_of(s, entry)
    if isinstance(row, sheets.Object) and not row.body:
        return INDESTRUCTIBLE
    return ASKED_ALREADY if sheets.Kill(monster=row.id) in s.quest.parts else None


@step("QW-GOA-1")
def ask_kill(game: Game, entry: Entry) -> None:
    """The heroes must kill a character, or destroy an object."""
    _ask(game.state, sheets.Kill(monster=id_of(game.state, entry)))


def _ask(s: State, part: sheets.AnyPart) -> None:
    change(s, parts=(*s.quest.parts, part))


def every_sort(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(sort,) for sort in range(len(TAGS.names))] if page_name(s) == "goal" else []


@law("QW-GOA-2")
def clearing_asked(s: State, seat: int, sort: int) -> Refusal | None:
    tag = monsters_of(sort).tag
    asked = any(isinstance(part, sheets.KillAll) and part.monsters.tag == tag for part in s.quest.parts)
    return ASKED_ALREADY if asked else None


@step("QW-GOA-1")
def ask_clearing(game: Game, sort: Sort) -> None:
    """The heroes must kill all monsters, or all of one sort; wandering ones do not count."""
    _ask(game.state, sheets.KillAll(monsters=monsters_of(sort), wandering=False))


def items_to_be_had(s: State, seat: int) -> Iterable[tuple[int]]:
    """What heroes can get in the quest."""
    if page_name(s) != "goal":
        return []
    return [(item,) for name in dict.fromkeys(given(s)) if (item := item_named(s, name)) != NONE]


@law("QW-GOA-2")
def carrying_asked(s: State, seat: int, item: int) -> Refusal | None:
    return ASKED_ALREADY if sheets.CarryOut(item=item_name(s, item)) in s.quest.parts else None


@step("QW-GOA-1")
def ask_carry(game: Game, item: Item) -> None:
    """The heroes must carry an item out."""
    _ask(game.state, sheets.CarryOut(item=item_name(game.state, item)))


def every_ally(s: State, seat: int) -> Iterable[tuple[int]]:
    return _on_goal(s, "ally")


@law("QW-GOA-2")
def escort_asked(s: State, seat: int, entry: int) -> Refusal | None:
    return ASKED_ALREADY if sheets.EscortOut(ally=id_of(s, entry)) in s.quest.parts else None


@step("QW-GOA-1")
def ask_escort(game: Game, entry: Entry) -> None:
    """The heroes must lead an ally out."""
    _ask(game.state, sheets.EscortOut(ally=id_of(game.state, entry)))


def every_flag(s: State, seat: int) -> Iterable[tuple[int]]:
    return _on_goal(s, "flag")


@law("QW-GOA-2")
def flag_asked(s: State, seat: int, entry: int) -> Refusal | None:
    return ASKED_ALREADY if sheets.Flag(flag=id_of(s, entry)) in s.quest.parts else None


@step("QW-GOA-1")
def ask_flag(game: Game, entry: Entry) -> None:
    """The heroes must get a note or an action to set a flag."""
    _ask(game.state, sheets.Flag(flag=id_of(game.state, entry)))


@law("QW-GOA-2")
def leaving_asked(s: State, seat: int) -> Refusal | None:
    return ASKED_ALREADY if LEAVE in s.quest.parts else None


@step("QW-GOA-1")
def ask_leaving(game: Game) -> None:
    """A hero must leave by the exit."""
    _ask(game.state, LEAVE)


@law("QW-GOA-2")
def exploring_asked(s: State, seat: int) -> Refusal | None:
    return ASKED_ALREADY if EXPLORE in s.quest.parts else None


@step("QW-GOA-1")
def ask_exploring(game: Game) -> None:
    """The heroes must have seen every room."""
    _ask(game.state, EXPLORE)


def every_part(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(place + 1,) for place in range(len(s.quest.parts))] if page_name(s) == "goal" else []


@step("QW-GOA-2")
def drop_part(game: Game, number: int) -> None:
    """Remove a part of the goal, counted from 1."""
    s = game.state
    change(s, parts=(*s.quest.parts[: number - 1], *s.quest.parts[number:]))


def _slaughters(s: State) -> list[tuple[int, sheets.KillAll]]:
    """The parts that ask to kill all monsters of a sort, counted from 1."""
    if page_name(s) != "goal":
        return []
    return [(number, part) for number, part in enumerate(s.quest.parts, 1) if isinstance(part, sheets.KillAll)]


def slaughters(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(number,) for number, _ in _slaughters(s)]


@step("QW-GOA-4")
def count_wandering(game: Game, number: int) -> None:
    """Toggle: wandering monsters count in this part of the goal."""
    _change_part(game.state, number, lambda part: replace(part, wandering=not part.wandering))


def spared(s: State, seat: int) -> Iterable[tuple[int, int]]:
    return [(entry, number) for number, _ in _slaughters(s) for (entry,) in every(s, "character")]


@step("QW-GOA-4")
def spare_in_goal(game: Game, entry: Entry, number: int) -> None:
    """Toggle: a character does not count in this part of the goal."""
    name = id_of(game.state, entry)
    _change_part(game.state, number, lambda part: replace(part, monsters=besides(part.monsters, name)))


def besides(which: sheets.Monsters, name: str) -> sheets.Monsters:
    """These monsters with one more exception, or without it again."""
    others = tuple(each for each in which.besides if each != name)
    return replace(which, besides=others if name in which.besides else (*others, name))


def _change_part(s: State, number: int, change_part: Callable[[sheets.KillAll], sheets.KillAll]) -> None:
    parts = list(s.quest.parts)
    part = parts[number - 1]
    if isinstance(part, sheets.KillAll):
        parts[number - 1] = change_part(part)
    change(s, parts=tuple(parts))


AIMING = (
    Offer(ask_kill, foes, each=(kill_asked,)),
    Offer(ask_clearing, every_sort, each=(clearing_asked,)),
    Offer(ask_carry, items_to_be_had, each=(carrying_asked,)),
    Offer(ask_escort, every_ally, each=(escort_asked,)),
    Offer(ask_flag, every_flag, each=(flag_asked,)),
    Offer(ask_leaving, on("goal"), closed=(leaving_asked,)),
    Offer(ask_exploring, on("goal"), closed=(exploring_asked,)),
    Offer(drop_part, every_part),
    Offer(count_wandering, slaughters),
    Offer(spare_in_goal, spared),
)
