"""The goal and the reward (QW-GOA)."""

from collections.abc import Iterable

from lanterne.engine import Offer, Refusal, law, step
from lanterne.games.heroquest.content import sheets
from lanterne.games.quest_workshop.rules.rooms import given
from lanterne.games.quest_workshop.state import (
    CHARACTERS,
    FLAGS,
    ITEMS,
    Character,
    Flag,
    Game,
    Item,
    State,
    change,
)

REWARDS = range(0, 401, 50)

ASKED_ALREADY = Refusal("asked-already", "QW-GOA-2")
REWARD_ALREADY = Refusal("reward-already", "QW-GOA-3")


def every_character(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(number,) for number in range(min(len(s.quest.characters), len(CHARACTERS.names)))]


def items_to_be_had(s: State, seat: int) -> Iterable[tuple[int]]:
    """What heroes can get in the quest."""
    return [(ITEMS.number(name),) for name in dict.fromkeys(given(s)) if name in ITEMS.names]


def every_flag(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(flag,) for flag in range(len(FLAGS.names))]


def _kill(s: State, character: int) -> sheets.Kill:
    return sheets.Kill(monster=s.quest.characters[character].id)


KILL_ALL = sheets.KillAll(monsters=sheets.Monsters(), wandering=False)
LEAVE, EXPLORE = sheets.LeaveByExit(), sheets.Explore()


@law("QW-GOA-2")
def kill_asked(s: State, seat: int, character: int) -> Refusal | None:
    return ASKED_ALREADY if _kill(s, character) in s.quest.parts else None


@law("QW-GOA-2")
def carrying_asked(s: State, seat: int, item: int) -> Refusal | None:
    return ASKED_ALREADY if sheets.CarryOut(item=str(ITEMS.name(item))) in s.quest.parts else None


@law("QW-GOA-2")
def flag_asked(s: State, seat: int, flag: int) -> Refusal | None:
    return ASKED_ALREADY if sheets.Flag(flag=str(FLAGS.name(flag))) in s.quest.parts else None


@law("QW-GOA-2")
def clearing_asked(s: State, seat: int) -> Refusal | None:
    return ASKED_ALREADY if any(isinstance(part, sheets.KillAll) for part in s.quest.parts) else None


@law("QW-GOA-2")
def leaving_asked(s: State, seat: int) -> Refusal | None:
    return ASKED_ALREADY if LEAVE in s.quest.parts else None


@law("QW-GOA-2")
def exploring_asked(s: State, seat: int) -> Refusal | None:
    return ASKED_ALREADY if EXPLORE in s.quest.parts else None


def _ask(s: State, part: sheets.AnyPart) -> None:
    change(s, parts=(*s.quest.parts, part))


@step("QW-GOA-1")
def ask_kill(game: Game, character: Character) -> None:
    """The heroes must kill a character."""
    _ask(game.state, _kill(game.state, character))


@step("QW-GOA-1")
def ask_carry(game: Game, item: Item) -> None:
    """The heroes must carry an item out."""
    _ask(game.state, sheets.CarryOut(item=str(ITEMS.name(item))))


@step("QW-GOA-1")
def ask_flag(game: Game, flag: Flag) -> None:
    """The heroes must bring about what a note sets a flag for."""
    _ask(game.state, sheets.Flag(flag=str(FLAGS.name(flag))))


@step("QW-GOA-1")
def ask_clearing(game: Game) -> None:
    """The heroes must kill all monsters, but for wandering ones."""
    _ask(game.state, KILL_ALL)


@step("QW-GOA-1")
def ask_leaving(game: Game) -> None:
    """A hero must leave by the exit."""
    _ask(game.state, LEAVE)


@step("QW-GOA-1")
def ask_exploring(game: Game) -> None:
    """The heroes must have seen every room."""
    _ask(game.state, EXPLORE)


def every_part(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(place + 1,) for place in range(len(s.quest.parts))]


@step("QW-GOA-2")
def drop_part(game: Game, number: int) -> None:
    """A part of the goal, counted from 1, is asked no longer."""
    s = game.state
    change(s, parts=(*s.quest.parts[: number - 1], *s.quest.parts[number:]))


def every_reward(s: State, seat: int) -> Iterable[tuple[int]]:
    return [(gold,) for gold in REWARDS]


@law("QW-GOA-3")
def reward_already(s: State, seat: int, gold: int) -> Refusal | None:
    return REWARD_ALREADY if s.quest.gold == gold else None


@step("QW-GOA-3")
def promise(game: Game, gold: int) -> None:
    """So much gold is the reward of every hero who comes home."""
    change(game.state, gold=gold)


AIMING = (
    Offer(ask_kill, every_character, each=(kill_asked,)),
    Offer(ask_clearing, closed=(clearing_asked,)),
    Offer(ask_carry, items_to_be_had, each=(carrying_asked,)),
    Offer(ask_flag, every_flag, each=(flag_asked,)),
    Offer(ask_leaving, closed=(leaving_asked,)),
    Offer(ask_exploring, closed=(exploring_asked,)),
    Offer(drop_part, every_part),
    Offer(promise, every_reward, each=(reward_already,)),
)
